"""What a place of the island says of itself, beside its name and how far it is."""

from functools import partial

from game.boxes.makuta.table.choosing.situation import FieldWords, Situation
from game.boxes.makuta.table.pieces.pieces import Pieces
from game.boxes.makuta.words.explained import Explained
from game.boxes.makuta.words.places import explained_field, explained_temple, token_at
from game.ui.explanation import Explanation, Picture


def field_card(
    pieces: Pieces, here: Situation, words: FieldWords, field: int, steps: int | None
) -> Explanation:
    told = explained_field(here.names, here.readable, field)
    disc = token_at(here.seen, field) or here.seen.tokens.locks.get(field)
    picture = partial(pieces.disc, disc) if disc else None
    return _card(told, words.whereabouts(field, steps), picture)


def temple_card(here: Situation) -> Explanation:
    return _card(explained_temple(here.names, here.readable))


def _card(
    told: tuple[str, Explained], more: str = "", picture: Picture | None = None
) -> Explanation:
    title, of = told
    return Explanation(title, of.effect, of.now, more, of.rule, picture=picture)
