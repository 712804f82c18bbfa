"""Agreeing on a game: by mouse and by keyboard, with clear words for what is wrong."""

from typing import Any

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from game.boxes import SHELF
from game.boxes.makuta.bots import OFFERED
from game.boxes.makuta.opening import MakutaMatch
from game.boxes.makuta.options import CHOICES, SWITCHES
from game.boxes.makuta.words.differences import differences
from game.core.seats import Seat
from game.i18n.texts import load
from game.persistence.lines import Head, SeatCard
from game.rules.makuta.editions import EDITIONS, EN, HouseRules
from game.rules.makuta.pieces import Toa
from game.scenes.new_game.figure_scene import FigureScene
from game.scenes.new_game.layout import laid_out
from game.scenes.new_game.parade import LEAST
from game.scenes.new_game.scene import NewGameScene
from game.scenes.new_game.sheet import FormSheet
from game.shelf.agreement import agreed, faults_in, in_step
from game.shelf.form import Form, SeatForm, first_form
from game.shelf.kept_game import NewGame
from game.shelf.last_setup import recalled, remembered
from game.ui.scene import Back, Go, Push, Replace
from game.ui.widgets.picture import Picture
from game.ui.widgets.text_field import TextField
from tests.makuta.box.at_screen import Screen, Signpost, box, makuta_game, program

TEXTS = load("makuta", strict=True)
START = "new_game.start"
SEATS = {
    "seats": [
        {"figure": "onua", "name": "Anna", "bot": ""},
        {"figure": "gali", "name": "", "bot": "novice"},
        {"figure": "lewa", "name": "Bea", "bot": ""},
    ],
    "edition": "de",
    "options": "H1,H3=5",
}


def at_form(setup: dict[str, Any] | None = None, **more: Any) -> Screen:  # noqa: ANN401
    wired = program(recall_setup=lambda _: setup or {}, **more)
    return Screen(NewGameScene(wired, box())).fit()


def form_of(screen: Screen) -> Form:
    assert isinstance(screen.scene, NewGameScene)
    return screen.scene.form


def started(screen: Screen) -> NewGame:
    assert isinstance(screen.scene, NewGameScene)
    routes = screen.scene.program.routes
    assert isinstance(routes, Signpost)
    return routes.begun[-1]


def pushed(go: Go | None) -> Screen:
    assert isinstance(go, Push)
    return Screen(go.scene).fit()


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
    screen = at_form(SEATS, keep_setup=lambda _, setup: kept.update(setup))
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


def test_a_computer_player_tells_who_it_is() -> None:
    screen = at_form(SEATS)

    gali = screen.thing("seat.2.player.novice").words
    lewa = screen.thing("seat.3.player.novice").words

    assert TEXTS.text("character.gali") in gali
    assert TEXTS.text("character.lewa") in lewa
    assert TEXTS.text("epithet.gali") == ghost(screen, "seat.2.name")
    assert TEXTS.text("form.name_empty") == ghost(screen, "seat.3.name")


def ghost(screen: Screen, name: str) -> str:
    """What a field shows as long as nothing is written in it."""
    assert isinstance(screen.scene, NewGameScene)
    parts = [part for widget in screen.scene.page.widgets for part in widget.parts()]
    return next(p.ghost for p in parts if isinstance(p, TextField) and p.name == name)


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


def test_a_toa_that_is_taken_is_swapped() -> None:
    screen = at_form(SEATS)

    figures = pushed(screen.click("seat.1.figure"))
    assert isinstance(figures.click("figure.gali"), Back)

    assert form_of(screen).figures == ("gali", "onua", "lewa")
    assert form_of(screen).names == ("Anna", "", "Bea")


def test_a_free_toa_is_taken_by_keyboard() -> None:
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
    screen = at_form()

    screen.click("edition.fr")

    assert form_of(screen).edition == "fr"


def test_the_table_shows_what_differs_and_nothing_else() -> None:
    rows = {row.rule: row.cells for row in differences(TEXTS)}
    of = list(EDITIONS).index

    assert list(rows) == ["E1", "E2", "E3", "E4", "E5", "E6", "E7", "E8"]
    assert all(len(set(cells)) > 1 for cells in rows.values())
    assert rows["E2"][of("us")] == "1–7 7–14 14–20"
    assert rows["E7"][of("de")].split() == ["18", "20", "22", "24", "26", "28"]
    assert rows["E8"][of("fr")] != rows["E8"][of("en")] == rows["E8"][of("nl")]


def test_what_all_editions_agree_on_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    for key in EDITIONS:
        monkeypatch.setitem(EDITIONS, key, evolve(EDITIONS[key], makuta=EN.makuta))

    assert "E7" not in {row.rule for row in differences(TEXTS)}


@pytest.mark.parametrize("rule", ["H1", "H2", "H4", "H5", "H6"])
def test_house_rules_are_switched_on_and_off(rule: str) -> None:
    screen = at_form()

    screen.click(f"house.{rule}")
    assert form_of(screen).options == {rule: 1}

    screen.click(f"house.{rule}")
    assert form_of(screen).options == {}


def test_the_might_of_makuta_is_a_number() -> None:
    screen = at_form()

    screen.go_to("house.H3")
    for _ in range(12):
        screen.key("right")
    assert form_of(screen).options == {"H3": 10}

    screen.key("left")
    assert form_of(screen).options == {"H3": 9}


# The deal


def test_a_game_code_brings_rules_and_seats_along() -> None:
    screen = at_form(SEATS)

    screen.click("new_game.code")
    screen.write("us-H4-5-1f2a")

    form = form_of(screen)
    assert (form.edition, form.options, len(form.seats)) == ("us", {"H4": 1}, 5)
    screen.click(START)
    assert started(screen).match.luck.seed == "1f2a"


def test_a_code_changes_with_the_rules() -> None:
    screen = at_form()
    screen.click("new_game.code")
    screen.write("makuta-en-4-1f2a")

    screen.click("edition.nl")
    screen.click("house.H1")
    screen.click("seat.4.remove")

    assert form_of(screen).code == "makuta-nl-H1-3-1f2a"
    assert form_of(screen).edition == "nl"


def test_a_code_is_made_for_friends_and_taken_away() -> None:
    screen = at_form(SEATS, fresh_seed=lambda: "c0de")

    screen.click("new_game.make_code")
    assert form_of(screen).code == "makuta-de-H1-H3=5-3-c0de"

    screen.click("new_game.clear_code")
    assert form_of(screen).code == ""


def test_the_same_code_deals_the_same_game() -> None:
    def dealt(form: Form, code: str, fresh: str) -> MakutaMatch:
        form = in_step(form, form.with_code(code), SHELF)
        return makuta_game().open_match(agreed(form, SHELF, fresh))

    mine = dealt(first_form(makuta_game()), "fr-H4-3-word", "a")
    yours = dealt(recalled(makuta_game(), SEATS), "makuta-fr-H4-3-word", "b")

    assert mine.state.stacks == yours.state.stacks
    assert mine.luck == yours.luck


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
        ("masks-en-4-word", "masks"),
    ],
)
def test_a_wrong_code_is_told_in_a_sentence(code: str, names: str) -> None:
    screen = at_form()

    screen.click("new_game.code")
    screen.write(code)

    refusal = screen.thing(START).refusal
    assert names in refusal
    assert refusal.endswith(".")
    assert form_of(screen).edition == "en"


options = st.fixed_dictionaries(
    {}, optional={"H3": st.integers(1, 10), **dict.fromkeys(SWITCHES, st.just(1))}
)


# Memory


@given(
    st.permutations(CHOICES.figures),
    st.lists(
        st.tuples(st.sampled_from(["", "Ann", "Bo"]), st.sampled_from(["", "novice", "adept"])),
        min_size=2,
        max_size=6,
    ),
    st.sampled_from(list(EDITIONS)),
    options,
)
def test_a_set_up_is_recalled_as_it_was(
    figures: list[str], players: list[tuple[str, str]], edition: str, options: dict[str, int]
) -> None:
    seats = (SeatForm(figure, *player) for figure, player in zip(figures, players, strict=False))
    form = Form(makuta_game(), tuple(seats), edition, options)

    assert recalled(makuta_game(), remembered(form)) == form


@pytest.mark.parametrize("former", ["sensible", "random"])
def test_a_computer_player_that_is_offered_no_more_gives_way_to_another(former: str) -> None:
    seats = [{"figure": "onua", "bot": ""}, {"figure": "gali", "bot": former}]

    form = recalled(makuta_game(), {"seats": seats})

    assert form.bots == {Seat(1): "adept"}


def test_those_who_play_at_random_are_not_offered() -> None:
    screen = at_form()

    offered = [name for name in screen.names() if name.startswith("seat.1.player.")]

    assert offered == [f"seat.1.player.{name}" for name in ("person", *OFFERED)]


@pytest.mark.parametrize(
    "setup",
    [
        {},
        {"seats": 7, "edition": 7, "options": 7},
        {"seats": [7, {}, {"figure": "nobody"}], "edition": "xx", "options": "H9"},
        {"seats": [{"figure": "tahu"}, {"figure": "tahu", "bot": "nobody"}]},
        {"seats": [{"figure": ["tahu"]}, {"figure": "gali", "name": 5}]},
    ],
)
def test_a_set_up_that_makes_no_sense_is_the_first_one(setup: dict[str, Any]) -> None:
    assert recalled(makuta_game(), setup) == first_form(makuta_game())


# Looks


@pytest.mark.parametrize(
    ("size", "scale"),
    [((1280, 720), None), ((1024, 640), None), ((1920, 1080), None), ((1024, 640), 2.0)],
)
def test_everything_is_in_the_window_and_nothing_in_the_way(
    size: tuple[int, int], scale: float | None
) -> None:
    screen = at_form(SEATS).fit(size, scale)

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
    screen = at_form(SEATS).fit((1024, 640), 2.5)

    screen.go_to("house.H6")
    screen.key("return")

    assert screen.thing("house.H6").rect.height
    assert form_of(screen).options == {"H1": 1, "H3": 5, "H6": 1}


# What the library and the rulebook say


def head(**terms: Any) -> Head:  # noqa: ANN401
    return Head("makuta", (SeatCard("Ann"), SeatCard()), terms, "seed")


def test_a_game_in_the_library_is_summed_up() -> None:
    house = {"exact_count": True, "no_stacking": False, "mighty_makuta": 5}
    known = head(edition="de", house=house, toas=["tahu", "gali"])

    assert makuta_game().summary(known) == "German · H1 H3 +5"
    assert makuta_game().seat_label(known, Seat(0)) == "Ann (Tahu)"
    assert makuta_game().seat_label(known, Seat(1)) == "Gali"


def test_a_head_that_makes_no_sense_is_summed_up_in_silence() -> None:
    strange = head(edition=7, house=[], toas=["nobody", 5])

    assert makuta_game().summary(strange) == ""
    assert [makuta_game().seat_label(strange, Seat(seat)) for seat in (0, 1, 5)] == [
        "Ann",
        "",
        "",
    ]


def test_the_rulebook_has_every_rule_with_its_chapter() -> None:
    rules = makuta_game().rulebook.rules

    assert rules["B1"].title == "The island tiles"
    assert {"M1", "X3", "E8", "H6"} <= rules.keys()
    assert all(rule.title and rule.text and rule.chapter for rule in rules.values())


def test_the_box_stands_on_the_shelf() -> None:
    assert SHELF.called("quest") == SHELF.named("makuta") == SHELF.first
    assert box().key == SHELF.first.key


# The Toa of the game


def figures(screen: Screen) -> list[Picture]:
    """Those that stand below the form."""
    assert isinstance(screen.scene, NewGameScene)
    form = form_of(screen)
    sheet = FormSheet(screen.scene.theme, box().kit, form, faults_in(form, SHELF), {})
    widgets, _ = laid_out(sheet, Rect(0, 0, 1232, 0))
    return [w for w in widgets if isinstance(w, Picture) and w.rect.height >= LEAST]


def test_those_who_play_stand_below_the_form_in_their_order() -> None:
    screen = at_form(SEATS)

    shown = figures(screen)

    assert [figure.rect.left for figure in shown] == sorted(figure.rect.left for figure in shown)
    assert len(shown) == len(SEATS["seats"])


def test_a_game_can_be_set_up_without_any_person() -> None:
    screen = at_form()
    for seat in range(1, len(form_of(screen).seats) + 1):
        screen.click(f"seat.{seat}.player.adept")

    screen.click(START)

    assert set(started(screen).bots) == {Seat(seat) for seat in range(4)}
