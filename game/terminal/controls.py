"""The commands that do more than look: each says whether the game has changed."""

from collections.abc import Callable, Mapping
from pathlib import Path

from game.core.errors import GameError
from game.core.seats import OPEN, PUBLIC, Seat
from game.i18n.keys import key_of
from game.persistence.errors import ExistsError
from game.persistence.library import Library
from game.persistence.names import path_named
from game.shelf.kept_game import KeptGame, keep_copy
from game.terminal.answers import turn
from game.terminal.console import Console
from game.terminal.offers import seat_named
from game.terminal.session import Session
from game.terminal.text_table import TextTables

Control = Callable[[Session, str], bool]


class LeftError(Exception):
    """Somebody has left the table; the game is kept."""


class NoNameError(GameError):
    """A game is saved or loaded by the name of its file."""


# Time


def undo(session: Session, argument: str) -> bool:
    barrier = session.sitting.undo()
    if barrier:
        session.console.tell(session.texts.text(key_of("barrier", barrier)))
        return False
    session.forget_news()
    session.console.tell(session.texts.text("undo.done"))
    return True


def redo(session: Session, argument: str) -> bool:
    done = session.sitting.redo()
    if not done:
        session.console.tell(session.texts.text("redo.nothing"))
    return done


# Files


def save(session: Session, argument: str) -> bool:
    """A copy under a name of one's own; the game itself is written down anyway."""
    texts = session.texts
    if not argument:
        raise NoNameError(texts.text("save.which"))
    path = path_named(argument)
    try:
        session.kept.export(path)
    except ExistsError:
        if not _agrees(session, texts.text("save.replace", file=path.name)):
            session.console.tell(texts.text("save.not"))
            return False
        session.kept.export(path, replace=True)
    session.console.tell(texts.text("save.done", file=path))
    return False


def _agrees(session: Session, question: str) -> bool:
    yes = session.texts.text("answer.yes")
    return session.console.ask(question).casefold() in {yes, yes[:1]}


def load(session: Session, argument: str) -> bool:
    """The saved game stays as it is; a copy of it is played on."""
    if not argument:
        raise NoNameError(session.texts.text("load.which"))
    session.change_to(
        copy_of(path_named(argument), session.console, session.library, session.tables)
    )
    return True


def copy_of(path: Path, console: Console, library: Library, tables: TextTables) -> KeptGame:
    kept = keep_copy(library, path, tables.game_at)
    console.tell(kept.game.texts.text("load.done", file=path.name))
    return kept


# Views


def look_as(session: Session, argument: str) -> bool:
    """Another's view only by that person's leave; a computer player gives none."""
    if session.sitting.decider is None:
        turn(session.view_of(OPEN), "")
    elif argument in {"", "public"}:
        turn(session.view_of(PUBLIC), "")
    else:
        _look_as_seat(session, seat_named(session.texts, session.seat_names, argument))
    return False


def _look_as_seat(session: Session, seat: Seat) -> None:
    if seat in session.sitting.bots:
        session.console.tell(session.texts.text("view.bot", seat=session.seat_names[seat]))
    elif seat == session.looking:
        turn(session.view_of(seat), "")
    else:
        _show_to(session, seat)


def _show_to(session: Session, seat: Seat) -> None:
    """Between two curtains."""
    before = session.looking
    session.draw_curtain(seat)
    turn(session.view_of(seat), "")
    session.console.ask(session.texts.text("prompt.seen"))
    if before is not None:
        session.draw_curtain(before)


def leave(session: Session, argument: str) -> bool:
    raise LeftError


CONTROLS: Mapping[str, Control] = {
    "undo": undo,
    "redo": redo,
    "save": save,
    "load": load,
    "view": look_as,
    "quit": leave,
}
