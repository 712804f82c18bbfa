"""What a game wants of its maps, as data: size, layers, classes of objects, properties."""

from enum import Enum
from typing import Literal, TypeAlias

from attrs import frozen

from game.tiled.problems import choice

PropertyType: TypeAlias = Literal["string", "int", "float", "bool"]
Shape: TypeAlias = Literal["rectangle", "point", "ellipse", "polygon", "polyline"]


class LayerKind(Enum):
    """Each has the name of the element that Tiled writes for it."""

    TILES = "layer"
    OBJECTS = "objectgroup"
    IMAGE = "imagelayer"  # helps at the editor; no game reads it


@frozen
class PropertyForm:
    name: str
    type: PropertyType = "string"
    values: tuple[str, ...] = ()  # of an enum, stored as strings; without any, all will do
    example: str = ""  # for the person who has to set it
    required: bool = True

    @property
    def wanted(self) -> str:
        return choice(self.values) if self.values else self.example

    @property
    def a_type(self) -> str:
        return f"{'an' if self.type == 'int' else 'a'} {self.type}"


@frozen
class ObjectForm:
    """A class of objects."""

    class_name: str
    noun: str  # what the class stands for, in a sentence
    shapes: tuple[Shape, ...] = ("rectangle",)
    cells: int | None = None  # it fills so many, each way; None if it may lie across them
    properties: tuple[PropertyForm, ...] = ()


@frozen
class LayerForm:
    name: str
    kind: LayerKind
    required: bool = True
    objects: tuple[ObjectForm, ...] = ()  # the classes that belong there


@frozen
class MapForm:
    noun: str  # what a map shows
    columns: int
    rows: int
    pixels: int  # of a cell, each way
    layers: tuple[LayerForm, ...]
    properties: tuple[PropertyForm, ...] = ()

    @property
    def size(self) -> str:
        return f"{self.columns} × {self.rows}"
