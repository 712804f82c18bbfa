"""The buttons of what can be done without pointing at the island, and which is the likeliest."""

from collections.abc import Iterator

from attrs import frozen
from pygame import Surface

from game.boxes.makuta.table.choosing.situation import Situation, name_of
from game.boxes.makuta.table.panels.layout import Skin
from game.boxes.makuta.table.pieces.pieces import Pieces
from game.i18n.keys import key_of
from game.i18n.texts import capital
from game.rules.makuta import phases
from game.rules.makuta.editions import FastDie
from game.rules.makuta.pieces import HIDDEN, MAY_BE_MASK, Die, Disc, Kind
from game.rules.makuta.play import to_move
from game.rules.makuta.targets import ROLLS, AtButton, Button
from game.scenes.table.selection import PointAt
from game.ui.theme import Theme
from game.ui.widgets import button as ui

DICE = {button: die for die, button in ROLLS.items()}
# What belongs to a moment of the turn is shown even where it is refused, and says why.
USUAL: dict[type[phases.Phase], tuple[Button, ...]] = {
    phases.Arrived: (Button.END_TURN,),
    phases.Finishing: (Button.END_TURN,),
    phases.ChoosingBonuses: (Button.CONFIRM_BONUSES,),
}
# Whether these can be used rests on masks: before others they are there, whatever lies face down.
BY_MASKS: dict[type[phases.Phase], tuple[Button, ...]] = {
    phases.Starting: (*ROLLS.values(), Button.FLY),
    phases.ChoosingDie: tuple(ROLLS.values()),
    phases.Meeting: (Button.USE_AKAKU, Button.DECLINE_AKAKU),
    phases.Weighing: (Button.KEEP_TOKEN, Button.REFUSE_TOKEN, Button.GIVE_UP_NEW),
}
# What one most likely wants, the likeliest first.
LIKELY = (
    Button.KEEP_MASKS,
    Button.KEEP_TOKEN,
    Button.CONFIRM_BONUSES,
    Button.ROLL_GREEN,
    Button.ROLL_RED,
    Button.ROLL_WHITE,
    Button.TURN_UP_LOCK,
    Button.USE_AKAKU,
    Button.DECLINE_AKAKU,
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
    draws = [draw for draw in DRAWS if here.is_legal(AtButton(draw))]
    if draws:
        return draws[0] if len(draws) == 1 else None  # a token is hardly ever left lying
    if here.is_legal(AtButton(Button.CHALLENGE_MAKUTA)):
        return _whether_to_challenge(here)
    if here.choosing is not None and here.choosing.could_add_bonuses:
        return None
    found = [button for button in LIKELY if here.is_legal(AtButton(button))]
    if asks_alike(here):
        return None
    if not here.is_open and Button.ROLL_WHITE in found:
        return Button.ROLL_WHITE  # another die would tell of a mask that lies face down
    if not here.is_open and Button.DECLINE_AKAKU in found:
        return Button.DECLINE_AKAKU  # and so would Akaku
    return found[0] if found else None


def _whether_to_challenge(here: Situation) -> Button | None:
    """As a hint would; with tokens face down that could help, nobody but their owner can say."""
    if here.goal.is_ready:
        return Button.CHALLENGE_MAKUTA
    return None if here.goal.could_be_more else Button.END_TURN


def asks_alike(here: Situation) -> bool:
    """Whether a power token is in hand, and the ask must look the same whatever it is (T4)."""
    phase = here.seen.phase
    weighs = isinstance(phase, phases.Weighing) and phase.disc.back is Kind.POWER
    return weighs and not here.is_open


def buttons_of(here: Situation) -> list[Button]:
    """Those that are legal and those that one would look for now, in their usual order."""
    if here.choosing is None:
        return []
    phase = type(here.seen.phase)
    usual = USUAL.get(phase, ()) + _veiled(here)
    return [button for button in Button if button in usual or here.is_legal(AtButton(button))]


def _veiled(here: Situation) -> tuple[Button, ...]:
    """Before others, while something that lies face down may be a mask; or else all can see."""
    is_hidden = any(disc.face == HIDDEN and disc.kind in MAY_BE_MASK for disc in _at_hand(here))
    return BY_MASKS.get(type(here.seen.phase), ()) if is_hidden and not here.is_open else ()


def _needs_no_mask(here: Situation, button: Button) -> bool:
    """Nor does a mask forbid it (E6)."""
    is_free = here.seen.terms.edition.fast_die is FastDie.MAY_BE_USED
    return button is Button.DECLINE_AKAKU or (button is Button.ROLL_WHITE and is_free)


def _at_hand(here: Situation) -> Iterator[Disc]:
    """As it may be read."""
    seen, seat = here.readable, to_move(here.seen)
    assert seat is not None
    yield from seen.trays[seat]
    if isinstance(seen.phase, phases.Weighing):
        yield seen.phase.disc


def press_of(skin: Skin, here: Situation, button: Button) -> ui.Button:
    target = AtButton(button)
    is_legal, is_veiled = here.is_legal(target), button in _veiled(here)
    is_plain = _needs_no_mask(here, button)
    why_alike = here.texts.text("table.veiled") if is_veiled and not is_plain else ""
    refusal = "" if is_legal else why_alike or here.why(target)
    is_main, icon = button is main_button(here), dice_icon(skin.pieces, skin.theme, button)
    label = label_of(here, button)
    return ui.Button(
        ui.NOWHERE,
        name_of(target),
        label,
        PointAt(target),
        why_alike if is_legal else "",
        refusal,
        is_main=is_main,
        icon=icon,
        target=target,
        is_veiled=is_veiled,
    )


def label_of(here: Situation, button: Button) -> str:
    """What it is called; how many tokens are used it says itself."""
    if button is Button.CONFIRM_BONUSES and here.choosing is not None:
        texts, chosen = here.texts, len(here.choosing.bonuses)
        if chosen:
            return texts.count("table.use", chosen)
        return texts.text("table.win" if here.choosing.is_won else "table.use_none")
    return capital(here.texts.text(key_of("button", button)))


def guide_words(here: Situation, hints: Hints) -> str:
    """How to do what is to be done, where no button says it."""
    return _hint(here) if hints.are_wanted and here.choosing is not None else ""


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
            return texts.text("table.hint_bonuses_up" if here.is_open else "table.hint_bonuses")
        case _:
            return ""


def standing(here: Situation) -> str:
    """Which turn it is, and how much of the island is still unknown."""
    seen, texts = here.seen, here.texts
    left = texts.count("table.tiles_left", seen.tiles_left)
    return texts.text("table.turn", number=seen.turn.number, left=left)


def dice_icon(pieces: Pieces, theme: Theme, button: Button) -> Surface | None:
    """None if nothing is rolled by it."""
    die = DICE.get(button)
    return pieces.die(die, Die(die), theme.px(24)) if die else None
