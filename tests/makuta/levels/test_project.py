"""Tiled offers at a click what the reader knows: classes, kinds, regions and roles."""

import json

from game.boxes.makuta.levels.map_form import FORM
from tests.makuta.levels.folders import SHIPPED

TYPES = json.loads((SHIPPED / "makuta.tiled-project").read_text("utf-8"))["propertyTypes"]


def test_the_enums_of_the_project() -> None:
    enums = {each["name"]: tuple(each["values"]) for each in TYPES if each["type"] == "enum"}
    of_map = {each.name: each.values for each in FORM.properties if each.values}
    of_objects = {
        f"token_{each.name}": each.values
        for layer in FORM.layers
        for form in layer.objects
        for each in form.properties
    }

    assert enums == of_map | of_objects


def test_the_classes_of_the_project() -> None:
    classes = {each["name"] for each in TYPES if each["type"] == "class"}

    assert classes == {form.class_name for layer in FORM.layers for form in layer.objects}
