"""Copies of the shipped map that a test may spoil, as somebody at Tiled would."""

import shutil
from pathlib import Path
from xml.etree.ElementTree import Element, ElementTree, SubElement, parse

from attrs import define, field

SHIPPED = Path(__file__).parents[3] / "levels" / "masks"
MAP = "mata_nui.tmx"
COLUMNS, CELL = 13, 64


def copy_of_shipped(folder: Path) -> Path:
    return shutil.copytree(SHIPPED, folder / "masks")


def place(name: str) -> tuple[int, int]:
    """Row and column of r9c6."""
    row, column = name[1:].split("c")
    return int(row), int(column)


@define
class Sketch:
    """A map in a folder of its own; `save` writes the strokes."""

    folder: Path
    path: Path = field(init=False)
    tree: "ElementTree[Element]" = field(init=False)

    def __attrs_post_init__(self) -> None:
        self.path = self.folder / MAP
        self.tree = parse(self.path)  # noqa: S314 - it is our own

    @property
    def root(self) -> Element:
        return self.tree.getroot()

    def save(self) -> Path:
        self.tree.write(self.path, encoding="UTF-8", xml_declaration=True)
        return self.path

    def layer(self, name: str) -> Element:
        return next(node for node in self.root if node.get("name") == name)

    def paint(self, *spaces: str, layer: str = "spaces", number: int | None = None) -> None:
        """With the stone that the first space has, or another."""
        data = self.layer(layer).find("data")
        assert data is not None
        numbers = (data.text or "").split(",")
        stone = next(each for each in numbers if each.strip() != "0")
        for name in spaces:
            row, column = place(name)
            numbers[row * COLUMNS + column] = stone if number is None else str(number)
        data.text = ",".join(numbers)

    def stone(self, space: str) -> int:
        row, column = place(space)
        data = self.layer("spaces").find("data")
        assert data is not None
        return int((data.text or "").split(",")[row * COLUMNS + column])

    def erase(self, *spaces: str) -> None:
        """What lies on them goes too."""
        self.paint(*spaces, number=0)
        for name in spaces:
            for layer in ("kinds", "starts"):
                for node in self.at(layer, name):
                    self.layer(layer).remove(node)

    def at(self, layer: str, space: str) -> list[Element]:
        row, column = place(space)
        there = {"x": str(column * CELL), "y": str(row * CELL)}
        return [node for node in self.layer(layer) if there.items() <= node.attrib.items()]

    def one(self, layer: str, space: str) -> Element:
        (found,) = self.at(layer, space)
        return found

    def clear(self, *spaces: str) -> None:
        for name in spaces:
            self.layer("kinds").remove(self.one("kinds", name))

    def put(self, layer: str, template: str, space: str, **properties: str) -> Element:
        row, column = place(space)
        node = SubElement(self.layer(layer), "object", id=self.root.attrib["nextobjectid"])
        self.root.set("nextobjectid", str(int(self.root.attrib["nextobjectid"]) + 1))
        node.attrib |= {"template": f"templates/{template}.tx"}
        node.attrib |= {"x": str(column * CELL), "y": str(row * CELL)}
        if properties:
            self.say(node, **properties)
        return node

    def move(self, layer: str, space: str, to: str) -> None:
        row, column = place(to)
        self.one(layer, space).attrib |= {"x": str(column * CELL), "y": str(row * CELL)}

    def turn_into(self, space: str, template: str) -> None:
        self.one("kinds", space).set("template", f"templates/{template}.tx")

    def say(self, node: Element, **properties: str) -> None:
        """A name that ends in `__int` is of that type."""
        holder = SubElement(node, "properties")
        for name, value in properties.items():
            plain, _, kind = name.partition("__")
            extra = {"type": kind} if kind else {}
            SubElement(holder, "property", {"name": plain, **extra, "value": value})

    def by_hand(self, layer: str, class_name: str, space: str, **properties: str) -> Element:
        """A rectangle without a template."""
        node = self.put(layer, "", space, **properties)
        del node.attrib["template"]
        node.attrib |= {"type": class_name, "width": str(CELL), "height": str(CELL)}
        return node
