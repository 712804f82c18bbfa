"""A beginner: judges by what is near, and makes the mistakes that one learns from."""

from attrs import evolve

from game.boxes.quest.mind.planner import Slips
from game.boxes.quest.mind.temper import PLAIN

BEGINNER = evolve(
    PLAIN,
    patience=0.45,  # what is near counts for too much
    nearby=0.0,  # goes for one thing at a time
    contested=1.0,  # and does not see who else goes for it
    idle=4.0,  # a second mask for the same die looks as good as the first
    any_key=5.0,  # any key seems to be a good one
    loss=3.0,  # fights at poor odds
    ready=0.45,  # even with Makuta
)
OVERSIGHTS = Slips(often=0.15, at_least=0.5)
