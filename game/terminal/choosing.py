"""Which action a player means who types a number or words."""

from typing import TypeVar

from game.shelf.options import number_in
from game.terminal.offers import numbered, which
from game.terminal.text_table import View

O = TypeVar("O")  # noqa: E741
A = TypeVar("A")
E = TypeVar("E")


def chosen(view: View[O, A, E], text: str) -> A:
    """The one offer that *text* means. Raises NotAChoiceError with a sentence."""
    if text.isdecimal():
        return numbered(view.texts, view.offered, number_in(text) or 0).action
    meant = view.table.meant(view, text)
    if len(meant) > 1:
        raise which(view.texts, meant)
    return meant[0].action
