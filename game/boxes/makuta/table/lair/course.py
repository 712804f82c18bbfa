"""The steps of a duel with Makuta as a row of beads: done, due now, and to come."""

import pygame
from attrs import frozen
from pygame import Color, Surface

from game.boxes.makuta.duel_steps import Step, order_of
from game.boxes.makuta.table.duel.state import Duel
from game.boxes.makuta.table.pieces.pieces import Pieces
from game.boxes.makuta.words import Names
from game.i18n.keys import key_of
from game.ui.theme import Palette, Style, Theme

BEAD, THREAD = 18, 20  # points


def next_step(duel: Duel, order: tuple[Step, ...]) -> Step | None:
    """The first that has not been done; None after the last."""
    return next((step for step in order if not _is_done(duel, step)), None)


def _is_done(duel: Duel, step: Step) -> bool:
    match step:
        case Step.KEYS:
            return True  # nobody challenges Makuta without
        case Step.TEMPLE:
            return duel.strength is not None
        case Step.ROLL:
            return duel.roll is not None
        case Step.BONUSES:
            return bool(duel.used) or duel.total is not None or duel.outcome is not None
        case Step.VERDICT:
            return duel.outcome is not None


@frozen
class CoursePainter:
    surface: Surface
    theme: Theme
    pieces: Pieces
    names: Names
    duel: Duel

    def draw(self, left: int, middle: int) -> None:
        order = order_of(self.names.terms.edition.bonuses)
        now = next_step(self.duel, order)
        for step in order:
            left = self._step(step, left, middle, is_now=step is now)
            if step is not order[-1]:
                left = self._thread(left, middle)

    def _step(self, step: Step, left: int, middle: int, *, is_now: bool) -> int:
        is_done = _is_done(self.duel, step)
        colour = Palette.GOLD if is_now else Palette.INK if is_done else Palette.FAINT
        self._bead(left, middle, colour, is_done=is_done, is_now=is_now)
        words = self.names.texts.text(key_of("duel_step", step, "done" if is_done else "next"))
        text = self.theme.text(words, Style.SMALL_STRONG if is_now else Style.SMALL, colour)
        place = text.get_rect(midleft=(left + self.theme.px(BEAD + 6), middle))
        self.surface.blit(text, place)
        return place.right

    def _bead(self, left: int, middle: int, colour: Color, *, is_done: bool, is_now: bool) -> None:
        size = self.theme.px(BEAD)
        centre = (left + size // 2, middle)
        if is_done:
            tick = self.pieces.icon("check", size, Palette.GOOD)
            self.surface.blit(tick, tick.get_rect(center=centre))
            return
        pygame.draw.circle(self.surface, colour, centre, size // 2, max(2, self.theme.px(2)))
        if is_now:
            pygame.draw.circle(self.surface, colour, centre, size // 4)

    def _thread(self, left: int, middle: int) -> int:
        gap = self.theme.px(8)
        ends = (left + gap, middle), (left + gap + self.theme.px(THREAD), middle)
        pygame.draw.line(self.surface, Palette.BRASS, *ends, max(1, self.theme.px(1)))
        return ends[1][0] + gap
