"""Keeps games: each is written down as it goes, and can be saved, loaded and resumed."""

from collections.abc import Callable
from pathlib import Path

from attrs import frozen

from game.boxes.makuta import codec
from game.boxes.makuta.bots import BOTS, bot_today
from game.boxes.makuta.saving import MakutaScribe, open_game, start_game
from game.boxes.makuta.sitting import MakutaSitting, sit_down
from game.core.seats import Seat
from game.persistence.errors import GameFileError
from game.persistence.game_file import export_game
from game.persistence.library import Library
from game.persistence.lines import Cover, Head, SeatCard

BOT = "bot"  # what a seat's card says about a computer player


@frozen
class Kept:
    """Where the game at the table is written down, or why it is not."""

    path: Path | None = None
    scribe: MakutaScribe | None = None
    refusal: str = ""

    @property
    def trouble(self) -> str:
        """Why the last lines are not on the disk, if they are not."""
        return str(self.scribe.trouble) if self.scribe and self.scribe.trouble else ""


@frozen
class Opened:
    """A saved game, ready to go on in its file."""

    sitting: MakutaSitting
    kept: Kept
    notices: tuple[str, ...]  # what the players should know about the file


@frozen
class Keeper:
    """Knows where games lie and how they are written."""

    folder: Path | None  # of the games that are written down as they go; None if there is none
    new_name: Callable[[], str]  # for the next of them

    def keep(self, sitting: MakutaSitting) -> Kept:
        """From now on the game is written down, if that is possible."""
        if self.folder is None:
            return Kept()
        try:
            path = Library(self.folder, self.new_name).new_path()
            return Kept(path, start_game(path, sitting.match, _cover(sitting)))
        except GameFileError as error:
            return Kept(refusal=error.what)

    def save(self, path: Path, sitting: MakutaSitting, *, replace: bool = False) -> None:
        """A copy of the game as it is; it goes on where it was."""
        export_game(path, sitting.match, codec, _cover(sitting), replace=replace)

    def open(self, path: Path) -> Opened:
        found = open_game(path)
        sitting = sit_down(found.match, _bots_in(found.head))
        return Opened(sitting, Kept(path, found.scribe), found.notices)

    def unfinished(self) -> Opened | None:
        """The game that was left last, if it can be gone on with."""
        if self.folder is None:
            return None
        left = Library(self.folder, self.new_name).latest_unfinished()
        try:
            game = self.open(left.path) if left else None
        except GameFileError:
            return None
        return game if game and game.sitting.decider is not None else None


def _cover(sitting: MakutaSitting) -> Cover:
    """Who plays: a computer player by its name, a person by nothing."""
    seats = range(len(sitting.match.state.pawns))
    names = (sitting.bots.get(Seat(seat)) for seat in seats)
    return Cover(tuple(SeatCard(player={BOT: name} if name else {}) for name in names))


def _bots_in(head: Head) -> dict[Seat, str]:
    """A computer player that there is no more is replaced by a person."""
    named = {Seat(i): bot_today(str(card.player.get(BOT))) for i, card in enumerate(head.seats)}
    return {seat: name for seat, name in named.items() if name in BOTS}
