"""Somebody who has learned to weigh a turn, and not yet to look beyond it."""

from attrs import evolve

from game.boxes.makuta.mind.temper import PLAIN

CURIOUS = evolve(
    PLAIN,
    patience=0.85,  # goes a long way for what looks best
    unexplored=5.0,  # wants to know what lies behind every gate
    any_key=4.0,  # and takes keys before it knows which are needed
    last_key=4.0,
    nearby=0.0,  # thinks of one goal at a time
    contested=1.0,  # and minds its own way only
    bar=0.0,
)
