"""Makes a land of one map, step by step, and notes all that stands in the way."""

from collections.abc import Iterable, Mapping
from pathlib import Path

from attrs import frozen

from game.boxes.masks.land.distances import fairness_findings, walking_findings
from game.boxes.masks.land.faults import kind_faults, shape_faults
from game.boxes.masks.land.figures import neighbour_findings, number_findings
from game.boxes.masks.land.findings import Finding, with_names
from game.boxes.masks.land.map_form import FORM, space_in
from game.boxes.masks.land.marks import Mark, marks_in
from game.boxes.masks.land.pictures import LandPicture, picture_of
from game.boxes.masks.land.starts_and_nest import note_nest, spaces_in_nest, starts_in
from game.boxes.masks.land.stones import stone_findings
from game.rules.masks.pieces import SpaceKind, Toa
from game.rules.masks.printed.land import Land, Place
from game.tiled.maps import FormedMap, every_fault_told, read_map
from game.tiled.names import note_file_name, note_name
from game.tiled.open_files import OpenFile, by_file
from game.tiled.placed_objects import MapObject, ObjectLayer
from game.tiled.problems import LevelError, Notes, Severity, Spot, Verdict
from game.tiled.properties import Value
from game.tiled.set_files import SetFiles


@frozen
class Reading(Verdict):
    """What became of one map."""

    land: Land | None  # None if the rules cannot use it
    picture: LandPicture | None  # None if it cannot be drawn


def read_land(path: Path) -> Land:
    """A `LevelError` names everything that is wrong with the map."""
    reading = check_map(path)
    if reading.land is None or reading.errors:
        raise LevelError(reading.errors)
    return reading.land


def check_map(path: Path, files: SetFiles | None = None, *, shipped: bool = False) -> Reading:
    """Never raises. Other numbers than L5 are errors of the *shipped* map, advice for others."""
    file = OpenFile(path, path.parent, Notes(path.name), files or SetFiles())
    land = picture = None
    with every_fault_told(FORM, file.notes):
        found = read_map(file, FORM)
        land = _land(found, file, numbers=Severity.ERROR if shipped else Severity.ADVICE)
        picture = picture_of(found) if found.fits else None
        if land is not None and picture is not None and not file.notes.has_errors:
            for each in stone_findings(land, picture, file):
                file.notes.advise(each.what, each.remedy, each.spot)
        file.notes.sort_by_layer(layer.name for layer in FORM.layers)
    problems = by_file(map(with_names, file.notes.found))
    return Reading(problems, None if file.notes.has_errors else land, picture)


def _land(found: FormedMap, file: OpenFile, *, numbers: Severity) -> Land | None:
    notes = file.notes
    note_file_name(file, "by which the map is known")
    name = _name(found.properties, notes)
    if not found.fits:
        return None
    spaces = _spaces(found)
    on = {layer: found.objects.get(layer) for layer in ("kinds", "starts", "places")}
    marks = tuple(marks_in(_objects(on["kinds"]), spaces, notes))
    starts = starts_in(on["starts"], spaces, notes) if on["starts"] else {}
    if on["places"]:
        note_nest(on["places"], notes)
    if spaces is None:
        return None
    land = Land(name, _places(spaces, marks, starts), starts)
    whole = on["kinds"] is not None and on["kinds"].are_all(marks)
    _check(land, marks, notes, whole=whole, numbers=numbers)
    return land


def _name(properties: Mapping[str, Value], notes: Notes) -> str:
    name = str(properties.get("map_name", ""))
    if name:
        note_name(name, "map_name", "map.mata_nui", notes)
    return name


def _spaces(found: FormedMap) -> frozenset[int] | None:
    """A cell that is not empty is a space."""
    painted = found.cells.get("spaces")
    return None if painted is None else frozenset(map(space_in, painted))


def _objects(layer: ObjectLayer | None) -> Iterable[MapObject]:
    return layer.objects if layer else ()


def _places(
    spaces: frozenset[int], marks: Iterable[Mark], starts: Mapping[Toa, int]
) -> dict[int, Place]:
    places = dict.fromkeys(sorted(spaces), Place())
    places |= {mark.space: mark.place for mark in marks}
    return places | dict.fromkeys(starts.values(), Place(SpaceKind.START))


def _check(
    land: Land, marks: Iterable[Mark], notes: Notes, *, whole: bool, numbers: Severity
) -> None:
    """What hangs on the kinds of spaces is not said where a kind could not be read."""
    spots: dict[tuple[str, int | None], Spot] = {("kinds", mark.space): mark.spot for mark in marks}

    def note(found: Iterable[Finding], severity: Severity) -> None:
        for each in found:
            spot = spots.get((each.layer, each.space), each.spot)
            notes.add(each.what, each.remedy, severity, spot)

    note([*spaces_in_nest(land.places), *shape_faults(land)], Severity.ERROR)
    if not whole:
        return
    note(kind_faults(land), Severity.ERROR)
    if not notes.has_errors:  # otherwise most of the rest would follow from them
        note(number_findings(land), numbers)
        note(neighbour_findings(land), Severity.ADVICE)
        note(walking_findings(land), Severity.ADVICE)
        note(fairness_findings(land), Severity.ADVICE)
