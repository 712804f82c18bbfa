"""What a duel would come to, while its player is still thinking."""

from game.boxes.makuta.table.choosing.screen_holder import ScreenHolder
from game.boxes.makuta.table.duel.board import DuelBoard
from game.boxes.makuta.table.panels.action_bar import DICE
from game.rules.makuta.targets import Button


def preview_duel(holder: ScreenHolder, duel: DuelBoard) -> None:
    """What the tokens chosen so far, or the die pointed at, would be good for."""
    if holder.choosing is None or not duel.is_open:
        return
    button = holder.pointing.name.removeprefix("button.").upper()
    die = DICE[Button[button]] if button.startswith("ROLL") else None
    duel.preview(holder.readable(holder.seen), tuple(sorted(holder.choosing.bonuses)), die)
