"""After a crash: where the report is, and the way back into the game."""

from pathlib import Path

import pytest

from game.i18n.texts import load_program
from game.persistence.errors import MissingFileError
from game.scenes.crash import CrashScene
from game.ui.widgets.label import Label
from tests.scenes.desk import SIZES, Hands, Signposts, asked_for, program_in, show

REPORT = Path("reports") / "crash 2026-03-14 21.00.00.txt"
GAME = Path("game.matanui")
TEXTS = load_program(strict=True)


def crashed(folder: Path, *, report: Path | None = REPORT, game: Path | None = GAME) -> Hands:
    return show(CrashScene(program_in(folder), report, game))


def words(hands: Hands) -> str:
    scene = hands.top
    assert isinstance(scene, CrashScene)
    return "\n".join(w.words for w in scene.page.widgets if isinstance(w, Label))


def test_it_says_where_the_report_is(tmp_path: Path) -> None:
    said = words(crashed(tmp_path))

    assert TEXTS.text("crash.sorry") in said
    assert str(REPORT) in said


def test_it_says_when_no_report_could_be_written(tmp_path: Path) -> None:
    assert TEXTS.text("crash.no_report") in words(crashed(tmp_path, report=None))


def test_the_game_goes_on_from_its_last_action(tmp_path: Path) -> None:
    hands = crashed(tmp_path)

    hands.key("return")

    assert asked_for(hands) == ("go_on", GAME)
    assert len(hands.stage.scenes) == 1


def test_a_game_that_cannot_go_on_is_told_of(tmp_path: Path) -> None:
    program = program_in(tmp_path)
    program.routes = Signposts(program, MissingFileError())
    hands = show(CrashScene(program, REPORT, GAME))

    hands.click("crash.go_on")

    assert hands.top.name == "notice"


def test_without_a_game_the_title_is_next(tmp_path: Path) -> None:
    hands = crashed(tmp_path, game=None)

    hands.click("crash.go_on")
    name = hands.top.name
    hands.click("crash.title")

    assert name == "crash"
    assert asked_for(hands)[0] == "title"


def test_a_game_that_would_lead_here_again_is_named(tmp_path: Path) -> None:
    aside = Path("games") / "set aside" / "game.matanui"
    hands = show(CrashScene(program_in(tmp_path), REPORT, None, aside))

    hands.click("crash.go_on")

    assert "“game”" in words(hands)
    assert str(aside) in words(hands)
    assert hands.top.name == "crash"


def test_quit_and_escape(tmp_path: Path) -> None:
    hands = crashed(tmp_path)

    hands.key("escape")
    name = hands.top.name
    hands.click("crash.quit")

    assert name == "crash"
    assert hands.stage.is_empty


@pytest.mark.parametrize("size", SIZES)
def test_it_fits_every_size(tmp_path: Path, size: tuple[int, int]) -> None:
    hands = show(CrashScene(program_in(tmp_path), REPORT, GAME), size=size, scale=1.25)
    hands.look()

    assert all(thing.rect.bottom <= size[1] for thing in hands.top.things())
