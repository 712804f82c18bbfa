"""What all commands understand that work on a box: which one, and a level set of somebody's own."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import ParamSpec, TypeVar

from attrs import evolve

from game.core.errors import GameError
from game.places import contents_of
from game.shelf.choices import OptionError
from game.shelf.shelf import Contents, Packed, Shelf

MISUSED = 2  # exit code
P = ParamSpec("P")
T = TypeVar("T")


def tells_what_is_wrong(main: Callable[P, int]) -> Callable[P, int]:
    """A wish that cannot be gets its sentence, and never a traceback."""

    @wraps(main)
    def told(*args: P.args, **kwargs: P.kwargs) -> int:
        try:
            return main(*args, **kwargs)
        except GameError as error:
            print(error, file=sys.stderr)
            return MISUSED

    return told


def add_box(parser: ArgumentParser, shelf: Shelf) -> None:
    """Raises OptionError, while it parses, for a box that is not on the *shelf*."""
    first, known = shelf.first, ", ".join(shelf.keys)
    words = f"which game: {known}; without it, {first.key}"
    parser.add_argument("--box", type=shelf.named, default=first, metavar="NAME", help=words)


def had(part: T | None, packed: Packed, otherwise: str) -> T:
    """What a box brings along for a tool, if it does; *otherwise* goes on from its name."""
    if part is None:
        raise OptionError(f"The box '{packed.key}' {otherwise}.")
    return part


def add_levels(parser: ArgumentParser) -> None:
    parser.add_argument("--levels", type=Path, metavar="DIR", help="another level set of the box")


def contents_in(options: Namespace) -> Contents:
    """Of the box that was asked for, with the levels that were."""
    contents = contents_of(options.box)
    return evolve(contents, levels=options.levels) if options.levels else contents
