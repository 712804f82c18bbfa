"""What the one who decides may do, in order, with what it leads to."""

from collections import Counter
from collections.abc import Sequence
from typing import TypeAlias

from game.boxes.makuta.terminal.previews import bonus_sum, total, turned, walk
from game.boxes.makuta.terminal.spots import here
from game.boxes.makuta.words import Names, action_words
from game.boxes.makuta.words.outlook import outlook
from game.i18n.texts import Texts
from game.rules.makuta.actions import Action, FlyTo, MoveTo, PlaceTile, RollDie, SetPawn, UseBonuses
from game.rules.makuta.state import Observation
from game.rules.makuta.tiles import tile_of
from game.terminal.offers import Offer

MakutaOffer: TypeAlias = Offer[Action]


def offers(names: Names, seen: Observation, actions: Sequence[Action]) -> tuple[MakutaOffer, ...]:
    """Those that end on fields last, in reading order of the tiles."""
    ordered = sorted(actions, key=lambda action: _order(seen, action))
    return tuple(_offer(names, seen, i, action) for i, action in enumerate(ordered, start=1))


def field_of(action: Action) -> int | None:
    """Where it would lead."""
    match action:
        case MoveTo(field) | FlyTo(field) | SetPawn(field):
            return field
        case _:
            return None


def _order(seen: Observation, action: Action) -> tuple[int, ...]:
    match action:
        case MoveTo(field, other) | FlyTo(field, other):
            return (1, tile_of(field) != tile_of(here(seen)), field, other)
        case SetPawn(field):
            return (1, tile_of(field) != tile_of(here(seen)), field)
        case UseBonuses(places):
            return (0, len(places), -bonus_sum(seen, places))
        case _:
            return (0,)  # as the rules list them


def _offer(names: Names, seen: Observation, number: int, action: Action) -> MakutaOffer:
    words = action_words(names, seen, action)
    match action:
        case MoveTo(field):
            view = outlook(names, seen, field)
            words = walk(names, seen, action, view)
            return Offer(number, action, words, is_listed=bool(view))  # else the map says all
        case FlyTo() | SetPawn():
            return Offer(number, action, words, is_listed=False)
        case RollDie(die):
            return Offer(number, action, names.texts.text("offer.die", words=words, sides=die))
        case PlaceTile(rotation):
            return Offer(number, action, turned(names, seen, rotation))
        case UseBonuses(places):
            return Offer(number, action, f"{words} {total(names, seen, places)}".strip())
        case _:
            return Offer(number, action, words)


def unlisted(texts: Texts, offered: Sequence[MakutaOffer]) -> list[str]:
    """What the map shows, and how the others can be typed."""
    by_kind = Counter(type(offer.action) for offer in offered)
    lines = []
    if by_kind[MoveTo]:
        lines.append(texts.count("offer.walks", by_kind[MoveTo]))
    if by_kind[FlyTo]:
        lines.append(texts.text("offer.flights"))
    if by_kind[SetPawn]:
        lines.append(texts.count("offer.settings", by_kind[SetPawn]))
    return lines


def numbers_of(offered: Sequence[MakutaOffer]) -> dict[int, str]:
    """What the map writes below a field: its number, the first one where there are several."""
    numbers: dict[int, str] = {}
    for offer in offered:
        if isinstance(offer.action, MoveTo):
            several = offer.action.field in numbers
            first = numbers.get(offer.action.field, str(offer.number)).rstrip("+")
            numbers[offer.action.field] = f"{first}+" if several else first
    return numbers
