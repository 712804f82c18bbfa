"""House rule H1: a move uses the whole roll.

A plain field is a legal end when some way without repetition reaches it with the last step, or
gets stuck there: there is no way on from it. Where a move may end before its count (*stops*) it
may end anyway, so such a field counts here only as a way on.
"""

from attrs import define, field

from game.rules.makuta.state import Table


def exact_paths(
    table: Table, start: int, steps: int, stops: frozenset[int]
) -> dict[int, tuple[int, ...]]:
    """A way to every plain field where a move of exactly *steps* can end."""
    search = _Search(table.island.adjacent, table.tokens.rahi, stops, [start], {start})
    search.leads_on(start, steps)
    return search.found


@define
class _Search:
    """Walks all ways there are, step by step and back again."""

    adjacent: dict[int, tuple[int, ...]]
    rahi: frozenset[int]
    stops: frozenset[int]
    path: list[int]
    visited: set[int]
    found: dict[int, tuple[int, ...]] = field(factory=dict)

    def leads_on(self, here: int, left: int) -> bool:
        """Find all ends of ways on from *here*, with *left* steps; whether there is any way on."""
        path, visited, leads_on = self.path, self.visited, False
        for beside in self.adjacent[here]:
            if beside in visited:
                continue
            leads_on = True
            if beside in self.rahi:
                continue
            path.append(beside)
            visited.add(beside)
            # Most ways end with the last step: no call for what lies beyond it.
            if left == 1 or not self.leads_on(beside, left - 1):
                self._ends_at(beside)
            visited.remove(beside)
            path.pop()
        return leads_on

    def _ends_at(self, here: int) -> None:
        """The last step has been made, or there is no way on; a stop is an end anyway."""
        if here not in self.found and here not in self.stops:
            self.found[here] = tuple(self.path)
