"""`levels`: checks a level set, draws all of it, starts something new in it."""

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from pathlib import Path
from textwrap import TextWrapper
from typing import Protocol

from attrs import frozen

from game.boxes import SHELF
from game.places import contents_of
from game.shelf.shelf import Shelf
from game.tiled.problems import Problem
from tools.boxes import tools_of
from tools.wishes import asked, had, tells_what_is_wrong

WIDTH = 100  # letters in a line
NOTE = "Columns and rows are counted from 0, as Tiled's status bar does."


@frozen
class Checked:
    """What a box says about a level set of its own."""

    errors: tuple[Problem, ...]
    advice: tuple[Problem, ...]
    figures: tuple[str, ...]  # lines of a table
    count: str  # of what is sound: "20 sound tiles"
    draw: Callable[[Path], str]  # all of it on a sheet; says what it has done


class LevelTools(Protocol):
    """What a box brings along that has levels; its sentences are for the person at the terminal."""

    def check(self, folder: Path, *, is_shipped: bool) -> Checked: ...

    def start(self, folder: Path, name: str) -> str:
        """Writes something that is sound and nearly empty; says what it has done."""


@tells_what_is_wrong
def main(arguments: list[str], shelf: Shelf = SHELF) -> int:
    options = asked("levels", arguments, shelf)
    tools = had(tools_of(options.box).levels(), options.box, "has no levels to check")
    shipped = contents_of(options.box).levels
    folder: Path = options.folder or shipped
    if options.new is not None:
        print(tools.start(folder, options.new))
        return 0
    checked = tools.check(folder, is_shipped=folder.resolve() == shipped.resolve())
    for line in _told(checked):
        print(line)
    if options.preview is not None:
        print(checked.draw(options.preview))
    return int(bool(checked.errors))


def _told(checked: Checked) -> Iterator[str]:
    if checked.errors:
        yield "ERRORS: the set cannot be used before these are mended."
        yield from _by_file(checked.errors)
    if checked.advice:
        yield "ADVICE: the set can be used, but differs from what the game was made for."
        yield from _by_file(checked.advice)
    if checked.errors or checked.advice:
        yield NOTE
        yield ""
    if checked.figures:
        yield from checked.figures
        yield ""
    yield f"{checked.count}; errors: {len(checked.errors)}, advice: {len(checked.advice)}."


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
