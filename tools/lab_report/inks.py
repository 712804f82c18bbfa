"""Colours, shapes and hatchings of the plots. No colour carries a meaning alone."""

from enum import Enum

from pygame import Color

from game.ui.theme import Palette

# Pale parchment: reads well on a light page and on a dark one.
PAPER = Color("#f7f0e1")
GRID = Color("#e3d7bf")
INK = Palette.PEN
FAINT = Color("#6f6250")
RUST = Palette.RUST

# The colours of Okabe and Ito, which those who see few hues can tell apart.
BLUE = Color("#0072b2")
VERMILION = Color("#d55e00")
GREEN = Color("#009e73")
PURPLE = Color("#a8508a")
AMBER = Color("#d99400")
SKY = Color("#4aa3d8")
SERIES = (BLUE, VERMILION, GREEN, PURPLE, AMBER, SKY)


class Hatching(Enum):
    """How a bar is filled, beside its colour."""

    FULL = "full"
    RISING = "rising"  # strokes
    DOTS = "dots"


def mixed(colour: Color, share: float) -> Color:
    """*share* of *colour*, the rest paper."""
    return PAPER.lerp(colour, share)
