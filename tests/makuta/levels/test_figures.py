"""The figures of V5: what is counted, and what is said where a set differs."""

from pathlib import Path

import pytest
from attrs import evolve

from game.boxes.makuta.levels.figures import SetFigures, deviations, figures_of
from game.boxes.makuta.levels.sets import check_set
from game.boxes.makuta.levels.traits import are_alike, has_loop, has_risk, is_joined
from game.rules.makuta.pieces import Kind
from game.rules.makuta.tiles import Tile
from tests.makuta.levels.folders import SHIPPED, SMALL, assert_told, copy_of_small, told
from tests.makuta.pictures import tile
from tests.tiled.files import changed


def land(picture: str) -> Tile:
    return tile("land", picture)


def test_a_way_without_rahi_joins_all_gates() -> None:
    open_way = land("""
        ....G....
        ....o....
        .Gooo....
        .........
        .........
        .........
        .........
        .........
        .........
    """)
    guarded = land("""
        ....G....
        ....m....
        .Gooo....
        .........
        .........
        .........
        .........
        .........
        .........
    """)

    assert is_joined(open_way)
    assert not is_joined(guarded)


@pytest.mark.parametrize(
    ("picture", "expected"),
    [
        ("ooo o.o ooo", True),
        ("oo. ooo .oo", False),  # blocks of two by two go around nothing
        ("ooo o.o oo.", False),  # open at a corner
        ("ooo o.o o.o", False),
        ("ooo ooo ooo", False),
        ("ooooo o.o.o o.ooo ooooo ooooo", True),
        ("TTT TTT TTT", False),
        ("ooooo oTTTo oTTTo oTTTo ooooo", True),  # around the temple
        ("ooooo oSSSo oSSSo oSSSo ooooo", False),  # the start field is a field
    ],
)
def test_a_loop_goes_around_something(picture: str, *, expected: bool) -> None:
    assert has_loop(land("\n".join(picture.split()))) is expected


SAFE_DETOUR = """
    .........
    .........
    .GoomooG.
    ..o...o..
    ..ooooo..
    .........
    .........
    .........
    .........
"""
GUARDED_TREASURE = """
    .........
    .........
    .GoooooG.
    ..o...o..
    ..mKooo..
    .........
    .........
    .........
    .........
"""


def test_a_guarded_way_may_be_the_shorter_one() -> None:
    assert has_risk(land(SAFE_DETOUR))
    assert not has_risk(land(SAFE_DETOUR.replace("m", "o")))


def test_a_guarded_way_may_lead_over_a_treasure() -> None:
    """It must be out of reach without a duel, and the way must lead on to the other gate."""
    both_sides = GUARDED_TREASURE.replace("mKooo", "mKmoo")

    assert has_risk(land(both_sides))
    assert not has_risk(land(GUARDED_TREASURE)), "one walks around the Rahi"
    assert not has_risk(land(GUARDED_TREASURE.replace("mKooo", "mK..o"))), "a dead end"
    assert not has_risk(land(both_sides.replace("K", "o"))), "nothing to win"


def test_without_a_safe_way_there_is_no_choice() -> None:
    assert not has_risk(land(SAFE_DETOUR.replace("ooooo", "ootoo")))


LOPSIDED = """
    ....G....
    ...oo....
    .GooK....
    ..o......
    ..om.....
    .........
    .........
    .........
    .........
"""


def flipped(picture: str) -> str:
    return "\n".join(row.strip()[::-1] for row in picture.strip().splitlines())


def upside_down(picture: str) -> str:
    return "\n".join(picture.strip().splitlines()[::-1])


def quarter_turned(picture: str) -> str:
    rows = [row.strip() for row in picture.strip().splitlines()]
    return "\n".join("".join(column)[::-1] for column in zip(*rows, strict=True))


@pytest.mark.parametrize(
    "image",
    [
        LOPSIDED,
        flipped(LOPSIDED),
        upside_down(LOPSIDED),
        flipped(upside_down(LOPSIDED)),
        quarter_turned(LOPSIDED.replace("G", "o")),
        quarter_turned(upside_down(LOPSIDED).replace("G", "o")),
    ],
)
def test_turned_and_mirrored_tiles_are_alike(image: str) -> None:
    assert are_alike(land(LOPSIDED), land(image))


@pytest.mark.parametrize("change", [("K", "Y"), ("m", "o"), ("om", "mo"), ("....G", "....o")])
def test_another_token_field_or_gate_makes_another_tile(change: tuple[str, str]) -> None:
    assert not are_alike(land(LOPSIDED), land(LOPSIDED.replace(*change)))


def test_the_figures_of_the_small_set() -> None:
    seen = check_set(SMALL).figures

    assert len(seen.tiles) == 5
    assert seen.gates == 17
    assert seen.start_gates == 3
    assert seen.tokens[Kind.MOSQUITO] == 6
    assert (seen.free[Kind.KANOHI], seen.tokens[Kind.KANOHI]) == (4, 5)
    assert (seen.joined, seen.loops, seen.risks) == (4, 5, 2)
    assert seen.alike == ()


def test_other_sets_are_advised() -> None:
    report = check_set(SMALL)

    assert report.errors == ()
    assert_told(SMALL.with_name("small.expected.txt"), told(report))


def test_the_shipped_set_may_not_differ() -> None:
    advised, shipped = check_set(SMALL), check_set(SMALL, shipped=True)

    assert [str(each) for each in shipped.errors] == [str(each) for each in advised.advice]


def test_figures_of_half_a_set_are_not_judged(tmp_path: Path) -> None:
    """The count of tokens would be wrong because of the map that cannot be read."""
    small = copy_of_small(tmp_path)
    changed(small, "marsh.tmx", ('value="water"', 'value="soup"'))

    report = check_set(small, shipped=True)

    assert [problem.file for problem in report.problems] == ["marsh.tmx"]


def said(seen: SetFigures) -> str:
    return "\n".join(f"{tile}: {what} {remedy}" for tile, what, remedy in deviations(seen))


@pytest.fixture
def seen() -> SetFigures:
    return check_set(SMALL).figures


def test_a_tile_of_the_wrong_size(seen: SetFigures) -> None:
    tiles = tuple(evolve(each, fields=12, gates=1) for each in seen.tiles)

    text = said(evolve(seen, tiles=tiles))

    assert "marsh: The tile has 12 fields. It should have 25 to 45." in text
    assert 'marsh: The tile has 1 gate. With the role "land" it should have 2 to 5.' in text
    assert 'shore: The tile has 1 gate. With the role "start" it should have 3.' in text


def test_a_start_field_that_is_shut_in(seen: SetFigures) -> None:
    assert (
        "None: From the start field only 1 of the gates can be reached without a duel. "
        "There should be at least 2: move a Rahi on the start tile."
    ) in said(evolve(seen, start_gates=1))


def test_too_many_rahi_in_the_way(seen: SetFigures) -> None:
    tiles = tuple(evolve(each, joined=False, free=()) for each in seen.tiles)

    text = said(evolve(seen, tiles=tiles))

    assert (
        "None: Only on 0 of 5 tiles a way without Rahi joins all gates. "
        "It should be 50% or more: add a way around some Rahi."
    ) in text
    assert (
        "None: Of 5 token fields for kanohi, 0 can be had without a duel. "
        "It should be 20% or more: free a way to some."
    ) in text


def test_too_many_free_gifts(seen: SetFigures) -> None:
    tiles = tuple(evolve(each, free=each.tokens) for each in seen.tiles)

    assert (
        "None: Of 5 token fields for kanohi, 5 can be had without a duel. "
        "It should be 30% or less: put Rahi around some."
    ) in said(evolve(seen, tiles=tiles))


def test_twins() -> None:
    twins = figures_of((land(LOPSIDED), evolve(land(flipped(LOPSIDED)), key="twin")))

    assert twins.alike == (("land", "twin"),)
    assert (
        "None: The tiles land and twin are alike, turned or mirrored. "
        "Change one of them: each should have a character of its own."
    ) in said(twins)


def test_nothing_at_all() -> None:
    """A set of no tiles has no start and no figures, but does not fail."""
    assert figures_of(()).start_gates is None
    assert "The set has 0 tiles instead of 20." in said(figures_of(()))


@pytest.mark.skipif(not SHIPPED.exists(), reason="the maps are not made yet")
def test_the_shipped_set_is_as_v5_wants_it() -> None:
    assert told(check_set(SHIPPED, shipped=True)) == []
