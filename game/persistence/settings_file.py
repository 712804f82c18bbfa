"""Settings on the disk: JSON that a person can read and change.

Only what is not as shipped is written. A wrong value has its default, and a notice says so; an
unknown entry, such as one of a newer version, stays where it is.
"""

from pathlib import Path
from typing import Any, TypeVar

from attrs import AttrsInstance, define, field, fields, frozen, has
from cattrs import BaseValidationError

from game.persistence.forms import FormError, short, strict_converter
from game.persistence.json_text import Json, JsonObject
from game.persistence.settings import Play, Settings
from game.persistence.versioned_json import Formats, read_versioned, write_versioned

T = TypeVar("T", bound=AttrsInstance)
FORMATS = Formats()
MOST_NOTICES = 3  # nobody reads more
KEYS, BY_BOX = "keys", "play_by_box"
MOST_KEYS, LONGEST_KEY = 8, 40  # of a command, and letters


@frozen
class LoadedSettings:
    settings: Settings
    notices: tuple[str, ...] = ()  # what the person should know about the file


def load_settings(path: Path) -> LoadedSettings:
    """Never raises: what cannot be understood has its default, and a notice says so."""
    page = read_versioned(path, FORMATS)
    reader = _Reader()
    settings = reader.read(Settings, page.data)
    return LoadedSettings(settings, (*page.notices, *_told(path, reader.faults)))


def save_settings(path: Path, settings: Settings) -> None:
    """Raises GameFileError and nothing else."""
    others = _unknown(Settings, read_versioned(path, FORMATS).data)
    write_versioned(path, _joined(_FORMS.unstructure(settings), others), FORMATS)


def _told(path: Path, faults: list[str]) -> list[str]:
    told = [f"{path.name}: {fault}; it has its default." for fault in faults[:MOST_NOTICES]]
    more = len(faults) - MOST_NOTICES
    if more > 0:
        told.append(f"{path.name}: {more} more entries are wrong and have their defaults.")
    return told


# Reading, entry by entry


@define
class _Reader:
    faults: list[str] = field(factory=list)

    def read(self, kind: type[T], data: JsonObject, above: str = "") -> T:
        found = {}
        for each in fields(kind):
            if each.name in data:
                try:
                    found[each.name] = self._value(each, data[each.name], f"{above}{each.name}")
                except FormError as fault:
                    self.faults.append(f"{above}{each.name} {fault}")
        return kind(**found)

    def _value(self, each: Any, data: Json, where: str) -> object:  # noqa: ANN401
        if has(each.type):
            return self.read(each.type, _entries(data), f"{where}.")
        if each.name == KEYS:
            return self._keys(_entries(data))
        if each.name == BY_BOX:
            return self._by_box(_entries(data), where)
        value = _structured(data, each.type)
        if each.validator:
            each.validator(None, each, value)
        return value

    def _keys(self, data: JsonObject) -> dict[str, tuple[str, ...]]:
        """A wrong one does not cost the others."""
        right = {}
        for command, names in data.items():
            if isinstance(names, list) and len(names) <= MOST_KEYS and all(map(_is_key, names)):
                right[command] = tuple(names)
            else:
                self.faults.append(f"{KEYS}.{short(command)} must be a list of keys")
        return right

    def _by_box(self, data: JsonObject, where: str) -> dict[str, Play]:
        right = {}
        for box, entries in data.items():
            if isinstance(entries, dict):
                right[box] = self.read(Play, entries, f"{where}.{short(box)}.")
            else:
                self.faults.append(f"{where}.{short(box)} must have entries")
        return right


def _is_key(name: Json) -> bool:
    is_short = isinstance(name, str) and 0 < len(name) <= LONGEST_KEY
    return is_short and name.isprintable()


def _entries(data: Json) -> JsonObject:
    if not isinstance(data, dict):
        raise FormError("must have entries")
    return data


def _structured(data: Json, kind: Any) -> object:  # noqa: ANN401
    try:
        return _FORMS.structure(data, kind)
    except FormError:
        raise
    except (BaseValidationError, ValueError, TypeError):
        raise FormError("cannot be understood") from None


def _number(data: Json, _: type[float]) -> float:
    if type(data) not in {int, float}:
        raise FormError("must be a number")
    try:
        return float(data)
    except OverflowError:
        raise FormError("is too large") from None


_FORMS = strict_converter()
_FORMS.register_structure_hook(float, _number)


# What this version does not know


def _unknown(kind: type, data: JsonObject) -> JsonObject:
    """The entries that are no field of *kind*, and of its sections."""
    types: dict[str, Any] = {each.name: each.type for each in fields(kind)}
    others = {name: value for name, value in data.items() if name not in types}
    for name in types.keys() & data.keys():
        if has(types[name]) and isinstance(data[name], dict):
            inner = _unknown(types[name], data[name])
            others |= {name: inner} if inner else {}
    return others


def _joined(known: JsonObject, others: JsonObject) -> JsonObject:
    joined = dict(known)
    for name, value in others.items():
        joined[name] = {**known[name], **value} if name in known else value
    return joined
