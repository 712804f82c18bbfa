"""What has been filled in so far. Every change gives a new form; none of them can fail."""

from collections.abc import Mapping

from attrs import evolve, field, frozen

from game.core.seats import Seat
from game.shelf.choices import Choices, Setup
from game.shelf.game import Game
from game.shelf.game_code import BETWEEN, GameCode, code_of

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
        return evolve(self, seats=(*self.seats, computer(self.game, free[0])))

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
        return evolve(self, edition=key)

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

    def setup(self, seed: str) -> Setup:
        return Setup(self.edition, self.figures, self.options, self.bots, self.names, seed)


def computer(game: Game, figure: str) -> SeatForm:
    return SeatForm(figure, bot=game.company.usual)


def first_form(game: Game) -> Form:
    """Before anybody has played: one person against computer players."""
    person, *others = game.choices.figures[: game.choices.usual_seats]
    return Form(game, (SeatForm(person), *(computer(game, figure) for figure in others)))
