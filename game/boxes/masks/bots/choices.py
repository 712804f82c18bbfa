"""What cards, Missions and powers ask for: the smaller choices."""

from game.boxes.masks.bots.aims import aims_of, is_owed
from game.boxes.masks.bots.hardships import price_of
from game.boxes.masks.bots.lead import danger, is_duel, most_dangerous, threat
from game.boxes.masks.bots.odds import chances_to_win
from game.boxes.masks.bots.ways import Manner, turns_to
from game.boxes.masks.bots.worth import worth_of, worth_of_action
from game.core.seats import Seat
from game.rules.masks.actions import (
    Action,
    Answer,
    Arrange,
    Bury,
    ChooseCard,
    ChooseDeck,
    ChoosePlace,
    ChooseSeat,
    ChooseSkill,
    ChooseSpace,
    Decline,
    DiscardCard,
    DrawFrom,
    Pass,
    Pay,
    TakePrize,
    Target,
    TurnUpMission,
    UsePower,
)
from game.rules.masks.holding.stacks import home_of
from game.rules.masks.phases import (
    Answering,
    Arranging,
    ChoosingDeck,
    ChoosingMask,
    Drawing,
    SettingPawn,
)
from game.rules.masks.pieces import HIDDEN, Deck, Skill, SpaceKind
from game.rules.masks.printed.effects import KnockOff, Refit, SkipMove
from game.rules.masks.state import Table

WELL_STOCKED = 3  # GA; with so many other decks are looked at
RAHI_WANTED = 5
VA_WANTED = 3
POOR = 0.08  # a card that a new one is likely to better


# Spaces


def on_mission(table: Table, seat: Seat, legal: list[Action]) -> Action:
    """Passed, unless it is known to be kind."""
    cards = table.stacks[home_of(table, Deck.MISSION, seat)].cards
    if cards and cards[-1].key != HIDDEN and price_of(table.terms, cards[-1].key) <= 0:
        return TurnUpMission()
    passing = [action for action in legal if not isinstance(action, TurnUpMission)]
    powers = [action for action in passing if isinstance(action, UsePower)]
    return (powers or passing or [TurnUpMission()])[0]


def draw(table: Table, phase: Drawing, legal: list[Action]) -> Action:
    seat = phase.seat
    for action in legal:
        if isinstance(action, UsePower) and action.share_with is None:
            return action
    discards = [action for action in legal if isinstance(action, DiscardCard)]
    if discards:
        worst = min(discards, key=lambda one: worth_of_action(table.terms, one.card))
        if worth_of_action(table.terms, worst.card) < POOR:
            return worst
    decks = [action.deck for action in legal if isinstance(action, DrawFrom)]
    return DrawFrom(_best_deck(table, seat, decks)) if decks else Decline()


def _best_deck(table: Table, seat: Seat, decks: list[Deck]) -> Deck:
    """What a task waits for; GA while there are few; then what is rare."""
    hands = table.seats[seat].hands
    for deck in decks:
        if is_owed(table, seat, deck):
            return deck
    if Deck.GA in decks and len(hands[Deck.GA]) < WELL_STOCKED:
        return Deck.GA
    if Deck.RAHI in decks and len(hands[Deck.RAHI]) < RAHI_WANTED:
        return Deck.RAHI
    if Deck.VA in decks and len(hands[Deck.VA]) < VA_WANTED and Deck.GA not in decks:
        return Deck.VA
    return decks[0]


def target(table: Table, seat: Seat, legal: list[Action]) -> Action:
    """Whom it is likely to beat."""
    others = [action.seat for action in legal if isinstance(action, Target)]
    chances = chances_to_win(table, seat, others)
    return Target(others[chances.index(max(chances))])


# Cards


def cheapest_payment(table: Table, seat: Seat, legal: list[Action]) -> Action:
    """The least useful card, for the task that is soonest done."""
    tasks = table.seats[seat].tasks
    pays = [action for action in legal if isinstance(action, Pay)]
    return min(pays, key=lambda one: (tasks[one.task].owed, worth_of(table, seat, one.card)))


def least_useful(table: Table, seat: Seat, legal: list[Action]) -> Action:
    cards = [action for action in legal if isinstance(action, ChooseCard)]
    return min(cards, key=lambda one: worth_of(table, seat, one.card))


def choose_deck(table: Table, phase: ChoosingDeck) -> Action:
    if phase.victim is not None:
        return ChooseDeck(Deck.GA if Deck.GA in phase.decks else phase.decks[0])
    return ChooseDeck(_best_deck(table, phase.seat, list(phase.decks)))


def arrange(table: Table, phase: Arranging, legal: list[Action]) -> Action:
    """The best are kept; a hard Mission is buried."""
    seen = table.stacks[phase.home].cards
    if phase.may_bury:
        return Bury() if price_of(table.terms, seen[-1].key) > 0 else Decline()

    def worth(action: Action) -> float:
        assert isinstance(action, Arrange)
        return sum(worth_of_action(table.terms, key) for key in action.kept)

    return max(legal, key=worth)


def choose_mask(table: Table, phase: ChoosingMask) -> Action:
    """Off with the strongest of another; an own one comes in if it is the best."""
    cards, owner = table.terms.cards.masks, phase.owner

    def points(key: str) -> int:
        worn = next(worn for worn in table.seats[owner].masks if worn.key == key)
        value = 0 if (skill := cards[key].skill) is None else table.terms.value(owner, skill)
        return (cards[key].foil_points if worn.is_foil else cards[key].points) * 10 + value

    if isinstance(phase.deed.effect, KnockOff | Refit) or owner != phase.seat:
        return ChooseCard(max(phase.masks, key=points))
    return ChooseCard(min(phase.masks, key=points))


def take_prize() -> Action:
    """From the pile with the Great Masks: they win."""
    return TakePrize(is_noble=False)


# Pawns


def set_pawn(table: Table, phase: SettingPawn) -> Action:
    """The own one where it is best, another's where that is worst."""
    if phase.pawn == phase.seat:
        aims = aims_of(table, phase.seat)
        return ChooseSpace(max(phase.spaces, key=aims.standing))
    ways = turns_to(_walking(table), _open_challenges(table, phase.pawn))
    return ChooseSpace(max(phase.spaces, key=lambda space: ways.get(space, 0.0)))


def _walking(table: Table) -> Manner:
    return Manner(table.terms.land, table.terms.plain_steps, 0.0, uses_portals=True)


def _open_challenges(table: Table, seat: Seat) -> tuple[int, ...]:
    spaces = table.terms.land.of_kind(SpaceKind.CHALLENGE)
    return tuple(space for space in spaces if space != table.seats[seat].last_challenge)


# Lasting things and answers


def hardest_task(table: Table, seat: Seat, legal: list[Action]) -> Action:
    tasks = table.seats[seat].tasks
    places = [action for action in legal if isinstance(action, ChoosePlace)]
    return max(places, key=lambda one: price_of(table.terms, tasks[one.place].card.key))


def worst_lasting(table: Table, seat: Seat, legal: list[Action]) -> Action:
    lasting = table.seats[seat].lasting
    places = [action for action in legal if isinstance(action, ChoosePlace)]
    return max(
        places,
        key=lambda one: (isinstance(lasting[one.place].effect, SkipMove), lasting[one.place].turns),
    )


def choose_skill(table: Table, seat: Seat) -> Action:
    """The weakest of those that are known to come next, or of all."""
    cards = table.stacks[Deck.GMC].cards
    skills: tuple[Skill, ...] = tuple(Skill)
    if cards and cards[-1].key != HIDDEN:
        skills = table.terms.cards.challenges[cards[-1].key].skills
    return ChooseSkill(min(skills, key=lambda skill: table.terms.value(seat, skill)))


def choose_seat(table: Table, seat: Seat, legal: list[Action]) -> Action:
    """Who suffers instead."""
    others = [action.seat for action in legal if isinstance(action, ChooseSeat)]
    return ChooseSeat(most_dangerous(table, seat, others))


ANSWER_WORTH = 0.12
NEAR = 0.6


def answer(table: Table, phase: Answering) -> Action:
    """What is meant for oneself is dodged or negated, and what helps a rival near to winning."""
    play, seat = phase.play, phase.seat
    if play.player == seat:  # the own card has been negated
        wants = play.is_negated and worth_of_action(table.terms, play.card.key) >= ANSWER_WORTH
        return Answer(phase.mask) if wants else Pass()
    if play.is_negated:
        return Answer(phase.mask) if play.target == most_dangerous(table, seat) else Pass()
    challenge = table.challenge
    meant = play.target == seat
    if challenge is not None and seat in {challenge.challenger, challenge.defender}:
        meant = True
    is_rival = danger(table, play.player) >= danger(table, seat) or is_duel(table)
    helps_rival = is_rival and threat(table, play.player) >= NEAR
    if meant or (helps_rival and worth_of_action(table.terms, play.card.key) >= ANSWER_WORTH):
        return Answer(phase.mask)
    return Pass()
