"""The last set-up, to be written down and recalled; whatever makes no sense is left out."""

from collections.abc import Iterator, Mapping
from typing import Any

from attrs import evolve

from game.boxes.makuta.bots import BOTS, DEFAULT_BOT, OFFERED, bot_today
from game.boxes.makuta.new_game.form import (
    DEFAULT_EDITION,
    LONGEST_NAME,
    NO_HOUSE_RULES,
    PERSON,
    Form,
    SeatForm,
    first_form,
)
from game.boxes.makuta.new_game.game_code import house_parts
from game.boxes.makuta.options import house_rules
from game.rules.makuta.editions import EDITIONS, HouseRules
from game.rules.makuta.pieces import Toa
from game.rules.makuta.setup import FEWEST_SEATS, MOST_SEATS
from game.shelf.options import OptionError


def remembered(form: Form) -> dict[str, Any]:
    """All but the seed: the next game is another one."""
    return {
        "seats": [_seat(seat) for seat in form.seats],
        "edition": form.edition,
        "house": ",".join(house_parts(form.house)),
    }


def _seat(seat: SeatForm) -> dict[str, str]:
    return {"toa": seat.toa.name.lower(), "name": seat.name.strip(), "bot": seat.bot}


def recalled(setup: Mapping[str, Any]) -> Form:
    """Never fails: the file may be from another version, or from somebody's editor."""
    seats = tuple(_seats(setup.get("seats")))[:MOST_SEATS]
    form = Form(seats) if len(seats) >= FEWEST_SEATS else first_form()
    edition = setup.get("edition")
    known = edition if isinstance(edition, str) and edition in EDITIONS else DEFAULT_EDITION
    return evolve(form, edition=known, house=_house(setup.get("house")))


def _seats(entries: object) -> Iterator[SeatForm]:
    taken: set[str] = set()
    for entry in entries if isinstance(entries, list) else ():
        values = entry if isinstance(entry, dict) else {}
        toa, name, bot = (_word(values.get(key)) for key in ("toa", "name", "bot"))
        if toa.upper() in Toa.__members__ and toa not in taken:
            taken.add(toa)
            yield SeatForm(Toa[toa.upper()], name[:LONGEST_NAME], _bot(bot))


def _bot(name: str) -> str:
    """A computer player that is offered no more gives way to the usual one."""
    today = bot_today(name)
    if today in OFFERED:
        return today
    return DEFAULT_BOT if today in BOTS else PERSON


def _word(value: object) -> str:
    return value if isinstance(value, str) and value.isprintable() else ""


def _house(text: object) -> HouseRules:
    try:
        return house_rules(_word(text))
    except OptionError:
        return NO_HOUSE_RULES
