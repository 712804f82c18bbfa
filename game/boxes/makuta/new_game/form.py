"""What has been filled in so far. Every change gives a new form; none of them can fail."""

from collections.abc import Iterable

from attrs import evolve, frozen

from game.boxes.makuta.bots import DEFAULT_BOT
from game.boxes.makuta.new_game.game_code import GameCode, is_seed
from game.boxes.makuta.options import edition_named
from game.core.seats import Seat
from game.rules.makuta.editions import HouseRules
from game.rules.makuta.pieces import Toa
from game.rules.makuta.setup import FEWEST_SEATS, MOST_SEATS
from game.rules.makuta.state import replaced, without

PERSON = ""  # as a bot's name
DEFAULT_EDITION = "en"
LONGEST_NAME = 16
NO_HOUSE_RULES = HouseRules()


@frozen
class SeatForm:
    toa: Toa
    name: str = ""  # "" is called as the Toa
    bot: str = PERSON

    @property
    def is_person(self) -> bool:
        return self.bot == PERSON


@frozen
class Form:
    seats: tuple[SeatForm, ...]  # two to six, no Toa twice
    edition: str = DEFAULT_EDITION
    house: HouseRules = NO_HOUSE_RULES
    code: str = ""  # as typed: a seed, a game code, or nothing for a fresh deal

    # Seats

    def with_seat(self, index: int, seat: SeatForm) -> "Form":
        return evolve(self, seats=replaced(self.seats, index, seat))

    def named(self, index: int, name: str) -> "Form":
        return self.with_seat(index, evolve(self.seats[index], name=name))

    def played_by(self, index: int, bot: str) -> "Form":
        return self.with_seat(index, evolve(self.seats[index], bot=bot))

    def as_toa(self, index: int, toa: Toa) -> "Form":
        """Whoever has that Toa takes the other one in exchange."""
        former = self.seats[index].toa
        swap = {toa: former, former: toa}
        return evolve(self, seats=tuple(evolve(s, toa=swap.get(s.toa, s.toa)) for s in self.seats))

    def added(self) -> "Form":
        """A computer player comes along, with the first Toa that is free."""
        if len(self.seats) == MOST_SEATS:
            return self
        seat = SeatForm(free_toas(self.seats)[0], bot=DEFAULT_BOT)
        return evolve(self, seats=(*self.seats, seat))

    def removed(self, index: int) -> "Form":
        if len(self.seats) == FEWEST_SEATS:
            return self
        return evolve(self, seats=without(self.seats, index))

    def moved(self, index: int, by: int) -> "Form":
        """One chair further, to where somebody else sits."""
        other = index + by
        if other not in range(len(self.seats)):
            return self
        seats = replaced(self.seats, index, self.seats[other])
        return evolve(self, seats=replaced(seats, other, self.seats[index]))

    # Rules and deal

    def in_edition(self, key: str) -> "Form":
        return evolve(self, edition=key)

    def by_house(self, house: HouseRules) -> "Form":
        return evolve(self, house=house)

    def with_code(self, code: str) -> "Form":
        return evolve(self, code=code)

    def agreeing(self, code: GameCode) -> "Form":
        """With the rules of *code*, and as many seats as it says."""
        form = evolve(self, edition=code.edition.key, house=code.house)
        while len(form.seats) < code.seats:
            form = form.added()
        return evolve(form, seats=form.seats[: code.seats])

    def game_code(self, seed: str) -> GameCode:
        return GameCode(edition_named(self.edition), self.house, len(self.seats), seed)

    def has_game_code(self) -> bool:
        return bool(self.code.strip()) and not is_seed(self.code)

    # What comes of it

    @property
    def toas(self) -> tuple[Toa, ...]:
        return tuple(seat.toa for seat in self.seats)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name.strip() for seat in self.seats)

    @property
    def bots(self) -> dict[Seat, str]:
        return {Seat(i): seat.bot for i, seat in enumerate(self.seats) if not seat.is_person}


def free_toas(seats: Iterable[SeatForm]) -> list[Toa]:
    taken = {seat.toa for seat in seats}
    return [toa for toa in Toa if toa not in taken]


def first_form() -> Form:
    """Before anybody has played: one person against three computer players."""
    person, *others = list(Toa)[:4]
    return Form((SeatForm(person), *(SeatForm(toa, bot=DEFAULT_BOT) for toa in others)))
