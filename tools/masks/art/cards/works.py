"""All that is baked for the cards, by name."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from game.boxes.masks.table.cards.drawings import BACKS, FRAMES
from game.boxes.masks.table.cards.kinds import CardKind
from game.rules.masks.pieces import Toa
from tools.masks.art.cards import frames
from tools.masks.art.cards.actions import Painting
from tools.masks.art.cards.collections import paintings


def parts(folder: Path) -> dict[str, Callable[[], object]]:
    found: dict[str, Callable[[], object]] = {}
    for kind in CardKind:
        if kind is not CardKind.TOA:
            name = f"{FRAMES}/{kind.value}"
            found[name] = partial(frames.bake_frame, kind, folder / name)
    for toa in Toa:
        name = f"{FRAMES}/toa_{toa.name.lower()}"
        found[name] = partial(frames.bake_toa_frame, toa, folder / name)
    for back in frames.BACK_LOOKS:
        found[f"{BACKS}/{back}"] = partial(frames.bake_back, back, folder / BACKS / back)
    for name, paint in paintings().items():
        found[name] = partial(_bake, paint, folder / f"{name}.jpg")
    return found


def _bake(paint: Painting, path: Path) -> None:
    paint().save(path)
