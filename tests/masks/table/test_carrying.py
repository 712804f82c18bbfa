"""A card of the hand is carried onto what it is meant for."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.boxes import MASKS
from game.boxes.masks.table.choosing.listed import main_action
from game.boxes.masks.table.spaces import thing_name
from game.boxes.masks.table.view import MasksTable
from game.core.luck import Luck
from game.core.match import Match
from game.core.seats import Seat
from game.rules import masks as rules
from game.rules.masks.actions import PlayCard, Step
from game.rules.masks.pieces import Deck, Toa
from game.ui.signals import Pointer, PointerMoved, PointerPressed, PointerReleased
from tests.masks.tables import at, first_turn, holding
from tests.scenes.evening import Evening, end_all, show
from tools.studio import Studio

GALI = Seat(1)


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    studio = Studio(tmp_path, packed=MASKS)
    state = first_turn("qftm", Toa.TAHU, Toa.GALI, Toa.LEWA)
    state = holding(state, 0, Deck.GA, "heavy_mask", "draw_two")
    match = Match(rules, state, Luck("carrying"))
    evening = show(studio, studio.table(match, {Seat(1): "novice", Seat(2): "novice"}))
    evening.tick(3)
    yield evening
    end_all()


def named(evening: Evening, key: str) -> str:
    """The thing of a card in the hand."""
    hand = [card.key for card in evening.match.state.seats[0].hands[Deck.GA]]
    return f"hand.{hand.index(key)}"


def carry(evening: Evening, name: str, end: tuple[int, int]) -> None:
    start = evening.thing(name).rect.center
    for signal in (
        PointerMoved(start),
        PointerPressed(start, Pointer.LEFT),
        PointerMoved(end),
        PointerReleased(end, Pointer.LEFT),
    ):
        evening.stage.handle(signal, evening.now)
        evening.tick(1)


def played(evening: Evening) -> list[object]:
    return [ply.action for ply in evening.match.past]


def test_a_card_is_played_on_the_seat_that_it_is_let_go_of_upon(evening: Evening) -> None:
    carry(evening, named(evening, "heavy_mask"), evening.thing("seat.1").rect.center)

    assert played(evening)[:1] == [PlayCard("heavy_mask", GALI)]


def test_a_card_that_needs_no_target_is_played_anywhere_on_the_table(evening: Evening) -> None:
    layout = evening.table.view.layout  # type: ignore[attr-defined]

    carry(evening, named(evening, "draw_two"), layout.middle.center)

    assert played(evening)[:1] == [PlayCard("draw_two")]


def test_beside_other_cards_it_is_put_back(evening: Evening) -> None:
    other = evening.thing(named(evening, "heavy_mask")).rect.center

    carry(evening, named(evening, "draw_two"), other)

    assert not played(evening)
    view = evening.table.view
    assert isinstance(view, MasksTable)
    assert view.panels.carried.picture is None


def test_a_card_that_is_carried_is_seen_beneath_the_pointer(evening: Evening) -> None:
    start = evening.thing(named(evening, "draw_two")).rect.center
    view = evening.table.view
    assert isinstance(view, MasksTable)

    evening.stage.handle(PointerMoved(start), evening.now)
    evening.stage.handle(PointerPressed(start, Pointer.LEFT), evening.now)
    assert view.panels.carried.picture is None
    evening.stage.handle(PointerMoved((500, 300)), evening.now)

    assert view.panels.carried.picture is not None
    assert view.panels.carried.at == (500, 300)
    assert view.is_stirred()


def test_with_nothing_carried_the_spaces_are_pressed_as_ever(evening: Evening) -> None:
    evening.click("space.r9c11")

    assert played(evening)[:1] == [Step(at("r9c11"))]


def test_a_pawn_stands_for_its_seat(evening: Evening) -> None:
    pawn = evening.match.state.seats[GALI].pawn

    carry(evening, named(evening, "heavy_mask"), evening.thing(thing_name(pawn)).rect.center)

    assert played(evening)[:1] == [PlayCard("heavy_mask", GALI)]


def test_a_mask_in_a_plate_stands_for_its_owner(evening: Evening) -> None:
    mask = evening.match.state.seats[GALI].masks[0].key

    carry(evening, named(evening, "heavy_mask"), evening.thing(f"mask.1.{mask}").rect.center)

    assert played(evening)[:1] == [PlayCard("heavy_mask", GALI)]


def test_a_card_that_is_pressed_asks_whom_and_the_key_answers_nothing(evening: Evening) -> None:
    evening.click(named(evening, "heavy_mask"))
    view = evening.table.view
    assert isinstance(view, MasksTable)

    assert view.prompt(view.seen) == "Heavy Mask: on whom?"
    assert main_action(view.situation) is None
