"""A folder of maps that belong together, and the files in it: what they name must lie there too."""

import os
from collections.abc import Iterable
from pathlib import Path, PureWindowsPath
from xml.etree.ElementTree import Element

from attrs import evolve, field, frozen

from game.tiled.problems import Notes, Problem, Severity, UnreadableError
from game.tiled.set_files import SetFiles

MOST_MAPS = 150
WHOLE_SET = " (the whole set)"
BRING_IT_BACK = "Put the file back, or let Tiled locate another one: it offers that on opening."


@frozen
class OpenFile:
    """A map, tileset or template of the level set in *folder*, and the notes about it."""

    path: Path
    folder: Path
    notes: Notes
    files: SetFiles = field(factory=SetFiles)  # shared by all that is read of the set

    def xml(self) -> Element:
        """The root element; an `UnreadableError` says why there is none."""
        return self.files.xml(self.path)

    def refuse_outside(self) -> None:
        if not lies_in(self.folder, self.path):
            raise UnreadableError(
                "This is a link to a file outside the folder of the level set.",
                "Replace it with a copy of that file.",
            )

    def other(self, path: Path) -> "OpenFile":
        """Another file of the set; what is noted about it is found here too."""
        return evolve(self, path=path, notes=self.notes.about(self.name_of(path)))

    def name_of(self, path: Path) -> str:
        """*path* as seen from the set's folder."""
        return self.files.name(path, lambda: _relative(path, self.folder))

    def named(self, source: str) -> Path:
        """The file that this one calls *source*, whether or not it exists."""
        return Path(os.path.normpath(self.path.parent / source))

    def find(self, source: str, remedy: str = BRING_IT_BACK) -> Path:
        """The existing file that this one calls *source*; *remedy* helps where there is none."""
        return self.files.place(
            self.path.parent, source, remedy, lambda: self._find(source, remedy)
        )

    def _find(self, source: str, remedy: str) -> Path:
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
        if not _is_file(path):
            there = os.path.lexists(path)
            what = "is a folder, a pipe or a device" if there else "does not exist"
            raise UnreadableError(f'The file "{source}" {what}.', remedy)
        return path


def _relative(path: Path, folder: Path) -> str:
    try:
        return Path(os.path.relpath(path, folder)).as_posix()
    except ValueError:  # on another drive
        return path.as_posix()


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:  # a name that is too long
        return False


def lies_in(folder: Path, path: Path) -> bool:
    """Links are followed."""
    try:
        return path.resolve().is_relative_to(folder.resolve())
    except (OSError, RuntimeError, ValueError):  # a link to itself, a name that cannot be
        return False


def notes_about_all(folder: Path) -> Notes:
    try:
        name = folder.resolve().name
    except (OSError, RuntimeError, ValueError):  # as in `lies_in`
        name = folder.name
    return Notes(f"{name}{WHOLE_SET}")


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
    if len(found) > MOST_MAPS:
        what = f"There are {len(found):,} maps in the folder; more than {MOST_MAPS} are not read."
        notes.error(what, "Move some of them elsewhere.")
        return []
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
