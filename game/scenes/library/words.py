"""What a game in the library is called: who plays it, how far it is, when it was played."""

from datetime import datetime, timedelta

from game.core.seats import Seat
from game.i18n.texts import Texts
from game.persistence.errors import GameFileError
from game.persistence.json_text import unpacked
from game.persistence.library import Shelved
from game.scenes.program import Program


def players_of(program: Program, game: Shelved) -> str:
    """Those that a box of ours knows by more than their names."""
    known = program.boxes.game_in(game.head) if game.head else None
    if known and game.head:
        seats = range(len(game.head.seats))
        names = [known.seat_label(game.head, Seat(seat)) for seat in seats]
    else:
        names = [card.name for card in game.seats]
    return ", ".join(filter(None, names))


def title_of(program: Program, game: Shelved) -> str:
    """The name that somebody gave it, or else who plays."""
    return (game.is_autosave and players_of(program, game)) or game.name


def winners_of(program: Program, game: Shelved) -> str:
    """Nobody, if the game goes on, or if its file does not tell."""
    known = program.boxes.game_in(game.head) if game.head and game.over else None
    if not known or not game.head:
        return ""
    try:
        winners = known.winners_in(unpacked(game.situation))
    except GameFileError:
        return ""
    return ", ".join(filter(None, (known.seat_label(game.head, seat) for seat in winners)))


def standing(program: Program, game: Shelved) -> str:
    texts, winners = program.texts, winners_of(program, game)
    if game.trouble:
        return texts.text("shelf.unreadable")
    if winners:
        return texts.count("shelf.won", game.turn, winners=winners)
    if game.over:
        return texts.count("shelf.finished", game.turn)
    return texts.text("shelf.turn", turn=game.turn) if game.turn else texts.text("shelf.new")


def when(texts: Texts, moment: datetime, today: datetime) -> str:
    """A day that one remembers by its name, else by its date."""
    time = f"{moment:%H:%M}"
    days = today.date() - moment.date()
    if not days:
        return texts.text("shelf.today", time=time)
    if days == timedelta(days=1):
        return texts.text("shelf.yesterday", time=time)
    return texts.text("shelf.date", date=f"{moment:%Y-%m-%d}", time=time)


def line_of(program: Program, game: Shelved) -> str:
    """How far it is, and when it was played."""
    moment = when(program.texts, game.modified, program.today())
    return f"{standing(program, game)} · {moment}"


def with_box(program: Program, heading: str) -> str:
    """Of what game, where there are several."""
    has_others = len(program.boxes.shelf.boxes) > 1
    return f"{heading} · {program.box_title}" if has_others else heading


def in_a_line(program: Program, game: Shelved) -> str:
    """Who plays comes last: it is long, and the end may not fit."""
    parts = (_box_of(program, game), line_of(program, game), players_of(program, game))
    return " · ".join(filter(None, parts))


def _box_of(program: Program, game: Shelved) -> str:
    shelf = program.boxes.shelf
    packed = shelf.called(game.box) if len(shelf.boxes) > 1 else None
    return packed.texts(program.texts.language).text("box.title") if packed else ""
