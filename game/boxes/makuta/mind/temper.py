"""What a computer player gives for things. A won game is worth 100 points.

Tuned by playing: two tempers that differ a little in everything meet, and the winner's side is
followed a small step. `python3 -m tools arena` measures the outcome.
"""

from attrs import evolve, frozen

VICTORY = 100.0


@frozen
class Temper:
    patience: float = 0.69  # what remains of a goal's worth a turn later

    # Masks: what they add in a duel, and beside it speed, a flight, a look into a tray.
    hau: float = 7.3
    pakari: float = 9.5
    akaku: float = 6.5
    kakama: float = 2.2
    kaukau: float = 6.8
    miru: float = 0.56
    idle: float = 0.42  # one that cannot be used beside the others
    turaga: float = 0.97  # for a point of bonus
    sated: float = 0.73  # the share of all that for somebody strong enough
    hungry: float = 1.8  # and for somebody who has the keys and only lacks strength

    # Keys
    any_key: float = 0.01
    last_key: float = 1.54  # any, with two already
    fitting_key: float = 10.2  # it brings the keys closer to a lock that is face up
    last_fit: float = 16.2  # it makes them complete
    wanted_key: float = 5.1  # one that is on a lock that is face up, to keep
    yellow_key: float = 9.4
    keen: float = 0.94  # the share of all that for somebody strong enough

    # Places
    unexplored: float = 2.3
    finding: float = 4.1  # more for an open gate while Makuta is not found, over the tiles left
    unknown_lock: float = 5.9
    pile: float = 0.28  # the share of a token's worth that one drawn unseen from the start has
    tray: float = 5.0  # times what a rival's loss gains at once: what one has seen helps later, too
    spoil: float = 0.3  # the share of a rival's way that counts where a tile is laid
    openness: float = 1.8  # a gate that a new tile opens
    nearby: float = 0.41  # the share of the next goal that counts for the one before it
    contested: float = 0.88  # the share of a goal's worth that is left when a rival is closer

    # Duels
    beaten: float = 0.4  # a Rahi less
    granted: float = 0.0  # how much of a turn a granted move is worth
    loss: float = 0.3  # the share of a token's worth that losing it costs: it can be had again
    set_back: float = 0.2
    ready: float = 0.5  # the chance against Makuta from which a challenge is a good idea

    @property
    def masks(self) -> tuple[float, ...]:
        """In the order of `Kanohi`."""
        return (self.hau, self.pakari, self.akaku, self.kakama, self.kaukau, self.miru)


PLAIN = Temper()  # nobody in particular
# A beginner: judges by what is near and new, and makes the mistakes that one learns from.
BEGINNER = evolve(
    PLAIN,
    patience=0.45,  # what is near counts for too much
    nearby=0.0,  # goes for one thing at a time
    contested=1.0,  # and does not see who else goes for it
    unexplored=8.0,  # opens gates for the sake of it
    finding=0.0,  # and not to find Makuta
    unknown_lock=1.5,  # collects keys before it knows which are needed
    any_key=5.0,
    idle=4.0,  # a second mask for the same die looks as good as the first
    loss=0.2,  # fights at poor odds
    ready=0.3,  # even with Makuta
)
# Somebody who has learned to weigh a turn, and not yet to look beyond it.
CURIOUS = evolve(
    PLAIN,
    patience=0.82,  # goes a long way for what looks best
    unexplored=3.0,  # wants to know what lies behind every gate
    any_key=4.0,  # and takes keys before it knows which are needed
    last_key=4.0,
    nearby=0.0,  # thinks of one goal at a time
    contested=1.0,  # and minds its own way only
)
