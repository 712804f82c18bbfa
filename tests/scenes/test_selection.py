"""An action is spelled by pointing, whatever the game: here one moves counters between boxes."""

from collections.abc import Iterator, Sequence

from attrs import frozen

from game.scenes.table.selection import FEW, Confirm, Pick, PointAt, Selection


@frozen
class Move:
    """The counter *what* goes from box to box; counters of a colour are alike."""

    what: str
    start: int
    end: int


RED = Move("red 1", 0, 1)
TWIN = Move("red 2", 0, 1)
FAR = Move("red 1", 0, 2)
BLUE = Move("blue 1", 0, 1)
HOME = Move("blue 1", 1, 9)
Target = str | int


def meanings(move: Move) -> Iterator[Target]:
    yield move.what
    yield move.end


def is_grave(move: Move, target: Target) -> bool:
    return move is HOME


def told_apart(moves: Sequence[Move]) -> tuple[Move, ...]:
    """Where it is not said which counter of a colour is meant, the first is."""
    first: dict[tuple[str, int], Move] = {}
    for move in moves:
        first.setdefault((move.what.split()[0], move.end), move)
    return tuple(first.values())


def selection(*moves: Move) -> Selection[Move, Target]:
    return Selection(moves, meanings, is_grave, told_apart)


def test_what_means_one_action_alone_is_done_at_once() -> None:
    begun = selection(RED, FAR, BLUE)

    assert begun.point(2) == FAR
    assert not begun.is_begun


def test_what_means_several_is_narrowed_until_one_is_left() -> None:
    begun = selection(RED, FAR, BLUE)

    assert begun.point("red 1") is None
    assert begun.possible == begun.options == (RED, FAR)
    assert begun.pointed == ("red 1",)
    assert begun.targets == {"red 1", 1, 2}
    assert begun.point(1) == RED


def test_pointing_at_something_else_begins_anew() -> None:
    begun = selection(RED, FAR, BLUE, HOME)
    begun.point("red 1")

    assert begun.point("blue 1") is None
    assert begun.possible == (BLUE, HOME)
    assert begun.pointed == ("blue 1",)


def test_one_of_a_list_is_picked() -> None:
    begun = selection(RED, FAR)
    begun.point("red 1")

    assert begun.pick(BLUE) is None
    assert begun.pick(FAR) == FAR
    assert not begun.is_begun


def test_a_long_list_is_none() -> None:
    many = [Move("red 1", 0, end) for end in range(FEW + 1)]
    begun = selection(*many)

    begun.point("red 1")

    assert begun.possible == tuple(many)
    assert begun.options == ()


def test_what_is_grave_waits_for_a_second_press() -> None:
    begun = selection(BLUE, HOME)

    assert begun.point(9) is None
    assert begun.armed == HOME
    assert begun.point(9) == HOME

    assert begun.point(9) is None
    assert begun.confirm() == HOME
    assert begun.confirm() is None


def test_what_was_begun_can_be_taken_back_once() -> None:
    begun = selection(RED, FAR, HOME)
    begun.point("red 1")
    begun.point(9)

    assert begun.cancel()
    assert not begun.cancel()
    assert begun.possible == (RED, FAR, HOME)
    assert begun.pointed == ()


def test_of_actions_that_nobody_tells_apart_one_is_meant() -> None:
    assert selection(RED, TWIN).point(1) == RED
    assert selection(RED, TWIN).point("red 2") == TWIN


def test_what_is_refused_means_nothing() -> None:
    begun = selection(RED)

    assert not begun.is_legal("blue 1")
    assert begun.point("blue 1") is None
    assert not begun.is_begun


# What leads on


def test_what_to_press_next_follows_what_has_been_pressed() -> None:
    begun = selection(RED, FAR, BLUE, HOME)

    assert begun.next_press(FAR) == PointAt("red 1")
    begun.point("red 1")
    assert begun.next_press(FAR) == Pick(FAR)
    assert begun.next_press(BLUE) == PointAt("blue 1"), "from something else it begins anew"
    begun.point(9)
    assert begun.armed == HOME
    assert begun.next_press(HOME) == Confirm()


def test_of_more_than_can_be_listed_the_next_thing_is_pointed_at() -> None:
    many = selection(*(Move("red 1", 0, end) for end in range(1, FEW + 3)))
    wanted = Move("red 1", 0, 3)

    many.point("red 1")

    assert many.next_press(wanted) == PointAt(3)
