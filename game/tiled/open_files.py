"""A folder of maps that belong together, and the files in it: what they name must lie there too."""

import os
from collections.abc import Iterable
from pathlib import Path, PureWindowsPath

from attrs import evolve, frozen

from game.tiled.problems import Notes, Problem, Severity, UnreadableError

WHOLE_SET = " (the whole set)"
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


def notes_about_all(folder: Path) -> Notes:
    return Notes(f"{folder.resolve().name}{WHOLE_SET}")


def maps_in(folder: Path, notes: Notes) -> list[Path]:
    """The maps by key; files whose names begin with a dot are some program's own."""
    try:
        found = [
            path
            for path in folder.iterdir()
            if path.suffix.lower() == ".tmx" and not path.name.startswith(".")
        ]
    except OSError as error:
        remedy = "Check the folder's name, and that you are allowed to read it."
        notes.error(f"The folder cannot be opened: {error.strerror}.", remedy)
        return []
    if not found:
        notes.error("There is no map (*.tmx) in the folder.", "Save one there with Tiled.")
    return sorted(found, key=lambda path: (path.stem, path.name))


def by_file(problems: Iterable[Problem]) -> tuple[Problem, ...]:
    """What several maps say about a file that they share is said once."""
    once: dict[tuple[str, str], Problem] = {}
    for problem in sorted(problems, key=_rank):
        once.setdefault((problem.file, problem.text), problem)
    return tuple(once.values())


def _rank(problem: Problem) -> tuple[bool, str, bool]:
    """The whole set comes last; in a file, errors come before advice."""
    about_all = problem.file.endswith(WHOLE_SET)
    return about_all, problem.file, problem.severity is Severity.ADVICE
