"""A game can be left at any time, and a copy of it kept."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from attrs import define

from game.boxes.makuta import codec
from game.core.seats import Seat
from game.persistence.errors import GoneError
from game.persistence.game_file import open_game
from game.scenes.notice import Notice, Question
from game.scenes.program import Program
from game.scenes.settings.scene import SettingsScene
from game.scenes.table.pause import PauseScene
from game.shelf.game import sit_down
from game.shelf.kept_game import KeptGame
from game.ui.scene import Go, Quit
from tests.makuta.box.keyboard import shipped
from tests.persistence.tables import new_match
from tests.scenes.desk import SIZES, Elsewhere, Hands, ToyGame, asked_for, program_in, shelve, show


@define
class Troubled:
    """A scribe who cannot write."""

    trouble: Exception


@pytest.fixture
def program(tmp_path: Path) -> Program:
    return program_in(tmp_path)


def kept(path: Path | None, scribe: object = None) -> KeptGame:
    return KeptGame(ToyGame(), None, ("Ann", "Ben"), path, scribe)  # type: ignore[arg-type]


def paused(program: Program, game: KeptGame | None = None) -> Hands:
    game = game or kept(shelve(program, "2026-03-14 20.00.00"))
    return show(Elsewhere(program, "table"), PauseScene(program, game))


@pytest.mark.parametrize("key", ["escape", "f10", "return"])
def test_the_game_goes_on(program: Program, key: str) -> None:
    hands = paused(program)

    hands.key(key)

    assert asked_for(hands) == ("table", None)


@pytest.mark.parametrize(
    ("name", "asked"),
    [
        ("pause.rulebook", "rulebook"),
        ("pause.settings", "settings"),
        ("pause.watch", "watch_so_far"),
    ],
)
def test_something_is_looked_up(program: Program, name: str, asked: str) -> None:
    hands = paused(program)

    hands.click(name)

    assert asked_for(hands)[0] == asked
    assert len(hands.stage.scenes) == 3


def test_all_keys_are_one_press_away(program: Program) -> None:
    hands = paused(program)

    hands.click("pause.keys")

    assert isinstance(hands.top, SettingsScene)
    assert "settings.key.undo.0" in hands.names()


def test_the_title_is_the_only_scene_then(program: Program) -> None:
    hands = paused(program)

    hands.click("pause.title")

    assert asked_for(hands)[0] == "title"
    assert len(hands.stage.scenes) == 1


def test_the_program_is_left(program: Program) -> None:
    hands = paused(program)

    hands.click("pause.quit")

    assert hands.stage.is_empty


def test_a_copy_is_saved_under_a_name(program: Program) -> None:
    hands = paused(program)

    hands.click("pause.copy")
    hands.write("before the duel")
    hands.key("return")

    assert (program.library.folder / "before the duel.matanui").exists()
    assert "before the duel" in words(hands)
    assert "pause.go_on" in hands.names()


def test_a_name_that_is_taken_is_told(program: Program) -> None:
    hands = paused(program)
    shelve(program, "first")

    hands.click("pause.copy")
    hands.write("first")
    hands.click("pause.take_name")

    assert "first.matanui" in words(hands)
    assert "pause.name" in hands.names()


def test_escape_leaves_the_name_and_not_the_menu(program: Program) -> None:
    hands = paused(program)

    hands.click("pause.copy")
    hands.key("escape")

    assert "pause.copy" in hands.names()


def test_trouble_with_the_file_is_told(program: Program) -> None:
    error = GoneError()
    hands = paused(program, kept(Path("gone.matanui"), Troubled(error)))

    assert str(error) in words(hands)


def test_a_game_without_a_file_says_so(program: Program) -> None:
    assert program.texts.text("pause.is_not_kept") in words(paused(program, kept(None)))


@pytest.mark.parametrize("path", [None, Path("gone.matanui")])
def test_what_the_file_lacks_is_copied_from_the_table(program: Program, path: Path | None) -> None:
    match = new_match()
    game: Any = SimpleNamespace(codec=codec, key="toy")
    sitting = sit_down(shipped(), match, {Seat(1): "adept"})
    scribe: Any = Troubled(GoneError()) if path else None
    hands = paused(program, KeptGame(game, sitting, ("Ann", "", "Ben"), path, scribe))

    hands.click("pause.copy")
    hands.write("rescued")
    hands.key("return")

    opened = open_game(program.library.folder / "rescued.matanui", [codec])
    assert opened.match.state == match.state
    assert opened.head.seats[0].name == "Ann"
    assert opened.head.seats[1].player == {"bot": "adept"}


def words(hands: Hands) -> str:
    """All that is written in the menu."""
    scene = hands.top
    assert isinstance(scene, PauseScene)
    parts = [part for widget in scene.page.widgets for part in widget.parts()]
    return "\n".join(str(getattr(part, "words", "")) for part in parts)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [0.75, 1.25])
def test_every_entry_can_be_reached_in_every_size(
    program: Program, size: tuple[int, int], scale: float
) -> None:
    game = kept(shelve(program, "game"))
    hands = show(PauseScene(program, game), size=size, scale=scale)

    for _ in range(8):
        hands.key("down")
    hands.look()
    hands.key("return")

    assert hands.stage.is_empty


# Small dialogs


@pytest.mark.parametrize("key", ["return", "escape"])
def test_a_notice_is_read_and_gone(program: Program, key: str) -> None:
    hands = show(Elsewhere(program, "table"), Notice(program, "The file is gone."))
    hands.look()

    hands.key(key)

    assert asked_for(hands)[0] == "table"


@pytest.mark.parametrize(
    ("keys", "answers"),
    [(["return"], 0), (["escape"], 0), (["right", "return"], 1), (["tab", "return"], 1)],
)
def test_a_question_is_answered_by_keys(program: Program, keys: list[str], answers: int) -> None:
    given: list[str] = []
    ask = Question(program, "Sure?", "Yes", "No", lambda: given.append("yes"))
    hands = show(Elsewhere(program, "table"), ask)

    hands.key(*keys)

    assert len(given) == answers
    assert asked_for(hands)[0] == "table"


def test_an_answer_may_lead_elsewhere(program: Program) -> None:
    def leave() -> Go:
        return Quit()

    hands = show(Elsewhere(program, "table"), Question(program, "Leave?", "Yes", "No", leave))

    hands.click("question.yes")

    assert hands.stage.is_empty
