"""What all parts of the form have at hand, and how each takes its room on the page."""

from collections.abc import Mapping, Sequence

from attrs import frozen
from pygame import Rect

from game.boxes.makuta.new_game.faults import Faults
from game.boxes.makuta.new_game.form import Form
from game.boxes.makuta.table.pieces.pieces import Pieces
from game.i18n.texts import Texts
from game.ui.theme import Palette, Style, Theme
from game.ui.widgets.label import Label, label_at
from game.ui.widgets.panel import Framed
from game.ui.widgets.text_field import Draft
from game.ui.widgets.widget import Widget

PADDING = 14  # points
TITLE = 30


@frozen
class Filled:
    """The form as it is from now on; *focus* is where the keyboard goes on."""

    form: Form
    focus: str = ""


@frozen
class FormSheet:
    theme: Theme
    texts: Texts
    pieces: Pieces
    form: Form
    faults: Faults
    drafts: Mapping[str, Draft]  # by the name of the field

    def draft(self, name: str, text: str) -> Draft:
        """The caret stays where it is, unless the text has come from elsewhere."""
        kept = self.drafts.get(name)
        return kept if kept and kept.text == text else Draft.of(text)


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
    heading = label_at(
        theme, head.topleft, head.width, title, style=Style.CAPTION, colour=Palette.GOLD
    )
    return Block((Framed(slab), heading, *widgets), slab.bottom)


def sentence(theme: Theme, place: Rect, words: str, *, is_fault: bool) -> Label:
    """Below a field: a hint, or what is wrong with it."""
    colour = Palette.BAD if is_fault else Palette.PALE
    return label_at(theme, place.topleft, place.width, words, style=Style.SMALL, colour=colour)
