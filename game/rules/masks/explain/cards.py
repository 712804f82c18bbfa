"""Why a card, a mask or a Turaga card is refused."""

from game.core.seats import Seat
from game.rules.masks.explain.waiting import rule_of_phase
from game.rules.masks.phases import (
    Contest,
    Declared,
    Moving,
    OnBohrok,
    OnMission,
    Phase,
    TurnOver,
    TurnStart,
)
from game.rules.masks.pieces import ChallengeKind, Deck, Window
from game.rules.masks.printed.cards import ActionCard, ActionKind, Only, TuragaRole
from game.rules.masks.printed.editions import MaskMode
from game.rules.masks.printed.effects import Banned
from game.rules.masks.reasons import (
    BarredWithRahi,
    MoveIsSkipped,
    NoEffectNow,
    NoPowersHere,
    NotPlayedByItself,
    NotReady,
    NotYours,
    OnlyElsewhere,
    OtherWindow,
    Reason,
    ScoresStay,
    SomethingElseFirst,
    TuragaBanned,
    TurnIsClosed,
)
from game.rules.masks.state import Observation, the_challenge
from game.rules.masks.walking.spaces import is_banned

RULE_OF_WINDOW = {
    Window.FREE: "W1",
    Window.START: "W2",
    Window.MISSION: "W2",
    Window.BOHROK: "W2",
    Window.MOMENT: "K9",
    Window.ADD: "W3",
    Window.DECLARED: "W4",
    Window.ANSWER: "W5",
}
_MOMENTS = {Deck.VA: "O5", Deck.KRANA: "O2", Deck.RAHI: "R4"}


def windows_of(phase: Phase) -> tuple[Window, ...] | None:
    """The windows that are open; None where something else has to be decided."""
    match phase:
        case TurnStart():
            return Window.FREE, Window.START
        case Moving() | TurnOver():
            return (Window.FREE,)
        case OnMission():
            return (Window.MISSION,)
        case OnBohrok():
            return (Window.BOHROK,)
        case Contest():
            return (Window.ADD,)
        case Declared():
            return (Window.DECLARED,)
        case _:
            return None


def why_not_card(seen: Observation, key: str) -> Reason:
    windows, cards = windows_of(seen.phase), seen.terms.cards
    if windows is None:
        return SomethingElseFirst(rule_of_phase(seen.phase))
    if isinstance(seen.phase, TurnOver) and seen.phase.is_closed:
        return TurnIsClosed()
    if key not in cards.actions:
        deck = Deck.VA if key in cards.va else Deck.KRANA if key in cards.krana else Deck.RAHI
        return NotPlayedByItself(deck, _MOMENTS[deck])
    card = cards.actions[key]
    if card.when not in windows:
        return OtherWindow(card.when, RULE_OF_WINDOW[card.when])
    if card.when is Window.START and seen.turn.skips:
        return MoveIsSkipped()
    return _why_not_added(seen, card) if card.when is Window.ADD else NoEffectNow()


def _why_not_added(seen: Observation, card: ActionCard) -> Reason:
    kind = the_challenge(seen).kind
    if card.only is not Only.ANYWHERE:
        place = {Only.BOHROK: ChallengeKind.BOHROK, Only.RAHI: ChallengeKind.RAHI}.get(card.only)
        if place is not kind:
            return OnlyElsewhere(card.only)
    if kind is ChallengeKind.RAHI and card.kind is not ActionKind.INFECTED:
        return BarredWithRahi()
    return ScoresStay()


def why_not_mask(seen: Observation, key: str, owner: Seat) -> Reason:
    phase = seen.phase
    windows = windows_of(phase)
    if windows is None:
        return SomethingElseFirst(rule_of_phase(phase))
    if owner != seen.viewer:
        return NotYours(owner)
    if seen.terms.mode is MaskMode.ATTACHED:
        return NoPowersHere()
    worn = next(worn for worn in seen.seats[owner].masks if worn.key == key)
    if not worn.is_ready:
        return NotReady(worn.rest, "K8" if seen.terms.mode is MaskMode.NUVA else "K6")
    if isinstance(phase, Contest):
        return ScoresStay()
    if isinstance(phase, TurnOver) and phase.is_closed:
        return TurnIsClosed()
    when = seen.terms.cards.masks[key].when
    if when not in windows:
        return OtherWindow(when, RULE_OF_WINDOW[when])
    return MoveIsSkipped() if when is Window.START and seen.turn.skips else NoEffectNow()


def why_not_turaga(seen: Observation, key: str) -> Reason:
    phase = seen.phase
    card = seen.terms.cards.turaga[key]
    if windows_of(phase) is None:
        return SomethingElseFirst(rule_of_phase(phase))
    assert not isinstance(seen.viewer, str)
    seat = Seat(int(seen.viewer))  # type: ignore[arg-type]
    if is_banned(seen, seat, Banned.TURAGA):
        return TuragaBanned()
    if isinstance(phase, Contest):
        return ScoresStay()
    if card.role is not TuragaRole.TOOL:
        return OtherWindow(Window.ADD, "A1")
    own = next(adviser for adviser in seen.seats[seat].turaga if adviser.key == key)
    if own.is_spent:
        return NotReady(0, "A3")
    if not isinstance(phase, TurnStart):
        return OtherWindow(Window.START, "A2")
    return MoveIsSkipped() if seen.turn.skips else NoEffectNow()
