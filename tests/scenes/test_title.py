"""The title leads everywhere, and says what Continue continues."""

from pathlib import Path

import pytest
from attrs import evolve

from game.persistence.errors import MissingFileError
from game.persistence.settings import Motion
from game.places import program_folder
from game.scenes.title import TitleScene
from game.ui.backdrop import Backdrop
from tests.scenes.desk import SIZES, Hands, Signposts, asked_for, program_in, shelve, show


def title(folder: Path) -> Hands:
    return show(TitleScene(program_in(folder)))


@pytest.mark.parametrize(
    ("name", "asked", "wanted"),
    [
        ("title.new_game", "new_game", None),
        ("title.load", "load", False),
        ("title.replay", "load", True),
        ("title.rulebook", "rulebook", ""),
        ("title.settings", "settings", None),
    ],
)
def test_every_entry_leads_somewhere(tmp_path: Path, name: str, asked: str, wanted: object) -> None:
    hands = title(tmp_path)

    hands.click(name)

    assert asked_for(hands) == (asked, wanted)


def test_quit_empties_the_stage(tmp_path: Path) -> None:
    hands = title(tmp_path)

    hands.click("title.quit")

    assert hands.stage.is_empty


def test_continue_says_which_game_and_goes_on_with_it(tmp_path: Path) -> None:
    program = program_in(tmp_path)
    shelve(program, "old", days_ago=3)
    latest = shelve(program, "2026-03-13 20.00.00", days_ago=1, turn=12)
    hands = show(TitleScene(program))

    words = hands.thing("title.continue").words
    hands.key("return")

    for part in ("Toa Ann, Toa Ben", "Turn 12", "Yesterday"):
        assert part in words
    assert asked_for(hands) == ("go_on", latest)


def test_continue_is_refused_with_a_reason_when_there_is_nothing(tmp_path: Path) -> None:
    program = program_in(tmp_path)
    shelve(program, "over", over=True)
    hands = show(TitleScene(program))

    hands.click("title.continue")

    assert hands.top.name == "title"
    refusal = program.texts.text("title.nothing_to_continue")
    assert hands.thing("title.continue").refusal == refusal


def test_without_a_game_enter_begins_a_new_one(tmp_path: Path) -> None:
    hands = title(tmp_path)

    hands.key("return")

    assert asked_for(hands) == ("new_game", None)


def test_a_game_that_cannot_be_opened_is_told_of(tmp_path: Path) -> None:
    program = program_in(tmp_path)
    shelve(program, "game")
    program.routes = Signposts(program, MissingFileError())
    hands = show(TitleScene(program))

    hands.click("title.continue")
    name = hands.top.name
    hands.key("return")

    assert (name, hands.top.name) == ("notice", "title")


def test_whoever_comes_back_sees_what_has_changed_meanwhile(tmp_path: Path) -> None:
    program = program_in(tmp_path)
    path = shelve(program, "game")
    hands = show(TitleScene(program))

    hands.click("title.load")
    path.unlink()
    hands.key("escape")

    assert hands.top.name == "title"
    assert hands.thing("title.continue").refusal


def test_escape_leaves_nobody_outside(tmp_path: Path) -> None:
    hands = title(tmp_path)

    hands.key("escape")

    assert hands.top.name == "title"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [0.75, 1.25])
def test_every_entry_can_be_reached_in_every_size(
    tmp_path: Path, size: tuple[int, int], scale: float
) -> None:
    hands = show(TitleScene(program_in(tmp_path)), size=size, scale=scale)

    for _ in range(6):
        hands.key("down")
    hands.look()
    hands.key("return")

    assert hands.stage.is_empty


# The picture moves a little


def frames_in(hands: Hands, begin: float, seconds: float) -> int:
    """How often the title is drawn anew when nobody does anything."""
    scene, now, drawn = hands.top, begin, 0
    while now < begin + seconds:
        scene.update(now)
        drawn += hands.stage.needs_drawing()
        hands.look()
        wakes = scene.wakes_at()
        now = max(now + 0.001, min(wakes if wakes is not None else now + 0.25, now + 0.25))
    return drawn


def awake(folder: Path, *, reduced: bool = False) -> Hands:
    program = program_in(folder)
    program.change(evolve(program.settings, motion=Motion(reduced_motion=reduced)))
    program.idle.rouse(100.0)
    hands = show(TitleScene(program))
    hands.top.update(100.0)
    hands.look()
    return hands


def test_a_part_that_is_painted_again_fits_into_the_whole(tmp_path: Path) -> None:
    hands = awake(tmp_path)
    assert isinstance(hands.top, TitleScene)
    hands.top.program.backdrop = Backdrop(program_folder() / "assets" / "title")
    kept = hands.look()
    for now in (100.4, 100.8):
        hands.stage.update(now)
        hands.stage.draw(kept)
    hands.top.changed = True

    assert hands.look().get_buffer().raw == kept.get_buffer().raw


def test_it_moves_at_most_twelve_times_a_second(tmp_path: Path) -> None:
    assert 5 * 6 <= frames_in(awake(tmp_path), 100.0, 5.0) <= 5 * 12


def test_it_rests_half_a_minute_after_the_last_input(tmp_path: Path) -> None:
    hands = awake(tmp_path)
    frames_in(hands, 100.0, 30.5)

    assert frames_in(hands, 130.5, 10.0) == 0


def test_it_rests_while_the_window_is_not_attended(tmp_path: Path) -> None:
    hands = awake(tmp_path)
    assert isinstance(hands.top, TitleScene)
    hands.top.program.idle.attend(100.0, is_attended=False)

    assert frames_in(hands, 100.0, 5.0) == 0


def test_with_reduced_motion_nothing_is_drawn_while_nothing_happens(tmp_path: Path) -> None:
    assert frames_in(awake(tmp_path, reduced=True), 100.0, 5.0) == 0
