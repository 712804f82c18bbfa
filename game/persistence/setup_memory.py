"""The last set-up of a new game, for each box: so that two clicks start the next one."""

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from game.persistence.errors import GameFileError
from game.persistence.json_text import Json, JsonObject
from game.persistence.versioned_json import Formats, read_versioned, write_versioned

BOXES = "boxes"


def _with_figures(data: JsonObject) -> JsonObject:
    """Format 1 knew one game, in which one plays Toa by house rules."""
    return {**data, BOXES: {box: _renamed(setup) for box, setup in _boxes(data).items()}}


def _renamed(setup: Json) -> Json:
    if not isinstance(setup, dict):
        return setup
    seats = setup.get("seats")
    called = {"seats": [_as_figure(seat) for seat in seats]} if isinstance(seats, list) else {}
    return {**setup, "options": setup.get("house"), **called}


def _as_figure(seat: Json) -> Json:
    return {**seat, "figure": seat.get("toa")} if isinstance(seat, dict) else seat


FORMATS = Formats(2, {1: _with_figures})


def recall_setup(path: Path, box: str, former: Sequence[str] = ()) -> JsonObject:
    """Never raises; empty if nothing is remembered. Whether it makes sense is for the box to say.

    *former* is what the box was called before.
    """
    boxes = _boxes(read_versioned(path, FORMATS).data)
    setup = next((boxes[name] for name in (box, *former) if name in boxes), None)
    return setup if isinstance(setup, dict) else {}


def check_setups(path: Path) -> tuple[str, ...]:
    """What the person should know about the file; it is put right, so that it is told once."""
    page = read_versioned(path, FORMATS)
    if page.notices:
        with suppress(GameFileError):
            write_versioned(path, page.data, FORMATS)
    return page.notices


def remember_setup(path: Path, box: str, setup: JsonObject) -> None:
    """Raises GameFileError and nothing else."""
    data = read_versioned(path, FORMATS).data
    write_versioned(path, {**data, BOXES: {**_boxes(data), box: setup}}, FORMATS)


def _boxes(data: JsonObject) -> JsonObject:
    boxes = data.get(BOXES)
    return boxes if isinstance(boxes, dict) else {}
