"""Agreeing on a game: by mouse and by keyboard, with clear words for what is wrong."""

import re
from typing import Any

import pytest

from game.core.seats import Seat
from game.rules.makuta.editions import HouseRules
from game.rules.makuta.pieces import Toa
from game.scenes.new_game.figure_scene import FigureScene
from game.scenes.new_game.scene import NewGameScene
from game.shelf.form import recalled
from game.ui.scene import Back, Replace
from game.ui.widgets.label import Label
from tests.makuta.box.at_screen import Screen, makuta_game
from tests.scenes.new_game.at_form import (
    SEATS,
    START,
    at_form,
    form_of,
    parade,
    pushed,
    started,
    unfolded,
)

# Starting


def test_enter_starts_the_last_set_up_at_once() -> None:
    screen = at_form(SEATS)

    go = screen.key("return")

    game = started(screen)
    terms = game.match.state.terms
    assert isinstance(go, Replace)
    assert game.names == ("Anna", "", "Bea")
    assert game.bots == {Seat(1): "novice"}
    assert terms.toas == (Toa.ONUA, Toa.GALI, Toa.LEWA)
    assert (terms.edition.key, terms.house) == ("de", HouseRules(exact_count=True, mighty_makuta=5))


def test_one_click_starts_too() -> None:
    screen = at_form(SEATS)

    assert isinstance(screen.click(START), Replace)


def test_without_a_last_set_up_one_person_plays_against_three_computers() -> None:
    screen = at_form()

    screen.click(START)

    assert len(started(screen).names) == 4
    assert len(started(screen).bots) == 3


def test_what_was_agreed_on_is_remembered_but_not_the_deal() -> None:
    kept: dict[str, Any] = {}
    screen = unfolded(at_form(SEATS, keep_setup=lambda _, setup: kept.update(setup)))
    screen.click("new_game.code")
    screen.write("word")

    screen.click(START)

    assert recalled(makuta_game(), kept) == recalled(makuta_game(), SEATS)
    assert started(screen).match.luck.seed == "word"


def test_every_game_is_dealt_afresh_unless_a_deal_is_asked_for() -> None:
    screen = at_form(fresh_seed=lambda: "fresh")

    screen.click(START)

    assert started(screen).match.luck.seed == "fresh"


def test_escape_leads_back() -> None:
    assert isinstance(at_form().key("escape"), Back)


# Seats


def test_a_name_is_typed() -> None:
    screen = at_form()

    screen.click("seat.2.name")
    screen.write("Zoë f")
    screen.key("backspace")
    screen.key("backspace")
    screen.click(START)

    assert started(screen).names == ("", "Zoë", "", "")


def test_names_are_reached_and_typed_by_keyboard_alone() -> None:
    screen = at_form()

    screen.go_to("seat.1.name")
    screen.write("Anna")
    screen.go_to(START)
    screen.key("return")

    assert started(screen).names[0] == "Anna"


def test_two_of_the_same_name_cannot_start_and_are_told_why() -> None:
    screen = at_form(SEATS)

    screen.click("seat.2.name")
    screen.write("anna")

    refusal = screen.thing(START).refusal
    assert "Anna" in refusal
    assert screen.click(START) is None
    screen.click("seat.2.name")
    screen.write("s")
    assert not screen.thing(START).refusal


def test_who_plays_is_chosen() -> None:
    screen = at_form()

    screen.click("seat.1.player.novice")
    screen.click("seat.2.player.person")

    assert [seat.bot for seat in form_of(screen).seats] == ["novice", "", "adept", "adept"]


def test_players_come_and_go_between_two_and_six() -> None:
    screen = at_form()

    screen.click("new_game.add")
    screen.click("new_game.add")
    assert len(set(form_of(screen).figures)) == 6
    assert screen.thing("new_game.add").refusal

    for _ in range(4):
        screen.click("seat.1.remove")
    assert len(form_of(screen).seats) == 2
    assert screen.thing("seat.1.remove").refusal


def test_chairs_are_swapped_and_the_keyboard_goes_along() -> None:
    screen = at_form(SEATS)

    screen.go_to("seat.1.down")
    screen.key("return")
    screen.key("return")

    assert form_of(screen).figures == ("gali", "lewa", "onua")
    assert screen.thing("seat.3.down").refusal


def test_a_figure_that_is_taken_is_swapped() -> None:
    screen = at_form(SEATS)

    figures = pushed(screen.click("seat.1.figure"))
    assert isinstance(figures.click("figure.gali"), Back)

    assert form_of(screen).figures == ("gali", "onua", "lewa")
    assert form_of(screen).names == ("Anna", "", "Bea")


def test_a_free_figure_is_taken_by_keyboard() -> None:
    screen = at_form(SEATS)

    screen.go_to("seat.1.figure")
    figures = pushed(screen.key("return"))
    assert isinstance(figures.scene, FigureScene)
    assert figures.focus == "figure.onua"
    figures.key("right")
    figures.key("return")

    assert form_of(screen).figures[0] == "kopaka"


# Rules


def test_the_heads_of_the_table_choose_the_edition() -> None:
    screen = unfolded(at_form())

    screen.click("edition.fr")

    assert form_of(screen).edition == "fr"


@pytest.mark.parametrize("rule", ["H1", "H2", "H4", "H5", "H6", "H7"])
def test_house_rules_are_switched_on_and_off(rule: str) -> None:
    screen = unfolded(at_form())

    screen.click(f"house.{rule}")
    assert form_of(screen).options == {rule: 1}

    screen.click(f"house.{rule}")
    assert form_of(screen).options == {}


def test_some_house_rules_are_numbers() -> None:
    screen = unfolded(at_form())

    screen.go_to("house.H3")
    for _ in range(12):
        screen.key("right")
    assert form_of(screen).options == {"H3": 10}

    screen.key("left")
    assert form_of(screen).options == {"H3": 9}


# What is folded


def test_who_plays_comes_first_and_the_rest_is_folded() -> None:
    names = at_form().names()

    assert "seat.1.figure" in names
    assert {"new_game.rules", "new_game.seed"} <= {*names}
    assert not [name for name in names if name.startswith(("edition.", "house."))]
    assert "new_game.code" not in names


def test_the_line_says_by_which_rules_one_plays() -> None:
    screen = at_form()
    usual = screen.thing("new_game.rules").words
    unfolded(screen)

    screen.click("edition.de")
    screen.click("house.H1")
    screen.go_to("house.H3")
    screen.key("right")

    assert usual == "Rules: English, no house rules"
    assert screen.thing("new_game.rules").words == "Rules: German, Exact count, Mighty Makuta +1"


def test_a_line_is_folded_again_by_a_second_press() -> None:
    screen = at_form()
    before = screen.names()

    screen.click("new_game.rules")
    screen.click("new_game.rules")

    assert screen.names() == before


def test_what_is_unfolded_comes_into_sight() -> None:
    screen = at_form().fit((1280, 720))

    screen.click("new_game.rules")

    assert screen.thing("house.H6").rect.height > 20
    assert screen.thing("new_game.rules").rect.height > 20


def test_a_seed_that_is_wrong_stays_in_sight() -> None:
    screen = unfolded(at_form())
    screen.click("new_game.code")
    screen.write("xx-4-word")

    screen.click("new_game.seed")

    assert "new_game.code" in screen.names()


def test_every_house_rule_and_edition_says_what_it_means_for_play() -> None:
    screen, texts = unfolded(at_form()), makuta_game().texts

    screen.click("edition.us")
    said = words_of(screen)

    assert texts.text("edition.us") in said
    assert all(texts.text(f"house_words.H{number}") in said for number in range(1, 7))


def test_the_form_says_how_long_the_game_will_take() -> None:
    alone = at_form()
    people = at_form(SEATS)

    assert any(re.fullmatch(r"About \d+ minutes", words) for words in words_of(alone))
    assert any(re.fullmatch(r"About \d+ minutes", words) for words in words_of(people))
    assert words_of(alone) != words_of(people)


def words_of(screen: Screen) -> set[str]:
    assert isinstance(screen.scene, NewGameScene)
    parts = (part for widget in screen.scene.page.widgets for part in widget.parts())
    return {part.words for part in parts if isinstance(part, Label)}


# The deal


def test_a_game_code_brings_rules_and_seats_along() -> None:
    screen = unfolded(at_form(SEATS))

    screen.click("new_game.code")
    screen.write("us-H4-5-1f2a")

    form = form_of(screen)
    assert (form.edition, form.options, len(form.seats)) == ("us", {"H4": 1}, 5)
    screen.click(START)
    assert started(screen).match.luck.seed == "1f2a"


def test_a_code_changes_with_the_rules() -> None:
    screen = unfolded(at_form())
    screen.click("new_game.code")
    screen.write("makuta-en-4-1f2a")

    screen.click("edition.nl")
    screen.click("house.H1")
    screen.go_to("seat.4.remove")
    screen.key("return")

    assert form_of(screen).code == "makuta-nl-H1-3-1f2a"
    assert form_of(screen).edition == "nl"


def test_a_code_is_made_for_friends_and_taken_away() -> None:
    screen = unfolded(at_form(SEATS, fresh_seed=lambda: "c0de"))

    screen.click("new_game.make_code")
    assert form_of(screen).code == "makuta-de-H1-H3=5-3-c0de"

    screen.click("new_game.clear_code")
    assert form_of(screen).code == ""


@pytest.mark.parametrize(
    ("code", "names"),
    [
        ("xx-4-word", "xx"),
        ("en-H9-4-word", "H9"),
        ("en-H3=11-4-word", "H3"),
        ("en-7-word", "7"),
        ("en-word", "en-4-1f2a9c3b"),
        ("en-4-", "en-4-1f2a9c3b"),
        ("-", "en-4-1f2a9c3b"),
        ("makuta-xx-4-word", "xx"),
        ("masks-en-4-word", "Quest for the Masks"),
    ],
)
def test_a_wrong_code_is_told_in_a_sentence(code: str, names: str) -> None:
    screen = unfolded(at_form())

    screen.click("new_game.code")
    screen.write(code)

    refusal = screen.thing(START).refusal
    assert names in refusal
    assert refusal.endswith(".")
    assert form_of(screen).edition == "en"


# Looks


@pytest.mark.parametrize(
    ("size", "scale"),
    [((1280, 720), None), ((1024, 640), None), ((1920, 1080), None), ((1024, 640), 2.0)],
)
def test_everything_is_in_the_window_and_nothing_in_the_way(
    size: tuple[int, int], scale: float | None
) -> None:
    screen = unfolded(at_form(SEATS).fit(size, scale))

    things = [thing for thing in screen.scene.things() if not thing.passive and thing.rect.width]

    assert len({thing.name for thing in things}) == len(things)
    assert all(screen.picture(size).get_rect().contains(thing.rect) for thing in things)
    assert all(not a.rect.colliderect(b.rect) for a in things for b in things if a is not b)


def test_at_its_designed_size_six_players_need_no_scrolling() -> None:
    screen = at_form()
    screen.click("new_game.add")
    screen.click("new_game.add")

    assert "new_game.page" not in screen.names()


def test_the_keyboard_reaches_everything_though_most_is_out_of_sight() -> None:
    screen = unfolded(at_form(SEATS).fit((1024, 640), 2.5))

    screen.go_to("house.H6")
    screen.key("return")

    assert screen.thing("house.H6").rect.height
    assert form_of(screen).options == {"H1": 1, "H3": 5, "H6": 1}


def test_those_who_play_stand_beside_their_names_in_their_order() -> None:
    screen = at_form(SEATS)

    shown = parade(screen)

    assert [figure.rect.left for figure in shown] == sorted(figure.rect.left for figure in shown)
    assert len(shown) == len(SEATS["seats"])


def test_a_game_can_be_set_up_without_any_person() -> None:
    screen = at_form()
    for seat in range(1, len(form_of(screen).seats) + 1):
        screen.click(f"seat.{seat}.player.adept")

    screen.click(START)

    assert set(started(screen).bots) == {Seat(seat) for seat in range(4)}
