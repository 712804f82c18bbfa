"""The game that is looked at in the list, and what can be done with it."""

from enum import Enum, auto

from attrs import frozen
from pygame import Rect, Surface

from game.i18n.texts import Texts
from game.persistence.library import Shelved
from game.scenes.library.game_card import FramedPicture
from game.scenes.library.words import line_of, players_of
from game.scenes.program import Program
from game.ui.theme import Palette, Style, Theme
from game.ui.widgets.button import Button
from game.ui.widgets.label import labels_at
from game.ui.widgets.text_field import Draft, TextField
from game.ui.widgets.widget import Widget

TALL = 40  # points, of a button


class Deed(Enum):
    """What is done with the game that is looked at, or was removed last."""

    GO_ON = auto()
    WATCH = auto()
    COPY = auto()
    RENAME = auto()
    REMOVE = auto()
    NAME = auto()  # what has been typed is its name
    LEAVE_NAME = auto()
    PUT_BACK = auto()


@frozen
class Chosen:
    game: Shelved
    picture: Surface
    to_watch: bool
    draft: Draft | None


def details(program: Program, theme: Theme, room: Rect, chosen: Chosen) -> list[Widget]:
    buttons = _buttons(program.texts, theme, room, chosen)
    top = min(button.rect.top for button in buttons)
    free = Rect(room.left, room.top, room.width, top - room.top - theme.px(12))
    words = _words(program, theme, free, chosen.game)
    needed = words[-1].rect.bottom - free.top + theme.px(12) if words else 0
    frame = Rect(free.topleft, (free.width, min(free.width * 9 // 16, free.height - needed)))
    if frame.height < theme.px(48):
        return [*words, *buttons]
    for label in words:
        label.rect.top += frame.height + theme.px(12)
    return [FramedPicture(frame, chosen.picture), *words, *buttons]


def _words(program: Program, theme: Theme, room: Rect, game: Shelved) -> list[Widget]:
    is_open = program.texts.text("load.is_open") if game.is_open else ""
    lines = (
        ("" if game.is_autosave else game.name, Style.CAPTION, Palette.GOLD),
        (line_of(program, game), Style.SMALL, Palette.PALE),
        (players_of(program, game), Style.BODY, Palette.INK),
        (_summary(program, game), Style.SMALL, Palette.PALE),
        (game.trouble, Style.BODY, Palette.BAD),
        (is_open, Style.BODY, Palette.BAD),
    )
    return labels_at(theme, room, lines, theme.px(3))


def _summary(program: Program, game: Shelved) -> str:
    known = program.boxes.game_in(game.head) if game.head else None
    return known.summary(game.head) if known and game.head else ""


def _buttons(texts: Texts, theme: Theme, room: Rect, chosen: Chosen) -> list[Widget]:
    height, gap = theme.px(TALL), theme.gap
    lower = Rect(room.left, room.bottom - height - theme.px(3), room.width, height)
    if chosen.draft is not None:
        return _naming(texts, theme, lower, chosen.draft)
    upper = lower.move(0, -height - gap)
    ours = _split(upper, gap, 2)
    others = _split(lower, gap, 3)
    game = chosen.game
    closed = texts.text("load.is_open") if game.is_open else ""
    return [
        _button(ours[0], Deed.GO_ON, texts.text("load.go_on"), _no_way_on(texts, game), chosen),
        _button(ours[1], Deed.WATCH, texts.text("load.watch"), game.trouble, chosen),
        _button(others[0], Deed.COPY, texts.text("load.copy"), "", chosen),
        _button(others[1], Deed.RENAME, texts.text("load.rename"), closed, chosen),
        _button(others[2], Deed.REMOVE, texts.text("load.remove"), closed, chosen),
    ]


def _no_way_on(texts: Texts, game: Shelved) -> str:
    if game.is_open:
        return texts.text("load.is_open")
    return game.trouble or (texts.text("load.is_over") if game.over else "")


def _button(rect: Rect, deed: Deed, label: str, refusal: str, chosen: Chosen) -> Button:
    main = Deed.WATCH if chosen.to_watch else Deed.GO_ON
    is_main = deed is main and not refusal
    name = f"load.{deed.name.lower()}"
    return Button(rect, name, label, deed, refusal=refusal, is_main=is_main)


def _naming(texts: Texts, theme: Theme, lower: Rect, draft: Draft) -> list[Widget]:
    upper = lower.move(0, -lower.height - theme.gap)
    words = texts.text("load.name")
    cancel, take = _split(lower, theme.gap, 2)
    return [
        TextField(upper, "load.name", draft, words, ghost=words, submit=Deed.NAME),
        Button(cancel, "load.leave_name", texts.text("load.leave_name"), Deed.LEAVE_NAME),
        Button(take, "load.take_name", texts.text("load.take_name"), Deed.NAME, is_main=True),
    ]


def _split(row: Rect, gap: int, parts: int) -> list[Rect]:
    wide = (row.width - gap * (parts - 1)) // parts
    return [Rect(row.left + i * (wide + gap), row.top, wide, row.height) for i in range(parts)]
