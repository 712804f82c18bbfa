"""A map as pytmx has read it, held against its form."""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from attrs import frozen
from pytmx import TiledMap, TiledTileLayer

from game.tiled.forms import MapForm
from game.tiled.guard import CleanMap, guarded
from game.tiled.open_files import OpenFile
from game.tiled.placed_objects import ObjectLayer, read_objects
from game.tiled.problems import ColumnRow, Notes, UnreadableError
from game.tiled.properties import Value, map_properties
from game.tiled.tilesets import images_fit


@frozen
class Flips:
    """How a picture is flipped; the diagonal flip, over its falling diagonal, comes first."""

    horizontal: bool = False
    vertical: bool = False
    diagonal: bool = False


UNFLIPPED = Flips()


@frozen
class Look:
    image: Path
    rectangle: tuple[int, int, int, int]  # of the image: left, top, width, height
    flips: Flips = UNFLIPPED


def looks_of(tiled: TiledMap, numbers: Iterable[int]) -> dict[int, Look]:
    """By pytmx's numbers, which tell flipped tiles apart."""
    flips = {entry[0]: Flips(*map(bool, entry[1])) for entry in tiled.imagemap.values() if entry}
    looks = {}
    for number in numbers:
        image, rectangle, _ = tiled.images[number]
        looks[number] = Look(Path(image), rectangle or _whole(tiled, number), flips[number])
    return looks


def _whole(tiled: TiledMap, number: int) -> tuple[int, int, int, int]:
    tile = tiled.tile_properties[number]
    return 0, 0, int(tile["width"]), int(tile["height"])


@frozen
class FormedMap:
    """What of a map is as its form wants it; the rest has been noted."""

    fits: bool  # if not, there are only properties
    properties: Mapping[str, Value]
    # By tile layer, in map order, without empty ones; pytmx's numbers tell flipped tiles apart.
    cells: Mapping[str, Mapping[ColumnRow, int]]
    objects: Mapping[str, ObjectLayer]
    _tiled: TiledMap
    _clean: CleanMap

    def looks(self) -> dict[int, Look] | None:
        """Those of the numbers in `cells`; None if an image cannot be shown, which is noted."""
        tilesets = self._clean.tilesets
        if tilesets is None or not images_fit(tilesets):
            return None
        numbers = {number for layer in self.cells.values() for number in layer.values()}
        return looks_of(self._tiled, numbers)

    def number_in_file(self, number: int) -> int:
        """Without flips."""
        return int(self._tiled.tiledgidmap[number])


@contextmanager
def every_fault_told(form: MapForm, notes: Notes) -> Iterator[None]:
    """Whatever is wrong with a map is a problem to be told, not a crash."""
    try:
        yield
    except UnreadableError as fault:
        notes.error(fault.what, fault.remedy)
    except Exception as error:  # noqa: BLE001 - odd files find ways that nobody foresaw
        what = f"The map cannot be read ({type(error).__name__}: {error})."
        remedy = "Open it in Tiled and save it again; if that does not help, start the"
        notes.error(what, f"{remedy} {form.noun} anew.")


def read_map(file: OpenFile, form: MapForm) -> FormedMap:
    """To be called where `every_fault_told` is listening."""
    clean = guarded(file, form)
    tiled = TiledMap(allow_duplicate_names=True)
    tiled.filename = str(file.folder / "any.tmx")  # image files are named as seen from there
    tiled.parse_xml(clean.node)
    forms = {layer.name: layer for layer in form.layers}
    return FormedMap(
        clean.fits,
        map_properties(tiled, form, file.notes),
        {
            layer.name: {(column, row): number for column, row, number in layer if number}
            for layer in tiled.layers
            if isinstance(layer, TiledTileLayer)
        },
        {
            layer.name: read_objects(layer, forms[layer.name], form, file.notes)
            for layer in tiled.objectgroups
        },
        tiled,
        clean,
    )
