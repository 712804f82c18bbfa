"""What the powers of masks do (K9)."""

import pytest

from game.core.seats import Audience, Seat
from game.rules import masks as rules
from game.rules.masks.actions import (
    Arrange,
    ChooseDeck,
    ChooseSkill,
    Decline,
    DrawFrom,
    EndMove,
    EndTurn,
    PickRandom,
    Roll,
    Step,
    TurnUpMission,
    UsePower,
    Way,
)
from game.rules.masks.holding.held import Stack
from game.rules.masks.phases import (
    Arranging,
    ChoosingDeck,
    Drawing,
    Moving,
    OnMission,
    Picking,
    TurnOver,
    TurnStart,
)
from game.rules.masks.pieces import Deck, Skill, Toa
from game.rules.masks.printed.land import STRAIGHT
from game.rules.masks.state import State
from tests.masks.tables import (
    at,
    by_chance,
    first_turn,
    hand,
    holding,
    legal,
    on_top,
    played,
    standing,
    walked,
    wearing,
)

ME, YOU = Seat(0), Seat(1)
NORTH, EAST, SOUTH, WEST = STRAIGHT


def might(*toas: Toa, rahi: bool = False) -> State:
    return first_turn("qftm", *(toas or (Toa.TAHU, Toa.GALI)), masks_of_might=True, rahi=rahi)


def is_ready(state: State, seat: int, mask: str) -> bool:
    return next(worn for worn in state.seats[seat].masks if worn.key == mask).is_ready


@pytest.mark.rule("K9")
def test_k9_hau_shields_until_the_own_next_turn() -> None:
    state = played(might(), UsePower("hau"))
    assert state.seats[0].is_shielded
    assert not is_ready(state, 0, "hau")

    state = played(walked(state, "r8c12"), EndMove(), EndTurn())
    assert state.seats[0].is_shielded
    state = standing(state, 1, "r11c11")
    state = walked(state, "r12c11")
    assert state.phase == TurnOver(YOU)
    assert state.seats[1].last_challenge is None
    state = played(state, EndTurn())

    assert not state.seats[0].is_shielded


@pytest.mark.rule("K9")
@pytest.mark.parametrize(
    ("start", "space", "seen", "kept"), [("r0c7", "r1c7", 3, 1), ("r5c2", "r5c3", 4, 2)]
)
def test_k9_kaukau_looks_at_three_cards_instead_of_the_draw_and_keeps_one(
    start: str, space: str, seen: int, kept: int
) -> None:
    state = on_top(might(Toa.GALI, Toa.TAHU), Deck.GA, "swift", "slant", "snatch", "rust")
    state = walked(standing(state, 0, start), space)

    state = played(state, UsePower("kaukau"))
    assert isinstance(state.phase, Arranging)
    assert (state.phase.count, state.phase.keep) == (seen, kept)
    top = ("swift", "slant", "snatch", "rust")[-seen:]
    choice = Arrange(tuple(sorted(top[:kept])), tuple(reversed(top[kept:])))
    state = played(state, choice)

    assert hand(state, 0) == sorted(top[:kept])
    assert [card.key for card in state.stacks[Deck.GA].cards[-2:]] == list(choice.back)
    assert state.phase == Moving(ME)  # it was instead of the whole draw
    assert state.seats[0].last_draw == at(space)
    assert not is_ready(state, 0, "kaukau")


@pytest.mark.rule("K9")
def test_k9_kaukau_shows_the_cards_to_its_player_only() -> None:
    state = walked(standing(might(Toa.GALI, Toa.TAHU), 0, "r0c7"), "r1c7")
    state = played(state, UsePower("kaukau"))

    assert all(card.key for card in rules.observe(state, ME).stacks[Deck.GA].cards[-3:])
    for viewer in (YOU, Audience.PUBLIC):
        assert not any(card.key for card in rules.observe(state, viewer).stacks[Deck.GA].cards)


@pytest.mark.rule("K9")
def test_k9_kaukau_needs_room_and_keeps_no_more_than_fits() -> None:
    six = ("plus_100", "plus_100", "plus_100", "plus_100", "swift", "swift")
    state = holding(might(Toa.GALI, Toa.TAHU), 0, Deck.GA, *six)
    state = walked(standing(state, 0, "r5c2"), "r5c3")

    full = holding(state, 0, Deck.GA, "swift")
    assert UsePower("kaukau") not in legal(full)
    state = played(state, UsePower("kaukau"))

    assert isinstance(state.phase, Arranging)
    assert (state.phase.count, state.phase.keep) == (4, 1)


@pytest.mark.rule("K9")
def test_k9_kaukau_is_for_the_whole_draw() -> None:
    state = walked(standing(might(Toa.GALI, Toa.TAHU), 0, "r5c2"), "r5c3")

    state = played(state, DrawFrom(Deck.GA))

    assert state.phase == Drawing(ME, 1, 2)
    assert UsePower("kaukau") not in legal(state)


@pytest.mark.rule("K9")
def test_k9_kaukau_looks_at_what_is_left_of_the_deck() -> None:
    state = walked(standing(might(Toa.GALI, Toa.TAHU), 0, "r0c7"), "r1c7")
    cards = state.stacks[Deck.GA].cards
    discards = tuple(card.key for card in cards[2:])
    state = state.with_stack(Deck.GA, Stack(cards[:2], discards))

    state = played(state, UsePower("kaukau"))

    assert isinstance(state.phase, Arranging)
    assert (state.phase.count, state.phase.keep) == (2, 1)


@pytest.mark.rule("K9")
def test_k9_x2_kaukau_has_an_empty_deck_refilled() -> None:
    state = walked(standing(might(Toa.GALI, Toa.TAHU), 0, "r0c7"), "r1c7")
    discards = tuple(card.key for card in state.stacks[Deck.GA].cards)
    state = state.with_stack(Deck.GA, Stack((), discards))

    state = by_chance(played(state, UsePower("kaukau")))

    assert isinstance(state.phase, Arranging)
    assert (state.phase.count, state.phase.keep) == (3, 1)


@pytest.mark.rule("K9")
def test_k9_miru_leads_onto_an_occupied_space_where_the_move_ends_and_which_acts() -> None:
    state = might(Toa.LEWA, Toa.TAHU)
    over = Step(at("r1c7"), Way.OVER, 0, "miru")
    state = played(standing(standing(state, 0, "r0c7"), 1, "r1c7"), over)

    assert state.seats[0].pawn == state.seats[1].pawn == at("r1c7")
    assert state.phase == Drawing(ME, 1, 1)
    assert played(state, Decline()).phase == TurnOver(ME)
    assert not is_ready(state, 0, "miru")


@pytest.mark.rule("K9")
def test_k9_kakama_gives_six_steps_and_missions_still_stop() -> None:
    state = played(might(Toa.POHATU, Toa.TAHU), UsePower("kakama"))
    state = standing(state, 0, "r6c7")

    far = walked(state, "r6c6", "r6c5", "r6c4", "r7c4", "r8c4")
    assert far.phase == Moving(ME)
    assert walked(far, "r8c3").phase == TurnOver(ME)
    assert walked(state, "r6c6", "r7c6").phase == OnMission(ME)


@pytest.mark.rule("K9")
def test_k9_kakama_is_for_the_start_of_the_turn() -> None:
    state = walked(might(Toa.POHATU, Toa.TAHU), "r0c5")

    assert not [x for x in legal(state) if isinstance(x, UsePower)]


@pytest.mark.rule("K9")
@pytest.mark.parametrize(
    ("direction", "end"),
    [(NORTH, "r2c4"), (SOUTH, "r8c4"), (WEST, "r5c1")],
)
def test_k9_pakari_pushes_the_pawn_three_spaces_straight(direction: int, end: str) -> None:
    state = standing(might(Toa.ONUA, Toa.TAHU), 0, "r5c5")
    state = standing(state, 1, "r5c4")

    state = played(state, Step(at("r5c4"), Way.PUSH, direction, "pakari"))

    assert state.seats[0].pawn == at("r5c4")
    assert state.seats[1].pawn == at(end)
    assert state.phase == Moving(ME)
    assert not is_ready(state, 0, "pakari")


@pytest.mark.rule("K9")
def test_k9_pakari_stops_before_a_pawn_and_where_no_space_is_and_goes_one_at_least() -> None:
    state = standing(might(Toa.ONUA, Toa.TAHU, Toa.GALI), 0, "r5c5")
    state = standing(standing(state, 1, "r5c4"), 2, "r5c2")

    pushes = {
        x.by: played(state, x).seats[1].pawn
        for x in legal(state)
        if isinstance(x, Step) and x.way is Way.PUSH
    }

    assert pushes[WEST] == at("r5c3")
    assert EAST not in pushes  # the mover stands there
    edge = standing(standing(state, 0, "r2c5"), 1, "r2c4")
    edge = played(edge, Step(at("r2c4"), Way.PUSH, NORTH, "pakari"))
    assert edge.seats[1].pawn == at("r1c4")
    blocked = standing(state, 2, "r5c3")
    assert WEST not in {x.by for x in legal(blocked) if isinstance(x, Step) and x.way is Way.PUSH}


@pytest.mark.rule("K9")
def test_k9_pakari_pushes_one_pawn_not_two() -> None:
    state = standing(might(Toa.ONUA, Toa.TAHU, Toa.GALI), 0, "r5c5")
    state = standing(standing(state, 1, "r5c4"), 2, "r5c4")

    assert not [x for x in legal(state) if isinstance(x, Step) and x.way is Way.PUSH]


@pytest.mark.rule("K9")
def test_k9_akaku_shows_the_top_mission_to_its_player_only() -> None:
    state = played(on_top(might(Toa.KOPAKA, Toa.TAHU), Deck.MISSION, "7"), UsePower("akaku"))

    assert rules.observe(state, ME).stacks[Deck.MISSION].cards[-1].key == "7"
    assert not rules.observe(state, YOU).stacks[Deck.MISSION].cards[-1].key
    assert state.phase == TurnStart(ME)


@pytest.mark.rule("K9")
def test_k9_ruru_shows_the_top_three_challenges_in_their_order() -> None:
    state = on_top(wearing(might(), 0, "ruru"), Deck.GMC, "1", "2", "3")

    state = played(state, UsePower("ruru"))

    seen = [card.key for card in rules.observe(state, ME).stacks[Deck.GMC].cards]
    assert seen[-3:] == ["1", "2", "3"]
    assert not any(seen[:-3])


@pytest.mark.rule("K9")
def test_k9_rau_passes_a_mission() -> None:
    state = walked(standing(wearing(might(), 0, "rau"), 0, "r6c6"), "r7c6")
    assert set(legal(state)) == {TurnUpMission(), UsePower("rau")}

    assert played(state, UsePower("rau")).phase == Moving(ME)


@pytest.mark.rule("K9")
def test_k9_mahiki_sets_a_skill_named_before_the_roll() -> None:
    state = played(wearing(might(), 0, "mahiki"), UsePower("mahiki"))
    assert set(legal(state)) == {ChooseSkill(skill) for skill in Skill}

    state = played(state, ChooseSkill(Skill.SPEED), Roll(11))

    assert state.seats[0].set_skill == (Skill.SPEED, 1100)
    assert state.phase == TurnStart(ME)


@pytest.mark.rule("K9")
def test_k9_matatu_steals_a_ga_or_a_rahi_card_at_random() -> None:
    state = wearing(might(rahi=True), 0, "matatu")
    assert UsePower("matatu", YOU) not in legal(state)
    state = holding(holding(state, 1, Deck.GA, "swift", "slant"), 1, Deck.RAHI, "284")

    state = played(state, UsePower("matatu", YOU))
    assert isinstance(state.phase, ChoosingDeck)
    state = played(state, ChooseDeck(Deck.GA))
    assert isinstance(state.phase, Picking)
    state = played(state, PickRandom(0))

    assert len(hand(state, 0)) == len(hand(state, 1)) == 1
    assert state.phase == TurnStart(ME)
