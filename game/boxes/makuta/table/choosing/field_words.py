"""What a field is called on the screen and what one finds there; worked out once per situation."""

from attrs import define, field

from game.boxes.makuta.words import Names
from game.boxes.makuta.words.gates import gate_line
from game.boxes.makuta.words.outlook import outlook, pawns_on
from game.i18n.texts import capital
from game.rules.makuta.actions import MoveTo
from game.rules.makuta.state import Observation


@define(eq=False)
class FieldWords:
    names: Names
    seen: Observation
    _known: dict[int, str] = field(factory=dict, init=False)
    _seats: bool = field(default=True, init=False)

    def of(self, number: int, steps: int | None = None) -> str:
        """Its name, how far it is, what happens there."""
        if steps is None:
            return self._plain(number)
        counted = self.names.texts.count("table.steps", steps)
        return "\n".join([f"{self._name(number)} · {counted}", *self._content(number)])

    def of_gate(self, gate: int) -> str:
        line = gate_line(self.names, self.seen, gate)
        return self.names.texts.text("table.gate", gate=line)

    def of_side(self, move: MoveTo) -> str:
        field, start = self.names.field(move.field), self.names.field(move.came_from)
        return capital(self.names.texts.text("table.from_side", field=field, start=start))

    def _plain(self, number: int) -> str:
        if number not in self._known:
            self._known[number] = "\n".join([self._name(number), *self._content(number)])
        return self._known[number]

    def _name(self, number: int) -> str:
        return capital(self.names.field(number))

    def _content(self, number: int) -> list[str]:
        pawns = pawns_on(self.seen, number)
        lines = [", ".join(map(self.names.seat, pawns))] if pawns else []
        if number in self.seen.tokens.locks or not pawns:
            view = outlook(self.names, self.seen, number)
            lines += [capital(view)] if view else []
        return lines
