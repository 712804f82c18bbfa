"""Reads a folder of card files as one set, and says all that is wrong with it at once.

Anybody may have put files there: only plain ones are read, none beyond its bounds, and what a file
says may take no longer than it is worth.
"""

import tomllib
from pathlib import Path

from attrs import frozen

from game.boxes.masks.cards.figures import note_figures
from game.boxes.masks.cards.tables import CardSet, read_tables
from game.tiled.open_files import OpenFile, by_file, notes_about_all
from game.tiled.problems import LevelError, Notes, Severity, UnreadableError, Verdict
from game.tiled.set_files import SetFiles

ENDING = ".toml"
MOST_FILES = 30
MOST_BYTES = 50_000  # of a file; our largest has 8,000
LONGEST_LINE = 300  # a name of a thousand parts would keep the reader busy for minutes
AGAIN = "Mend the line that is named; https://toml.io shows how TOML is written."


@frozen(eq=False)
class CardReport(Verdict):
    """All that is to say about a folder of cards."""

    cards: CardSet | None  # None if there are errors


def read_cards(folder: Path) -> CardSet:
    """The cards in *folder*; a `LevelError` names everything that is wrong with them."""
    report = check_cards(folder)
    if report.cards is None:
        raise LevelError(report.errors)
    return report.cards


def check_cards(folder: Path, *, shipped: bool = False) -> CardReport:
    """Never raises. What differs from B1-B7 is an error in the *shipped* set, else advice."""
    notes = notes_about_all(folder)
    files = SetFiles()
    sources = [
        (path.name, _tables(OpenFile(path, folder, notes.about(path.name), files)))
        for path in _files(folder, notes)
    ]
    found = read_tables(sources, notes)
    if found is not None:
        note_figures(found, notes, Severity.ERROR if shipped else Severity.ADVICE)
    return CardReport(by_file(notes.found), None if notes.has_errors else found)


def _files(folder: Path, notes: Notes) -> list[Path]:
    try:
        found = [
            path
            for path in folder.iterdir()
            if path.suffix.lower() == ENDING and not path.name.startswith(".")
        ]
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or "there is none of this name"
        remedy = "Check the folder's name, and that you are allowed to read it."
        notes.error(f"The folder cannot be opened: {why}.", remedy)
        return []
    if not found:
        notes.error(f"There is no card file (*{ENDING}) in the folder.", "Put some there.")
    if len(found) > MOST_FILES:
        what = f"There are {len(found):,} files in the folder; more than {MOST_FILES} are not read."
        notes.error(what, "Move some of them elsewhere.")
        return []
    return sorted(found, key=lambda path: path.name)


def _tables(file: OpenFile) -> dict[str, object]:
    try:
        file.refuse_outside()
        return tables_in(file.files.text(file.path, MOST_BYTES))
    except UnreadableError as fault:
        file.notes.error(fault.what, fault.remedy)
        return {}


def tables_in(data: bytes) -> dict[str, object]:
    """Or an `UnreadableError`."""
    for number, line in enumerate(data.splitlines(), start=1):
        if len(line) > LONGEST_LINE:
            raise UnreadableError(
                f"Line {number} has {len(line):,} letters; more than {LONGEST_LINE} are not read.",
                "Break it into several lines.",
            )
    try:
        return tomllib.loads(data.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise UnreadableError(
            "The file is not a text in UTF-8.", "Save it as UTF-8 in a text editor."
        ) from None
    except RecursionError:
        raise UnreadableError("The tables are nested too deeply.", "Write them flat.") from None
    except ValueError as error:
        raise UnreadableError(f"The file cannot be read as TOML: {error}.", AGAIN) from None
