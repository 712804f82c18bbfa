"""What the ground is made of, and how each part of it is baked."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from tools.makuta.art.terrain import middle, scenery, slabs, textures


def parts(folder: Path) -> dict[str, Callable[[], object]]:
    """What can be baked on its own, by the name of its file in *folder*, without its ending."""
    return {
        "edge_noise": partial(textures.bake_noise, folder),
        **{name: partial(textures.bake, name, folder) for name in textures.TEXTURES},
        **{f"slabs_{name}": partial(slabs.bake, name, folder) for name in slabs.STYLES},
        "middle": partial(middle.bake, folder),
        **{
            scenery.name_of(look): partial(scenery.bake, look, folder)
            for look in range(scenery.LOOKS)
        },
    }
