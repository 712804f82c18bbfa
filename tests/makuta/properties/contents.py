"""What is in the box, counted once more (V1-V3), and where it is."""

from collections import Counter
from collections.abc import Iterator
from typing import TypeAlias

from game.rules.makuta.editions import Edition
from game.rules.makuta.phases import Placing, Weighing
from game.rules.makuta.pieces import KINDS, Disc, Kind
from game.rules.makuta.state import State

Tokens: TypeAlias = Counter[tuple[Kind, int]]

RAHI_KINDS = (Kind.MOSQUITO, Kind.SCORPION, Kind.TIGER)
STRENGTHS = dict.fromkeys(("nl", "de", "fr", "en"), ((1, 7), (7, 13), (13, 20)))
STRENGTHS["us"] = ((1, 7), (7, 14), (14, 20))


def box(edition: Edition) -> Tokens:
    """Every token of the game."""
    tokens: Tokens = Counter()
    for kind, (lowest, highest) in zip(RAHI_KINDS, STRENGTHS[edition.key], strict=True):
        tokens.update((kind, lowest + i % (highest - lowest + 1)) for i in range(19))
    tokens.update({(Kind.KANOHI, mask): 4 for mask in range(6)})
    tokens.update({(Kind.TURAGA, turaga): 2 for turaga in range(6)})
    tokens.update({(Kind.KEY, symbol): 3 for symbol in range(6)})
    tokens.update({(Kind.KEY, 6): 6})
    tokens.update({(Kind.LOCK, lock): 1 for lock in range(9)})
    return tokens


def everything(state: State) -> Tokens:
    """Every token that is somewhere."""
    tokens: Tokens = Counter((disc.kind, disc.face) for disc in in_play(state))
    tokens.update((disc.kind, disc.face) for disc in state.stacks.power)
    for kind, faces in zip(KINDS, (*state.stacks.supplies, state.stacks.locks), strict=True):
        tokens.update((kind, face) for face in faces)
    return tokens


def in_play(state: State) -> Iterator[Disc]:
    """Every disc that has left the supplies."""
    tokens = state.tokens
    for tray in (*state.trays, *tokens.on_fields.values()):
        yield from tray
    yield from (*tokens.pile.old, *tokens.pile.fresh, *tokens.beaten, *tokens.locks.values())
    if isinstance(state.phase, Weighing):
        yield state.phase.disc


def all_tiles(state: State) -> list[int]:
    """Every tile that is somewhere."""
    laid = [tile.tile for tile in state.island.laid.values()]
    drawn = [state.phase.tile] if isinstance(state.phase, Placing) else []
    return sorted([*laid, *drawn, *state.stacks.tiles])
