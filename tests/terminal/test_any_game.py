"""What all games have in text that say no more of themselves than they must."""

from pathlib import Path

import pytest
from attrs import evolve

from game.core.seats import Seat
from game.i18n.texts import load_program
from game.terminal.answers import USAGE
from game.terminal.play import play
from game.terminal.text_table import NoTextTableError
from tests.terminal.keyboard import Desk, answers, first_choice, session, start, typed
from tests.terminal.sums import MUTE_SUMS, SUMS, TALL_SUMS

RED, BLUE = Seat(0), Seat(1)
TEXTS = load_program(strict=True)


def said(*lines: str, options: tuple[str, ...] = ("--seed", "x")) -> str:
    """What two people are told who type *lines*."""
    desk = Desk(typed(*lines))
    play(session(desk, SUMS, *options))
    return desk.text


def after_last(text: str, line: str) -> str:
    return text.rpartition(f"> {line}\n")[2]


# Playing


def test_a_game_is_shown_its_choices_are_numbered_and_news_are_told() -> None:
    text = said("1")

    assert text.startswith(
        "The sum is 0.\n"
        "  1  add 1\n"
        "  2  add 100\n"
        "  3  ask for the dice\n"
        "  4  ask for the cards\n"
        "  5  peek\n"
        "Red> 1\n"
        "  Somebody has added 1.\n"
        "The sum is 1.\n"
    )
    assert "Blue> " in text


def test_people_and_computers_play_to_the_end() -> None:
    desk = Desk(first_choice)
    game = session(desk, SUMS, "--bots", "2", "--seed", "x")

    play(game)

    assert game.sitting.decider is None
    assert "The seed of this game was x." in desk.text


def test_computers_alone_are_watched() -> None:
    desk = Desk(first_choice)

    play(session(desk, SUMS, "--bots", "all"))

    assert "Somebody has added 100." in desk.text


@pytest.mark.parametrize("line", ["2", "add 100", "ADD 100", "a 100"])
def test_a_choice_is_made_by_its_number_or_its_words(line: str) -> None:
    assert "The game is over." in said(line)


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("add", "Which one?\n  1  add 1\n  2  add 100\n"),
        ("zork", TEXTS.text("choice.unknown", text="zork")),
        ("7", TEXTS.count("choice.range", 5)),
        ("add 7", TEXTS.text("choice.unknown", text="add 7")),
        ("what all", "  5  peek\n"),
        ("turn", "The sum is 0.\n"),
        ("why", TEXTS.text("why.none")),
        ("why 2", TEXTS.text("why.none")),
        ("rule a1", "A1  Adding. One adds as much as one likes.\n"),
        ("rule likes", "A1   Adding\n"),
        ("rule magic", TEXTS.text("rule.none", words="magic")),
        ("undo", TEXTS.text("barrier.NOTHING_DONE")),
        ("redo", TEXTS.text("redo.nothing")),
        ("view blue", TEXTS.text("prompt.curtain", seat="Blue")),
        ("view 1", "The sum is 0.\n"),
        ("view public", "The sum is 0.\n"),
        ("view green", TEXTS.text("seat.which", text="green", seats="Red, Blue")),
        ("save", TEXTS.text("save.which")),
        ("load", TEXTS.text("load.which")),
        ("load /no/such/file", "There is no such file."),
    ],
)
def test_whatever_is_typed_gets_an_answer(line: str, answer: str) -> None:
    assert answer in after_last(said(line), line)


def test_enter_shows_once_more_what_can_be_done() -> None:
    assert said("").count("The sum is 0.\n  1  add 1\n") == 2


def test_an_exact_choice_is_meant_even_if_another_begins_so() -> None:
    assert "Somebody has added 1.\n" in said("add 1")


def test_the_help_lists_what_every_game_has() -> None:
    text = after_last(said("help"), "help")

    assert [usage for usage in USAGE.values() if f"  {usage}  " not in text] == []


def test_the_log_has_all_that_happened() -> None:
    text = said("1", "1", "3", "log")

    assert after_last(text, "log").count("Somebody has") == 4


def test_what_is_taken_back_can_be_played_again() -> None:
    text = said("1", "undo", "redo", "log")

    assert f"{TEXTS.text('undo.done')}\nThe sum is 0." in text
    assert after_last(text, "log").count("Somebody has added 1.") == 1


@pytest.mark.parametrize(("line", "answer"), [("3", "barrier.CHANCE"), ("5", "barrier.REVEALED")])
def test_what_chance_or_secrets_have_shown_stays(line: str, answer: str) -> None:
    assert TEXTS.text(answer) in said(line, "undo")


# Sitting down


def test_the_welcome_names_the_game_and_who_plays() -> None:
    desk = Desk(typed(""))

    start(desk, boxes=[SUMS])

    assert desk.text.startswith("SUMS, in text. Reach a hundred.\n")
    assert "you are Red, and the computer plays the others (Blue)." in desk.text


def test_nobody_is_asked_where_there_is_no_choice() -> None:
    """One edition, no house rules, and always two who play."""
    desk = Desk(answers(["c", "", ""], typed()))

    start(desk, boxes=[SUMS])

    prompts = [prompt for prompt, _ in desk.screens]
    assert prompts[1:] == [
        f"{TEXTS.text('ask.figures', figures='colours')} [Red,Blue] ",
        f"{TEXTS.text('ask.bots', example='2=random')} [2] ",
        "Red> ",
    ]


def test_a_box_that_cannot_be_played_in_text_says_so(tmp_path: Path) -> None:
    with pytest.raises(NoTextTableError, match=TEXTS.text("text.no_table", box="mute_sums")):
        start(Desk(typed()), boxes=[MUTE_SUMS])


# Several boxes


def test_the_game_that_was_left_is_gone_on_with_whatever_its_box(tmp_path: Path) -> None:
    start(Desk(typed("", "1")), boxes=[TALL_SUMS], folder=tmp_path)
    desk = Desk(typed("r", "log"))

    start(desk, boxes=[SUMS, TALL_SUMS], folder=tmp_path)

    assert "Type r to resume the game of Tall Sums" in desk.text
    assert "Somebody has added 1." in after_last(desk.text, "log")
    assert len(list(tmp_path.glob("*.matanui"))) == 1


def test_a_game_that_cannot_be_played_in_text_is_not_offered(tmp_path: Path) -> None:
    start(Desk(typed("", "1")), boxes=[TALL_SUMS], folder=tmp_path)
    desk = Desk(typed("r"))

    start(desk, boxes=[SUMS, evolve(TALL_SUMS, text=None)], folder=tmp_path)

    assert "Type r" not in desk.text


def test_a_game_that_cannot_be_opened_is_told_and_another_begins(tmp_path: Path) -> None:
    start(Desk(typed("", "1")), boxes=[SUMS], folder=tmp_path)
    (left,) = tmp_path.glob("*.matanui")
    head, *rest = left.read_bytes().splitlines(keepends=True)
    left.write_bytes(head.replace(b'"seats":[{', b'"seats":[{},{') + b"".join(rest))
    desk = Desk(typed("r", ""))

    start(desk, boxes=[SUMS], folder=tmp_path)

    assert f"{left.name}: The first line names 3 players for 2 seats." in desk.text
    assert desk.screens[-1][0] == "Red> "


def test_a_game_of_another_box_can_be_loaded(tmp_path: Path) -> None:
    file = tmp_path / "mine.matanui"
    start(Desk(typed("1", f"save {file}")), "--seed", "x", boxes=[TALL_SUMS])
    content = file.read_bytes()
    desk = Desk(typed("", f"load {file}", "1"))

    start(desk, boxes=[SUMS, TALL_SUMS], folder=tmp_path / "games")

    assert "mine.matanui is loaded." in desk.text
    assert file.read_bytes() == content
    boxes = {path.stem: path.read_bytes() for path in (tmp_path / "games").glob("*.matanui")}
    assert b'"box":"tall_sums"' in boxes["mine"]
    assert b'"box":"sums"' in boxes["game"]


def test_the_command_line_loads_a_game_of_whatever_box(tmp_path: Path) -> None:
    file = tmp_path / "mine.matanui"
    start(Desk(typed("1", f"save {file}")), "--seed", "x", boxes=[TALL_SUMS])
    desk = Desk(typed("turn"))

    start(desk, "--load", str(file), boxes=[SUMS, TALL_SUMS])

    assert "The sum is 1." in after_last(desk.text, "turn")


def test_a_game_is_locked_while_it_is_played(tmp_path: Path) -> None:
    game = session(Desk(typed()), SUMS, folder=tmp_path)

    assert game.library.latest_unfinished() is None
    play(game)
    assert game.library.latest_unfinished() is not None
