"""Great Mask Challenges (section 8); what may be played in them is in `test_window_a.py`."""

import pytest

from game.core.seats import Seat
from game.rules.masks.actions import Pass, PlayCard, Target
from game.rules.masks.events import CardDrawn, ChallengeEnded, MaskReady, PrizeTaken
from game.rules.masks.phases import Contest, GameOver, Targeting, TurnOver
from game.rules.masks.pieces import Deck, Skill, Toa
from game.rules.masks.printed.effects import AddToSkill, Turns, Who
from game.rules.masks.state import Adviser, Lasting, State, Worn
from tests.masks.tables import (
    ALL_TOA,
    advised,
    asked,
    at,
    challenge_of,
    first_turn,
    hand,
    holding,
    in_contest,
    legal,
    on_top,
    played,
    standing,
    told,
    walked,
    wearing,
)

ME, YOU = Seat(0), Seat(1)
FLIGHT, SPEED, SWIMMING, VISION, TWO = "1", "3", "5", "6", "206"


def attached(state: State, seat: int, mask: str | None, turaga: str | None = None) -> State:
    own = state.seats[seat]._replace(attached_mask=mask, attached_turaga=turaga)
    return state.with_seat(Seat(seat), own)


def scores(state: State) -> tuple[int, int]:
    return challenge_of(state).scores


# C1-C3


@pytest.mark.rule("C1")
def test_c1_the_challenger_names_an_opponent_for_each_challenge_anew() -> None:
    state = standing(first_turn("qftm", *ALL_TOA[:3]), 0, "r9c5")
    state = on_top(state, Deck.GMC, FLIGHT, "2", SPEED)

    state = walked(state, "r9c6")
    assert state.phase == Targeting(ME, 3)
    assert set(legal(state)) == {Target(Seat(1)), Target(Seat(2))}
    state = played(state, Target(Seat(2)))
    assert state.phase == Targeting(ME, 2)
    state = played(state, Target(Seat(2)))  # it may be the same one
    assert state.phase == Targeting(ME, 1)

    assert played(state, Target(Seat(1))).phase == TurnOver(ME)


@pytest.mark.rule("C2")
def test_c2_a_seat_under_a_shield_cannot_be_named() -> None:
    state = standing(first_turn("qftm", *ALL_TOA[:4]), 0, "r9c5")
    state = state.with_seat(YOU, state.seats[1]._replace(is_shielded=True))

    state = walked(state, "r9c6")

    assert set(legal(state)) == {Target(Seat(2)), Target(Seat(3))}


@pytest.mark.rule("C2")
def test_c2_if_nobody_can_be_named_the_challenges_left_are_lost() -> None:
    state = standing(first_turn("qftm"), 0, "r9c5")
    state = state.with_seat(YOU, state.seats[1]._replace(is_shielded=True))
    deck = state.stacks[Deck.GMC]

    state = walked(state, "r9c6")

    assert state.phase == TurnOver(ME)
    assert state.stacks[Deck.GMC] == deck


@pytest.mark.rule("C3")
def test_c3_the_top_card_names_one_or_two_skills() -> None:
    state = asked(first_turn("qftm"), 0, 1)

    assert challenge_of(in_contest(state, SPEED)).skills == (Skill.SPEED,)
    assert challenge_of(in_contest(state, TWO)).skills == (Skill.FLIGHT, Skill.SWIMMING)


# C4-C5


@pytest.mark.rule("C4")
def test_c4_a_score_is_the_sum_of_the_values_in_the_named_skills() -> None:
    state = asked(attached(attached(first_turn("qftm"), 0, None), 1, None), 0, 1)

    assert scores(in_contest(state, SPEED)) == (400, 700)
    assert scores(in_contest(state, TWO)) == (700 + 600, 400 + 900)


@pytest.mark.rule("C4")
def test_c4_a_value_set_by_mahiki_counts_as_set() -> None:
    state = asked(first_turn("qftm", masks_of_might=True), 0, 1)
    own = state.seats[1]._replace(set_skill=(Skill.FLIGHT, 1200))
    state = state.with_seat(YOU, own)

    assert scores(in_contest(state, FLIGHT)) == (700, 1200)
    assert scores(in_contest(state, TWO)) == (1300, 1200 + 900)
    assert scores(in_contest(state, SPEED)) == (400, 700)


@pytest.mark.rule("C4")
def test_c4_a_bonus_to_any_counts_once_and_one_to_a_skill_if_it_is_named() -> None:
    state = first_turn("qftm", Toa.GALI, Toa.TAHU, masks_of_might=True)
    state = holding(asked(state, 0), 1, Deck.GA, "plus_200", "plus_200_flight", "plus_200_speed")

    state = in_contest(state, TWO)  # 1300 : 1300

    assert PlayCard("plus_200_speed") not in legal(state)
    assert scores(played(state, PlayCard("plus_200"))) == (1300, 1500)
    assert scores(played(state, PlayCard("plus_200_flight"))) == (1300, 1500)


@pytest.mark.rule("C4")
def test_c4_what_counts_against_a_side_is_taken_off_and_may_go_below_nought() -> None:
    state = asked(first_turn("qftm", masks_of_might=True), 0, 1)
    worst = Lasting(AddToSkill(Who.OPP, None, -1000, Turns(3)), 3, 0)
    state = state.with_seat(YOU, state.seats[1]._replace(lasting=(worst,)))

    assert scores(in_contest(state, FLIGHT)) == (700, -600)


@pytest.mark.rule("C5")
def test_c5_the_attached_mask_counts_from_the_start_if_its_skill_is_named() -> None:
    state = wearing(asked(first_turn("qftm"), 0, 1), 0, "kakama")

    assert scores(in_contest(attached(state, 0, "kakama"), SPEED)) == (500, 700)
    assert scores(in_contest(attached(state, 0, "hau"), SPEED)) == (400, 700)


@pytest.mark.rule("C5")
def test_c5_the_attached_turaga_card_counts_from_the_start() -> None:
    state = advised(asked(first_turn("qftm"), 0, 1), 0, "vakama", "tahu_counsel", "firestaff")

    assert scores(in_contest(attached(state, 0, None, "vakama"), SPEED)) == (500, 700)
    assert scores(in_contest(attached(state, 0, None, "tahu_counsel"), SPEED)) == (600, 700)
    assert scores(in_contest(attached(state, 0, None, "tahu_counsel"), VISION)) == (800, 600)
    assert scores(in_contest(attached(state, 0, None, "firestaff"), SPEED)) == (400, 700)


@pytest.mark.rule("C5")
def test_c5_a_lasting_minus_counts_in_every_contest() -> None:
    state = asked(first_turn("qftm", rahi=True), 0, 1)
    minus = Lasting(AddToSkill(Who.OPP, None, -100, Turns(3)), 3, 0)
    state = state.with_seat(ME, state.seats[0]._replace(lasting=(minus,)))

    assert scores(in_contest(attached(state, 0, None), SPEED)) == (300, 700)


# C6


@pytest.mark.rule("C6")
def test_c6_the_side_that_is_not_ahead_has_the_say() -> None:
    state = asked(first_turn("qftm"), 0, 1)

    assert in_contest(state, FLIGHT).phase == Contest(YOU)  # 700 : 400
    assert in_contest(state, SPEED).phase == Contest(ME)  # 400 : 700


@pytest.mark.rule("C6")
def test_c6_on_a_tie_the_challenger_is_ahead() -> None:
    state = attached(asked(first_turn("qftm"), 0, 1), 1, None)

    state = in_contest(state, TWO)

    assert scores(state) == (1300, 1300)
    assert state.phase == Contest(YOU)
    assert len(played(state, Pass()).seats[0].pile) == 7


@pytest.mark.rule("C6")
def test_c6_a_side_still_behind_keeps_the_say_and_one_that_leads_gives_it_over() -> None:
    state = holding(asked(first_turn("qftm"), 0, 1), 0, Deck.GA, "plus_100", "plus_200")
    state = in_contest(attached(state, 1, None), SPEED)  # 400 : 700

    state = played(state, PlayCard("plus_100"))
    assert (scores(state), state.phase) == ((500, 700), Contest(ME))
    state = played(state, PlayCard("plus_200"))

    assert (scores(state), state.phase) == ((700, 700), Contest(YOU))


@pytest.mark.rule("C6")
def test_c6_a_pass_ends_the_contest_and_the_side_ahead_wins() -> None:
    state = in_contest(asked(first_turn("qftm"), 0, 1), SPEED)

    state = played(state, Pass())

    assert state.phase == TurnOver(ME)
    assert len(state.seats[0].pile) == 8
    assert state.challenge is None


# C8-C9


@pytest.mark.rule("C8")
def test_c8_a_challenger_who_wins_takes_a_prize_and_a_defender_nothing() -> None:
    state = first_turn("qftm")

    won, lost = in_contest(state, FLIGHT), in_contest(state, SPEED)

    assert [len(own.pile) for own in won.seats] == [7, 8]
    assert [len(own.pile) for own in lost.seats] == [8, 8]


@pytest.mark.rule("C9")
def test_c9_the_card_is_discarded_then_masks_and_tools_are_fresh_then_comes_the_prize() -> None:
    state = asked(advised(first_turn("qftm", masks_of_might=True), 1, "trident"), 1)
    for seat, mask in enumerate(("hau", "kaukau")):
        own = state.seats[seat]._replace(
            masks=(Worn(mask, is_exhausted=True),), set_skill=(Skill.VISION, 100)
        )
        state = state.with_seat(Seat(seat), own)
    state = state.with_seat(
        YOU, state.seats[1]._replace(turaga=(Adviser("trident", is_spent=True),))
    )
    state = in_contest(state, FLIGHT)

    events = [type(x) for x in told(state, Pass())]
    state = played(state, Pass())

    assert events.index(ChallengeEnded) < events.index(PrizeTaken)
    assert state.stacks[Deck.GMC].discards == (FLIGHT,)
    assert [own.set_skill for own in state.seats] == [None, None]
    assert all(worn.is_ready for own in state.seats for worn in own.masks)
    assert state.seats[1].turaga == (Adviser("trident"),)
    assert MaskReady not in events


@pytest.mark.rule("C9")
def test_c9_what_a_card_grants_on_a_loss_comes_last() -> None:
    state = holding(asked(first_turn("rshl", swarm=False), 0, 1), 0, Deck.GA, "lightstone")
    state = in_contest(state, SPEED)  # 600 : 800

    state = played(state, PlayCard("lightstone"))
    assert len(hand(state, 0)) == 1
    state = played(state, Pass())

    assert len(hand(state, 0)) == 2
    assert state.stacks[Deck.GA].discards == ("lightstone",)


@pytest.mark.rule("C9")
def test_c9_a_loss_is_made_good_after_the_prize() -> None:
    state = holding(asked(first_turn("rshl", swarm=False), 1), 1, Deck.GA, "lightstone")
    state = played(in_contest(state, FLIGHT), PlayCard("lightstone"))  # 800 : 700

    events = [type(x) for x in told(state, Pass())]

    assert events.index(PrizeTaken) < events.index(CardDrawn)


@pytest.mark.rule("C9")
def test_c9_who_wins_gets_nothing_for_a_loss() -> None:
    state = holding(asked(first_turn("rshl", swarm=False), 0, 1), 0, Deck.GA, "lightstone")
    state = holding(state, 0, Deck.GA, "plus_100")
    state = in_contest(state, SPEED)  # 600 : 800

    state = played(state, PlayCard("lightstone"), PlayCard("plus_100"), Pass())

    assert len(state.seats[0].pile) == 6
    assert hand(state, 0) == ["draw_two"]


@pytest.mark.rule("C9")
def test_c9_no_challenge_follows_when_the_game_is_won() -> None:
    state = wearing(first_turn("qftm"), 0, "kaukau", "miru", "kakama", "pakari")
    own = state.seats[0]
    akaku = next(card for card in own.pile if card.key == "akaku")
    rest = tuple(card for card in own.pile if card.key != "akaku")
    state = state.with_seat(ME, own._replace(pile=(*rest, akaku)))
    state = on_top(standing(state, 0, "r9c5"), Deck.GMC, FLIGHT)

    state = walked(state, "r9c6")

    assert state.phase == GameOver((ME,), "Y1")
    assert state.seats[0].pawn == at("r9c6")


@pytest.mark.rule("C9")
@pytest.mark.parametrize("gmc", [FLIGHT, SWIMMING])
def test_c9_only_the_challenge_card_and_what_was_played_are_discarded(gmc: str) -> None:
    state = in_contest(holding(asked(first_turn("qftm"), 0, 1), 0, Deck.GA, "plus_100"), gmc)
    state = played(state, Pass())

    assert state.stacks[Deck.GMC].discards == (gmc,)
    assert hand(state, 0) == ["draw_two", "plus_100"]
