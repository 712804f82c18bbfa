"""The island as it would be with the drawn tile laid in one of its rotations."""

from attrs import evolve

from game.rules.makuta.phases import Placing
from game.rules.makuta.pieces import HIDDEN, RAHI, Disc, back_of
from game.rules.makuta.placement import Fit, extended, fit
from game.rules.makuta.state import Laid, Observation, Tokens


def laid_so(seen: Observation, rotation: int) -> tuple[Observation, Fit]:
    """Everybody can see which kinds its fields will be filled with, nobody the faces."""
    assert isinstance(seen.phase, Placing)
    tile, atlas = seen.phase.tile, seen.terms.atlas
    place = seen.island.open_gates[seen.phase.gate]
    fitting = fit(seen.island, atlas, tile, place, rotation)
    island = extended(seen.island, atlas, Laid(tile, rotation), place, fitting)
    return evolve(seen, island=island, tokens=_filled(seen, tile)), fitting


def _filled(seen: Observation, tile: int) -> Tokens:
    two_backs = seen.terms.house.two_backs
    lying = {
        field: (Disc(back_of(kind, two_backs=two_backs), HIDDEN),)
        for field, kind in seen.terms.atlas.token_fields[tile]
    }
    rahi = (field for field, discs in lying.items() if discs[0].kind in RAHI)
    tokens = seen.tokens
    return evolve(tokens, on_fields=tokens.on_fields | lying, rahi=tokens.rahi.union(rahi))


def openness(fitting: Fit) -> float:
    """Many gates to explore, many ways to walk."""
    return len(fitting.opened) + 0.5 * len(fitting.linked) - 0.25 * len(fitting.blocked)
