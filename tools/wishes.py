"""What was asked for, as values: the line of a command, its box, a level set of somebody's own."""

from argparse import Namespace
from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

from attrs import evolve

from game.boxes import SHELF
from game.core.errors import GameError
from game.core.streams import FAILED, tell
from game.places import contents_of
from game.shelf.choices import OptionError
from game.shelf.shelf import Contents, Packed, Shelf
from tools.asking import WishError
from tools.command_lines import asker

MISUSED = 2  # exit code
P = ParamSpec("P")
T = TypeVar("T")


def tells_what_is_wrong(main: Callable[P, int]) -> Callable[P, int]:
    """A wish that cannot be gets its sentence, and never a traceback."""

    @wraps(main)
    def told(*args: P.args, **kwargs: P.kwargs) -> int:
        try:
            return main(*args, **kwargs)
        except (OptionError, WishError) as error:
            tell(str(error))
            return MISUSED
        except GameError as error:
            tell(str(error))
            return FAILED

    return told


def asked(command: str, arguments: list[str], shelf: Shelf = SHELF) -> Namespace:
    """What the *arguments* say; raises GameError with a sentence. A box is one of the *shelf*."""
    options = asker(command).parse_args(arguments)
    if "box" in options:
        options.box = shelf.first if options.box is None else shelf.named(options.box)
    return options


def had(part: T | None, packed: Packed, otherwise: str) -> T:
    """What a box brings along for a tool, if it does; *otherwise* goes on from its name."""
    if part is None:
        raise OptionError(f"The box '{packed.key}' {otherwise}.")
    return part


def contents_in(options: Namespace) -> Contents:
    """Of the box that was asked for, with the levels that were."""
    contents = contents_of(options.box)
    return evolve(contents, levels=options.levels) if options.levels else contents
