"""What a tray becomes when something is found."""

from game.boxes.quest.mind.worth import Worth
from game.rules.quest.pieces import FAST_MASKS, Disc, Kind
from game.rules.quest.state import Tray, without
from game.rules.quest.tokens import LIMITS


def tray_after(worth: Worth, disc: Disc | None) -> Tray:
    """With *disc* if it is of any use, in place of what has to go for it (T4, T5)."""
    if disc is None or worth.of_finding(disc) <= 0.0:
        return worth.tray
    place = _to_go(worth, disc)
    return (*(worth.tray if place is None else without(worth.tray, place)), disc)


def _to_go(worth: Worth, disc: Disc) -> int | None:
    same = [place for place, own in enumerate(worth.tray) if own.kind is disc.kind]
    if disc.kind is Kind.KANOHI and disc.face in FAST_MASKS:
        fast = [place for place in same if worth.tray[place].face in FAST_MASKS]
        if fast:
            return fast[0]
    return min(same, key=worth.of_own) if len(same) >= LIMITS[disc.kind] else None
