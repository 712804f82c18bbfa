"""A game as plain data, of a game that is none of the boxes'."""

from attrs import frozen

from game.core.match import Barrier
from game.core.seats import Seat
from game.players.playing_out import Doing
from game.players.trace import trace_lines
from tests.core.toy import Add, Board


@frozen
class Told:
    """Happens to nobody, and has a fact that JSON has no word for."""

    barrier: Barrier


@frozen
class FromPile:
    number: int


@frozen
class Given:
    seat: Seat
    cards: tuple[FromPile, ...]


def lines_of(*events: object) -> list[dict[str, object]]:
    doing = Doing(Board(), Seat(1), Add(7), events, Board(7))
    return list(trace_lines(doing, lambda before, action: f"R{before.score}"))


def test_the_action_comes_first_with_its_rule_then_the_events() -> None:
    assert lines_of(Told(Barrier.CHANCE)) == [
        {"seat": 1, "action": "Add", "rule": "R0", "value": 7},
        {"seat": None, "event": "Told", "barrier": "chance"},
    ]


def test_an_event_has_the_seat_it_happens_to_not_the_one_that_brought_it_about() -> None:
    _, given = lines_of(Given(Seat(0), ()))

    assert given["seat"] == 0


def test_a_fact_of_several_facts_says_what_it_is() -> None:
    _, given = lines_of(Given(Seat(0), (FromPile(3),)))

    assert given["cards"] == [{"is": "FromPile", "number": 3}]
