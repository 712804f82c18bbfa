"""What can be done without pointing at the island: the buttons below it."""

from collections.abc import Iterator

from pygame import Rect, Surface

from game.boxes.quest.table.choosing.choosing import Point
from game.boxes.quest.table.panels.cards import BUTTON, Press, button_width, buttons_in, pressed_at
from game.boxes.quest.table.panels.desk import Desk, name_of
from game.i18n.keys import key_of
from game.rules.quest.phases import (
    Arrived,
    ChoosingBonuses,
    ChoosingDie,
    Finishing,
    Moving,
    Phase,
    Placing,
    SettingPawn,
    Starting,
)
from game.rules.quest.pieces import Die
from game.rules.quest.targets import ROLLS, AtButton, Button
from game.ui.theme import Palette, Style
from game.ui.widgets.label import Label
from game.ui.widgets.panel import Panel
from game.ui.widgets.widget import Widget

DICE = {button: die for die, button in ROLLS.items()}
# What belongs to a moment of the turn is shown even where it is refused, and says why.
USUAL: dict[type[Phase], tuple[Button, ...]] = {
    Starting: (*ROLLS.values(), Button.FLY, Button.END_TURN),
    Moving: (Button.END_TURN,),
    Placing: (Button.END_TURN,),
    Arrived: (Button.END_TURN,),
    Finishing: (Button.END_TURN,),
    ChoosingDie: tuple(ROLLS.values()),
    ChoosingBonuses: (Button.CONFIRM_BONUSES,),
}
# What one most likely wants, the likeliest first.
LIKELY = (
    Button.KEEP_MASKS,
    Button.CONFIRM_BONUSES,
    Button.ROLL_GREEN,
    Button.ROLL_RED,
    Button.ROLL_WHITE,
    Button.CHALLENGE_MAKUTA,
    Button.TURN_UP_LOCK,
    Button.USE_AKAKU,
    Button.END_TURN,
)
DRAWS = (Button.TAKE_KANOHI, Button.TAKE_TURAGA, Button.TAKE_KEY)


def main_button(desk: Desk) -> Button | None:
    """What the key for the obvious does; nothing, where something could be missed by it."""
    if any(desk.is_legal(AtButton(draw)) for draw in DRAWS):
        return None
    return next((button for button in LIKELY if desk.is_legal(AtButton(button))), None)


def buttons_of(desk: Desk) -> list[Button]:
    """Those that are legal and those that one would look for now, in their usual order."""
    if desk.choosing is None:
        return []
    usual = USUAL.get(type(desk.seen.phase), ())
    return [button for button in Button if button in usual or desk.is_legal(AtButton(button))]


def press_of(desk: Desk, button: Button) -> Press:
    target = AtButton(button)
    label = capital(desk.texts.text(key_of("button", button)))
    is_main = button is main_button(desk)
    icon = _icon(desk, button)
    if desk.is_legal(target):
        return Press(name_of(target), label, Point(target), "", is_main, icon)
    refusal = desk.why(target)
    return Press(name_of(target), label, Point(target), "", is_main, icon, refusal)


def action_bar(desk: Desk, *, elsewhere: frozenset[Button]) -> Iterator[Widget]:
    """Without those buttons that are on a card in the middle."""
    rect, theme = desk.layout.bar, desk.theme
    yield Panel(rect)
    inner = rect.inflate(-theme.px(24), -theme.px(14))
    line = Rect(inner.left, inner.top, inner.width, theme.line(Style.SMALL))
    yield Label(line, _standing(desk), Style.SMALL, Palette.PALE, "midleft")
    buttons = [button for button in buttons_of(desk) if button not in elsewhere]
    presses = [press_of(desk, button) for button in buttons if button is not Button.END_TURN]
    room = Rect(inner.left, line.bottom + theme.px(5), inner.width, inner.bottom - line.bottom)
    yield from buttons_in(theme, presses, room)
    if Button.END_TURN in buttons:
        yield _end_turn(desk, inner)
    if desk.gives_hints and desk.choosing is not None:
        yield from _hint(desk, inner)


def _hint(desk: Desk, inner: Rect) -> Iterator[Label]:
    """How to do what is to be done, where no button says it."""
    words = _hint_words(desk)
    if words:
        room = Rect(inner.left, inner.top, inner.width * 2 // 3, inner.height)
        yield Label(room, words, Style.SMALL, Palette.FAINT, "bottomleft")


def _hint_words(desk: Desk) -> str:
    texts = desk.texts
    match desk.seen.phase:
        case Moving() if desk.is_legal(AtButton(Button.END_TURN)):
            return ""
        case Moving() | SettingPawn():
            return texts.text("table.hint_fields")
        case Placing():
            return texts.text("table.hint_tile")
        case ChoosingBonuses():
            return texts.text("table.hint_bonuses")
        case _:
            return ""


def _end_turn(desk: Desk, inner: Rect) -> Widget:
    """Always at the same place, away from all others."""
    press = press_of(desk, Button.END_TURN)
    size = (button_width(desk.theme, press), desk.theme.px(BUTTON))
    rect = Rect((0, 0), size)
    rect.bottomright = inner.bottomright
    return pressed_at(rect, press)


def _standing(desk: Desk) -> str:
    """Which turn it is, and how much of the island is still unknown."""
    seen, texts = desk.seen, desk.texts
    left = texts.count("table.tiles_left", seen.tiles_left)
    return texts.text("table.turn", number=seen.turn.number, left=left)


def _icon(desk: Desk, button: Button) -> Surface | None:
    size = desk.theme.px(24)
    if button in DICE:
        die = DICE[button]
        return desk.pieces.die(die, Die(die), size)
    return None


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]
