"""Quest for Makuta at a keyboard."""

from collections.abc import Iterator, Mapping, Sequence

from attrs import frozen

from game.boxes.makuta.terminal.choosing import meant, target_named
from game.boxes.makuta.terminal.looking import island, show_turn, tile, tray, tray_line
from game.boxes.makuta.terminal.menu import MakutaOffer, offers, unlisted
from game.boxes.makuta.terminal.spots import MakutaView
from game.boxes.makuta.words import (
    Names,
    action_words,
    event_line,
    phase_sentence,
    reason_sentence,
)
from game.core.seats import Seat
from game.i18n.keys import key_of
from game.rules.makuta.actions import Action
from game.rules.makuta.events import Event, MasksKept, TurnEnded, TurnStarted
from game.rules.makuta.explain import explain
from game.rules.makuta.state import Observation
from game.rules.makuta.targets import AtButton, Button
from game.terminal.text_table import Answer, TextTable, Tone

COMMANDS: Mapping[str, Answer[Observation, Action, Event]] = {
    "map": island,
    "tile": tile,
    "look": tile,
    "tray": tray,
}


@frozen
class MakutaTextTable(TextTable[Observation, Action, Event]):
    def seat_name(self, seen: Observation, seat: Seat) -> str:
        return self._names(seen).seat(seat)

    def picture(self, seen: Observation) -> Iterator[str]:
        """Whose turn it is, and how everybody stands."""
        names, number = self._names(seen), seen.turn.number
        yield self.texts.text("turn.now", number=number, seat=names.seat(seen.turn.seat))
        yield phase_sentence(names, seen)
        for seat, field in enumerate(seen.pawns):
            where, who = names.field(field), names.seat(Seat(seat))
            yield f"  {self.texts.text('turn.pawn', seat=who, field=where)}"
        for seat in range(len(seen.trays)):
            yield tray_line(names, seen, Seat(seat))

    def action_words(self, seen: Observation, action: Action) -> str:
        return action_words(self._names(seen), seen, action)

    def line(self, seen: Observation, event: Event) -> str:
        return event_line(self._names(seen), event)

    def _names(self, seen: Observation) -> Names:
        return Names(self.texts, seen.terms)

    # What there is to see

    def show(self, view: MakutaView) -> None:
        show_turn(view)

    def tone(self, event: Event) -> Tone:
        match event:
            case TurnStarted():
                return Tone.HEADING
            case MasksKept() | TurnEnded():
                return Tone.QUIET
            case _:
                return Tone.PLAIN

    # What there is to do

    def offers(self, seen: Observation, actions: Sequence[Action]) -> tuple[MakutaOffer, ...]:
        return offers(self._names(seen), seen, actions)

    def unlisted(self, offered: Sequence[MakutaOffer]) -> list[str]:
        return unlisted(self.texts, offered)

    def meant(self, view: MakutaView, text: str) -> Sequence[MakutaOffer]:
        return meant(view, text)

    def reasons(self, seen: Observation, text: str) -> list[str]:
        names = self._names(seen)
        if not text:
            return list(self._in_the_way(seen))
        reason = explain(seen, target_named(names, seen, text))
        return [reason_sentence(names, seen, reason)] if reason else []

    def _in_the_way(self, seen: Observation) -> Iterator[str]:
        """Of all buttons."""
        for button in Button:
            reason = explain(seen, AtButton(button))
            if reason is not None:
                name = self.texts.text(key_of("button", button))
                yield f"{name}: {reason_sentence(self._names(seen), seen, reason)}"

    # What can be typed besides

    @property
    def commands(self) -> Mapping[str, Answer[Observation, Action, Event]]:
        return COMMANDS

    @property
    def hints(self) -> Mapping[str, str]:
        text = self.texts.text
        return {
            "c5 | ta_koro c5": text("help.go"),
            "roll | end | …": text("help.button"),
            "why SPACE | BUTTON": text("help.why"),
            "map": text("help.map"),
            "tile [NAME]": text("help.tile"),
            "tray [TOA]": text("help.tray"),
        }

    @property
    def legend(self) -> str:
        return self.texts.text("map.legend")
