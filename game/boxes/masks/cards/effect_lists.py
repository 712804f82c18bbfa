"""Effects in a card file: a list of texts in the notation of the rules."""

from collections.abc import Iterator

from attrs import frozen

from game.boxes.masks.cards.forms import WrongValueError, refuse_count, shown, wrong
from game.rules.masks.printed.effects import Effect
from game.rules.masks.printed.notation import NotationError, read_effect, write_effect
from game.tiled.problems import Fault

MOST_EFFECTS = 8


@frozen
class Effects:
    wanted = f'a list of 1 to {MOST_EFFECTS} effects, such as ["Draw(self, GA, 2)"]'

    def read(self, value: object) -> tuple[Effect, ...]:
        if not isinstance(value, list):
            raise wrong(self, value)
        refuse_count(self, value, MOST_EFFECTS)
        if faults := [fault for part in value for fault in self._faults(part)]:
            raise WrongValueError(faults)
        return tuple(read_effect(part) for part in value)

    def _faults(self, part: object) -> Iterator[Fault]:
        if not isinstance(part, str):
            yield f"One effect is {shown(part)}.", f"Write {self.wanted}."
            return
        try:
            read_effect(part)
        except NotationError as error:
            yield f"{shown(part)}: {error.what}", error.remedy

    def write(self, value: tuple[Effect, ...]) -> list[str]:
        return [write_effect(effect) for effect in value]
