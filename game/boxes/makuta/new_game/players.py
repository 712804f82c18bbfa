"""Who plays: a row for each seat."""

from collections.abc import Iterator

from attrs import frozen
from pygame import Rect

from game.boxes.makuta.bots import OFFERED
from game.boxes.makuta.new_game.form import LONGEST_NAME, PERSON, SeatForm
from game.boxes.makuta.new_game.sheet import Block, Filled, FormSheet, block, inside, sentence
from game.i18n.keys import key_of
from game.rules.makuta.setup import FEWEST_SEATS, MOST_SEATS
from game.ui.theme import Style
from game.ui.widgets.button import Button
from game.ui.widgets.choice import Choice, Option
from game.ui.widgets.text_field import TextField
from game.ui.widgets.widget import Widget

ROW, FIELD = 44, 36  # points: from row to row, and the height of what stands in it
TOA, PLAYER, SMALL = 112, 288, 26  # widths; the name takes what is left
GAP = 4
BADGE = 28
PERSON_OPTION = "person"


@frozen
class PickFigure:
    """Show all six, to choose one for the seat."""

    seat: int


def field_of(seat: int, part: str) -> str:
    """Seats are counted from 1, as people do."""
    return f"seat.{seat + 1}.{part}"


def players(sheet: FormSheet, place: Rect) -> Block:
    theme, texts = sheet.theme, sheet.texts
    room = inside(theme, place)
    widgets: list[Widget] = []
    top = room.top
    for seat in range(len(sheet.form.seats)):
        row = Rect(room.left, top, room.width, theme.px(FIELD))
        widgets += _row(sheet, seat, row)
        top += theme.px(ROW)
        if fault := sheet.faults.names.get(seat):
            label = sentence(theme, Rect(room.left, top, room.width, 0), fault, is_fault=True)
            widgets.append(label)
            top = label.rect.bottom + theme.gap
    add = _add(sheet, Rect(room.left, top + theme.px(2), theme.px(170), theme.px(FIELD)))
    hint = Rect(add.rect.right + theme.px(14), add.rect.top, 0, 0)
    hint.width = room.right - hint.left
    note = sentence(theme, hint, texts.text("form.players_words"), is_fault=False)
    note.rect.centery = add.rect.centery
    return block(theme, place, texts.text("form.players"), [*widgets, add, note], add.rect.bottom)


def _add(sheet: FormSheet, rect: Rect) -> Button:
    texts, form = sheet.texts, sheet.form
    refusal = texts.text("form.full") if len(form.seats) == MOST_SEATS else ""
    return Button(rect, "new_game.add", texts.text("form.add"), Filled(form.added()), "", refusal)


def _row(sheet: FormSheet, seat: int, row: Rect) -> Iterator[Widget]:
    toa, name, player, *small = _columns(sheet, row)
    yield _toa(sheet, seat, toa)
    yield _name(sheet, seat, name)
    yield _player(sheet, seat, player)
    yield from _chair(sheet, seat, small)


def _columns(sheet: FormSheet, row: Rect) -> list[Rect]:
    """Toa, name, player, and three small buttons."""
    px = sheet.theme.px
    fixed = px(TOA) + px(PLAYER) + 3 * px(SMALL) + 5 * px(GAP)
    widths = [px(TOA), max(row.width - fixed, px(80)), px(PLAYER), *[px(SMALL)] * 3]
    left, rects = row.left, []
    for width in widths:
        rects.append(Rect(left, row.top, width, row.height))
        left += width + px(GAP)
    return rects


def _toa(sheet: FormSheet, seat: int, rect: Rect) -> Button:
    toa = sheet.form.seats[seat].toa
    return Button(
        rect,
        field_of(seat, "toa"),
        sheet.texts.text(key_of("toa", toa)),
        PickFigure(seat),
        sheet.texts.text("form.toa"),
        icon=sheet.pieces.toa_badge(toa, sheet.theme.px(BADGE)),
    )


def _name(sheet: FormSheet, seat: int, rect: Rect) -> TextField:
    name, who, texts = field_of(seat, "name"), sheet.form.seats[seat], sheet.texts
    unnamed = texts.text("form.name_empty" if who.is_person else key_of("epithet", who.toa))
    return TextField(
        rect,
        name,
        sheet.draft(name, who.name),
        texts.text("form.name", toa=_toa_name(sheet, who)),
        unnamed,
        longest=LONGEST_NAME,
    )


def _player(sheet: FormSheet, seat: int, rect: Rect) -> Choice:
    options = (_person(sheet, seat), *(_bot(sheet, seat, bot) for bot in OFFERED))
    chosen = sheet.form.seats[seat].bot or PERSON_OPTION
    return Choice(rect, field_of(seat, "player"), options, chosen)


def _person(sheet: FormSheet, seat: int) -> Option:
    texts, played = sheet.texts, Filled(sheet.form.played_by(seat, PERSON))
    words = texts.text("form.person_words", toa=_toa_name(sheet, sheet.form.seats[seat]))
    return Option(PERSON_OPTION, texts.text("form.person"), played, words)


def _bot(sheet: FormSheet, seat: int, bot: str) -> Option:
    texts, played = sheet.texts, Filled(sheet.form.played_by(seat, bot))
    label, who = texts.text(key_of("bot", bot)), sheet.form.seats[seat]
    words = texts.text("form.bot_words", toa=_toa_name(sheet, who), bot=label)
    return Option(bot, label, played, f"{words}\n{texts.text(key_of('character', who.toa))}")


def _chair(sheet: FormSheet, seat: int, rects: list[Rect]) -> Iterator[Button]:
    """One higher, one lower, away."""
    form, texts = sheet.form, sheet.texts
    who = _toa_name(sheet, form.seats[seat])
    first, last = seat == 0, seat == len(form.seats) - 1
    few = len(form.seats) == FEWEST_SEATS
    yield Button(
        rects[0],
        field_of(seat, "up"),
        "↑",
        Filled(form.moved(seat, -1), field_of(seat - 1, "up")),
        texts.text("form.up", seat=who),
        texts.text("form.first_chair", seat=who) if first else "",
        style=Style.SMALL_STRONG,
    )
    yield Button(
        rects[1],
        field_of(seat, "down"),
        "↓",
        Filled(form.moved(seat, 1), field_of(seat + 1, "down")),
        texts.text("form.down", seat=who),
        texts.text("form.last_chair", seat=who) if last else "",
        style=Style.SMALL_STRONG,
    )
    yield Button(
        rects[2],
        field_of(seat, "remove"),
        "×",
        Filled(form.removed(seat)),
        texts.text("form.remove", seat=who),
        texts.text("form.too_few") if few else "",
    )


def _toa_name(sheet: FormSheet, seat: SeatForm) -> str:
    return sheet.texts.text(key_of("toa", seat.toa))
