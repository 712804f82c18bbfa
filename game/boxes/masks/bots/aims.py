"""What is to be had where on the map, for one seat, and what it is worth to stand somewhere."""

from collections.abc import Iterator

from attrs import define, field, frozen

from game.boxes.masks.bots.collecting import worth_of_new_krana
from game.boxes.masks.bots.hardships import next_mission
from game.boxes.masks.bots.lead import great_share
from game.boxes.masks.bots.motives import Errand, ForCards, ForMask, ForOwed, ForSwarm, ForTask
from game.boxes.masks.bots.odds import points_of
from game.boxes.masks.bots.swarming import declaration_worth
from game.boxes.masks.bots.ways import FAR, Manner, turns_to
from game.core.seats import Seat
from game.rules.masks.holding.limits import room
from game.rules.masks.pieces import Deck, SpaceKind
from game.rules.masks.printed.editions import MaskMode
from game.rules.masks.printed.effects import Banned, Give, Visit
from game.rules.masks.printed.land import apart
from game.rules.masks.state import OpenTask, Table
from game.rules.masks.walking.spaces import is_banned, meant_spaces

TURN = 0.13  # what a turn is worth, in prizes
DRAW = (0.34, 0.3, 0.24, 0.18, 0.12, 0.08, 0.03)  # a GA, to who holds so many
OWED = 0.25  # a card that a task waits for
FREEDOM = 0.45  # to be rid of a task
ADVICE = 0.35  # a Turaga card as a prize
NOBLE = 0.3  # a Noble Mask beside it
PLAIN_CHANCE, CHANCE_PER_CARD, BEST_CHANCE = 0.5, 0.08, 0.8  # to win a challenge
LATER = 0.5  # of a Challenge space, while a task bars it


@frozen(eq=False)
class Aim:
    """Something to be had on one of these spaces, so many turns away from each space."""

    spaces: tuple[int, ...]
    worth: float
    turns: dict[int, float]
    errand: Errand
    ends_move: bool = False  # only there, where the move ends (P6)
    is_barred: bool = False  # by a task, for now

    def nearest(self, space: int) -> int:
        """Of its spaces, from there."""
        return min(self.spaces, key=lambda each: apart(each, space))


@define
class Aims:
    """All of them, for the seat that decides."""

    table: Table
    seat: Seat
    manner: Manner
    all: list[Aim] = field(factory=list)
    by_space: dict[int, Aim] = field(factory=dict)
    _known: dict[int, tuple[float, Aim | None]] = field(factory=dict)

    def standing(self, space: int, without: tuple[Aim, ...] = ()) -> float:
        """What it is worth to stand there: the best that can be gone for, less the way."""
        best, aim = self._best(space)
        if aim is None or aim not in without:
            return best
        return max(
            (x.worth - TURN * x.turns.get(space, FAR) for x in self.all if x not in without),
            default=0.0,
        )

    def aim_at(self, space: int) -> Aim | None:
        """The best that can be gone for from there."""
        return self._best(space)[1]

    def _best(self, space: int) -> tuple[float, Aim | None]:
        found = self._known.get(space)
        if found is None:
            best: float | None = None
            which = None
            for aim in self.all:
                worth = aim.worth - TURN * aim.turns.get(space, FAR)
                if best is None or worth > best:
                    best, which = worth, aim
            found = self._known[space] = (best or 0.0, which)
        return found


def aims_of(table: Table, seat: Seat) -> Aims:
    manner = Manner(
        table.terms.land,
        table.terms.plain_steps,
        next_mission(table, seat),
        not is_banned(table, seat, Banned.PORTAL),
    )
    aims = Aims(table, seat, manner)
    for spaces, worth, errand, ends_move, is_barred in (
        *_challenges(table, seat),
        *_draws(table, seat),
        *_swarm(table, seat),
        *_visits(table, seat),
    ):
        aim = Aim(spaces, worth, turns_to(manner, spaces), errand, ends_move, is_barred)
        aims.all.append(aim)
        for space in spaces:
            if space not in aims.by_space or worth > aims.by_space[space].worth:
                aims.by_space[space] = aim
    return aims


Found = tuple[tuple[int, ...], float, Errand, bool, bool]


# Challenges


def prize_worth(table: Table, seat: Seat) -> float:
    greats = great_share(table, seat)
    worth = greats + ADVICE * (1 - greats)
    if table.terms.mode is MaskMode.MIGHT and table.seats[seat].nobles:
        worth += NOBLE
    return worth


def usual_chance(table: Table, seat: Seat) -> float:
    """To win a challenge, judged by the own hand alone: it is asked at every step."""
    actions = table.terms.cards.actions
    hand = table.seats[seat].hands[Deck.GA]
    helping = sum(1 for card in hand if points_of(actions[card.key], ()))
    return min(BEST_CHANCE, PLAIN_CHANCE + CHANCE_PER_CARD * helping)


def _challenges(table: Table, seat: Seat) -> Iterator[Found]:
    own, land = table.seats[seat], table.terms.land
    worth = usual_chance(table, seat) * prize_worth(table, seat)
    is_barred = bool(own.tasks)
    for space in land.of_kind(SpaceKind.CHALLENGE):
        if space != own.last_challenge:
            circles = land.places[space].circles
            share = LATER if is_barred else 1
            yield (space,), circles * worth * share, ForMask(circles), False, is_barred


# Cards


def _draws(table: Table, seat: Seat) -> Iterator[Found]:
    own, land = table.seats[seat], table.terms.land
    if is_banned(table, seat, Banned.DRAWS):
        return
    worth, errand = worth_of_draw(table, seat), _errand_of_draw(table, seat)
    for space in land.of_kind(SpaceKind.GAME_ACTION):
        if space != own.last_draw:
            yield (space,), worth * land.places[space].circles, errand, False, False


def _errand_of_draw(table: Table, seat: Seat) -> Errand:
    owed = next((deck for deck in (Deck.GA, Deck.VA) if is_owed(table, seat, deck)), None)
    return ForCards() if owed is None else ForOwed(owed)


def worth_of_draw(table: Table, seat: Seat) -> float:
    own = table.seats[seat]
    if is_owed(table, seat, Deck.GA) or is_owed(table, seat, Deck.VA):
        return OWED
    if room(table, seat, Deck.GA) <= 0:
        return DRAW[-1] if table.terms.has_rahi or table.terms.has_swarm else 0.0
    return DRAW[min(len(own.hands[Deck.GA]), len(DRAW) - 1)]


def is_owed(table: Table, seat: Seat, deck: Deck) -> bool:
    return any(
        isinstance(task.effect, Give) and deck in task.effect.decks
        for task in current_tasks(table, seat)
    )


def current_tasks(table: Table, seat: Seat) -> tuple[OpenTask, ...]:
    """Those that can be worked on (N3)."""
    tasks = table.seats[seat].tasks
    return tasks[:1] if table.terms.edition.tasks_in_order else tasks


# The swarm and Missions


def _swarm(table: Table, seat: Seat) -> Iterator[Found]:
    if not table.terms.has_swarm:
        return
    worth = max(worth_of_new_krana(table, seat), declaration_worth(table, seat))
    if is_owed(table, seat, Deck.KRANA):
        worth += OWED
    for space in table.terms.land.of_kind(SpaceKind.BOHROK):
        if space != table.seats[seat].last_bohrok:
            yield (space,), worth, ForSwarm(), True, False


def _visits(table: Table, seat: Seat) -> Iterator[Found]:
    for task in current_tasks(table, seat):
        if isinstance(task.effect, Visit):
            spaces = meant_spaces(table, seat, task.effect.spaces)
            if spaces:
                yield spaces, FREEDOM, ForTask(task.card.key), False, False
