"""The form of games that are not like ours: what there is nothing to choose of is not there."""

from collections import Counter

import pytest

from game.boxes import SHELF
from game.core.seats import Seat
from game.scenes.new_game.figure_scene import FigureScene
from game.scenes.new_game.scene import NewGameScene
from game.shelf.choices import Setup
from game.ui.scene import Back, Replace
from game.ui.widgets.label import Label
from tests.makuta.box.at_screen import Screen, box, program
from tests.scenes.desk import boxes_on
from tests.scenes.new_game.at_form import (
    START,
    at_form,
    at_form_of,
    form_of,
    ghost,
    parade,
    pushed,
    started,
    unfolded,
)
from tests.shelf.fakes import DUEL, FAKES, SAGA, TALES, TRIO, AnyGame, mixed_shelf

SIZES = [((1280, 720), None), ((1024, 640), None), ((1920, 1080), None), ((1024, 640), 2.0)]


@pytest.mark.parametrize("game", FAKES, ids=lambda game: game.key)
def test_any_game_is_set_up_and_started(game: AnyGame) -> None:
    screen = at_form_of(game)

    assert isinstance(screen.click(START), Replace)

    assert started(screen).game is game
    assert len(started(screen).names) == game.choices.usual_seats


@pytest.mark.parametrize("game", FAKES, ids=lambda game: game.key)
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_everything_is_in_the_window_and_nothing_in_the_way(
    game: AnyGame, size: tuple[int, int], scale: float | None
) -> None:
    screen = unfolded(at_form_of(game).fit(size, scale))
    while len(form_of(screen).seats) < game.choices.most:
        screen.go_to("new_game.add")
        screen.key("return")

    things = [thing for thing in screen.scene.things() if not thing.passive and thing.rect.width]

    assert len({thing.name for thing in things}) == len(things)
    assert all(screen.picture(size).get_rect().contains(thing.rect) for thing in things)
    assert all(not a.rect.colliderect(b.rect) for a in things for b in things if a is not b)


@pytest.mark.parametrize("game", FAKES, ids=lambda game: game.key)
@pytest.mark.parametrize("size", [(1280, 720), (1024, 640), (1920, 1080)])
def test_all_figures_are_in_the_window(game: AnyGame, size: tuple[int, int]) -> None:
    figures = pushed(at_form_of(game).click("seat.1.figure")).fit(size)

    cards = list(figures.scene.things())

    first, *others = Counter(card.rect.top for card in cards).values()
    assert isinstance(figures.scene, FigureScene)
    assert [card.name for card in cards] == [f"figure.{key}" for key in game.choices.figures]
    assert all(figures.picture(size).get_rect().contains(card.rect) for card in cards)
    assert all(0 <= first - other <= 1 for other in others)


# Editions


def test_editions_without_a_comparison_are_described() -> None:
    screen = unfolded(at_form_of(SAGA))

    screen.click("edition.endless")

    assert form_of(screen).edition == "endless"
    assert screen.thing("edition.long").words == "Long: there and back again"


@pytest.mark.parametrize("game", [DUEL, TRIO], ids=lambda game: game.key)
def test_a_game_of_one_edition_asks_for_none(game: AnyGame) -> None:
    assert not [name for name in unfolded(at_form_of(game)).names() if name.startswith("edition.")]


def test_two_editions_are_compared() -> None:
    screen = unfolded(at_form_of(TALES))

    screen.click("edition.old")

    assert form_of(screen).edition == "old"


# Options


def test_numbers_are_slid_each_for_itself() -> None:
    screen = unfolded(at_form_of(DUEL))

    for key, steps in (("T1", 12), ("T2", 3)):
        screen.go_to(f"house.{key}")
        for _ in range(steps):
            screen.key("right")
    screen.click("house.T3")

    assert form_of(screen).options == {"T1": 9, "T2": 3, "T3": 1}


@pytest.mark.parametrize("game", [SAGA, TRIO], ids=lambda game: game.key)
def test_a_game_without_options_asks_for_none(game: AnyGame) -> None:
    assert not [name for name in unfolded(at_form_of(game)).names() if name.startswith("house.")]


# Seats


def test_where_all_have_to_play_nobody_comes_or_goes() -> None:
    names = at_form_of(DUEL).names()

    assert "new_game.add" not in names
    assert not [name for name in names if name.endswith(".remove")]
    assert "seat.2.up" in names


def test_two_swap_their_figures() -> None:
    screen = at_form_of(DUEL)

    figures = pushed(screen.click("seat.2.figure"))
    assert isinstance(figures.click("figure.white"), Back)

    assert form_of(screen).figures == ("black", "white")


def test_the_last_seat_and_the_first_are_as_many_as_the_game_says() -> None:
    screen = at_form_of(TRIO)

    assert "3" in screen.thing("new_game.add").refusal
    screen.click("seat.1.remove")
    assert "2" in screen.thing("seat.1.remove").refusal


def test_where_no_computer_plays_nobody_is_asked_who_does() -> None:
    screen = at_form_of(TRIO)

    screen.click(START)

    assert not [name for name in screen.names() if ".player" in name]
    assert started(screen).bots == {}


def test_computers_without_characters_have_none() -> None:
    screen = at_form_of(SAGA)

    assert screen.thing("seat.2.player.easy").words == "The computer plays Raven: Easy"
    assert ghost(screen, "seat.2.name") == "Name"
    assert not pushed(screen.click("seat.1.figure")).thing("figure.wolf").words


@pytest.mark.parametrize("game", [SAGA, DUEL, TRIO], ids=lambda game: game.key)
def test_figures_stand_where_the_form_leaves_room(game: AnyGame) -> None:
    shown = parade(at_form_of(game))

    assert len(shown) == game.choices.usual_seats


def test_beside_other_games_the_form_says_which_it_is_of() -> None:
    assert "New game · The saga game" in words(at_form_of(SAGA))
    assert "New game" in words(alone_on_the_shelf())


def alone_on_the_shelf() -> Screen:
    wired = program()
    wired.boxes = boxes_on(SHELF.first)
    return Screen(NewGameScene(wired, box())).fit()


def words(screen: Screen) -> set[str]:
    assert isinstance(screen.scene, NewGameScene)
    return {widget.words for widget in screen.scene.page.widgets if isinstance(widget, Label)}


# Codes


def test_the_code_of_another_game_names_it() -> None:
    screen = unfolded(at_form_of(SAGA))

    screen.click("new_game.code")
    screen.write("duel-only-T1=3-2-word")

    assert "The duel game" in screen.thing(START).refusal
    assert form_of(screen).options == {}


def test_a_code_without_a_box_is_not_taken_for_one_of_this_game() -> None:
    screen = unfolded(at_form_of(SAGA))

    screen.click("new_game.code")
    screen.write("en-4-word")

    assert "Quest for Makuta" in screen.thing(START).refusal


def test_the_code_of_another_game_is_refused_by_ours() -> None:
    screen = unfolded(at_form())
    screen.scene.program.boxes.shelf = mixed_shelf()  # type: ignore[attr-defined]

    screen.click("new_game.code")
    screen.write("saga-long-3-word")

    assert "The saga game" in screen.thing(START).refusal


def test_what_is_agreed_on_is_one_value() -> None:
    screen = unfolded(at_form_of(SAGA))
    screen.click("edition.long")
    screen.click("seat.1.name")
    screen.write("Ann")
    screen.click("seat.4.remove")

    assert form_of(screen).setup("seed") == Setup(
        "long",
        ("wolf", "raven", "bear"),
        {},
        {Seat(1): "hard", Seat(2): "hard"},
        ("Ann", "", ""),
        "seed",
    )
