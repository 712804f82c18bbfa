"""Quest for the Masks and its sisters at a keyboard."""

from collections.abc import Iterator, Mapping, Sequence

from attrs import frozen

from game.boxes.masks.terminal.choosing import MasksView, meant
from game.boxes.masks.terminal.looking import card, hand, island, seats, show_turn, tasks
from game.boxes.masks.terminal.menu import MasksOffer, offers, unlisted
from game.boxes.masks.terminal.why import why_not
from game.boxes.masks.words import Names, action_sentence, event_line, phase_sentence
from game.boxes.masks.words.standing import contest_lines, nest_line, seat_lines, turn_line
from game.core.seats import Seat
from game.rules.masks.actions import Action
from game.rules.masks.events import (
    Declined,
    Event,
    MaskReady,
    Passed,
    Shuffled,
    TurnEnded,
    TurnStarted,
)
from game.rules.masks.state import Observation
from game.terminal.text_table import Answer, TextTable, Tone

COMMANDS: Mapping[str, Answer[Observation, Action, Event]] = {
    "map": island,
    "hand": hand,
    "card": card,
    "seats": seats,
    "tasks": tasks,
}
QUIET = TurnEnded | Shuffled | MaskReady | Declined


@frozen
class MasksTextTable(TextTable[Observation, Action, Event]):
    def seat_name(self, seen: Observation, seat: Seat) -> str:
        return self._names(seen).seat(seat)

    def picture(self, seen: Observation) -> Iterator[str]:
        """Whose turn it is, and how everybody stands."""
        names = self._names(seen)
        yield turn_line(names, seen)
        yield phase_sentence(names, seen)
        yield from contest_lines(names, seen)
        yield from filter(None, [nest_line(names, seen)])
        for seat in range(len(seen.seats)):
            yield from seat_lines(names, seen, Seat(seat))

    def action_words(self, seen: Observation, action: Action) -> str:
        return action_sentence(self._names(seen), seen, action)

    def line(self, seen: Observation, event: Event) -> str:
        return event_line(self._names(seen), event)

    def _names(self, seen: Observation) -> Names:
        return Names(self.texts, seen.terms)

    # What there is to see

    def show(self, view: MasksView) -> None:
        show_turn(view)

    def tone(self, event: Event) -> Tone:
        if isinstance(event, TurnStarted):
            return Tone.HEADING
        is_quiet = isinstance(event, QUIET) or (isinstance(event, Passed) and event.rule == "W4")
        return Tone.QUIET if is_quiet else Tone.PLAIN

    # What there is to do

    def offers(self, seen: Observation, actions: Sequence[Action]) -> tuple[MasksOffer, ...]:
        return offers(self._names(seen), seen, actions)

    def unlisted(self, offered: Sequence[MasksOffer]) -> Iterator[str]:
        return unlisted(self.texts, offered)

    def meant(self, view: MasksView, text: str) -> Sequence[MasksOffer]:
        return meant(view, text)

    def reasons(self, seen: Observation, text: str) -> Sequence[str]:
        return why_not(self._names(seen), seen, text)

    # What can be typed besides

    @property
    def commands(self) -> Mapping[str, Answer[Observation, Action, Event]]:
        return COMMANDS

    @property
    def hints(self) -> Mapping[str, str]:
        text = self.texts.text
        return {
            "n | e | s | w | r9c6": text("help.steps"),
            "map": text("help.chart"),
            "hand": text("help.hand"),
            "card NAME": text("help.card"),
            "seats [TOA]": text("help.seats"),
            "tasks": text("help.tasks"),
            "why r9c6 | CARD": text("help.why_not"),
        }

    @property
    def legend(self) -> str:
        return self.texts.text("chart.legend")
