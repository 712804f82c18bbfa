"""The same pictures for Tiled: tilesets of 64 pixels a cell, cut from what the game shows.

Ground tiles meet without seams: towards its edge every tile of a terrain becomes the same one, and
where two terrains meet, the noise that frays their border is the same in every tile. Tables beside
the tilesets say what each of their tiles means to the game; the terrains of the ground follow from
Tiled's terrain brushes, so that there is one truth.
"""

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import numpy as np
from PIL import Image
from scipy import ndimage

from tools.artwork.noise import Field, steps
from tools.makuta.art.terrain import sheets, slabs
from tools.makuta.art.terrain.scenery import KINDS, name_of
from tools.makuta.art.terrain.slabs import STYLES

CELL = 64
EVENED = 0.85  # of the difference to the average
ORDER = (  # from the lowest to the highest, as on the table
    *("abyss", "chasm", "ember", "lava", "dark_lake", "sea", "water", "swamp", "ice", "tunnel"),
    *("ash", "sand", "beach", "dust", "snow", "moss", "meadow", "grass", "basalt", "crag"),
    *("rock", "bedrock", "obsidian", "jungle"),
)


def ground_table(tileset: Path) -> dict[str, Any]:
    root = ET.parse(tileset).getroot()  # noqa: S314 - our own file
    corners = {
        int(tile.get("tileid", "")): _corners(tile, brushes)
        for brushes in root.iter("wangset")
        for tile in brushes.iter("wangtile")
    }
    return {**_measures(root), "corners": corners}


def _corners(tile: ET.Element, brushes: ET.Element) -> list[str]:
    """NW, NE, SE, SW; Tiled writes eight, clockwise from the top."""
    names = [each.get("name", "").replace(" ", "_") for each in brushes.iter("wangcolor")]
    around = [int(number) for number in tile.get("wangid", "").split(",")]
    return [names[around[place] - 1] for place in (7, 1, 3, 5)]


def fields_table(tileset: Path) -> dict[str, Any]:
    measures = _measures(ET.parse(tileset).getroot())  # noqa: S314 - our own file
    columns = measures["columns"]
    stones = {
        row * columns + column: [region, column]
        for row, region in enumerate(STYLES)
        for column in range(columns)
    }
    return {**measures, "stones": stones}


def scenery_table(tileset: Path) -> dict[str, Any]:
    """Where each piece begins, how many cells it covers, and how many looks it has."""
    measures = _measures(ET.parse(tileset).getroot())  # noqa: S314 - our own file
    columns = measures["columns"]
    pieces = {
        number: [number % columns, number // columns, *kind.size, len(kind.poses)]
        for number, kind in KINDS.items()
    }
    return {**measures, "pieces": pieces}


def _measures(root: ET.Element) -> dict[str, int]:
    return {"cell": int(root.get("tilewidth", "")), "columns": int(root.get("columns", ""))}


def bake_tables(levels: Path) -> None:
    """Into the folder of the tilesets' images, each beside its own."""
    makers = {"ground": ground_table, "fields": fields_table, "scenery": scenery_table}
    for name, table in makers.items():
        text = _text(table(levels / f"{name}.tsx"))
        (levels / "tiles" / f"{name}.json").write_text(text, encoding="utf-8")


def _text(table: dict[str, Any]) -> str:
    """JSON with a line per tile, so that changes can be read."""
    parts = []
    for name, value in table.items():
        if isinstance(value, dict):
            lines = ",\n  ".join(f'"{key}": {json.dumps(entry)}' for key, entry in value.items())
            parts.append(f'"{name}": {{\n  {lines}\n }}')
        else:
            parts.append(f'"{name}": {json.dumps(value)}')
    return "{\n " + ",\n ".join(parts) + "\n}\n"


# Images


def scenery(assets: Path) -> Image.Image:
    """The first look of every piece."""
    sheet = sheets.open_sheet(assets / name_of(0))
    return sheet.resize((sheet.width // 2, sheet.height // 2), Image.Resampling.LANCZOS)


def fields(assets: Path) -> Image.Image:
    """A row for each region, without turns; shadows that leave the cell are cut off."""
    whole = Image.new("RGBA", (8 * CELL, len(slabs.STYLES) * CELL))
    for row, region in enumerate(slabs.STYLES):
        sheet = sheets.open_sheet(assets / f"slabs_{region}")
        for column in range(8):
            left = column * 192 + 32
            slab = sheet.crop((left, 32, left + 128, 160))
            small = slab.resize((CELL, CELL), Image.Resampling.LANCZOS)
            whole.paste(small, (column * CELL, row * CELL))
    return whole


def ground(assets: Path, tileset: Path) -> Image.Image:
    table = ground_table(tileset)
    patches = {name: _patches(assets / f"{name}.jpg") for name in ORDER}
    columns, rows = table["columns"], 1 + max(table["corners"]) // table["columns"]
    whole = np.zeros((rows * CELL, columns * CELL, 4), np.uint8)
    for number, corners in table["corners"].items():
        top, left = number // columns * CELL, number % columns * CELL
        tile = _tile(corners, patches, number)
        whole[top : top + CELL, left : left + CELL, :3] = np.clip(tile, 0, 255)
        whole[top : top + CELL, left : left + CELL, 3] = 255
    return Image.fromarray(whole)


def _tile(corners: list[str], patches: dict[str, list[Field]], number: int) -> Field:
    """From the lowest terrain to the highest, as on the table."""
    there = [name for name in ORDER if name in corners]
    tile = patches[there[0]][number % 8]
    for index, name in enumerate(there[1:], 1):
        above = steps(0.44, 0.56, _share(corners, there[index:]))
        shade = steps(0.25, 0.5, _share(corners, there[index:])) * (1 - above) * 0.35
        tile = tile * (1 - shade)[..., None]
        tile = tile + (patches[name][number % 8] - tile) * above[..., None]
    return tile


def _share(corners: list[str], names: list[str]) -> Field:
    """From 0 to 1 between the corners, frayed."""
    nw, ne, se, sw = (float(name in names) for name in corners)
    line = (np.arange(CELL) + 0.5) / CELL
    down, right = line[:, None], line[None, :]
    level = (nw * (1 - right) + ne * right) * (1 - down) + (sw * (1 - right) + se * right) * down
    waves = ((3, 1, 0.4), (-2, 3, 1.7), (5, 4, 2.9), (1, -6, 0.8))
    rough = sum(np.sin(2 * np.pi * (a * right + b * down) + c) for a, b, c in waves)
    return level + 0.055 * rough * (4 * level * (1 - level))


def _patches(path: Path) -> list[Field]:
    """Eight cells of a texture that meet each other without seams."""
    texture = Image.open(path).resize((12 * CELL, 12 * CELL), Image.Resampling.LANCZOS)
    pixels = _even(np.asarray(texture).astype(np.float32))
    line = np.abs((np.arange(CELL) + 0.5) / CELL - 0.5) * 2
    rim = steps(0.55, 1.0, np.maximum(line[:, None], line[None, :]))[..., None]
    common = _repeating(pixels)
    cells = [pixels[y : y + CELL, x : x + CELL] for y in (64, 384) for x in range(64, 640, 160)]
    return [_mixed(cell, common, rim) for cell in cells]


def _even(pixels: Field) -> Field:
    """As bright everywhere as on average: large shapes would show each cell's border."""
    wide = ndimage.gaussian_filter(pixels, (CELL / 3, CELL / 3, 0), mode="wrap")
    return pixels + (pixels.mean(axis=(0, 1)) - wide) * EVENED


def _repeating(pixels: Field) -> Field:
    """One cell that can lie beside itself."""
    share = ((np.arange(CELL) + 0.5) / CELL)[:, None, None]
    tall = _mixed(
        pixels[2 * CELL : 3 * CELL, : 2 * CELL], pixels[CELL : 2 * CELL, : 2 * CELL], share
    )
    return _mixed(tall[:, CELL:], tall[:, :CELL], share.transpose(1, 0, 2))


def _mixed(one: Field, other: Field, share: Field) -> Field:
    """From *one* to *other* by *share*, with the contrast that each has alone."""
    mean = (one.mean(axis=(0, 1)) + other.mean(axis=(0, 1))) / 2
    mix = (one - mean) * (1 - share) + (other - mean) * share
    return mean + mix / np.sqrt(share**2 + (1 - share) ** 2)


def parts(assets: Path, levels: Path, target: Path) -> dict[str, Callable[[], None]]:
    """What can be baked on its own, by the name of the tileset's image in *target*."""
    makers: dict[str, Callable[[], Image.Image]] = {
        "ground": lambda: ground(assets, levels / "ground.tsx"),
        "fields": lambda: fields(assets),
        "scenery": lambda: scenery(assets),
    }
    return {name: partial(_save, make, target / f"{name}.png") for name, make in makers.items()}


def _save(make: Callable[[], Image.Image], path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    make().save(path, optimize=True)
