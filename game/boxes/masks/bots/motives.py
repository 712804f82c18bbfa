"""Why somebody decides as they do: values only, made of what was weighed."""

from typing import TypeAlias

from attrs import frozen

from game.core.seats import Seat
from game.rules.masks.pieces import Deck

# What there is to be had on the map


@frozen
class ForMask:
    """So many challenges can be made there."""

    circles: int


@frozen
class ForCards:
    """Cards can be drawn there."""


@frozen
class ForOwed:
    """A task waits for cards of this deck."""

    deck: Deck


@frozen
class ForSwarm:
    """A Krana to be had, or a Bohrok to be sent."""


@frozen
class ForTask:
    """A task is done by going there."""

    card: str


Errand: TypeAlias = ForMask | ForCards | ForOwed | ForSwarm | ForTask


@frozen
class Pursuit:
    """It leads there, or is there: *space* is where the errand is."""

    errand: Errand
    space: int
    is_there: bool


# Contests


@frozen
class Odds:
    """Nobody else is as likely to be beaten."""

    other: Seat
    share: float


@frozen
class TakeLead:
    """It is enough by itself."""


@frozen
class Catching:
    """Not enough by itself, but with what else is held."""


@frozen
class TooLittle:
    """All that is held would not be enough."""


@frozen
class TooDear:
    """It would cost more than the contest is worth."""


# Cards


@frozen
class Does:
    """What the card or the power does is reason enough."""

    key: str
    is_power: bool


@frozen
class Stocking:
    """Cards help in contests."""


@frozen
class LeastMissed:
    """Of all that could be given up."""


@frozen
class Wins:
    """Great Masks do."""


@frozen
class Bonus:
    """What is worn turns the most contests."""


# Missions, and the end


@frozen
class Harmless:
    """The Mission on top is known, and kind."""


@frozen
class NoTask:
    """A Mission may bring a task."""


@frozen
class NothingBetter:
    """All else is better kept."""


Motive: TypeAlias = (
    Pursuit
    | Odds
    | TakeLead
    | Catching
    | TooLittle
    | TooDear
    | Does
    | Stocking
    | LeastMissed
    | Wins
    | Bonus
    | Harmless
    | NoTask
    | NothingBetter
)
