"""What the library says about a game of its list, from the first line of the file alone.

The line may come from anywhere: what makes no sense is left out, and nothing is raised.
"""

from game.boxes.masks.options import CHOICES, EDITIONS, FOILS, NO_SWARM, SWITCHES
from game.core.seats import Seat
from game.i18n.keys import key_of
from game.i18n.texts import Texts
from game.persistence.lines import Head


def summary(texts: Texts, head: Head) -> str:
    """Edition and options."""
    edition = head.terms.get("edition")
    known = isinstance(edition, str) and edition in EDITIONS
    name = texts.text(key_of("edition_short", edition)) if known else ""
    return " · ".join(filter(None, [name, " ".join(_options(head))]))


def _options(head: Head) -> list[str]:
    options = head.terms.get("options")
    if not isinstance(options, dict):
        return []
    foils = options.get("foils")
    return sorted(
        [key for key, name in SWITCHES.items() if options.get(name) is True]
        + ([NO_SWARM] if options.get("swarm") is False else [])
        + ([f"{FOILS}={foils}"] if isinstance(foils, int) and foils > 0 else [])
    )


def seat_label(texts: Texts, head: Head, seat: Seat) -> str:
    """A person's name, and the Toa."""
    card = head.seats[seat].name if seat < len(head.seats) else ""
    figure = _figure(head, seat)
    label = texts.text(key_of("figure", figure)) if figure else ""
    if card and label:
        return texts.text("seat.played", name=card, toa=label)
    return card or label


def _figure(head: Head, seat: Seat) -> str:
    toas = head.terms.get("toas")
    name = toas[seat] if isinstance(toas, list) and seat < len(toas) else ""
    return name if name in CHOICES.figures else ""
