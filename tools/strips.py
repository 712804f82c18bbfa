"""`strips`: every movement at the table as a row of pictures, to be looked at."""

import sys
import tempfile
from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path

import pygame
from pygame import Rect, Surface, Vector2
from pygame.transform import smoothscale

from game.rules.makuta.events import (
    DieRolled,
    DiscsShown,
    DuelLost,
    DuelWon,
    GameWon,
    PawnMoved,
    PawnSet,
    RahiLeft,
    RahiTurnedUp,
    TempleTurned,
    TilePlaced,
    TokenLost,
    TokenTaken,
)
from game.scenes.table.scene import TableScene
from game.ui.stage import Stage
from tools.studio import FRAME, Studio
from tools.telling import telling

SIZE = (1280, 720)
PICTURES = 10  # in a row
WIDTH = 300  # pixels of each
GAP = 4
MOVEMENTS = (
    DieRolled,
    DiscsShown,
    DuelLost,
    DuelWon,
    GameWon,
    PawnMoved,
    PawnSet,
    RahiLeft,
    RahiTurnedUp,
    TempleTurned,
    TilePlaced,
    TokenLost,
    TokenTaken,
)


def main(arguments: list[str]) -> int:
    parser = ArgumentParser(prog="python3 -m tools strips", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="", metavar="WORD", help="events with this in their name")
    options = parser.parse_args(arguments)
    options.folder.mkdir(parents=True, exist_ok=True)
    wanted = [event for event in MOVEMENTS if options.only in event.__name__]
    for event in wanted:
        pygame.image.save(strip(event), options.folder / f"{event.__name__}.png")
        print(event.__name__, file=sys.stderr)
    print(f"Drew {len(wanted)} strips into {options.folder}.")
    return 0


def strip(event: type) -> Surface:
    """From the first frame to the last, in equal steps of time."""
    with tempfile.TemporaryDirectory() as games:
        studio = Studio(Path(games), SIZE)
        stage, scene = telling(studio, event)
        [*_frames(studio, stage, scene)]
        camera = scene.view.remember_camera()
        stage, scene = telling(studio, event)
        scene.view.restore_camera(camera)
        pictures = [*_frames(studio, stage, scene)]
    return _in_rows([pictures[i * (len(pictures) - 1) // (PICTURES - 1)] for i in range(PICTURES)])


def _frames(studio: Studio, stage: Stage, scene: TableScene) -> Iterator[Surface]:
    """A scene draws what has changed over what was there before."""
    surface = Surface(SIZE)
    while scene.flow.director.is_busy:
        studio.now += FRAME
        stage.update(studio.now)
        if scene.flow.director.is_busy:  # else it has settled, and more than pieces looks new
            stage.draw(surface)
            yield surface.copy()


def _in_rows(pictures: list[Surface]) -> Surface:
    """Two rows, cut to what changes and made small."""
    part = _changing(pictures)
    height = WIDTH * part.height // part.width
    columns = PICTURES // 2
    sheet = Surface((columns * (WIDTH + GAP), 2 * (height + GAP)))
    for i, picture in enumerate(pictures):
        place = Vector2(i % columns * (WIDTH + GAP), i // columns * (height + GAP))
        sheet.blit(smoothscale(picture.subsurface(part), (WIDTH, height)), place)
    return sheet


def _changing(pictures: list[Surface]) -> Rect:
    """The part in which they are not all the same, with some air."""
    first, *others = pictures
    rects = []
    for other in others:
        between = first.copy()
        between.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
        back = other.copy()
        back.blit(first, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
        between.blit(back, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        between.set_colorkey((0, 0, 0))
        rects.append(between.get_bounding_rect())
    changing = rects[0].unionall(rects[1:]).inflate(24, 24)
    return changing.clip(first.get_rect())
