"""The house rules: switches, and numbers that are off at 0; each says what it means for play."""

from collections.abc import Iterator

from pygame import Rect

from game.i18n.keys import key_of
from game.scenes.new_game.sheet import Block, Filled, FormSheet, block, inside, sentence
from game.shelf.choices import Option
from game.ui.theme import Palette, Style
from game.ui.widgets.label import Label
from game.ui.widgets.slider import Slider
from game.ui.widgets.toggle import Toggle
from game.ui.widgets.widget import Widget

ROW, BETWEEN = 26, 8  # points
SLIDER, NUMBER, SWITCH = 130, 40, 60


def thing_of(option: Option) -> str:
    return f"house.{option.key}"


def house_rules(sheet: FormSheet, place: Rect) -> Block:
    theme = sheet.theme
    room = inside(theme, place)
    widgets: list[Widget] = []
    top = room.top
    for option in sheet.choices.offered(sheet.form.edition):
        widgets += _line(sheet, option, Rect(room.left, top, room.width, theme.px(ROW)))
        widgets.append(_means(sheet, option, Rect(room.left, top + theme.px(ROW), room.width, 0)))
        top = widgets[-1].rect.bottom + theme.px(BETWEEN)
    bottom = top - theme.px(BETWEEN)
    return block(theme, place, sheet.texts.text("form.house"), widgets, bottom)


def _means(sheet: FormSheet, option: Option, place: Rect) -> Label:
    """The switch to the right keeps its room."""
    place.width -= sheet.theme.px(SWITCH)
    words = sheet.texts.text(key_of("house_words", option.key))
    return sentence(sheet.theme, place, words, is_fault=False)


def _line(sheet: FormSheet, option: Option, row: Rect) -> Iterator[Widget]:
    words, value = sheet.texts.text(key_of("house", option.key)), sheet.form.options.get(option.key)
    if option.is_switch:
        turned = Filled(sheet.form.with_option(option.key, 0 if value else 1))
        yield Toggle(row, thing_of(option), words, bool(value), turned)
    else:
        yield from _number(sheet, option, words, row)


def _number(sheet: FormSheet, option: Option, words: str, row: Rect) -> Iterator[Widget]:
    px, texts, value = sheet.theme.px, sheet.texts, sheet.form.options.get(option.key, 0)
    number = Rect(row.right - px(NUMBER), row.top, px(NUMBER), row.height)
    slider = Rect(number.left - px(SLIDER), row.top, px(SLIDER), row.height)
    room = Rect(row.left, row.top, slider.left - row.left, row.height)
    yield Label(room, words, Style.BODY, Palette.INK, "midleft")
    yield Slider(slider, thing_of(option), value, option.most, words)
    said = texts.text(key_of("house_number", option.key), number=value)
    label, colour = (said, Palette.GOLD) if value else (texts.text("form.off"), Palette.PALE)
    yield Label(number, label, Style.STRONG, colour, "midright")
