"""The duel with decks of one's own (Y5-Y8)."""

from collections import Counter
from random import Random

import pytest

from game.core.seats import Seat
from game.rules import masks as rules
from game.rules.masks.actions import DrawFrom, Lay, Pass, PlayCard, Roll, Step, TurnUpMission
from game.rules.masks.holding.held import OWN_STACKS
from game.rules.masks.phases import Build, OnMission, Part, Shuffling, TurnStart
from game.rules.masks.pieces import Deck
from game.rules.masks.setup import deal
from game.rules.masks.state import State
from game.rules.masks.whereabouts import cards_about
from tests.masks.rules.situations import GALI, POHATU, did, tasks
from tests.masks.tables import at, by_chance, hand, legal, on_top, standing, terms

GA, VA, KRANA = Deck.GA, Deck.VA, Deck.KRANA
ME, OTHER = Seat(0), Seat(1)
OWN = 7  # the GA of the second seat


def rolled_for(first: int = 1, **options: object) -> State:
    """Who begins has been rolled for; the other seat has the lower roll."""
    state = deal(terms("duel", GALI, POHATU, **options), Random("duel"))
    return did(state, *(Roll(9 if seat == first else 2) for seat in (0, 1)))


def laid(state: State, count: int) -> State:
    """So many more cards are laid, each the first that may be."""
    for _ in range(count):
        state = did(state, next(x for x in legal(state) if isinstance(x, Lay)))
    return state


def ready(first: int = 0, decks: tuple[str, str] = ("ways", "swarm")) -> State:
    state = rolled_for(first, ready_decks=True)
    state = did(state, *map(Lay, decks))
    return by_chance(state)


# Y5


@pytest.mark.rule("Y5")
@pytest.mark.parametrize("first", [0, 1])
def test_y5_who_wins_the_roll_lays_first_and_starts_in_the_west(first: int) -> None:
    state = rolled_for(first)
    assert state.phase == Build(Seat(first), Part.CHALLENGES)
    west, east = state.seats[first], state.seats[1 - first]
    assert (west.pawn, west.start) == (at("r10c0"), at("r10c0"))
    assert (east.pawn, east.start) == (at("r9c12"), at("r9c12"))


@pytest.mark.rule("Y5")
def test_y5_own_start_means_these() -> None:
    state = ready(first=0)
    state = standing(state, 0, "r12c4")
    state = on_top(state, Deck.MISSION, "bo9").but(phase=OnMission(ME))
    state = did(state, TurnUpMission())
    assert state.seats[0].pawn == at("r10c0")


@pytest.mark.rule("Y5")
def test_y5_who_wins_the_roll_has_the_first_turn() -> None:
    assert ready(first=0).phase == TurnStart(ME)
    assert ready(first=1).phase == TurnStart(OTHER)


# Y6


@pytest.mark.rule("Y6")
def test_y6a_in_turn_each_lays_a_gmc_none_twice() -> None:
    state = did(rolled_for(0), Lay("146"))
    assert state.phase == Build(OTHER, Part.CHALLENGES)
    assert Lay("146") not in legal(state)
    assert len(legal(state)) == 11
    assert rules.observe(state, OTHER).stacks[Deck.GMC].cards[-1].key == "146"


@pytest.mark.rule("Y6")
def test_y6a_from_six_on_a_seat_may_pass_and_two_passes_in_a_row_end_it() -> None:
    state = laid(rolled_for(0), 5)
    assert Pass() not in legal(state)
    state = laid(state, 1)
    assert Pass() in legal(state)
    state = did(state, Pass())
    again = did(laid(state, 1), Pass())  # a card between them: not in a row
    assert again.phase.part is Part.CHALLENGES  # type: ignore[union-attr]
    assert did(state, Pass()).phase == Build(ME, Part.MISSIONS)


@pytest.mark.rule("Y6")
def test_y6a_twelve_are_all() -> None:
    assert laid(rolled_for(0), 12).phase == Build(ME, Part.MISSIONS)


def missions_due(**options: object) -> State:
    return did(laid(rolled_for(0, **options), 6), Pass(), Pass())


@pytest.mark.rule("Y6")
def test_y6b_likewise_exactly_ten_missions_of_qftm_and_bohrok() -> None:
    state = missions_due()
    assert len(legal(state)) == 43
    assert Pass() not in legal(state)
    state = laid(state, 10)
    assert state.phase == Build(ME, Part.ACTIONS)
    assert len(state.stacks[Deck.MISSION].cards) == 10


@pytest.mark.rule("Y6")
def test_y6b_as_an_option_each_builds_ten_unseen_for_the_other() -> None:
    state = laid(missions_due(secret_missions=True), 10)
    assert state.phase == Build(OTHER, Part.MISSIONS)
    assert set(rules.observe(state, OTHER).seats[0].laid_missions) == {""}
    state = laid(state, 10)
    assert state.phase == Build(ME, Part.ACTIONS)
    mine, hers = state.seats[0].laid_missions, state.seats[1].laid_missions
    state = by_chance(did(state, Lay("ways"), Lay("swarm")))
    for seat, theirs in ((ME, hers), (OTHER, mine)):
        turned = did(standing(state, seat, "r3c2").but(phase=OnMission(seat)), TurnUpMission())
        home = 4 if seat == ME else 8
        seen = {card.key for card in state.stacks[home].cards}
        assert seen == set(theirs)
        assert len(turned.stacks[home].cards) == 9


@pytest.mark.rule("S2", "S7")
def test_s7_every_built_deck_is_shuffled_before_hands_are_dealt() -> None:
    state = laid(missions_due(secret_missions=True), 20)
    state = did(state, Lay("ways"), Lay("swarm"))
    shuffled = []
    while isinstance(state.phase, Shuffling):
        shuffled.append(state.phase.home)
        assert not hand(state, 0)
        state = rules.advance(state, rules.sample_chance(state, Random("s7"))).state

    assert set(shuffled) == {Deck.GMC, Deck.MISSION, Deck.GA, *OWN_STACKS.values()}
    assert state.phase == TurnStart(ME)


def actions_due() -> State:
    return laid(missions_due(), 10)


@pytest.mark.rule("Y6")
def test_y6c_twenty_ga_unseen_at_most_two_of_one_and_fourteen_different() -> None:
    state = actions_due()
    for _ in range(6):
        state = laid(did(state, legal(state)[0]), 0)
        state = did(state, next(x for x in legal(state) if isinstance(x, Lay)))
    assert set(rules.observe(state, OTHER).seats[0].laid) == {""}
    while state.phase == Build(ME, Part.ACTIONS):
        state = did(state, next(x for x in legal(state) if isinstance(x, Lay)))
    counts = Counter(state.seats[0].laid)
    assert sum(counts.values()) == 20
    assert max(counts.values()) <= 2
    assert len(counts) >= 14
    assert state.phase == Build(OTHER, Part.ACTIONS)


@pytest.mark.rule("Y6")
def test_y6c_only_the_keys_of_bohrok() -> None:
    keys = {x.card for x in legal(actions_due()) if isinstance(x, Lay)}
    assert "master_krana" in keys
    assert not keys & {"lightstone", "firestorm", "cahdok", "kal_surge", "va_call", "rahi_find"}


@pytest.mark.rule("Y6")
def test_y6d_up_to_three_foils_unseen() -> None:
    state = laid(missions_due(foils=2), 10)
    state = did(state, Lay("ways"), Lay("swarm"))
    assert state.phase == Build(ME, Part.FOILS)
    state = did(state, Lay("pakari"), Lay("hau"))
    assert state.phase == Build(OTHER, Part.FOILS)
    assert rules.observe(state, OTHER).seats[0].foils == ("", "")
    state = by_chance(did(state, Pass()))
    assert isinstance(state.phase, TurnStart)


@pytest.mark.rule("O10")
def test_o10_the_bohrok_deck_has_the_six_regular_ones() -> None:
    keys = sorted(card.key for card in ready().stacks[Deck.BOHROK].cards)
    assert keys == ["gahlok", "kohrak", "lehvak", "nuhvok", "pahrak", "tahnok"]


# E5, Y7


@pytest.mark.rule("E5")
def test_e5_opening_hands_two_of_each() -> None:
    state = ready()
    for seat in (0, 1):
        assert [len(hand(state, seat, deck)) for deck in (GA, VA, KRANA)] == [2, 2, 2]


@pytest.mark.rule("Y7")
def test_y7_each_draws_from_its_own_ga_deck_and_discards_to_it() -> None:
    state = ready(decks=("ways", "contests"))
    assert {card.home for card in state.seats[0].hands[GA]} == {int(GA)}
    assert {card.home for card in state.seats[1].hands[GA]} == {OWN}
    before = (len(state.stacks[GA].cards), len(state.stacks[OWN].cards))
    turn = state.turn._replace(seat=OTHER)
    state = standing(state, 1, "r1c6").but(turn=turn, phase=TurnStart(OTHER))
    state = on_top_of_own(state, "draw_two")
    state = did(state, Step(at("r1c7")), DrawFrom(GA))
    assert (len(state.stacks[GA].cards), len(state.stacks[OWN].cards)) == (before[0], before[1] - 1)
    state = did(state, PlayCard("draw_two"))
    assert state.stacks[OWN].discards == ("draw_two",)
    assert state.stacks[GA].discards == ()


def on_top_of_own(state: State, key: str) -> State:
    stack = state.stacks[OWN]
    card = next(card for card in stack.cards if card.key == key)
    others = list(stack.cards)
    others.remove(card)
    return state.with_stack(OWN, type(stack)((*others, card), stack.discards))


@pytest.mark.rule("Y7")
def test_y7_a_card_is_discarded_to_the_deck_it_came_from_whoever_held_it() -> None:
    """A card of the second seat's deck lies in the first one's hand."""
    state = ready(1, ("swarm", "ways"))
    hers = state.stacks[OWN].cards[-1]
    state = state.with_stack(OWN, type(state.stacks[OWN])(state.stacks[OWN].cards[:-1]))
    state = state.with_hand(ME, GA, (hers.seen_by(1),))
    drop = next(card for card in state.stacks[OWN].cards if card.key == "drop_one")
    state = did(state.with_hand(OTHER, GA, (drop.seen_by(2),)), PlayCard("drop_one", ME))
    assert state.stacks[OWN].discards == (hers.key, "drop_one")
    assert state.stacks[GA].discards == ()


# Y8

READY = {
    "ways": {
        **dict.fromkeys(("swift", "safe_path", "gate_song", "draw_two", "counsel", "plus_100"), 2),
        **dict.fromkeys(
            ("slant", "homeward", "errand", "puppet", "exile", "heavy_mask", "minus_100"), 1
        ),
        "plus_200": 1,
    },
    "contests": {
        **dict.fromkeys(
            ("plus_100", "plus_200", "minus_100", "rust", "quick_change", "draw_two"), 2
        ),
        **{
            f"plus_200_{skill}": 1
            for skill in ("flight", "shielding", "speed", "strength", "swimming", "vision")
        },
        "far_sight": 1,
        "drop_one": 1,
    },
    "swarm": {
        **dict.fromkeys(
            ("krana_find", "master_krana", "double_control", "spoils", "no_control", "plus_100"), 2
        ),
        **dict.fromkeys(
            ("krana_loss", "snatch", "drop_one", "minus_100", "draw_two", "swift", "safe_path"), 1
        ),
        "numb_mask": 1,
    },
}


@pytest.mark.rule("Y8")
@pytest.mark.parametrize("key", READY)
def test_y8_ready_decks(key: str) -> None:
    state = did(actions_due(), Lay(key))
    assert Counter(state.seats[0].laid) == Counter(READY[key])
    assert sum(READY[key].values()) == 20
    assert state.phase == Build(OTHER, Part.ACTIONS)


@pytest.mark.rule("Y8")
def test_y8_with_ready_decks_gmc_are_v2s_twelve_and_missions_bo1_to_bo10() -> None:
    state = ready()
    about = Counter(card.home for card in cards_about(state))
    assert about[Deck.GMC] == 12
    missions = {card.key for card in state.stacks[Deck.MISSION].cards}
    assert missions == {f"bo{n}" for n in range(1, 11)}
    assert about[int(GA)] == about[OWN] == 20
    assert tasks(state) == []


@pytest.mark.rule("E1")
def test_e1_a_duel_is_for_two() -> None:
    edition = ready().terms.edition
    assert (edition.fewest, edition.most) == (2, 2)
