"""`strips`: every movement at the table as a row of pictures, to be looked at."""

import sys
import tempfile
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

import pygame
from pygame import Rect, Surface, Vector2
from pygame.transform import smoothscale

from game.boxes import SHELF
from game.scenes.table.scene import TableScene
from game.shelf.shelf import Shelf
from game.ui.stage import Stage
from tools.boxes import tools_of
from tools.pictures import save_picture
from tools.shooting.moments import is_over
from tools.shooting.telling import telling
from tools.studio import FRAME, Studio
from tools.wishes import asked, tells_what_is_wrong

SIZE = (1280, 720)
PICTURES = 10  # in a row
WIDTH = 300  # pixels of each
GAP = 4


@tells_what_is_wrong
def main(arguments: list[str], shelf: Shelf = SHELF) -> int:
    options = asked("strips", arguments, shelf)
    options.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as games:
        studio = partial(Studio, Path(games), SIZE, shelf=shelf, packed=options.box)
        wanted = [event for event in movements(studio()) if options.only in event.__name__]
        drawn = [event for event in wanted if draw(studio(), event, options.folder)]
    print(f"Drew {len(drawn)} strips into {options.folder}.")
    return 0


def movements(studio: Studio) -> Sequence[type]:
    """Kinds of events: those that the box names, or all that happen in a game."""
    named = tools_of(studio.packed).pictures(studio.game).movements
    past = () if named else studio.played(is_over).past
    kinds = {type(event) for ply in past for event in ply.events}
    return named or sorted(kinds, key=lambda kind: kind.__name__)


def draw(studio: Studio, event: type, folder: Path) -> bool:
    """Whether anything moves then; in a studio where nothing has moved before."""
    sheet = strip(studio, event)
    if sheet is not None:
        save_picture(sheet, folder / f"{event.__name__}.png")
        print(event.__name__, file=sys.stderr)
    return sheet is not None


def strip(studio: Studio, event: type) -> Surface | None:
    """From the first frame to the last, in equal steps of time."""
    stage, scene = telling(studio, event)
    [*_frames(studio, stage, scene)]
    camera = scene.view.remember_camera()
    stage, scene = telling(studio, event)
    scene.view.restore_camera(camera)
    pictures = [*_frames(studio, stage, scene)]
    if not pictures:
        return None
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
