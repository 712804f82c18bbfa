"""Work that is done bit by bit."""

from game.ui.piecework import Work, finished


def counting(to: int) -> Work[int]:
    for _ in range(to):
        yield
    return to


def adding(*numbers: int) -> Work[int]:
    total = 0
    for number in numbers:
        total += yield from counting(number)
    return total


def test_what_it_makes_comes_at_its_end() -> None:
    assert finished(adding(2, 0, 3)) == 5


def test_it_can_be_finished_where_it_stands() -> None:
    work = adding(2, 3)
    next(work)
    next(work)

    assert finished(work) == 5
