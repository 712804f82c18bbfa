"""The land in the evening: what it is made of, and the light of dusk, of fire and of windows."""

import numpy as np
from attrs import frozen
from scipy import ndimage

from tools.artwork.light import mixed, ramp, rgb
from tools.artwork.noise import Field, steps
from tools.artwork.title.land import RIM, VOLCANO, Land, slopes
from tools.artwork.title.view import Sight, View
from tools.artwork.title.world import STEP, at, billows, crests

SUN = np.array([-0.84, 0.40, -0.36]) / np.linalg.norm([-0.84, 0.40, -0.36])
DUSK = np.array([1.22, 0.66, 0.42])  # colour of the last sun
SKY = np.array([0.19, 0.27, 0.42])  # of what the sky gives from everywhere
FIRE = np.array([2.6, 0.85, 0.20])
HAZE_WARM, HAZE_COLD = np.array(rgb("#8a5a55")), np.array(rgb("#2c4560"))
COARSE = 4  # shadows and hollows are found on every fourth point


@frozen(eq=False)
class Spot:
    """The land that pixels see, as a list: only some pixels see any."""

    x: Field
    z: Field
    height: Field
    right: Field  # its slope
    deep: Field

    @property
    def steep(self) -> Field:
        """0 is level, 1 a wall."""
        return 1.0 - 1.0 / np.sqrt(1.0 + self.right**2 + self.deep**2)


def painted(view: View, land: Land, sight: Sight) -> tuple[Field, Field]:
    """Colours of the land, from 0 to 255 and more, and what of it shines by itself."""
    spot = _spot(view, land, sight)
    fire = at(land.lava, spot.x, spot.z)
    colour = _lit(land, spot, _material(land, spot))
    colour = _hazed(view, colour, spot)
    glowing = _molten(fire, spot) + _lamps(land, spot)
    colour = mixed(colour, rgb("#1c0f0c"), 0.8 * steps(0.02, 0.25, fire)) + glowing
    return _spread_out(sight, colour), _spread_out(sight, glowing)


def _spot(view: View, land: Land, sight: Sight) -> Spot:
    z = sight.away[sight.is_land]
    x = np.broadcast_to(view.across(), sight.away.shape)[sight.is_land] * z
    right, deep = slopes(land.height)
    return Spot(x, z, at(land.height, x, z), at(right, x, z), at(deep, x, z))


def _spread_out(sight: Sight, colours: Field) -> Field:
    picture = np.zeros((*sight.is_land.shape, 3), np.float32)
    picture[sight.is_land] = colours
    return picture


# What it is made of


def _material(land: Land, spot: Spot) -> Field:
    x, z, high = spot.x, spot.z, spot.height
    fine, broad = _grain(spot), billows(92, x, z, 0.5)
    colour = ramp(broad, [(0, "#2d3a22"), (0.5, "#41502c"), (1, "#5d6237")])  # meadows
    bare = steps(0.16, 0.34, spot.steep + 0.14 * (fine - 0.5))
    colour = mixed(colour, ramp(fine, [(0, "#3c342d"), (1, "#6a5b4c")]), bare)
    leaves = ramp(0.6 * fine + 0.4 * broad, [(0, "#0e2412"), (0.5, "#1f4a20"), (1, "#4a7a30")])
    colour = mixed(colour, leaves, at(land.jungle, x, z))
    cliffs = _strata(high, fine, broad)
    colour = mixed(colour, cliffs, at(land.desert, x, z))
    dark = ramp(fine, [(0, "#15151b"), (0.6, "#2a2a33"), (1, "#474653")])
    colour = mixed(colour, dark, at(land.rock, x, z))
    ash = ramp(0.7 * fine + 0.3 * broad, [(0, "#1d1917"), (0.6, "#332b28"), (1, "#54463f")])
    colour = mixed(colour, ash, at(land.ashes, x, z) * steps(0.25, 0.7, high))
    lie = steps(0.90, 0.62, spot.steep + 0.30 * (fine - 0.5))
    cold = at(land.snow, x, z)
    colour = mixed(colour, ramp(fine, [(0, "#39424f"), (1, "#7b8896")]), cold * bare)
    high_up = steps(1.3, 2.4, high + 0.6 * (broad - 0.5))
    snow = cold * steps(0.40, 0.9, high + 0.5 * (broad - 0.5)) * np.maximum(lie, 0.85 * high_up)
    colour = mixed(colour, rgb("#eef5ff"), snow)
    beach = steps(0.07, 0.025, high) * (1 - at(land.rock, x, z)) * (1 - at(land.jungle, x, z))
    return mixed(colour, rgb("#b59c70"), 0.85 * beach)


def _grain(spot: Spot) -> Field:
    """On level ground as it lies, on walls as they stand."""
    level = billows(91, spot.x, spot.z, 0.12, 2.2)
    wall = billows(93, spot.x - spot.z, 1.6 * spot.height, 0.16, 2.2)
    return level + (wall - level) * steps(0.15, 0.45, spot.steep)


def _strata(high: Field, fine: Field, broad: Field) -> Field:
    """Layers of ochre."""
    layers = 0.5 + 0.5 * np.sin(high * 30 + 4 * broad + 2.0 * fine)
    stops = [(0, "#7a4420"), (0.35, "#a9642c"), (0.7, "#cf9145"), (1, "#e2b469")]
    return ramp(0.55 * layers + 0.45 * fine, stops)


# Light


def _lit(land: Land, spot: Spot, colour: Field) -> Field:
    normal = np.stack([-spot.right, np.ones_like(spot.right), -spot.deep], axis=-1)
    normal /= np.linalg.norm(normal, axis=-1, keepdims=True)
    shade, open_sky, warmth = _surroundings(land)
    sun = np.clip(normal @ SUN, 0, 1) * at(shade, spot.x, spot.z)
    sky = (0.45 + 0.55 * normal[:, 1]) * at(open_sky, spot.x, spot.z)
    near = at(warmth, spot.x, spot.z)
    light = sun[:, None] * DUSK + sky[:, None] * SKY
    light += (near + _from_crater(spot, normal))[:, None] * FIRE
    light += _from_lamps(land, spot)
    return colour * light


def _surroundings(land: Land) -> tuple[Field, Field, Field]:
    """Where the sun comes, how open the sky is, how near flowing fire is."""
    coarse = ndimage.gaussian_filter(land.height, COARSE / 2)[::COARSE, ::COARSE]
    shape = land.height.shape
    return (
        _grown(_sunny(coarse), shape),
        _grown(_open(coarse), shape),
        _grown(_warm(land.lava), shape),
    )


def _sunny(coarse: Field) -> Field:
    """0 in the shadow of a mountain."""
    step, dark = STEP * COARSE, np.zeros_like(coarse)
    for away in range(1, 220, 2):
        way = away * step
        aside, deep = way * SUN[0], way * SUN[2]
        rows, columns = round(-deep / step), round(-aside / step)
        before = np.roll(coarse, (rows, columns), (0, 1)) - way * SUN[1] / np.hypot(SUN[0], SUN[2])
        dark = np.maximum(dark, np.clip((before - coarse) / 0.05, 0, 1))
    return 1 - ndimage.gaussian_filter(dark, 1)


def _open(coarse: Field) -> Field:
    shut = sum(
        np.clip(
            (ndimage.gaussian_filter(coarse, radius) - coarse) / (radius * STEP * COARSE), -0.2, 1
        )
        for radius in (2, 6, 20)
    )
    return np.clip(1.05 - 0.65 * shut, 0.2, 1.15)


def _warm(lava: Field) -> Field:
    near = 0.9 * ndimage.gaussian_filter(lava, 8)[::COARSE, ::COARSE]
    return near + 1.3 * ndimage.gaussian_filter(lava, 34)[::COARSE, ::COARSE]


def _grown(field: Field, shape: tuple[int, ...]) -> Field:
    grown = np.kron(field.astype(np.float32), np.ones((COARSE, COARSE), np.float32))
    return ndimage.uniform_filter(grown[: shape[0], : shape[1]], COARSE)


def _from_crater(spot: Spot, normal: Field) -> Field:
    """The light of the smoke above the crater, which burns from below."""
    lamp = np.array([VOLCANO[0], RIM + 0.9, VOLCANO[1] - 0.3])
    way = lamp - np.stack([spot.x, spot.height, spot.z], axis=-1)
    far = np.linalg.norm(way, axis=-1)
    facing = np.clip((normal * way).sum(-1) / far, 0, 1)
    return 0.9 * facing / (1 + (far / 1.35) ** 2.2)


def _from_lamps(land: Land, spot: Spot) -> Field:
    """What windows and crystals throw around themselves."""
    parts = [at(ndimage.gaussian_filter(land.lights[..., i], 14), spot.x, spot.z) for i in range(3)]
    return np.stack(parts, axis=-1) / 255 * 6.0


def _molten(fire: Field, spot: Spot) -> Field:
    grain = crests(95, spot.x, spot.z, 0.10)
    hot = np.clip(fire * (0.75 + 0.5 * grain), 0, 1)
    stops = [
        (0, "#000000"),
        (0.12, "#3a0703"),
        (0.35, "#c22c06"),
        (0.65, "#ff7a18"),
        (1, "#ffe08a"),
    ]
    return ramp(hot, stops) * (1 + 0.6 * hot[:, None])


def _lamps(land: Land, spot: Spot) -> Field:
    return np.stack([at(land.lights[..., i], spot.x, spot.z) for i in range(3)], axis=-1)


# Air


def _hazed(view: View, colour: Field, spot: Spot) -> Field:
    """What is far away takes on the colour of the air, most of all in the valleys."""
    far = 1 - np.exp(-np.maximum(spot.z - 6.0, 0) / 13.0)
    low = np.exp(-np.maximum(spot.height, 0) / 0.55) * steps(7.5, 13.0, spot.z)
    side = np.clip(0.62 - 0.28 * spot.x / spot.z * 3, 0, 1)
    air = HAZE_COLD + (HAZE_WARM - HAZE_COLD) * side[:, None]
    return mixed(mixed(colour, air, 0.66 * far), air, 0.45 * low)
