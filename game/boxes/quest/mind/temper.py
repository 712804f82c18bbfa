"""What a computer player gives for things. A won game is worth 100 points.

Measured against each other by `python3 -m tools arena`.
"""

from attrs import frozen

VICTORY = 100.0


@frozen
class Temper:
    patience: float = 0.84  # what remains of a goal's worth a turn later

    # Masks: what they add in a duel, and beside it speed, a flight, a look into a tray.
    hau: float = 6.0
    pakari: float = 10.0
    akaku: float = 2.0
    kakama: float = 4.0
    kaukau: float = 7.0
    miru: float = 3.0
    idle: float = 0.5  # one that cannot be used beside the others
    turaga: float = 0.6  # for a point of bonus
    sated: float = 0.4  # the share of all that for somebody strong enough
    hungry: float = 1.0  # and for somebody who has the keys and only lacks strength

    # Keys
    any_key: float = 2.0
    last_key: float = 2.0  # any, with two already
    fitting_key: float = 12.0  # it brings the keys closer to a lock that is face up
    last_fit: float = 14.0  # it makes them complete
    wanted_key: float = 7.0  # one that is on a lock that is face up, to keep
    yellow_key: float = 9.0
    keen: float = 1.0  # the share of all that for somebody strong enough

    # Places
    unexplored: float = 2.0
    finding: float = 4.0  # more for an open gate while Makuta is not found, over the tiles left
    unknown_lock: float = 8.0
    pile: float = 0.2  # the share of a token's worth that one drawn unseen from the start has
    tray: float = 4.0  # to look into, with Akaku
    openness: float = 0.1  # a gate that a new tile opens
    nearby: float = 0.3  # the share of the next goal that counts for the one before it
    contested: float = 0.8  # the share of a goal's worth that is left when a rival is closer

    # Duels
    beaten: float = 0.1  # a Rahi less
    granted: float = 0.3  # how much of a turn a granted move is worth
    loss: float = 6.0  # what losing a token costs
    set_back: float = 1.0
    ready: float = 0.55  # the chance against Makuta from which a challenge is a good idea

    @property
    def masks(self) -> tuple[float, ...]:
        """In the order of `Kanohi`."""
        return (self.hau, self.pakari, self.akaku, self.kakama, self.kaukau, self.miru)


PLAIN = Temper()  # nobody in particular
