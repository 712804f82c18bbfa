"""A box that brings nothing along for the tools: the first one under another name."""

from attrs import evolve

from game.boxes import SHELF
from game.places import contents_of
from game.shelf.shelf import Shelf

PLAIN = Shelf((evolve(SHELF.first, key="plain"),))
LEVELS = ("--levels", str(contents_of(SHELF.first.key).levels))  # it has none of its own
