"""People at the keyboard of the text game: scripted, or with a simple mind of their own."""

from argparse import ArgumentParser
from collections.abc import Callable, Iterable
from functools import cache
from io import StringIO
from pathlib import Path

from attrs import define, field

from game.boxes.makuta.game import MakutaGame
from game.boxes.makuta.levels import read_set
from game.boxes.makuta.sitting import sit_down
from game.boxes.makuta.terminal.keeper import Keeper, Kept
from game.boxes.makuta.terminal.session import Session
from game.boxes.makuta.terminal.start import TextGame
from game.core.luck import Luck
from game.core.match import Match
from game.i18n.texts import load
from game.rules import makuta
from game.rules.makuta.state import State
from game.shelf.rulebook import Rulebook, read_rulebook
from game.shelf.typed import add_options, setup_from
from game.terminal.console import CURTAIN_LINES, Console

ROOT = Path(__file__).parents[3]
TEXTS = load("makuta", strict=True)
CURTAIN = "\n" * CURTAIN_LINES
Mind = Callable[[str], str]  # answers a prompt, or raises EOFError


@cache
def shipped() -> MakutaGame:
    return MakutaGame(read_set(ROOT / "levels" / "makuta"), TEXTS, rulebook())


@cache
def rulebook() -> Rulebook:
    return read_rulebook((ROOT / "docs" / "makuta" / "rules.md").read_text(encoding="utf-8"))


def first_choice(prompt: str) -> str:
    """Somebody who always takes the first thing offered."""
    return "" if "over" in prompt else "1"


def typed(*lines: str) -> Mind:
    """These lines, then nothing more."""
    rest = iter(lines)

    def answer(prompt: str) -> str:
        for line in rest:
            return line
        raise EOFError

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


def text_game(desk: Desk, folder: Path | None = None) -> TextGame:
    keeper = Keeper(folder, lambda: "game")
    return TextGame(desk.console(), shipped(), keeper, "seed")


def parser() -> ArgumentParser:
    made = ArgumentParser()
    add_options(made, TEXTS)
    made.add_argument("--load")
    return made


def session(desk: Desk, *options: str, folder: Path | None = None) -> Session:
    """A game set up by *options*, before anybody has decided anything."""
    game = text_game(desk, folder)
    setup = setup_from(shipped(), parser().parse_args(options), "seed")
    sitting = sit_down(shipped().open_match(setup), dict(setup.bots))
    session = Session(game.console, TEXTS, rulebook(), game.keeper)
    session.sit_down(sitting, game.keeper.keep(sitting))
    return session


def session_at(desk: Desk, state: State) -> Session:
    """People who sit down to a position made by hand."""
    session = Session(desk.console(), TEXTS, rulebook(), Keeper(None, lambda: "game"))
    session.sit_down(sit_down(Match(makuta, state, Luck("seed")), {}), Kept())
    return session


def answers(lines: Iterable[str], then: Mind = first_choice) -> Mind:
    """These lines, then whatever *then* says."""
    rest = iter(lines)

    def answer(prompt: str) -> str:
        for line in rest:
            return line
        return then(prompt)

    return answer
