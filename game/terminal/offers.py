"""What the one who decides may do, numbered; and what a player means who types words."""

from collections.abc import Mapping, Sequence
from typing import Generic

from attrs import frozen

from game.core.errors import GameError
from game.core.ruleset import A
from game.core.seats import Seat
from game.i18n.texts import Texts

FEW = 12  # more choices than this are cut short, unless one asks for all


class NotAChoiceError(GameError):
    """What was typed is no choice now; the text says why, or what to type."""


@frozen
class Offer(Generic[A]):
    number: int
    action: A
    words: str
    is_listed: bool = True  # else it is shown in another way, unless one asks for all


def listing(texts: Texts, offered: Sequence[Offer[A]], *, everything: bool = False) -> list[str]:
    """As lines; what would fill pages only on request."""
    listed = [offer for offer in offered if everything or offer.is_listed]
    cut = listed if everything or len(listed) <= 2 * FEW else listed[:FEW]
    width = len(str(offered[-1].number)) if offered else 1
    lines = [f"{offer.number:{width}}  {offer.words}" for offer in cut]
    if len(cut) < len(listed):
        lines.append(texts.count("offer.more", len(listed) - len(cut)))
    return lines


def numbered(texts: Texts, offered: Sequence[Offer[A]], number: int) -> Offer[A]:
    if not offered:
        raise NotAChoiceError(texts.text("choice.none"))
    if not 1 <= number <= len(offered):
        raise NotAChoiceError(texts.count("choice.range", len(offered)))
    return offered[number - 1]


def worded(texts: Texts, offered: Sequence[Offer[A]], text: str) -> list[Offer[A]]:
    """Those with such words: `play hau` may mean `play the Kanohi Hau`."""
    wanted = text.casefold().split()
    found = [offer for offer in offered if _begin(wanted, offer.words.casefold().split())]
    if not found:
        raise NotAChoiceError(texts.text("choice.unknown", text=text))
    return [offer for offer in found if offer.words.casefold().split() == wanted] or found


def _begin(wanted: list[str], words: list[str]) -> bool:
    return all(any(word.startswith(part) for word in words) for part in wanted)


def which(texts: Texts, meant: Sequence[Offer[A]]) -> NotAChoiceError:
    """Something was typed that may mean any of these."""
    lines = [f"  {offer.number}  {offer.words}" for offer in meant]
    return NotAChoiceError("\n".join([texts.text("choice.which"), *lines]))


# Names


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
