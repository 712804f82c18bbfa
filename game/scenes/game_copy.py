"""A copy of a game that is being played, under a name of its own."""

from pathlib import Path

from game.persistence.game_file import SUFFIX, export_game
from game.persistence.lines import Cover
from game.persistence.names import file_name
from game.persistence.whole import make_folder
from game.scenes.program import Program
from game.scenes.seated import Seated


def save_copy(program: Program, seated: Seated, name: str) -> Path:
    """From the file, or from the table where the file lacks something. Raises GameFileError."""
    library = program.library
    if seated.path and not seated.trouble:
        return library.copy(seated.path, name or seated.path.stem)
    target = library.folder / f"{file_name(name)}{SUFFIX}"
    make_folder(library.folder)
    export_game(target, seated.sitting.match, program.box.codec, Cover(seated.cards))
    return target
