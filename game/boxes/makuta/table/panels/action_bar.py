"""What can be done without pointing at the island: the buttons below it."""

from collections.abc import Iterator

from pygame import Rect, Surface

from game.boxes.makuta.table.panels.desk import Desk, capital, name_of
from game.boxes.makuta.table.pieces.pieces import Pieces
from game.core.seats import NATURE
from game.i18n.keys import key_of
from game.rules.makuta.phases import (
    Arrived,
    ChoosingBonuses,
    ChoosingDie,
    ChoosingLoss,
    Finishing,
    Looking,
    Moving,
    Phase,
    Placing,
    SettingPawn,
    Starting,
    TryingOn,
    Weighing,
)
from game.rules.makuta.pieces import Die
from game.rules.makuta.play import to_move
from game.rules.makuta.targets import ROLLS, AtButton, Button
from game.scenes.table.selection import Point
from game.tabletop.placards import BETWEEN, BUTTON, Press, Presses
from game.ui.theme import Palette, Style, Theme
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
    if desk.choosing is not None and desk.choosing.could_add_bonuses:
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
    refusal = "" if desk.is_legal(target) else desk.why(target)
    is_main, icon = button is main_button(desk), dice_icon(desk.pieces, desk.theme, button)
    label = label_of(desk, button)
    return Press(name_of(target), label, Point(target), "", is_main, icon, refusal, target)


def label_of(desk: Desk, button: Button) -> str:
    """What it is called; how many tokens are used it says itself."""
    if button is Button.CONFIRM_BONUSES and desk.choosing is not None:
        texts, chosen = desk.texts, len(desk.choosing.bonuses)
        return texts.count("table.use", chosen) if chosen else texts.text("table.use_none")
    return capital(desk.texts.text(key_of("button", button)))


def action_bar(desk: Desk, *, elsewhere: frozenset[Button]) -> Iterator[Widget]:
    """Without those buttons that are on a card in the middle."""
    theme = desk.theme
    yield Panel(desk.layout.bar)
    inner = desk.layout.bar.inflate(-theme.px(24), -theme.px(14))
    yield from _head(desk, inner)
    buttons = [button for button in buttons_of(desk) if button not in elsewhere]
    presses = tuple(press_of(desk, each) for each in buttons if each is not Button.END_TURN)
    two_lines = 2 * theme.px(BUTTON) + theme.px(BETWEEN)
    room = Rect(inner.left, inner.bottom - two_lines, inner.width, two_lines)
    yield from Presses(presses).widgets(theme, room)
    if Button.END_TURN in buttons:
        yield _end_turn(desk, inner)
        room.width -= press_of(desk, Button.END_TURN).width(theme) + theme.gap
    yield from _guide(desk, room, is_alone=not presses)


def _head(desk: Desk, inner: Rect) -> Iterator[Label]:
    """Where the game stands, and what the key for the obvious does."""
    line = Rect(inner.left, inner.top, inner.width, desk.theme.line(Style.SMALL))
    standing = _standing(desk)
    yield Label(line, standing, Style.SMALL, Palette.PALE, "midleft")
    main = main_button(desk)
    if main and desk.main_key and desk.gives_hints:
        words = desk.texts.text("table.key", key=desk.main_key, label=label_of(desk, main))
        room = line.width - desk.theme.size(standing, Style.SMALL)[0] - 2 * desk.theme.gap
        if desk.theme.size(words, Style.SMALL)[0] <= room:
            yield Label(line, words, Style.SMALL, Palette.FAINT, "midright")


def _guide(desk: Desk, room: Rect, *, is_alone: bool) -> Iterator[Label]:
    """How to do what is to be done, where no button says it; large where nothing else is."""
    words = guide_words(desk)
    if not words:
        return
    if is_alone:
        yield Label(room, words, Style.BODY, Palette.INK, "midleft")
    else:
        yield Label(room, words, Style.SMALL, Palette.PALE, "bottomleft")


def guide_words(desk: Desk) -> str:
    if desk.choosing is None:
        return _who_decides(desk)
    return _hint(desk) if desk.gives_hints else ""


def _who_decides(desk: Desk) -> str:
    """While others think; nothing while only pieces move."""
    seat = to_move(desk.seen)
    if seat is None or seat in {NATURE, desk.seen.viewer}:
        return ""
    return desk.texts.text("table.others_turn", seat=desk.seat_name(seat))


def _hint(desk: Desk) -> str:
    texts = desk.texts
    match desk.seen.phase:
        case Moving() if desk.is_legal(AtButton(Button.END_TURN)):
            return ""
        case Moving():
            return texts.text("table.hint_fields")
        case SettingPawn(_, loser):
            return texts.text("table.hint_set", seat=desk.seat_name(loser))
        case Placing():
            return texts.text("table.hint_tile")
        case ChoosingBonuses() if desk.choosing and not desk.choosing.needs_no_bonus:
            return texts.text("table.hint_bonuses")
        case Weighing() | TryingOn() | Looking() | ChoosingLoss():
            return texts.text("table.hint_card")
        case _:
            return ""


def _end_turn(desk: Desk, inner: Rect) -> Widget:
    """Always at the same place, away from all others."""
    press = press_of(desk, Button.END_TURN)
    rect = Rect((0, 0), (press.width(desk.theme), desk.theme.px(BUTTON)))
    rect.bottomright = inner.bottomright
    return press.at(rect)


def _standing(desk: Desk) -> str:
    """Which turn it is, and how much of the island is still unknown."""
    seen, texts = desk.seen, desk.texts
    left = texts.count("table.tiles_left", seen.tiles_left)
    return texts.text("table.turn", number=seen.turn.number, left=left)


def dice_icon(pieces: Pieces, theme: Theme, button: Button) -> Surface | None:
    """None if nothing is rolled by it."""
    die = DICE.get(button)
    return pieces.die(die, Die(die), theme.px(24)) if die else None
