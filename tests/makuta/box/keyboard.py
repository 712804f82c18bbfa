"""Quest for Makuta at a keyboard: games set up by options, or from positions made by hand."""

from functools import cache
from pathlib import Path

from attrs import evolve

from game.boxes import MAKUTA
from game.boxes.makuta.game import MakutaGame
from game.boxes.makuta.levels.sets import read_set
from game.core.luck import Luck
from game.core.match import Match
from game.i18n.texts import load
from game.rules import makuta
from game.rules.makuta.state import State
from game.shelf.game import sit_down
from game.shelf.kept_game import KeptGame
from game.shelf.rulebook import Rulebook, read_rulebook
from game.terminal.session import Session
from tests.terminal import keyboard
from tests.terminal.keyboard import Desk

ROOT = Path(__file__).parents[3]
TEXTS = load("makuta", strict=True)


@cache
def shipped() -> MakutaGame:
    return MakutaGame(read_set(ROOT / "levels" / "makuta"), TEXTS, rulebook())


@cache
def rulebook() -> Rulebook:
    return read_rulebook((ROOT / "docs" / "makuta" / "rules.md").read_text(encoding="utf-8"))


@cache
def small() -> MakutaGame:
    return MakutaGame(
        read_set(ROOT / "tests" / "makuta" / "levels" / "sets" / "small"), TEXTS, rulebook()
    )


PACKED = evolve(MAKUTA, game=lambda _: shipped())
SMALL = evolve(MAKUTA, game=lambda _: small())


def start(desk: Desk, *options: str, folder: Path | None = None) -> None:
    keyboard.start(desk, *options, boxes=[PACKED], folder=folder)


def session(desk: Desk, *options: str, folder: Path | None = None) -> Session:
    """A game set up by *options*, before anybody has decided anything."""
    return keyboard.session(desk, PACKED, *options, folder=folder)


def on_shore(desk: Desk, *options: str, folder: Path | None = None) -> Session:
    """The same game every time, on tiles that stay as they are: Tahu begins, and rolls 5."""
    return keyboard.session(desk, SMALL, "--seed", "x", *options, folder=folder)


def session_at(desk: Desk, state: State) -> Session:
    """People who sit down to a position made by hand."""
    text, match = keyboard.text_game(desk, PACKED), Match(makuta, state, Luck("seed"))
    kept = KeptGame(shipped(), sit_down(shipped(), match, {}), ("",) * len(state.pawns))
    kept.sitting.begin()
    return keyboard.at_table(text, kept)
