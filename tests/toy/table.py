"""Lanterns in a window: plain rectangles."""

from collections.abc import Sequence
from typing import Any

from attrs import define, frozen
from pygame import Color, Rect, Surface

from game.core.seats import Seat
from game.players.sitting import Sitting
from game.scenes.box import Row, Story, TableKit
from game.scenes.program import Program
from game.scenes.table.selection import Pick, Selection
from game.scenes.table.view import LogLine, SeatLook, TableView
from game.shelf.shelf import Contents
from game.ui.widgets.button import Button
from tests.plain_look import plain_look
from tests.toy.game import FIGURES, LanternGame, LanternMatch
from tests.toy.rules import HIDDEN, RULES, Action, Asking, Event, Observation

CARD, APART = (54, 76), 64  # points


@define(eq=False)
class LanternTable(TableView[Observation, Action, Event]):
    game: LanternGame
    names: Sequence[str]

    def paint(self, surface: Surface, area: Rect, seen: Observation) -> None:
        surface.fill("#1d2430", area)
        for seat, hand in enumerate(seen.hands):
            top = area.top + area.height * seat // (len(seen.hands) + 1)
            surface.fill(FIGURES[seat], (area.left, top, 6 + 14 * sum(seen.light[seat]), 6))
            for i, card in enumerate(hand):
                self._paint_card(surface, (area.left + i * APART + 8, top + 14), card.face)
        if isinstance(seen.phase, Asking):
            self._paint_card(surface, area.center, seen.phase.card.face)

    def _paint_card(self, surface: Surface, place: tuple[int, int], face: int) -> None:
        card = Rect(place, CARD)
        surface.fill("#444444" if face == HIDDEN else "#e8dcc0", card)
        for i in range(face):
            surface.fill("#d98a20", (card.left + 6 + 9 * i, card.centery, 6, 12))

    def widgets(self) -> list[Button]:
        place = Rect(self.area.left + 8, self.area.bottom - 44, 150, 36)
        words = self.game.action_words
        return [
            Button(place.move(i * 158, 0), f"do.{i}", words(self.seen, action), Pick(action))
            for i, action in enumerate(self.selection.actions if self.selection else ())
        ]

    def select(self, seen: Observation) -> Selection[Action, Any]:
        return Selection(tuple(RULES.legal_actions(seen)), lambda action: ())

    def prompt(self, seen: Observation) -> str:
        return self.game.prompt(seen)

    def line(self, event: Event) -> LogLine:
        return LogLine(self.game.event_words(event), event.what.value)

    def action_words(self, seen: Observation, action: Action) -> str:
        return self.game.action_words(seen, action)

    def seat_name(self, seat: Seat) -> str:
        return self.names[seat] or self.game.seat_name(seat)

    def seat_look(self, seat: Seat) -> SeatLook:
        return plain_look(Color(FIGURES[seat]))


@frozen
class LanternKit(TableKit):
    game: LanternGame
    contents: Contents  # there are no pictures in it

    def lay_out(
        self, program: Program, sitting: Sitting[Any, Any, Any, Any], names: Sequence[str]
    ) -> LanternTable:
        return LanternTable(self.game, names)

    def badge(self, figure: str, size: int) -> Surface:
        return plain_look(Color(figure)).badge(size)

    def portrait(self, figure: str, height: int) -> Surface:
        return self.badge(figure, height)

    def story(self, match: LanternMatch) -> Story:
        text, state = self.game.texts.text, match.state
        names = tuple(self.game.seat_name(Seat(seat)) for seat in range(len(state.hands)))
        first, *others = sorted(RULES.winners(state) or ())
        headline = text("story.won", seats=" & ".join(names[seat] for seat in (first, *others)))
        light = Row(text("story.light"), tuple(str(sum(own)) for own in state.light))
        return Story(headline, "", first, (light,), None, names, tuple(map(Color, FIGURES)))
