"""Games are chosen, opened, copied, named and removed; nothing is lost by a stray click."""

from pathlib import Path

import pytest

from game.persistence.errors import MissingFileError
from game.scenes.library.load import LoadScene
from game.scenes.program import Program
from tests.scenes.desk import SIZES, Hands, Signposts, asked_for, program_in, shelve, show


@pytest.fixture
def program(tmp_path: Path) -> Program:
    program = program_in(tmp_path)
    shelve(program, "Friday", days_ago=1, turn=7)
    shelve(program, "2026-03-01 20.00.00", days_ago=13, turn=20, over=True)
    shelve(program, "Sunday", days_ago=6)
    return program


def opened(program: Program, *, to_watch: bool = False) -> Hands:
    return show(LoadScene(program, to_watch=to_watch))


def games(hands: Hands) -> list[str]:
    names = [name.removeprefix("load.game.") for name in hands.names() if "load.game." in name]
    return [name for name in names if name]


def path_of(program: Program, name: str) -> Path:
    return program.library.folder / f"{name}.matanui"


def test_the_newest_comes_first_and_says_what_it_is(program: Program) -> None:
    hands = opened(program)

    words = hands.thing("load.game.Friday").words

    assert games(hands) == ["Friday", "Sunday", "2026-03-01 20.00.00"]
    for part in ("Friday", "Turn 7", "Yesterday", "Toa Ann, Toa Ben"):
        assert part in words
    assert "Finished after 20 turns" in hands.thing("load.game.2026-03-01 20.00.00").words


@pytest.mark.parametrize(
    ("won_by", "words"),
    [((1,), "Toa Ben won after 20 turns"), ((0, 1), "Toa Ann, Toa Ben won after 20 turns")],
)
def test_a_game_that_is_over_names_who_has_won(
    program: Program, won_by: tuple[int, ...], words: str
) -> None:
    shelve(program, "Won", turn=20, over=True, won_by=won_by)
    hands = opened(program)

    assert words in hands.thing("load.game.Won").words


def test_a_game_is_chosen_and_gone_on_with(program: Program) -> None:
    hands = opened(program)

    hands.click("load.game.Sunday")
    hands.click("load.go_on")

    assert asked_for(hands) == ("go_on", path_of(program, "Sunday"))


def test_two_games_that_differ_in_their_endings_alone(program: Program) -> None:
    older = path_of(program, "Sunday").rename(program.library.folder / "Friday.makuta")
    hands = opened(program)

    hands.click("load.game.Friday.makuta")
    hands.click("load.go_on")

    assert asked_for(hands) == ("go_on", older)


def test_the_keyboard_chooses_by_coming_there_and_opens_by_enter(program: Program) -> None:
    hands = opened(program)

    hands.key("down", "return")

    assert asked_for(hands) == ("go_on", path_of(program, "Sunday"))


def test_one_click_never_opens_a_game_but_two_do(program: Program) -> None:
    hands = opened(program)

    hands.click("load.game.Friday")
    name = hands.top.name
    hands.now -= 1.0  # at once
    hands.click("load.game.Friday")

    assert name == "load"
    assert asked_for(hands) == ("go_on", path_of(program, "Friday"))


def test_a_letter_first_chooses(program: Program) -> None:
    hands = opened(program)
    hands.key("f")
    scene = hands.top
    assert isinstance(scene, LoadScene)

    hands.key(scene.page.hints.shown["load.game.Sunday"])

    assert hands.top is scene
    assert scene.chosen == path_of(program, "Sunday")


def test_a_finished_game_is_watched_and_not_gone_on_with(program: Program) -> None:
    hands = opened(program)

    hands.click("load.game.2026-03-01 20.00.00")
    refusal = hands.thing("load.go_on").refusal
    hands.key("return")
    still = hands.top.name
    hands.click("load.watch")

    assert "over" in refusal
    assert still == "load"
    assert asked_for(hands) == ("watch", path_of(program, "2026-03-01 20.00.00"))


def test_who_came_to_watch_watches(program: Program) -> None:
    hands = opened(program, to_watch=True)

    hands.key("return")

    assert asked_for(hands) == ("watch", path_of(program, "Friday"))


def test_a_game_that_is_open_elsewhere_is_left_alone(program: Program) -> None:
    with program.library.locks.on(path_of(program, "Friday")):
        hands = opened(program)

        refusals = [hands.thing(f"load.{deed}").refusal for deed in ("go_on", "rename", "remove")]

    assert all("another window" in refusal for refusal in refusals)


def test_a_file_that_is_no_game_says_so(program: Program) -> None:
    path_of(program, "Letter").write_text("Dear Ann", encoding="utf-8")
    hands = opened(program)

    hands.click("load.game.Letter")

    assert "not a game" in hands.thing("load.game.Letter").words
    assert hands.thing("load.go_on").refusal
    assert hands.thing("load.watch").refusal


def test_a_removed_game_is_asked_about_and_can_be_put_back(program: Program) -> None:
    hands = opened(program)

    hands.click("load.remove")
    hands.click("question.no")
    kept = games(hands)
    hands.click("load.remove")
    hands.click("question.yes")
    left = games(hands)
    hands.click("load.put_back")

    assert kept[0] == "Friday"
    assert left == ["Sunday", "2026-03-01 20.00.00"]
    assert "Friday" in games(hands)
    assert "load.put_back" not in hands.names()


def test_enter_does_not_remove_by_accident(program: Program) -> None:
    hands = opened(program)
    hands.click("load.remove")

    hands.key("return")

    assert len(games(hands)) == 3


def test_a_game_gets_a_name(program: Program) -> None:
    hands = opened(program)

    hands.click("load.rename")
    hands.key("home")
    hands.write("good ")
    hands.key("return")

    assert path_of(program, "good Friday").exists()
    assert "load.game.good Friday" in hands.names()


def test_escape_leaves_the_name_and_then_the_list(program: Program) -> None:
    hands = show(LoadScene(program), LoadScene(program))

    hands.click("load.rename")
    hands.write("x")
    hands.key("escape")
    first = len(hands.stage.scenes)
    hands.key("escape")

    assert (first, len(hands.stage.scenes)) == (2, 1)
    assert path_of(program, "Friday").exists()


def test_a_name_that_is_taken_is_told(program: Program) -> None:
    hands = opened(program)

    hands.click("load.rename")
    for _ in "Friday":
        hands.key("backspace")
    hands.write("Sunday")
    hands.click("load.take_name")

    scene = hands.top
    assert isinstance(scene, LoadScene)
    assert scene.said
    assert path_of(program, "Friday").exists()


def test_a_copy_stands_beside_its_game(program: Program) -> None:
    hands = opened(program)

    hands.click("load.copy")

    assert {"Friday", "Friday (2)"} <= set(games(hands))


def test_a_game_that_cannot_be_opened_is_told_of(program: Program) -> None:
    program.routes = Signposts(program, MissingFileError())
    hands = opened(program)

    hands.click("load.go_on")

    assert hands.top.name == "notice"


def test_an_empty_folder_is_said_to_be_empty(tmp_path: Path) -> None:
    hands = opened(program_in(tmp_path))

    names = hands.names()
    hands.look()
    hands.key("down", "return")

    assert names == ["load.back"]
    assert hands.stage.is_empty


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [0.75, 1.25])
def test_a_long_list_is_gone_through_by_keys(
    tmp_path: Path, size: tuple[int, int], scale: float
) -> None:
    program = program_in(tmp_path)
    for i in range(30):
        shelve(program, f"game {i}", days_ago=i)
    hands = show(LoadScene(program), size=size, scale=scale)

    for _ in range(29):
        hands.key("down")
    hands.look()

    last = hands.thing("load.game.game 29")
    assert last.rect.width
    assert hands.top.changed is False
    hands.key("return")
    assert asked_for(hands) == ("go_on", path_of(program, "game 29"))


def test_a_long_list_is_gone_through_by_the_wheel(tmp_path: Path) -> None:
    program = program_in(tmp_path)
    for i in range(30):
        shelve(program, f"game {i}", days_ago=i)
    hands = opened(program)

    for _ in range(40):
        hands.wheel("load.list", -1)

    assert hands.thing("load.game.game 0").rect.size == (0, 0)
    hands.click("load.game.game 29")
    assert "load.game.game 0" not in hands.names()
