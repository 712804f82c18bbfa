"""Whether each space shows the stone of what it does.

Beside the image of a tileset may lie a table that says what its tiles stand for, by the letters of
L1, one for each tile: a picture of one's own needs none.
"""

from collections.abc import Iterator
from pathlib import Path

from attrs import frozen

from game.boxes.masks.land.figures import name_of_kind
from game.boxes.masks.land.findings import Finding
from game.boxes.masks.land.letters import LETTERS, NOTHING, PLACES
from game.boxes.masks.land.map_form import PIXELS
from game.boxes.masks.land.pictures import LandPicture
from game.persistence.forms import strict_converter, structured
from game.persistence.json_text import loaded
from game.rules.masks.printed.land import Land
from game.tiled.maps import Look
from game.tiled.open_files import OpenFile

ENDING = ".json"
MOST_BYTES = 100_000
MEND_TABLE = "Mend it, or remove the file: the stones are then not compared with the kinds."


@frozen
class StoneTable:
    columns: int  # of the image, in tiles
    stones: str  # a letter for each tile; a dot says nothing


_FORMS = strict_converter()


def stone_findings(land: Land, picture: LandPicture, file: OpenFile) -> Iterator[Finding]:
    tables: dict[Path, StoneTable | None] = {}
    for space, look in picture.layer("spaces").looks.items():
        if look.image not in tables:
            tables[look.image] = _table(look.image.with_suffix(ENDING), file)
        letter = _letter(tables[look.image], look)
        place = land.places[space]
        if letter in PLACES and letter != LETTERS[place]:
            stone, kind = name_of_kind(PLACES[letter]), name_of_kind(place)
            what = f"The stone is that of a {stone}, and the space is a {kind}."
            remedy = 'Paint another stone, or mend the objects of "kinds" and "starts" here.'
            yield Finding(what, remedy, "spaces", space)


def _letter(table: StoneTable | None, look: Look) -> str:
    left, top, wide, high = look.rectangle
    if table is None or (wide, high) != (PIXELS, PIXELS):
        return NOTHING
    number = top // PIXELS * table.columns + left // PIXELS
    return table.stones[number] if number < len(table.stones) else NOTHING


def _table(path: Path, file: OpenFile) -> StoneTable | None:
    """None if there is none, or if it cannot be used, which is noted."""
    if not path.exists():
        return None
    other = file.other(path)
    other.refuse_outside()
    try:
        table = structured(_FORMS, loaded(file.files.text(path, MOST_BYTES)), StoneTable)
    except ValueError as error:
        other.notes.error(f"The table of stones cannot be used: {error}.", MEND_TABLE)
        return None
    strange = set(table.stones) - {*PLACES, NOTHING}
    if strange or table.columns < 1:
        what = f"The table of stones has strange letters or columns: {''.join(sorted(strange))!a}."
        other.notes.error(what, MEND_TABLE)
        return None
    return table
