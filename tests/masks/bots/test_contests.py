"""What the sensible player says in a contest."""

from attrs import evolve

from game.core.seats import Seat
from game.rules.masks.actions import Add, Pass, Pay, PlayCard, Target
from game.rules.masks.holding.held import Held
from game.rules.masks.phases import Paying, Targeting
from game.rules.masks.pieces import Deck, Skill, Toa
from game.rules.masks.printed.effects import Give
from game.rules.masks.state import OpenTask
from tests.masks.bots.asking import choice, contest
from tests.masks.tables import first_turn, holding, wearing


def test_the_cheapest_that_is_enough_is_played() -> None:
    state = first_turn("qftm", Toa.TAHU, Toa.GALI)
    state = holding(state, 0, Deck.GA, "plus_100", "plus_200")
    assert choice(contest(state, Skill.SPEED, (600, 700))) == PlayCard("plus_100")
    assert choice(contest(state, Skill.SPEED, (500, 700))) == PlayCard("plus_200")


def test_no_good_card_is_thrown_after_bad_ones() -> None:
    state = first_turn("qftm", Toa.TAHU, Toa.GALI)
    state = holding(state, 0, Deck.GA, "plus_100", "minus_100")
    assert choice(contest(state, Skill.SPEED, (400, 900))) == Pass()


def test_a_mask_comes_before_a_card() -> None:
    state = first_turn("qftm", Toa.TAHU, Toa.GALI, masks_of_might=True)
    state = holding(wearing(state, 0, "kakama"), 0, Deck.GA, "plus_100")
    assert choice(contest(state, Skill.SPEED, (600, 700))) == Add("kakama")


def test_of_several_noble_masks_only_one_is_counted_on() -> None:
    state = first_turn("qftm", Toa.TAHU, Toa.GALI, masks_of_might=True)
    state = wearing(state, 0, "rau", "ruru", "huna")
    assert choice(contest(state, Skill.SPEED, (400, 700))) == Pass()
    assert choice(contest(state, Skill.SPEED, (600, 700))) != Pass()


def test_everything_is_thrown_in_against_who_is_about_to_win() -> None:
    state = first_turn("qftm", Toa.TAHU, Toa.GALI, Toa.LEWA)
    state = holding(state, 1, Deck.GA, "plus_200", "plus_200", "plus_100", "minus_100")
    dear = contest(state, Skill.SPEED, (900, 500))
    assert choice(dear) == Pass()
    near = wearing(state, 0, "kaukau", "miru", "kakama", "pakari")
    assert choice(contest(near, Skill.SPEED, (900, 500))) != Pass()


def test_two_masks_are_as_near_as_one_to_who_may_challenge_again() -> None:
    state = first_turn("qftm", Toa.TAHU, Toa.GALI, Toa.LEWA, short_game=True)
    state = holding(state, 1, Deck.GA, "plus_200", "plus_200")
    near = contest(wearing(state, 0, "kaukau"), Skill.SPEED, (800, 500))
    assert choice(near) == Pass()
    assert near.challenge is not None
    near = near.but(challenge=evolve(near.challenge, left=1))
    assert choice(near) != Pass()


def test_who_is_likely_to_be_beaten_is_challenged() -> None:
    state = first_turn("qftm", Toa.TAHU, Toa.GALI, Toa.LEWA)
    state = holding(state, 1, Deck.GA, *["plus_100"] * 3, "plus_200", "plus_200")
    assert choice(state.but(phase=Targeting(Seat(0), 1))) == Target(Seat(2))


def test_a_task_is_paid_with_the_least_useful_card() -> None:
    state = first_turn("qftm", Toa.TAHU, Toa.GALI)
    state = holding(state, 0, Deck.GA, "plus_200", "bare_hand", "swift")
    task = OpenTask(Held("7", Deck.MISSION, 127), Give((Deck.GA,), 1), 1)
    state = state.with_seat(Seat(0), state.seats[0]._replace(tasks=(task,)))
    assert choice(state.but(phase=Paying(Seat(0), Deck.GA, ()))) == Pay("bare_hand", 0)
