"""A map as pytmx has read it, held against its form."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from attrs import frozen
from pytmx import TiledMap, TiledTileLayer

from game.tiled.forms import MapForm
from game.tiled.guard import CleanMap, guarded
from game.tiled.looks import Look, looks_of
from game.tiled.open_files import OpenFile
from game.tiled.placed_objects import ObjectLayer, read_objects
from game.tiled.problems import ColumnRow, Notes, Severity, UnreadableError
from game.tiled.properties import Value, map_properties
from game.tiled.tilesets import images_exist


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
        """Those of the numbers in `cells`; None if an image is missing, which is noted."""
        tilesets = self._clean.tilesets
        if tilesets is None or not images_exist(tilesets, severity=Severity.ERROR):
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
