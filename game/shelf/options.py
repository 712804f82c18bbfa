"""What somebody asks for who types."""

from game.core.errors import GameError

DIGITS = 9  # of the longest number that anybody means


class OptionError(GameError):
    """A choice that there is not; the text says which there are."""


def number_in(text: str) -> int | None:
    """Digits of any script count; far too many are nobody's number."""
    text = text.strip()
    return int(text) if text.isdecimal() and len(text) <= DIGITS else None
