"""The same pictures for Tiled: tilesets of 64 pixels a cell, cut from what the game shows.

Tables beside the tilesets say what each of their tiles means to the game; the terrains of the
ground follow from Tiled's terrain brushes, so that there is one truth.
"""

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import numpy as np
from PIL import Image

from tools.artwork.terrain import sheets
from tools.artwork.terrain.ground_tiles import CELL, ORDER, ground_tile, patches_of
from tools.artwork.terrain.slabs import STYLES
from tools.makuta.art.terrain.scenery import KINDS, name_of


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
    whole = Image.new("RGBA", (8 * CELL, len(STYLES) * CELL))
    for row, region in enumerate(STYLES):
        sheet = sheets.open_sheet(assets / f"slabs_{region}")
        for column in range(8):
            left = column * 192 + 32
            slab = sheet.crop((left, 32, left + 128, 160))
            small = slab.resize((CELL, CELL), Image.Resampling.LANCZOS)
            whole.paste(small, (column * CELL, row * CELL))
    return whole


def ground(assets: Path, tileset: Path) -> Image.Image:
    table = ground_table(tileset)
    patches = {name: patches_of(assets / f"{name}.jpg") for name in ORDER}
    columns, rows = table["columns"], 1 + max(table["corners"]) // table["columns"]
    whole = np.zeros((rows * CELL, columns * CELL, 4), np.uint8)
    for number, corners in table["corners"].items():
        top, left = number // columns * CELL, number % columns * CELL
        tile = ground_tile(corners, patches, number)
        whole[top : top + CELL, left : left + CELL, :3] = np.clip(tile, 0, 255)
        whole[top : top + CELL, left : left + CELL, 3] = 255
    return Image.fromarray(whole)


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
