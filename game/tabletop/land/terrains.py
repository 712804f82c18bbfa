"""How terrains meet: which lies above which, how sharp their edges are, what their shores do."""

from attrs import frozen

from game.tabletop.land.masks import Curve, band, ramp


@frozen
class Trim:
    """A coloured strip along an edge."""

    colour: str
    curve: Curve  # over the mask of all that lies above: 0.5 is the edge, more is further in


@frozen
class Terrain:
    rise: float = 0.3  # how far it stands above what is below it
    soft: float = 0.05  # how wide its edge is, as a share of a mask's range
    rough: float = 0.35  # how much its edge is frayed
    shore: tuple[Trim, ...] = ()  # painted on it, along all that lies above it
    light: tuple[Trim, ...] = ()  # that it throws on what lies above it


def _waves(foam: str, shallow: str) -> tuple[Trim, ...]:
    return (
        Trim(shallow, ramp(0.02, 0.50, 0.62)),
        Trim(foam, band(0.20, 0.24, 0.28, 0.40)),
        Trim(foam, band(0.36, 0.46, 0.54, 0.95)),
    )


def _fire(bright: str, dim: str) -> tuple[tuple[Trim, ...], tuple[Trim, ...]]:
    shore = (Trim(bright, ramp(0.15, 0.48, 0.30)),)
    light = (Trim("#140806", band(0.44, 0.53, 0.66, 0.75)), Trim(dim, band(0.46, 0.56, 0.98, 0.40)))
    return shore, light


_LAVA, _EMBER = _fire("#ff9a2c", "#e2560e"), _fire("#ff4a50", "#c4102c")
_DEPTH = (Trim("#050304", ramp(0.05, 0.50, 0.75)),)

# From the lowest to the highest; a map names them as its terrain brushes do.
TERRAINS = {
    "abyss": Terrain(shore=(Trim("#020103", ramp(0.05, 0.5, 0.6)),)),
    "chasm": Terrain(shore=_DEPTH),
    "ember": Terrain(shore=_EMBER[0], light=_EMBER[1]),
    "lava": Terrain(shore=_LAVA[0], light=_LAVA[1]),
    "dark_lake": Terrain(
        shore=(Trim("#3fd0bd", ramp(0.1, 0.5, 0.35)), *_waves("#9ff0de", "#1d7a78"))
    ),
    "sea": Terrain(shore=_waves("#f4fbf2", "#63cfc6")),
    "water": Terrain(shore=_waves("#f7fff6", "#8ce8d2")),
    "swamp": Terrain(rise=0.2, shore=(Trim("#1a2412", ramp(0.2, 0.5, 0.5)),)),
    "ice": Terrain(rise=0.2, soft=0.06, shore=(Trim("#eaf7fd", ramp(0.1, 0.5, 0.7)),)),
    "tunnel": Terrain(rise=0.3, soft=0.10),
    "ash": Terrain(rise=0.5, soft=0.05),
    "sand": Terrain(rise=0.25, soft=0.06, rough=0.30),
    "beach": Terrain(rise=0.25, soft=0.06, rough=0.30),
    "dust": Terrain(rise=0.3, soft=0.10),
    "snow": Terrain(rise=0.6, soft=0.06, rough=0.30),
    "moss": Terrain(rise=0.4, soft=0.08, rough=0.5),
    "meadow": Terrain(rise=0.35, soft=0.10, rough=0.55),
    "grass": Terrain(rise=0.35, soft=0.10, rough=0.55),
    "basalt": Terrain(rise=1.0, soft=0.04, rough=0.45),
    "crag": Terrain(rise=1.0, soft=0.06, rough=0.5),
    "rock": Terrain(rise=1.2, soft=0.04, rough=0.45),
    "bedrock": Terrain(rise=1.3, soft=0.04, rough=0.45),
    "obsidian": Terrain(rise=1.0, soft=0.04, rough=0.4),
    "jungle": Terrain(rise=1.3, soft=0.06, rough=0.6),
}
