"""Moves found by a slow second generator, written straight from the rule book.

It walks every way there is, and asks of each whether the move may end there. It shares nothing
with the generator of the game but the table itself.
"""

from collections.abc import Iterator
from functools import cached_property
from itertools import islice
from random import Random

import pytest
from attrs import define, field
from hypothesis import given
from hypothesis import strategies as st

from game.core.hexes import Hex
from game.rules import makuta
from game.rules.makuta.editions import HouseRules
from game.rules.makuta.events import Event, PawnMoved
from game.rules.makuta.pieces import Die, Disc
from game.rules.makuta.state import State
from game.rules.makuta.tiles import GATE_CELLS, INSIDE, Cell, Role, field_number
from tests.makuta.pictures import tile
from tests.makuta.rules.discs import AKAKU, GALI, HAU, KAUKAU, LEWA, TAHU
from tests.makuta.rules.story import HERE, Spot, Story
from tests.makuta.situations import NORTH, drawn

Way = tuple[int, ...]


@define(slots=False)
class Rulebook:
    """What the rules say about the moves of the seat Tahu after a roll, in their own words."""

    state: State
    steps: int
    asked: dict[Way, bool] = field(factory=dict)

    # One step, by M1

    @cached_property
    def beside(self) -> dict[int, list[int]]:
        """The fields one step away from each field of the island."""
        found: dict[int, list[int]] = {}
        for at, laid in self.state.island.laid.items():
            tile = self.state.terms.atlas.tiles[laid.tile]
            for cell in tile.fields:
                near = [other for other in tile.fields if self.touch(tile.role, cell, other)]
                found[field_number(laid.tile, cell)] = [field_number(laid.tile, c) for c in near]
            for side in tile.gates:
                gate = field_number(laid.tile, GATE_CELLS[side])
                found[gate] += self.gate_facing(at, (side + laid.rotation) % 6)
        return found

    def touch(self, role: Role, one: Cell, other: Cell) -> bool:
        """Whether two fields share an edge."""
        return one != other and any(
            abs(a.x - b.x) + abs(a.y - b.y) == 1
            for a in self.cells(role, one)
            for b in self.cells(role, other)
        )

    def cells(self, role: Role, cell: Cell) -> list[Cell]:
        """The start field is three cells wide and three high, and yet one field (F1)."""
        if role is Role.START and cell == (0, 0):
            return [Cell(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)]
        return [cell]

    def gate_facing(self, at: Hex, side: int) -> list[int]:
        """The gate across *side* of the table, if there is one (G1)."""
        across = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)][side]
        laid = self.state.island.laid.get(Hex(at.q + across[0], at.r + across[1]))
        if laid is None:
            return []
        return [
            field_number(laid.tile, GATE_CELLS[gate])
            for gate in self.state.terms.atlas.tiles[laid.tile].gates
            if (gate + laid.rotation) % 6 == (side + 3) % 6
        ]

    # Ways, by M2 to M4

    def one_step_more(self, way: Way) -> Iterator[Way]:
        """No more steps than rolled, no field twice, and not across a Rahi."""
        if len(way) <= self.steps and not self.has_rahi(way[-1]):
            for beside in self.beside[way[-1]]:
                if beside not in way:
                    yield (*way, beside)

    def all_ways(self, way: Way) -> Iterator[Way]:
        """Every way that goes on from *way*, by one step or more."""
        for longer in self.one_step_more(way):
            yield longer
            yield from self.all_ways(longer)

    def has_ways(self, number: int) -> bool:
        """Whether there are so many of them, or more."""
        ways = self.all_ways((self.state.pawns[TAHU],))
        return sum(1 for _ in islice(ways, number)) == number

    def has_rahi(self, at: int) -> bool:
        lying = self.state.tokens.on_fields.get(at, ())
        return any(disc.kind.name in ("MOSQUITO", "SCORPION", "TIGER") for disc in lying)

    def has_another_pawn(self, at: int) -> bool:
        return any(pawn == at for seat, pawn in enumerate(self.state.pawns) if seat != TAHU)

    @property
    def start_field(self) -> int:
        return field_number(self.state.terms.atlas.start, Cell(0, 0))

    # Ends, by M2 or by H1

    def may_end_with(self, way: Way) -> bool:
        """H1 wants the whole roll, with the exceptions that it lists."""
        if not self.state.terms.house.exact_count or len(way) == self.steps + 1:
            return True
        return self.is_an_exception(way[-1]) or not self.has_legal_end_beyond(way)

    def is_an_exception(self, at: int) -> bool:
        return (
            at in self.state.tokens.on_fields
            or at in self.state.tokens.locks
            or self.is_gate(at)
            or at == self.start_field
            or self.has_another_pawn(at)
        )

    def is_gate(self, at: int) -> bool:
        return any(
            at == field_number(number, GATE_CELLS[side])
            for number, tile in enumerate(self.state.terms.atlas.tiles)
            for side in tile.gates
        )

    def has_legal_end_beyond(self, way: Way) -> bool:
        """Whether a continuation, however long, has a legal end."""
        if way not in self.asked:
            self.asked[way] = any(
                self.may_end_with(longer) or self.has_legal_end_beyond(longer)
                for longer in self.one_step_more(way)
            )
        return self.asked[way]

    def legal_ways(self) -> list[Way]:
        return [way for way in self.all_ways((self.state.pawns[TAHU],)) if self.may_end_with(way)]


def compare(story: Story, steps: int) -> None:
    """The game and the rule book allow the same ends; at a Rahi, from the same sides."""
    book = Rulebook(story.state, steps)
    legal = set(book.legal_ways())

    story.roll(steps, Die.GREEN)
    moves = story.moves()

    ends = [move.field for move in moves if not book.has_rahi(move.field)]
    assert len(ends) == len(set(ends))
    assert {move.field for move in moves} == {way[-1] for way in legal}
    assert {(move.came_from, move.field) for move in moves if book.has_rahi(move.field)} == {
        way[-2:] for way in legal if book.has_rahi(way[-1])
    }
    for move in moves:
        walked = makuta.advance(story.state, move).events[0]
        assert isinstance(walked, PawnMoved)
        assert walked.path in legal
        assert walked.path[-2:] == (move.came_from, move.field)


# Drawn by chance


MARKS = "oooooooooKYms"
LONGEST = 3000  # ways to look at in one example


def any_story(rng: Random, house: HouseRules, mask: Disc | None = None) -> Story:
    """Some tile, turned somehow, north of the start tile, with three pawns somewhere.

    Beside Kaukau, for long rolls, Tahu has *mask*; if it is not named, Akaku or Hau.
    """
    picture = any_picture(rng)
    here = tile(HERE, picture)
    rahi = {cell for cell, kind in here.tokens if kind.name in ("MOSQUITO", "SCORPION")}
    spots: list[tuple[str, Spot]] = [(HERE, cell) for cell in here.fields if cell not in rahi]
    spots += [("start", cell) for cell in ((0, 0), (0, -3), (2, 0), (0, 2))]
    either = rng.choice([HAU, AKAKU])
    return drawn(
        picture,
        house=house,
        lay=[(HERE, NORTH, rng.randrange(6))],
        pawns={seat: rng.choice(spots) for seat in (TAHU, GALI, LEWA)},
        trays=[[KAUKAU, mask or either], rng.choice([[], [HAU]]), rng.choice([[], [HAU]])],
    )


def any_picture(rng: Random) -> str:
    """The fewer fields, the longer the ways that can be counted."""
    density = rng.uniform(0.3, 0.95)
    gates = set(GATE_CELLS.values())

    def mark(cell: Cell) -> str:
        if cell not in INSIDE or rng.random() > density:
            return "."
        if cell in gates and rng.random() < 0.7:
            return "G"
        return rng.choice(MARKS) if cell not in gates else "o"

    rows = [" ".join(mark(Cell(x, y)) for x in range(-4, 5)) for y in range(-4, 5)]
    return "\n".join(rows)


def countable_steps(story: Story, steps: int) -> int:
    """As many of *steps* as leave a number of ways that can be looked at."""
    book = Rulebook(story.state, 1)
    while book.steps < steps:
        book.steps += 1
        if book.has_ways(LONGEST):
            return book.steps - 1
    return book.steps


@pytest.mark.rule("M1", "M2", "M3", "M4", "M5", "F1", "G1")
@given(seed=st.integers(0, 2**32), rolled=st.integers(1, 12))
def test_the_game_allows_the_same_moves_as_the_rule_book(seed: int, rolled: int) -> None:
    story = any_story(Random(seed), HouseRules())

    compare(story, countable_steps(story, rolled))


@pytest.mark.rule("H1", "M1", "M3", "M4", "M5", "F1", "G1")
@given(seed=st.integers(0, 2**32), rolled=st.integers(1, 12))
def test_and_the_same_with_the_exact_count(seed: int, rolled: int) -> None:
    story = any_story(Random(seed), HouseRules(exact_count=True))

    compare(story, countable_steps(story, rolled))


@pytest.mark.rule("I4", "H1", "K2")
@given(seed=st.integers(0, 2**32), rolled=st.integers(1, 12))
def test_the_way_a_pawn_takes_does_not_tell_who_has_akaku(seed: int, rolled: int) -> None:
    house = HouseRules(exact_count=True)
    able, unable = (any_story(Random(seed), house, mask) for mask in (AKAKU, HAU))
    steps = countable_steps(able, rolled)

    ways_with, ways_without = (ways_told(story, steps) for story in (able, unable))

    both = ways_with.keys() & ways_without.keys()
    assert {end: ways_with[end] for end in both} == {end: ways_without[end] for end in both}


def ways_told(story: Story, steps: int) -> dict[tuple[int, int], Event]:
    """What is told of each legal move, by its end and by the side from which a Rahi is entered."""
    story.roll(steps, Die.GREEN)
    rahi = story.state.tokens.rahi
    return {
        (move.field, move.came_from if move.field in rahi else 0): makuta.advance(
            story.state, move
        ).events[0]
        for move in story.moves()
    }


# Counted by hand


def count_lines(state: State, depth: int) -> int:
    """How many ways there are to go on for *depth* actions, dice included."""
    if depth == 0:
        return 1
    actions = makuta.legal_actions(state)
    return sum(count_lines(makuta.apply(state, action).state, depth - 1) for action in actions)


@pytest.mark.rule("U1", "M2")
def test_lines_along_a_corridor() -> None:
    """A rescue or a roll; six numbers; 1, 2, 3, 3, 3 and 3 fields to end on.

    The rescue hands the turn to Gali on the start field, who can only roll: six numbers too.
    """
    state = drawn("0 a b c .").state

    assert [count_lines(state, depth) for depth in range(4)] == [1, 2, 7, 6 + 15]


@pytest.mark.rule("U1", "M2", "H1")
def test_lines_along_a_corridor_with_the_exact_count() -> None:
    """Each number now leads to one field only."""
    state = drawn("0 a b c .", house=HouseRules(exact_count=True)).state

    assert count_lines(state, 3) == 6 + 6


@pytest.mark.rule("M1", "M2", "M3")
@pytest.mark.parametrize(("steps", "ends"), [(1, 4), (2, 12), (3, 20), (4, 24)])
def test_ends_on_an_open_square(steps: int, ends: int) -> None:
    """Five by five fields, from the middle: the diamonds of 4, 12, 20 and 24 other fields."""
    story = drawn("o o o o o\n" * 2 + "o o 0 o o\n" + "o o o o o\n" * 2)

    story.roll(steps)

    assert len(story.ends()) == ends


@pytest.mark.rule("M1", "M3", "H1")
@pytest.mark.parametrize(("steps", "ends"), [(1, 4), (2, 8), (3, 12), (4, 12)])
def test_exact_ends_on_an_open_square(steps: int, ends: int) -> None:
    """Only fields of the right colour of a chessboard: 4; 8; the 12 odd ones; 12 even ones."""
    story = drawn(
        "o o o o o\n" * 2 + "o o 0 o o\n" + "o o o o o\n" * 2, house=HouseRules(exact_count=True)
    )

    story.roll(steps)

    assert len(story.ends()) == ends
