"""`levels`: checks a level set, draws its tiles, starts a new tile."""

import sys
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path
from textwrap import TextWrapper

from game.core.errors import GameError
from game.levels import Problem, Report, check_set
from tools.makuta.levels.blank import write_blank
from tools.makuta.levels.preview import draw_preview
from tools.makuta.levels.table import table_of
from tools.places import SHIPPED_LEVELS

WIDTH = 100  # letters in a line
NOTE = "Columns and rows are counted from 0, as Tiled's status bar does."


def main(arguments: list[str]) -> int:
    options = _parser().parse_args(arguments)
    folder: Path = options.folder
    try:
        if options.new is not None:
            print(write_blank(folder, options.new))
            return 0
        report = check_set(folder, shipped=_is_shipped(folder))
        for line in _told(report):
            print(line)
        if options.preview is not None:
            print(draw_preview(report, options.preview))
    except GameError as error:
        print(error, file=sys.stderr)
        return 1
    return int(bool(report.errors))


def _parser() -> ArgumentParser:
    parser = ArgumentParser(prog="python3 -m tools levels", description=__doc__)
    parser.add_argument(
        "folder",
        metavar="DIR",
        nargs="?",
        type=Path,
        default=SHIPPED_LEVELS,
        help="the set's folder; without it, the set that comes with the game",
    )
    parser.add_argument(
        "--preview", metavar="FILE.png", type=Path, help="draw every tile on one sheet"
    )
    parser.add_argument("--new", metavar="NAME", help="write an empty tile of this name into DIR")
    return parser


def _is_shipped(folder: Path) -> bool:
    return folder.resolve() == SHIPPED_LEVELS.resolve()


def _told(report: Report) -> Iterator[str]:
    if report.errors:
        yield "ERRORS: the set cannot be used before these are mended."
        yield from _by_file(report.errors)
    if report.advice:
        yield "ADVICE: the set can be used, but differs from what the game was made for."
        yield from _by_file(report.advice)
    if report.problems:
        yield NOTE
        yield ""
    if report.tiles:
        yield from table_of(report.survey)
        yield ""
    yield _summary(report)


def _by_file(problems: Iterable[Problem]) -> Iterator[str]:
    wrapper = TextWrapper(
        WIDTH,
        initial_indent="  - ",
        subsequent_indent="    ",
        break_long_words=False,
        break_on_hyphens=False,
    )
    for file, found in groupby(problems, key=lambda problem: problem.file):
        yield file
        for problem in found:
            yield from wrapper.wrap(problem.text)
    yield ""


def _summary(report: Report) -> str:
    tiles = "1 sound tile" if len(report.tiles) == 1 else f"{len(report.tiles)} sound tiles"
    return f"{tiles}; errors: {len(report.errors)}, advice: {len(report.advice)}."
