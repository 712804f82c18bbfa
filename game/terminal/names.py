"""What a player means who types a name."""

from collections.abc import Mapping

from game.core.errors import GameError
from game.core.seats import Seat
from game.i18n.texts import Texts


class UnknownSeatError(GameError):
    """Nobody of this name sits at the table."""


def plain(text: str) -> str:
    """Letters and digits only, so that `Ta-Koro`, `ta_koro` and `TAKORO` are the same."""
    return "".join(letter for letter in text.casefold() if letter.isalnum())


def seat_named(texts: Texts, names: Mapping[Seat, str], text: str) -> Seat:
    """By the beginning of its name, or by its number, counted from 1."""
    wanted = plain(text)
    found = [seat for seat, name in names.items() if wanted and plain(name).startswith(wanted)]
    found += [seat for seat in names if wanted == str(seat + 1)]
    if len(found) != 1:
        known = ", ".join(names.values())
        raise UnknownSeatError(texts.text("seat.which", text=text, seats=known))
    return found[0]
