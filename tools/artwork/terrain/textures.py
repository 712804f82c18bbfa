"""The texture of every terrain, by the name that the terrain brush has in Tiled."""

from collections.abc import Callable
from pathlib import Path

from tools.artwork.light import save_jpeg
from tools.artwork.noise import Field, clouds, spread
from tools.artwork.terrain import greens, liquids, loose, rocks

TEXTURES: dict[str, Callable[[], Field]] = {
    "ash": rocks.ash,
    "lava": liquids.lava,
    "basalt": rocks.basalt,
    "meadow": greens.meadow,
    "water": liquids.water,
    "beach": loose.beach,
    "jungle": greens.jungle,
    "swamp": liquids.swamp,
    "moss": greens.moss,
    "rock": rocks.rock,
    "dust": loose.dust,
    "chasm": rocks.chasm,
    "bedrock": rocks.bedrock,
    "tunnel": rocks.tunnel,
    "dark_lake": liquids.dark_lake,
    "snow": loose.snow,
    "ice": liquids.ice,
    "crag": rocks.crag,
    "sand": loose.sand,
    "sea": liquids.sea,
    "grass": greens.grass,
    "obsidian": rocks.obsidian,
    "abyss": rocks.abyss,
    "ember": liquids.ember,
}
QUALITY = 70


def bake_noise(folder: Path) -> None:
    """What frays the edges between terrains, at half the size of a plate; grey."""
    coarse, fine = clouds(901, 150, 2.4), clouds(902, 36, 2.2)
    noise = 255 * spread(0.65 * coarse + 0.35 * fine)
    save_jpeg(noise[::2, ::2], folder / "edge_noise.jpg", 80)


def bake(name: str, folder: Path) -> Path:
    """As JPEG, which is read six times faster than the rest and is smooth enough for ground."""
    path = folder / f"{name}.jpg"
    save_jpeg(TEXTURES[name](), path, QUALITY, subsampling=2)
    return path
