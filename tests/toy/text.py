"""Lanterns in the terminal."""

from collections.abc import Iterator

from attrs import frozen

from game.core.seats import Seat
from game.terminal.text_table import TextTable
from tests.toy.game import LanternGame
from tests.toy.rules import Action, Event, Observation


@frozen
class LanternText(TextTable[Observation, Action, Event]):
    @property
    def lanterns(self) -> LanternGame:
        assert isinstance(self.game, LanternGame)
        return self.game

    def seat_name(self, seen: Observation, seat: Seat) -> str:
        return self.lanterns.seat_name(seat)

    def picture(self, seen: Observation) -> Iterator[str]:
        for seat, hand in enumerate(seen.hands):
            cards = ", ".join(self.lanterns.card_words(card.face) for card in hand)
            facts = {"seat": self.lanterns.seat_name(Seat(seat)), "light": seen.light[seat]}
            yield self.texts.text("picture", cards=cards, **facts)

    def action_words(self, seen: Observation, action: Action) -> str:
        return self.lanterns.action_words(seen, action)

    def line(self, seen: Observation, event: Event) -> str:
        return self.lanterns.event_words(event)
