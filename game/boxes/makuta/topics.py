"""What is new to whoever plays the quest for the first time, and where on the table it is met."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from game.core.seats import Seat
from game.rules.makuta import events, phases
from game.rules.makuta.actions import ChallengeMakuta
from game.rules.makuta.movement import walks
from game.rules.makuta.pieces import EVERYONE, Kanohi, Kind
from game.rules.makuta.play import legal_actions, to_move
from game.rules.makuta.state import Observation
from game.rules.makuta.targets import ROLLS, AtButton, AtDisc, AtField, Button, Target, explores
from game.shelf.teaching import Topic

Met: TypeAlias = Target | str | None  # what it is about, by its name if it has no target
About: TypeAlias = Callable[[Observation, Sequence[events.Event]], Met]
OPTIONS = {"H4": 1}  # a first game is a short one
FIRST_TOKENS = 2  # a key and a power token, in a short game (H4)
FACTS = frozenset({"toa"})  # that the words of the guide may use
LESSONS = {  # how many notes each has, in the order of learning
    "moving": 5,
    "gates": 4,
    "duels": 5,
    "masks": 5,
    "temple": 6,
    "akaku": 4,
}


def _own(seen: Observation) -> Seat:
    """Whoever is spoken to has to decide."""
    seat = to_move(seen)
    assert seat is not None
    return seat


def _here(seen: Observation) -> AtField:
    return AtField(seen.pawns[_own(seen)])


# Moving


def _goal(seen: Observation, told: Sequence[events.Event]) -> Met:
    """The line that says what is still needed."""
    return "goal"


def _roll(seen: Observation, told: Sequence[events.Event]) -> Met:
    is_start = isinstance(seen.phase, phases.Starting)
    return AtButton(next(iter(ROLLS.values()))) if is_start else None


def _walk(seen: Observation, told: Sequence[events.Event]) -> Met:
    return _here(seen) if isinstance(seen.phase, phases.Moving) else None


def _ending(is_so: Callable[[Observation, int], bool]) -> About:
    """Where a walk can end, the nearest first."""

    def about(seen: Observation, told: Sequence[events.Event]) -> Met:
        ends = walks(seen, seen.phase) if isinstance(seen.phase, phases.Moving) else ()
        return next((AtField(end.field) for end in ends if is_so(seen, end.field)), None)

    return about


def _has_token(seen: Observation, field: int) -> bool:
    """Whoever has found one knows how."""
    is_token = field in seen.tokens.on_fields and field not in seen.tokens.rahi
    return is_token and len(seen.trays[_own(seen)]) <= _dealt(seen)


def _dealt(seen: Observation) -> int:
    """So many tokens everybody has begun with (H4)."""
    house = seen.terms.house
    return FIRST_TOKENS if house.short_game and not house.empty_trays else 0


def _has_rahi(seen: Observation, field: int) -> bool:
    return field in seen.tokens.rahi


def _tile(seen: Observation, told: Sequence[events.Event]) -> Met:
    return "ghost" if isinstance(seen.phase, phases.Placing) else None


def _company(seen: Observation, told: Sequence[events.Event]) -> Met:
    """Another pawn stands there; on the start space all of them begin."""
    here = _here(seen)
    is_alone = seen.pawns.count(here.field) == 1
    return None if is_alone or here.field == seen.terms.atlas.start_field else here


# Duels


def _duel(seen: Observation, told: Sequence[events.Event]) -> Met:
    match seen.phase:
        case phases.ChoosingDie(_, phases.RahiFoe()):
            return AtButton(next(iter(ROLLS.values())))
        case phases.ChoosingBonuses(_, phases.RahiFoe(), None):
            return AtButton(Button.CONFIRM_BONUSES)
        case _:
            return None


def _bonuses(seen: Observation, told: Sequence[events.Event]) -> Met:
    """Only where they can still make a difference."""
    if not isinstance(seen.phase, phases.ChoosingBonuses) or _is_won(seen):
        return None
    return _token(seen, Kind.KANOHI) or _token(seen, Kind.TURAGA)


def _won_already(seen: Observation, told: Sequence[events.Event]) -> Met:
    return AtButton(Button.CONFIRM_BONUSES) if _is_won(seen) else None


def _is_won(seen: Observation) -> bool:
    """By the roll alone."""
    match seen.phase:
        case phases.ChoosingBonuses(_, foe, int(roll)):
            return roll > foe.strength
        case _:
            return False


def _lost(seen: Observation, told: Sequence[events.Event]) -> Met:
    """To a Rahi, which now holds a token of theirs."""
    return next((AtField(field) for field in _losses(seen, told) if field is not None), None)


def _beaten(seen: Observation, told: Sequence[events.Event]) -> Met:
    """By Makuta: the token lies on the start space (X3)."""
    start = seen.terms.atlas.start_field
    return next((AtField(start) for field in _losses(seen, told) if field is None), None)


def _losses(seen: Observation, told: Sequence[events.Event]) -> list[int | None]:
    """Under which Rahi tokens of theirs have come."""
    lost = [event for event in told if isinstance(event, events.TokenLost)]
    return [event.field for event in lost if event.seat == _own(seen)]


# Tokens


def _has(kind: Kind) -> About:
    return lambda seen, told: _token(seen, kind)


def _new_key(seen: Observation, told: Sequence[events.Event]) -> Met:
    """One that has just been taken lies last; one that was dealt is no news."""
    seat = _own(seen)
    taken = [event for event in told if isinstance(event, events.TokenTaken)]
    is_new = any(event.seat == seat and event.disc.kind is Kind.KEY for event in taken)
    places = [place for place, disc in enumerate(seen.trays[seat]) if disc.kind is Kind.KEY]
    return AtDisc(seat, places[-1]) if is_new and places else None


def _token(seen: Observation, kind: Kind) -> AtDisc | None:
    tray = seen.trays[_own(seen)]
    places = (place for place, disc in enumerate(tray) if disc.kind is kind)
    return next((AtDisc(_own(seen), place) for place in places), None)


def _holds(mask: Kanohi) -> About:
    """As far as it lies open."""

    def about(seen: Observation, told: Sequence[events.Event]) -> Met:
        for place, disc in enumerate(seen.trays[_own(seen)]):
            if disc.kind is Kind.KANOHI and disc.face == mask:
                return AtDisc(_own(seen), place)
        return None

    return about


# Makuta


def _temple(seen: Observation, told: Sequence[events.Event]) -> Met:
    """Any of its entrances will do."""
    if seen.temple is None:
        return None
    gates = seen.terms.atlas.gates[seen.terms.atlas.makuta]
    return AtField(gates[min(gates)])


def _lock(seen: Observation, told: Sequence[events.Event]) -> Met:
    hidden = (field for field, lock in seen.tokens.locks.items() if lock.known != EVERYONE)
    return next(map(AtField, hidden), None)


def _challenge(seen: Observation, told: Sequence[events.Event]) -> Met:
    may = isinstance(seen.phase, phases.Arrived) and ChallengeMakuta() in legal_actions(seen)
    return AtButton(Button.CHALLENGE_MAKUTA) if may else None


def _makuta(seen: Observation, told: Sequence[events.Event]) -> Met:
    match seen.phase:
        case phases.ChoosingDie(_, phases.MakutaFoe()):
            return AtButton(next(iter(ROLLS.values())))
        case phases.ChoosingBonuses(_, phases.MakutaFoe()):
            return AtButton(Button.CONFIRM_BONUSES)
        case _:
            return None


# What has to be decided comes before what merely lies there.
TOPICS = (
    Topic("goal", _goal),
    Topic("roll", _roll),
    Topic("walk", _walk),
    Topic("tile", _tile),
    Topic("makuta", _makuta),
    Topic("challenge", _challenge),
    Topic("duel", _duel),
    Topic("bonuses", _bonuses),
    Topic("won_already", _won_already),
    Topic("lost", _lost),
    Topic("beaten", _beaten),
    Topic("temple", _temple),
    Topic("lock", _lock),
    Topic("company", _company),
    Topic("token", _ending(_has_token)),
    Topic("key", _new_key),
    Topic("mask", _has(Kind.KANOHI)),
    Topic("turaga", _has(Kind.TURAGA)),
    Topic("akaku", _holds(Kanohi.AKAKU), is_private=True),
    Topic("miru", _holds(Kanohi.MIRU), is_private=True),
    Topic("gate", _ending(explores)),
    Topic("rahi", _ending(_has_rahi)),
)
GUIDE = {topic.key: FACTS for topic in TOPICS}
