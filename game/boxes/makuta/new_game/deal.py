"""Which deal is played: a fresh one, one by a word, or the one of a friend's game code."""

from attrs import frozen
from pygame import Rect

from game.boxes.makuta.new_game.desk import Block, Desk, Filled, block, inside, sentence
from game.boxes.makuta.new_game.game_code import LONGEST
from game.ui.widgets.button import Button
from game.ui.widgets.text_field import TextField

FIELD, BUTTON = 36, 130  # points
CODE = "new_game.code"


@frozen
class MakeCode:
    """Put the code of a fresh deal into the field, to be sent to friends."""


def deal(desk: Desk, place: Rect) -> Block:
    theme, texts = desk.theme, desk.texts
    room = inside(theme, place)
    button = Rect(0, room.top, theme.px(BUTTON), theme.px(FIELD))
    button.right = room.right
    line = Rect(room.left, room.top, button.left - theme.gap - room.left, theme.px(FIELD))
    words, ghost = texts.text("form.code"), texts.text("form.code_empty")
    field = TextField(line, CODE, desk.draft(CODE, desk.form.code), words, ghost, longest=LONGEST)
    below = Rect(room.left, line.bottom + theme.px(6), room.width, 0)
    note = sentence(theme, below, _note(desk), is_fault=bool(desk.faults.code))
    widgets = [field, _button(desk, button), note]
    return block(theme, place, texts.text("form.deal"), widgets, note.rect.bottom)


def _button(desk: Desk, rect: Rect) -> Button:
    """One makes a code, or takes it away."""
    form, texts = desk.form, desk.texts
    if form.code:
        gone = Filled(form.with_code(""), CODE)
        return Button(rect, "new_game.clear_code", texts.text("form.code_clear"), gone)
    return Button(rect, "new_game.make_code", texts.text("form.code_draw"), MakeCode())


def _note(desk: Desk) -> str:
    form, texts = desk.form, desk.texts
    if desk.faults.code:
        return desk.faults.code
    if form.has_game_code():
        return texts.text("form.code_taken")
    if form.code.strip():
        return texts.text("form.code_seed", code=form.game_code(form.code.strip()))
    return texts.text("form.code_fresh")
