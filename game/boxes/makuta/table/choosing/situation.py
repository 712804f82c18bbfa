"""What whoever holds the screen sees and may choose: one value per look of the screen."""

from attrs import define, field, frozen

from game.boxes.makuta.goal import Goal, goal_of
from game.boxes.makuta.table.choosing.choosing import Choosing
from game.boxes.makuta.table.choosing.lights import lit_sides
from game.boxes.makuta.table.choosing.secrets import closed
from game.boxes.makuta.words import Names, reason_sentence
from game.boxes.makuta.words.gates import gate_line
from game.boxes.makuta.words.outlook import find_words, pawns_on
from game.boxes.makuta.words.risks import risk_line
from game.i18n.texts import Texts, capital
from game.rules.makuta.actions import MoveTo
from game.rules.makuta.explain import explain
from game.rules.makuta.play import to_move
from game.rules.makuta.state import Observation
from game.rules.makuta.targets import AtButton, AtDisc, AtField, AtGate, AtRotation, Target
from game.scenes.table.selection import PointAt
from game.ui.things import Thing


@frozen(eq=False)
class Situation:
    names: Names
    seen: Observation
    choosing: Choosing | None  # None while the viewer has nothing to decide
    is_open: bool  # whether the viewer's own secrets lie open
    is_alone: bool  # nobody else looks on: nothing need be turned down
    reasons: dict[Target, str]  # why not: as far as somebody has asked

    @property
    def texts(self) -> Texts:
        return self.names.texts

    @property
    def readable(self) -> Observation:
        """What words may tell now: own secrets only while they lie open."""
        return self.seen if self.is_open else closed(self.seen)

    @property
    def goal(self) -> Goal:
        """Of whoever decides."""
        seat = to_move(self.seen)
        assert seat is not None
        return goal_of(self.readable, seat)

    @property
    def about(self) -> tuple[Target, ...]:
        """What is being chosen, which a placard must not cover."""
        if self.choosing is None:
            return ()
        sides = (AtField(move.came_from) for move in lit_sides(self.choosing))
        return (*self.choosing.selection.pointed[-1:], *sides)

    def is_legal(self, target: Target) -> bool:
        return self.choosing is not None and self.choosing.selection.is_legal(target)

    def message(self, target: Target) -> PointAt[Target] | None:
        return PointAt(target) if self.is_legal(target) else None

    def refusal(self, target: Target) -> str:
        """Told once it has been asked for, by pointing there."""
        return self.reasons.get(target, "") if self.reasons and not self.is_legal(target) else ""

    def why(self, target: Target) -> str:
        """Why *target* cannot be meant now; empty if it can."""
        if target not in self.reasons:
            reason = explain(self.seen, target)
            words = reason_sentence(self.names, self.seen, reason) if reason else ""
            self.reasons[target] = words
        return self.reasons[target]


def name_of(target: Target) -> str:
    """What a thing is called through which one points at *target*."""
    match target:
        case AtField(field):
            return f"field.{field}"
        case AtGate(field):
            return f"gate.{field}"
        case AtRotation(rotation):
            return f"rotation.{rotation}"
        case AtDisc(seat, place):
            return f"tray.{seat}.{place}"
        case AtButton(button):
            return f"button.{button.name.lower()}"


def target_of(thing: Thing | None) -> Target | None:
    """What one points at through *thing*, be it allowed or not."""
    target = thing.target if thing else None
    return target if isinstance(target, Target) else None


@define(eq=False)
class FieldWords:
    names: Names
    seen: Observation
    _known: dict[tuple[int, bool], str] = field(factory=dict, init=False)

    def of(self, number: int, steps: int | None = None, *, is_open: bool = True) -> str:
        """Its name, how far it is, what happens there; *is_open* while own secrets lie open."""
        if steps is None:
            return self._plain(number, is_open=is_open)
        counted = self.names.texts.count("table.steps", steps)
        content = self._content(number, is_open=is_open)
        return "\n".join([f"{self._name(number)} · {counted}", *content])

    def of_gate(self, gate: int) -> str:
        line = gate_line(self.names, self.seen, gate)
        return self.names.texts.text("table.gate", gate=line)

    def of_side(self, move: MoveTo) -> str:
        field, start = self.names.field(move.field), self.names.field(move.came_from)
        return capital(self.names.texts.text("table.from_side", field=field, start=start))

    def whereabouts(self, number: int, steps: int | None) -> str:
        """Its name, how far it is, and who stands there."""
        counted = "" if steps is None else self.names.texts.count("table.steps", steps)
        pawns = ", ".join(map(self.names.seat, pawns_on(self.seen, number)))
        return " · ".join(filter(None, (self._name(number), counted, pawns)))

    def _plain(self, number: int, *, is_open: bool) -> str:
        key = (number, is_open)
        if key not in self._known:
            content = self._content(number, is_open=is_open)
            self._known[key] = "\n".join([self._name(number), *content])
        return self._known[key]

    def _name(self, number: int) -> str:
        return capital(self.names.field(number))

    def _content(self, number: int, *, is_open: bool) -> list[str]:
        pawns = pawns_on(self.seen, number)
        lines = [", ".join(map(self.names.seat, pawns))] if pawns else []
        view = find_words(self.names, self.seen, number)
        lines += [capital(view)] if view else []
        risk = risk_line(self.names, self.seen if is_open else closed(self.seen), number)
        return [*lines, risk] if risk else lines
