"""A game in progress: playing, taking back, playing again."""

from typing import TypeAlias

import pytest
from attrs import define, field

from game.core.errors import IllegalActionError
from game.core.luck import Luck
from game.core.match import (
    Barrier,
    Match,
    NothingToRedoError,
    NothingToUndoError,
    Ply,
)
from game.core.seats import NATURE, Seat
from tests.core.toy import FIRST, GOAL, Act, Add, Ask, Board, Fell, Peek, Toy

SECOND = Seat(1)
ToyMatch: TypeAlias = Match[Board, Board, Act, str]


@define
class Scribe:
    """Writes down what it is told."""

    lines: list[tuple[object, ...]] = field(factory=list)

    def played(self, seat: Seat, action: Act, /) -> None:
        self.lines.append((seat, action))

    def undone(self) -> None:
        self.lines.append(("undone",))

    def redone(self) -> None:
        self.lines.append(("redone",))


def toy_match(start: Board | None = None, scribe: Scribe | None = None) -> ToyMatch:
    return Match(Toy(), start or Board(), Luck("seed"), scribe)


# Playing


def test_an_action_changes_the_state_and_says_what_happened() -> None:
    match = toy_match()

    events = match.submit(Add(1))

    assert events == ("added 1",)
    assert match.state == Board(1, SECOND)
    assert match.past == [Ply(Board(0), FIRST, Add(1), ("added 1",))]


def test_nature_acts_until_a_seat_decides() -> None:
    match = toy_match()

    asked, fell = match.submit(Ask("dice"))

    assert asked == "asked for dice"
    assert fell.startswith("fell ")
    assert [ply.seat for ply in match.past] == [FIRST, NATURE]
    assert match.state.asked is None


def test_before_the_first_decision_nature_may_act() -> None:
    match = toy_match(Board(asked="dice"))

    events = match.begin()

    assert len(events) == 1
    assert match.state.asked is None
    assert match.decisions() == 0


def test_one_action_can_be_played_alone() -> None:
    """As a replay does, which knows what nature did."""
    match = toy_match()

    match.play(Ask("dice"))
    match.play(Fell(6))

    assert match.state == Board(6)


def test_an_illegal_action_changes_nothing() -> None:
    match = toy_match()

    with pytest.raises(IllegalActionError):
        match.submit(Fell(3))

    assert match.state == Board()
    assert match.past == []


def test_the_game_can_end() -> None:
    match = toy_match()

    match.submit(Add(GOAL))

    assert match.rules.to_move(match.state) is None


def test_decisions_are_those_of_seats() -> None:
    match = toy_match()

    match.submit(Ask("dice"))
    match.submit(Add(1))

    assert len(match.past) == 3
    assert match.decisions() == 2


# Taking back


def test_undo_takes_back_the_last_decision() -> None:
    match = toy_match()
    match.submit(Add(1))
    match.submit(Add(1))

    match.undo()

    assert match.state == Board(1, SECOND)
    assert match.decisions() == 1


def test_undo_takes_back_what_nature_did_after_it() -> None:
    match = toy_match()
    match.submit(Ask("dice"))

    match.undo()

    assert match.state == Board()
    assert match.past == []


def test_what_nature_did_before_the_first_decision_stays() -> None:
    match = toy_match(Board(asked="dice"))
    match.begin()
    begun = match.state
    match.submit(Add(1))

    match.undo()

    assert match.state == begun
    with pytest.raises(NothingToUndoError):
        match.undo()


def test_with_nothing_done_there_is_nothing_to_undo() -> None:
    with pytest.raises(NothingToUndoError):
        toy_match().undo()


def test_undo_cannot_re_roll() -> None:
    """The same decision brings the same throw; so does another one that asks for the same."""
    match = toy_match()
    match.submit(Add(1))
    fell = match.submit(Ask("dice"))

    match.undo()

    assert match.submit(Ask("dice")) == fell
    match.undo()
    match.submit(Add(1))
    assert match.submit(Ask("dice")) == fell


def test_every_throw_of_a_stream_is_another_and_streams_do_not_meet() -> None:
    match = toy_match()
    dice = [match.submit(Ask("dice"))[1] for _ in range(8)]

    other = toy_match()
    mixed = []
    for _ in range(8):
        other.submit(Ask("cards"))
        mixed.append(other.submit(Ask("dice"))[1])

    assert len(set(dice)) > 1
    assert mixed == dice


# Playing again


def test_redo_plays_again_what_was_taken_back() -> None:
    match = toy_match()
    match.submit(Add(1))
    told = match.submit(Ask("dice"))
    after = match.state
    match.undo()

    events = match.redo()

    assert events == told
    assert match.state == after
    assert [ply.seat for ply in match.past] == [FIRST, SECOND, NATURE]


def test_redo_goes_forward_in_the_order_it_was_played() -> None:
    match = toy_match()
    for action in (Add(1), Ask("dice"), Add(1)):
        match.submit(action)
    after = match.state
    for _ in range(3):
        match.undo()

    for _ in range(3):
        match.redo()

    assert match.state == after


def test_with_nothing_undone_there_is_nothing_to_redo() -> None:
    match = toy_match()
    match.submit(Add(1))

    with pytest.raises(NothingToRedoError):
        match.redo()


def test_after_something_else_there_is_nothing_to_redo() -> None:
    match = toy_match()
    match.submit(Add(1))
    match.undo()

    match.submit(Peek())

    with pytest.raises(NothingToRedoError):
        match.redo()


def test_undo_and_redo_can_be_mixed() -> None:
    match = toy_match()
    match.submit(Add(1))
    match.submit(Add(1))
    match.undo()
    match.redo()
    match.undo()
    match.undo()

    match.redo()

    assert match.state == Board(1, SECOND)
    assert len(match.future) == 1


# What may not be taken back


def test_at_first_nothing_has_been_done() -> None:
    assert toy_match().barrier() is Barrier.NOTHING_DONE


def test_what_nature_did_first_is_nobodys_decision() -> None:
    match = toy_match(Board(asked="dice"))

    match.begin()

    assert match.barrier() is Barrier.NOTHING_DONE


def test_a_plain_decision_may_be_taken_back() -> None:
    match = toy_match()

    match.submit(Add(1))

    assert match.barrier() is None


def test_a_die_that_has_fallen_may_not() -> None:
    match = toy_match()

    match.submit(Ask("dice"))

    assert match.barrier() is Barrier.CHANCE


def test_what_has_been_seen_may_not() -> None:
    match = toy_match()

    match.submit(Peek())

    assert match.barrier() is Barrier.REVEALED


def test_only_the_last_action_counts() -> None:
    match = toy_match()
    match.submit(Peek())

    match.submit(Add(1))

    assert match.barrier() is None


# Writing down


def test_a_recorder_hears_everything() -> None:
    scribe = Scribe()
    match = toy_match(scribe=scribe)

    match.submit(Add(1))
    match.play(Ask("dice"))
    match.play(Fell(2))
    match.undo()
    match.redo()

    assert scribe.lines == [
        (FIRST, Add(1)),
        (SECOND, Ask("dice")),
        (NATURE, Fell(2)),
        ("undone",),
        ("redone",),
    ]


def test_a_recorder_hears_of_nothing_that_did_not_happen() -> None:
    scribe = Scribe()
    match = toy_match(scribe=scribe)

    with pytest.raises(IllegalActionError):
        match.submit(Fell(2))
    with pytest.raises(NothingToUndoError):
        match.undo()
    with pytest.raises(NothingToRedoError):
        match.redo()

    assert scribe.lines == []
