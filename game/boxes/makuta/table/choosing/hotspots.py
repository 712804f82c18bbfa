"""What of the island can be pointed at: fields, open gates, the ghost of a tile.

Only what lies in the picture; what is refused is told apart, and says why once it is pointed at.
"""

from collections.abc import Callable, Iterator
from functools import partial

from attrs import frozen

from game.boxes.makuta.table.choosing import screen_rects
from game.boxes.makuta.table.choosing.lights import lit_ends, lit_sides
from game.boxes.makuta.table.choosing.place_card import field_card, temple_card
from game.boxes.makuta.table.choosing.situation import FieldWords, Situation, name_of
from game.boxes.makuta.table.table_picture import TablePicture
from game.boxes.makuta.words.places import Place, has_something, title_of
from game.rules.makuta.phases import Placing
from game.rules.makuta.targets import AtField, AtGate
from game.scenes.table.selection import Confirm, Pick
from game.ui.explanation import Explanation
from game.ui.things import Thing


@frozen(eq=False)
class Hotspots:
    here: Situation
    picture: TablePicture
    words: FieldWords

    def all(self) -> list[Thing]:
        """From the lowest to the topmost: what can be pressed lies above what cannot."""
        things = [*self._temple(), *self._fields(), *self._gates()]
        things.sort(key=lambda thing: thing.message is not None)
        return [*things, *self._sides(), *self._ghost()]

    def _fields(self) -> Iterator[Thing]:
        choosing = self.here.choosing
        ends = lit_ends(choosing) if choosing else {}
        for field, rect in screen_rects.visible_fields(self.picture):
            target = AtField(field)
            told = partial(self.words.of, field, ends.get(field), is_open=self.here.is_open)
            refusal, message = self.here.refusal(target), self.here.message(target)
            name, passive = name_of(target), message is None
            card = self._card(field, ends.get(field))
            yield Thing(name, rect, told, message, refusal, passive, target, card=card)

    def _card(self, field: int, steps: int | None) -> Callable[[], Explanation] | None:
        if not has_something(self.here.seen, field):
            return None
        return partial(field_card, self.picture.pieces, self.here, self.words, field, steps)

    def _gates(self) -> Iterator[Thing]:
        """Passive: the keyboard reaches the same by the stone of the gate."""
        for gate in self.here.seen.island.open_gates:
            rect = screen_rects.gate_rect(self.picture, gate)
            if self.picture.camera.viewport.contains(rect):
                target = AtGate(gate)
                told, refusal = partial(self.words.of_gate, gate), self.here.refusal(target)
                message, name = self.here.message(target), name_of(target)
                card = self._card(gate, None)
                yield Thing(
                    name, rect, told, message, refusal, passive=True, target=target, card=card
                )

    def _temple(self) -> Iterator[Thing]:
        """It is no space, but whoever points at it wants to know what it is."""
        temple, view = self.picture.places.temple_place(), self.picture.camera.viewport
        if temple is None:
            return
        rect = screen_rects.temple_rect(self.picture, temple).clip(view)
        if rect:
            words, card = title_of(self.here.names, Place.TEMPLE), partial(temple_card, self.here)
            yield Thing("temple", rect, words, passive=True, card=card)

    def _sides(self) -> Iterator[Thing]:
        """From where a Rahi's field can be entered, once that field has been pointed at."""
        view = self.picture.camera.viewport
        for move in lit_sides(self.here.choosing) if self.here.choosing else ():
            rect = screen_rects.field_rect(self.picture, move.came_from)
            if view.collidepoint(rect.center):
                told = self.words.of_side(move)
                yield Thing(f"side.{move.came_from}", rect.clip(view), told, Pick(move))

    def _ghost(self) -> Iterator[Thing]:
        phase, view = self.here.seen.phase, self.picture.camera.viewport
        if self.here.choosing is None or not isinstance(phase, Placing):
            return
        rect = screen_rects.ghost_rect(self.picture, phase).clip(view)
        if rect:
            yield Thing("ghost", rect, self.here.texts.text("table.lay_here"), Confirm())
