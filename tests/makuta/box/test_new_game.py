"""What Quest for Makuta brings along to be agreed on, and what is said about its games."""

from typing import Any

import pytest
from attrs import evolve

from game.boxes import SHELF
from game.boxes.makuta.bots import COMPANY
from game.boxes.makuta.opening import MakutaMatch
from game.boxes.makuta.words.differences import differences
from game.core.seats import Seat
from game.i18n.texts import load
from game.persistence.lines import Head, SeatCard
from game.rules.makuta.editions import EDITIONS, EN
from game.shelf.agreement import agreed, in_step
from game.shelf.form import Form, first_form, recalled
from tests.makuta.box.at_screen import box, makuta_game
from tests.scenes.new_game.at_form import SEATS, at_form, ghost

TEXTS = load("makuta", strict=True)


# The form


def test_a_computer_player_tells_who_it_is() -> None:
    screen = at_form(SEATS)

    gali = screen.thing("seat.2.player.novice").words
    lewa = screen.thing("seat.3.player.novice").words

    assert TEXTS.text("character.gali") in gali
    assert TEXTS.text("character.lewa") in lewa
    assert TEXTS.text("epithet.gali") == ghost(screen, "seat.2.name")
    assert TEXTS.text("form.name_empty") == ghost(screen, "seat.3.name")


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


def test_the_same_code_deals_the_same_game() -> None:
    def dealt(form: Form, code: str, fresh: str) -> MakutaMatch:
        form = in_step(form, form.with_code(code), SHELF)
        return makuta_game().open_match(agreed(form, SHELF, fresh))

    mine = dealt(first_form(makuta_game()), "fr-H4-3-word", "a")
    yours = dealt(recalled(makuta_game(), SEATS), "makuta-fr-H4-3-word", "b")

    assert mine.state.stacks == yours.state.stacks
    assert mine.luck == yours.luck


@pytest.mark.parametrize("former", ["sensible", "random"])
def test_a_computer_player_that_is_offered_no_more_gives_way_to_another(former: str) -> None:
    seats = [{"figure": "onua", "bot": ""}, {"figure": "gali", "bot": former}]

    form = recalled(makuta_game(), {"seats": seats})

    assert form.bots == {Seat(1): "adept"}


def test_those_who_play_at_random_are_not_offered() -> None:
    screen = at_form()

    offered = [name for name in screen.names() if name.startswith("seat.1.player.")]

    assert offered == [f"seat.1.player.{name}" for name in ("person", *COMPANY.offered)]


# What the library and the rulebook say


def head(**terms: Any) -> Head:  # noqa: ANN401
    return Head("makuta", (SeatCard("Ann"), SeatCard()), terms, "seed")


def test_a_game_in_the_library_is_summed_up() -> None:
    house = {"exact_count": True, "no_stacking": False, "mighty_makuta": 5}
    known = head(edition="de", house=house, toas=["tahu", "gali"])

    assert makuta_game().summary(known) == "German · Exact count · Mighty Makuta +5"
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
