"""Old games open even where the rules have changed since: then the snapshots are believed.

Changed rules are played here by changed lines: what was legal then is not legal now.
"""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from game.boxes.makuta import codec
from game.boxes.makuta.opening import MakutaMatch
from game.core.luck import Luck
from game.persistence import game_file
from game.persistence.errors import IllegalLineError
from game.persistence.json_text import JsonObject, dumped, loaded, packed, unpacked
from game.rules import makuta
from game.rules.makuta.state import State
from tests.makuta import saving
from tests.persistence.tables import SEED, dither, lines_of, new_match, play, whole


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.matanui"


@pytest.fixture
def match(path: Path) -> MakutaMatch:
    """A game of some turns, left in the middle of one."""
    match = new_match()
    saving.start_game(path, match)
    play(match, 40, Random(1))
    while not lines_of(path)[-1].startswith('{"seat":"nature"'):
        play(match, 1, Random(2))
    return match


def snapshots(path: Path) -> list[int]:
    """The numbers of their lines."""
    lines = lines_of(path)
    return [n for n, line in enumerate(lines, start=1) if line.startswith('{"snapshot"')]


def edit(path: Path, line: int, change: Callable[[JsonObject], JsonObject]) -> None:
    lines = lines_of(path)
    lines[line - 1] = dumped(change(loaded(lines[line - 1])))
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


def fly(line: JsonObject) -> JsonObject:
    """Nobody has a Miru: it is not legal."""
    return {"seat": line["seat"], "do": "FlyTo", "field": 38, "mask": 0}


def break_action_after(path: Path, line: int) -> int:
    """The first action of a seat after *line* cannot be played any more."""
    broken = next(n for n, text in enumerate(lines_of(path), 1) if n > line and text[8].isdigit())
    edit(path, broken, fly)
    return broken


def test_what_cannot_be_played_is_left_out_up_to_the_next_snapshot(
    path: Path, match: MakutaMatch
) -> None:
    third, fourth = snapshots(path)[2:4]
    broken = break_action_after(path, third)

    opened = saving.open_game(path)

    (notice,) = opened.notices
    assert notice == (
        f"Line {broken}: FlyTo is not legal here by the rules of this version."
        f" The game goes on from the snapshot in line {fourth} (turn 4)."
        " What happened before it cannot be undone any more."
    )
    assert opened.match.state == match.state
    assert opened.match.past == match.past[-len(opened.match.past) :]
    assert opened.match.past[0].before.turn.number == 4


def test_the_dice_go_on(path: Path, match: MakutaMatch) -> None:
    """A game that has lost its beginning rolls what it would have rolled."""
    break_action_after(path, snapshots(path)[2])

    opened = saving.open_game(path)
    play(opened.match, 10, Random(3))
    play(match, 10, Random(3))

    assert opened.match.luck.fallen
    assert opened.match.luck.seed == SEED
    assert opened.match.state == match.state


def test_it_goes_on_in_the_file(path: Path, match: MakutaMatch) -> None:
    break_action_after(path, snapshots(path)[2])
    before = path.read_bytes()

    opened = saving.open_game(path)
    assert path.read_bytes() == before

    play(opened.match, 10, Random(3))
    again = saving.open_game(path)
    assert path.read_bytes().startswith(before)
    assert again.notices == opened.notices
    assert whole(again.match) == whole(opened.match)


def test_two_breaks_are_told_as_one(path: Path, match: MakutaMatch) -> None:
    second, _, _, fifth, sixth = snapshots(path)[1:6]
    broken = [break_action_after(path, line) for line in (second, fifth)]

    opened = saving.open_game(path)

    (notice,) = opened.notices
    assert notice.startswith(f"Line {broken[0]}: FlyTo is not legal")
    assert "There is more of the kind in one other place. " in notice
    assert f"The game goes on from the snapshot in line {sixth} (turn 6)." in notice
    assert opened.match.state == match.state


def test_with_no_snapshot_after_it_the_last_one_before_holds(
    path: Path, match: MakutaMatch
) -> None:
    last = snapshots(path)[-1]
    broken = break_action_after(path, last)
    turn = match.state.turn.number

    opened = saving.open_game(path)

    (notice,) = opened.notices
    assert notice == (
        f"Line {broken}: FlyTo is not legal here by the rules of this version."
        f" The game goes on from the snapshot in line {last} (turn {turn}),"
        " and the lines after it are left out."
        " What happened before it cannot be undone any more."
    )
    assert opened.match.state == start_of_turn(match, turn)
    assert opened.match.past == []


def start_of_turn(match: MakutaMatch, turn: int) -> State:
    return next(ply.before for ply in match.past if ply.before.turn.number == turn)


def test_then_it_goes_on_from_there(path: Path, match: MakutaMatch) -> None:
    """The lines that were left out stay in the file, and a snapshot behind them."""
    break_action_after(path, snapshots(path)[-1])
    before = path.read_bytes()
    opened = saving.open_game(path)

    play(opened.match, 2, Random(4))
    again = saving.open_game(path)

    assert path.read_bytes().startswith(before + b'{"snapshot":')
    assert again.match.state == opened.match.state
    assert again.match.past == opened.match.past


def test_with_no_snapshot_at_all_it_cannot_be_opened(path: Path, match: MakutaMatch) -> None:
    path.write_text("\n".join(line for line in lines_of(path) if "snapshot" not in line))
    broken = break_action_after(path, 1)

    with pytest.raises(IllegalLineError) as told:
        saving.open_game(path)

    assert told.value.line == broken


def test_another_situation_means_other_rules(path: Path, match: MakutaMatch) -> None:
    """All lines are legal, but lead elsewhere."""
    line = snapshots(path)[-1]
    edit(path, line, lambda data: {**data, "packed": packed(changed(unpacked(data["packed"])))})

    opened = saving.open_game(path)

    (notice,) = opened.notices
    assert notice == (
        f"Line {line}: The rules of this version lead to another situation here than was saved."
        f" The game goes on from the snapshot in line {line} (turn {match.state.turn.number})."
        " What happened before it cannot be undone any more."
    )
    assert opened.match.state.stacks.temple == (match.state.stacks.temple + 1) % 6


def changed(situation: JsonObject) -> JsonObject:
    """The temple will stand otherwise; nobody can know yet."""
    stacks = situation["stacks"]
    return {**situation, "stacks": {**stacks, "temple": (stacks["temple"] + 1) % 6}}


@pytest.mark.parametrize("block", ["", "abc", 7, None, packed([]), packed({"laid": []})])
def test_a_damaged_snapshot_is_left_out(block: object, path: Path, match: MakutaMatch) -> None:
    """The actions tell the same, so that nothing is lost."""
    line = snapshots(path)[3]
    edit(path, line, lambda data: {**data, "packed": block})

    opened = saving.open_game(path)

    assert whole(opened.match) == whole(match)
    (notice,) = opened.notices
    assert notice.startswith(f"Line {line}: The ")
    assert notice.endswith(" The game does not need it.")


def test_what_was_taken_back_can_be_played_again(path: Path, match: MakutaMatch) -> None:
    """A snapshot remembers it too."""
    turn = match.state.turn.number
    while match.state.turn.number == turn:
        match.undo()
    break_action_after(path, snapshots(path)[2])

    opened = saving.open_game(path)

    assert opened.notices
    assert opened.match.state == match.state
    assert opened.match.future == match.future
    for _ in range(len(match.future)):
        opened.match.redo()
        match.redo()
    assert opened.match.state == match.state
    assert whole(saving.open_game(path).match) == whole(opened.match)


def test_what_can_no_longer_be_played_again_is_forgotten(path: Path, match: MakutaMatch) -> None:
    turn = match.state.turn.number
    while match.state.turn.number == turn:
        match.undo()
    break_action_after(path, snapshots(path)[2])
    future = [[{"do": "FlyTo", "field": 38, "mask": 0}]]
    edit(path, snapshots(path)[-1], lambda data: {**data, "future": future})
    break_action_after(path, snapshots(path)[-3])

    opened = saving.open_game(path)

    assert opened.match.state == match.state
    assert opened.match.future == []


def test_such_a_game_can_be_exported(path: Path, match: MakutaMatch) -> None:
    """The copy begins with the snapshot and has nothing to explain."""
    break_action_after(path, snapshots(path)[2])
    opened = saving.open_game(path)
    copy = path.with_name("copy.matanui")

    game_file.export_game(copy, opened.match, codec, opened.head.seats)

    read = saving.open_game(copy)
    assert read.notices == ()
    assert whole(read.match) == whole(opened.match)


def test_a_replay_leaps_over_what_cannot_be_told(path: Path, match: MakutaMatch) -> None:
    third, fourth = snapshots(path)[2:4]
    broken = break_action_after(path, third)

    moments = list(saving.replay_game(path))

    lines = [moment.entry.line for moment in moments]
    assert broken - 1 in [*lines, third]
    assert fourth in lines
    assert not set(range(broken, fourth)) & set(lines)
    assert moments[-1].state == match.state


def test_luck_without_a_snapshot_is_plain(path: Path, match: MakutaMatch) -> None:
    assert saving.open_game(path).match.luck == Luck(SEED)
    assert makuta.to_move(match.state) is not None


@pytest.mark.parametrize("seed", range(25))
def test_the_last_snapshot_is_always_enough(seed: int, path: Path) -> None:
    """Whatever has been taken back and played again: all lines before it could be lost."""
    match = new_match()
    saving.start_game(path, match)
    dither(match, 80, Random(seed))
    first, *_ = lines_of(path)
    rest = lines_of(path)[snapshots(path)[-1] - 1 :]
    path.write_text("".join(f"{line}\n" for line in (first, *rest)), encoding="utf-8")

    opened = saving.open_game(path)

    assert opened.notices == ()
    assert opened.match.state == match.state
    assert opened.match.future == match.future
    play(opened.match, 10, Random(seed))
    play(match, 10, Random(seed))
    assert opened.match.state == match.state
