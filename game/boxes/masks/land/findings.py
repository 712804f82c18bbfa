"""What is found about a land, before it is told as a problem of a file."""

from collections.abc import Iterable

from attrs import evolve, frozen

from game.boxes.masks.land.map_form import cell_of, space_in
from game.rules.masks.printed.land import name_of
from game.tiled.problems import MOST_LISTED, Problem, Spot, joined


@frozen
class Finding:
    what: str
    remedy: str
    layer: str
    space: int | None = None

    @property
    def spot(self) -> Spot:
        return Spot(self.layer, cell=None if self.space is None else cell_of(self.space))


@frozen
class SpaceSpot(Spot):
    """Names its cell as the rules do: r9c6 (L1)."""

    def __str__(self) -> str:
        around = str(Spot(self.layer, self.object_id))
        return ", ".join(
            part for part in (around, self.cell and name_of(space_in(self.cell))) if part
        )


def with_names(problem: Problem) -> Problem:
    spot = problem.spot
    if spot.cell is None:
        return problem
    return evolve(problem, spot=SpaceSpot(spot.layer, spot.object_id, spot.cell))


def names(spaces: Iterable[int]) -> str:
    """`r1c2, r1c3 and r9c6`, cut short if there are many."""
    told = sorted(spaces)
    if len(told) <= MOST_LISTED:
        return joined(map(name_of, told))
    return f"{', '.join(map(name_of, told[:MOST_LISTED]))} and {len(told) - MOST_LISTED} more"


def steps(count: int) -> str:
    return "1 step" if count == 1 else f"{count} steps"
