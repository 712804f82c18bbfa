"""What can be done to a map that makes it unplayable, or other than the game was made for."""

from collections.abc import Callable
from xml.etree.ElementTree import Element

from tests.masks.land.sketches import Sketch

Stroke = Callable[[Sketch], object]


def _empty_kinds(sketch: Sketch) -> None:
    layer = sketch.layer("kinds")
    for node in list(layer):
        layer.remove(node)


def _without(layer: str) -> Stroke:
    return lambda sketch: sketch.root.remove(sketch.layer(layer))


def _map(**said: str) -> Stroke:
    return lambda sketch: sketch.root.attrib.update(said)


def _named(name: str) -> Stroke:
    def stroke(sketch: Sketch) -> None:
        node = sketch.root.find("properties/property")
        assert node is not None
        node.set("value", name)

    return stroke


def _without_name(sketch: Sketch) -> None:
    sketch.root.remove(sketch.root.find("properties") or sketch.root[0])


def _nest(**said: str) -> Stroke:
    return lambda sketch: sketch.layer("places")[0].attrib.update(said)


def _cut_off_island(sketch: Sketch) -> None:
    sketch.paint("r16c0", "r16c1", "r17c0", "r17c1")


def _cut_in_two(sketch: Sketch) -> None:
    sketch.erase(*(f"r2c{column}" for column in range(3, 10)))


def _portals_left(*kept: str) -> Stroke:
    every = ("r4c6", "r7c11", "r8c2", "r10c9", "r13c7", "r15c4")
    return lambda sketch: sketch.clear(*(name for name in every if name not in kept))


def _actions_left(*kept: str) -> Stroke:
    every = ("r1c7", "r4c7", "r5c3", "r7c1", "r9c2", "r10c11", "r12c7", "r14c9", "r16c3", "r16c6")
    return lambda sketch: sketch.clear(*(name for name in every if name not in kept))


def _fenced_in(sketch: Sketch) -> None:
    """Missions between Pohatu and the rest."""
    sketch.turn_into("r1c7", "mission")
    for space in ("r0c5", "r1c6", "r2c7"):
        sketch.put("kinds", "mission", space)


def _mission_inside(sketch: Sketch) -> None:
    """A Mission that Missions surround."""
    for space in ("r4c4", "r5c5", "r4c5"):
        sketch.put("kinds", "mission", space)
    sketch.put("kinds", "mission", "r3c6")
    sketch.put("kinds", "mission", "r5c4")


def _swapped_starts(sketch: Sketch) -> None:
    sketch.one("starts", "r9c12").set("template", "templates/start_gali.tx")
    sketch.one("starts", "r6c8").set("template", "templates/start_tahu.tx")


def _kind_in_the_nest(sketch: Sketch) -> None:
    sketch.paint("r15c6")
    sketch.put("kinds", "bohrok", "r15c6")


def _other_numbers(sketch: Sketch) -> None:
    sketch.paint("r0c8")
    sketch.put("kinds", "bohrok", "r18c5")


def _table_of_stones(text: str) -> Stroke:
    return lambda sketch: (sketch.folder / "tiles" / "spaces.json").write_text(text, "utf-8")


def _wrong_in_many_ways(sketch: Sketch) -> None:
    sketch.erase("r18c6")
    sketch.put("kinds", "portal", "r0c0")
    sketch.turn_into("r16c8", "challenge_3")
    sketch.paint("r14c6")
    _named("")(sketch)


ERRORS: dict[str, Stroke] = {
    "twelve columns": _map(width="12"),
    "twenty rows": _map(height="20"),
    "cells of 32 pixels": _map(tilewidth="32", tileheight="32"),
    "isometric": _map(orientation="isometric"),
    "infinite": _map(infinite="1"),
    "no name": _without_name,
    "empty name": _named(""),
    "endless name": _named("long " * 40),
    "no layer of spaces": _without("spaces"),
    "no layer of kinds": _without("kinds"),
    "no layer of starts": _without("starts"),
    "no layer of places": _without("places"),
    "spaces called fields": lambda s: s.layer("spaces").set("name", "space"),
    "shifted spaces": lambda s: s.layer("spaces").set("offsetx", "32"),
    "spaces too few": lambda s: s.layer("spaces").set("width", "12"),
    "unknown stone": lambda s: s.paint("r9c9", number=9999),
    "no start of Tahu": lambda s: s.layer("starts").remove(s.one("starts", "r9c12")),
    "two starts of Tahu": lambda s: s.put("starts", "start_tahu", "r9c11"),
    "start off its cell": lambda s: s.move("starts", "r9c12", "r9c11"),
    "starts swapped": _swapped_starts,
    "start outside the map": lambda s: s.one("starts", "r9c12").set("x", "900"),
    "start across cells": lambda s: s.one("starts", "r9c12").set("x", "750"),
    "start of nobody": lambda s: s.say(s.one("starts", "r9c12"), toa="takanuva"),
    "start that does not say whose": lambda s: s.by_hand("starts", "Start", "r9c11"),
    "start without a space": lambda s: s.paint("r9c12", number=0),
    "start on the layer of kinds": lambda s: s.by_hand("kinds", "Start", "r9c11", toa="tahu"),
    "kind on a start": lambda s: s.put("kinds", "mission", "r9c12"),
    "kind without a space": lambda s: s.put("kinds", "mission", "r0c0"),
    "two kinds on a space": lambda s: s.put("kinds", "portal", "r2c6"),
    "kind nobody knows": lambda s: s.say(s.one("kinds", "r2c6"), kind="shop"),
    "kind not said": lambda s: s.by_hand("kinds", "Space", "r9c9"),
    "kind that is a number": lambda s: s.by_hand("kinds", "Space", "r9c9", kind__int="1"),
    "class nobody knows": lambda s: s.by_hand("kinds", "Field", "r9c9"),
    "no class": lambda s: s.by_hand("kinds", "", "r9c9", kind="mission"),
    "kind turned": lambda s: s.one("kinds", "r2c6").set("rotation", "45"),
    "kind too small": lambda s: s.one("kinds", "r2c6").attrib.update(width="32", height="32"),
    "challenge without circles": lambda s: s.by_hand("kinds", "Space", "r9c9", kind="challenge"),
    "challenge with four circles": lambda s: s.say(s.one("kinds", "r16c8"), circles__int="4"),
    "challenge with no circles": lambda s: s.say(s.one("kinds", "r16c8"), circles__int="0"),
    "game action with three": lambda s: s.say(s.one("kinds", "r5c3"), circles__int="3"),
    "circles in words": lambda s: s.say(s.one("kinds", "r5c3"), circles="two"),
    "no Kini-Nui": lambda s: s.clear("r9c6"),
    "Kini-Nui with one circle": lambda s: s.turn_into("r9c6", "challenge_1"),
    "second Kini-Nui": lambda s: s.turn_into("r13c2", "challenge_3"),
    "Kini-Nui without a space": lambda s: s.paint("r9c6", number=0),
    "no nest": lambda s: s.layer("places").remove(s.layer("places")[0]),
    "nest elsewhere": _nest(y="960"),
    "nest of one cell": _nest(height="64"),
    "second nest": lambda s: s.put("places", "nest", "r14c6"),
    "nest outside the map": _nest(x="2000"),
    "space in the nest": lambda s: s.paint("r14c6"),
    "kind in the nest": _kind_in_the_nest,
    "dead end": lambda s: s.paint("r0c8", "r0c9"),
    "lonely space": lambda s: s.paint("r18c12"),
    "island apart": _cut_off_island,
    "land in two parts": _cut_in_two,
    "no kinds at all": _empty_kinds,
    "one portal": _portals_left("r4c6"),
    "no portal": _portals_left(),
    "two challenges": lambda s: s.clear("r3c3", "r3c9", "r12c11", "r13c2"),
    "two game actions": _actions_left("r1c7", "r16c6"),
    "open ground in two parts": _fenced_in,
    "mission inside missions": _mission_inside,
    "challenge without a back door": lambda s: s.put("kinds", "mission", "r11c11"),
    "template lost": lambda s: (s.folder / "templates" / "portal.tx").unlink(),
    "tileset lost": lambda s: (s.folder / "spaces.tsx").unlink(),
    "picture lost": lambda s: (s.folder / "tiles" / "spaces.png").unlink(),
    "table of stones no JSON": _table_of_stones("{"),
    "table of stones without stones": _table_of_stones('{"columns": 6}'),
    "table of stones with strange letters": _table_of_stones('{"columns": 6, "stones": "oxy"}'),
    "wrong in many ways": _wrong_in_many_ways,
}

ADVICE: dict[str, Stroke] = {
    "other numbers": _other_numbers,
    "plain name": _named("The island of Kim"),
    "circles of a mission": lambda s: s.say(s.one("kinds", "r2c6"), circles__int="2"),
    "avenue broken": lambda s: s.clear("r9c4"),
    "corner beside Kini-Nui": lambda s: s.paint("r8c5"),
    "double challenge by open ground": lambda s: s.clear("r3c2"),
    "challenge with two doors": lambda s: s.clear("r13c11"),
    "start beside a portal": lambda s: s.put("kinds", "portal", "r18c7"),
    "challenges too near": lambda s: s.put("kinds", "challenge_1", "r15c10"),
    "start far from game actions": lambda s: s.clear("r10c11", "r14c9"),
    "stone of another kind": lambda s: s.paint("r9c9", number=s.stone("r4c6")),
    "layer that nobody reads": lambda s: s.root.append(Element("objectgroup", name="notes")),
    "property that nobody reads": lambda s: s.say(s.root, weather="rain"),
}
