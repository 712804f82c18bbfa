"""A copy of a game that is being played, under a name of its own."""

from pathlib import Path

from game.persistence.atomic_write import make_folder
from game.persistence.game_file import SUFFIX, export_game
from game.persistence.lines import Cover
from game.persistence.names import file_name
from game.scenes.program import Program
from game.shelf.kept_game import KeptGame


def save_copy(program: Program, kept: KeptGame, name: str) -> Path:
    """From the file, or from the table where the file lacks something. Raises GameFileError."""
    library = program.library
    if kept.path and not kept.trouble:
        return library.copy(kept.path, name or kept.path.stem)
    target = library.folder / f"{file_name(name)}{SUFFIX}"
    make_folder(library.folder)
    export_game(target, kept.sitting.match, kept.game.codec, Cover(kept.cards))
    return target
