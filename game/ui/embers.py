"""What moves in the painting of the title: fire that breathes, sparks, glitter on the water."""

from functools import cache
from math import pi, sin
from random import Random

import pygame
from attrs import define, field, frozen
from pygame import BLEND_RGB_ADD, BLEND_RGB_MULT, Rect, Surface
from pygame.transform import smoothscale

LEVELS = 6  # of the glow's strength
STRONGEST = 84  # of 255: what a breath adds of the glow
FAINT = 3  # a glow that is darker is not worth drawing: nobody sees where it ends
SPARKS, GLINTS, LOOKS = 34, 170, 4000
STEPS = 8  # of the brightness of a spark or a glint
FLIGHT = (0.17, 0.26)  # aside and up, in shares of the height: no spark comes further
CALM = 0.36  # of the width: the menu lies there, and nothing glitters around it
HOT = (255, 150, 60)


@frozen
class Spark:
    """Flies up from the crater *often* in a round; shares of the picture's height."""

    often: int
    begins: float
    aside: float
    high: float
    sway: float

    def at(self, share: float) -> tuple[float, float, float]:
        """How far aside, how far up, and how bright it is."""
        age = (share * self.often + self.begins) % 1
        aside = self.aside * age + 0.012 * sin(2 * pi * (age + self.sway)) * age
        return aside, self.high * age, min(1.0, 6 * age) * (1 - age) ** 1.4


@frozen
class Glint:
    """A wave that throws the light back *often* in a round."""

    place: tuple[int, int]
    long: int  # pixels
    colour: tuple[int, int, int]
    often: int
    begins: float

    def brightness(self, share: float) -> float:
        return max(0.0, sin(2 * pi * (share * self.often + self.begins))) ** 2


@define(eq=False)
class Embers:
    """For one size of the picture."""

    crater: tuple[int, int]
    height: int
    _place: Rect  # of the glow
    _glow: Surface
    _glints: tuple[Glint, ...]
    _sparks: tuple[Spark, ...]
    area: Rect  # outside of it nothing ever changes
    _breaths: dict[int, Surface] = field(factory=dict, init=False)

    @classmethod
    def over(cls, picture: Surface, glow: Surface, crater: tuple[int, int], shore: int) -> "Embers":
        """Water begins *shore* pixels from above."""
        place = _bright_part(glow)
        glints = tuple(_glints(picture, shore, Random("glints")))
        sparks = tuple(_spark(Random(f"spark {i}")) for i in range(SPARKS))
        high = picture.get_height()
        area = place.unionall([_around(glint) for glint in glints]).union(_air(crater, high))
        area = area.clip(picture.get_rect())
        return cls(crater, high, place, glow.subsurface(place), glints, sparks, area)

    def draw(self, surface: Surface, share: float) -> None:
        surface.blit(self._breath(share), self._place, special_flags=BLEND_RGB_ADD)
        lights = [self._glint(glint, share) for glint in self._glints]
        lights += [self._spark(spark, share) for spark in self._sparks]
        surface.fblits(lights, BLEND_RGB_ADD)

    def _breath(self, share: float) -> Surface:
        """Two breaths in a round, and flickering upon them."""
        deep = 0.5 + 0.32 * sin(4 * pi * share) + 0.18 * sin(14 * pi * share + 1)
        level = round(min(max(deep, 0.0), 1.0) * (LEVELS - 1))
        if level not in self._breaths:
            breath = self._glow.copy()
            strength = STRONGEST * level // (LEVELS - 1)
            breath.fill((strength,) * 3, special_flags=BLEND_RGB_MULT)
            self._breaths[level] = breath
        return self._breaths[level]

    def _glint(self, glint: Glint, share: float) -> tuple[Surface, Rect]:
        light = _lens(glint.long, glint.colour, round(STEPS * glint.brightness(share)))
        return light, light.get_rect(center=glint.place)

    def _spark(self, spark: Spark, share: float) -> tuple[Surface, Rect]:
        aside, up, bright = spark.at(share)
        light = _dot(max(2, self.height // 240), round(STEPS * bright))
        place = self.crater[0] + aside * self.height, self.crater[1] - up * self.height
        return light, light.get_rect(center=place)


def _around(glint: Glint) -> Rect:
    light = Rect(0, 0, glint.long + 2, glint.long + 2)
    light.center = glint.place
    return light


def _air(crater: tuple[int, int], high: int) -> Rect:
    """Where sparks fly."""
    aside, up = round(FLIGHT[0] * high), round(FLIGHT[1] * high)
    return Rect(crater[0] - aside, crater[1] - up, 2 * aside, up + aside)


def _bright_part(glow: Surface) -> Rect:
    small = smoothscale(glow, (max(1, glow.width // 16), max(1, glow.height // 16)))
    mask = pygame.mask.from_threshold(small, (255,) * 3, (255 - FAINT,) * 3 + (255,))
    parts = mask.get_bounding_rects()
    around = parts[0].unionall(parts[1:]) if parts else Rect(0, 0, 1, 1)
    whole = Rect(around.left * 16, around.top * 16, around.width * 16, around.height * 16)
    return whole.clip(glow.get_rect())


def _spark(luck: Random) -> Spark:
    return Spark(
        luck.choice((1, 2, 2, 3)),
        luck.random(),
        luck.uniform(-0.06, 0.14),
        luck.uniform(0.05, 0.24),
        luck.random(),
    )


def _glints(picture: Surface, shore: int, luck: Random) -> list[Glint]:
    """Where the sea is already bright; those that are near are longer."""
    wide, high = picture.get_size()
    found: list[Glint] = []
    for _ in range(LOOKS):
        depth = luck.random() ** 1.5
        across = luck.randrange(round(CALM * wide), wide)
        place = across, round(shore + (0.99 * high - shore) * depth)
        colour = picture.get_at(place)
        if colour.r > 1.15 * colour.b and colour.r > luck.randrange(60, 190):
            long = max(3, round(high * (0.004 + 0.016 * depth)))
            tint = tuple(min(255, part + 40) for part in colour[:3])
            found.append(
                Glint(
                    place, long, (tint[0], tint[1], tint[2]), luck.choice((2, 3, 5)), luck.random()
                )
            )
        if len(found) == GLINTS:
            break
    return found


def _dimmed(colour: tuple[int, int, int], step: int) -> tuple[int, int, int]:
    red, green, blue = (part * step // STEPS for part in colour)
    return red, green, blue


@cache
def _dot(side: int, step: int) -> Surface:
    large = Surface((4 * side, 4 * side), 0, 32)
    pygame.draw.circle(large, _dimmed(HOT, step), large.get_rect().center, 1.6 * side)
    return smoothscale(large, (side, side))


def _lens(long: int, colour: tuple[int, int, int], step: int) -> Surface:
    """Its colours are few, so that many glints share one."""
    red, green, blue = (part // 32 * 32 for part in colour)
    return _kept_lens(long, (red, green, blue), step)


@cache
def _kept_lens(long: int, colour: tuple[int, int, int], step: int) -> Surface:
    large = Surface((long * 4, 12), 0, 32)
    pygame.draw.ellipse(large, _dimmed(colour, step), large.get_rect().inflate(0, -4))
    return smoothscale(large, (long, max(2, long // 6)))
