"""A folder of maps that belong together: which there are, and how their problems are told."""

from collections.abc import Iterable
from pathlib import Path

from game.tiled.problems import Notes, Problem, Severity

WHOLE_SET = " (the whole set)"


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
