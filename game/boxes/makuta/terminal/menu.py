"""What the one who decides may do, numbered."""

from collections import Counter
from collections.abc import Sequence

from attrs import frozen

from game.boxes.makuta.terminal.previews import bonus_sum, total, turned, walk
from game.boxes.makuta.terminal.spots import here
from game.boxes.makuta.words import Names, action_words
from game.boxes.makuta.words.outlook import outlook
from game.rules.makuta.actions import Action, FlyTo, MoveTo, PlaceTile, RollDie, SetPawn, UseBonuses
from game.rules.makuta.play import legal_actions
from game.rules.makuta.state import Observation
from game.rules.makuta.tiles import tile_of

FEW = 12  # more choices than this are cut short, unless one asks for all


@frozen
class Offer:
    number: int
    action: Action
    words: str
    field: int | None = None  # where it would lead
    came_from: int | None = None
    is_plain: bool = False  # the map says all about it


def offers(names: Names, seen: Observation) -> tuple[Offer, ...]:
    """Every legal action; those that end on fields last, in reading order of the tiles."""
    actions = sorted(legal_actions(seen), key=lambda action: _order(seen, action))
    return tuple(_offer(names, seen, i, action) for i, action in enumerate(actions, start=1))


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


def _offer(names: Names, seen: Observation, number: int, action: Action) -> Offer:
    words = action_words(names, seen, action)
    match action:
        case MoveTo(field, came_from):
            view = outlook(names, seen, field)
            words = walk(names, seen, action, view)
            return Offer(number, action, words, field, came_from, is_plain=not view)
        case FlyTo(field) | SetPawn(field):
            return Offer(number, action, words, field, is_plain=True)
        case RollDie(die):
            return Offer(number, action, names.texts.text("offer.die", words=words, sides=die))
        case PlaceTile(rotation):
            return Offer(number, action, turned(names, seen, rotation))
        case UseBonuses(places):
            return Offer(number, action, f"{words} {total(names, seen, places)}".strip())
        case _:
            return Offer(number, action, words)


def listing(names: Names, offered: Sequence[Offer], *, everything: bool = False) -> list[str]:
    """The offers as lines; what the map shows, or what would fill pages, only on request."""
    listed = [offer for offer in offered if everything or not offer.is_plain]
    cut = listed if everything or len(listed) <= 2 * FEW else listed[:FEW]
    width = len(str(offered[-1].number)) if offered else 1
    lines = [f"{offer.number:{width}}  {offer.words}" for offer in cut]
    if len(cut) < len(listed):
        lines.append(names.texts.count("offer.more", len(listed) - len(cut)))
    return lines + _unlisted(names, [offer for offer in offered if offer not in listed])


def _unlisted(names: Names, offered: Sequence[Offer]) -> list[str]:
    texts = names.texts
    by_kind = Counter(type(offer.action) for offer in offered)
    lines = []
    if by_kind[MoveTo]:
        lines.append(texts.count("offer.walks", by_kind[MoveTo]))
    if by_kind[FlyTo]:
        lines.append(texts.text("offer.flights"))
    if by_kind[SetPawn]:
        lines.append(texts.count("offer.settings", by_kind[SetPawn]))
    return lines


def numbers_of(offered: Sequence[Offer]) -> dict[int, str]:
    """What the map writes below a field: its number, the first one where there are several."""
    numbers: dict[int, str] = {}
    for offer in offered:
        if isinstance(offer.action, MoveTo):
            several = offer.action.field in numbers
            first = numbers.get(offer.action.field, str(offer.number)).rstrip("+")
            numbers[offer.action.field] = f"{first}+" if several else first
    return numbers
