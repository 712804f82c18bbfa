"""What the library says about a game of its list, from the first line of the file alone.

The line may come from anywhere: what makes no sense is left out, and nothing is raised.
"""

from game.boxes.makuta.options import CHOICES, SWITCHES
from game.core.seats import Seat
from game.i18n.keys import key_of
from game.i18n.texts import Texts
from game.persistence.lines import Head
from game.rules.makuta.editions import EDITIONS


def summary(texts: Texts, head: Head) -> str:
    """Edition and house rules."""
    edition = head.terms.get("edition")
    known = isinstance(edition, str) and edition in EDITIONS
    name = texts.text(key_of("edition_short", edition)) if known else ""
    return " · ".join(filter(None, [name, " ".join(_house(head))]))


def _house(head: Head) -> list[str]:
    house = head.terms.get("house")
    if not isinstance(house, dict):
        return []
    might = house.get("mighty_makuta")
    return sorted(
        [name for name, switch in SWITCHES.items() if house.get(switch) is True]
        + ([f"H3 +{might}"] if isinstance(might, int) and might > 0 else [])
    )


def seat_label(texts: Texts, head: Head, seat: Seat) -> str:
    """A person's name, and the Toa."""
    card = head.seats[seat].name if seat < len(head.seats) else ""
    figure = _figure(head, seat)
    label = texts.text(key_of("figure", figure)) if figure else ""
    if card and label:
        return texts.text("seat.played", name=card, toa=label)
    return card or label


def character(texts: Texts, head: Head, seat: Seat) -> str:
    figure = _figure(head, seat)
    return texts.text(key_of("character", figure)) if figure else ""


def _figure(head: Head, seat: Seat) -> str:
    toas = head.terms.get("toas")
    name = toas[seat] if isinstance(toas, list) and seat < len(toas) else ""
    return name if name in CHOICES.figures else ""
