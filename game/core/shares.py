"""Shares of a whole as they are told: in percent that add up, and never surer than they are."""

from collections.abc import Sequence

WHOLE = 100


def percents(parts: Sequence[float]) -> tuple[int, ...]:
    """Of all parts together. They add up to 100; 0 and 100 are what cannot, or must, be.

    The first is what one asks for, and often told alone: it is rounded as if the rest were one.
    What that leaves goes to the others by their largest remainders.
    """
    first, *others = parts
    rest = sum(others)
    if not rest:
        return (WHOLE, *(0 for _ in others))
    told = _alone(first, first + rest, room=sum(part > 0 for part in others))
    return told, *_divided(others, WHOLE - told)


def percent(part: float, of: float) -> int:
    return percents((part, of - part))[0]


def _alone(part: float, of: float, room: int) -> int:
    """At least 1 each is kept for so many others."""
    return min(max(round(WHOLE * part / of), 1), WHOLE - room) if part else 0


def _divided(parts: Sequence[float], percents: int) -> tuple[int, ...]:
    exact = [percents * part / sum(parts) for part in parts]
    told = [max(int(share), 1) if share else 0 for share in exact]
    while (short := percents - sum(told)) != 0:
        by, least = (1, 0) if short > 0 else (-1, 1)
        can_change = [at for at, each in enumerate(told) if each > least]
        told[max(can_change, key=lambda at: by * (exact[at] - told[at]))] += by
    return tuple(told)
