"""Numbers as somebody has typed them. None for what is no number that anybody means."""

import re

DIGITS = 9  # of the longest number that anybody means
LARGEST_SIDE = 16_384  # of a window or a picture, in pixels
SIZE = re.compile(r"(?P<width>\d{1,5})[x×](?P<height>\d{1,5})", re.ASCII)


def number_in(text: str) -> int | None:
    """Digits of any script count; far too many are nobody's number."""
    text = text.strip()
    return int(text) if text.isdecimal() and len(text) <= DIGITS else None


def size_in(text: str) -> tuple[int, int] | None:
    """From `1280x720`."""
    found = SIZE.fullmatch(text.strip().lower())
    sides = (int(found["width"]), int(found["height"])) if found else (0, 0)
    return sides if all(0 < side <= LARGEST_SIDE for side in sides) else None
