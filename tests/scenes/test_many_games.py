"""Thousands of games: what is not in sight is neither opened nor kept."""

from pathlib import Path

import pygame
import pytest
from pygame import Surface

from game.scenes.library.listing import AT_ONCE
from game.scenes.library.load import LoadScene
from game.scenes.program import Program
from game.scenes.title import TitleScene
from game.ui.signals import PointerMoved, PointerPressed, PointerReleased
from tests.opened_files import opened_in
from tests.scenes.desk import (
    Hands,
    ToyGame,
    ToyKit,
    asked_for,
    boxes_on,
    packed,
    program_in,
    shelve,
    show,
)

COUNT = 200
SIGHT = 12  # more than a window of the usual size shows, with the next at both ends


class OtherGame(ToyGame):
    key = "other"


@pytest.fixture
def program(tmp_path: Path) -> Program:
    """Every third game is of another box."""
    program = program_in(tmp_path)
    program.boxes = boxes_on(packed(ToyGame(), ToyKit()), packed(OtherGame(), ToyKit()))
    for i in range(COUNT):
        path = shelve(program, f"game {i}", days_ago=i, box="toy" if i % 3 else "other")
        picture = program.library.thumbnail_path(path)
        picture.parent.mkdir(exist_ok=True)
        pygame.image.save(Surface((4, 4)), picture)
    return program


OURS = [i for i in range(COUNT) if i % 3]


def opened(program: Program) -> Hands:
    hands = show(LoadScene(program))
    while hands.top.is_moving():
        hands.stage.update(hands.now)
    return hands


def scene_of(hands: Hands) -> LoadScene:
    assert isinstance(hands.top, LoadScene)
    return hands.top


def listed(hands: Hands) -> list[str]:
    return [path.stem for path in scene_of(hands).listing.paths]


def in_sight(hands: Hands) -> list[str]:
    things = [thing for thing in hands.top.things() if thing.name.startswith("load.game.")]
    return [thing.name.removeprefix("load.game.") for thing in things if thing.rect.height]


def test_load_opens_a_screenful_of_files(program: Program) -> None:
    with opened_in(program.library.folder) as files:
        hands = show(LoadScene(program))
        hands.look()

    games = [path for path in files if path.suffix == ".matanui"]
    assert len(games) <= AT_ONCE + SIGHT
    assert 0 < len([path for path in files if path.suffix == ".png"]) <= 2 * SIGHT


def test_the_list_grows_until_all_of_the_box_are_there(program: Program) -> None:
    hands = show(LoadScene(program))
    first = listed(hands)

    with opened_in(program.library.folder) as files:
        hands.stage.update(0.1)
    second = listed(hands)
    hands = opened(program)

    assert first == [f"game {i}" for i in OURS][: len(first)]
    assert second[: len(first)] == first
    assert len(second) > len(first)
    assert len(files) <= AT_ONCE + 2 * SIGHT
    assert listed(hands) == [f"game {i}" for i in OURS]


def test_while_none_has_been_found_it_does_not_say_that_there_is_none(tmp_path: Path) -> None:
    program = program_in(tmp_path)
    program.boxes = boxes_on(packed(ToyGame(), ToyKit()), packed(OtherGame(), ToyKit()))
    for i in range(AT_ONCE + 5):
        shelve(program, f"theirs {i}", box="other")
    ours = shelve(program, "ours", days_ago=1)

    hands = show(LoadScene(program))
    before = listed(hands)
    hands.look()
    hands.stage.update(0.1)
    hands.key("return")

    assert before == []
    assert asked_for(hands) == ("go_on", ours)


def test_pictures_that_are_out_of_sight_are_dropped(program: Program) -> None:
    hands = opened(program)
    for _ in range(2 * COUNT):
        hands.wheel("load.list", -1)
        hands.look()
    end = in_sight(hands)
    hands.click(f"load.game.{end[-1]}")

    with opened_in(program.library.folder / "thumbnails") as files:
        for _ in range(2 * COUNT):
            hands.wheel("load.list", 1)

    assert end[-1] == f"game {OURS[-1]}"
    assert in_sight(hands)[0] == f"game {OURS[0]}"
    assert len(files) > len(OURS) - SIGHT


def test_by_pages_and_then_by_steps(program: Program) -> None:
    hands = opened(program)

    hands.key(*["page down"] * 3)
    seen = in_sight(hands)
    hands.key("down", "down", "down")

    chosen = scene_of(hands).chosen
    assert chosen
    assert chosen.stem in seen[:4]
    assert f"game {OURS[0]}" not in in_sight(hands)


def test_by_steps_to_the_last_and_back(program: Program) -> None:
    hands = opened(program)

    hands.key(*["down"] * (len(OURS) - 1))
    last = scene_of(hands).chosen
    hands.key(*["up"] * (len(OURS) - 1))

    assert last
    assert last.stem == f"game {OURS[-1]}"
    assert scene_of(hands).chosen == program.library.folder / f"game {OURS[0]}.matanui"


def test_by_dragging_the_bar(program: Program) -> None:
    hands = opened(program)
    bar = hands.thing("load.list.bar").rect

    hands.stage.handle(PointerPressed((bar.centerx, bar.top + 3)), hands.now)
    with opened_in(program.library.folder) as files:
        hands.stage.handle(PointerMoved((bar.centerx, bar.bottom)), hands.now)
    hands.stage.handle(PointerReleased((bar.centerx, bar.bottom)), hands.now)
    hands.look()

    assert in_sight(hands)[-1] == f"game {OURS[-1]}"
    assert len(files) <= 3 * SIGHT


def test_in_the_middle_a_game_is_removed_put_back_and_named(program: Program) -> None:
    hands = opened(program)
    hands.key(*["page down"] * 5)
    before, whole = in_sight(hands), listed(hands)
    name, below = before[2], before[3]

    hands.click(f"load.game.{name}")
    hands.click("load.remove")
    hands.click("question.yes")
    chosen, without = scene_of(hands).chosen, listed(hands)
    hands.click("load.put_back")
    again = listed(hands)
    hands.click("load.rename")
    hands.write("x")
    hands.key("return")

    assert chosen
    assert chosen.stem == below
    assert without == [each for each in whole if each != name]
    assert again == whole
    assert listed(hands) == [f"{name}x" if each == name else each for each in whole]
    assert in_sight(hands)[0] == before[0]


def test_coming_back_opens_only_what_is_in_sight(program: Program) -> None:
    hands = opened(program)

    with opened_in(program.library.folder) as files:
        scene_of(hands).come_back()
        hands.top.fit(hands.stage.size, hands.stage.theme)

    assert len(files) <= 3 * SIGHT
    assert not hands.top.is_moving()


def test_continue_is_found_behind_many_that_are_over(tmp_path: Path) -> None:
    program = program_in(tmp_path)
    left = shelve(program, "left", days_ago=COUNT)
    for i in range(COUNT):
        shelve(program, f"over {i}", days_ago=i, over=True)

    with opened_in(program.library.folder) as files:
        hands = show(TitleScene(program))
        hands.look()
    refusal = hands.thing("title.continue").refusal
    while hands.top.is_moving():
        hands.stage.update(hands.now)
    hands.click("title.continue")

    assert len(files) <= 2 * SIGHT
    assert refusal
    assert asked_for(hands) == ("go_on", left)


def test_when_the_last_unfinished_game_is_gone_nothing_is_continued(tmp_path: Path) -> None:
    program = program_in(tmp_path)
    left = shelve(program, "left")
    hands = show(TitleScene(program))
    left.unlink()

    assert isinstance(hands.top, TitleScene)
    hands.top.come_back()

    assert hands.top.last is None
