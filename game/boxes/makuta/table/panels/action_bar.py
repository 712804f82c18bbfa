"""What can be done without pointing at the island: the buttons below it."""

from collections.abc import Iterator

from attrs import evolve, frozen
from pygame import Rect, Surface

from game.boxes.makuta.table.choosing.situation import Situation, name_of
from game.boxes.makuta.table.panels.layout import Skin
from game.boxes.makuta.table.pieces.pieces import Pieces
from game.core.seats import NATURE
from game.i18n.keys import key_of
from game.i18n.texts import capital
from game.rules.makuta import phases
from game.rules.makuta.pieces import Die
from game.rules.makuta.play import to_move
from game.rules.makuta.targets import ROLLS, AtButton, Button
from game.scenes.table.selection import PointAt
from game.tabletop.placards import BETWEEN, BUTTON, Presses, width_of
from game.ui.theme import Palette, Style, Theme
from game.ui.widgets import button as ui
from game.ui.widgets.label import Label
from game.ui.widgets.panel import Panel
from game.ui.widgets.widget import Widget

DICE = {button: die for die, button in ROLLS.items()}
# What belongs to a moment of the turn is shown even where it is refused, and says why.
USUAL: dict[type[phases.Phase], tuple[Button, ...]] = {
    phases.Starting: (*ROLLS.values(), Button.FLY, Button.END_TURN),
    phases.Moving: (Button.END_TURN,),
    phases.Placing: (Button.END_TURN,),
    phases.Arrived: (Button.END_TURN,),
    phases.Finishing: (Button.END_TURN,),
    phases.ChoosingDie: tuple(ROLLS.values()),
    phases.ChoosingBonuses: (Button.CONFIRM_BONUSES,),
}
# What one most likely wants, the likeliest first.
LIKELY = (
    Button.KEEP_MASKS,
    Button.KEEP_TOKEN,
    Button.CONFIRM_BONUSES,
    Button.ROLL_GREEN,
    Button.ROLL_RED,
    Button.ROLL_WHITE,
    Button.CHALLENGE_MAKUTA,
    Button.TURN_UP_LOCK,
    Button.USE_AKAKU,
    Button.END_TURN,
)
DRAWS = (Button.TAKE_POWER, Button.TAKE_KANOHI, Button.TAKE_TURAGA, Button.TAKE_KEY)


@frozen
class Hints:
    """Whether somebody wants to be told what to do, and the key for what is most obvious."""

    are_wanted: bool = True
    main_key: str = ""


def main_button(here: Situation) -> Button | None:
    """What the key for the obvious does; nothing, where something could be missed by it."""
    if any(here.is_legal(AtButton(draw)) for draw in DRAWS):
        return None
    if here.choosing is not None and here.choosing.could_add_bonuses:
        return None
    return next((button for button in LIKELY if here.is_legal(AtButton(button))), None)


def buttons_of(here: Situation) -> list[Button]:
    """Those that are legal and those that one would look for now, in their usual order."""
    if here.choosing is None:
        return []
    usual = USUAL.get(type(here.seen.phase), ())
    return [button for button in Button if button in usual or here.is_legal(AtButton(button))]


def press_of(skin: Skin, here: Situation, button: Button) -> ui.Button:
    target = AtButton(button)
    refusal = "" if here.is_legal(target) else here.why(target)
    is_main, icon = button is main_button(here), dice_icon(skin.pieces, skin.theme, button)
    label = label_of(here, button)
    return ui.Button(
        ui.NOWHERE,
        name_of(target),
        label,
        PointAt(target),
        refusal=refusal,
        is_main=is_main,
        icon=icon,
        target=target,
    )


def label_of(here: Situation, button: Button) -> str:
    """What it is called; how many tokens are used it says itself."""
    if button is Button.CONFIRM_BONUSES and here.choosing is not None:
        texts, chosen = here.texts, len(here.choosing.bonuses)
        return texts.count("table.use", chosen) if chosen else texts.text("table.use_none")
    return capital(here.texts.text(key_of("button", button)))


def action_bar(
    skin: Skin, here: Situation, hints: Hints, *, elsewhere: frozenset[Button]
) -> Iterator[Widget]:
    """Without those buttons that are on a card in the middle."""
    theme = skin.theme
    yield Panel(skin.layout.bar)
    inner = skin.layout.bar.inflate(-theme.px(24), -theme.px(14))
    yield from _head(skin, here, hints, inner)
    buttons = [button for button in buttons_of(here) if button not in elsewhere]
    presses = tuple(press_of(skin, here, each) for each in buttons if each is not Button.END_TURN)
    two_lines = 2 * theme.px(BUTTON) + theme.px(BETWEEN)
    room = Rect(inner.left, inner.bottom - two_lines, inner.width, two_lines)
    yield from Presses(presses).widgets(theme, room)
    if Button.END_TURN in buttons:
        end = _end_turn(skin, here, inner)
        room.width -= end.rect.width + theme.gap
        yield end
    yield from _guide(here, hints, room, is_alone=not presses)


def _head(skin: Skin, here: Situation, hints: Hints, inner: Rect) -> Iterator[Label]:
    """Where the game stands, and what the key for the obvious does."""
    line = Rect(inner.left, inner.top, inner.width, skin.theme.line(Style.SMALL))
    standing = _standing(here)
    yield Label(line, standing, Style.SMALL, Palette.PALE, "midleft")
    main = main_button(here)
    if main and hints.main_key and hints.are_wanted:
        words = here.texts.text("table.key", key=hints.main_key, label=label_of(here, main))
        room = line.width - skin.theme.size(standing, Style.SMALL)[0] - 2 * skin.theme.gap
        if skin.theme.size(words, Style.SMALL)[0] <= room:
            yield Label(line, words, Style.SMALL, Palette.FAINT, "midright")


def _guide(here: Situation, hints: Hints, room: Rect, *, is_alone: bool) -> Iterator[Label]:
    """How to do what is to be done, where no button says it; large where nothing else is."""
    words = guide_words(here, hints)
    if not words:
        return
    if is_alone:
        yield Label(room, words, Style.BODY, Palette.INK, "midleft")
    else:
        yield Label(room, words, Style.SMALL, Palette.PALE, "bottomleft")


def guide_words(here: Situation, hints: Hints) -> str:
    if here.choosing is None:
        return _who_decides(here)
    return _hint(here) if hints.are_wanted else ""


def _who_decides(here: Situation) -> str:
    """While others think; nothing while only pieces move."""
    seat = to_move(here.seen)
    if seat is None or seat in {NATURE, here.seen.viewer}:
        return ""
    return here.texts.text("table.others_turn", seat=here.names.player(seat))


def _hint(here: Situation) -> str:
    texts = here.texts
    match here.seen.phase:
        case phases.Moving() if here.is_legal(AtButton(Button.END_TURN)):
            return ""
        case phases.Moving():
            return texts.text("table.hint_fields")
        case phases.SettingPawn(_, loser):
            return texts.text("table.hint_set", seat=here.names.player(loser))
        case phases.Placing():
            return texts.text("table.hint_tile")
        case phases.ChoosingBonuses() if here.choosing and not here.choosing.needs_no_bonus:
            return texts.text("table.hint_bonuses")
        case phases.Weighing() | phases.TryingOn() | phases.Looking() | phases.ChoosingLoss():
            return texts.text("table.hint_card")
        case _:
            return ""


def _end_turn(skin: Skin, here: Situation, inner: Rect) -> ui.Button:
    """Always at the same place, away from all others."""
    press = press_of(skin, here, Button.END_TURN)
    rect = Rect((0, 0), (width_of(press, skin.theme), skin.theme.px(BUTTON)))
    rect.bottomright = inner.bottomright
    return evolve(press, rect=rect)


def _standing(here: Situation) -> str:
    """Which turn it is, and how much of the island is still unknown."""
    seen, texts = here.seen, here.texts
    left = texts.count("table.tiles_left", seen.tiles_left)
    return texts.text("table.turn", number=seen.turn.number, left=left)


def dice_icon(pieces: Pieces, theme: Theme, button: Button) -> Surface | None:
    """None if nothing is rolled by it."""
    die = DICE.get(button)
    return pieces.die(die, Die(die), theme.px(24)) if die else None
