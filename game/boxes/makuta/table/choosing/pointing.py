"""What somebody points at, and what the island shows because of it."""

from collections.abc import Iterator

from attrs import define, field

from game.boxes.makuta.table.choosing.choosing import Choosing
from game.boxes.makuta.table.choosing.lights import hindrances, path_from_side, path_to
from game.boxes.makuta.table.island.lights import Glow, Light
from game.boxes.makuta.table.log_lines import Mention
from game.rules.makuta.actions import MoveTo
from game.rules.makuta.explain import explain
from game.rules.makuta.state import Observation
from game.rules.makuta.targets import AtField, AtGate, Target
from game.scenes.table.selection import Pick
from game.ui.things import Thing

LIT_FOR = 1.6  # seconds that what stands in the way is lit


@define
class Pointing:
    thing: Thing | None = field(default=None, init=False)
    path: tuple[int, ...] = field(default=(), init=False)
    spoken_of: Mention | None = field(default=None, init=False)  # in the log
    _hindrances: frozenset[int] = field(default=frozenset(), init=False)
    _until: float = field(default=0.0, init=False)

    def clear(self) -> None:
        """Another situation: nothing of it holds any more, but the pointer is where it was."""
        self.thing, self.path, self._hindrances = None, (), frozenset()

    def turn_to(self, thing: Thing | None, choosing: Choosing | None) -> bool:
        """Whether that is another thing than before."""
        before, self.thing = self.thing, thing
        if _name(before) == _name(thing):
            return False
        self.path = _path(thing, choosing) if thing and choosing else ()
        return True

    def refuse(self, seen: Observation, target: Target, now: float) -> None:
        """Light what stands in the way, for a moment."""
        reason = explain(seen, target)
        found = hindrances(seen, reason) if reason else frozenset[int]()
        self._hindrances, self._until = found or _itself(target), now + LIT_FOR

    def lights(self, now: float) -> Iterator[Light]:
        if now < self._until:
            yield from (Light(field, Glow.HINDRANCE) for field in sorted(self._hindrances))
        if self.spoken_of is not None and self.spoken_of.field is not None:
            yield Light(self.spoken_of.field, Glow.PLACE)

    def is_fading(self, now: float) -> bool:
        return now < self._until


def _path(thing: Thing, choosing: Choosing) -> tuple[int, ...]:
    match thing:
        case Thing(message=Pick(MoveTo(_, came_from))):
            return path_from_side(choosing, came_from)
        case Thing(target=AtField(field) | AtGate(field)):
            return path_to(choosing, field)
        case _:
            return ()


def _name(thing: Thing | None) -> str:
    return thing.name if thing else ""


def _itself(target: Target) -> frozenset[int]:
    return frozenset([target.field]) if isinstance(target, AtField | AtGate) else frozenset()
