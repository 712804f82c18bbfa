"""Who decides and who looks on."""

from enum import Enum
from typing import NewType, TypeAlias

Seat = NewType("Seat", int)
NATURE = Seat(-1)  # dice and draws


class Audience(Enum):
    """Those who look on without a seat."""

    PUBLIC = "public"  # knows what everybody knows: curtains, thumbnails, an unfinished replay
    OPEN = "open"  # knows everything: after the end


PUBLIC = Audience.PUBLIC
OPEN = Audience.OPEN
Viewer: TypeAlias = Seat | Audience
