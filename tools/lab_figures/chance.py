"""How sure a figure is, and how figures spread."""

from collections.abc import Sequence
from math import sqrt
from statistics import median, quantiles

SURE = 1.96  # standard deviations to either side hold 95 %


def interval(won: int, of: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a rate: honest for few games, and never beyond 0 and 1."""
    if not of:
        return 0.0, 1.0
    rate, square = won / of, SURE**2
    middle = rate + square / (2 * of)
    margin = SURE * sqrt(rate * (1 - rate) / of + square / (4 * of**2))
    whole = 1 + square / of
    return max(0.0, (middle - margin) / whole), min(1.0, (middle + margin) / whole)


def tenths(values: Sequence[float]) -> tuple[float, float]:
    """What one in ten lies below, and what one in ten lies above."""
    cuts = quantiles([*values, *values], n=10, method="inclusive")
    return cuts[0], cuts[-1]


def spread(values: Sequence[float], digits: int = 1) -> dict[str, float | None]:
    """In a few words how long something lasts; where nothing was counted nothing can be said."""
    if not values:
        return dict.fromkeys(("median", "p10", "p90", "max"))
    low, high = tenths(values)
    told = {"median": median(values), "p10": low, "p90": high, "max": max(values)}
    return {name: round(value, digits) for name, value in told.items()}


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
