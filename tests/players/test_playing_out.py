"""Whole games without a window, of a game that is none of the boxes'."""

from itertools import pairwise
from random import Random

from game.core.luck import Luck
from game.core.match import Match
from game.core.seats import NATURE, Seat
from game.players.player import RandomPlayer
from game.players.playing_out import Doing, Result, doings, play_on, play_out
from tests.core.toy import GOAL, Act, Add, Board, Toy

ToyMatch = Match[Board, Board, Act, str]
RANDOM = [RandomPlayer(Toy().legal_actions)] * 2


class Patient:
    """Adds one, and one, and one."""

    def choose(self, seen: Board, rng: Random, /) -> Act:
        return Add(1)


class Together(Toy):
    """Everybody wins."""

    def winners(self, table: Board, /) -> frozenset[Seat] | None:
        return None if self.to_move(table) is not None else frozenset({Seat(1), Seat(0)})


def new_match(rules: Toy | None = None, seed: str = "toy") -> ToyMatch:
    return Match(rules or Toy(), Board(), Luck(seed))


def score(board: Board) -> int:
    return board.score


def test_a_game_goes_as_the_players_choose() -> None:
    result = play_out(new_match(), [Patient()] * 2, score)

    assert result == Result(
        seats=2, first=Seat(0), winners=(Seat(1),), is_finished=True, turns=GOAL, actions=GOAL
    )


def test_a_win_can_be_shared() -> None:
    result = play_out(new_match(Together()), [Patient()] * 2, score)

    assert result.winners == (0, 1)
    assert result.winners_in_order == [0, 1]


def test_places_are_counted_from_who_decided_first() -> None:
    begun_by_last = Result(4, Seat(3), (Seat(1),), is_finished=True, turns=9, actions=9)

    assert begun_by_last.winners_in_order == [2]


def test_a_game_that_lasts_too_long_is_cut_off() -> None:
    result = play_out(new_match(), [Patient()] * 2, score, most_turns=3)

    assert (result.is_finished, result.winners, result.turns) == (False, (), 7)


def test_the_match_is_left_as_it_is_and_whoever_watches_sees_all() -> None:
    match = new_match()
    seen: list[Doing[Board, Act, str]] = []

    result = play_out(match, RANDOM, score, seen.append)

    assert (match.state, match.past) == (Board(), [])
    assert seen == list(doings(match, RANDOM))
    assert sum(doing.seat != NATURE for doing in seen) == result.actions
    assert all(doing.after == then.before for doing, then in pairwise(seen))


def test_a_match_that_is_played_on_is_the_same_game() -> None:
    for seed in ("a", "b", "c"):
        match = new_match(seed=seed)

        pauses = sum(1 for _ in play_on(match, RANDOM))

        assert [(ply.seat, ply.action) for ply in match.past] == [
            (doing.seat, doing.action) for doing in doings(new_match(seed=seed), RANDOM)
        ]
        assert pauses == match.decisions() + 1
