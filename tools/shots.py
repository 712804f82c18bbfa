"""Pictures of every scene and of the situations that matter, to be looked at."""

import sys
import tempfile
from argparse import ArgumentParser
from collections.abc import Callable, Mapping
from pathlib import Path

import pygame

from tools.makuta.shots import SHOTS
from tools.studio import Studio

SIZES = ((1280, 720), (1920, 1080), (1024, 640))


def main(arguments: list[str]) -> int:
    options = _parser().parse_args(arguments)
    sizes = [_size(options.size)] if options.size else SIZES
    folder = Path(options.folder)
    folder.mkdir(parents=True, exist_ok=True)
    wanted = {name: shot for name, shot in SHOTS.items() if (options.only or "") in name}
    for size in sizes:
        take(wanted, folder, size, options.lang, options.scale)
    print(f"Took {len(wanted) * len(sizes)} pictures into {folder}.")
    return 0


def _parser() -> ArgumentParser:
    parser = ArgumentParser(prog="python3 -m tools shots", description=__doc__)
    parser.add_argument("folder")
    parser.add_argument("--size", metavar="WxH", help="only this size")
    parser.add_argument(
        "--scale", type=float, default=0.0, help="of the interface; 0 fits the size"
    )
    parser.add_argument("--lang", default="en")
    parser.add_argument("--only", metavar="WORD", help="only pictures whose name has this in it")
    return parser


def _size(text: str) -> tuple[int, int]:
    width, height = map(int, text.lower().split("x"))
    return width, height


def take(
    shots: Mapping[str, Callable[[Studio], pygame.Surface]],
    folder: Path,
    size: tuple[int, int],
    language: str = "en",
    scale: float = 0.0,
) -> None:
    with tempfile.TemporaryDirectory() as games:
        for name, shot in shots.items():
            studio = Studio(Path(games), size, scale, language)
            path = folder / f"{name}-{size[0]}x{size[1]}.png"
            pygame.image.save(shot(studio), path)
            print(path.name, file=sys.stderr)
