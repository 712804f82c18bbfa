"""House rule H1: a move uses the whole roll.

A plain field is a legal end when some way without repetition reaches it with the last step, or
gets stuck there: no way on from it has a legal end. Where a move may end before its count
(*stops*) it may end anyway, so such a field counts here only as a way on.
"""

from attrs import define, field

from game.rules.makuta.state import Table


def exact_paths(
    table: Table, start: int, steps: int, stops: frozenset[int], closed: frozenset[int]
) -> dict[int, tuple[int, ...]]:
    """A way to every plain field where a move of exactly *steps* can end."""
    search = _Search(table.island.adjacent, table.tokens.rahi, stops, closed, [start], {start})
    search.any_end_beyond(start, steps)
    return search.found


@define
class _Search:
    """Walks all ways there are, step by step and back again."""

    adjacent: dict[int, tuple[int, ...]]
    rahi: frozenset[int]
    stops: frozenset[int]
    closed: frozenset[int]
    path: list[int]
    visited: set[int]
    found: dict[int, tuple[int, ...]] = field(factory=dict)

    def any_end_beyond(self, here: int, left: int) -> bool:
        """Find all ends of ways on from *here*, with *left* steps; whether there are any."""
        path, visited, any_end = self.path, self.visited, False
        for beside in self.adjacent[here]:
            if beside in visited:
                continue
            if beside in self.rahi:
                any_end = True
                continue
            path.append(beside)
            visited.add(beside)
            # Most ways end with the last step: no call for what lies beyond it.
            if left > 1 and self.any_end_beyond(beside, left - 1):
                any_end = True
            else:
                any_end |= self._ends_at(beside)
            visited.remove(beside)
            path.pop()
        return any_end

    def _ends_at(self, here: int) -> bool:
        """The last step has been made, or no way on has an end; a stop is an end anyway."""
        if here in self.closed:
            return False
        if here not in self.found and here not in self.stops:
            self.found[here] = tuple(self.path)
        return True
