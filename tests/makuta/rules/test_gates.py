"""Gates and new tiles (section 5)."""

from collections.abc import Sequence

import pytest

from game.core.hexes import Hex, Side
from game.core.seats import PUBLIC
from game.rules.makuta.actions import EndTurn, PlaceTile
from game.rules.makuta.editions import EN
from game.rules.makuta.events import (
    FieldsFilled,
    LockLaid,
    SuppliesLaidOut,
    TempleStood,
    TileBuried,
    TileDrawn,
    TilePlaced,
)
from game.rules.makuta.phases import Arrived, Placing
from game.rules.makuta.pieces import TREASURES, Disc
from game.rules.makuta.placement import rotations
from game.rules.makuta.setup import box_of
from game.rules.makuta.state import Laid
from tests.makuta.atlases import GORGE, MAKUTA, START, drawn_atlas, only, small_atlas
from tests.makuta.rules.discs import GALI, KAKAMA, TAHU, WATER, by_face, mosquito
from tests.makuta.rules.story import Story
from tests.makuta.situations import (
    NORTH,
    NORTH_EAST,
    NORTH_WEST,
    SOUTH_EAST,
    situation,
)

# Kinds of gates


@pytest.mark.rule("G1", "S2")
def test_a_gate_with_no_tile_before_it_is_open() -> None:
    island = situation(small_atlas()).state.island

    assert sorted(island.open_gates.values()) == [Hex(-1, 1), Hex(0, -1), Hex(1, 0)]
    assert island.linked == {}
    assert island.blocked == frozenset()


@pytest.mark.rule("G1")
def test_a_gate_that_another_gate_faces_is_linked() -> None:
    story = situation(small_atlas(), lay=[("village", NORTH, 0)])

    near, far = story.at(("start", Side.N)), story.at(("village", Side.S))

    assert story.state.island.linked == {near: far, far: near}
    assert near not in story.state.island.open_gates


@pytest.mark.rule("G1")
def test_a_gate_before_a_side_without_gate_is_blocked() -> None:
    """Turned by one sixth, the village looks at north-east, south-east and south-west."""
    story = situation(small_atlas(), lay=[("village", NORTH, 1)])

    island = story.state.island

    assert island.blocked == {story.at(("start", Side.N))}
    assert island.open_gates == {
        story.at(("start", Side.SE)): Hex(1, 0),
        story.at(("start", Side.SW)): Hex(-1, 1),
        story.at(("village", Side.NW)): Hex(0, -2),
        story.at(("village", Side.NE)): Hex(1, -1),
        story.at(("village", Side.S)): Hex(-1, 0),
    }


@pytest.mark.rule("G1")
def test_a_gate_of_the_new_tile_can_be_blocked_too() -> None:
    """Laid beside the start tile, the forest's south-western gate looks at a closed side."""
    story = situation(small_atlas(), lay=[("forest", NORTH_EAST, 0)])

    assert story.state.island.blocked == {story.at(("forest", Side.SW))}


# Discovering a tile


def at_the_northern_gate(*stack: str) -> Story:
    """Tahu has just ended his move on the open gate in the north of the start tile."""
    atlas = only(small_atlas(), "start", *stack)
    story = situation(atlas, pawns={TAHU: ("start", (0, -3))}, stack=stack)
    story.roll(1)
    return story


@pytest.mark.rule("G2", "G3")
def test_a_move_that_ends_on_an_open_gate_must_draw_the_top_tile() -> None:
    story = at_the_northern_gate("lake", "forest", "makuta")

    told = story.walk(("start", Side.N))

    assert told[1:] == (TileDrawn(TAHU, story.tile("lake")),)
    assert story.phase == Placing(TAHU, story.at(("start", Side.N)), story.tile("lake"))
    assert story.state.stacks.tiles == (story.tile("makuta"), story.tile("forest"))
    assert story.state.tiles_left == 2


@pytest.mark.rule("G2")
@pytest.mark.parametrize(
    ("tile", "turns"),
    [
        ("lake", {0, 1}),  # gates S, SE
        ("gorge", {0, 3}),  # gates S, N
        ("village", {0, 2, 4}),  # gates S, NE, NW
        ("forest", {0, 2, 3, 5}),  # gates S, NE, N, SW
        ("plain", {0, 1, 2, 3, 4}),  # all but SW
        ("makuta", {0, 1, 2, 3, 4, 5}),
    ],
)
def test_it_may_be_turned_as_one_likes_if_a_gate_meets_the_gate(tile: str, turns: set[int]) -> None:
    stack = dict.fromkeys([tile, "makuta", "lake"])
    story = at_the_northern_gate(*stack)

    story.walk(("start", Side.N))

    assert set(story.legal()) == {PlaceTile(turn) for turn in turns}


@pytest.mark.rule("G2")
@pytest.mark.parametrize(
    ("gate", "turns"), [(Side.N, {0, 1}), (Side.SE, {3, 2}), (Side.SW, {4, 5})]
)
def test_which_turns_these_are_depends_on_the_side(gate: Side, turns: set[int]) -> None:
    """The lake's gates S and SE have to look back at the start tile."""
    story = situation(small_atlas())
    lake = story.tile("lake")

    assert set(rotations(story.state, story.at(("start", gate)), lake, unbound=False)) == turns


@pytest.mark.rule("G2", "G3", "T2")
def test_the_tile_is_laid_linked_and_filled() -> None:
    atlas = only(small_atlas(), "start", "forest", "makuta")
    story = situation(atlas, pawns={TAHU: ("start", (0, -3))}, supply=[mosquito(5), KAKAMA, WATER])
    story.roll(1)
    story.walk(("start", Side.N))

    told = story.play(PlaceTile(0))

    forest = story.tile("forest")
    link = story.pair(("forest", Side.S), ("start", Side.N))
    assert told == (
        TilePlaced(TAHU, forest, Hex(0, -1), 0, linked=(link,), blocked=()),
        FieldsFilled(
            forest,
            (
                (story.at(("forest", (1, -2))), mosquito(5)),
                (story.at(("forest", (-2, 1))), KAKAMA),
                (story.at(("forest", (2, 1))), WATER),
            ),
        ),
    )
    assert story.state.island.laid[Hex(0, -1)] == Laid(forest, 0)
    assert story.on(("forest", (-2, 1))) == (KAKAMA,)
    assert story.state.tokens.rahi == {story.at(("forest", (1, -2)))}


@pytest.mark.rule("G3")
def test_the_placement_is_final() -> None:
    story = at_the_northern_gate("lake", "forest", "makuta")
    story.walk(("start", Side.N))

    story.play(PlaceTile(1))

    assert story.phase == Arrived(TAHU)
    assert story.legal() == [EndTurn()]


@pytest.mark.rule("G2", "G1")
def test_a_placement_may_block_gates_own_and_foreign() -> None:
    """North of the start tile the lake's eastern gate meets the forest's closed side."""
    atlas = only(small_atlas(), "start", "forest", "plain", "lake", "makuta")
    story = situation(
        atlas,
        lay=[("forest", NORTH_EAST, 0), ("plain", NORTH_WEST, 1)],
        pawns={TAHU: ("start", (0, -3))},
        stack=["lake", "makuta"],
    )
    story.roll(1)
    story.walk(("start", Side.N))

    told = story.play(PlaceTile(0))

    assert told[0] == TilePlaced(
        TAHU,
        story.tile("lake"),
        Hex(0, -1),
        0,
        linked=(story.pair(("lake", Side.S), ("start", Side.N)),),
        blocked=(story.at(("lake", Side.SE)), story.at(("plain", Side.N))),
    )
    assert {story.at(("lake", Side.SE)), story.at(("plain", Side.N))} <= story.state.island.blocked
    assert story.at(("plain", Side.N)) not in story.state.island.open_gates


@pytest.mark.rule("G4")
def test_with_no_tiles_left_an_open_gate_is_an_ordinary_field() -> None:
    story = situation(
        only(small_atlas(), "start", "makuta"),
        lay=[("makuta", NORTH, 0)],
        pawns={TAHU: ("start", (2, 2))},
    )

    story.roll(1)
    told = story.walk(("start", Side.SE))

    assert len(told) == 1
    assert story.at(("start", Side.SE)) in story.state.island.open_gates
    assert story.phase == Arrived(TAHU)
    assert story.legal() == [EndTurn()]


@pytest.mark.rule("G1", "G2")
@pytest.mark.parametrize("turn", [0, 1])
def test_a_linked_or_blocked_gate_brings_no_tile(turn: int) -> None:
    story = situation(
        small_atlas(), lay=[("village", NORTH, turn)], pawns={TAHU: ("start", (0, -3))}
    )

    story.roll(1)
    story.walk(("start", Side.N))

    assert story.legal() == [EndTurn()]


# Keeping the island open

ONE_GATE = """
. . . . G . . . .
. . . . a . . . .
. . . . o . . . .
. . . S S S . . .
. . . S S S . . .
. . . S S S . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
"""
END = """
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . K . . . .
. . . . o . . . .
. . . . o . . . .
. . . . o . . . .
. . . . G . . . .
"""
BEND = """
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . o o o . .
. . . . o . o . .
. . . . o . o G .
. . . . o . . . .
. . . . G . . . .
"""
WALL = "o"
SEALED = """
T T T
T T T
T T T
"""
FAR_AWAY = (5, 5)
AROUND_NORTH = ((0, -2), (1, -2), (1, -1), (-1, 0), (-1, -1))


def before_the_last_gate(*stack: str, walls: Sequence[tuple[int, int]] = ()) -> Story:
    """Tahu has rolled, one step from the only open gate of the island.

    Around the empty place before it, *walls* are tiles without gates. If Makuta's tile is not in
    the stack it lies elsewhere, and its gates do not matter.
    """
    pictures = {"start": ONE_GATE, "makuta": MAKUTA if "makuta" in stack else SEALED}
    drawings = {"end": END, "other end": END, "third end": END, "bend": BEND}
    pictures |= {key: drawings[key] for key in stack if key != "makuta"}
    pictures |= {f"wall {number}": WALL for number, _ in enumerate(walls)}
    lay = [(f"wall {number}", place, 0) for number, place in enumerate(walls)]
    lay += [] if "makuta" in stack else [("makuta", FAR_AWAY, 0)]
    story = situation(drawn_atlas(pictures), lay=lay, stack=stack, pawns={TAHU: ("start", (0, -3))})
    story.roll(1)
    return story


@pytest.mark.rule("G5")
def test_the_example_a_bend_has_to_lie_so_that_its_gate_looks_out_to_sea() -> None:
    """Turned by one sixth it does; unturned, its second gate runs into the wall."""
    story = before_the_last_gate("bend", "end", walls=[NORTH_EAST])

    story.walk(("start", Side.N))

    assert story.legal() == [PlaceTile(1)]


@pytest.mark.rule("G5")
def test_the_example_if_both_turns_close_the_island_the_bend_goes_under_the_stack() -> None:
    story = before_the_last_gate("bend", "makuta", walls=[NORTH_EAST, NORTH_WEST])

    told = story.walk(("start", Side.N))

    assert told[1:] == (TileBuried(story.tile("bend")), TileDrawn(TAHU, story.tile("makuta")))


@pytest.mark.rule("G5")
def test_the_example_the_very_last_tile_may_lie_as_it_likes() -> None:
    story = before_the_last_gate("bend", walls=[NORTH_EAST, NORTH_WEST])

    told = story.walk(("start", Side.N))

    assert told[1:] == (TileDrawn(TAHU, story.tile("bend")),)
    assert story.legal() == [PlaceTile(0), PlaceTile(1)]


@pytest.mark.rule("G5")
def test_while_another_gate_is_open_a_placement_may_close_this_one() -> None:
    pictures = {"start": START, "makuta": SEALED, "end": END, "bend": BEND}
    story = situation(
        drawn_atlas(pictures),
        lay=[("makuta", FAR_AWAY, 0)],
        stack=["end", "bend"],
        pawns={TAHU: ("start", (0, -3))},
    )

    story.roll(1)
    story.walk(("start", Side.N))

    assert story.phase == Placing(TAHU, story.at(("start", Side.N)), story.tile("end"))
    assert story.legal() == [PlaceTile(0)]


@pytest.mark.rule("G5")
def test_another_gate_at_the_same_place_is_closed_by_it_as_well() -> None:
    """The bend in the north-east, turned, looks at the same place and would be blocked."""
    story = situation(
        drawn_atlas(
            {"start": ONE_GATE, "makuta": SEALED, "end": END, "bend": BEND, "gorge": GORGE}
        ),
        lay=[("makuta", FAR_AWAY, 0), ("bend", NORTH_EAST, 2)],
        stack=["end", "gorge"],
        pawns={TAHU: ("start", (0, -3))},
    )
    assert set(story.state.island.open_gates.values()) == {Hex(0, -1)}

    story.roll(1)
    told = story.walk(("start", Side.N))

    assert told[1:] == (TileBuried(story.tile("end")), TileDrawn(TAHU, story.tile("gorge")))


@pytest.mark.rule("G5", "I1")
def test_a_tile_without_legal_placement_is_shown_and_goes_under_the_stack() -> None:
    story = before_the_last_gate("end", "bend", "other end")

    told = story.walk(("start", Side.N))

    end, bend, other = (story.tile(key) for key in ("end", "bend", "other end"))
    assert told[1:] == (TileBuried(end), TileDrawn(TAHU, bend))
    assert story.state.stacks.tiles == (end, other)
    assert story.state.tiles_left == 2
    assert story.seen_by(GALI).stacks.buried == (end,)


@pytest.mark.rule("G5", "I1")
def test_what_lies_at_the_bottom_stays_known_until_it_is_drawn() -> None:
    story = before_the_last_gate("end", "bend", "makuta")
    story.walk(("start", Side.N))
    story.play(PlaceTile(0))
    buried = [story.seen_by(PUBLIC).stacks.buried]

    for seat, inside, gate in (
        (GALI, ("bend", (2, 2)), ("bend", Side.SE)),
        (TAHU, ("makuta", (0, -3)), ("makuta", Side.N)),
    ):
        story.play(EndTurn())
        story.put(seat, inside)
        story.roll(1)
        story.walk(gate)
        buried.append(story.seen_by(PUBLIC).stacks.buried)
        story.play(story.legal()[0])

    end = story.tile("end")
    assert buried == [(end,), (end,), ()]
    assert story.state.stacks.buried == 0


@pytest.mark.rule("G5")
def test_when_all_have_been_tried_the_first_is_placed_all_the_same() -> None:
    story = before_the_last_gate("end", "other end", "third end")

    told = story.walk(("start", Side.N))

    end, other, third = (story.tile(key) for key in ("end", "other end", "third end"))
    assert told[1:] == (
        TileBuried(end),
        TileBuried(other),
        TileBuried(third),
        TileDrawn(TAHU, end, "G5"),
    )
    assert story.phase == Placing(TAHU, story.at(("start", Side.N)), end, unbound=True)
    assert story.legal() == [PlaceTile(0)]
    assert story.state.stacks.tiles == (third, other)
    assert story.seen_by(GALI).stacks.buried == (third, other)


@pytest.mark.rule("G5", "L2")
def test_when_all_have_been_tried_makutas_tile_comes_first() -> None:
    """Although the end was drawn before it. Walls close all its other gates."""
    story = before_the_last_gate("end", "makuta", "other end", walls=AROUND_NORTH)

    told = story.walk(("start", Side.N))

    end, makuta, other = (story.tile(key) for key in ("end", "makuta", "other end"))
    assert told[1:] == (
        TileBuried(end),
        TileBuried(makuta),
        TileBuried(other),
        TileDrawn(TAHU, makuta, "G5"),
    )
    assert story.legal() == [PlaceTile(turn) for turn in range(6)]
    assert story.state.stacks.tiles == (other, end)


@pytest.mark.rule("G5")
def test_makutas_tile_is_not_preferred_while_another_fits() -> None:
    story = before_the_last_gate("bend", "makuta")

    told = story.walk(("start", Side.N))

    assert told[1:] == (TileDrawn(TAHU, story.tile("bend")),)


@pytest.mark.rule("G5", "T2")
def test_if_nothing_can_be_explored_any_more_the_supplies_go_to_the_start_field() -> None:
    """All Kanohi, Turaga and keys but the one that the last tile took."""
    story = before_the_last_gate("end", "other end")
    story.walk(("start", Side.N))
    taken = story.state.stacks.power[-1]

    told = story.play(PlaceTile(0))

    treasures = [Disc(kind, face) for kind in TREASURES for face in box_of(EN)[kind]]
    treasures.remove(taken)
    treasures.sort(key=by_face)
    assert told[-1] == SuppliesLaidOut(tuple(treasures))
    assert story.pile() == tuple(treasures)
    assert [len(faces) for faces in story.state.stacks.supplies] == [19, 19, 19, 0, 0, 0]


@pytest.mark.rule("G5", "G3", "L1", "L2")
def test_makutas_tile_is_filled_and_locked_before_the_supplies_go() -> None:
    story = before_the_last_gate("end", "makuta", walls=AROUND_NORTH)
    story.walk(("start", Side.N))

    told = story.play(PlaceTile(0))

    assert [type(event) for event in told] == [
        TilePlaced,
        FieldsFilled,
        TempleStood,
        LockLaid,
        SuppliesLaidOut,
    ]


@pytest.mark.rule("G5", "F2")
def test_the_supplies_can_be_taken_from_the_next_turn_on() -> None:
    story = before_the_last_gate("end", "other end")
    story.walk(("start", Side.N))

    story.play(PlaceTile(0))

    assert story.state.tokens.pile.old == ()
    story.play(EndTurn())
    assert story.state.tokens.pile.fresh == ()
    assert len(story.state.tokens.pile.old) == 59


@pytest.mark.rule("G5")
def test_the_supplies_stay_if_the_stack_is_empty() -> None:
    story = before_the_last_gate("end")
    story.walk(("start", Side.N))

    told = story.play(PlaceTile(0))

    assert [type(event) for event in told] == [TilePlaced, FieldsFilled]
    assert story.state.island.open_gates == {}
    assert story.pile() == ()


# Facing gates


@pytest.mark.rule("G6", "G1", "M1")
def test_every_pair_of_gates_brought_face_to_face_is_linked() -> None:
    """The village meets the plain in the west, and the forest in the south, wanted or not."""
    atlas = only(small_atlas(), "start", "plain", "forest", "village", "makuta")
    story = situation(
        atlas,
        lay=[("plain", NORTH, 0), ("forest", SOUTH_EAST, 0)],
        pawns={TAHU: ("plain", (2, 2))},
        stack=["village", "makuta"],
    )
    story.roll(1)
    story.walk(("plain", Side.SE))

    told = story.play(PlaceTile(0))

    south = story.pair(("village", Side.S), ("forest", Side.N))
    west = story.pair(("village", Side.NW), ("plain", Side.SE))
    assert told[0] == TilePlaced(
        TAHU, story.tile("village"), Hex(1, -1), 0, linked=(south, west), blocked=()
    )
    for near, far in (south, west):
        assert story.state.island.linked[near] == far
        assert story.state.island.linked[far] == near
        assert far in story.state.island.adjacent[near]
        assert near in story.state.island.adjacent[far]
