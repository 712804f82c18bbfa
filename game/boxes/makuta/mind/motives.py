"""Why somebody decides as they do: values only, made of the figures that were weighed."""

from typing import TypeAlias

from attrs import frozen

from game.core.seats import Seat
from game.rules.makuta.phases import Foe
from game.rules.makuta.pieces import Disc, Kind


@frozen
class Chance:
    """How likely a duel is won."""

    share: float
    at_least: bool = False  # some tokens of the tray are not known: they can only help


# What there is to be done at a field


@frozen
class Fetch:
    """A token lies there; *lock* is the entrance whose lock needs it, if it is such a key."""

    disc: Disc
    lock: int | None = None


@frozen
class Explore:
    """A gate is open; *tiles* are left, and Makuta's may be the next while it is *hidden*."""

    tiles: int
    hidden: bool


@frozen
class Unveil:
    """Nobody has seen the lock yet."""

    lock: int


@frozen
class Challenge:
    """The keys open the lock; *rival* is who leaves no time to become stronger first."""

    lock: int
    chance: Chance
    rival: Seat | None = None


@frozen
class Draw:
    """Of the tokens on the start field, one of *kind* is worth most."""

    kind: Kind


@frozen
class Spy:
    """With Akaku, *tokens* of *victim* can be looked at, who perhaps *leads* the race."""

    victim: Seat
    tokens: int
    leads: bool = False


@frozen
class Beat:
    """A Rahi, the best of what it guards, and the entrance whose lock needs that."""

    disc: Disc
    chance: Chance
    held: Disc | None = None
    lock: int | None = None


Errand: TypeAlias = Fetch | Explore | Unveil | Challenge | Draw | Spy | Beat


# What speaks for an action


@frozen
class Pursuit:
    """An errand on *field*, *steps* from *start*, with the first Rahi on the way there."""

    start: int
    field: int
    steps: int
    errand: Errand
    past: Beat | None = None


@frozen
class Aimless:
    """Nothing within reach is worth the way."""


@frozen
class OnlyChoice:
    """There is nothing to decide."""


@frozen
class ByLot:
    """It was not weighed at all."""


@frozen
class NothingToGain:
    """What else could be done here is worth nothing."""


@frozen
class NotYet:
    """Makuta is too likely to win."""

    chance: Chance


@frozen
class Stay:
    """No roll promises anything better than this place."""


@frozen
class Flee:
    """To fight the way out promises less."""


@frozen
class Lay:
    """So many gates are opened; *aim* is what can be gone for then."""

    opened: int
    aim: Pursuit | None


@frozen
class Spoil:
    """It leaves *rival* less to go for, who is closest to winning; *aim* is one's own."""

    rival: Seat
    aim: Pursuit | None


@frozen
class Strike:
    """How likely the roll of a duel wins, with the bonuses that there are."""

    foe: Foe
    chance: Chance


@frozen
class Suffice:
    """*total* wins, and nothing more has to be shown."""

    foe: Foe
    total: int


@frozen
class Tie:
    """It cannot be won, but *total* ties."""

    foe: Foe
    total: int


@frozen
class Yield:
    """It cannot be won: *most* is what all bonuses together would make."""

    foe: Foe
    most: int


@frozen
class ShowLittle:
    """As few tokens as can be are shown; what they add is not known, or not enough."""


@frozen
class Harm:
    """The token that *victim* would miss most, and the entrance whose lock needs it."""

    victim: Seat
    disc: Disc
    lock: int | None = None


@frozen
class Trade:
    """The new token is worth more than the *old* one."""

    disc: Disc
    old: Disc
    lock: int | None = None


@frozen
class Keep:
    """The new token is worth no more than what is there."""

    disc: Disc


@frozen
class Shed:
    """Of those that can go, *disc* is worth least."""

    disc: Disc


@frozen
class SetBack:
    """What *loser* wants most is so many *steps* away from there; None: out of reach."""

    loser: Seat
    steps: int | None


@frozen
class Foreseen:
    """Something else looks better at sight, but not with the next turns played through."""

    aim: Pursuit | None


Motive: TypeAlias = (
    Pursuit
    | Aimless
    | OnlyChoice
    | ByLot
    | NothingToGain
    | NotYet
    | Stay
    | Flee
    | Lay
    | Spoil
    | Strike
    | Suffice
    | Tie
    | Yield
    | ShowLittle
    | Harm
    | Trade
    | Keep
    | Shed
    | SetBack
    | Foreseen
)
