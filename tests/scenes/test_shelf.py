"""Several boxes on one shelf: the title lets one choose, and what follows is of that box."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

from game.persistence.errors import TextOnlyError
from game.persistence.settings import Curtain, Play, Settings
from game.persistence.settings_file import load_settings, save_settings
from game.scenes.library.load import LoadScene
from game.scenes.program import Program
from game.scenes.rulebook.scene import RulebookScene
from game.scenes.title import TitleScene
from game.shelf.shelf import Shelf
from tests.scenes.desk import (
    SIZES,
    Hands,
    ToyGame,
    ToyKit,
    boxes_on,
    packed,
    program_in,
    shelve,
    show,
)


class OtherGame(ToyGame):
    key = "other"


class ThirdGame(ToyGame):
    key = "third"


GAMES: tuple[Any, ...] = (ToyGame(), OtherGame(), ThirdGame())


def program(folder: Path, boxes: int = 2) -> Program:
    made = program_in(folder)
    made.boxes = boxes_on(*(packed(game, ToyKit()) for game in GAMES[:boxes]))
    return made


def lids(hands: Hands) -> list[str]:
    return [name for name in hands.names() if name.startswith("title.box.")]


@pytest.mark.parametrize("boxes", [1, 2, 3])
@pytest.mark.parametrize("size", SIZES)
def test_every_box_stands_on_the_shelf_beside_the_menu(
    tmp_path: Path, boxes: int, size: tuple[int, int]
) -> None:
    hands = show(TitleScene(program(tmp_path, boxes)), size=size, scale=size[1] / 720)

    rects = [hands.thing(name).rect for name in lids(hands)]

    assert len(rects) == boxes
    menu = hands.thing("title.quit").rect
    assert all(rect.left > menu.right and rect.right <= size[0] for rect in rects)
    assert all(a.right < b.left for a, b in pairwise(rects))


def test_a_box_without_a_table_stays_off_the_title_and_its_games_off_continue(
    tmp_path: Path,
) -> None:
    made = program(tmp_path)
    bare = evolve(packed(OtherGame(), ToyKit()), kit=None)
    shelf = Shelf((packed(ToyGame(), ToyKit()), bare)).with_tables()
    made.boxes = evolve(made.boxes, shelf=shelf)
    theirs = shelve(made, "theirs", box="other")

    hands = show(TitleScene(made))

    assert lids(hands) == ["title.box.toy"]
    assert made.latest_unfinished() is None
    with pytest.raises(TextOnlyError, match="add --text"):
        made.boxes.game_at(theirs)


def test_the_first_box_is_at_hand_until_another_is_chosen(tmp_path: Path) -> None:
    made = program(tmp_path)
    hands = show(TitleScene(made))
    assert made.at_hand.key == "toy"

    hands.click("title.box.other")

    assert made.at_hand.key == "other"


def test_a_box_is_chosen_by_keys_as_well(tmp_path: Path) -> None:
    made = program(tmp_path)
    hands = show(TitleScene(made))

    for _ in range(12):
        hands.key("tab")
        if hands.stage.top.page.focus.name == "title.box.other":  # type: ignore[attr-defined]
            break
    hands.key("return")

    assert made.chosen == "other"


def test_a_lone_box_is_no_stop_of_the_focus(tmp_path: Path) -> None:
    hands = show(TitleScene(program(tmp_path, 1)))

    assert not hands.thing("title.box.toy").takes_focus


def test_games_of_the_box_at_hand_are_listed_and_those_that_nobody_knows(tmp_path: Path) -> None:
    made = program(tmp_path)
    ours, theirs = shelve(made, "ours"), shelve(made, "theirs", box="other")
    strange = shelve(made, "strange", box="not there")

    first = show(LoadScene(made)).top
    made.choose("other")
    second = show(LoadScene(made)).top

    assert isinstance(first, LoadScene)
    assert isinstance(second, LoadScene)
    assert {*first.listing.paths} == {ours, strange}
    assert {*second.listing.paths} == {theirs, strange}


def test_the_rulebook_is_that_of_its_box(tmp_path: Path) -> None:
    made = program(tmp_path)

    scene = RulebookScene(made, made.boxes.box("other"))

    assert scene.book is OtherGame.rulebook


def curtain_of(made: Program, box: str) -> Curtain:
    made.choose(box)
    return made.settings.play.curtain


def test_settings_of_play_belong_to_a_box(tmp_path: Path) -> None:
    """Until they are changed they are as those of the box before."""
    made = program(tmp_path)

    made.choose("other")
    made.change(evolve(made.settings, play=Play(curtain=Curtain.ALWAYS)))
    assert curtain_of(made, "toy") is Curtain.ALWAYS
    made.change(evolve(made.settings, play=Play(curtain=Curtain.NEVER)))

    assert curtain_of(made, "other") is Curtain.ALWAYS
    assert curtain_of(made, "toy") is Curtain.NEVER


def test_they_are_kept_on_the_disk_and_those_of_before_hold_for_every_box(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"format": 1, "play": {"hints": false}}')
    before = load_settings(path).settings
    assert not before.for_box("toy").play.hints

    save_settings(path, evolve(before, play=Play()).kept_for("other").kept_for("toy"))
    changed = evolve(Settings(), play=Play(curtain=Curtain.NEVER)).kept_for("toy")
    save_settings(path, changed)

    assert load_settings(path).settings.for_box("toy").play.curtain is Curtain.NEVER


def test_a_spoilt_entry_of_a_box_costs_only_itself(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"format": 1, "play_by_box": {"toy": {"hints": false}, "other": 3}}')

    loaded = load_settings(path)

    assert not loaded.settings.for_box("toy").play.hints
    assert loaded.settings.for_box("other").play == Play()
    assert "play_by_box.other" in loaded.notices[0]
