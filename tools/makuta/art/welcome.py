"""Pictures of the very first start: a guided game, the six Toa, and a game to look on at."""

import os
import tempfile
from functools import partial
from pathlib import Path

import pygame
from pygame import Rect, Surface

from game.boxes.makuta.table.pieces.pieces import Pieces
from game.core.seats import PUBLIC
from game.rules.makuta.pieces import Die, Toa
from game.ui.theme import FontFiles
from tools.art import Works
from tools.artwork.welcome import SIZE, backdrop, stand, to_look_on
from tools.studio import AnyMatch, Studio

NEAR = 3  # times as large as the whole island would be
DIE, AT = 150, (452, 216)
TALL, TALLEST = 176, 226
GROWN = 20  # tiles: an island worth looking at


def parts(assets: Path) -> Works:
    """By the name of its file, without its ending."""
    return {f"welcome_{name}": partial(_bake, name, assets) for name in PICTURES}


def _bake(name: str, assets: Path) -> None:
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    with tempfile.TemporaryDirectory() as folder:
        studio = Studio(Path(folder))
        pieces = Pieces(FontFiles.shipped_in(assets / "fonts").bold)
        picture = PICTURES[name](studio, pieces)
    pygame.image.save(picture, assets / "makuta" / f"welcome_{name}.jpg")


def _island(studio: Studio, tiles: int, size: tuple[int, int]) -> Surface:
    def is_grown(match: AnyMatch) -> bool:
        return len(match.state.island.laid) >= tiles

    match = studio.played(is_grown)
    scene = studio.table(match)
    studio.settle(studio.stage(scene), 1)
    return scene.view.thumbnail(match.rules.observe(match.state, PUBLIC), size)


def _guided(studio: Studio, pieces: Pieces) -> Surface:
    """Close to the first field, with a die that has just been rolled."""
    wide, high = SIZE
    whole = _island(studio, 2, (NEAR * wide, NEAR * high))
    picture = whole.subsurface(Rect(wide, high, wide, high)).copy()
    stand(picture, pieces.die(Die.WHITE, Die.WHITE, DIE), AT)
    return picture


def _company(_: Studio, pieces: Pieces) -> Surface:
    """All six in a row, the third a step nearer."""
    picture = backdrop()
    for number, toa in enumerate(Toa):
        is_near = toa is Toa.LEWA
        pawn = pieces.pawn(toa, TALLEST if is_near else TALL)
        foot = SIZE[1] - (28 if is_near else 40)
        middle = round(SIZE[0] * (number + 0.75) / (len(Toa) + 0.5))
        stand(picture, pawn, (middle, foot - pawn.get_height() // 2))
    return picture


def _looked_on(studio: Studio, _: Pieces) -> Surface:
    wide, high = SIZE
    whole = _island(studio, GROWN, (2 * wide, 2 * high))
    return to_look_on(whole.subsurface(Rect(wide // 2, high // 2, wide, high)).copy())


PICTURES = {"show": _guided, "know": _company, "look": _looked_on}
