"""A whole situation in as few words as possible. What follows from the rest is not written."""

from attrs import evolve, frozen

from game.boxes.makuta.state_faults import check, check_laid
from game.core.hexes import Hex
from game.core.seats import Seat
from game.persistence.errors import SnapshotError
from game.persistence.forms import FormError, register_union, strict_converter, structured
from game.persistence.json_text import Json
from game.rules.makuta import phases
from game.rules.makuta.duel import bonus_choices, total_bonus
from game.rules.makuta.editions import Terms
from game.rules.makuta.movement import ways_from
from game.rules.makuta.pieces import EVERYONE, KINDS, RAHI, Die, Disc, Kind, back_of
from game.rules.makuta.placement import EMPTY_SEA, extended, fit
from game.rules.makuta.state import (
    Dice,
    Island,
    Laid,
    Pile,
    Stacks,
    State,
    Tokens,
    Tray,
    Turn,
    fallen,
)
from game.rules.makuta.tiles import Atlas
from game.rules.makuta.tokens import LIMITS

NO_WAYS = phases.Ways((), {})
FEWEST_PARTS, MOST_PARTS = 2, 6  # of a disc


@frozen
class SavedState:
    """A state without its terms; pairs instead of dicts keep their order."""

    laid: tuple[tuple[int, int, int, int], ...]  # q, r, tile, rotation, in the order of placing
    on_fields: tuple[tuple[int, Tray], ...]
    locks: tuple[tuple[int, Disc], ...]
    pile: Pile
    beaten: Tray
    trays: tuple[Tray, ...]
    pawns: tuple[int, ...]
    temple: int | None
    turn: Turn
    phase: phases.Phase
    stacks: Stacks
    dice: Dice = ()


@frozen
class SavedMoving:
    """`Moving` without the ways, which are found anew."""

    seat: int
    steps: int


# Forms


def _write_disc(disc: Disc) -> list[int]:
    """Kind, face, who knows it, what is proved of it; what is nought at the end is left out.

    Its back follows from the kind and the house rules.
    """
    marks = [int(disc.slow), int(disc.proved), disc.among]
    parts = [int(disc.kind), disc.face, disc.known, *marks]
    while len(parts) > FEWEST_PARTS and not parts[-1]:
        parts.pop()
    return parts


def _read_disc(data: Json, _: type[Disc]) -> Disc:
    if not isinstance(data, list) or not FEWEST_PARTS <= len(data) <= MOST_PARTS:
        raise FormError("must be a disc")
    kind, face, known, slow, proved, among = data + [0] * (MOST_PARTS - len(data))
    if any(type(part) is not int for part in data) or kind not in KINDS:
        raise FormError("must be a disc")
    if slow not in {0, 1} or proved not in {0, 1} or among not in range(LIMITS[Kind.TURAGA] + 1):
        raise FormError("must be a disc")
    if not 0 <= known <= EVERYONE:
        raise FormError("must be known to somebody at the table")
    return Disc(Kind(kind), face, known, bool(slow), proved=bool(proved), among=among)


def _write_moving(phase: phases.Moving) -> Json:
    return {"seat": phase.seat, "steps": phase.steps}


def _read_moving(data: Json, _: type[phases.Moving]) -> phases.Moving:
    saved = _FORMS.structure(data, SavedMoving)
    return phases.Moving(Seat(saved.seat), saved.steps, NO_WAYS)


_FORMS = strict_converter()
_FORMS.register_unstructure_hook(Disc, _write_disc)
_FORMS.register_structure_hook(Disc, _read_disc)
_FORMS.register_unstructure_hook(phases.Moving, _write_moving)
_FORMS.register_structure_hook(phases.Moving, _read_moving)
for union in (phases.Foe, phases.Source, phases.Then, phases.Phase):
    register_union(_FORMS, union, "is")


# Writing


def encode_state(state: State) -> Json:
    tokens = state.tokens
    laid = ((*place, tile.tile, tile.rotation) for place, tile in state.island.laid.items())
    return _FORMS.unstructure(
        SavedState(
            laid=tuple(laid),
            on_fields=tuple(tokens.on_fields.items()),
            locks=tuple(tokens.locks.items()),
            pile=tokens.pile,
            beaten=tokens.beaten,
            trays=state.trays,
            pawns=state.pawns,
            temple=state.temple,
            turn=state.turn,
            phase=state.phase,
            stacks=state.stacks,
            dice=state.dice,
        )
    )


def in_brief(data: Json) -> Json:
    """Format 1 told neither the dice on the table nor the tokens that count in a duel."""
    phase = {name: value for name, value in data["phase"].items() if name != "used"}
    return {name: value for name, value in data.items() if name != "dice"} | {"phase": phase}


# Reading


def decode_state(data: Json, terms: Terms) -> State:
    """The situation in *data*, if it can come about on these *terms*."""
    saved = structured(_FORMS, data, SavedState, SnapshotError)
    state = _state(_with_own_backs(saved) if terms.house.two_backs else saved, terms)
    check(state)
    return _made_whole(_with_ways(state))


def _with_own_backs(saved: SavedState) -> SavedState:
    """Kanohi and Turaga with backs that tell them apart (H7)."""

    def own(disc: Disc) -> Disc:
        return evolve(disc, back=back_of(disc.kind, two_backs=True))

    def all_of(discs: Tray) -> Tray:
        return tuple(map(own, discs))

    phase = saved.phase
    if isinstance(phase, phases.Weighing):
        phase = evolve(phase, disc=own(phase.disc))
    return evolve(
        saved,
        on_fields=tuple((field, all_of(discs)) for field, discs in saved.on_fields),
        pile=Pile(all_of(saved.pile.old), all_of(saved.pile.fresh)),
        trays=tuple(map(all_of, saved.trays)),
        phase=phase,
    )


def _state(saved: SavedState, terms: Terms) -> State:
    return State(
        terms=terms,
        island=_island(saved, terms.atlas),
        tokens=_tokens(saved),
        trays=saved.trays,
        pawns=saved.pawns,
        temple=saved.temple,
        turn=saved.turn,
        phase=saved.phase,
        dice=saved.dice,
        tiles_left=len(saved.stacks.tiles),
        stacks=saved.stacks,
    )


def _island(saved: SavedState, atlas: Atlas) -> Island:
    """The tiles laid anew, one after the other, each linked to those before."""
    check_laid(saved.laid, atlas)
    island = EMPTY_SEA
    for q, r, tile, rotation in saved.laid:
        fitting = fit(island, atlas, tile, Hex(q, r), rotation)
        island = extended(island, atlas, Laid(tile, rotation), Hex(q, r), fitting)
    return island


def _tokens(saved: SavedState) -> Tokens:
    on_fields = dict(saved.on_fields)
    rahi = (field for field, discs in on_fields.items() if discs and discs[0].kind in RAHI)
    return Tokens(on_fields, frozenset(rahi), dict(saved.locks), saved.pile, saved.beaten)


def _with_ways(state: State) -> State:
    phase = state.phase
    if not isinstance(phase, phases.Moving):
        return state
    ways = ways_from(state, state.pawns[phase.seat], phase.steps)
    return evolve(state, phase=evolve(phase, ways=ways))


def _made_whole(state: State) -> State:
    """What format 1 did not tell is such as it may have been."""
    match state.phase:
        case phases.Moving(seat, roll) | phases.ChoosingBonuses(seat, _, int(roll)) if (
            not state.dice
        ):
            die = min(die for die in Die if die >= roll)
            return state.but(dice=fallen(seat, die, roll))
        case phases.ChoosingDie(seat, bonus=int(bonus), used=()) as phase if bonus:
            return state.but(phase=evolve(phase, used=_worth(state, seat, bonus)))
        case phases.RollingDuel(seat, bonus=int(bonus), used=()) as phase if bonus:
            return state.but(phase=evolve(phase, used=_worth(state, seat, bonus)))
        case _:
            return state


def _worth(state: State, seat: Seat, bonus: int) -> tuple[int, ...]:
    """The places of tokens that add up to it."""
    choices = (choice.places for choice in bonus_choices(state, seat))
    return next((used for used in choices if total_bonus(state, seat, used) == bonus), ())


def winners_in(data: Json) -> tuple[Seat, ...]:
    """By what was written down, without making a table of it; nobody, if that makes no sense."""
    match data:
        case {"phase": {"is": "Over", "winner": int(winner)}}:
            return (Seat(winner),)
        case _:
            return ()
