"""Pictures of the very first start: a guided game, the six Toa, and a game to look on at."""

import os
import tempfile
from functools import partial
from pathlib import Path

import pygame
from pygame import BLEND_RGB_MULT, Rect, Surface
from pygame.transform import smoothscale

from game.boxes.makuta.table.pieces.pieces import Pieces
from game.core.seats import PUBLIC
from game.rules.makuta.pieces import Die, Toa
from game.ui.theme import FontFiles, Palette
from tools.art import Works
from tools.artwork.shadows import shadow
from tools.studio import AnyMatch, Studio

SIZE = (640, 380)
NEAR = 3  # times as large as the whole island would be
DIE, AT = 150, (452, 216)
FADES = ((42, 30, 20), (124, 90, 58), (34, 24, 16))  # behind the Toa, from above
TALL, TALLEST = 176, 226
GROWN = 20  # tiles: an island worth looking at
DIM = (170, 174, 184)
PLAY, RIM = 66, 8  # pixels


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
    _stand(picture, pieces.die(Die.WHITE, Die.WHITE, DIE), AT)
    return picture


def _company(_: Studio, pieces: Pieces) -> Surface:
    """All six in a row, the third a step nearer."""
    picture = smoothscale(_fade(), SIZE)
    for number, toa in enumerate(Toa):
        is_near = toa is Toa.LEWA
        pawn = pieces.pawn(toa, TALLEST if is_near else TALL)
        foot = SIZE[1] - (28 if is_near else 40)
        middle = round(SIZE[0] * (number + 0.75) / (len(Toa) + 0.5))
        _stand(picture, pawn, (middle, foot - pawn.get_height() // 2))
    return picture


def _looked_on(studio: Studio, pieces: Pieces) -> Surface:
    wide, high = SIZE
    whole = _island(studio, GROWN, (2 * wide, 2 * high))
    picture = whole.subsurface(Rect(wide // 2, high // 2, wide, high)).copy()
    picture.fill(DIM, special_flags=BLEND_RGB_MULT)
    middle = picture.get_rect().center
    pygame.draw.aacircle(picture, Palette.GOLD, middle, PLAY)
    pygame.draw.aacircle(picture, Palette.STONE_DARK, middle, PLAY - RIM)
    sign = pieces.icon("play", PLAY, Palette.GOLD)
    picture.blit(sign, sign.get_rect(center=(middle[0] + 4, middle[1])))
    return picture


def _stand(picture: Surface, piece: Surface, middle: tuple[int, int]) -> None:
    place = piece.get_rect(center=middle)
    picture.blit(shadow(piece), place.move(-24, -8))
    picture.blit(piece, place)


def _fade() -> Surface:
    tones = Surface((1, len(FADES)), 0, 24)
    for y, tone in enumerate(FADES):
        tones.set_at((0, y), tone)
    return tones


PICTURES = {"show": _guided, "know": _company, "look": _looked_on}
