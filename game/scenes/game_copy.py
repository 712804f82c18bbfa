"""A copy of a game that is being played, under a name of its own."""

from pathlib import Path

from game.core.seats import Seat
from game.persistence.game_file import SUFFIX, export_game
from game.persistence.lines import Cover, SeatCard
from game.persistence.names import file_name
from game.persistence.whole import make_folder
from game.scenes.box import BOT
from game.scenes.program import Program
from game.scenes.seated import Seated


def save_copy(program: Program, seated: Seated, name: str) -> Path:
    """From the file, or from the table where the file lacks something. Raises GameFileError."""
    library = program.library
    if seated.path and not seated.trouble:
        return library.copy(seated.path, name or seated.path.stem)
    target = library.folder / f"{file_name(name)}{SUFFIX}"
    make_folder(library.folder)
    export_game(target, seated.sitting.match, program.box.codec, _cover(seated))
    return target


def _cover(seated: Seated) -> Cover:
    bots = seated.sitting.bots
    cards = (
        SeatCard(name, {BOT: bots[Seat(seat)]} if seat in bots else {})
        for seat, name in enumerate(seated.names)
    )
    return Cover(tuple(cards))
