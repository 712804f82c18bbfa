"""Words on a small leaf that points at what they are about, with a few answers below them."""

from collections.abc import Iterable, Iterator, Sequence

import pygame
from attrs import define, evolve, frozen
from pygame import BLEND_RGB_MULT, SRCALPHA, Color, Rect, Surface, Vector2

from game.ui.materials import Cut, block, carve, gradient, rough
from game.ui.theme import Palette, Style, Theme
from game.ui.things import Thing
from game.ui.widgets.button import NOWHERE
from game.ui.widgets.widget import MoodOf, Widget

WIDTH, PAD, ROW, BETWEEN = 290, 14, 26, 6  # points: of the words, around them, of the answers
CROSS = 24
SPOTS = ("topleft", "topright", "midleft", "midright", "bottomleft", "bottomright", "midbottom")
HIDING = 150  # pixels: as far away is better than to hide something that is to be spared
LOSING = 2000  # and something that must not be hidden
TAIL, ROOT, NEAR = 26, 9, 12  # points: its length at most, half its width, and how near it goes
STYLE, SMALL = Style.BODY, Style.SMALL_STRONG
SMOOTH, WORN = 190, ((252, 249, 243), (255, 255, 250), (238, 232, 222))  # of 255
SHADOW, RIM = Color(0, 0, 0, 90), Color("#6d4a24")


@define(frozen=True)
class Answer(Widget):
    """A word that can be pressed."""

    name: str
    label: str
    message: object
    words: str = ""  # more than the label says, for the tooltip

    def things(self) -> Iterable[Thing]:
        told = self.words or self.label
        yield Thing(self.name, self.rect, told, self.message, is_read=not self.words)

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        state = mood(self.name)
        is_met = state.hovered or state.focused
        pygame.draw.rect(surface, RIM, self.rect.inflate(-2, -2), 1, border_radius=theme.px(5))
        letters = theme.text(self.label, SMALL, Palette.RUST if is_met else Palette.PEN)
        place = letters.get_rect(center=self.rect.center)
        surface.blit(letters, place)
        if is_met:
            pygame.draw.line(surface, Palette.RUST, place.bottomleft, place.bottomright)


@frozen
class Room:
    """Where something may be said."""

    free: Sequence[Rect]  # parts of the screen
    spared: Sequence[Rect] = ()  # rather not here
    kept: Sequence[Rect] = ()  # here not, as long as there is another place


@frozen
class Speech:
    """What is said, and what can be answered; it has no place yet."""

    words: str
    answers: tuple[Answer, ...] = ()  # from the left
    close: Answer | None = None

    def size(self, theme: Theme) -> tuple[int, int]:
        pad, inner = theme.px(PAD), theme.px(WIDTH)
        high = theme.size(self.words, STYLE, self._room(theme))[1] + 2 * pad
        return inner + 2 * pad, high + (theme.px(ROW + BETWEEN) if self.answers else 0)

    def _room(self, theme: Theme) -> int:
        """A cross in the corner takes a little of it."""
        return theme.px(WIDTH) - (theme.px(CROSS) if self.close else 0)

    def widgets(
        self,
        theme: Theme,
        about: Rect | None,
        room: Room,
    ) -> list[Widget]:
        """Beside what it is *about*."""
        rect = spoken_at(self.size(theme), about, room, theme.px(NEAR))
        return [Leaf(rect, self.words, self._room(theme), about), *self._answers(theme, rect)]

    def _answers(self, theme: Theme, leaf: Rect) -> Iterator[Answer]:
        pad = theme.px(PAD)
        line = Rect(leaf.left + pad, 0, leaf.width - 2 * pad, theme.px(ROW))
        line.bottom = leaf.bottom - pad // 2
        wide = [theme.size(each.label, SMALL)[0] + theme.px(16) for each in self.answers]
        left = line.right - sum(wide)
        for answer, width in zip(self.answers, wide, strict=True):
            yield evolve(answer, rect=Rect(left, line.top, width, line.height))
            left += width
        if self.close:
            side = theme.px(CROSS)
            corner = Rect(leaf.right - side - pad // 3, leaf.top + pad // 3, side, side)
            yield evolve(self.close, rect=corner)


def answer(name: str, label: str, message: object, words: str = "") -> Answer:
    return Answer(NOWHERE, name, label, message, words)


# Where it goes


def spoken_at(size: tuple[int, int], about: Rect | None, room: Room, gap: int) -> Rect:
    """In a free part of the *room*, near what it is *about* and never upon it.

    It rather goes a little further than to hide something.
    """
    found = [rect for part in room.free for rect in _spots(size, about, part, gap)]
    if about is not None:
        around = about.inflate(gap, gap)
        found = [rect for rect in found if not rect.colliderect(around)] or found

    def cost(rect: Rect) -> float:
        away = _away(rect, about) if about else found.index(rect)
        hidden, lost = (len(rect.collidelistall([*each])) for each in (room.spared, room.kept))
        return away + HIDING * hidden + LOSING * lost

    return min(found, key=cost)


def _spots(size: tuple[int, int], about: Rect | None, room: Rect, gap: int) -> Iterator[Rect]:
    """Beside it on all four sides, and at the edges of the room; above all at the upper one."""
    if about is not None:
        away = about.inflate(2 * gap, 2 * gap)
        yield _with(size, "midleft", away.midright).clamp(room)
        yield _with(size, "midright", away.midleft).clamp(room)
        yield _with(size, "midbottom", away.midtop).clamp(room)
        yield _with(size, "midtop", away.midbottom).clamp(room)
    inner = room.inflate(-2 * gap, -2 * gap)
    for spot in ("midtop", *SPOTS):
        yield _with(size, spot, getattr(inner, spot)).clamp(room)


def _with(size: tuple[int, int], anchor: str, at: tuple[int, int]) -> Rect:
    rect = Rect((0, 0), size)
    setattr(rect, anchor, at)
    return rect


def _away(rect: Rect, about: Rect) -> float:
    """From edge to edge; of those equally near the one whose middle is nearest."""
    across = max(0, about.left - rect.right, rect.left - about.right)
    down = max(0, about.top - rect.bottom, rect.top - about.bottom)
    middles = Vector2(rect.center).distance_to(about.center)
    return Vector2(across, down).length() + middles / 100


# How it looks


@define(frozen=True)
class Leaf(Widget):
    """*rect* is that of the leaf; its tail lies beside it."""

    words: str
    wide: int  # pixels of its longest line
    about: Rect | None = None  # what it points at

    def things(self) -> Iterable[Thing]:
        """It lies above what is below it."""
        yield Thing("speech", self.rect, self.words, passive=True, is_read=True)

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        leaf = theme.kept(("speech", self.rect.size), lambda: _leaf(theme, self.rect.size))
        surface.blit(leaf, self.rect)
        if self.about is not None:
            self._draw_tail(surface, theme, self.about)
        pad = theme.px(PAD)
        text = theme.text(self.words, STYLE, Palette.PEN, self.wide)
        surface.blit(text, (self.rect.left + pad, self.rect.top + pad))

    def _draw_tail(self, surface: Surface, theme: Theme, about: Rect) -> None:
        """From the edge of the leaf towards what it is about, and not upon it."""
        edge = _nearest(self.rect, Vector2(about.center))
        reach = _nearest(about, edge) - edge
        if reach.length() < theme.px(4):
            return
        way = reach.normalize()
        tip = edge + way * min(reach.length() - theme.px(3), theme.px(TAIL))
        root, aside = edge - way * theme.px(3), Vector2(-way.y, way.x) * theme.px(ROOT)
        pygame.draw.polygon(surface, Palette.PARCHMENT, [root + aside, tip, root - aside])
        for side in (root + aside, root - aside):
            pygame.draw.aaline(surface, RIM, side, tip)


def _nearest(rect: Rect, to: Vector2) -> Vector2:
    """The point of *rect* that is nearest to another."""
    return Vector2(
        min(max(to.x, rect.left), rect.right - 1), min(max(to.y, rect.top), rect.bottom - 1)
    )


def _leaf(theme: Theme, size: tuple[int, int]) -> Surface:
    face = rough(size, Palette.PARCHMENT, 4)
    smooth = Surface(size)
    smooth.fill(Palette.PARCHMENT)
    smooth.set_alpha(SMOOTH)
    face.blit(smooth, (0, 0))
    face.blit(gradient([[tone] for tone in WORN], size), (0, 0), special_flags=BLEND_RGB_MULT)
    corner = theme.px(9)
    cut = Cut(max(1, theme.px(1.5)), 0.35, 0.35, reach=corner + theme.px(6))
    picture = Surface((size[0], size[1] + theme.px(3)), SRCALPHA)
    shadow = Rect((0, theme.px(3)), size)
    pygame.draw.rect(picture, SHADOW, shadow, border_radius=corner)
    picture.blit(carve(face, block(corner), cut), (0, 0))
    return picture
