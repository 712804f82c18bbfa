"""Figures as they stand in a sentence or a table."""

from collections.abc import Iterable


def percent(share: float | None) -> str:
    return "–" if share is None else f"{100 * share:.1f} %".replace(".0 %", " %")


def plain(value: float | None) -> str:
    return "–" if value is None else f"{value:g}"


def listed(words: Iterable[str]) -> str:
    *most, last = list(words)
    return f"{', '.join(most)} and {last}" if most else last


def house_named(house: str) -> str:
    return house or "no house rules"
