"""Games of the time when a pawn had its field to itself go on as they were left (M5, U2, K2).

They are written here as the program of then wrote them: in format 2, without the ask.
"""

from pathlib import Path
from random import Random

import pytest
from attrs import define, field

from game.boxes.makuta import codec
from game.boxes.makuta.older_rules import done_today, seen_today
from game.boxes.makuta.opening import MakutaMatch
from game.core.errors import IllegalActionError
from game.core.hexes import Side
from game.core.luck import Luck
from game.core.match import Match
from game.core.seats import NATURE
from game.persistence.game_file import export_game, head_of
from game.persistence.json_text import JsonObject, dumped, line_of, loaded
from game.persistence.lines import REDONE, UNDONE, head_line, played_line, read_entry
from game.persistence.migrations import NEWEST
from game.persistence.retelling import Retelling
from game.persistence.scribe import snapshot_of
from game.rules import makuta
from game.rules.makuta.actions import (
    Action,
    DeclineAkaku,
    EndTurn,
    FlyTo,
    MoveTo,
    RollDie,
    TakeUnseen,
    UseAkaku,
)
from game.rules.makuta.akaku import DECLINE
from game.rules.makuta.editions import EDITIONS, HouseRules
from game.rules.makuta.movement import holds
from game.rules.makuta.phases import Arrived, Meeting, Moving
from game.rules.makuta.pieces import Die, Kanohi, Kind
from game.rules.makuta.state import State
from tests.makuta import saving
from tests.makuta.properties.adventures import bold_choice
from tests.makuta.rules.discs import AKAKU, FIRE, GALI, HAU, TAHU
from tests.makuta.rules.story import Story
from tests.makuta.situations import NORTH, drawn, situation
from tests.persistence.tables import few_tiles, new_match

OLD = 2
ON_START = """
    . . . . .
    . S S S .
    0 S S S .
    . S S S .
    . . . . .
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.matanui"


@define
class OldProgram:
    """Plays *match* as one could then, and writes down what was written then."""

    match: MakutaMatch
    lines: list[JsonObject] = field(factory=list)

    def play(self, action: Action) -> None:
        seat = makuta.to_move(self.match.state)
        assert seat is not None
        self.match.repeat(action)
        if not isinstance(action, DeclineAkaku):
            self.lines.append(played_line(seat, codec.encode_action(action)))

    def undo(self) -> None:
        self.lines.append(UNDONE)
        self.match.undo()
        if self.was_asked():
            self.match.undo()

    def redo(self) -> None:
        self.lines.append(REDONE)
        self.match.redo()
        if self.was_asked():
            self.match.redo()

    def was_asked(self) -> bool:
        past = self.match.past
        return bool(past) and isinstance(past[-1].action, DeclineAkaku)

    def remember(self) -> None:
        self.lines.append(loaded(snapshot_of(codec, self.match).decode()))

    def choose(self, rng: Random) -> None:
        state = self.match.state
        if makuta.to_move(state) == NATURE:
            self.play(makuta.sample_chance(state, rng))
            return
        turn = state.turn.number
        action = bold_choice(state, legal_then(state), rng)
        self.play(action)
        if isinstance(action, DeclineAkaku):
            self.play(bold_choice(self.match.state, makuta.legal_actions(self.match.state), rng))
        if self.match.state.turn.number != turn:
            self.remember()


def legal_then(state: State) -> list[Action]:
    """Nobody moved to another pawn but with Akaku, and then it had to be used."""
    legal = [*makuta.legal_actions(state)]
    if isinstance(state.phase, Meeting):
        on_start = state.pawns[state.phase.seat] == state.terms.atlas.start_field
        return legal if on_start else [each for each in legal if isinstance(each, UseAkaku)]
    apart = [each for each in legal if not isinstance(each, MoveTo | FlyTo) or may_end(state, each)]
    if apart or not isinstance(state.phase, Moving):
        return apart
    before_a_pawn = [move for move in state.phase.ways.moves if may_end(state, move)]
    return [*before_a_pawn] or [EndTurn()]


def may_end(state: State, move: MoveTo | FlyTo) -> bool:
    seat = makuta.to_move(state)
    assert seat is not None
    start = state.terms.atlas.start_field
    there = [other for other, at in enumerate(state.pawns) if at == move.field and other != seat]
    if not there or move.field == start:
        return True
    # A flight gives up Miru only, so that Akaku is still there afterwards.
    return holds(state, seat, Kanohi.AKAKU) and any(state.trays[other] for other in there)


def write_old(path: Path, match: MakutaMatch, lines: list[JsonObject], first: State) -> None:
    head = {**head_line(head_of(match, codec)), "format": OLD}
    begun: MakutaMatch = Match(makuta, first, match.luck)
    text = line_of(head) + snapshot_of(codec, begun)
    path.write_bytes(text + "".join(f"{dumped(line)}\n" for line in lines).encode())


@pytest.mark.rule("M5", "U2", "K2", "H1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("exact", [False, True])
def test_a_game_replays_to_the_same_states(edition: str, exact: bool, path: Path) -> None:  # noqa: FBT001
    """Also where something was taken back, and played again."""
    for seed in range(6):
        rng = Random(seed)
        house = HouseRules(exact_count=exact, short_game=True)
        match = new_match(edition=EDITIONS[edition], house=house, players=2 + seed % 5)
        first, old = match.state, OldProgram(match)
        for _ in range(150):
            choice = rng.random()
            if choice < 0.1 and match.decisions():
                old.undo()
            elif choice < 0.2 and match.future:
                old.redo()
            elif makuta.to_move(match.state) is not None:
                old.choose(rng)
        write_old(path, match, old.lines, first)

        opened = saving.open_game(path)

        assert opened.notices == ()
        assert opened.match.state == match.state
        assert opened.match.past == match.past
        assert opened.match.future == match.future


# Line by line


@pytest.mark.rule("U2", "F2")
@pytest.mark.parametrize("action", [TakeUnseen(Kind.KEY), EndTurn()])
def test_what_was_done_unasked_on_the_start_field_is_done_after_the_ask(action: Action) -> None:
    story = drawn(ON_START, trays=[[AKAKU], [HAU]], pile=[FIRE])
    story.roll(1)
    story.walk("start")

    assert done_today(story.state, action) == (DECLINE, action)
    assert done_today(story.state, UseAkaku(0, GALI)) == (UseAkaku(0, GALI),)


@pytest.mark.rule("U2", "K2")
def test_whoever_stood_before_another_pawn_is_asked_today() -> None:
    """There was nothing then but to use it."""
    beside = drawn("0 a b", pawns={GALI: "0"}, trays=[[AKAKU], [HAU]], phase=Arrived(TAHU))
    alone = drawn("0 a b", trays=[[AKAKU], [HAU]], phase=Arrived(TAHU))

    assert seen_today(beside.state) == beside.state.but(phase=Meeting(TAHU))
    assert seen_today(alone.state) == alone.state


@pytest.mark.rule("U4", "M5")
def test_a_roll_that_was_lost_before_a_pawn_stays_lost() -> None:
    story = drawn("0 1 a", trays=[[], [HAU]])
    story.roll(1)

    assert done_today(story.state, EndTurn()) == (EndTurn(),)


@pytest.mark.rule("H1", "M5")
def test_a_move_that_ended_before_a_pawn_still_does() -> None:
    """Today the pawn would be a legal end to go on to."""
    story = drawn("0 a 1", house=HouseRules(exact_count=True), trays=[[], [HAU]])
    story.roll(2)
    move = MoveTo(story.at("a"), story.at("0"))

    assert move not in story.legal()
    assert done_today(story.state, move) == (move,)


@pytest.mark.rule("U4", "M5", "H1")
@pytest.mark.parametrize("action", [EndTurn(), DECLINE, MoveTo(1, 2), RollDie(Die.WHITE)])
def test_what_was_legal_neither_then_nor_is_now_is_not_believed(action: Action) -> None:
    story = drawn("0 a 1", trays=[[], [HAU]])
    story.roll(1)

    with pytest.raises(IllegalActionError):
        done_today(story.state, action)


# Going on


def at_the_northern_gate(path: Path) -> Story:
    """Tahu has rolled a 1, one step from a linked gate that Gali stands on; in an old file."""
    story = situation(
        few_tiles(),
        lay=[("gorge", NORTH, 0)],
        pawns={TAHU: ("start", Side.N), GALI: ("gorge", Side.S)},
        trays=[[], [HAU]],
    )
    story.roll(1)
    write_old(path, Match(makuta, story.state, Luck("then")), [], story.state)
    return story


@pytest.mark.rule("M5", "U2")
def test_from_where_it_stands_a_game_goes_on_by_the_rules_of_today(path: Path) -> None:
    story = at_the_northern_gate(path)
    match = saving.open_game(path).match
    match.play(MoveTo(story.at(("gorge", Side.S)), story.at(("start", Side.N))))
    match.play(DECLINE)

    again = saving.open_game(path)

    assert again.notices == ()
    assert again.match.state == match.state
    added = path.read_text(encoding="utf-8").splitlines()[2:]
    assert [loaded(line)["format"] for line in added] == [NEWEST, NEWEST]


@pytest.mark.rule("U4", "M5", "H1")
def test_a_copy_of_an_old_game_tells_the_same(path: Path, tmp_path: Path) -> None:
    """What could only be done then is marked."""
    for seed in range(12):
        rng = Random(seed)
        match = new_match(house=HouseRules(exact_count=True, short_game=True), players=6)
        first, old = match.state, OldProgram(match)
        while len(match.past) < 120 and makuta.to_move(match.state) is not None:
            old.choose(rng)
        write_old(path, match, old.lines, first)
        opened = saving.open_game(path)
        export_game(tmp_path / "copy.matanui", opened.match, codec, replace=True)

        copy = saving.open_game(tmp_path / "copy.matanui")

        assert copy.notices == ()
        assert copy.match.past == match.past


@pytest.mark.rule("U4", "M5")
@pytest.mark.parametrize("number", [OLD, NEWEST])
def test_a_line_is_checked_by_the_rules_of_its_time(number: int) -> None:
    """The roll was lost, while there was nowhere to go to."""
    story = drawn("0 1 a", trays=[[], [HAU]])
    story.roll(1)
    head = head_of(Match(makuta, story.state, Luck("then")), codec)
    retelling = Retelling(codec, head, story.state)

    line = played_line(TAHU, codec.encode_action(EndTurn()))
    moment = retelling.tell(read_entry(2, line, number))

    assert (moment is not None) is (number == OLD)
    assert (retelling.trouble is None) is (number == OLD)
