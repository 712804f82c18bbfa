"""Quest for the Masks at a keyboard."""

from functools import cache
from pathlib import Path

import pytest
from attrs import evolve

from game.boxes import MASKS
from game.boxes.masks.game import MasksGame
from game.boxes.masks.opening import MasksMatch
from game.core.luck import Luck
from game.core.seats import Seat
from game.i18n.texts import load
from game.rules import masks as rules
from game.rules.masks.actions import Step
from game.rules.masks.phases import TurnStart
from game.rules.masks.pieces import Deck
from game.rules.masks.state import Adviser, State
from game.shelf.game import sit_down
from game.shelf.kept_game import KeptGame
from game.terminal.play import play
from game.terminal.session import Session
from tests.masks.tables import at, card_set, first_turn, holding, land, on_top, standing, wearing
from tests.terminal import keyboard
from tests.terminal.keyboard import Desk, answers, first_choice, typed

ENTER = ""  # lifts the curtain
TWO = ("--players", "2", "--bots", "2=random", "--seed", "masks")


@cache
def shipped() -> MasksGame:
    return MasksGame(card_set(), land(), load("masks", strict=True))


PACKED = evolve(MASKS, game=lambda _: shipped())


def session_at(desk: Desk, state: State) -> Session:
    """People who sit down to a position made by hand."""
    text, match = keyboard.text_game(desk, PACKED), MasksMatch(rules, state, Luck("seed"))
    kept = KeptGame(shipped(), sit_down(shipped(), match, {}), ("",) * len(state.seats))
    kept.sitting.begin()
    return keyboard.at_table(text, kept)


def told(state: State, *lines: str) -> str:
    """All that is written until nobody types any more."""
    desk = Desk(typed(*lines))
    play(session_at(desk, state))
    return desk.text


@pytest.mark.parametrize("edition", ["qftm", "bohrok", "rshl", "duel"])
def test_a_game_is_played_to_some_depth_by_first_choices_and_steps(edition: str) -> None:
    lines = [line for _ in range(60) for line in ("n", "1", "w", "1", "s", "1")]
    desk = Desk(answers(lines, then=typed()))

    keyboard.start(desk, *TWO, "--edition", edition, boxes=[PACKED])

    assert len(desk.screens) > len(lines)
    assert "r18" in desk.text
    assert "Round 2" in desk.text


def test_a_whole_short_game_comes_to_its_end(tmp_path: Path) -> None:
    desk = Desk(first_choice)

    keyboard.start(
        desk,
        *("--players", "2", "--bots", "1=random,2=random", "--seed", "short", "--house", "Y3"),
        boxes=[PACKED],
        folder=tmp_path,
    )

    assert "wins the game!" in desk.text


def test_the_map_shows_the_own_pawn_and_small_letters_where_nothing_acts() -> None:
    state = first_turn("qftm")
    own = state.seats[0]._replace(last_draw=at("r10c11"))
    text = told(state.with_seat(Seat(0), own), "map")

    assert "r9   o  o  G  o  M  M  T  M  M  o  o  o [1] r9" in text
    assert "r6      o  o  o  o  o  o  o  2  o  o  o     r6" in text  # without a swarm, no B
    assert "r10  S  o  o  o  o     M     o  P  o  g  o  r10" in text
    assert "Mata Nui. Rows are numbered" in text


def test_steps_are_typed_as_directions_or_as_spaces() -> None:
    text = told(first_turn("qftm"), "w", "r9c10", "n")

    assert "Tahu walks to r9c11. [M1]" in text
    assert "Tahu walks to r9c10. [M1]" in text
    assert "w: r9c9" in text


def test_a_way_that_is_none_is_refused_in_a_sentence() -> None:
    text = told(first_turn("qftm"), "ne")

    assert "“ne”" in text or "'ne'" in text


def test_what_a_card_does_is_told_by_its_name_its_key_and_parts_of_it() -> None:
    state = first_turn("qftm")
    wanted = "Steady Hand: Reward, in a contest. +100 to your score."

    for name in ("plus_100", "steady", "Steady Hand"):
        assert wanted in told(state, f"card {name}")


def test_a_card_that_is_none_gets_an_example_of_the_own_hand() -> None:
    state = holding(first_turn("qftm"), 0, Deck.GA, "slant")

    text = told(state, ENTER, "card dragon", "card scout")

    assert "There is no card “dragon” here. Type card and a name, such as: Shortcut." in text
    assert "could be any of these: Scout the East, Scout the North" in text


def test_the_own_hand_is_told_card_by_card_and_others_as_numbers() -> None:
    state = holding(first_turn("qftm"), 0, Deck.GA, "slant")
    text = told(holding(state, 1, Deck.GA, "rust", "swift"), ENTER, "hand", "seats")

    assert "Shortcut: Bonus, at the start of your turn. You may step diagonally" in text
    assert "hand: 2 Game Action cards." in text
    assert "Swift Feet" not in text


def test_masks_are_told_with_their_state() -> None:
    state = wearing(first_turn("rshl"), 0, "kakama", "miru")
    own = state.seats[0]
    masks = tuple(
        worn._replace(rest=2 if worn.key == "kakama" else 0, is_exhausted=worn.key == "miru")
        for worn in own.masks
    )
    own = own._replace(masks=masks, turaga=(Adviser("firestaff", is_spent=True),))
    text = told(state.but(seats=(own, *state.seats[1:])))

    assert "Masks: Hau; Kakama (resting for 2); Miru (exhausted)" in text
    assert "Turaga: Firestaff (used)" in text


def test_a_task_is_told_with_what_is_owed() -> None:
    state = on_top(standing(first_turn("qftm"), 0, "r8c12"), Deck.MISSION, "9")
    text = told(state, "w", "1", "tasks")

    assert "Tahu: Share Supplies: Give up 2 Game Action cards. 2 more cards to give up." in text


def test_a_contest_is_told_with_its_scores_and_who_is_ahead() -> None:
    state = on_top(standing(first_turn("qftm"), 0, "r11c11"), Deck.GMC, "2")
    state = holding(state, 1, Deck.GA, "plus_100", "plus_200")
    stepped = rules.advance(state, Step(at("r12c11"))).state
    text = told(stepped, ENTER)

    assert "Great Mask Challenge: Tahu 1000 against Gali 500; shielding. Tahu is ahead." in text
    assert "play Steady Hand: +100 to your score." in text


def test_the_top_bohrok_lies_open() -> None:
    state = on_top(first_turn("bohrok"), Deck.BOHROK, "tahnok")

    assert "Top of the nest: Tahnok. +100 to shielding." in told(state)


def test_a_hand_over_hides_what_the_other_held() -> None:
    """Two people at one keyboard."""
    state = holding(first_turn("qftm"), 0, Deck.GA, "slant")
    assert isinstance(state.phase, TurnStart)
    desk = Desk(typed(ENTER, "w", "stop", "end", ENTER, ENTER, "seats"))
    play(session_at(desk, state))

    assert "Shortcut" not in desk.screens[-1][1]
    assert "hand: a Game Action card." in desk.screens[-1][1]


def test_a_ready_deck_is_offered_first_where_decks_are_built() -> None:
    desk = Desk(typed("what"))

    keyboard.start(desk, *TWO, "--edition", "duel", "--house", "Y8", boxes=[PACKED])

    assert "1  take the ready-made deck Ways" in desk.text
    assert "3  take the ready-made deck Swarm" in desk.text


def test_a_power_is_offered_with_what_it_does_and_sharing_it_is_typed() -> None:
    text = told(first_turn("rshl"), "use hau gali")

    assert "use Hau: Nobody can challenge you until your next turn." in text
    assert "You can share a power, as in “use Hau and share it with Gali”." in text
    assert "Tahu shares Hau’s power with Gali." in text
