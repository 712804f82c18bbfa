"""Where a piece is and how it is held: lifted, grown, turned over or faded, in any size."""

from typing import TypeAlias

import pygame
from attrs import evolve, frozen
from pygame import BLEND_RGBA_MULT, Surface, Vector2
from pygame.math import lerp
from pygame.transform import smoothscale

from game.tabletop.pictures.sprite import Sized, Sprite

Name: TypeAlias = tuple[str | int, ...]  # what a piece is called as long as it lies there
ABOVE_ALL = 30  # the depth of what is in somebody's hand, or in the air
LARGE = 4.0  # units: what is higher throws the shadow of its own outline


@frozen
class Posed:
    """A look while its piece is grown, lifted, turned over or faded."""

    look: Sized
    grow: float
    lift: float
    alpha: float
    width: float
    ground: float  # where its foot is, in units below the upper edge of the look

    def at(self, zoom: float) -> Surface:
        picture = self.look.at(zoom * self.grow)
        if self.width != 1:
            across = max(1, round(picture.get_width() * abs(self.width)))
            picture = smoothscale(picture, (across, picture.get_height()))
        if self.lift > 0:
            picture = self._raised(picture, zoom)
        return self._faded(picture) if self.alpha < 1 else picture

    def _faded(self, picture: Surface) -> Surface:
        picture, share = picture.copy(), round(255 * max(0.0, self.alpha))
        if self.look.blend:
            picture.fill((share, share, share, share), special_flags=BLEND_RGBA_MULT)
        else:
            picture.set_alpha(share)
        return picture

    def _raised(self, picture: Surface, zoom: float) -> Surface:
        """With its shadow on the ground below it."""
        width, height = picture.get_size()
        up = round(self.lift * zoom)
        canvas = Surface((width, height + up), pygame.SRCALPHA)
        foot = round(self.ground * self.grow * zoom) + up
        if self.look.height > LARGE:
            canvas.blit(_outline_shadow(picture), (0, up))
        else:
            below = shadow(max(2, width * 5 // 8), self.lift / self.grow)
            canvas.blit(below, below.get_rect(center=(width // 2, min(foot, height + up))))
        canvas.blit(picture, (0, 0), special_flags=self.look.blend)
        return canvas


def _outline_shadow(picture: Surface) -> Surface:
    """Of a plate, which is larger than any round shadow."""
    below = picture.copy()
    below.fill((0, 0, 0, 120), special_flags=BLEND_RGBA_MULT)
    return below


def shadow(width: int, lift: float) -> Surface:
    """Fainter and smaller the higher its piece is; soft at any size."""
    share = 1 / (1 + lift)
    small = Surface((16, 8), pygame.SRCALPHA)
    pygame.draw.ellipse(small, (0, 0, 0, round(150 * share)), small.get_rect().inflate(-4, -2))
    return smoothscale(small, (max(2, round(width * share)), max(2, round(width * share / 2))))


@frozen
class Pose:
    """Where a piece is and how it is held; every number of it can be moved gradually."""

    look: Sized
    place: Vector2
    anchor: tuple[float, float] = (0.5, 0.5)
    depth: int = 0
    grow: float = 1.0
    lift: float = 0.0
    alpha: float = 1.0
    width: float = 1.0

    def sprite(self) -> Sprite:
        if (self.grow, self.lift, self.alpha, self.width) == (1, 0, 1, 1):
            return Sprite(self.look, self.place, self.anchor, self.depth, self.look.blend)
        ground = self.anchor[1] * self.look.height
        posed = Posed(self.look, self.grow, self.lift, self.alpha, self.width, ground)
        height = self.look.height * self.grow
        foot = (ground * self.grow + self.lift) / (height + self.lift)
        return Sprite(posed, self.place, (self.anchor[0], foot), self.depth, self.look.blend)

    def at_zoom(self, zoom: float, place: Vector2) -> "Pose":
        """The same as a piece that flies above everything, in pixels."""
        return evolve(self, place=place, grow=self.grow * zoom, lift=self.lift * zoom)

    def towards(self, other: "Pose", share: float) -> "Pose":
        """*share* of the way to *other*, whose look it already has."""
        return Pose(
            other.look,
            self.place.lerp(other.place, share),
            other.anchor,
            other.depth,
            lerp(self.grow, other.grow, share),
            lerp(self.lift, other.lift, share),
            lerp(self.alpha, other.alpha, share),
            lerp(self.width, other.width, share),
        )
