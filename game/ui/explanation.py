"""What a thing is, does, and does for whoever points at it."""

from collections.abc import Callable
from typing import TypeAlias

from attrs import field, frozen
from pygame import Rect, Surface

Picture: TypeAlias = Callable[[int], Surface]  # of a size


@frozen
class Explanation:
    title: str
    effect: str  # what it does, in one sentence
    now: str = ""  # what it does for the one who reads, with numbers
    more: str = ""  # who else knows it
    rule: str = ""  # by which it does so
    refusal: str = ""  # why it cannot be pressed now
    spares: Rect | None = None  # what it must not cover, beside the thing itself
    picture: Picture | None = field(default=None, eq=False, repr=False)
