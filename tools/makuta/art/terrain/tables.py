"""Tables beside the tilesets: what each of their tiles means to the game.

The terrains of the ground follow from Tiled's terrain brushes, so that there is one truth.
"""

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

from tools.makuta.art.terrain.scenery import KINDS
from tools.makuta.art.terrain.slabs import STYLES


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


def bake(levels: Path) -> None:
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
