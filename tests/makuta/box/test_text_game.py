"""Whole games in text: played to the end, handed over, taken back, left and resumed."""

from pathlib import Path
from random import Random

import pytest

from game.boxes.makuta.words import Names, event_line
from game.core.seats import Seat
from game.rules.makuta.editions import EDITIONS
from game.rules.makuta.phases import Arrived, Finishing, Moving, Over, Starting
from game.rules.makuta.pieces import HIDDEN
from game.shelf.kept_game import keep_on
from game.terminal.controls import LeftError
from game.terminal.play import play
from game.terminal.session import Session
from tests.makuta.box.keyboard import TEXTS, on_shore, session, session_at
from tests.makuta.rules.discs import HAU, tiger
from tests.makuta.situations import drawn
from tests.terminal.keyboard import CURTAIN, Desk, Mind, answers, first_choice, typed

QUICK = ("--house", "H4")  # Makuta comes early
TAHU, GALI = Seat(0), Seat(1)
DEN = """
. . . . G . . . .
. . . . 0 . . . .
. . . . t . . . .
. . . . o . . . .
. . . . o . . . .
. . . . o . . . .
. . . . o . . . .
. . . . o . . . .
. . . . G . . . .
"""


def curious(seed: int) -> Mind:
    """Somebody who tries everything, asks a lot, and goes for what is listed."""
    rng = Random(seed)
    asking = ("map", "tile", "tray", "turn", "log 3", "what", "help", "why", "undo", "redo")
    meant = ("roll", "end", "e5", "take k", "use", "keep", "c5 from c4", "fly e5", "set start")

    def answer(prompt: str) -> str:
        if "over" in prompt:
            return ""
        die = rng.random()
        if die < 0.1:
            return rng.choice(asking)
        return rng.choice(meant) if die < 0.2 else str(rng.randint(1, 5))

    return answer


# To the end


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_person_and_a_bot_play_to_the_end(edition: str) -> None:
    desk = Desk(first_choice)
    game = session(desk, "--edition", edition, "--bots", "2", *QUICK, "--seed", edition)

    play(game)

    assert isinstance(game.sitting.match.state.phase, Over)
    assert "defeats Makuta and wins the game! [X2]" in desk.text
    assert f"The seed of this game was {edition}." in desk.text


def test_six_at_the_table_whatever_they_type() -> None:
    """Two curious people among four bots, with all house rules but the exact count."""
    desk = Desk(curious(1))
    house = ("--house", "H2,H3=2,H4,H6")

    play(session(desk, "--players", "6", "--bots", "3,4,5,6=random", *house, "--seed", "six"))

    assert "wins the game!" in desk.text


def test_exact_counts_and_open_trays_can_be_played() -> None:
    desk = Desk(curious(2))
    game = session(desk, "--bots", "2", "--house", "H1,H4,H5", "--seed", "exact")

    play(game)

    assert isinstance(game.sitting.match.state.phase, Over)


def test_bots_alone_are_watched_from_outside() -> None:
    desk = Desk(first_choice)
    game = session(desk, "--bots", "all", *QUICK)

    play(game)

    assert len(desk.screens) == 1  # only the last one waits for anybody
    assert " takes a face-down key from " in desk.text


# Who sees what


def test_the_screen_is_cleared_between_people_who_have_secrets() -> None:
    desk = Desk(answers(["", "f3", "", ""], typed()))
    game = on_shore(desk)

    play(game)

    curtain = next(i for i, (prompt, _) in enumerate(desk.screens) if "looking away" in prompt)
    assert "an earth key" in desk.screens[curtain - 1][1]
    assert "an earth key" not in "".join(screen for _, screen in desk.screens[curtain:])
    assert "takes a face-down key" in desk.screens[-1][1]


def test_no_curtain_falls_where_nobody_has_a_secret() -> None:
    desk = Desk(answers(["", "e2", ""], typed()))

    play(on_shore(desk))

    assert CURTAIN not in desk.text
    assert desk.screens[-1][0].startswith("Gali")


def test_whoever_loses_a_duel_sees_it_before_the_curtain() -> None:
    """The turn ends by itself, and Gali has a secret."""
    story = drawn(DEN, tokens={"t": [tiger(20)]}, trays=[[], [HAU]])
    desk = Desk(typed("", "e3", "", "", "", ""))

    play(session_at(desk, story.state))

    prompts = [prompt for prompt, _ in desk.screens]
    seen = next(i for i, prompt in enumerate(prompts) if prompt.startswith("Press Enter"))
    assert "Tahu is driven back" in desk.screens[seen][1]
    assert "looking away" in prompts[seen + 1]
    assert prompts[seen + 2].startswith("Gali")


def test_nobody_ever_sees_a_face_that_is_hidden_from_them() -> None:
    """Every screen of a long game: no face of another's tray that was not shown."""
    checked = 0

    def watch(prompt: str) -> str:
        nonlocal checked
        seat = game.looking
        name = game.seat_names[seat or Seat(0)]
        if seat is not None and prompt.startswith((f"{name}>", f"{name} [")):
            checked += bool(_check_screen(game, desk, seat))
        if len(desk.screens) > 700:
            raise EOFError
        return mind(prompt)

    mind = curious(4)
    desk = Desk(watch)
    game = session(desk, "--players", "3", "--seed", "secrets")

    play(game)

    assert checked > 100


def _check_screen(game: Session, desk: Desk, seat: Seat) -> set[str]:
    """The hidden faces that were looked for in vain."""
    state, seen = game.sitting.match.state, game.sitting.seen_by(seat)
    names = Names(TEXTS, state.terms)
    hidden = {
        names.disc(true)
        for other, tray in enumerate(state.trays)
        for true, known in zip(tray, seen.trays[other], strict=True)
        if known.face == HIDDEN
    }
    hidden -= _known_words(names, game, seat)
    visible = desk.out.getvalue().rpartition(CURTAIN)[2]
    assert not [face for face in hidden if face in visible]
    return hidden


def _known_words(names: Names, game: Session, seat: Seat) -> set[str]:
    """Faces that this seat knows of anyway: on its tray, in its log."""
    log = "\n".join(event_line(names, event) for event in game.sitting.witnessed_by(seat))
    discs = [disc for tray in game.sitting.match.state.trays for disc in tray]
    own = {names.disc(disc) for disc in game.sitting.match.state.trays[seat]}
    return own | {names.disc(disc) for disc in discs if names.disc(disc) in log}


def test_a_bot_shows_its_tray_to_nobody() -> None:
    desk = Desk(typed("view gali", "view public", "view tahu", "view nobody"))

    play(session(desk, "--bots", "2", "--seed", "x"))

    assert "Gali is played by the computer" in desk.text
    assert "Who is “nobody”?" in desk.text


def test_another_person_is_asked_before_their_view_is_shown() -> None:
    desk = Desk(typed("view gali", "", "", "", "tray"))

    play(on_shore(desk))

    prompts = [prompt for prompt, _ in desk.screens]
    assert prompts[1].startswith("Gali, the decision is yours")
    assert prompts[2].startswith("Press Enter")
    assert prompts[3].startswith("Tahu, the decision is yours")
    assert desk.text.count(CURTAIN) == 4


# Time


def test_a_move_can_be_taken_back_and_played_again() -> None:
    game = on_shore(Desk(typed("", "d2", "undo", "redo", "undo")), "--bots", "2")

    play(game)

    assert isinstance(game.sitting.match.state.phase, Moving)
    assert len(game.sitting.match.future) == 1


@pytest.mark.parametrize(
    ("lines", "answer"),
    [
        (["undo"], "barrier.NOTHING_DONE"),
        (["", "undo"], "barrier.CHANCE"),
        (["", "f3", "undo"], "barrier.REVEALED"),
        (["", "d2", "", "undo"], "barrier.REVEALED"),
        (["redo"], "redo.nothing"),
    ],
)
def test_what_cannot_be_taken_back_is_said(lines: list[str], answer: str) -> None:
    desk = Desk(typed(*lines))

    play(on_shore(desk, "--bots", "2"))

    assert TEXTS.text(answer) in desk.text


def test_the_end_of_a_turn_can_be_taken_back_from_the_next_person() -> None:
    game = on_shore(Desk(typed("", "d2", "", "undo")))

    play(game)

    assert isinstance(game.sitting.match.state.phase, Arrived)
    assert game.looking == TAHU


# What is typed


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("99", "Type a number from 1 to 36"),
        ("0", "Type a number from 1 to 36"),
        ("9" * 5000, "Type a number from 1 to 36"),
        ("zork", "I don’t understand “zork”."),
        ("end", f"{TEXTS.text('reason.MoveCompulsory')} [U1]"),
        ("e3", "Which one?"),
        ("f9", "[M"),
        ("e3 from e1", "Which one?"),
        ("h4 from h5", "Which one?"),
        ("go a1", "Shore has no space a1."),
        ("log 2", "[U1]"),
        ("save", TEXTS.text("save.which")),
        ("load", TEXTS.text("load.which")),
        ("load /no/such/file", "There is no such file."),
        ("save /no/such/folder/game", "The folder for it does not exist."),
        ("save " + "x" * 300, "The name is too long for this disk."),
        ("save ~nobody-of-this-name/game", "The folder for it does not exist."),
        ("\x00", "I don’t understand"),
    ],
)
def test_whatever_is_typed_gets_a_sentence(line: str, answer: str) -> None:
    desk = Desk(typed("", line))

    play(on_shore(desk, "--bots", "2"))

    assert answer.lower() in desk.text.lower()


def test_a_field_is_as_good_as_its_number() -> None:
    by_field = on_shore(Desk(typed("roll", "e3 from d3")), "--bots", "2")
    by_number = on_shore(Desk(typed("1", "10")), "--bots", "2")

    play(by_field)
    play(by_number)

    assert by_field.sitting.match.state == by_number.sitting.match.state


def test_enter_does_the_only_thing_or_says_what_can_be_done() -> None:
    desk = Desk(typed("", ""))
    game = on_shore(desk, "--bots", "2")

    play(game)

    assert isinstance(game.sitting.match.state.phase, Moving)
    assert desk.text.count("You rolled 5: walk up to 5 steps.") == 2


# Files


def test_a_saved_game_is_the_same_game(tmp_path: Path) -> None:
    file = tmp_path / "mine.matanui"
    desk = Desk(typed("", "f3", f"save {file}", "", f"load {tmp_path / 'mine'}", "tray"))
    game = on_shore(desk, "--bots", "2=random", folder=tmp_path / "games")

    play(game)

    assert isinstance(game.sitting.match.state.phase, Finishing)
    assert game.sitting.bots == {GALI: "random"}
    assert "1  an earth key" in desk.text.rpartition("Tahu’s tray:")[2]


def test_a_saved_computer_player_by_a_former_name_is_played_by_a_present_one(
    tmp_path: Path,
) -> None:
    file = tmp_path / "old.matanui"
    desk = Desk(typed(f"save {file}", f"load {file}"))
    game = on_shore(desk, "--bots", "2")
    game.sitting.bots[GALI] = "sensible"

    play(game)

    assert game.sitting.bots == {GALI: "adept"}


def test_a_file_is_replaced_only_on_request(tmp_path: Path) -> None:
    file = tmp_path / "mine.matanui"
    file.write_text("precious", encoding="utf-8")
    desk = Desk(typed(f"save {file}", "no", f"save {file}", "yes"))

    play(on_shore(desk))

    assert "Not saved." in desk.text
    assert f"Saved as {file}." in desk.text.replace("\n    ", " ")
    assert file.read_bytes().startswith(b'{"file":"mata nui game"')


@pytest.mark.parametrize("leaving", [EOFError, KeyboardInterrupt, LeftError])
def test_whoever_leaves_finds_the_game_as_it_was(
    tmp_path: Path, leaving: type[BaseException]
) -> None:
    def leave(prompt: str) -> str:
        raise leaving

    desk = Desk(answers(["", "f3", "", "", "3"], leave))
    game = on_shore(desk, "--bots", "2", folder=tmp_path)

    play(game)

    left = game.library.latest_unfinished()
    assert left is not None
    found = keep_on(game.library, left.path, game.tables.game_at)
    found.leave()
    assert found.sitting.match.state == game.sitting.match.state
    assert found.sitting.bots == game.sitting.bots
    assert "The game is saved in" in desk.text


def test_a_finished_game_is_not_offered_again(tmp_path: Path) -> None:
    game = session(Desk(first_choice), "--bots", "all", *QUICK, folder=tmp_path)

    play(game)

    assert game.library.latest_unfinished() is None
    assert len(list(tmp_path.glob("*.matanui"))) == 1


def test_a_folder_that_cannot_be_written_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("a file", encoding="utf-8")
    desk = Desk(typed(""))

    play(on_shore(desk, "--bots", "2", folder=tmp_path / "games"))

    assert "games: It cannot be saved (" in desk.text
    assert "The game is saved in" not in desk.text
    assert "Tahu rolls 5" in desk.text


def test_a_file_that_vanishes_while_one_plays_is_told_once(tmp_path: Path) -> None:
    desk = Desk(typed("", "e2", "", "", "map"))
    game = on_shore(desk, "--bots", "2", folder=tmp_path)
    assert game.kept.path is not None
    game.kept.path.unlink()

    play(game)

    assert desk.text.count("was moved or deleted") == 1
    assert isinstance(game.sitting.match.state.phase, Starting | Moving)
