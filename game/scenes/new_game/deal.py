"""Which deal is played: a fresh one, one by a word, or the one of a friend's game code."""

from pygame import Rect

from game.scenes.new_game.sheet import Block, Filled, FormSheet, Wish, block, inside, sentence
from game.shelf.game_code import LONGEST
from game.ui.widgets.button import Button
from game.ui.widgets.text_field import TextField

FIELD, BUTTON = 36, 170  # points
CODE = "new_game.code"


def deal(sheet: FormSheet, place: Rect) -> Block:
    theme, texts = sheet.theme, sheet.texts
    room = inside(theme, place)
    button = Rect(0, room.top, theme.px(BUTTON), theme.px(FIELD))
    button.right = room.right
    line = Rect(room.left, room.top, button.left - theme.gap - room.left, theme.px(FIELD))
    words, ghost = texts.text("form.code"), texts.text("form.code_empty")
    field = TextField(line, CODE, sheet.draft(CODE, sheet.form.code), words, ghost, longest=LONGEST)
    below = Rect(room.left, line.bottom + theme.px(6), room.width, 0)
    note = sentence(theme, below, _note(sheet), is_fault=bool(sheet.faults.code))
    widgets = [field, _button(sheet, button), note]
    return block(theme, place, texts.text("form.deal"), widgets, note.rect.bottom)


def _button(sheet: FormSheet, rect: Rect) -> Button:
    """One makes a code, or takes it away."""
    form, texts = sheet.form, sheet.texts
    if form.code:
        gone = Filled(form.with_code(""), CODE)
        return Button(rect, "new_game.clear_code", texts.text("form.code_clear"), gone)
    return Button(rect, "new_game.make_code", texts.text("form.code_draw"), Wish.MAKE_CODE)


def _note(sheet: FormSheet) -> str:
    form, texts = sheet.form, sheet.texts
    if sheet.faults.code:
        return sheet.faults.code
    if form.has_game_code():
        return texts.text("form.code_taken")
    if form.code.strip():
        return texts.text("form.code_seed", code=form.game_code(form.code.strip()))
    return texts.text("form.code_fresh")
