"""A page turns signals into messages: pressing, scrolling, typing, letters, tooltips."""

import pygame
import pytest
from pygame import Rect, Surface

from game.ui.attention.rest import READ_FOR, TOOLTIP_AFTER
from game.ui.commands import Bindings, Command
from game.ui.page import Page
from game.ui.signals import (
    KeyPressed,
    Pointer,
    PointerLeft,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Wheel,
)
from game.ui.theme import Theme
from game.ui.things import Thing
from game.ui.widgets.button import Button
from game.ui.widgets.item import Item
from game.ui.widgets.scroll import Scroll, Scrolled
from game.ui.widgets.slider import Slid, Slider
from game.ui.widgets.text_field import Draft, TextField, Typed
from game.ui.widgets.widget import Refused, Widget

BINDINGS = Bindings()
HINTS = Command.HINTS


@pytest.fixture
def page() -> Page:
    pygame.font.init()
    page = Page(Theme())
    page.lay(
        [
            Button(Rect(0, 0, 100, 40), "go", "Go", "gone"),
            Button(Rect(0, 50, 100, 40), "stop", "Stop", "stopped", refusal="Not yet."),
            Button(Rect(0, 100, 100, 40), "end", "End", "ended", words="End the turn"),
        ],
        [Thing("field", Rect(0, 0, 300, 300), "A field", "walked")],
    )
    return page


def only(*widgets: Widget) -> Page:
    pygame.font.init()
    page = Page(Theme())
    page.lay(widgets)
    return page


def click(page: Page, at: tuple[int, int], now: float = 0.0) -> object:
    page.handle(PointerMoved(at), now)
    page.handle(PointerPressed(at), now)
    return page.handle(PointerReleased(at), now)


def press(page: Page, *keys: str) -> object:
    """What the last of them says."""
    said = None
    for key in keys:
        typed = key if len(key) == 1 else ""
        said = page.handle(KeyPressed(key, BINDINGS.command(key), typed), 0.0)
    return said


# Pointer


def test_a_press_says_the_message_of_what_lies_on_top(page: Page) -> None:
    assert click(page, (50, 20)) == "gone"
    assert click(page, (200, 200)) == "walked"
    assert click(page, (400, 400)) is None


def test_pressed_is_what_is_pressed_and_released_at_the_same_place(page: Page) -> None:
    page.handle(PointerPressed((50, 20)), 0.0)

    assert page.handle(PointerReleased((50, 120)), 0.0) is None


def test_other_buttons_of_the_mouse_press_nothing(page: Page) -> None:
    page.handle(PointerPressed((50, 20), Pointer.RIGHT), 0.0)

    assert page.handle(PointerReleased((50, 20), Pointer.RIGHT), 0.0) is None


def test_what_is_refused_says_why(page: Page) -> None:
    said = click(page, (50, 70))

    assert isinstance(said, Refused)
    assert said.thing.refusal == "Not yet."


def test_what_is_held_is_dragged_wherever_the_pointer_goes() -> None:
    page = only(Slider(Rect(0, 0, 120, 20), "turn", 0, 10))

    pressed = page.handle(PointerPressed((60, 10)), 0.0)
    dragged = page.handle(PointerMoved((500, 300)), 0.0)
    page.handle(PointerReleased((500, 300)), 0.0)
    later = page.handle(PointerMoved((60, 10)), 0.0)

    assert (pressed, dragged, later) == (Slid("turn", 5), Slid("turn", 10), None)


def test_the_wheel_turns_what_is_under_it() -> None:
    rows = tuple(Item(Rect(0, 40 * i, 80, 40), f"row.{i}", str(i), i) for i in range(9))
    page = only(Scroll(Rect(0, 0, 100, 120), "list", rows, 360))

    assert page.handle(Wheel((50, 50), -1), 0.0) == Scrolled("list", 20)
    assert page.handle(Wheel((50, 200), -1), 0.0) is None


def test_a_page_remembers_the_pointer_when_it_is_laid_out_anew(page: Page) -> None:
    page.handle(PointerMoved((50, 20)), 0.0)

    page.lay([Button(Rect(0, 0, 100, 40), "other", "Other", "x")])

    assert page.hovered == "other"


# Keyboard


def test_arrows_and_enter_press_what_is_not_refused(page: Page) -> None:
    assert press(page, "tab", "tab", "return") == "gone"


def test_a_refused_thing_has_the_focus_and_says_why(page: Page) -> None:
    assert isinstance(press(page, "tab", "tab", "tab", "return"), Refused)


def test_letters_press_what_they_stand_on(page: Page) -> None:
    press(page, "f")
    hints = dict(page.hints.shown)

    said = press(page, hints["end"])

    assert said == "ended"
    assert "stop" not in hints
    assert not page.hints.shown


def test_other_keys_end_the_letters_and_do_nothing(page: Page) -> None:
    assert press(page, "f", "escape") is None
    assert not page.hints.shown
    assert press(page, "f", "1") is None
    assert not page.hints.shown


def test_many_things_have_two_letters() -> None:
    buttons = [Button(Rect(0, 20 * i, 50, 20), f"b.{i}", str(i), i) for i in range(40)]
    page = only(*buttons)
    press(page, "f")

    letters = page.hints.shown["b.30"]

    assert len(letters) == 2
    assert press(page, *letters) == 30


def test_a_field_with_the_focus_takes_the_letters() -> None:
    field = TextField(Rect(0, 0, 100, 30), "name", Draft())
    page = only(field, Button(Rect(0, 40, 100, 30), "go", "Go", "gone"))

    click(page, (50, 15))

    assert press(page, "f") == Typed("name", Draft.of("f"))
    assert press(page, "down", "return") == "gone"


def test_a_focused_row_is_rolled_into_view() -> None:
    rows = tuple(Item(Rect(0, 40 * i, 80, 40), f"row.{i}", str(i), i) for i in range(9))
    page = only(Scroll(Rect(0, 0, 100, 120), "list", rows, 360))

    said = press(page, "down", "down", "down", "down")

    assert page.focus.name == "row.3"
    assert said == Scrolled("list", 60)


def test_page_keys_turn_what_holds_the_focus() -> None:
    rows = tuple(Item(Rect(200, 40 * i, 80, 40), f"row.{i}", str(i), i) for i in range(9))
    lists = [
        Scroll(Rect(0, 0, 100, 120), "one", (), 999),
        Scroll(Rect(200, 0, 99, 120), "two", rows, 360),
    ]
    page = only(*lists)

    first = press(page, "page down")
    press(page, "tab")

    assert isinstance(first, Scrolled)
    assert first.name == "one"
    assert press(page, "page down") == Scrolled("two", 100)


# Tooltips


def tip(page: Page, now: float) -> str | None:
    page.draw_tooltip(Surface((320, 240)), Rect(0, 0, 320, 240), now)
    return page.tip


def test_a_tooltip_comes_when_the_pointer_rests(page: Page) -> None:
    page.handle(PointerMoved((50, 120)), 1.0)

    assert tip(page, 1.0) is None
    assert page.wakes_at() == 1.0 + TOOLTIP_AFTER
    assert tip(page, 1.0 + TOOLTIP_AFTER) == "end"
    assert page.wakes_at() is None


def test_it_is_drawn_though_nothing_else_happens(page: Page) -> None:
    page.handle(PointerMoved((50, 120)), 1.0)
    page.draw(Surface((320, 240)))

    page.update(1.1)
    early = page.changed
    page.update(2.0)

    assert (early, page.changed) == (False, True)


def test_it_goes_when_the_pointer_goes(page: Page) -> None:
    page.handle(PointerMoved((50, 120)), 1.0)
    shown = tip(page, 2.0)

    page.handle(PointerLeft(), 2.1)

    assert (shown, tip(page, 9.0)) == ("end", None)


def test_it_goes_once_the_thing_has_been_pressed_until_the_pointer_comes_back(page: Page) -> None:
    page.handle(PointerMoved((50, 120)), 1.0)
    shown = tip(page, 2.0)

    click(page, (50, 120), now=3.0)
    page.handle(PointerMoved((51, 121)), 4.0)
    rested = tip(page, 9.0)
    page.handle(PointerMoved((400, 400)), 10.0)
    page.handle(PointerMoved((50, 120)), 11.0)

    assert (shown, rested, tip(page, 12.0)) == ("end", None, "end")
    assert page.wakes_at() is None


def test_what_comes_to_lie_under_a_resting_pointer_waits_until_it_moves(page: Page) -> None:
    page.handle(PointerMoved((50, 120)), 1.0)
    page.lay([Button(Rect(0, 100, 100, 40), "new", "New", "begun", words="Another one")])

    before = tip(page, 9.0)
    page.handle(PointerMoved((51, 121)), 10.0)

    assert (before, tip(page, 10.1), tip(page, 11.0)) == (None, None, "new")


def test_a_label_is_not_said_twice(page: Page) -> None:
    page.handle(PointerMoved((50, 20)), 1.0)

    assert tip(page, 9.0) is None


def test_a_refusal_is_said_at_once_to_whoever_presses(page: Page) -> None:
    click(page, (50, 70), now=5.0)

    assert tip(page, 5.0) == "stop"


def test_the_focus_has_a_tooltip_until_the_mouse_moves(page: Page) -> None:
    page.handle(PointerMoved((50, 20)), 1.0)
    press(page, "tab", "tab")
    press(page, "down", "down")
    by_keys = tip(page, 4.0)

    page.handle(PointerMoved((51, 20)), 9.0)

    assert (by_keys, tip(page, 20.0)) == ("end", None)


def test_what_the_focus_is_goes_once_it_has_been_read(page: Page) -> None:
    go_to_the_end(page, 3.0)

    assert tip(page, 3.0) is None
    assert page.wakes_at() == 3.0 + TOOLTIP_AFTER
    assert tip(page, 3.0 + TOOLTIP_AFTER) == "end"
    assert page.wakes_at() == 3.0 + TOOLTIP_AFTER + READ_FOR
    assert tip(page, 3.0 + TOOLTIP_AFTER + READ_FOR) is None
    assert page.wakes_at() is None


def test_what_the_pointer_rests_on_may_be_read_as_long_as_one_likes(page: Page) -> None:
    page.handle(PointerMoved((50, 120)), 1.0)

    assert tip(page, 1000.0) == "end"


def test_a_refusal_is_said_at_once_to_whoever_presses_by_keys(page: Page) -> None:
    page.handle(KeyPressed("tab", BINDINGS.command("tab")), 1.0)
    page.focus.name = "stop"

    page.handle(KeyPressed("return", BINDINGS.command("return")), 500.0)

    assert tip(page, 500.0) == "stop"


def test_nothing_covers_the_letters_while_one_chooses_by_them(page: Page) -> None:
    go_to_the_end(page, 1.0)

    page.handle(KeyPressed("f", HINTS), 2.0)

    assert page.hints.shown
    assert tip(page, 2.0) is None


def go_to_the_end(page: Page, now: float) -> None:
    while page.focus.name != "end":
        page.handle(KeyPressed("tab", BINDINGS.command("tab")), now)
