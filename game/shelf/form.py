"""What has been filled in so far. Every change gives a new form; none of them can fail."""

from collections.abc import Iterator, Mapping
from typing import Any

from attrs import evolve, field, frozen

from game.core.seats import Seat
from game.shelf.choices import Choices, OptionError, Setup, options_in_words
from game.shelf.company import Company
from game.shelf.game import Game
from game.shelf.game_code import BETWEEN, GameCode, code_of
from game.shelf.typed import options_in

PERSON = ""  # as a bot's name
LONGEST_NAME = 16


@frozen
class SeatForm:
    figure: str
    name: str = ""  # "" is called as the figure
    bot: str = PERSON

    @property
    def is_person(self) -> bool:
        return self.bot == PERSON


@frozen
class Form:
    """Of a game: as many seats as its choices allow, and no figure twice."""

    game: Game = field(eq=False, repr=False)
    seats: tuple[SeatForm, ...]
    edition: str = field()
    options: Mapping[str, int] = field(factory=dict)  # those that are on, by key
    code: str = ""  # as typed: a seed, a game code, or nothing for a fresh deal

    @edition.default
    def _usual(self) -> str:
        return self.choices.usual_edition

    @property
    def choices(self) -> Choices:
        return self.game.choices

    # Seats

    def with_seat(self, index: int, seat: SeatForm) -> "Form":
        return evolve(self, seats=(*self.seats[:index], seat, *self.seats[index + 1 :]))

    def named(self, index: int, name: str) -> "Form":
        return self.with_seat(index, evolve(self.seats[index], name=name))

    def played_by(self, index: int, bot: str) -> "Form":
        return self.with_seat(index, evolve(self.seats[index], bot=bot))

    def as_figure(self, index: int, figure: str) -> "Form":
        """Whoever has that figure takes the other one in exchange."""
        former = self.seats[index].figure
        swap = {figure: former, former: figure}
        seats = (evolve(seat, figure=swap.get(seat.figure, seat.figure)) for seat in self.seats)
        return evolve(self, seats=tuple(seats))

    def added(self) -> "Form":
        """A computer player comes along, with the first figure that is free."""
        if len(self.seats) == self.choices.most:
            return self
        free = self.choices.free(self.figures)
        return evolve(self, seats=(*self.seats, SeatForm(free[0], bot=self.game.company.usual)))

    def removed(self, index: int) -> "Form":
        if len(self.seats) == self.choices.fewest:
            return self
        return evolve(self, seats=(*self.seats[:index], *self.seats[index + 1 :]))

    def moved(self, index: int, by: int) -> "Form":
        """One chair further, to where somebody else sits."""
        other = index + by
        if other not in range(len(self.seats)):
            return self
        here, there = self.seats[index], self.seats[other]
        return self.with_seat(index, there).with_seat(other, here)

    # Rules and deal

    def in_edition(self, key: str) -> "Form":
        """Without the options that there are in others only."""
        offered = {option.key for option in self.choices.offered(key)}
        options = {each: value for each, value in self.options.items() if each in offered}
        return evolve(self, edition=key, options=options)

    def with_option(self, key: str, value: int) -> "Form":
        """0 turns it off."""
        options = {**self.options, key: value}
        return evolve(self, options={key: value for key, value in options.items() if value})

    def with_code(self, code: str) -> "Form":
        return evolve(self, code=code)

    def agreeing(self, code: GameCode) -> "Form":
        """With the rules of *code*, and as many seats as it says."""
        form = evolve(self, edition=code.edition, options=code.options)
        while len(form.seats) < code.seats:
            form = form.added()
        return evolve(form, seats=form.seats[: code.seats])

    def game_code(self, seed: str) -> str:
        return code_of(self.game, self.setup(seed))

    def has_game_code(self) -> bool:
        return BETWEEN in self.code

    # What comes of it

    @property
    def figures(self) -> tuple[str, ...]:
        return tuple(seat.figure for seat in self.seats)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name.strip() for seat in self.seats)

    @property
    def bots(self) -> dict[Seat, str]:
        return {Seat(i): seat.bot for i, seat in enumerate(self.seats) if not seat.is_person}

    @property
    def minutes(self) -> float | None:
        """As long as it will take, more or less; None if nobody knows."""
        length, computers = self.choices.length, len(self.bots)
        if length is None:
            return None
        return length.minutes(self.edition, self.options, len(self.seats) - computers, computers)

    def setup(self, seed: str) -> Setup:
        return Setup(self.edition, self.figures, self.options, self.bots, self.names, seed)


def first_form(game: Game) -> Form:
    """Before anybody has played: one person against computer players."""
    person, *others = game.choices.figures[: game.choices.usual_seats]
    bots = (SeatForm(figure, bot=game.company.usual) for figure in others)
    return Form(game, (SeatForm(person), *bots))


# The last set-up, to be written down and recalled; whatever makes no sense is left out


def remembered(form: Form) -> dict[str, Any]:
    """All but the seed: the next game is another one."""
    return {
        "seats": [
            {"figure": seat.figure, "name": seat.name.strip(), "bot": seat.bot}
            for seat in form.seats
        ],
        "edition": form.edition,
        "options": ",".join(options_in_words(form.options, form.choices)),
    }


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
