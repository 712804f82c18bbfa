"""How far it is from one field to another."""

from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet

from attrs import define, field

from game.rules.makuta.state import Island

REMEMBERED = 8  # islands


def steps_from(
    adjacent: Mapping[int, tuple[int, ...]],
    starts: Iterable[int],
    most: int,
    rahi: AbstractSet[int] = frozenset(),
) -> dict[int, int]:
    """To every field that the nearest of *starts* can reach in at most *most*.

    A way can only end on the field of a *rahi*; without them it goes past everybody.
    """
    steps = dict.fromkeys(starts, 0)
    edge = list(steps)
    for count in range(1, most + 1):
        beyond = []
        for place in edge:
            for beside in adjacent[place]:
                if beside not in steps:
                    steps[beside] = count
                    if beside not in rahi:
                        beyond.append(beside)
        edge = beyond
    return steps


@define
class _Surroundings:
    """What has been looked up about one island, which changes only when a tile is laid."""

    island: Island
    steps: dict[tuple[int, int], dict[int, int]] = field(factory=dict)


_lately: list[_Surroundings] = []  # the last one first


def steps_around(island: Island, place: int, most: int) -> dict[int, int]:
    """`steps_from` one field, found once for as long as the island stays as it is."""
    steps = _surroundings(island).steps
    if (place, most) not in steps:
        steps[place, most] = steps_from(island.adjacent, [place], most)
    return steps[place, most]


def _surroundings(island: Island) -> _Surroundings:
    for known in _lately:
        if known.island is island:
            return known
    _lately.insert(0, _Surroundings(island))
    del _lately[REMEMBERED:]
    return _lately[0]
