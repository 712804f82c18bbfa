"""Shows somebody what they could do: what to press first, and where it leads."""

from pygame import Rect

from game.boxes.makuta.table.choosing.lookout import Lookout
from game.boxes.makuta.table.choosing.screen_holder import ScreenHolder
from game.boxes.makuta.table.log_lines import Mention
from game.boxes.makuta.table.panels.desk import name_of
from game.rules.makuta.actions import Action, PlaceTile, UseBonuses
from game.rules.makuta.targets import AtDisc, Target


def advise(holder: ScreenHolder, lookout: Lookout, room: Rect, action: Action) -> str:
    """Light its fields and bring them into *room*; the name of the thing to press first."""
    targets = holder.advise(action)
    for field in holder.advised[:1]:
        lookout.go_to(Mention(field), room)
    return "confirm" if isinstance(action, PlaceTile) else name_of(_first(action, targets))


def _first(action: Action, targets: tuple[Target, ...]) -> Target:
    """Tokens are chosen before they are used."""
    discs = [target for target in targets if isinstance(target, AtDisc)]
    return discs[0] if isinstance(action, UseBonuses) and discs else targets[0]
