"""Where the camera looks by itself, and where somebody sends it."""

from collections.abc import Sequence

from attrs import define, field
from pygame import Rect

from game.boxes.masks.table.land_view import LandView
from game.persistence.settings import Follow
from game.scenes.program import Program
from game.ui.camera import CameraView


@define(eq=False)
class Lookout:
    program: Program
    land: LandView
    clear: Rect | None = field(default=None, init=False)  # what nothing covers, once it is fitted

    def fit(self, area: Rect, clear: Rect, scale: float) -> None:
        self.clear = clear
        self.land.fit(area, clear)
        self.land.hand.scale = scale

    def follow(self, spaces: Sequence[int]) -> None:
        """Something happens there, or can be chosen there; as its player wishes."""
        if self.program.settings.play.follow is not Follow.OFF and spaces:
            self.go_to(spaces)

    def go_to(self, spaces: Sequence[int]) -> None:
        """Somebody has asked for it."""
        if self.clear:
            self.land.follow(spaces, self.clear)

    def restore(self, view: CameraView) -> None:
        self.land.camera.look(view)
