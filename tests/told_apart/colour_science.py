"""How different two colours look to people, and what those see who lack a kind of cone."""

from functools import cache, lru_cache
from math import atan2, cos, exp, hypot, pi, radians, sin, sqrt, tau

Rgb = tuple[int, int, int]
Lab = tuple[float, float, float]
Light = tuple[float, float, float]
Matrix = tuple[tuple[float, float, float], ...]

# Machado, Oliveira and Fernandes (2009), severity 1.0, for linear light.
IDENTITY: Matrix = ((1, 0, 0), (0, 1, 0), (0, 0, 1))
PROTANOPIA: Matrix = (
    (0.152286, 1.052583, -0.204868),
    (0.114503, 0.786281, 0.099216),
    (-0.003882, -0.048116, 1.051998),
)
DEUTERANOPIA: Matrix = (
    (0.367322, 0.860646, -0.227968),
    (0.280085, 0.672501, 0.047413),
    (-0.011820, 0.042940, 0.968881),
)
TRITANOPIA: Matrix = (
    (1.255528, -0.076749, -0.178779),
    (-0.078411, 0.930809, 0.147602),
    (0.004733, 0.691367, 0.303900),
)
SIGHTS = {
    "all colours": IDENTITY,
    "protanopia": PROTANOPIA,
    "deuteranopia": DEUTERANOPIA,
    "tritanopia": TRITANOPIA,
}

_XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE = (0.95047, 1.0, 1.08883)  # daylight, D65
_LUMA = (0.2126, 0.7152, 0.0722)

COLOURS = 2**14  # are remembered: those of a few pictures

# Of the formula for differences.
LIGHTNESS_COUNTS_LEAST = 1 + 0.015 * 50**2 / sqrt(20 + 50**2)  # its divisor by black and white
BLUE, AROUND_BLUE, LEAN = radians(275), radians(25), radians(60)
TONES = (radians(30), radians(6), radians(63))


@cache
def linear(level: int) -> float:
    """Of sRGB, 0 to 255, to light, 0 to 1."""
    share = level / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def encoded(light: float) -> float:
    """Back to sRGB, 0 to 1; what no screen can show is cut off."""
    light = min(max(light, 0.0), 1.0)
    return light * 12.92 if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055


def seen_light(colour: Rgb, sight: Matrix) -> Light:
    red, green, blue = _times(sight, (linear(colour[0]), linear(colour[1]), linear(colour[2])))
    return min(max(red, 0.0), 1.0), min(max(green, 0.0), 1.0), min(max(blue, 0.0), 1.0)


@lru_cache(maxsize=COLOURS)
def luma(colour: Rgb, sight: str) -> float:
    """The brightness of *colour* as it is encoded, 0 to 1, for somebody with this *sight*."""
    light = seen_light(colour, SIGHTS[sight])
    return sum(share * encoded(part) for share, part in zip(_LUMA, light, strict=True))


@lru_cache(maxsize=COLOURS)
def lab(colour: Rgb, sight: str) -> Lab:
    xyz = _times(_XYZ, seen_light(colour, SIGHTS[sight]))
    x, y, z = (_cube(part / white) for part, white in zip(xyz, _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _times(matrix: Matrix, vector: Light) -> Light:
    x, y, z = vector
    (a, b, c), (d, e, f), (g, h, i) = matrix
    return a * x + b * y + c * z, d * x + e * y + f * z, g * x + h * y + i * z


def _cube(share: float) -> float:
    return share ** (1 / 3) if share > 216 / 24389 else (24389 / 27 * share + 16) / 116


def ciede2000(one: Lab, other: Lab) -> float:
    """The difference of two colours (Sharma, Wu and Dalal 2005); about 1 is just seen.

    It is asked for millions of times: so all angles are radians, and little is called.
    """
    (l1, a1, b1), (l2, a2, b2) = one, other
    stretch = 1.5 - 0.5 * _seventh((hypot(a1, b1) + hypot(a2, b2)) / 2)
    a1, a2 = a1 * stretch, a2 * stretch
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    turn, hue = _turn(atan2(b1, a1), atan2(b2, a2)) if c1 * c2 else (0.0, atan2(b1 + b2, a1 + a2))
    chroma = (c1 + c2) / 2
    above = ((l1 + l2) / 2 - 50) ** 2
    lightness = (l2 - l1) / (1 + 0.015 * above / sqrt(20 + above))
    strength = (c2 - c1) / (1 + 0.045 * chroma)
    tone = 2 * sqrt(c1 * c2) * sin(turn / 2) / (1 + 0.015 * chroma * _tone(hue))
    blueness = exp(-(((hue % tau - BLUE) / AROUND_BLUE) ** 2))
    lean = -sin(LEAN * blueness) * 2 * _seventh(chroma)
    return sqrt(lightness**2 + strength**2 + tone**2 + lean * strength * tone)


def _seventh(chroma: float) -> float:
    return sqrt(chroma**7 / (chroma**7 + 25.0**7))


def _turn(start: float, end: float) -> tuple[float, float]:
    """The shorter way around, -pi to pi, and the middle of it."""
    turn = end - start
    turn -= tau if turn > pi else -tau if turn < -pi else 0.0
    return turn, start + turn / 2


def _tone(hue: float) -> float:
    return (
        1
        - 0.17 * cos(hue - TONES[0])
        + 0.24 * cos(2 * hue)
        + 0.32 * cos(3 * hue + TONES[1])
        - 0.20 * cos(4 * hue - TONES[2])
    )
