"""House rule H1: a move uses the whole roll.

A plain field is a legal end when some way without repetition reaches it with the last step, or
gets stuck there: no way on from it has a legal end. Where a move may end before its count
(*stops*) it may end anyway, so such a field counts here only as a way on.
"""

from game.rules.quest.state import Table


def exact_paths(
    table: Table, start: int, steps: int, stops: frozenset[int], closed: frozenset[int]
) -> dict[int, tuple[int, ...]]:
    """A way to every plain field where a move of exactly *steps* can end."""
    search = _Search(table, steps, stops, closed)
    search.walk([start], {start})
    return search.found


class _Search:
    """A walk through all ways, cut short where nothing new can be found."""

    def __init__(
        self, table: Table, steps: int, stops: frozenset[int], closed: frozenset[int]
    ) -> None:
        self.adjacent = table.island.adjacent
        self.rahi = table.tokens.rahi
        self.steps = steps
        self.stops = stops
        self.closed = closed
        self.found: dict[int, tuple[int, ...]] = {}

    def walk(self, path: list[int], visited: set[int]) -> bool:
        """Explore all ways on from the last field; whether one, or the field itself, is an end."""
        field = path[-1]
        goes_on = len(path) <= self.steps and self._any_way_on(path, visited)
        if goes_on or len(path) == 1:
            return goes_on
        if field in self.closed:
            return False
        if field not in self.stops:
            self.found.setdefault(field, tuple(path))
        return True

    def _any_way_on(self, path: list[int], visited: set[int]) -> bool:
        any_end = False
        for beside in self.adjacent[path[-1]]:
            if beside in visited:
                continue
            if beside in self.rahi:
                any_end = True
                continue
            path.append(beside)
            visited.add(beside)
            # A stop is a legal end whatever lies behind it.
            any_end |= self.walk(path, visited) or beside in self.stops
            path.pop()
            visited.remove(beside)
        return any_end
