"""What all parts of the form have at hand, and how each takes its room on the page."""

from collections.abc import Mapping, Sequence
from enum import Enum, auto

from attrs import frozen
from pygame import Rect

from game.i18n.keys import key_of
from game.i18n.texts import Texts
from game.scenes.box import TableKit
from game.shelf.agreement import Faults
from game.shelf.choices import Choices
from game.shelf.form import Form
from game.ui.theme import Palette, Style, Theme
from game.ui.widgets.label import Label, label_at
from game.ui.widgets.panel import Framed
from game.ui.widgets.text_field import Draft
from game.ui.widgets.widget import Widget

PADDING = 14  # points
TITLE = 30


class Wish(Enum):
    MAKE_CODE = auto()  # of a fresh deal, to be sent to friends
    START = auto()


class Part(Enum):
    """What is folded behind a line until somebody wants it."""

    RULES = auto()
    SEED = auto()


@frozen
class Unfold:
    """Or fold it again."""

    part: Part


@frozen
class Filled:
    """The form as it is from now on; *focus* is where the keyboard goes on."""

    form: Form
    focus: str = ""


@frozen
class FormSheet:
    theme: Theme
    kit: TableKit  # for pictures of the figures
    form: Form
    faults: Faults
    drafts: Mapping[str, Draft]  # by the name of the field
    unfolded: frozenset[Part] = frozenset()

    @property
    def texts(self) -> Texts:
        return self.form.game.texts

    @property
    def choices(self) -> Choices:
        return self.form.choices

    def draft(self, name: str, text: str) -> Draft:
        """The caret stays where it is, unless the text has come from elsewhere."""
        kept = self.drafts.get(name)
        return kept if kept and kept.text == text else Draft.of(text)

    def figure_of(self, seat: int) -> str:
        """What the figure of a seat is called."""
        return self.texts.text(key_of("figure", self.form.figures[seat]))


@frozen
class Block:
    """A part of the form on its slab of stone."""

    widgets: tuple[Widget, ...]
    bottom: int


def inside(theme: Theme, place: Rect) -> Rect:
    """The room below the title of a block that begins at *place*, with no height yet."""
    padding = theme.px(PADDING)
    top = place.top + padding + theme.px(TITLE)
    return Rect(place.left + padding, top, place.width - 2 * padding, 0)


def block(theme: Theme, place: Rect, title: str, widgets: Sequence[Widget], bottom: int) -> Block:
    """*bottom* is where the last of *widgets* ends."""
    padding = theme.px(PADDING)
    slab = Rect(place.left, place.top, place.width, bottom + padding - place.top)
    head = Rect(place.left + padding, place.top + padding - theme.px(4), place.width, 0)
    heading = label_at(theme, head, title, Style.CAPTION, Palette.GOLD)
    return Block((Framed(slab), heading, *widgets), slab.bottom)


def sentence(theme: Theme, place: Rect, words: str, *, is_fault: bool) -> Label:
    """Below a field: a hint, or what is wrong with it."""
    colour = Palette.BAD if is_fault else Palette.PALE
    return label_at(theme, place, words, Style.SMALL, colour)
