"""A beginner: judges by what is near and new, and makes the mistakes that one learns from."""

from attrs import evolve

from game.boxes.makuta.mind.planner import Slips
from game.boxes.makuta.mind.temper import PLAIN

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
    loss=1.5,  # fights at poor odds
    ready=0.45,  # even with Makuta
)
OVERSIGHTS = Slips(often=0.4, at_least=0.35)
