"""What the tokens chosen so far, or the die pointed at, would be good for in a duel."""

from game.boxes.makuta.table.choosing.screen_holder import ScreenHolder
from game.boxes.makuta.table.choosing.situation import target_of
from game.boxes.makuta.table.duel.board import DuelBoard
from game.boxes.makuta.table.panels.buttons import DICE
from game.rules.makuta.targets import AtButton


def preview_duel(holder: ScreenHolder, duel: DuelBoard) -> None:
    if holder.choosing is None or not duel.is_open:
        return
    target = target_of(holder.pointing.thing)
    die = DICE.get(target.button) if isinstance(target, AtButton) else None
    duel.preview(holder.readable(holder.seen), tuple(sorted(holder.choosing.bonuses)), die)
