"""What computer players learn from: two courses from the same moment."""

from game.boxes.makuta.mind.outlook import learned
from game.rules.makuta.editions import EN, HouseRules
from tests.makuta.atlases import full_atlas
from tools.makuta.schooling.branches import lessons_of
from tools.simulate import Order


def order() -> Order:
    return Order(full_atlas(), EN, HouseRules(), ("adept",) * 2, "lessons")


def test_a_game_makes_lessons_about_the_signs_that_are_learned() -> None:
    lessons = lessons_of(order(), 3)

    assert lessons
    for course in (course for lesson in lessons for course in lesson):
        assert tuple(course.signs) == learned().signs
        assert course.turns > 0.0


def test_the_same_game_makes_the_same_lessons() -> None:
    assert lessons_of(order(), 4) == lessons_of(order(), 4)
