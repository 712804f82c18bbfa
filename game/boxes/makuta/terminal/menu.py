"""What the one who decides may do, in order, with what it leads to."""

from collections import Counter
from collections.abc import Sequence
from typing import TypeAlias

from game.boxes.makuta.terminal.spots import here
from game.boxes.makuta.words import Names, action_words, spot
from game.boxes.makuta.words.outlook import outlook
from game.core.hexes import Side
from game.i18n.texts import Texts
from game.rules.makuta.actions import Action, FlyTo, MoveTo, PlaceTile, RollDie, SetPawn, UseBonuses
from game.rules.makuta.duel import Outcome, outcome_against, total_bonus
from game.rules.makuta.phases import ChoosingBonuses, Placing
from game.rules.makuta.placement import fit
from game.rules.makuta.state import Observation
from game.rules.makuta.tiles import cell_of, tile_of
from game.terminal.offers import Offer

MakutaOffer: TypeAlias = Offer[Action]
SIXTH = 60  # degrees


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
        case MoveTo():
            view = outlook(names, seen, action)
            words = _walk(names, seen, action, view)
            return Offer(number, action, words, is_listed=bool(view))  # else the map says all
        case FlyTo() | SetPawn():
            return Offer(number, action, words, is_listed=False)
        case RollDie(die):
            return Offer(number, action, names.texts.text("offer.die", words=words, sides=die))
        case PlaceTile(rotation):
            return Offer(number, action, _turned(names, seen, rotation))
        case UseBonuses(places):
            return Offer(number, action, f"{words} {_total(names, seen, places)}".strip())
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


# What a choice would lead to, as far as the one who decides can know


def _walk(names: Names, seen: Observation, move: MoveTo, view: str) -> str:
    """Fields of the tile one stands on go by their short names."""
    where, start = (_nearby(names, seen, field) for field in (move.field, move.came_from))
    if move.field in seen.tokens.rahi:
        return names.texts.text("offer.walk_from", field=where, start=start, view=view)
    return names.texts.text("offer.walk", field=where, view=view) if view else where


def _nearby(names: Names, seen: Observation, field: int) -> str:
    if tile_of(field) != tile_of(here(seen)) or field == seen.terms.atlas.start_field:
        return names.field(field)
    return spot(cell_of(field))


def _turned(names: Names, seen: Observation, rotation: int) -> str:
    """Which gates of the drawn tile would join others, stay open or be blocked."""
    phase, atlas, texts = seen.phase, seen.terms.atlas, names.texts
    assert isinstance(phase, Placing)
    fitting = fit(seen.island, atlas, phase.tile, seen.island.open_gates[phase.gate], rotation)
    own = {gate: side.turned(rotation) for side, gate in atlas.gates[phase.tile].items()}
    gates = sorted(own, key=own.__getitem__)
    joined = {gate: tile_of(other) for gate, other in fitting.linked}
    parts = [
        texts.text("offer.joins", spot=spot(cell_of(gate)), tile=names.tile(tile))
        for gate, tile in joined.items()
    ]
    still_open = [_facing(gate, own[gate]) for gate in gates if gate in fitting.opened]
    if still_open:
        parts.append(texts.text("offer.open", gates=", ".join(still_open)))
    shut = [_facing(gate, own[gate]) for gate in gates if gate in fitting.blocked]
    shut += [names.field(gate) for gate in fitting.blocked if gate not in own]
    if shut:
        parts.append(texts.text("offer.blocked", gates=", ".join(shut)))
    return texts.text("offer.turned", degrees=rotation * SIXTH, gates="; ".join(parts))


def _facing(gate: int, side: Side) -> str:
    return f"{spot(cell_of(gate))} {side.name}"


def bonus_sum(seen: Observation, places: tuple[int, ...]) -> int:
    assert isinstance(seen.phase, ChoosingBonuses)
    return total_bonus(seen, seen.phase.seat, places)


def _total(names: Names, seen: Observation, places: tuple[int, ...]) -> str:
    """What these bonuses come to, and once the die has fallen what that means."""
    phase, texts = seen.phase, names.texts
    assert isinstance(phase, ChoosingBonuses)
    bonus = bonus_sum(seen, places)
    if phase.roll is None:
        return texts.text("offer.bonus", bonus=bonus)
    whole, strength = phase.roll + bonus, phase.foe.strength
    match outcome_against(phase.foe, whole):
        case Outcome.WON:
            return texts.text("offer.wins", total=whole, strength=strength)
        case Outcome.TIED:
            return texts.text("offer.ties", total=whole, strength=strength)
        case Outcome.LOST:
            return texts.text("offer.loses", total=whole, strength=strength)
