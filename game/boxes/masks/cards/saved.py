"""The cards of a game in its own file: a game carries them, so that it outlives a changed set."""

from attrs import frozen

from game.boxes.masks.cards.tables import read_tables
from game.boxes.masks.cards.writing import tables_of
from game.persistence.errors import HeadError
from game.persistence.json_text import Json, JsonObject
from game.rules.masks.printed.cards import Cards
from game.rules.masks.printed.editions import Edition
from game.tiled.problems import Notes, Severity

MOST_TOLD = 3  # problems; more would be no sentence any more


class WrongCardsError(HeadError):
    what = "The cards of the game cannot be used. {}"
    remedy = "The first line has been changed; open a copy of the game."


@frozen(eq=False)
class SavedCards:
    cards: Cards
    edition: Edition


def encode_cards(cards: Cards, edition: Edition) -> JsonObject:
    """The tables of the card files, with the decks of this edition alone."""
    return dict(tables_of(cards, [edition]))


def decode_cards(data: Json) -> SavedCards:
    """Checked as the card files are; a `WrongCardsError` says what is wrong."""
    if not isinstance(data, dict):
        raise WrongCardsError("They are no table.")
    notes = Notes("cards")
    found = read_tables([("game", data)], notes)
    if found is None:
        raise WrongCardsError(_told(notes))
    if len(found.editions) != 1:
        raise WrongCardsError(f"There are {len(found.editions)} editions, and a game has one.")
    (edition,) = found.editions.values()
    return SavedCards(found.cards, edition)


def _told(notes: Notes) -> str:
    errors = [problem for problem in notes.found if problem.severity is Severity.ERROR]
    return " ".join(problem.text for problem in errors[:MOST_TOLD])
