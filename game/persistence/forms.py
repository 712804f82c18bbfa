"""Between frozen values and JSON: nothing is guessed, nothing is overlooked.

A number is a number and not a word that looks like one, an unknown entry is an error, enums are
written by name, and what is wrong is said in words.
"""

from collections.abc import Callable
from enum import Enum, IntEnum
from typing import Any, TypeVar, get_args, get_origin

from cattrs import (
    BaseValidationError,
    Converter,
    ForbiddenExtraKeysError,
    StructureHandlerNotFoundError,
    transform_error,
)

from game.persistence.json_text import Json

T = TypeVar("T")
MOST_FAULTS = 3  # more would be no sentence any more
LONGEST_WORD = 40


class FormError(ValueError):
    """JSON that does not describe such a value; the text says why, without a full stop."""


def strict_converter(*, in_detail: bool = True) -> Converter:
    """Which tells all that is wrong, or stops at the first thing: a list may have a million."""
    converter = Converter(
        forbid_extra_keys=True, omit_if_default=True, detailed_validation=in_detail
    )
    for kind, name in ((int, "a whole number"), (str, "a text"), (bool, "true or false")):
        converter.register_structure_hook(kind, _exactly(kind, name))
    for enum in (Enum, IntEnum):  # an IntEnum is an int too, and would be read as one
        converter.register_structure_hook(enum, _member)
        converter.register_unstructure_hook(enum, lambda member: member.name.lower())
    return converter


def _exactly(kind: type[T], name: str) -> Any:  # noqa: ANN401
    def structure(data: Json, _: type[T]) -> T:
        if type(data) is not kind:
            raise FormError(f"must be {name}")
        return data

    return structure


def _member(data: Json, kind: type[Enum]) -> Enum:
    for member in kind:
        if member.name.lower() == data:
            return member
    raise FormError(f"must be one of {', '.join(member.name.lower() for member in kind)}")


def register_union(converter: Converter, union: object, tag: str) -> None:
    """Values of the closed *union* carry the name of their class under *tag*."""
    kinds = {kind.__name__: kind for kind in get_args(union)}

    def structure(data: Json, _: object) -> Any:  # noqa: ANN401
        name = data.get(tag) if isinstance(data, dict) else None
        if not isinstance(name, str) or name not in kinds:
            raise FormError("is of no known kind")
        return converter.structure({k: v for k, v in data.items() if k != tag}, kinds[name])

    def unstructure(value: object) -> Json:
        return {tag: type(value).__name__, **converter.unstructure(value)}

    converter.register_structure_hook(union, structure)
    converter.register_unstructure_hook(union, unstructure)


def structured(
    converter: Converter, data: Json, kind: type[T], wrong: Callable[[str], Exception] = FormError
) -> T:
    """The value that *data* describes; *wrong* is raised with all that is wrong with it."""
    if not isinstance(data, dict):
        raise wrong("it has no entries")
    try:
        return converter.structure(data, kind)
    except (BaseValidationError, ForbiddenExtraKeysError, FormError) as error:
        raise wrong(in_words(error)) from None


def in_words(error: Exception) -> str:
    """`field must be a whole number; came_from is missing`."""
    faults = [_sentence(fault) for fault in transform_error(error, "", _fault)]
    more = len(faults) - MOST_FAULTS
    rest = [f"and {more} more"] if more > 0 else []
    return "; ".join([*faults[:MOST_FAULTS], *rest])


def _sentence(fault: str) -> str:
    what, _, path = fault.rpartition(" @ ")
    return f"{path.removeprefix('.') or 'it'} {what}"


def _fault(error: BaseException, kind: object) -> str:
    match error:
        case KeyError():
            return "is missing"
        case ForbiddenExtraKeysError():
            names = ", ".join(sorted(error.extra_fields))
            return f'has an unknown entry "{short(names)}"'
        case StructureHandlerNotFoundError():
            raise error  # a class without a form is our mistake, not the file's
        case FormError():
            return str(error)
        case _:
            return "must be a list" if get_origin(kind) in {list, tuple} else "must have entries"


def short(word: str) -> str:
    return word if len(word) <= LONGEST_WORD else f"{word[:LONGEST_WORD]}…"
