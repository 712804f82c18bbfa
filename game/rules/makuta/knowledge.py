"""Who knows what (I1-I4): what a viewer sees of a state and of an event.

A disc carries who has seen its face; all the rest of a table is public but the stacks.
"""

from attrs import evolve

from game.core.seats import OPEN, Viewer
from game.rules.makuta import events
from game.rules.makuta.phases import Phase, Weighing
from game.rules.makuta.pieces import HIDDEN, Disc, Kind, bit_of
from game.rules.makuta.state import Observation, Pile, SeenStacks, State, Tokens, Tray

# Most discs have been seen by nobody: one veiled disc of each back serves them all.
_UNSEEN = tuple(Disc(back, HIDDEN, back=back) for back in Kind)


def observe(state: State, viewer: Viewer) -> Observation:
    """What *viewer* may know. When it is a seat's decision, the same actions are legal in it."""
    see_all = viewer is OPEN
    bit = bit_of(viewer)
    stacks = state.stacks
    return Observation(
        terms=state.terms,
        island=state.island,
        tokens=state.tokens if see_all else _veiled_tokens(state.tokens, bit),
        trays=state.trays if see_all else tuple(_veiled(tray, bit) for tray in state.trays),
        pawns=state.pawns,
        temple=state.temple,
        turn=state.turn,
        phase=state.phase if see_all else _veiled_phase(state.phase, bit),
        dice=state.dice,
        tiles_left=state.tiles_left,
        stacks=SeenStacks(
            buried=stacks.tiles[: stacks.buried],
            supplies=tuple(len(faces) for faces in stacks.supplies),
            locks=len(stacks.locks),
            power=len(stacks.power),
        ),
        viewer=viewer,
    )


def _veiled_tokens(tokens: Tokens, bit: int) -> Tokens:
    return Tokens(
        on_fields={field: _veiled(discs, bit) for field, discs in tokens.on_fields.items()},
        rahi=tokens.rahi,
        locks={field: disc.veiled_for(bit) for field, disc in tokens.locks.items()},
        pile=Pile(_veiled(tokens.pile.old, bit), _veiled(tokens.pile.fresh, bit)),
        beaten=tokens.beaten,
    )


def _veiled(discs: Tray, bit: int) -> Tray:
    """Through a list: on most fields lies one disc, for which a generator is slow to set up."""
    return tuple([_UNSEEN[disc.back] if disc.is_plain else disc.veiled_for(bit) for disc in discs])


def _veiled_phase(phase: Phase, bit: int) -> Phase:
    if isinstance(phase, Weighing):
        return evolve(phase, disc=phase.disc.veiled_for(bit))
    return phase


OneDisc = (
    events.LockLaid
    | events.LockTurnedUp
    | events.RahiLeft
    | events.RahiTurnedUp
    | events.TokenGivenUp
    | events.TokenLookedAt
    | events.TokenLost
    | events.TokenRefused
    | events.TokenRemoved
    | events.TokenTaken
)
ManyDiscs = events.DiscsShown | events.SuppliesLaidOut | events.TrayOpened


def witness(event: events.Event, viewer: Viewer) -> events.Event:
    """*event* as *viewer* saw it happen."""
    if viewer is OPEN:
        return event
    bit = bit_of(viewer)
    if isinstance(event, OneDisc):
        return evolve(event, disc=event.disc.veiled_for(bit))
    if isinstance(event, ManyDiscs):
        return evolve(event, discs=_veiled(event.discs, bit))
    if isinstance(event, events.FieldsFilled):
        discs = tuple((field, disc.veiled_for(bit)) for field, disc in event.discs)
        return evolve(event, discs=discs)
    return event


# After these, what was hidden has been seen by somebody.
_REVEALING = (
    events.DiscsShown
    | events.LockTurnedUp
    | events.RahiTurnedUp
    | events.TempleStood
    | events.TileBuried
    | events.TileDrawn
    | events.TokenLookedAt
    | events.TokenTaken
    | events.TrayOpened
)


def reveals(event: events.Event) -> bool:
    """Whether *event* has shown somebody something that cannot be forgotten again."""
    return isinstance(event, _REVEALING)
