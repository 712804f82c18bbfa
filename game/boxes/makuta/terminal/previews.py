"""What a choice would lead to, as far as the one who decides can know."""

from game.boxes.makuta.terminal.spots import here
from game.boxes.makuta.words import Names, spot
from game.core.hexes import Side
from game.rules.makuta.actions import MoveTo
from game.rules.makuta.duel import Outcome, outcome_against, total_bonus
from game.rules.makuta.phases import ChoosingBonuses, Placing
from game.rules.makuta.placement import fit
from game.rules.makuta.state import Observation
from game.rules.makuta.tiles import cell_of, tile_of

SIXTH = 60  # degrees


def walk(names: Names, seen: Observation, move: MoveTo, view: str) -> str:
    """Fields of the tile one stands on go by their short names."""
    where, start = (_nearby(names, seen, field) for field in (move.field, move.came_from))
    if move.field in seen.tokens.rahi:
        return names.texts.text("offer.walk_from", field=where, start=start, view=view)
    return names.texts.text("offer.walk", field=where, view=view) if view else where


def _nearby(names: Names, seen: Observation, field: int) -> str:
    if tile_of(field) != tile_of(here(seen)) or field == seen.terms.atlas.start_field:
        return names.field(field)
    return spot(cell_of(field))


def turned(names: Names, seen: Observation, rotation: int) -> str:
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


def total(names: Names, seen: Observation, places: tuple[int, ...]) -> str:
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
