"""Lanterns in a window: plain rectangles."""

from collections.abc import Sequence
from functools import partial
from typing import Any

import pygame
from attrs import define, frozen
from pygame import Color, Rect, Surface

from game.core.seats import Seat
from game.players.sitting import Sitting
from game.scenes.box import Row, Story
from game.scenes.program import Program
from game.scenes.table.selection import Pick, Selection
from game.scenes.table.view import LogLine, SeatLook, TableView
from game.shelf.rulebook import Rule
from game.shelf.shelf import Contents
from game.ui.widgets.button import Button
from tests.toy import rules as lanterns
from tests.toy.game import FIGURES, LanternGame, LanternMatch
from tests.toy.rules import HIDDEN, Action, Event, Observation

COLOURS = {"red": "#b23a24", "blue": "#2f6fb0", "green": "#3f7f3a", "gold": "#c9a25a"}
CARD, GAP = (54, 76), 10  # points


@define(eq=False)
class LanternTable(TableView[Observation, Action, Event]):
    game: LanternGame
    names: Sequence[str]

    def paint(self, surface: Surface, area: Rect, seen: Observation) -> None:
        surface.fill("#1d2430", area)
        for seat, hand in enumerate(seen.hands):
            row = Rect(area.left, area.top + area.height * seat // (len(seen.hands) + 1), 0, 0)
            surface.fill(COLOURS[FIGURES[seat]], (row.left, row.top, 6 + 14 * seen.light[seat], 6))
            for i, card in enumerate(hand):
                self._paint_card(surface, row.move(i * 64 + 8, 14), card.face)
        if isinstance(seen.phase, lanterns.Asking):
            self._paint_card(surface, Rect(area.center, (0, 0)), seen.phase.card.face)

    def _paint_card(self, surface: Surface, place: Rect, face: int) -> None:
        card = Rect(place.topleft, CARD)
        pygame.draw.rect(surface, "#444444" if face == HIDDEN else "#e8dcc0", card, border_radius=5)
        for i in range(max(face, 0)):
            pygame.draw.circle(surface, "#d98a20", (card.left + 10 + 9 * i, card.centery), 4)

    def widgets(self) -> list[Button]:
        place = Rect(self.area.left + 8, self.area.bottom - 44, 150, 36)
        words = partial(self.game.action_words, self.seen)
        return [
            Button(place.move(i * 158, 0), f"do.{i}", words(action), Pick(action))
            for i, action in enumerate(self.selection.actions if self.selection else ())
        ]

    def select(self, seen: Observation) -> Selection[Action, Any]:
        return Selection(tuple(lanterns.legal_actions(seen)), lambda action: ())

    def prompt(self, seen: Observation) -> str:
        return self.game.prompt(seen)

    def line(self, event: Event) -> LogLine:
        return LogLine(self.game.event_words(event), event.what.value)

    def action_words(self, seen: Observation, action: Action) -> str:
        return self.game.action_words(seen, action)

    def seat_name(self, seat: Seat) -> str:
        return self.names[seat] or self.game.seat_name(seat)

    def seat_look(self, seat: Seat) -> SeatLook:
        return plain_look(Color(COLOURS[FIGURES[seat]]))


def plain_look(colour: Color) -> SeatLook:
    """A seat that is known by its colour alone."""
    return SeatLook(colour, partial(_dot, colour), partial(_dot, colour), partial(_filled, colour))


def _dot(colour: Color, size: int) -> Surface:
    picture = Surface((size, size), pygame.SRCALPHA)
    pygame.draw.aacircle(picture, colour, (size / 2, size / 2), size / 2)
    return picture


def _filled(colour: Color, size: tuple[int, int]) -> Surface:
    picture = Surface(size, 0, 32)
    picture.fill(colour)
    return picture


@frozen
class LanternKit:
    game: LanternGame

    def lay_out(
        self, program: Program, sitting: Sitting[Any, Any, Any, Any], names: Sequence[str]
    ) -> LanternTable:
        return LanternTable(self.game, names)

    def badge(self, figure: str, size: int) -> Surface:
        return plain_look(Color(COLOURS[figure])).badge(size)

    portrait = badge

    def warm_step(self) -> bool:
        return False

    def picture_of(self, rule: Rule) -> None:
        return None

    def story(self, match: LanternMatch) -> Story:
        state, seats = match.state, range(len(match.state.hands))
        won = sorted(lanterns.winners(state) or ())
        names = tuple(self.game.seat_name(Seat(seat)) for seat in seats)
        light = Row(self.game.texts.text("story.light"), tuple(map(str, state.light)))
        headline = self.game.texts.text("story.won", seats=" & ".join(names[s] for s in won))
        colours = tuple(Color(COLOURS[FIGURES[seat]]) for seat in seats)
        return Story(headline, "", won[0], (light,), None, names, colours)


def unpacked_kit(game: LanternGame, contents: Contents) -> LanternKit:
    return LanternKit(game)
