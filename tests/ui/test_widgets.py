"""Each widget says what was done to it, by mouse and by keys alike."""

import pygame
import pytest
from pygame import Color, Rect, Surface

from game.ui.commands import Command
from game.ui.signals import KeyPressed
from game.ui.theme import Palette, Theme
from game.ui.things import Thing
from game.ui.widgets.button import Button
from game.ui.widgets.choice import Choice, Option
from game.ui.widgets.fold import Fold
from game.ui.widgets.hint import Beside, draw_tooltip
from game.ui.widgets.item import Item
from game.ui.widgets.label import Label, label_at
from game.ui.widgets.menu_entry import MenuEntry
from game.ui.widgets.panel import Panel, Shade
from game.ui.widgets.picture import Picture
from game.ui.widgets.prose import Prose, Span, prose_at
from game.ui.widgets.scroll import Scroll, Scrolled
from game.ui.widgets.slider import Slid, Slider
from game.ui.widgets.text_field import Draft, TextField, Typed
from game.ui.widgets.toggle import Toggle
from game.ui.widgets.widget import Mood, Widget

PLACE = Rect(20, 20, 200, 40)
HOVERED, FOCUSED = Mood(hovered=True), Mood(focused=True)


@pytest.fixture
def theme() -> Theme:
    pygame.font.init()
    return Theme()


def picture_of(widget: Widget, theme: Theme, mood: Mood | None = None) -> bytes:
    surface = Surface((320, 240))
    surface.fill(Palette.SEA)
    widget.draw(surface, theme, lambda name: mood or Mood())
    return surface.get_buffer().raw


def named(widget: Widget, name: str) -> Thing:
    return next(thing for thing in widget.things() if thing.name == name)


ONE_OF_EACH = [
    Button(PLACE, "it", "Go", "go"),
    Toggle(PLACE, "it", "Sound", is_on=True, message="off"),
    Slider(PLACE, "it", 3, 10),
    TextField(PLACE, "it", Draft.of("Ann")),
    Item(PLACE, "it", "One step", "M1", mark="M1"),
    MenuEntry(PLACE, "it", "New game", "new"),
    Fold(PLACE, "it", "Rules:", "English", "unfold"),
]


@pytest.mark.parametrize("widget", ONE_OF_EACH, ids=lambda widget: type(widget).__name__)
def test_pointer_and_focus_can_be_seen(widget: Widget, theme: Theme) -> None:
    plain = picture_of(widget, theme)

    assert picture_of(widget, theme, HOVERED) != plain
    assert picture_of(widget, theme, FOCUSED) != plain


@pytest.mark.parametrize(
    "widget",
    [*ONE_OF_EACH, Panel(PLACE), Shade(PLACE), Label(PLACE, "words")],
    ids=lambda widget: type(widget).__name__,
)
def test_equal_widgets_look_alike_in_cold_and_warm_caches(widget: Widget, theme: Theme) -> None:
    cold, warm = picture_of(widget, theme), picture_of(widget, theme)

    assert cold == warm == picture_of(widget, Theme())


def test_a_refused_button_keeps_its_reason(theme: Theme) -> None:
    refused = Button(PLACE, "it", "Go", "go", refusal="Not now.")
    thing = named(refused, "it")

    assert not thing.is_enabled
    assert thing.takes_focus
    assert picture_of(refused, theme) != picture_of(Button(PLACE, "it", "Go", "go"), theme)


def test_a_switch_shows_where_it_stands(theme: Theme) -> None:
    on = Toggle(PLACE, "it", "Sound", is_on=True, message="off")
    off = Toggle(PLACE, "it", "Sound", is_on=False, message="on")

    assert picture_of(on, theme) != picture_of(off, theme)


# Choice


def test_every_option_is_a_thing_of_its_own_without_gaps() -> None:
    choice = Choice(PLACE, "speed", (Option("slow", "Slow", 1), Option("fast", "Fast", 2)), "slow")

    slow, fast = choice.things()

    assert (slow.name, slow.message) == ("speed.slow", 1)
    assert slow.rect.right == fast.rect.left
    assert slow.rect.union(fast.rect) == PLACE


def test_the_chosen_option_can_be_seen(theme: Theme) -> None:
    options = (Option("slow", "Slow", 1), Option("fast", "Fast", 2))
    pictures = {picture_of(Choice(PLACE, "s", options, name), theme) for name in ("slow", "fast")}

    assert len(pictures) == 2


# Slider


@pytest.mark.parametrize(("x", "value"), [(-50, 0), (40, 0), (120, 5), (200, 10), (999, 10)])
def test_a_slider_follows_the_pointer_and_stays_on_its_line(x: int, value: int) -> None:
    assert Slider(PLACE, "it", 3, 10).dragged("it", (x, 0)) == Slid("it", value)


@pytest.mark.parametrize(
    ("value", "direction", "then"),
    [(3, Command.RIGHT, 4), (3, Command.LEFT, 2), (0, Command.LEFT, 0), (10, Command.RIGHT, 10)],
)
def test_a_slider_moves_by_arrows(value: int, direction: Command, then: int) -> None:
    slider = Slider(PLACE, "it", value, 10)

    assert slider.directed("it", direction) == Slid("it", then)
    assert slider.directed("it", Command.UP) is None


# Text


def key(name: str, typed: str = "") -> KeyPressed:
    return KeyPressed(name, typed=typed)


def test_a_line_is_written_and_mended() -> None:
    draft = Draft()
    keys = [key("t", "T"), key("h", "h"), key("left"), key("a", "a"), key("end"), key("u", "u")]

    for each in keys:
        draft = draft.after(each) or draft

    assert draft == Draft("Tahu", 4)


@pytest.mark.parametrize(
    ("name", "then"),
    [
        ("backspace", Draft("ab"[:0] + "b", 0)),
        ("delete", Draft("a", 1)),
        ("home", Draft("ab", 0)),
        ("left", Draft("ab", 0)),
        ("right", Draft("ab", 2)),
    ],
)
def test_keys_of_a_line(name: str, then: Draft) -> None:
    assert Draft("ab", 1).after(key(name)) == then


@pytest.mark.parametrize("name", ["up", "tab", "f1", "escape"])
def test_other_keys_are_for_others(name: str) -> None:
    assert Draft("ab", 1).after(key(name, "\t" if name == "tab" else "")) is None


def test_a_line_is_no_longer_than_allowed() -> None:
    assert Draft.of("ab").after(key("c", "c"), longest=2) == Draft.of("ab")


def test_a_field_says_what_is_written_and_what_enter_means() -> None:
    field = TextField(PLACE, "name", Draft.of("A"), submit="done")

    assert field.typed(key("b", "b")) == Typed("name", Draft.of("Ab"))
    assert field.typed(KeyPressed("return", Command.CONFIRM, "\r")) == "done"


def test_a_long_line_is_shown_around_the_caret(theme: Theme) -> None:
    long = "Turaga Vakama of the village of Ta-Koro and many others"
    start, end = (TextField(PLACE, "it", Draft(long, at)) for at in (0, len(long)))

    assert picture_of(start, theme, FOCUSED) != picture_of(end, theme, FOCUSED)


# Scroll


def rolled(offset: int = 0, *, rows: int = 10) -> Scroll:
    """Rows of 40 pixels in a window of 100."""
    items = tuple(Item(Rect(0, 40 * i, 180, 40), f"row.{i}", str(i), i) for i in range(rows))
    return Scroll(Rect(0, 0, 200, 100), "list", items, 40 * rows, offset)


def test_what_is_out_of_sight_is_for_the_focus_only() -> None:
    scroll = rolled(40)

    assert named(scroll, "row.0").rect.size == (0, 0)
    assert named(scroll, "row.1").rect == Rect(0, 0, 180, 40)
    assert named(scroll, "row.3").rect == Rect(0, 80, 180, 20)
    assert named(scroll, "row.5").rect.size == (0, 0)
    assert named(scroll, "row.5").takes_focus


def test_the_wheel_stops_at_both_ends() -> None:
    assert rolled(0).wheeled(1) is None
    assert rolled(0).wheeled(-99) == Scrolled("list", 300)
    assert rolled(300).wheeled(-1) is None


@pytest.mark.parametrize(("name", "offset"), [("row.0", 0), ("row.9", 300), ("row.5", 156)])
def test_the_focus_brings_a_row_into_view(name: str, offset: int) -> None:
    scroll = rolled(120 if name == "row.0" else 0)

    said = scroll.reveals(name)

    assert said == Scrolled("list", offset)
    assert named(rolled(offset), name).rect.height == 40


def test_what_is_in_view_is_left_where_it_is() -> None:
    assert rolled(0).reveals("row.0") is rolled(0).reveals("row.1") is None
    assert rolled(0).reveals("elsewhere") is None


def test_the_bar_is_dragged() -> None:
    assert rolled().dragged("list.bar", (195, 99)) == Scrolled("list", 300)
    assert rolled(300).dragged("list.bar", (195, 0)) == Scrolled("list", 0)
    assert rolled().dragged("row.1", (195, 99)) is None


def test_what_fits_has_no_bar() -> None:
    assert [thing.name for thing in rolled(rows=2).things()] == ["row.0", "row.1"]


def test_a_list_that_has_become_shorter_shows_its_end() -> None:
    assert rolled(300, rows=3).rolled == 20


def test_rows_are_drawn_where_their_things_are(theme: Theme) -> None:
    assert picture_of(rolled(40), theme) != picture_of(rolled(0), theme)


# Prose


def test_links_are_things_and_lines_break_between_words(theme: Theme) -> None:
    spans = [Span("See rule "), Span("K2", "open K2", "link.K2"), Span(", and walk on from there.")]

    prose = prose_at(theme, (10, 10), 120, spans)

    (link,) = prose.things()
    assert link.message == "open K2"
    assert all(fragment.rect.right <= 120 for fragment in prose.fragments)
    assert len({fragment.rect.top for fragment in prose.fragments}) > 1


def test_a_comma_stays_with_its_word(theme: Theme) -> None:
    spans = [Span("K2", "open K2", "link.K2"), Span(", then")]

    link, comma, _ = prose_at(theme, (0, 0), 400, spans).fragments

    assert (comma.words, comma.rect.left) == (",", link.rect.right)


def test_a_new_paragraph_begins_a_line(theme: Theme) -> None:
    first, second = prose_at(theme, (0, 0), 400, [Span("one\ntwo")]).fragments

    assert second.rect.left == 0
    assert second.rect.top > first.rect.bottom


def test_no_words_need_no_room(theme: Theme) -> None:
    assert prose_at(theme, (0, 0), 100, []) == Prose(Rect(0, 0, 100, 0), ())


# Others


def test_a_label_is_as_high_as_its_words(theme: Theme) -> None:
    one = label_at(theme, Rect(0, 0, 300, 0), "word")
    many = label_at(theme, Rect(0, 0, 60, 0), "many words in a narrow place")

    assert many.rect.height > 2 * one.rect.height


def test_a_picture_keeps_its_shape(theme: Theme) -> None:
    white = Surface((10, 10))
    white.fill("white")
    surface = Surface((100, 50))

    Picture(Rect(0, 0, 100, 50), white).draw(surface, theme, lambda name: Mood())

    assert surface.get_at((50, 25)) == surface.get_at((26, 1)) == Color("white")
    assert surface.get_at((10, 25)) == Color("black")


@pytest.mark.parametrize(
    "at",
    [
        Rect(0, 0, 20, 20),
        Rect(300, 220, 20, 20),
        Rect(150, 100, 9, 9),
        Rect(0, 30, 90, 200),
        Rect(240, 10, 80, 220),
    ],
)
def test_a_tooltip_stays_in_the_picture(theme: Theme, at: Rect) -> None:
    surface, bounds = Surface((320, 240)), Rect(0, 0, 320, 240)
    surface.fill("white")

    draw_tooltip(
        surface, theme, "What this is, in quite a few words, at length", Beside(at, bounds)
    )

    mask = pygame.mask.from_threshold(surface, (255, 255, 255), (1, 1, 1))
    mask.invert()
    (box,) = mask.get_bounding_rects()
    assert bounds.contains(box)
    assert not box.colliderect(at)
