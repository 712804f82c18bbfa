"""How far it is from one field to another, past Rahi and pawns."""

from collections.abc import Iterable, Mapping


def steps_from(
    adjacent: Mapping[int, tuple[int, ...]], starts: Iterable[int], most: int
) -> dict[int, int]:
    """The steps to every field that the nearest of *starts* can reach in at most *most*."""
    steps = dict.fromkeys(starts, 0)
    edge = list(steps)
    for count in range(1, most + 1):
        beyond = []
        for place in edge:
            for beside in adjacent[place]:
                if beside not in steps:
                    steps[beside] = count
                    beyond.append(beside)
        edge = beyond
    return steps
