"""The scene in which people agree on what they play."""

from collections.abc import Sequence

from attrs import define, field
from pygame import Rect

from game.scenes.base import PageScene
from game.scenes.box import Box
from game.scenes.library.words import with_box
from game.scenes.new_game.deal import CODE
from game.scenes.new_game.figure_scene import FigureScene
from game.scenes.new_game.house_rules import thing_of
from game.scenes.new_game.layout import Layout, laid_out
from game.scenes.new_game.players import PickFigure, field_of
from game.scenes.new_game.sheet import Filled, FormSheet, Part, Unfold, Wish
from game.scenes.new_game.time_words import time_words
from game.shelf.agreement import Faults, agreed, faults_in, in_step
from game.shelf.form import Form, recalled, remembered
from game.shelf.game import Game
from game.shelf.shelf import Shelf
from game.shelf.typed import opened
from game.ui.scene import Back, Go, Push, Replace
from game.ui.theme import Palette, Style
from game.ui.widgets.button import Button
from game.ui.widgets.label import Label
from game.ui.widgets.scroll import Scroll
from game.ui.widgets.slider import Slid
from game.ui.widgets.text_field import Draft, Typed
from game.ui.widgets.widget import Widget

SCROLL = "new_game.page"
START = "new_game.start"
MARGIN, HEAD, FOOT = 24, 60, 68  # points
BUTTON = (190, 44)


@define(eq=False)
class NewGameScene(PageScene):
    """Begins with what was agreed on last time, and with the keyboard at Start."""

    box: Box = field(repr=False)
    form: Form = field(init=False)
    drafts: dict[str, Draft] = field(factory=dict, init=False)
    unfolded: frozenset[Part] = field(default=frozenset(), init=False)

    name = "new_game"
    first = START

    def __attrs_post_init__(self) -> None:
        self.form = recalled(self.game, self.program.recall_setup(self.box.key))

    @property
    def game(self) -> Game:
        return self.box.game

    @property
    def shelf(self) -> Shelf:
        return self.program.boxes.shelf

    # Widgets

    def widgets(self) -> Sequence[Widget]:
        px, texts = self.theme.px, self.game.texts
        faults = faults_in(self.form, self.shelf)
        head = Rect(px(MARGIN), px(14), self.size[0] - 2 * px(MARGIN), px(HEAD) - px(14))
        words = with_box(self.program, texts.text("form.heading"))
        heading = Label(head, words, Style.HEADING, Palette.GOLD)
        return [self._page(faults), heading, *self._foot(faults)]

    def _page(self, faults: Faults) -> Scroll:
        view, layout = self._view(), self._layout(faults)
        height = layout.bottom - view.top + self.theme.px(4)
        return self.scroll(view, SCROLL, layout.widgets, height)

    def _view(self) -> Rect:
        px = self.theme.px
        height = self.size[1] - px(HEAD) - px(FOOT)
        return Rect(px(MARGIN), px(HEAD), self.size[0] - px(MARGIN), height)

    def _layout(self, faults: Faults) -> Layout:
        view = self._view()
        room = Rect(view.left, view.top, self.size[0] - 2 * self.theme.px(MARGIN), 0)
        drafts, kit = dict(self.drafts), self.box.kit
        return laid_out(FormSheet(self.theme, kit, self.form, faults, drafts, self.unfolded), room)

    def _foot(self, faults: Faults) -> list[Widget]:
        px, texts = self.theme.px, self.game.texts
        back = Rect(px(MARGIN), 0, px(BUTTON[0]), px(BUTTON[1]))
        back.centery = self.size[1] - px(FOOT) // 2
        start = back.copy()
        start.right = self.size[0] - px(MARGIN)
        gap = px(16)
        between = Rect(back.right + gap, back.top, start.left - back.right - 2 * gap, back.height)
        words, colour = faults.first or time_words(self.form), Palette.PALE
        said = Label(
            between, words, Style.BODY, Palette.BAD if faults.first else colour, "midright"
        )
        label = texts.text("form.start")
        return [
            Button(back, "new_game.back", texts.text("form.back"), Back()),
            *([said] if words else []),
            Button(start, START, label, Wish.START, "", faults.first, is_main=True),
        ]

    # What is said

    def react(self, message: object) -> Go | None:
        match message:
            case Filled(form, focus):
                self._fill(form)
                self.page.focus.name = focus or self.page.focus.name
            case Typed(name, draft):
                self._write(name, draft)
            case Slid(name, value):
                self._slide(name, value)
            case Wish.MAKE_CODE:
                self._fill(self.form.with_code(self.form.game_code(self.program.fresh_seed())))
            case PickFigure(seat):
                return Push(self._figures(seat))
            case Unfold(part):
                self._unfold(part)
            case Wish.START:
                return self._start()
            case _:
                pass
        return None

    def _unfold(self, part: Part) -> None:
        """Brings as much of it into sight as there is room for, below its line."""
        self.unfolded ^= {part}
        layout, view = self._layout(faults_in(self.form, self.shelf)), self._view()
        place = layout.unfolded.get(part)
        if place:
            lowest = min(place.bottom - view.bottom, place.top - view.top)
            self.rolled[SCROLL] = max(self.rolled.get(SCROLL, 0), lowest)

    def _fill(self, form: Form) -> None:
        self.form = in_step(self.form, form, self.shelf)

    def _write(self, name: str, draft: Draft) -> None:
        self.drafts[name] = draft
        if name == CODE:
            self._fill(self.form.with_code(draft.text))
            return
        seats = range(len(self.form.seats))
        seat = next(seat for seat in seats if field_of(seat, "name") == name)
        self._fill(self.form.named(seat, draft.text))

    def _slide(self, name: str, value: int) -> None:
        options = self.game.choices.options
        option = next(option for option in options if thing_of(option) == name)
        self._fill(self.form.with_option(option.key, value))

    def _figures(self, seat: int) -> FigureScene:
        def choose(figure: str) -> None:
            self._fill(self.form.as_figure(seat, figure))

        return FigureScene(self.program, self.box.kit, self.form, seat, choose)

    def _start(self) -> Go:
        self.program.keep_setup(self.box.key, remembered(self.form))
        setup = agreed(self.form, self.shelf, self.program.fresh_seed())
        return Replace(self.program.routes.begin(opened(self.game, setup)))
