"""What one viewer sees of the island."""

from typing import TypeAlias

from game.boxes.makuta.terminal.spots import here
from game.boxes.makuta.words import Names
from game.rules.makuta.actions import Action
from game.rules.makuta.events import Event
from game.rules.makuta.state import Observation
from game.rules.makuta.tiles import tile_of
from game.terminal.text_table import View

MakutaView: TypeAlias = View[Observation, Action, Event]


def names_of(view: MakutaView) -> Names:
    return Names(view.texts, view.seen.terms)


def tile_at(view: MakutaView) -> int:
    """Where the viewer's pawn stands."""
    return tile_of(here(view.seen))
