"""The last set-up of a new game, for each box: so that two clicks start the next one."""

from pathlib import Path

from attrs import frozen

from game.persistence.json_text import JsonObject
from game.persistence.versioned_json import Formats, read_versioned, write_versioned

FORMATS = Formats()
BOXES = "boxes"


@frozen
class RecalledSetup:
    setup: JsonObject | None  # None: nothing is remembered
    notices: tuple[str, ...] = ()


def recall_setup(path: Path, box: str) -> RecalledSetup:
    """Never raises. Whether the set-up still makes sense is for the box to say."""
    page = read_versioned(path, FORMATS)
    setup = _boxes(page.data).get(box)
    return RecalledSetup(setup if isinstance(setup, dict) else None, page.notices)


def remember_setup(path: Path, box: str, setup: JsonObject) -> None:
    """Raises GameFileError and nothing else."""
    data = read_versioned(path, FORMATS).data
    write_versioned(path, {**data, BOXES: {**_boxes(data), box: setup}}, FORMATS)


def _boxes(data: JsonObject) -> JsonObject:
    boxes = data.get(BOXES)
    return boxes if isinstance(boxes, dict) else {}
