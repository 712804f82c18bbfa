"""Percents that are told together add up, and claim no more than is certain."""

from itertools import product

import pytest

from game.core.shares import percent, percents


@pytest.mark.parametrize(
    ("parts", "told"),
    [
        ((2, 1, 3), (33, 17, 50)),
        ((1, 1, 4), (17, 17, 66)),  # 67 by itself: that would be 101
        ((1, 1, 1), (33, 34, 33)),  # by themselves 99
        ((3, 1, 4), (38, 12, 50)),  # 37.5 and 12.5
        ((6, 0, 0), (100, 0, 0)),
        ((0, 0, 6), (0, 0, 100)),
        ((998, 1, 1), (98, 1, 1)),
        ((1, 0, 999), (1, 0, 99)),
    ],
)
def test_odds_are_told_so_that_they_add_up(parts: tuple[int, ...], told: tuple[int, ...]) -> None:
    assert percents(parts) == told


def test_any_odds_add_up_and_only_what_is_certain_is_called_so() -> None:
    for parts in product(range(13), repeat=3):
        if not any(parts):
            continue
        told = percents(parts)
        assert sum(told) == 100, parts
        for part, share in zip(parts, told, strict=True):
            assert abs(share - 100 * part / sum(parts)) < 1.5
            assert (share == 0) == (part == 0), parts
            assert (share == 100) == (part == sum(parts)), parts


def test_a_win_is_told_alike_with_ties_and_losses_and_alone() -> None:
    for win, tie, lose in product(range(13), range(13), range(1, 13)):
        assert percents((win, tie, lose))[0] == percent(win, win + tie + lose)


def test_only_what_is_certain_is_called_so() -> None:
    assert [percent(part, 6) for part in range(7)] == [0, 17, 33, 50, 67, 83, 100]
    assert [percent(share, 1) for share in (0, 0.001, 0.704, 0.999, 1)] == [0, 1, 70, 99, 100]
