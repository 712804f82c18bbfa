"""The house rules, one line each: switches, and a number for the might of Makuta."""

from collections.abc import Iterator

from attrs import evolve
from pygame import Rect

from game.boxes.makuta.new_game.sheet import Block, Filled, FormSheet, block, inside
from game.boxes.makuta.options import SWITCHES
from game.boxes.makuta.words.families import HOUSE_RULES
from game.i18n.keys import key_of
from game.rules.makuta.editions import MIGHTIEST
from game.ui.theme import Palette, Style
from game.ui.widgets.label import Label
from game.ui.widgets.slider import Slider
from game.ui.widgets.toggle import Toggle
from game.ui.widgets.widget import Widget

ROW = 30  # points
SLIDER, NUMBER = 130, 40
MIGHT = "house.H3"


def house(sheet: FormSheet, place: Rect) -> Block:
    theme = sheet.theme
    room = inside(theme, place)
    widgets: list[Widget] = []
    top = room.top
    for rule in HOUSE_RULES:
        widgets += _line(sheet, rule, Rect(room.left, top, room.width, theme.px(ROW - 2)))
        top += theme.px(ROW)
    return block(theme, place, sheet.texts.text("form.house"), widgets, top)


def _line(sheet: FormSheet, rule: str, row: Rect) -> Iterator[Widget]:
    words = sheet.texts.text(key_of("house", rule))
    if rule not in SWITCHES:
        yield from _might(sheet, words, row)
        return
    agreed, switch = sheet.form.house, SWITCHES[rule]
    is_on = bool(getattr(agreed, switch))
    turned = Filled(sheet.form.by_house(evolve(agreed, **{switch: not is_on})))
    yield Toggle(row, f"house.{rule}", words, is_on, turned)


def _might(sheet: FormSheet, words: str, row: Rect) -> Iterator[Widget]:
    px, texts, might = sheet.theme.px, sheet.texts, sheet.form.house.mighty_makuta
    number = Rect(row.right - px(NUMBER), row.top, px(NUMBER), row.height)
    slider = Rect(number.left - px(SLIDER), row.top, px(SLIDER), row.height)
    room = Rect(row.left, row.top, slider.left - row.left, row.height)
    value = texts.text("form.might", might=might) if might else texts.text("form.no_might")
    yield Label(room, words, Style.BODY, Palette.INK, "midleft")
    yield Slider(slider, MIGHT, might, MIGHTIEST, words)
    colour = Palette.GOLD if might else Palette.PALE
    yield Label(number, value, Style.STRONG, colour, "midright")
