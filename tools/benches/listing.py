"""What Load costs with a folder of thousands of games, against one of a few."""

import os
import tempfile
import time
from pathlib import Path
from statistics import median

import pygame
from pygame import Surface

from game.persistence.game_file import SUFFIX, export_game
from game.persistence.library import Library, picture_name
from game.shelf.shelf import Packed
from tools.studio import Studio

MANY, FEW = 3000, 10
ROUNDS, QUICK_ROUNDS = 7, 3
SIZE, PICTURE = (1280, 720), (480, 270)


def listing_figures(packed: Packed, *, quick: bool) -> dict[str, float]:
    """Until it is drawn; `load.many_vs_few` says how many times longer it takes with many games."""
    with tempfile.TemporaryDirectory() as folder:
        many, few = (_shelf(packed, Path(folder, str(count)), count) for count in (MANY, FEW))
        rounds = QUICK_ROUNDS if quick else ROUNDS
        taken = [(_seconds(many), _seconds(few)) for _ in range(rounds + 1)][1:]
    return {
        "load.many_ms": round(1e3 * median(each for each, _ in taken), 1),
        "load.many_vs_few": round(median(each / other for each, other in taken), 2),
    }


def _seconds(studio: Studio) -> float:
    began = time.process_time()
    stage = studio.stage(studio.program.routes.load())
    studio.picture(stage)
    return time.process_time() - began


def _shelf(packed: Packed, folder: Path, count: int) -> Studio:
    """The same game over and over, each played an hour after the one before, with its picture."""
    folder.mkdir()
    studio = Studio(folder, SIZE, packed=packed)
    library, first = studio.program.library, folder / f"first{SUFFIX}"
    export_game(first, studio.played(lambda _: True), studio.game.codec)
    content = first.read_bytes()
    picture = _picture(library, first)
    for number in range(count):
        path = folder / f"game {number}{SUFFIX}"
        path.write_bytes(content)
        os.utime(path, (3600.0 * number,) * 2)
        os.link(picture, picture.with_name(picture_name(path)))
    first.unlink()
    return studio


def _picture(library: Library, path: Path) -> Path:
    picture = library.thumbnail_path(path)
    picture.parent.mkdir()
    pygame.image.save(Surface(PICTURE), picture)
    return picture
