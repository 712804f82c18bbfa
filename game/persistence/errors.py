"""What can be wrong with a game file: one class for each cause, one sentence for the player.

An error says what is wrong and what can be done; whoever reads the file adds its name and line.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from game.core.errors import GameError
from game.core.seats import NATURE, Seat


class GameFileError(GameError):
    """A game file that cannot be read, understood or written; *facts* fill the gaps in `what`."""

    what: str
    remedy: str

    def __init__(self, *facts: object) -> None:
        super().__init__(*facts)
        self.what = self.what.format(*facts)
        self.file = ""
        self.line = 0  # counted from 1; 0 while it is not known or the whole file is meant

    def __str__(self) -> str:
        where = self.file or "The game"
        line = f", line {self.line}" if self.line else ""
        return f"{where}{line}: {self.what} {self.remedy}"


@contextmanager
def within(file: str = "", line: int = 0) -> Iterator[None]:
    """An error from in here is told with its file and line."""
    try:
        yield
    except GameFileError as error:
        error.file = error.file or file
        error.line = error.line or line
        raise


# The file as a whole


class MissingFileError(GameFileError):
    what = "There is no such file."
    remedy = "It may have been moved or renamed; choose another game."


class FolderError(GameFileError):
    what = "This is a folder, not a game."
    remedy = "Choose a file in it."


class ForbiddenError(GameFileError):
    what = "This file may not be read."
    remedy = "Change its permissions, or copy it to a folder of your own."


class UnreadableError(GameFileError):
    what = "The file cannot be read ({})."  # for a reason of the system
    remedy = "Check the disk, or open a copy of the game."


class NoFileError(GameFileError):
    what = "This is not a file, but a device or a pipe to another program."
    remedy = "Choose a file."


class TooManyLinesError(GameFileError):
    what = "The file has {:,} lines, and a game has at most {:,}."
    remedy = "It is not a game, or something has been added to it; open a copy of the game."


class TooLargeError(GameFileError):
    what = "The file has {:,} bytes, and a game has at most {:,}."
    remedy = "It is not a game, or something has been added to it; open a copy of the game."


class EmptyFileError(GameFileError):
    what = "The file is empty."
    remedy = "There is no game in it; you can delete it."


class NotTextError(GameFileError):
    what = "This file is not text, as a saved game is."
    remedy = (
        "Choose a game that this program has saved; if a text editor has changed it, save it"
        " there as UTF-8."
    )


class ForeignFileError(GameFileError):
    """Text, but not written by this program."""

    what = "This is not a game that this program has saved."
    remedy = "Choose another file, or open a copy of the game."


# The first line


class HeadError(GameFileError):
    """The first line says what is played; the one fact is what is wrong there."""

    what = "{}"
    remedy = "Without it the game cannot be opened; open a copy of the game."


class ChangedHeadError(HeadError):
    remedy = "The first line has been changed; open a copy of the game."


class UnclearHeadError(HeadError):
    what = "The first line cannot be understood: {}."


class NewerFormatError(GameFileError):
    what = (
        "The game was saved by a newer version of the program, in format {};"
        " this version reads formats up to {}."
    )
    remedy = "Install the newer version to play it."


class UnknownFormatError(GameFileError):
    """A number below the newest that no version has ever written."""

    what = "The game claims to be in format {}, which has never existed."
    remedy = "The number has been changed; open a copy of the game."


class UnknownBoxError(GameFileError):
    what = 'This is a game of "{}", which is not on the shelf; there is {}.'
    remedy = "Install the version of the program that has it."


class TextOnlyError(GameFileError):
    what = 'This is a game of "{}", which cannot be played in a window yet.'
    remedy = "Resume it in the terminal: add --text."


class SecondHeadError(GameFileError):
    what = "A second game begins here, but a file holds only one."
    remedy = "In a text editor, move this line and all after it to a file of their own."


# A line further down


class LineError(GameFileError):
    what = "{}"
    remedy = (
        "Open a copy of the game, or delete this line and all after it in a text editor:"
        " then the game goes on from there."
    )


class DamagedLineError(LineError):
    what = "The line is damaged."


class UnknownLineError(LineError):
    what = "The line is neither an action nor a snapshot."


class PackedError(LineError):
    what = "The packed part of the line is damaged."


class UnknownActionError(LineError):
    what = 'There is no action "{}".'


class WrongActionError(LineError):
    """An action that lacks something, or has something that is not of its kind."""

    what = "{} cannot be understood: {}."


class WrongSeatError(LineError):
    what = "{}, but {}."

    def __init__(self, actor: Seat, decider: Seat | None) -> None:
        acts = "Chance acts" if actor == NATURE else f"Seat {actor} acts"
        due = "chance must decide" if decider == NATURE else f"seat {decider} must decide"
        super().__init__(acts, "the game is over" if decider is None else due)


class IllegalLineError(LineError):
    what = "{} is not legal here by the rules of this version."


class SnapshotError(LineError):
    """A snapshot that shows no situation that can be played."""

    what = "The snapshot cannot be used: {}."


# Writing


class ExistsError(GameFileError):
    what = "A file of this name already exists."
    remedy = "Choose another name."


class NoFolderError(GameFileError):
    what = "The folder for it does not exist."
    remedy = "Make the folder or choose another."


class ReadOnlyError(GameFileError):
    what = "You may not write there."
    remedy = "Change the permissions or choose another folder."


class NotWrittenError(GameFileError):
    what = "It cannot be saved ({})."  # for a reason of the system, such as a full disk
    remedy = "Make room on the disk or choose another folder."


class LongNameError(GameFileError):
    what = "The name is too long for this disk."
    remedy = "Choose a shorter one."


class NoNameError(GameFileError):
    what = "A file cannot have this name."
    remedy = "Choose one with letters or digits."


# While a game is played


class LockedError(GameFileError):
    """Another program plays this game; *where* and since when, if that is known."""

    what = "The game is open in another window{}."
    remedy = "Close it there, or play a copy of it."

    def __init__(self, where: str = "") -> None:
        super().__init__(where)


class NotYetWrittenError(GameFileError):
    what = "The game cannot be saved now ({})."
    remedy = (
        "You can play on, and the program tries again after every action; make room on the disk,"
        " change the permissions, or save a copy elsewhere."
    )


class GoneError(GameFileError):
    what = "The file was moved or deleted while you were playing."
    remedy = "You can play on; save a copy of the game to keep it."


class ChangedElsewhereError(GameFileError):
    what = "Another program changed the file while you were playing."
    remedy = "It is left as it is. You can play on; save a copy of the game to keep it."
