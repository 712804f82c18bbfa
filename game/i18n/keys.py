"""How a key is built from what it names: the one way besides writing it out.

`kind.KANOHI` is a member of an enum, `log.PawnMoved` a value of a class, and `log.PawnSet.R8` one
of several wordings of the same. The first word is the family; `python3 -m tools check` expands
every family that it is told of, so that no text is missing and none is left over.
"""

from enum import Enum


def key_of(family: str, member: object, variant: str = "") -> str:
    """The key of *member*: an enum's by its name, a string as it is, all others by their class."""
    parts = [family, _name(member), variant]
    return ".".join(part for part in parts if part)


def _name(member: object) -> str:
    match member:
        case Enum():
            return member.name
        case str():
            return member
        case _:
            return type(member).__name__
