"""The lower part of a duel's card: the odds while something is chosen, then the outcome."""

from attrs import frozen
from pygame import Color, Rect, Surface

from game.boxes.makuta.table.duel.prospects import Odds, Prospect
from game.boxes.makuta.table.duel.state import Duel
from game.boxes.makuta.table.pieces.pieces import Pieces
from game.boxes.makuta.words import Names
from game.core.shares import WHOLE, percents
from game.rules.makuta.duel import Outcome
from game.tabletop.pictures.gleam import draw_burst
from game.tabletop.pictures.paint import faded
from game.ui.theme import Palette, Style, Theme
from game.ui.widgets.panel import draw_well
from game.ui.widgets.plaque import tinted

SIGNS = {
    Outcome.WON: ("check", Palette.GOOD),
    Outcome.TIED: ("minus", Palette.GOLD),
    Outcome.LOST: ("cross", Palette.BAD),
}
BAR, SIGN = 20, 30  # points
STAMPED = 0.35  # of its time: the sign has come down
_COLOURS = (Color("#3a7439"), Color("#7d6631"), Color("#8f4432"))  # won, tied, lost


@frozen
class VerdictPainter:
    surface: Surface
    theme: Theme
    pieces: Pieces
    names: Names
    duel: Duel

    def draw(self, room: Rect, promised: tuple[Prospect, ...]) -> None:
        if self.duel.outcome is not None:
            self._outcome(room, self.duel.outcome)
        elif any(prospect.is_veiled for prospect in promised):
            self._sentence(room, self.names.texts.text("duel.face_down"))
        elif promised:
            self._prospects(room, promised)
        else:
            self._sentence(room, self._need())

    def _sentence(self, room: Rect, words: str) -> None:
        text = self.theme.text(words, Style.SMALL, Palette.PALE, room.width)
        self.surface.blit(text, text.get_rect(center=room.center))

    def _need(self) -> str:
        """What it takes to win."""
        texts, strength = self.names.texts, self.duel.strength
        if strength is None:
            return texts.text("duel.temple_turns")
        if self.duel.rahi is None:
            return texts.text("duel.makuta_needs", strength=strength)
        return texts.text("duel.rahi_needs", strength=strength)

    # The outcome

    def _outcome(self, room: Rect, outcome: Outcome) -> None:
        """The sign comes down like a stamp; where it lands, light bursts from behind it."""
        icon, colour = SIGNS[outcome]
        fall = min(1.0, self.duel.shown / STAMPED)
        share = fall * fall
        word = self.theme.text(self._word(outcome), Style.HEADING, colour)
        line = self.theme.text(
            consequence(self.names, self.duel, outcome), Style.SMALL, Palette.PALE, room.width
        )
        size, gap = self.theme.px(SIGN), self.theme.gap
        left = room.centerx - (size + gap + word.get_width()) // 2
        middle = room.centery - line.get_height() // 2
        self._burst(room, (left + size // 2, middle), colour)
        grown = self.pieces.icon(icon, max(1, round(size * (2.6 - 1.6 * share))), colour)
        for picture, place in (
            (grown, grown.get_rect(center=(left + size // 2, middle))),
            (word, word.get_rect(midleft=(left + size + gap, middle))),
            (line, line.get_rect(midtop=(room.centerx, middle + word.get_height() // 2))),
        ):
            self.surface.blit(picture if share == 1 else faded(picture, share), place)

    def _burst(self, room: Rect, at: tuple[int, int], colour: Color) -> None:
        light = (self.duel.shown - STAMPED) / (1 - STAMPED)
        if light < 0:
            return
        burst = Rect(0, 0, 2 * room.height, 2 * room.height)
        burst.center = at
        before = self.surface.get_clip()
        self.surface.set_clip(room.inflate(0, room.height // 2).clip(before))
        draw_burst(self.surface, burst, colour, light)
        self.surface.set_clip(before)

    def _word(self, outcome: Outcome) -> str:
        texts = self.names.texts
        match outcome:
            case Outcome.WON:
                return texts.text("duel.won")
            case Outcome.TIED:
                return texts.text("duel.tied")
            case Outcome.LOST:
                return texts.text("duel.lost")

    # The odds

    def _prospects(self, room: Rect, promised: tuple[Prospect, ...]) -> None:
        height = self.theme.line(Style.SMALL) + self.theme.px(BAR) + self.theme.px(6)
        rows = promised if len(promised) * height <= room.height else promised[-1:]
        top = room.top + (room.height - height * len(rows)) // 2
        for prospect in rows:
            self._prospect(Rect(room.left, top, room.width, height), prospect)
            top += height

    def _prospect(self, room: Rect, prospect: Prospect) -> None:
        label = self.theme.text(self._label(prospect), Style.SMALL, Palette.PALE)
        self.surface.blit(label, room.topleft)
        line = self.theme.line(Style.SMALL)
        self._bar(Rect(room.left, room.top + line, room.width, self.theme.px(BAR)), prospect.odds)

    def _label(self, prospect: Prospect) -> str:
        texts = self.names.texts
        if prospect.die is None and not prospect.bonus:
            return texts.text("duel.with_roll")
        if prospect.die is None:
            return texts.text("duel.with_roll_and_bonus", bonus=prospect.bonus)
        die = self.names.die(prospect.die)
        if prospect.is_most:
            return texts.text("duel.with_all", die=die, bonus=prospect.bonus)
        if prospect.bonus:
            return texts.text("duel.with_die_and_bonus", die=die, bonus=prospect.bonus)
        return texts.text("duel.with_die", die=die)

    def _bar(self, room: Rect, odds: Odds) -> None:
        """As long as it is likely; a part too short for its words goes without."""
        corner = self.theme.px(5)
        draw_well(self.surface, self.theme, room, radius=5)
        left, done = room.left, 0
        parts = odds.win, odds.tie, odds.lose
        told = zip(parts, percents(parts), _COLOURS, self._words(), strict=True)
        for part, share, colour, word in told:
            done += part
            right = room.left + room.width * done // odds.of
            if part:
                place = Rect(left, room.top, right - left, room.height)
                self._part(place, colour, _wordings(word, share), corner)
            left = right

    def _words(self) -> tuple[str, str, str]:
        texts = self.names.texts
        return texts.text("duel.wins"), texts.text("duel.ties"), texts.text("duel.loses")

    def _part(self, place: Rect, colour: Color, words: tuple[str, ...], corner: int) -> None:
        face = place.inflate(-2, -2)
        self.surface.blit(tinted(self.theme, face.size, colour, corner), face)
        for wording in words:
            text = self.theme.text(wording, Style.SMALL_STRONG, Palette.INK)
            if text.get_width() <= face.width - self.theme.px(6):
                self.surface.blit(text, text.get_rect(center=face.center))
                return


def _wordings(word: str, share: int) -> tuple[str, ...]:
    """The fullest first; what is certain needs no number."""
    return (word,) if share == WHOLE else (f"{word} {share}%", f"{share}%")


def consequence(names: Names, duel: Duel, outcome: Outcome) -> str:
    """What follows from it; whoever has nothing loses nothing (R7)."""
    texts, seat = names.texts, names.seat(duel.seat)
    is_won, loses = outcome is Outcome.WON, outcome is Outcome.LOST and duel.can_lose
    if duel.rahi is not None and duel.lost is not None:
        return texts.text("duel.lost_token", seat=seat, disc=names.disc(duel.lost))
    if is_won:
        return texts.text("duel.moves_on" if duel.rahi else "duel.makuta_falls", seat=seat)
    if duel.rahi is None:
        return texts.text("duel.makuta_stands" if loses else "duel.makuta_moves", seat=seat)
    return texts.text("duel.loses_and_goes_back" if loses else "duel.goes_back", seat=seat)
