"""Objects are read as the real Tiled shows them; cells are compared with our own tiles."""

import pytest

from game.tiled.placed_objects import MapObject
from tests.needs import program
from tests.tiled.exporting import Json, export, flat_layers
from tests.tiled.island import MAPS, read_sound


@pytest.fixture(scope="module")
def layers(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Json]:
    """By name."""
    target = tmp_path_factory.mktemp("tiled") / "island.json"
    exported = export(program("tiled", "tiled"), MAPS / "island.tmx", target)
    return {layer["name"]: layer for layer in flat_layers(exported["layers"])}


@pytest.mark.parametrize("name", ["paths", "villages", "stones"])
def test_objects(layers: dict[str, Json], name: str) -> None:
    read = read_sound(MAPS).objects[name].objects

    assert [_seen(each) for each in read] == [_shown(each) for each in layers[name]["objects"]]


def _seen(found: MapObject) -> Json:
    return {
        "class": found.class_name,
        "name": found.name,
        "id": found.spot.object_id,
        "left, top": found.points[0] if found.points else (found.frame.left, found.frame.top),
        "size": (0, 0) if found.points else (found.frame.width, found.frame.height),
        "points": list(found.points),
        "properties": found.properties,
    }


def _shown(each: Json) -> Json:
    """Tiled counts points from the object, and a tile from its lower left corner."""
    x, y = each["x"], each["y"] - (each["height"] if "gid" in each else 0)
    return {
        "class": each["type"],
        "name": each["name"],
        "id": each["id"],
        "left, top": (x, y),
        "size": (each["width"], each["height"]),
        "points": [(x + point["x"], y + point["y"]) for point in each.get("polyline", ())],
        "properties": {each["name"]: each["value"] for each in each.get("properties", ())},
    }
