"""People at the keyboard of a text game: scripted, or with a simple mind of their own."""

from argparse import ArgumentParser
from collections.abc import Callable, Iterable
from functools import cache, partial
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory, mkdtemp

from attrs import define, field

from game.i18n.texts import load_program
from game.persistence.library import Library
from game.shelf.kept_game import KeptGame, keep_new
from game.shelf.shelf import Boxes, Contents, Packed, Shelf
from game.shelf.typed import add_options, opened, setup_from
from game.terminal.console import CURTAIN_LINES, Console
from game.terminal.session import Session
from game.terminal.start import TextGame, run
from game.terminal.text_table import laid_out

CURTAIN = "\n" * CURTAIN_LINES
Mind = Callable[[str], str]  # answers a prompt, or raises EOFError


def first_choice(prompt: str) -> str:
    """Somebody who always takes the first thing offered."""
    return "" if "over" in prompt else "1"


def typed(*lines: str) -> Mind:
    """These lines, then nothing more."""
    return answers(lines, _gone)


def _gone(prompt: str) -> str:
    raise EOFError


def answers(lines: Iterable[str], then: Mind = first_choice) -> Mind:
    """These lines, then whatever *then* says."""
    rest = iter(lines)

    def answer(prompt: str) -> str:
        for line in rest:
            return line
        return then(prompt)

    return answer


@define
class Desk:
    """A console whose every screen is kept: what was written before each prompt."""

    mind: Mind
    columns: int = 100
    out: StringIO = field(factory=StringIO, init=False)
    screens: list[tuple[str, str]] = field(factory=list, init=False)  # prompt, what it follows

    def console(self) -> Console:
        return Console(self.out, self._ask, columns=lambda: self.columns)

    def _ask(self, prompt: str) -> str:
        visible = self.out.getvalue().rpartition(CURTAIN)[2]
        self.screens.append((prompt, visible))
        self.out.write(prompt)
        answer = self.mind(prompt)
        self.out.write(f"{answer}\n")
        return answer

    @property
    def text(self) -> str:
        return self.out.getvalue()


# Who sits down to what

NOTHING = Contents(Path("nowhere"), Path("nowhere"), Path("nowhere"))


def text_game(desk: Desk, *boxes: Packed, folder: Path | None = None) -> TextGame:
    """Of the first of *boxes*; without a *folder* the games are kept where nobody looks."""
    unpack = partial(laid_out, load_program(strict=True))
    tables = Boxes(Shelf(boxes), lambda _: NOTHING, unpack)
    return TextGame(desk.console(), tables, boxes[0], library(folder), "seed")


def library(folder: Path | None = None) -> Library:
    return Library(folder or Path(mkdtemp(dir=_somewhere().name)), lambda: "game")


@cache
def _somewhere() -> "TemporaryDirectory[str]":
    return TemporaryDirectory()


def parser() -> ArgumentParser:
    made = ArgumentParser()
    add_options(made, load_program(strict=True))
    made.add_argument("--load")
    return made


def start(desk: Desk, *options: str, boxes: Iterable[Packed], folder: Path | None = None) -> None:
    run(text_game(desk, *boxes, folder=folder), parser().parse_args(options))


def session(desk: Desk, packed: Packed, *options: str, folder: Path | None = None) -> Session:
    """A game set up by *options*, before anybody has decided anything."""
    text = text_game(desk, packed, folder=folder)
    new = opened(text.game, setup_from(text.game, parser().parse_args(options), "seed"))
    return at_table(text, keep_new(text.library, new))


def at_table(text: TextGame, kept: KeptGame) -> Session:
    return Session(text.console, text.tables, text.library, kept)
