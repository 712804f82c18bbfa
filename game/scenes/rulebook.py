"""Every rule, found by its id or by any of its words."""

import re
from collections.abc import Iterator, Sequence

from attrs import define, field, frozen
from pygame import Rect

from game.scenes.base import PageScene
from game.scenes.box import Box
from game.scenes.frame import framed
from game.scenes.library.words import with_box
from game.shelf.rulebook import Rule
from game.ui.commands import Command
from game.ui.scene import Back, Go
from game.ui.signals import KeyPressed
from game.ui.theme import Palette, Style, Theme
from game.ui.things import Thing
from game.ui.widgets.item import Item
from game.ui.widgets.label import Label, labels_at
from game.ui.widgets.leaf import Flourish, Leaf
from game.ui.widgets.picture import Picture
from game.ui.widgets.prose import Span, prose_at
from game.ui.widgets.scroll import Scrolled
from game.ui.widgets.text_field import Draft, TextField, Typed
from game.ui.widgets.widget import Widget

LIST = 330  # points
ROW, CHAPTER, FIELD = 32, 38, 38
PICTURE = 220
ID = re.compile(r"\b([A-Z]\d{1,2})\b")
MARK = re.compile(r" (?=(?:Example|Note|Ours)\. )")  # begins a paragraph of its own
LIST_NAME, TEXT_NAME = "rulebook.list", "rulebook.text"


@frozen
class Open:
    """Show the rule of this id."""

    rule: str


@define(eq=False)
class RulebookScene(PageScene):
    box: Box
    rule: str = ""  # what it opens at
    rules: dict[str, Rule] = field(init=False)
    draft: Draft = field(factory=Draft, init=False)  # what is searched for

    name = "rulebook"

    def __attrs_post_init__(self) -> None:
        self.rules = self.box.game.rulebook.rules
        if self.rule not in self.rules:
            self.rule = next(iter(self.rules), "")
        self.page.focus.name, self.page.focus.is_visible = "rulebook.search", True

    def fit(self, size: tuple[int, int], theme: Theme) -> None:
        super().fit(size, theme)
        self._roll_to_rule()
        self.lay()

    def found(self) -> list[Rule]:
        """Those that hold all the words; those whose id it is come first."""
        words = self.draft.text.casefold().split()
        rules = [rule for rule in self.rules.values() if all(w in _all_words(rule) for w in words)]
        return sorted(rules, key=lambda rule: rule.id.casefold() not in words)

    # What there is

    def widgets(self) -> Sequence[Widget]:
        theme, texts = self.theme, self.program.texts
        around, room = framed(self, with_box(self.program, texts.text("rulebook.heading")))
        wide = min(theme.px(LIST), room.width * 2 // 5)
        search = Rect(room.left, room.top, wide, theme.px(FIELD))
        top = search.bottom + theme.px(10)
        left = Rect(room.left, top, wide, room.bottom - top)
        page = Rect(left.right + theme.px(20), room.top, 0, room.height)
        page.width = room.right - page.left
        words = texts.text("rulebook.search")
        field = TextField(search, "rulebook.search", self.draft, words, ghost=words)
        return [*around, field, *self._list(left), Leaf(page), *self._page(page)]

    def _list(self, room: Rect) -> list[Widget]:
        found = self.found()
        if not found:
            words = self.program.texts.text("rulebook.nothing", words=self.draft.text)
            return [Label(room, words, Style.BODY, Palette.PALE)]
        theme, bar = self.theme, self.theme.px(8)
        place = Rect(room.left, room.top, room.width - 2 * bar, 0)
        rows = tuple(self._rows(place, found))
        height = rows[-1].rect.bottom - room.top + theme.px(4)
        return [self.scroll(room, LIST_NAME, rows, height)]

    def _rows(self, place: Rect, found: Sequence[Rule]) -> Iterator[Widget]:
        theme, chapter, top = self.theme, "", place.top
        for rule in found:
            if rule.chapter != chapter:
                chapter = rule.chapter
                row = Rect(place.left, top, place.width, theme.px(CHAPTER))
                words = theme.shortened(chapter, Style.CAPTION, place.width)
                yield Label(row, words, Style.CAPTION, Palette.BRONZE, "midleft")
                top = row.bottom
            row = Rect(place.left, top, place.width, theme.px(ROW))
            yield self._item(row, rule)
            top = row.bottom

    def _item(self, row: Rect, rule: Rule) -> Item:
        wide, is_on = self.theme.px(42), rule.id == self.rule
        name = f"rulebook.rule.{rule.id}"
        message = Open(rule.id)
        return Item(row, name, rule.title, message, rule.id, wide, is_on=is_on, target=rule.id)

    def _page(self, page: Rect) -> list[Widget]:
        """The text and, where it leaves room, a piece that it is about."""
        theme, bar = self.theme, self.theme.px(8)
        inner = page.inflate(-2 * theme.px(34), -2 * theme.px(28))
        parts = tuple(self._parts(Rect(inner.topleft, (inner.width - 3 * bar, 0))))
        height = parts[-1].rect.bottom - inner.top if parts else 0
        text = self.scroll(inner, TEXT_NAME, parts, height, is_stop=True)
        return [*self._picture(inner, inner.top + height), text]

    def _picture(self, inner: Rect, below: int) -> list[Widget]:
        rule, theme = self.rules.get(self.rule), self.theme
        high = min(theme.px(PICTURE), inner.bottom - below - 3 * theme.gap)
        draw = self.box.kit.picture_of(rule) if rule else None
        if draw is None or high < theme.px(PICTURE) // 2:
            return []
        picture = draw(high)
        if picture.get_width() > inner.width:
            picture = draw(high * inner.width // picture.get_width())
        return [Picture(picture.get_rect(midbottom=inner.midbottom), picture)]

    def _parts(self, place: Rect) -> Iterator[Widget]:
        rule, theme = self.rules.get(self.rule), self.theme
        if rule is None:
            return
        lines = (
            (rule.chapter, Style.CAPTION, Palette.RUST),
            (f"{rule.id}  {rule.title}", Style.HEADING, Palette.PEN),
        )
        heads = labels_at(theme, place, lines, theme.px(4))
        yield from heads
        line = Rect(place.left, heads[-1].rect.bottom, place.width, theme.px(28))
        yield Flourish(line)
        below = (place.left, line.bottom + theme.px(6))
        yield prose_at(theme, below, place.width, self._spans(rule))

    def _spans(self, rule: Rule) -> Iterator[Span]:
        """The ids of other rules lead to them."""
        for i, words in enumerate(ID.split(MARK.sub("\n", rule.text))):
            other = self.rules.get(words) if i % 2 else None
            if other and other is not rule:
                name = f"rulebook.link.{i // 2}.{words}"
                yield Span(words, Open(words), name, f"{other.id} {other.title}")
            else:
                yield Span(words)

    # What is done about it

    def react(self, message: object) -> Go | None:
        match message:
            case Open(rule):
                self._open(rule)
                self._roll_to_rule()
            case Typed(_, draft):
                self._search(draft)
            case _:
                pass
        return None

    def focused(self, thing: Thing) -> None:
        """The keyboard shows what it comes to."""
        if isinstance(thing.target, str):
            self._open(thing.target)

    def press(self, key: KeyPressed) -> Go | None:
        """The key that opens the book closes it."""
        is_same = key.command is Command.RULEBOOK
        return Back() if is_same else super().press(key)

    def _open(self, rule: str) -> None:
        self.rule = rule
        self.rolled[TEXT_NAME] = 0

    def _search(self, draft: Draft) -> None:
        """The first that is found is shown at once."""
        is_new = draft.text != self.draft.text
        self.draft = draft
        if is_new and draft.text and (found := self.found()):
            self._open(found[0].id)
            self.rolled[LIST_NAME] = 0

    def _roll_to_rule(self) -> None:
        """A link may lead to a rule that the search has left out."""
        if self.rule not in [rule.id for rule in self.found()]:
            self.draft = Draft()
        for widget in self.widgets():
            match widget.reveals(f"rulebook.rule.{self.rule}"):
                case Scrolled(name, offset):
                    self.rolled[name] = offset
                case _:
                    pass


def _all_words(rule: Rule) -> str:
    return f"{rule.id} {rule.title} {rule.text} {rule.chapter}".casefold()
