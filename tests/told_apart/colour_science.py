"""How different two colours look to people, and what those see who lack a kind of cone."""

from functools import cache
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

Rgb = tuple[int, int, int]
Lab = tuple[float, float, float]
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


def linear(level: int) -> float:
    """Of sRGB, 0 to 255, to light, 0 to 1."""
    share = level / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def encoded(light: float) -> float:
    """Back to sRGB, 0 to 1; what no screen can show is cut off."""
    light = min(max(light, 0.0), 1.0)
    return light * 12.92 if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055


def seen_light(colour: Rgb, sight: Matrix) -> tuple[float, ...]:
    return tuple(min(max(part, 0.0), 1.0) for part in _times(sight, tuple(map(linear, colour))))


@cache
def luma(colour: Rgb, sight: str) -> float:
    """The brightness of *colour* as it is encoded, 0 to 1, for somebody with this *sight*."""
    light = seen_light(colour, SIGHTS[sight])
    return sum(share * encoded(part) for share, part in zip(_LUMA, light, strict=True))


@cache
def lab(colour: Rgb, sight: str) -> Lab:
    xyz = _times(_XYZ, seen_light(colour, SIGHTS[sight]))
    x, y, z = (_cube(part / white) for part, white in zip(xyz, _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _times(matrix: Matrix, vector: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)


def _cube(share: float) -> float:
    return share ** (1 / 3) if share > 216 / 24389 else (24389 / 27 * share + 16) / 116


def ciede2000(one: Lab, other: Lab) -> float:
    """The difference of two colours (Sharma, Wu and Dalal 2005); about 1 is just seen."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    stretch = 1 + 0.5 * (1 - _seventh((hypot(a1, b1) + hypot(a2, b2)) / 2))
    c1, h1 = _polar(a1 * stretch, b1)
    c2, h2 = _polar(a2 * stretch, b2)
    turn = _turn(h1, h2) if c1 * c2 else 0.0
    level, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    hue = h1 + turn / 2 if c1 * c2 else h1 + h2
    weight = 1 + 0.015 * (level - 50) ** 2 / sqrt(20 + (level - 50) ** 2)
    lightness = (l2 - l1) / weight
    strength = (c2 - c1) / (1 + 0.045 * chroma)
    tone = 2 * sqrt(c1 * c2) * sin(radians(turn / 2)) / (1 + 0.015 * chroma * _tone(hue))
    lean = -sin(radians(60 * exp(-(((hue % 360 - 275) / 25) ** 2)))) * 2 * _seventh(chroma)
    return sqrt(lightness**2 + strength**2 + tone**2 + lean * strength * tone)


def _seventh(chroma: float) -> float:
    return sqrt(chroma**7 / (chroma**7 + 25.0**7))


def _polar(a: float, b: float) -> tuple[float, float]:
    return hypot(a, b), degrees(atan2(b, a)) % 360


def _turn(start: float, end: float) -> float:
    """The shorter way around, -180 to 180."""
    turn = end - start
    return turn - 360 if turn > 180 else turn + 360 if turn < -180 else turn


def _tone(hue: float) -> float:
    return (
        1
        - 0.17 * cos(radians(hue - 30))
        + 0.24 * cos(radians(2 * hue))
        + 0.32 * cos(radians(3 * hue + 6))
        - 0.20 * cos(radians(4 * hue - 63))
    )
