"""The end of a game: who has won and how, figures and curves, and what comes next."""

from collections.abc import Mapping, Sequence
from enum import Enum, auto

from attrs import define, field
from pygame import Color, Rect

from game.core.luck import Luck
from game.core.match import Match
from game.core.seats import Seat
from game.scenes.base import PageScene
from game.scenes.box import Curve, Story
from game.scenes.notice import go_or_tell
from game.scenes.program import Program
from game.scenes.result.banner import Banner
from game.scenes.result.plot import Plot
from game.scenes.result.table import FIGURE, ROW, Figures, Head, head_height
from game.scenes.sounds import TITLE_BED
from game.shelf.game_code import code_of
from game.shelf.kept_game import KeptGame, NewGame
from game.ui.animation import ease
from game.ui.scene import Go, Home, Push, Replace
from game.ui.theme import Palette, Style
from game.ui.widgets.button import Button
from game.ui.widgets.label import Label
from game.ui.widgets.panel import Panel
from game.ui.widgets.scroll import Scroll
from game.ui.widgets.widget import Widget

MARGIN, GAP, PADDING = 24, 14, 14  # points
BANNER, FOOT, CAPTION = 168, 68, 30
BUTTON = (170, 44)
SECONDS = 1.6  # while the curves are drawn
TABLE = 0.54  # of the width
NARROW = 1000  # points; below it there is room for one column only
BANNER_SHARE = (3, 10)  # of the height, at most
SCROLL = "result.page"


class Wish(Enum):
    TITLE = auto()
    WATCH = auto()
    AGAIN = auto()


@define(eq=False)
class ResultScene(PageScene):
    kept: KeptGame
    story: Story = field(init=False)
    began: float | None = field(default=None, init=False)  # when it came on the stage
    share: float = field(default=0.0, init=False)  # how much of the curves is drawn

    name = "result"
    bed = TITLE_BED
    first = "result.again"

    def __attrs_post_init__(self) -> None:
        self.story = self.program.boxes.of(self.kept.game).kit.story(self.kept.sitting.match)

    def facts(self) -> Mapping[str, object]:
        return {"winner": self.story.winner, "code": self.code}

    @property
    def code(self) -> str:
        """Brings the same deal about once more."""
        game = self.kept.game
        return code_of(game, game.setup_of(self.kept.sitting.match))

    # Motion

    def update(self, now: float) -> Go | None:
        if self.began is None:
            self.began = now
        if self.share < 1:
            lasts, went_by = SECONDS / self.program.clock.pace, now - self.began
            self.share = went_by / lasts if went_by < lasts else 1.0
            self.lay()
        return super().update(now)

    def is_moving(self) -> bool:
        return self.share < 1

    # Widgets

    def widgets(self) -> Sequence[Widget]:
        px = self.theme.px
        left, right = px(MARGIN), self.size[0] - px(MARGIN)
        high = min(px(BANNER), self.size[1] * BANNER_SHARE[0] // BANNER_SHARE[1])
        banner = Rect(left, px(18), right - left, high)
        top = banner.bottom + px(GAP)
        view = Rect(left, top, self.size[0] - left, self.size[1] - px(FOOT) - top)
        return [self._banner(banner), self._page(view, right - left), *self._foot()]

    def _page(self, view: Rect, width: int) -> Scroll:
        """Figures to the left, curves to the right; or one below the other."""
        px, gap = self.theme.px, self.theme.px(GAP)
        needed = self._needed()
        if not self.story.curve or width < px(NARROW):
            first = Rect(view.left, view.top, width, max(needed, view.height - px(4)))
            second = first.move(0, first.height + gap)
        else:
            high = max(needed, view.height - px(4))
            first = Rect(view.left, view.top, round((width - gap) * TABLE), high)
            second = Rect(first.right + gap, view.top, width - gap - first.width, high)
        widgets = self._figures(first)
        if self.story.curve:
            widgets += self._curve(second, self.story.curve)
        bottom = max(widget.rect.bottom for widget in widgets)
        height = bottom - view.top + px(3)
        return self.scroll(view, SCROLL, widgets, height, is_stop=True)

    def _needed(self) -> int:
        """The height of the table when its rows are as low as they may be."""
        px = self.theme.px
        head = head_height(self.theme, self._heads())
        return 2 * px(PADDING) + px(CAPTION) + head + px(ROW) * len(self.story.rows)

    def _banner(self, rect: Rect) -> Banner:
        story, winner = self.story, self.story.winner
        name, texts = self._person(winner), self.program.texts
        heading = texts.text("result.winner", name=name) if name else story.headline
        portrait = (
            story.portrait(winner, rect.height - self.theme.px(12)) if story.portrait else None
        )
        return Banner(
            rect,
            heading,
            story.headline if name else "",
            story.how,
            self._colours[winner],
            portrait,
            ease(self.share),
        )

    def _slab(self, rect: Rect, title: str) -> tuple[list[Widget], Rect]:
        """A panel with a title, and the room that it leaves."""
        px = self.theme.px
        inner = rect.inflate(-2 * px(PADDING), -2 * px(PADDING))
        label = Label(inner.move(0, -px(4)), title, Style.CAPTION, Palette.GOLD)
        top = inner.top + px(CAPTION)
        return [Panel(rect), label], Rect(inner.left, top, inner.width, inner.bottom - top)

    def _figures(self, rect: Rect) -> list[Widget]:
        widgets, room = self._slab(rect, self.program.texts.text("result.figures"))
        heads = self._heads()
        high = head_height(self.theme, heads)
        return [*widgets, Figures(room, heads, self.story.rows, self.story.winner, high)]

    def _heads(self) -> tuple[Head, ...]:
        return tuple(self._head(Seat(seat)) for seat in range(self.kept.sitting.seats))

    def _head(self, seat: Seat) -> Head:
        story, person = self.story, self._person(seat)
        piece = story.seat_names[seat] if story.seat_names else ""
        portrait = story.portrait(seat, self.theme.px(FIGURE)) if story.portrait else None
        return Head(person or piece, piece if person else "", portrait)

    def _curve(self, rect: Rect, curve: Curve) -> list[Widget]:
        widgets, room = self._slab(rect, curve.label)
        names = tuple(head.name for head in self._heads())
        turn = self.program.texts.text("result.turn")
        return [*widgets, Plot(room, curve, names, self._colours, turn, ease(self.share))]

    @property
    def _colours(self) -> tuple[Color, ...]:
        return self.story.seat_colours or (Palette.GOLD,) * self.kept.sitting.seats

    def _person(self, seat: Seat) -> str:
        return self.kept.names[seat] if seat < len(self.kept.names) else ""

    def _foot(self) -> list[Widget]:
        px, texts = self.theme.px, self.program.texts
        place = Rect(0, 0, px(BUTTON[0]), px(BUTTON[1]))
        place.centery = self.size[1] - px(FOOT) // 2
        title, again = place.copy(), place.copy()
        title.left, again.right = px(MARGIN), self.size[0] - px(MARGIN)
        watch = again.move(-place.width - px(GAP), 0)
        film = texts.text("result.watch_words")
        refusal = "" if self.kept.path else texts.text("result.unwritten")
        label, more = texts.text("result.again"), texts.text("result.again_words")
        code = Rect(title.right + px(GAP), title.top, 0, title.height)
        code.width = watch.left - px(GAP) - code.left
        words = texts.text("result.code", code=self.code)
        has_room = self.theme.size(words, Style.SMALL)[0] <= code.width
        return [
            *([Label(code, words, Style.SMALL, Palette.PALE, "midleft")] if has_room else []),
            Button(title, "result.title", texts.text("result.title"), Wish.TITLE),
            Button(watch, "result.watch", texts.text("result.watch"), Wish.WATCH, film, refusal),
            Button(again, "result.again", label, Wish.AGAIN, more, is_main=True),
        ]

    # What comes next

    def cancel(self) -> Go | None:
        return Home(self.program.routes.title())

    def react(self, message: object) -> Go | None:
        match message:
            case Wish.TITLE:
                return self.cancel()
            case Wish.WATCH:
                return go_or_tell(self.program, self._watch)
            case Wish.AGAIN:
                return Replace(self.program.routes.begin(another(self.program, self.kept)))
            case _:
                return None

    def _watch(self) -> Go:
        assert self.kept.path
        return Push(self.program.routes.watch(self.kept.path))


def another(program: Program, kept: KeptGame) -> NewGame:
    """The same people and rules, dealt anew."""
    codec, seed = kept.game.codec, program.fresh_seed()
    first = codec.deal(codec.encode_terms(kept.sitting.match.state), seed)
    match = Match(codec.rules, first, Luck(seed))
    return NewGame(kept.game, match, dict(kept.sitting.bots), kept.names)
