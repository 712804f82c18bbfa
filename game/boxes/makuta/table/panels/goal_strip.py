"""What I still need, in one line over my tokens; pressed, it opens what that means."""

from collections.abc import Iterable

from attrs import define
from attrs import field as attribute
from pygame import Rect, Surface

from game.boxes.makuta.goal import KEYS, Goal, goal_of
from game.boxes.makuta.table.choosing.situation import Situation
from game.boxes.makuta.table.panels.layout import Skin
from game.boxes.makuta.table.pieces.pieces import Pieces
from game.boxes.makuta.words.goals import goal_line, keys_line, strength_line
from game.core.seats import OPEN, Seat
from game.i18n.texts import capital
from game.rules.makuta.pieces import Kind
from game.scenes.table.log_panel import OpenRule
from game.tabletop.pictures.glyphs import glyph
from game.tabletop.pictures.paint import faded
from game.ui.theme import Palette, Style, Theme
from game.ui.things import Thing
from game.ui.widgets.panel import draw_well
from game.ui.widgets.widget import MoodOf, Widget

ICON = 16  # points
MISSING = 0.3  # of a key is there that one has not got
BETWEEN = 4  # the pictures of progress
STYLE = Style.SMALL
NAME = "goal"


@define(frozen=True)
class GoalStrip(Widget):
    """Progress stands at the right: keys, and the odds against Makuta where they may be read."""

    pieces: Pieces = attribute(repr=False)
    line: str
    told: str  # all of it in words
    chapter: str  # of the rulebook
    goal: Goal
    shows_odds: bool

    def things(self) -> Iterable[Thing]:
        yield Thing(NAME, self.rect, self.told, OpenRule(self.chapter))

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        draw_well(surface, theme, self.rect, radius=6)
        is_met = mood(NAME).hovered or mood(NAME).focused
        words = theme.shortened(self.line, STYLE, self.room(theme))
        text = theme.text(words, STYLE, Palette.GLOW if is_met else Palette.INK)
        left, middle = self.rect.left + theme.gap, self.rect.centery
        surface.blit(text, text.get_rect(midleft=(left, middle)))
        right = self.rect.right - theme.gap
        for picture in reversed(self._progress(theme)):
            place = picture.get_rect(midright=(right, middle))
            surface.blit(picture, place)
            right = place.left - theme.px(BETWEEN)

    def room(self, theme: Theme) -> int:
        """How wide the line may be."""
        progress = self._progress(theme)
        taken = sum(picture.get_width() + theme.px(BETWEEN) for picture in progress)
        return self.rect.width - 3 * theme.gap - taken

    def _progress(self, theme: Theme) -> list[Surface]:
        """Of keys and, where it may be read, of strength."""
        key = self.pieces.kind_icon(Kind.KEY, theme.px(ICON))
        pale = theme.kept(("no key", key.get_size()), lambda: faded(key, MISSING))
        keys = [key if number < self.goal.fitting else pale for number in range(KEYS)]
        if not self.shows_odds:
            return keys
        sword = glyph(theme, "sword", 15, Palette.GOLD)
        odds = theme.text(f"{self.goal.percent}%", Style.SMALL_STRONG, Palette.GOLD)
        return [*keys, sword, odds]


def goal_strip(skin: Skin, here: Situation, seat: Seat, rect: Rect) -> GoalStrip:
    """What rests on faces that are down is the same for every truth."""
    seen, names = here.readable, here.names
    goal = goal_of(seen, seat)
    is_mine = seat == here.seen.viewer
    line = goal_line(names, seen, goal)
    if not is_mine:
        line = capital(names.texts.text("table.tray_of", seat=names.player(seat)))
    shows_odds = here.is_open or here.seen.viewer is OPEN
    odds = (strength_line(names, goal),) if shows_odds and is_mine else ()
    told = "\n".join((line, keys_line(names, goal), *odds))
    chapter = names.texts.text("goal.chapter")
    return GoalStrip(rect, skin.pieces, line, told, chapter, goal, shows_odds)
