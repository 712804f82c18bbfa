"""What every movement takes place on, and what stands above it in large letters."""

from typing import Protocol

from attrs import evolve

from game.tabletop.motion.moves import SHORT, MovingTable, nudged
from game.tabletop.motion.overlay import Overlay, Spectacle, TurnBanner
from game.tabletop.motion.pose import Name, Pose
from game.ui.animation import Animation, over, together

TURN = 0.75  # seconds


class Stage(MovingTable, Protocol):
    """A box inherits it, and adds what only its own movements need."""

    @property
    def overlay(self) -> Overlay: ...

    @property
    def flights(self) -> dict[Name, Pose]:
        return self.overlay.flights


def tell(stage: Stage, spectacle: Spectacle, seconds: float) -> Animation:
    """It comes and goes."""

    def show(share: float) -> None:
        stage.overlay.spectacle = spectacle.after(share) if share < 1 else None

    return over(stage.clock, seconds, show)


def announce(stage: Stage, pawn: Name, banner: TurnBanner) -> Animation:
    """The pawn hops, and the banner says whose turn it is."""

    def show(share: float) -> None:
        there = min(1.0, 5 * share, 4 * (1 - share))
        stage.overlay.banner = evolve(banner, share=there) if share < 1 else None

    return together(over(stage.clock, TURN, show), nudged(stage, pawn, 2 * SHORT))
