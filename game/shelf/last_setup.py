"""The last set-up, to be written down and recalled; whatever makes no sense is left out."""

from collections.abc import Iterator, Mapping
from typing import Any

from attrs import evolve

from game.shelf.choices import OptionError, options_in_words
from game.shelf.company import Company
from game.shelf.form import LONGEST_NAME, PERSON, Form, SeatForm, first_form
from game.shelf.game import Game
from game.shelf.typed import options_in


def remembered(form: Form) -> dict[str, Any]:
    """All but the seed: the next game is another one."""
    return {
        "seats": [_seat(seat) for seat in form.seats],
        "edition": form.edition,
        "options": ",".join(options_in_words(form.options, form.choices)),
    }


def _seat(seat: SeatForm) -> dict[str, str]:
    return {"figure": seat.figure, "name": seat.name.strip(), "bot": seat.bot}


def recalled(game: Game, setup: Mapping[str, Any]) -> Form:
    """Never fails: the file may be from another version, or from somebody's editor."""
    choices, edition = game.choices, setup.get("edition")
    seats = tuple(_seats(game, setup.get("seats")))[: choices.most]
    form = Form(game, seats) if len(seats) >= choices.fewest else first_form(game)
    known = edition if edition in choices.editions else choices.usual_edition
    return evolve(form, edition=known, options=_options(game, setup.get("options")))


def _seats(game: Game, entries: object) -> Iterator[SeatForm]:
    free = set(game.choices.figures)
    for entry in entries if isinstance(entries, list) else ():
        values = entry if isinstance(entry, dict) else {}
        figure, name, bot = (_word(values.get(key)) for key in ("figure", "name", "bot"))
        if figure in free:
            free.remove(figure)
            yield SeatForm(figure, name[:LONGEST_NAME], _bot(game.company, bot))


def _bot(company: Company, name: str) -> str:
    """A computer player that is offered no more gives way to the usual one."""
    today = company.today(name)
    if today in company.offered:
        return today
    return company.usual if today in company.players else PERSON


def _word(value: object) -> str:
    return value if isinstance(value, str) and value.isprintable() else ""


def _options(game: Game, text: object) -> dict[str, int]:
    try:
        return options_in(game, _word(text))
    except OptionError:
        return {}
