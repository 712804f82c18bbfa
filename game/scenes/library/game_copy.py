"""A copy of a game that is being played, under a name of its own."""

from pathlib import Path

from game.scenes.program import Program
from game.shelf.kept_game import KeptGame


def save_copy(program: Program, kept: KeptGame, name: str) -> Path:
    """From the file, or from the table where the file lacks something. Raises GameFileError."""
    library = program.library
    if kept.path and not kept.trouble:
        return library.copy(kept.path, name or kept.path.stem)
    target = library.path_for(name)
    kept.export(target)
    return target
