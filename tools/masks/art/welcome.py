"""Pictures of the very first start: cards on the way, the Great Masks, and a game to look on at."""

import os
import tempfile
from functools import partial
from pathlib import Path

import pygame
from pygame import Rect, Surface
from pygame.transform import rotozoom

from game.boxes import MASKS
from game.boxes.masks.table.cards.pictures import CardPictures
from game.boxes.masks.words import Names
from game.core.seats import PUBLIC
from game.ui.theme import FontFiles
from tools.art import Works
from tools.artwork.welcome import SIZE, backdrop, stand, to_look_on
from tools.masks.art.lid import METALS, mask
from tools.studio import AnyMatch, Studio

NEAR = 4  # times as large as the whole island would be
WALKED, LATE = 8, 40  # turns
CARDS = (("swift", 14, (432, 236)), ("plus_200", -4, (530, 214)))  # with their turn and place
CARD = 236
MASK, FIRST_MASK = 116, 196
BEHIND = ((88, 178), (200, 122), (440, 122), (552, 178), (320, 92))


def parts(assets: Path) -> Works:
    """By the name of its file, without its ending."""
    return {f"welcome_{name}": partial(_bake, name, assets) for name in PICTURES}


def _bake(name: str, assets: Path) -> None:
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    with tempfile.TemporaryDirectory() as folder:
        studio = Studio(Path(folder), packed=MASKS)
        picture = PICTURES[name](studio, assets)
    pygame.image.save(picture, assets / "masks" / f"welcome_{name}.jpg")


def _island(studio: Studio, turns: int, size: tuple[int, int]) -> Surface:
    def is_late(match: AnyMatch) -> bool:
        return bool(match.state.turn.number >= turns)

    match = studio.played(is_late)
    scene = studio.table(match)
    studio.settle(studio.stage(scene), 1)
    return scene.view.thumbnail(match.rules.observe(match.state, PUBLIC), size)


def _guided(studio: Studio, assets: Path) -> Surface:
    """Close to Kini-Nui, with two cards in the hand."""
    wide, high = SIZE
    whole = _island(studio, WALKED, (NEAR * wide, NEAR * high))
    corner = whole.get_rect().center - pygame.Vector2(wide * 0.36, high * 0.56)
    picture = whole.subsurface(Rect(corner, SIZE)).copy()
    match = studio.played(lambda _: True)
    names = Names(studio.game.texts, match.state.terms)
    cards = CardPictures(assets / "masks", FontFiles.shipped_in(assets / "fonts"))
    for key, turned, place in CARDS:
        stand(picture, rotozoom(cards.face(names, key, CARD), turned, 1), place)
    return picture


def _masks(_: Studio, assets: Path) -> Surface:
    """All six, the first one nearest."""
    picture = backdrop()
    first, *others = METALS
    for name, place in zip(others, BEHIND, strict=True):
        stand(picture, mask(name, MASK), place)
    stand(picture, mask(first, FIRST_MASK), (SIZE[0] // 2, SIZE[1] - FIRST_MASK // 2 - 28))
    return picture


def _looked_on(studio: Studio, assets: Path) -> Surface:
    wide, high = SIZE
    whole = _island(studio, LATE, (2 * wide, 2 * high))
    return to_look_on(whole.subsurface(Rect(wide // 2, high // 2, wide, high)).copy())


PICTURES = {"show": _guided, "know": _masks, "look": _looked_on}
