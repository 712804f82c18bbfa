"""A file that is being read, and the files that it names: these must lie in the set's folder."""

import os
from pathlib import Path, PureWindowsPath

from attrs import evolve, frozen

from game.tiled.problems import Notes, UnreadableError

BRING_IT_BACK = "Put the file back, or let Tiled locate another one: it offers that on opening."


@frozen
class OpenFile:
    """A map, tileset or template of the level set in *folder*, and the notes about it."""

    path: Path
    folder: Path
    notes: Notes

    def other(self, path: Path) -> "OpenFile":
        """Another file of the set; what is noted about it is found here too."""
        return evolve(self, path=path, notes=self.notes.about(self.name_of(path)))

    def name_of(self, path: Path) -> str:
        """*path* as seen from the set's folder."""
        try:
            return Path(os.path.relpath(path, self.folder)).as_posix()
        except ValueError:  # on another drive
            return path.as_posix()

    def named(self, source: str) -> Path:
        """The file that this one calls *source*, whether or not it exists."""
        return Path(os.path.normpath(self.path.parent / source))

    def find(self, source: str, remedy: str = BRING_IT_BACK) -> Path:
        """The existing file that this one calls *source*; *remedy* helps where there is none."""
        if Path(source).is_absolute() or PureWindowsPath(source).drive:
            raise UnreadableError(
                f'The file "{source}" is named by its full path, which other computers lack.',
                "Copy it into the folder of the level set and choose the copy in Tiled.",
            )
        path = self.named(source)
        if not lies_in(self.folder, path):
            raise UnreadableError(
                f'The file "{source}" lies outside the folder of the level set.',
                "Copy it into that folder and choose the copy in Tiled.",
            )
        if not path.is_file():
            raise UnreadableError(f'The file "{source}" does not exist.', remedy)
        return path


def lies_in(folder: Path, path: Path) -> bool:
    """Links are followed."""
    try:
        return path.resolve().is_relative_to(folder.resolve())
    except (OSError, RuntimeError):  # a link that leads to itself
        return False
