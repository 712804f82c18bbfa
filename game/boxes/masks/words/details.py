"""Words for what effects are about: whom, how many cards, how long, which spaces."""

from collections.abc import Sequence

from game.boxes.masks.words.names import Names
from game.i18n.keys import key_of
from game.rules.masks.pieces import Deck
from game.rules.masks.printed import effects
from game.rules.masks.printed.effects import ALL, EachOpponent, Span, Turns, Who, Whom
from game.rules.masks.printed.land import COLUMNS, ROWS

# Who


def whom(names: Names, who: Whom, opponent: str) -> str:
    if isinstance(who, EachOpponent):
        if who.within is None:
            return names.texts.text("who.each")
        return names.texts.count("who.each_within", who.within)
    return names.texts.text(key_of("who", who, opponent if who is Who.OPP else ""))


# Cards


def amount(names: Names, decks: Sequence[Deck], count: int) -> str:
    """`2 Game Action cards or Rahi cards`, of those decks that are in play."""
    first, *others = [deck for deck in decks if _in_play(names, deck)] or decks
    if count >= ALL:
        words = names.texts.text(key_of("cards_all", first))
    else:
        words = names.some(first, count)
    for deck in others:
        more = names.some(deck, 1) if count == 1 else bare(names, deck)
        words = names.texts.text("name.or", one=words, other=more)
    return words


def bare(names: Names, deck: Deck) -> str:
    """Several of them, without a number."""
    return names.texts.text(key_of("cards_bare", deck))


def _in_play(names: Names, deck: Deck) -> bool:
    match deck:
        case Deck.RAHI:
            return names.terms.has_rahi
        case Deck.VA | Deck.KRANA | Deck.BOHROK:
            return names.terms.has_swarm
        case _:
            return True


# Time


def duration(names: Names, time: effects.Time, *, is_own: bool) -> str:
    if isinstance(time, Turns):
        return names.texts.count("time.turns", time.count)
    other = "" if is_own or time is not Span.UNTIL_OWN_NEXT_TURN else "other"
    return names.texts.text(key_of("time", time, other))


# Spaces


def whereto(names: Names, spaces: effects.Spaces, *, is_own: bool) -> str:
    """With an article, so that one can go there."""
    text = names.texts.text
    match spaces:
        case effects.SpacesOf(kind, circles):
            return text(key_of("spaces", kind, str(circles or "")))
        case effects.OwnStart():
            return text("spaces.own_start" if is_own else "spaces.its_start")
        case effects.StartOf(toa):
            return text("spaces.start_of", toa=names.toa(toa))
        case effects.Rows(first, last):
            return _region(names, first, last, "north" if first == 0 else _south(last))
        case effects.Columns(first, last):
            return _region(names, first, last, "west" if first == 0 else _east(last))
        case effects.NearTemple(within):
            return text("spaces.near_temple", within=within)
        case effects.NextToPawn():
            return text("spaces.next_to_pawn")


def _south(last: int) -> str:
    return "south" if last == ROWS - 1 else "rows"


def _east(last: int) -> str:
    return "east" if last == COLUMNS - 1 else "columns"


def _region(names: Names, first: int, last: int, region: str) -> str:
    return names.texts.text(key_of("region", region), first=first, last=last)
