"""Sitting down: options, questions, what goes wrong before the game, and the way out."""

import io
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from game import app
from game.core.errors import GameError
from game.core.seats import Seat
from game.shelf.choices import Setup
from game.shelf.typed import quick_setup, setup_from
from game.terminal.console import Console
from tests.makuta.box.keyboard import ROOT, shipped, start
from tests.terminal.keyboard import Desk, answers, parser, typed
from tools import play as play_tool


def setup(*options: str) -> Setup:
    return setup_from(shipped(), parser().parse_args(options), "fresh")


# Options


def test_two_people_play_the_english_rules_unless_told_otherwise() -> None:
    made = setup("--players", "2")

    assert made.figures == ("tahu", "gali")
    assert (made.edition, made.bots, made.seed) == ("en", {}, "fresh")


def test_everything_can_be_chosen() -> None:
    made = setup(
        *("--players", "4", "--toa", "Onua,tahu", "--bots", "2,4=random"),
        *("--edition", "de", "--house", "H1,H3=5", "--seed", "matoran"),
    )

    assert made.figures == ("onua", "tahu", "gali", "lewa")
    assert made.bots == {Seat(1): "adept", Seat(3): "random"}
    assert (made.edition, made.seed) == ("de", "matoran")
    assert made.options == {"H1": 1, "H3": 5}


def test_all_seats_or_none_can_be_left_to_the_computer() -> None:
    assert len(setup("--players", "3", "--bots", "all").bots) == 3
    assert setup("--bots", "none").bots == {}


def test_no_house_rules_can_be_asked_for_by_name() -> None:
    assert setup("--house", "none").options == setup("--house", "").options == {}


BAD_OPTIONS = [
    (["--players", "1"], "2 to 6 can play"),
    (["--players", "seven"], "2 to 6 can play"),
    (["--players", "9" * 5000], "2 to 6 can play"),
    (["--toa", "tahu,tahu"], "Only one player can be Tahu"),
    (["--toa", "vakama"], "There is no Toa 'Vakama'"),
    (["--toa", "tahu,gali,onua", "--players", "2"], "3 Toa for 2 players are too many."),
    (["--bots", "3"], "“3” isn’t a seat."),
    (["--bots", "2,2=random"], "2 is named twice; name it once."),
    (["--house", "H1,H1"], "H1 is named twice; name it once."),
    (["--house", "H3=5,h3=2"], "H3 is named twice; name it once."),
    (["--bots", "2=clever"], "There is no bot 'clever'"),
    (["--edition", "dk"], "There is no edition 'dk'"),
    (["--house", "H3"], "H3 needs a number from 1 to 10"),
    (["--house", "H8"], "There is no house rule 'H8'"),
]


@pytest.mark.parametrize(("options", "answer"), BAD_OPTIONS)
def test_a_bad_option_gets_a_sentence(options: list[str], answer: str) -> None:
    with pytest.raises(GameError, match=answer):
        setup(*options)


# Questions


def test_enter_begins_at_once() -> None:
    desk = Desk(typed("", "turn"))

    start(desk)

    assert "QUEST FOR MAKUTA" in desk.text
    assert "Lewa is on the start space." in desk.text


def test_every_question_has_a_default() -> None:
    desk = Desk(answers(["c", "", "", "", "", "", "turn"], typed()))

    start(desk)

    assert "How many players, 2 to 6? [3]" in desk.text
    assert "Lewa is on the start space." in desk.text
    assert "H3  Mighty Makuta" in desk.text


def test_a_question_is_repeated_until_its_answer_can_be_used() -> None:
    lines = ["c", "many", "2", "tahu,gali,lewa", "pohatu,onua", "5", "none", "xx", "fr", "H9", "H2"]
    desk = Desk(answers([*lines, "turn"], typed()))

    start(desk)

    for sentence in (
        "2 to 6 can play, not “many”.",
        "3 Toa for 2 players are too many.",
        "“5” isn’t a seat.",
        "There is no edition 'xx'",
        "There is no house rule 'H9'",
        "Pohatu is on the start space.",
    ):
        assert sentence in desk.text


def test_a_game_that_was_left_can_be_resumed(tmp_path: Path) -> None:
    start(Desk(typed("", "", "")), folder=tmp_path)
    desk = Desk(typed("r", "log"))

    start(desk, folder=tmp_path)

    assert "Type r to resume the game you left on turn" in desk.text
    assert len(list(tmp_path.glob("*.matanui"))) == 1


def test_a_save_can_be_loaded_from_the_command_line_and_stays_as_it_is(tmp_path: Path) -> None:
    save = tmp_path / "mine.matanui"
    start(Desk(typed(f"save {save}")), "--seed", "x", "--bots", "2")
    before = save.read_bytes()

    start(Desk(typed("", "e2")), "--load", str(save), folder=tmp_path / "games")

    assert save.read_bytes() == before


def test_quick_games_have_a_person_and_two_bots() -> None:
    assert quick_setup(shipped(), "x").bots.keys() == {Seat(1), Seat(2)}


# The program


@pytest.fixture
def program(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[..., int]:
    """The whole program, with a folder of its own and *lines* to read."""

    def start(*arguments: str, lines: str = "") -> int:
        monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
        return app.main(["--text", "--games", str(tmp_path / "games"), *arguments])

    return start


@pytest.mark.parametrize(
    ("arguments", "code", "answer"),
    [
        *((options, 2, answer) for options, answer in BAD_OPTIONS),
        (["--lang", "tlh"], 2, "There are no texts in 'tlh'"),
        (["--nonsense"], 2, "--nonsense"),
        (["--levels"], 2, "--levels"),
        (["--levels", "/no/such/folder"], 2, "--levels: There is no folder /no/such/folder."),
        (["--load", "/no/such/file"], 1, "There is no such file."),
        (["--load", str(ROOT / "pyproject.toml")], 1, "not a game that this program has saved"),
    ],
)
def test_what_cannot_be_started_is_told_in_a_sentence(
    program: Callable[..., int],
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
    code: int,
    answer: str,
) -> None:
    assert program(*arguments) == code
    assert answer in capsys.readouterr().err


def test_the_end_of_input_ends_the_program(
    program: Callable[..., int], capsys: pytest.CaptureFixture[str]
) -> None:
    assert [program(lines=lines) for lines in ("", "\n\n", "c\n3\n")] == [0, 0, 0]
    assert "The game is saved in" in capsys.readouterr().out


def test_an_interruption_ends_the_program(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    console = Console(io.StringIO(), interrupt)
    monkeypatch.setattr(app, "console_at", lambda read, write: console)

    assert app.main(["--text", "--games", str(tmp_path)]) == 0


def test_the_tool_plays_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))

    code = play_tool.main(["--text", "--games", str(tmp_path), "--seed", "x", "--bots", "2"])

    assert code == 0
    assert "Your turn, Tahu: roll a die." in capsys.readouterr().out


def test_a_reader_who_has_seen_enough_is_no_error(tmp_path: Path) -> None:
    """As with `play … | head`."""
    options = ["--text", "--games", str(tmp_path), "--bots", "all"]
    program = [sys.executable, "-m", "game", *options]
    game = subprocess.Popen(
        program, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert game.stdout
    assert game.stderr
    game.stdout.readline()
    game.stdout.close()

    assert game.stderr.read() == b""
    assert game.wait(60) == 0
    game.stderr.close()
