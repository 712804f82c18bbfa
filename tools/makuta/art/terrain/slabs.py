"""Fields: four slabs, a bridge each way, a paved field and a threshold for each region."""

# ruff: noqa: PLR2004 - a drawing is made of numbers

from pathlib import Path

import numpy as np

from tools.artwork.noise import Field
from tools.artwork.terrain import sheets
from tools.artwork.terrain.slab_shapes import Frame, groove
from tools.artwork.terrain.slabs import STYLES, Style, bridge, paved, slab

TURNS = 3  # half a turn later a slab looks the same

# Eight for Tiled, then further looks of them: the kind, and which of its looks.
KINDS = (
    *((kind, 0) for kind in range(8)),
    *((kind, 1) for kind in range(4)),
    *((kind, look) for kind in (4, 5) for look in (1, 2)),
    *((6, look) for look in (1, 2, 3)),
)


def sheet(region: str) -> Field:
    """All looks to the right, three turns down."""
    style, first = STYLES[region], 100 * list(STYLES).index(region)
    return np.vstack(
        [
            np.hstack([_kind(style, n, Frame(turn, first + n)) for n in range(len(KINDS))])
            for turn in range(TURNS)
        ]
    )


def bake(region: str, folder: Path) -> None:
    sheets.save(sheet(region), folder / f"slabs_{region}")


def _kind(style: Style, column: int, frame: Frame) -> Field:
    kind, look = KINDS[column]
    if kind in (4, 5):
        frame.u, frame.v = (frame.u, frame.v) if kind == 4 else (frame.v, -frame.u)
        return bridge(frame, style)
    if kind == 6:
        return paved(frame, style, look)
    carving = groove(np.abs(np.abs(frame.u) + np.abs(frame.v) - 0.27), 0.028) if kind == 7 else None
    return slab(frame, style, carving, gold=kind == 7)
