"""A whole situation as a file says it, packed: a glance at the file spoils nothing."""

from typing import Any

from attrs import frozen, resolve_types

from game.boxes.masks.state_faults import check
from game.core.seats import Seat
from game.persistence.errors import PackedError, SnapshotError
from game.persistence.forms import FormError, register_union, strict_converter, structured
from game.persistence.json_text import Json, packed, unpacked
from game.rules.masks import deeds, phases, state
from game.rules.masks.holding.held import Held, Stack
from game.rules.masks.printed import effects
from game.rules.masks.printed.editions import Terms
from game.rules.masks.printed.notation import NotationError, read_effect, write_effect
from game.rules.masks.state import Challenge, SeatState, State, Swarming, Turn


@frozen
class SavedState:
    """A state without its terms."""

    seats: tuple[SeatState, ...]
    stacks: tuple[Stack, ...]
    turn: Turn
    phase: phases.Phase
    challenge: Challenge | None = None
    swarming: Swarming | None = None
    built: tuple[str, ...] = ()


# Forms


def _write_card(card: Held) -> Json:
    """Key and home; and who knows it, if somebody does."""
    return [*card] if card.known else [card.key, card.home]


def _read_card(data: Json, _: type[Held]) -> Held:
    if not isinstance(data, list) or [type(part) for part in data] not in CARD_PARTS:
        raise FormError("must be a card")
    return Held(*data)


CARD_PARTS = ([str, int], [str, int, int])


def _read_effect(data: Json, _: object) -> effects.Effect:
    if not isinstance(data, str):
        raise FormError("must be an effect")
    try:
        return read_effect(data)
    except NotationError:
        raise FormError("must be an effect") from None


_FORMS = strict_converter()
_FORMS.register_unstructure_hook(Held, _write_card)
_FORMS.register_structure_hook(Held, _read_card)
_ONE_EFFECT = (effects.SetSkill, effects.RollAtLeast)
for union in (effects.Effect, effects.Task, state.Lingering, *_ONE_EFFECT):
    _FORMS.register_structure_hook(union, _read_effect)
    _FORMS.register_unstructure_hook(union, write_effect)
resolve_types(deeds.Return, {"Phase": phases.Phase})
for union in (deeds.Deed, phases.Aim, phases.Phase):
    register_union(_FORMS, union, "is")


def _register_tuple(kind: Any) -> None:  # noqa: ANN401 - a class of named tuples
    """By name, without what has its default."""
    hints = kind.__annotations__
    defaults = kind._field_defaults

    def write(value: Any) -> Json:  # noqa: ANN401
        return {
            name: _FORMS.unstructure(part, unstructure_as=hints[name])
            for name, part in zip(kind._fields, value, strict=True)
            if name not in defaults or part != defaults[name]
        }

    def read(data: Json, _: object) -> Any:  # noqa: ANN401
        if not isinstance(data, dict) or not set(data) <= set(hints):
            raise FormError("must have entries")
        if missing := [name for name in hints if name not in data and name not in defaults]:
            raise FormError(f"lacks {missing[0]}")
        return kind(**{name: _FORMS.structure(part, hints[name]) for name, part in data.items()})

    _FORMS.register_unstructure_hook(kind, write)
    _FORMS.register_structure_hook(kind, read)


for named in (
    state.Worn,
    state.Adviser,
    state.OpenTask,
    state.Lasting,
    state.Token,
    state.SeatState,
    state.Walk,
    state.Turn,
):
    _register_tuple(named)


# Writing and reading


def encode_state(state: State) -> Json:
    return packed(
        _FORMS.unstructure(
            SavedState(
                seats=state.seats,
                stacks=state.stacks,
                turn=state.turn,
                phase=state.phase,
                challenge=state.challenge,
                swarming=state.swarming,
                built=state.built,
            )
        )
    )


def decode_state(data: Json, terms: Terms) -> State:
    """The situation in *data*, if it can come about on these *terms*."""
    saved = structured(_FORMS, unpacked(data), SavedState, SnapshotError)
    state = State(
        terms,
        saved.seats,
        saved.stacks,
        saved.turn,
        saved.phase,
        saved.challenge,
        saved.swarming,
        built=saved.built,
    )
    check(state)
    return state


def winners_in(data: Json) -> tuple[Seat, ...]:
    """By what was written down, without making a table of it; nobody, if that makes no sense."""
    try:
        saved = unpacked(data)
    except PackedError:
        return ()
    match saved:
        case {"phase": {"is": "GameOver", "winners": [*winners]}}:
            return tuple(Seat(each) for each in winners if isinstance(each, int))
        case _:
            return ()
