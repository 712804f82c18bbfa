"""Lights everything on the map that matters now: to whoever chooses, points, reads or waits."""

from attrs import define, field
from pygame import Surface

from game.boxes.masks.table.choosing.situation import Situation
from game.boxes.masks.table.land_view import LandView
from game.boxes.masks.table.lights import (
    MET,
    draw_goals,
    draw_lights,
    draw_locks,
    draw_marker,
    draw_steps,
    lit_spaces,
    locked_spaces,
)
from game.boxes.masks.table.panels.task_row import task_spaces
from game.rules.masks.phases import GameOver
from game.rules.masks.targets import AtSpace
from game.ui.theme import Theme
from game.ui.things import Thing

MARKER = 7  # points


@define(eq=False)
class LightPainter:
    land: LandView
    pointed: Thing | None = field(default=None, init=False)
    spoken_of: int | None = field(default=None, init=False)  # the space a line of the log is about

    def paint(self, surface: Surface, theme: Theme, here: Situation) -> None:
        rect_of = self.land.rect_of
        draw_lights(surface, theme, map(rect_of, lit_spaces(here)))
        draw_steps(surface, theme, here, rect_of)
        draw_locks(surface, theme, map(rect_of, locked_spaces(here)))
        draw_goals(surface, theme, map(rect_of, task_spaces(here)))
        draw_lights(surface, theme, map(rect_of, self._shown(here)), MET)
        self._mark_turn(surface, theme, here)

    def _shown(self, here: Situation) -> list[int]:
        """What somebody points at, is advised to press, or reads about."""
        met = self.pointed.target if self.pointed else None
        shown = [each.space for each in (met, here.advised) if isinstance(each, AtSpace)]
        return shown if self.spoken_of is None else [*shown, self.spoken_of]

    def _mark_turn(self, surface: Surface, theme: Theme, here: Situation) -> None:
        if not isinstance(here.seen.phase, GameOver) and self.land.sprites.has(("pawn", 0)):
            at = self.land.head_of(here.seen.turn.seat)
            draw_marker(surface, at, theme.px(MARKER))
