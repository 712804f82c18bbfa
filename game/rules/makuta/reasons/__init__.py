"""Why not? Every cause for which something on the table is refused, as a value.

Each names its rule and what is in the way, so that a picture can light it. The docstring of each
says what the player is told; the sentence itself comes from a catalogue, by the name of the class.
"""

from typing import TypeAlias

from game.rules.makuta.reasons.island import IslandReason
from game.rules.makuta.reasons.trays import TrayReason
from game.rules.makuta.reasons.turn import TurnReason

Reason: TypeAlias = TurnReason | IslandReason | TrayReason
