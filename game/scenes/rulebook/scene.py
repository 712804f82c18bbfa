"""The rulebook: contents and search to the left, a chapter on its leaf to the right."""

from collections.abc import Sequence

from attrs import define, field, frozen
from pygame import Rect

from game.scenes.base import PageScene
from game.scenes.box import Box
from game.scenes.frame import framed
from game.scenes.library.words import with_box
from game.scenes.rulebook.contents import Contents, Look, name_of
from game.scenes.rulebook.leaf import Laid, laid_out
from game.scenes.rulebook.links import NO_BREAK, Open
from game.shelf.rulebook import Chapter, Found, Rulebook, search
from game.ui.commands import Command
from game.ui.scene import Back, Go
from game.ui.signals import KeyPressed, Signal
from game.ui.theme import Palette, Style, Theme
from game.ui.things import Thing
from game.ui.widgets.label import Label
from game.ui.widgets.leaf import Leaf, Wash
from game.ui.widgets.prose import Span, prose_at
from game.ui.widgets.scroll import BAR, Scroll, Scrolled, moved
from game.ui.widgets.text_field import Draft, TextField, Typed
from game.ui.widgets.widget import Widget

LIST, FIELD = 330, 38  # points
FOOT = 30
AIR = 6  # above and below a rule that is marked
LIST_NAME, TEXT_NAME = "rulebook.list", "rulebook.text"
PAGES = {Command.PAGE_UP: -1, Command.PAGE_DOWN: 1}
SIDES = {Command.LEFT: -1, Command.RIGHT: 1}


@frozen
class TurnOver:
    """To the next chapter, or back."""

    by: int


@define(eq=False)
class RulebookScene(PageScene):
    box: Box
    anchor: str = ""  # what it is open at: the id of a rule, the title of a chapter, a word
    book: Rulebook = field(init=False)
    draft: Draft = field(factory=Draft, init=False)  # what is searched for
    found: Found | None = field(default=None, init=False)  # None while nothing is
    _laid: tuple[object, Laid] | None = field(default=None, init=False)

    name = "rulebook"

    def __attrs_post_init__(self) -> None:
        self.book = self.box.game.rulebook
        if self.anchor not in self.book.entries:
            self.anchor = next(iter(self.book.entries), "")
        self.page.focus.name, self.page.focus.is_visible = "rulebook.search", True

    @property
    def chapter(self) -> Chapter | None:
        entry = self.book.entry(self.anchor)
        return entry.chapter if entry else None

    def fit(self, size: tuple[int, int], theme: Theme) -> None:
        super().fit(size, theme)
        self._show_place()
        self._show_row()
        self.lay()

    # What there is

    def widgets(self) -> Sequence[Widget]:
        theme, texts = self.theme, self.program.texts
        around, room = framed(self, with_box(self.program, texts.text("rulebook.heading")))
        left, page = self._halves(room)
        search_line = Rect(left.left, room.top, left.width, theme.px(FIELD))
        words = texts.text("rulebook.search")
        line = TextField(search_line, "rulebook.search", self.draft, words, ghost=words)
        return [*around, line, self._list(left), Leaf(page), *self._page(page)]

    def _halves(self, room: Rect) -> tuple[Rect, Rect]:
        """The room of the list, below the line for the search, and the leaf."""
        theme = self.theme
        wide = min(theme.px(LIST), room.width * 2 // 5)
        top = room.top + theme.px(FIELD) + theme.px(10)
        left = Rect(room.left, top, wide, room.bottom - top)
        page = Rect(left.right + theme.px(20), room.top, 0, room.height)
        page.width = room.right - page.left
        return left, page

    def _list(self, room: Rect) -> Scroll:
        place = Rect(room.left, room.top, room.width - 2 * self.theme.px(BAR), 0)
        contents = Contents(self.theme, place, self.anchor)
        if self.found is None:
            rows = contents.table(self.book)
        else:
            rows = contents.found(self.found.entries, self._note())
        height = rows[-1].rect.bottom - room.top + self.theme.px(4) if rows else 0
        return self.scroll(room, LIST_NAME, rows, height)

    def _note(self) -> str:
        if self.found is None or not self.found.is_guess:
            return ""
        return self.program.texts.text("rulebook.nothing", words=self.draft.text)

    def _page(self, page: Rect) -> list[Widget]:
        """The chapter, and below it the ways to its neighbours."""
        if self.chapter is None:
            return []
        inner, foot = self._leaf_rooms(page)
        laid = self._laid_for(inner.width)
        parts = [*self._mark(laid), *laid.widgets]
        placed = (_at(widget, inner.topleft) for widget in parts)
        text = self.scroll(inner, TEXT_NAME, placed, laid.height, is_stop=True)
        return [text, *self._foot(foot, self.chapter)]

    def _leaf_rooms(self, page: Rect) -> tuple[Rect, Rect]:
        px = self.theme.px
        inner = page.inflate(-2 * px(34), -2 * px(26))
        foot = Rect(inner.left, inner.bottom - px(FOOT), inner.width, px(FOOT))
        inner.height -= px(FOOT) + px(6)
        inner.width += px(8)
        return inner, foot

    def _laid_for(self, width: int) -> Laid:
        """Once for a chapter, a width and a theme: letters are typed into the search meanwhile."""
        assert self.chapter is not None
        wide = width - 3 * self.theme.px(BAR)
        key = (self.chapter.title, wide, self.theme)
        if self._laid is None or self._laid[0] != key:
            picture_of = self.box.kit.picture_of
            self._laid = key, laid_out(self.book, self.chapter, self.theme, wide, picture_of)
        return self._laid[1]

    def _mark(self, laid: Laid) -> list[Widget]:
        """Behind the rule or word that is looked for."""
        place = laid.places.get(self.anchor)
        return [Wash(place.inflate(0, 2 * self.theme.px(AIR)))] if place else []

    def _foot(self, room: Rect, chapter: Chapter) -> list[Widget]:
        number, of = self.book.chapters.index(chapter) + 1, len(self.book.chapters)
        words = self.program.texts.text("rulebook.page", number=number, of=of)
        widgets: list[Widget] = [Label(room, words, Style.SMALL, Palette.RUST, "center")]
        before, after = self.book.beside(chapter, -1), self.book.beside(chapter, 1)
        third = (room.width - self.theme.size(words, Style.SMALL)[0]) // 2 - self.theme.px(34)
        if before:
            title = self.theme.shortened(before.title, Style.BODY, third)
            label = self.program.texts.text("rulebook.previous", title=title)
            widgets.append(self._turning(room, label, "rulebook.previous", -1))
        if after:
            title = self.theme.shortened(after.title, Style.BODY, third)
            label = self.program.texts.text("rulebook.next", title=title)
            widgets.append(self._turning(room, label, "rulebook.next", 1))
        return widgets

    def _turning(self, room: Rect, label: str, name: str, by: int) -> Widget:
        span = Span(label.replace(" ", NO_BREAK), TurnOver(by), name, label)
        prose = prose_at(self.theme, room.topleft, room.width, [span])
        wide = self.theme.size(span.words, Style.BODY)[0]
        prose.rect.width = wide
        prose.rect.midleft = (room.left if by < 0 else room.right - wide, room.centery)
        return prose

    # What is done about it

    def react(self, message: object) -> Go | None:
        match message:
            case Look(anchor):
                self._open(anchor)
            case Open(anchor):
                self._open(anchor)
                self._show_row()
            case TurnOver(by):
                self._turn_over(by)
            case Typed(_, draft):
                self._search(draft)
            case _:
                pass
        return None

    def focused(self, thing: Thing) -> None:
        """The keyboard shows what it comes to."""
        if isinstance(thing.message, Look):
            self._open(thing.message.anchor)

    def handle(self, signal: Signal, now: float) -> Go | None:
        """Page keys read on, whatever has the focus; so do left and right in the text."""
        match signal:
            case KeyPressed(command=command) if command in PAGES:
                self._read_on(PAGES[command])
            case KeyPressed(command=command) if command in SIDES and self._is_reading():
                self._turn_over(SIDES[command])
            case _:
                return super().handle(signal, now)
        self.now = now
        self.lay()
        return None

    def _is_reading(self) -> bool:
        return self.page.focus.is_visible and self.page.focus.name == TEXT_NAME

    def press(self, key: KeyPressed) -> Go | None:
        """The key that opens the book closes it."""
        is_same = key.command is Command.RULEBOOK
        return Back() if is_same else super().press(key)

    def _open(self, anchor: str) -> None:
        self.anchor = anchor
        self._show_place()

    def _turn_over(self, by: int) -> None:
        there = self.book.beside(self.chapter, by) if self.chapter else None
        if there:
            self._open(there.title)
            self._show_row()

    def _read_on(self, by: int) -> None:
        """To the end of the chapter, and then to the next; back to the end of the one before."""
        before = self.chapter
        for text in self._texts():
            said = text.paged(by)
            if isinstance(said, Scrolled):
                self.rolled[TEXT_NAME] = said.offset
                return
        self._turn_over(by)
        if by < 0 and self.chapter is not before:
            self.rolled[TEXT_NAME] = max(text.furthest for text in self._texts())

    def _texts(self) -> list[Scroll]:
        """The one on the leaf; none, if the book has no pages."""
        scrolls = (widget for widget in self.widgets() if isinstance(widget, Scroll))
        return [scroll for scroll in scrolls if scroll.name == TEXT_NAME]

    def _search(self, draft: Draft) -> None:
        """The first that is found is shown at once."""
        if draft.text.strip() != self.draft.text.strip():
            self.found = search(self.book, draft.text) if draft.text.strip() else None
            self.rolled[LIST_NAME] = 0
            if self.found and self.found.entries:
                self._open(self.found.entries[0].anchor)
        self.draft = draft

    # What is in sight

    def _show_place(self) -> None:
        """The rule that is opened stands at the top, as far as its page goes on."""
        if self.chapter is None:
            return
        inner, _ = self._leaf_rooms(self._halves(framed(self, "")[1])[1])
        place = self._laid_for(inner.width).places.get(self.anchor)
        self.rolled[TEXT_NAME] = max(place.top - self.theme.px(AIR), 0) if place else 0

    def _show_row(self) -> None:
        """A link may lead to what the search has left out."""
        if self.found and self.anchor not in {entry.anchor for entry in self.found.entries}:
            self.draft, self.found = Draft(), None
        for widget in self.widgets():
            match widget.reveals(name_of(self.anchor)):
                case Scrolled(name, offset):
                    self.rolled[name] = offset
                case _:
                    pass


def _at(widget: Widget, place: tuple[int, int]) -> Widget:
    """Moved there from the upper left."""
    there = moved(widget, place[1])
    there.rect.left += place[0]
    return there
