"""The lines of a game file. The first says what is played, the others what happened.

    {"file":"mata nui game","format":3,"box":"makuta","seats":[…],"terms":{…},"packed":"…"}
    {"seat":"nature","do":"Rolled","value":5}
    {"seat":2,"do":"MoveTo","field":345,"came_from":344}
    {"seat":2,"do":"Target","whom":0}
    {"match":"undo"}
    {"snapshot":7,"fallen":{"dice":31},"packed":"…"}
    {"note":"gates.1"}

A note is for whoever reads the game: in a lesson, the name of a text.
A snapshot is the whole situation, with the number of its turn, how many outcomes of each stream of
luck have fallen, what can be played again, and whether the game is over.
"""

from collections.abc import Sequence
from typing import TypeAlias

from attrs import field, frozen
from cattrs import ForbiddenExtraKeysError

from game.core.seats import NATURE, Seat
from game.persistence import errors
from game.persistence.forms import strict_converter, structured
from game.persistence.json_text import Json, JsonObject, dumped, line_of, loaded, packed, unpacked
from game.persistence.migrations import NEWEST

KIND = "mata nui game"
KINDS = (KIND, "makuta game")  # the latter is from before there were boxes
LONGEST_EXPLAINED = 30_000  # bytes of a damaged snapshot; a sound one has about 5,000
LONGEST_SEED = 1_000  # letters
LONGEST_NOTE = 200
WHOM = "whom"  # a seat that an action names; "seat" is whoever acts
_FORMS, _QUICK_FORMS = strict_converter(), strict_converter(in_detail=False)


@frozen
class SeatCard:
    """Who sits there: a name, and what the program wants to know about the player."""

    name: str = ""
    player: dict[str, Json] = field(factory=dict)


@frozen
class Head:
    """The first line, without the number of its format."""

    box: str
    seats: tuple[SeatCard, ...]
    terms: dict[str, Json]  # what the box has agreed on with the players
    seed: str
    about: dict[str, Json] = field(factory=dict)  # anything that somebody else has added


@frozen
class Played:
    line: int
    data: JsonObject
    format: int = NEWEST  # in which it was written


@frozen
class Undone:
    line: int
    format: int = NEWEST


@frozen
class Redone:
    line: int
    format: int = NEWEST


@frozen
class Remembered:
    """A snapshot, not yet looked into."""

    line: int
    data: JsonObject
    format: int = NEWEST


@frozen
class Noted:
    """Nothing happens; what is to be said here goes by that name."""

    line: int
    note: str
    format: int = NEWEST


Entry: TypeAlias = Played | Undone | Redone | Remembered | Noted


@frozen
class Snapshot:
    turn: int
    packed: str  # the situation
    fallen: dict[str, int] = field(factory=dict)  # by stream of luck
    future: list[list[dict[str, Json]]] = field(factory=list)  # as in a match
    over: bool = False  # for a list of games, which looks into no situation
    brief: bool = False  # it does not tell all that is seen


# The first line


def head_line(head: Head) -> JsonObject:
    first: JsonObject = {"file": KIND, "format": NEWEST, **_FORMS.unstructure(head)}
    del first["seed"]
    return {**first, "packed": packed({"seed": head.seed})}


def read_head(data: JsonObject) -> Head:
    """*data* is in the newest format."""
    rest = {name: value for name, value in data.items() if name not in {"file", "format", "packed"}}
    head = structured(_FORMS, {**rest, **_secret(data)}, Head, errors.UnclearHeadError)
    if len(head.seed) > LONGEST_SEED or not _is_text(head.seed):
        raise errors.HeadError("The seed in the first line is none.")
    return head


def _is_text(words: str) -> bool:
    """Not with half a pair of surrogates."""
    try:
        words.encode()
    except UnicodeEncodeError:
        return False
    return True


def _secret(data: JsonObject) -> JsonObject:
    try:
        secret = unpacked(data.get("packed"))
    except errors.PackedError:
        secret = None
    if not isinstance(secret, dict):
        raise errors.HeadError("The packed part of the first line, with the seed, is damaged.")
    return secret


def reseated(first: bytes, cards: Sequence[SeatCard]) -> bytes:
    """The first line with other players, and else as it was, in whatever format."""
    return line_of({**loaded(first), "seats": _FORMS.unstructure(list(cards))}).rstrip(b"\n")


def marked(line: JsonObject, number: int, written: int = NEWEST) -> JsonObject:
    """*line*, in format *written*, as it is added to a file of another one: then it says so."""
    return line if number == written else {**line, "format": written}


def format_of(data: Json) -> int:
    """The number of the format, if it is one of our files."""
    if not isinstance(data, dict) or data.get("file") not in KINDS:
        raise errors.ForeignFileError
    number = data.get("format")
    if type(number) is not int:
        raise errors.HeadError("The first line does not say which format the game is in.")
    return number


# The others

UNDONE: JsonObject = {"match": "undo"}
REDONE: JsonObject = {"match": "redo"}


def read_entry(line: int, data: JsonObject, number: int = NEWEST) -> Entry:
    """What kind of line it is; whether it makes sense shows when it is told.

    *number* is the format in which it was written; *data* is in the newest one.
    """
    if "file" in data:
        raise errors.SecondHeadError
    if "do" in data:
        return Played(line, data, number)
    if "snapshot" in data:
        return Remembered(line, data, number)
    if data == UNDONE:
        return Undone(line, number)
    if data == REDONE:
        return Redone(line, number)
    if "note" in data:
        return _read_note(line, data, number)
    raise errors.UnknownLineError


def note_line(note: str) -> JsonObject:
    return {"note": note}


def _read_note(line: int, data: JsonObject, number: int) -> Noted:
    note = data["note"]
    if len(data) > 1 or not isinstance(note, str) or len(note) > LONGEST_NOTE:
        raise errors.UnknownLineError
    return Noted(line, note, number)


def played_line(seat: Seat, action: JsonObject) -> JsonObject:
    parts = {WHOM if name == "seat" else name: value for name, value in action.items()}
    return {"seat": "nature" if seat == NATURE else seat, **parts}


def read_played(data: JsonObject) -> tuple[Seat, JsonObject]:
    parts = {name: value for name, value in data.items() if name != "seat"}
    action = {"seat" if name == WHOM else name: value for name, value in parts.items()}
    seat = data.get("seat")
    if seat == "nature":
        return NATURE, action
    if type(seat) is not int or seat < 0:
        raise errors.WrongActionError(
            "The action", 'seat must be the number of a seat, or "nature"'
        )
    return Seat(seat), action


def snapshot_line(snapshot: Snapshot) -> JsonObject:
    rest: JsonObject = _FORMS.unstructure(snapshot)
    turn, packed_state = rest.pop("turn"), rest.pop("packed")
    return {"snapshot": turn, **rest, "packed": packed_state}


def read_snapshot(data: JsonObject, *, in_detail: bool = True) -> Snapshot:
    """What is wrong with a damaged one is told *in_detail*, if it is not far too large for that."""
    rest = {name: value for name, value in data.items() if name != "snapshot"}
    told = {"turn": data["snapshot"], **rest}
    try:
        return _QUICK_FORMS.structure(told, Snapshot)
    except (ForbiddenExtraKeysError, KeyError, TypeError, ValueError, AttributeError):
        if in_detail and len(dumped(told)) <= LONGEST_EXPLAINED:
            return structured(_FORMS, told, Snapshot, errors.SnapshotError)
        raise errors.SnapshotError("it is damaged") from None
