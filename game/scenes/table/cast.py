"""Who plays: every seat can be left to the computer and taken back while the game goes on."""

from collections.abc import Iterator, Sequence

from attrs import define, field, frozen
from pygame import Rect

from game.core.seats import Seat
from game.scenes.base import PageScene
from game.scenes.frame import on_slab
from game.shelf.kept_game import KeptGame
from game.ui.scene import Back, Go
from game.ui.theme import Palette, Style
from game.ui.widgets.button import Button
from game.ui.widgets.choice import Choice, Option
from game.ui.widgets.label import Label, labels_at
from game.ui.widgets.panel import Shade
from game.ui.widgets.widget import Widget

WIDE, ROW, FIELD = 640, 46, 36  # points: of the panel, from row to row, and what stands in it
PERSON = "person"  # the option


@frozen
class Recast:
    """*bot* plays the seat from now on; "" is a person."""

    seat: Seat
    bot: str


@define(eq=False)
class CastScene(PageScene):
    kept: KeptGame
    labels: tuple[str, ...] = field(init=False)  # of the seats
    characters: tuple[str, ...] = field(init=False)  # how the computer plays them

    name = "cast"
    covers = False
    first = "cast.back"

    def __attrs_post_init__(self) -> None:
        game, head = self.kept.game, self.kept.head
        seats = [Seat(seat) for seat in range(self.kept.sitting.seats)]
        self.labels = tuple(game.seat_label(head, seat) for seat in seats)
        self.characters = tuple(game.character(head, seat) for seat in seats)

    # What there is

    def widgets(self) -> Sequence[Widget]:
        theme, padding, text = self.theme, self.theme.px(24), self.program.texts.text
        wide = min(theme.px(WIDE), self.size[0] - 2 * padding)
        lines = (
            (text("cast.heading"), Style.HEADING, Palette.GOLD),
            (text("cast.words"), Style.SMALL, Palette.PALE),
        )
        head = labels_at(theme, Rect(0, 0, wide - 2 * padding, 0), lines, theme.px(4))
        top = head[-1].rect.bottom + theme.px(16)
        rows = self._rows(Rect(0, top, wide - 2 * padding, 0))
        bottom = top + len(self.labels) * theme.px(ROW)
        back = Rect(0, bottom + theme.gap, theme.px(140), theme.px(40))
        button = Button(back, "cast.back", text("cast.back"), Back())
        return [Shade(self.area), *on_slab(self.area, wide, padding, [*head, *rows, button])]

    def _rows(self, place: Rect) -> Iterator[Widget]:
        """A seat to each: who it is, and who may play it."""
        theme = self.theme
        for seat, label in enumerate(self.labels):
            row = Rect(place.left, place.top + seat * theme.px(ROW), place.width, theme.px(FIELD))
            half = row.width * 2 // 5
            yield Label(
                Rect(row.topleft, (half, row.height)), label, Style.STRONG, Palette.INK, "midleft"
            )
            choice = Rect(row.left + half, row.top, row.width - half, row.height)
            chosen = self.kept.sitting.bots.get(Seat(seat), PERSON)
            options = tuple(self._options(Seat(seat), label))
            yield Choice(choice, f"cast.{seat + 1}", options, chosen)

    def _options(self, seat: Seat, label: str) -> Iterator[Option]:
        """In the order of a new game."""
        text, game = self.program.texts.text, self.kept.game
        words = text("cast.person_words", seat=label)
        yield Option(PERSON, text("cast.person"), Recast(seat, ""), words)
        for bot in game.company.offered:
            name = game.bot_label(bot)
            words = text("cast.bot_words", seat=label, bot=name)
            told = "\n".join(filter(None, (words, self.characters[seat])))
            yield Option(bot, name, Recast(seat, bot), told)

    # What is done about it

    def react(self, message: object) -> Go | None:
        if isinstance(message, Recast):
            self.kept.recast(message.seat, message.bot)
        return None
