"""Who plays: a row for each seat."""

from collections.abc import Iterator

from attrs import frozen
from pygame import Rect

from game.i18n.keys import key_of
from game.scenes.new_game.sheet import Block, Filled, FormSheet, block, inside, sentence
from game.shelf.form import LONGEST_NAME, PERSON
from game.ui.theme import Style
from game.ui.widgets.button import Button
from game.ui.widgets.choice import Choice, Option
from game.ui.widgets.text_field import TextField
from game.ui.widgets.widget import Widget

ROW, FIELD = 44, 36  # points: from row to row, and the height of what stands in it
FIGURE, LEVEL, SMALL = 112, 72, 26  # widths; the name takes what is left
PLAYER = 288  # at most, for a person and all levels
ADD, GAP = 170, 4
BADGE = 28
PERSON_OPTION = "person"


@frozen
class PickFigure:
    """Show all of them, to choose one for the seat."""

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
    foot = _foot(sheet, Rect(room.left, top + theme.px(2), room.width, 0))
    bottom = max(widget.rect.bottom for widget in foot)
    return block(theme, place, texts.text("form.players"), [*widgets, *foot], bottom)


def _foot(sheet: FormSheet, room: Rect) -> list[Widget]:
    """Who else comes along, and who begins."""
    theme, words = sheet.theme, sheet.texts.text("box.order")
    if not _may_vary(sheet):
        return [sentence(theme, room, words, is_fault=False)]
    add = _add(sheet, Rect(room.topleft, (theme.px(ADD), theme.px(FIELD))))
    left = add.rect.right + theme.px(14)
    note = sentence(theme, Rect(left, room.top, room.right - left, 0), words, is_fault=False)
    note.rect.centery = add.rect.centery
    return [add, note]


def _add(sheet: FormSheet, rect: Rect) -> Button:
    texts, form, most = sheet.texts, sheet.form, sheet.choices.most
    refusal = texts.text("form.full", most=most) if len(form.seats) == most else ""
    return Button(rect, "new_game.add", texts.text("form.add"), Filled(form.added()), "", refusal)


def _may_vary(sheet: FormSheet) -> bool:
    """How many play."""
    return sheet.choices.fewest < sheet.choices.most


def _row(sheet: FormSheet, seat: int, row: Rect) -> Iterator[Widget]:
    figure, name, player, *small = _columns(sheet, row)
    yield _figure(sheet, seat, figure)
    yield _name(sheet, seat, name)
    if sheet.form.game.company.offered:
        yield _player(sheet, seat, player)
    yield from _chair(sheet, seat, small)


def _columns(sheet: FormSheet, row: Rect) -> list[Rect]:
    """Figure, name, player, and the small buttons."""
    px, levels = sheet.theme.px, len(sheet.form.game.company.offered)
    player = min(px(PLAYER), px(LEVEL) * (levels + 1)) if levels else 0
    small = [px(SMALL)] * (3 if _may_vary(sheet) else 2)
    fixed = px(FIGURE) + player + sum(small) + (len(small) + 2) * px(GAP)
    widths = [px(FIGURE), max(row.width - fixed, px(80)), player, *small]
    left, rects = row.left, []
    for width in widths:
        rects.append(Rect(left, row.top, width, row.height))
        left += width + px(GAP)
    return rects


def _figure(sheet: FormSheet, seat: int, rect: Rect) -> Button:
    texts = sheet.texts
    return Button(
        rect,
        field_of(seat, "figure"),
        sheet.figure_of(seat),
        PickFigure(seat),
        texts.text("form.figure", figure=texts.text("figure.one")),
        icon=sheet.kit.badge(sheet.form.figures[seat], sheet.theme.px(BADGE)),
    )


def _name(sheet: FormSheet, seat: int, rect: Rect) -> TextField:
    name, who, texts = field_of(seat, "name"), sheet.form.seats[seat], sheet.texts
    is_known = sheet.form.game.company.has_characters and not who.is_person
    return TextField(
        rect,
        name,
        sheet.draft(name, who.name),
        texts.text("form.name", figure=sheet.figure_of(seat)),
        texts.text(key_of("epithet", who.figure)) if is_known else texts.text("form.name_empty"),
        longest=LONGEST_NAME,
    )


def _player(sheet: FormSheet, seat: int, rect: Rect) -> Choice:
    bots = (_bot(sheet, seat, bot) for bot in sheet.form.game.company.offered)
    chosen = sheet.form.seats[seat].bot or PERSON_OPTION
    return Choice(rect, field_of(seat, "player"), (_person(sheet, seat), *bots), chosen)


def _person(sheet: FormSheet, seat: int) -> Option:
    texts, played = sheet.texts, Filled(sheet.form.played_by(seat, PERSON))
    words = texts.text("form.person_words", figure=sheet.figure_of(seat))
    return Option(PERSON_OPTION, texts.text("form.person"), played, words)


def _bot(sheet: FormSheet, seat: int, bot: str) -> Option:
    texts, game = sheet.texts, sheet.form.game
    played, label = Filled(sheet.form.played_by(seat, bot)), game.bot_label(bot)
    words = texts.text("form.bot_words", figure=sheet.figure_of(seat), bot=label)
    if game.company.has_characters:
        words += "\n" + texts.text(key_of("character", sheet.form.figures[seat]))
    return Option(bot, label, played, words)


def _chair(sheet: FormSheet, seat: int, rects: list[Rect]) -> Iterator[Button]:
    """One higher, one lower, away."""
    form, texts, fewest = sheet.form, sheet.texts, sheet.choices.fewest
    who, small = sheet.figure_of(seat), Style.SMALL_STRONG
    up = Filled(form.moved(seat, -1), field_of(seat - 1, "up"))
    words = texts.text("form.up", seat=who)
    refusal = "" if seat else texts.text("form.first_chair", seat=who)
    yield Button(rects[0], field_of(seat, "up"), "↑", up, words, refusal, style=small)
    down = Filled(form.moved(seat, 1), field_of(seat + 1, "down"))
    words, is_last = texts.text("form.down", seat=who), seat == len(form.seats) - 1
    refusal = texts.text("form.last_chair", seat=who) if is_last else ""
    yield Button(rects[1], field_of(seat, "down"), "↓", down, words, refusal, style=small)
    if _may_vary(sheet):
        words, gone = texts.text("form.remove", seat=who), Filled(form.removed(seat))
        refusal = texts.text("form.too_few", fewest=fewest) if len(form.seats) == fewest else ""
        yield Button(rects[2], field_of(seat, "remove"), "×", gone, words, refusal)
