"""What computer players learn from: two branchs from the same moment."""

from game.boxes import SHELF
from game.boxes.makuta.mind.outlook import learned
from game.places import contents_of
from tools.makuta.schooling.branches import forks_of
from tools.orders import Order


def order() -> Order:
    return Order(SHELF.first, contents_of(SHELF.first), "", {}, (), "forks")


def test_a_game_makes_forks_about_the_signs_that_are_learned() -> None:
    forks = forks_of(order(), 3)

    assert forks
    for branch in (branch for fork in forks for branch in fork):
        assert tuple(branch.signs) == learned().signs
        assert branch.turns > 0.0


def test_the_same_game_makes_the_same_forks() -> None:
    assert forks_of(order(), 4) == forks_of(order(), 4)
