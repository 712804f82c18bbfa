"""Who plays which figure, as the first line of a game says it."""

from collections.abc import Mapping
from typing import TypeVar

from game.persistence.errors import ChangedHeadError
from game.persistence.forms import short

Figure = TypeVar("Figure")


def seated(
    names: tuple[str, ...], figures: Mapping[str, Figure], seats: range, kind: str
) -> tuple[Figure, ...]:
    """The figures that *names* mean; *kind* is what the box calls one."""
    for name in names:
        if name not in figures:
            known = ", ".join(figures)
            raise ChangedHeadError(f'There is no {kind} "{short(name)}"; there are {known}.')
    if len(names) not in seats:
        room = f"there are from {seats[0]} to {seats[-1]} seats"
        raise ChangedHeadError(f"The first line names {len(names)} {kind}, and {room}.")
    twice = [name.title() for name in names if names.count(name) > 1]
    if twice:
        raise ChangedHeadError(f"{twice[0]} sits at the table more than once.")
    return tuple(figures[name] for name in names)
