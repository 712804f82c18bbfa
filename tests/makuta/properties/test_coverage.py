"""Random games get everywhere: what is never reached would be proved of nothing."""

from collections import Counter
from collections.abc import Callable
from typing import TypeAlias, get_args

from hypothesis import given

from game.core.ruleset import Step
from game.rules.makuta.actions import Action, GiveUpKanohi, MoveTo
from game.rules.makuta.editions import EDITIONS
from game.rules.makuta.events import Event, PawnMoved, RollLost
from game.rules.makuta.phases import (
    OnField,
    OnStart,
    OnTray,
    Phase,
    Starting,
    TryingOn,
    UnderRahi,
    Weighing,
)
from game.rules.makuta.pieces import FAST_MASKS, Kind
from game.rules.makuta.state import State
from tests.makuta.properties.adventures import Adventure, Played
from tests.makuta.strategies import games

# Pawns are in nobody's way (M5): a roll is lost only on a field from which no step leads on (U4).
BY_HAND = {RollLost.__name__}
CLASSES = {
    kind.__name__ for kind in (*get_args(Action), *get_args(Phase), *get_args(Event))
} - BY_HAND
# Events of one class that follow different rules.
RULES_OF_EVENTS = {
    *(f"DieRolled {rule}" for rule in ("U1", "R3", "X1")),
    *(f"DiscsShown {rule}" for rule in ("R3", "K2", "K5", "K6", "L5")),
    *(f"PawnSet {rule}" for rule in ("K6", "U5", "R8", "X3")),
    *(f"TokenGivenUp {rule}" for rule in ("T4", "T5", "K2", "K6", "H6")),
    *(f"TokenLost {rule}" for rule in ("R7", "X3")),
    *(f"TokenRefused {rule}" for rule in ("E8", "T3", "K2", "F2")),
    *(f"DuelLost {rule}" for rule in ("R7", "X3")),
    *(f"DuelWon {rule}" for rule in ("R6", "X2")),
    *(f"TileDrawn {rule}" for rule in ("G2", "G5")),
}
Situation: TypeAlias = Callable[[Played, State], bool]


def weighs_from(source: type[OnField | UnderRahi | OnStart | OnTray]) -> Situation:
    def is_so(ply: Played, after: State) -> bool:
        return isinstance(after.phase, Weighing) and isinstance(after.phase.source, source)

    return is_so


def gives_up_with(masks: Callable[[int], bool]) -> Situation:
    """A mask is given up by somebody who has so many."""

    def is_so(ply: Played, after: State) -> bool:
        if not isinstance(ply.action, GiveUpKanohi):
            return False
        return masks(sum(disc.kind is Kind.KANOHI for disc in ply.before.trays[ply.seat]))

    return is_so


def tries_on_a_clash(ply: Played, after: State) -> bool:
    if not isinstance(after.phase, TryingOn):
        return False
    tray = after.trays[after.phase.seat]
    return {disc.face for disc in tray if disc.kind is Kind.KANOHI} >= FAST_MASKS


def lies_under_rahi(fewest: int) -> Situation:
    """So many tokens of one kind lie under a Rahi."""

    def is_so(ply: Played, after: State) -> bool:
        tokens = after.tokens
        held = (Counter(disc.kind for disc in tokens.on_fields[at]) for at in tokens.rahi)
        return any(max(kinds.values()) >= fewest for kinds in held if len(kinds) > 1)

    return is_so


def moves_onto_a_pawn(ply: Played, after: State) -> bool:
    return isinstance(ply.action, MoveTo) and after.pawns.count(ply.action.field) > 1


def walks_through_a_gate(ply: Played, after: State) -> bool:
    return any(
        isinstance(event, PawnMoved) and set(event.path) & after.island.linked.keys()
        for event in ply.events
    )


def granted_by(rule: str) -> Situation:
    return lambda ply, after: isinstance(after.phase, Starting) and after.phase.granted_by == rule


SITUATIONS: dict[str, Situation] = {
    "T4 on a field": weighs_from(OnField),
    "T4 under a Rahi": weighs_from(UnderRahi),
    "T4 on the start field": weighs_from(OnStart),
    "T4 by Akaku": weighs_from(OnTray),
    "T5 clash": tries_on_a_clash,
    "T5 clash with room left": gives_up_with(lambda masks: masks <= 4),
    "T5 five masks": gives_up_with(lambda masks: masks == 5),
    "R7 something under a Rahi": lies_under_rahi(1),
    "I2 mixed under a Rahi": lies_under_rahi(2),
    "I2 mixed on the start field": lambda ply, after: len(after.tokens.pile.old) > 4,
    "K2 on a field": moves_onto_a_pawn,
    "M1 through a gate": walks_through_a_gate,
    "R6 another move": granted_by("R6"),
    "E5 another move": granted_by("K2"),
    "G4 no tiles left": lambda ply, after: not after.tiles_left,
    "G5 buried": lambda ply, after: bool(after.stacks.buried),
    "G5 closed": lambda ply, after: bool(after.tiles_left) and not after.island.open_gates,
}
TERMS = {f"edition {key}" for key in EDITIONS} | {f"{players} players" for players in range(2, 7)}


def happenings(game: Adventure) -> set[str]:
    """All that the game has brought about, by name."""
    terms = game.end.terms
    found = {f"edition {terms.edition.key}", f"{len(terms.toas)} players"}
    found.add(type(game.end.phase).__name__)
    for ply, after in game.steps():
        found |= {type(ply.action).__name__, type(ply.before.phase).__name__}
        found |= {type(event).__name__ for event in ply.events}
        found |= {f"{type(event).__name__} {event.rule}" for event in ply.events}
        found |= {name for name, is_so in SITUATIONS.items() if is_so(ply, after)}
    return found


def test_random_games_bring_everything_about() -> None:
    """Every action, phase and event, and the situations that need several things at once."""
    counts: Counter[str] = Counter()

    @given(games(shortest=400, longest=500))
    def sample(game: Adventure) -> None:
        counts.update(happenings(game))

    sample()

    assert CLASSES | RULES_OF_EVENTS | SITUATIONS.keys() | TERMS <= counts.keys()


def test_an_event_is_a_class_of_its_own_in_every_step() -> None:
    """The three unions and `Step` do not overlap, so that names above mean one thing."""
    names = [kind.__name__ for kind in (*get_args(Action), *get_args(Phase), *get_args(Event))]

    assert len({*names, Step.__name__}) == len(names) + 1
