"""Where one stands and looks: a boat's mast off the coast, the volcano right of the middle.

The world is measured in miles, more or less: x to the right, z away from the eye, heights above
the sea.
"""

import numpy as np
from attrs import frozen

from tools.artwork.noise import Field

EYE = 0.62  # above the sea
HORIZON = 0.575  # of the picture's height, from above
FOCUS = 1.15  # of the picture's height, before the eye


@frozen
class View:
    """A picture of the world, in pixels."""

    width: int
    height: int

    @property
    def focus(self) -> float:
        return FOCUS * self.height

    @property
    def horizon(self) -> float:
        return HORIZON * self.height

    def across(self) -> Field:
        """How far aside each column looks, per mile ahead."""
        return (np.arange(self.width, dtype=np.float32) + 0.5 - self.width / 2) / self.focus

    def upwards(self) -> Field:
        """How far up each row looks, per mile ahead."""
        rows = np.arange(self.height, dtype=np.float32) + 0.5
        return (self.horizon - rows) / self.focus

    def place(self, x: float, z: float, high: float = 0.0) -> tuple[float, float]:
        """Where a point of the world is in the picture."""
        return (
            self.width / 2 + self.focus * x / z,
            self.horizon - self.focus * (high - EYE) / z,
        )

    def size(self, long: float, z: float) -> float:
        """Pixels of something *long* miles, *z* miles away."""
        return self.focus * long / z
