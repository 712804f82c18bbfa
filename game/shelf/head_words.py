"""What the library says about a game of its list, from the first line of the file alone.

The line may come from anywhere: what makes no sense is left out, and nothing is raised.
"""

from collections.abc import Iterable

from game.core.seats import Seat
from game.i18n.keys import key_of
from game.i18n.texts import Texts
from game.persistence.lines import Head
from game.shelf.choices import Choices

FIGURES = "toas"  # where the terms of a game name them, by seat


def summary(texts: Texts, head: Head, choices: Choices, options: Iterable[str]) -> str:
    """The edition, and the *options* that are on."""
    edition = head.terms.get("edition")
    known = isinstance(edition, str) and edition in choices.editions
    name = texts.text(key_of("edition_short", edition)) if known else ""
    return " · ".join(filter(None, [name, *(_option(texts, each) for each in sorted(options))]))


def _option(texts: Texts, option: str) -> str:
    """Its name, and how much of it; what has no name goes by its key."""
    key, *more = option.replace("=", " ").split(" ", 1)
    is_known = texts.has(key_of("house", key))
    return " ".join([texts.text(key_of("house", key)) if is_known else key, *more])


def seat_label(texts: Texts, head: Head, seat: Seat, choices: Choices) -> str:
    """A person's name, and the figure."""
    card = head.seats[seat].name if seat < len(head.seats) else ""
    figure = figure_in(head, seat, choices)
    label = texts.text(key_of("figure", figure)) if figure else ""
    if card and label:
        return texts.text("seat.played", name=card, toa=label)
    return card or label


def figure_in(head: Head, seat: Seat, choices: Choices) -> str:
    """Whom *seat* plays; "" if the line does not say."""
    figures = head.terms.get(FIGURES)
    name = figures[seat] if isinstance(figures, list) and seat < len(figures) else ""
    return name if name in choices.figures else ""
