"""The island in text can be followed: marks, gates, arrows, numbers, names."""

import pytest

from game.boxes.makuta.terminal.spots import MakutaView
from game.boxes.makuta.terminal.table import MakutaTextTable
from game.boxes.makuta.terminal.tiles import GRID_WIDTH
from game.boxes.makuta.words import cell_named, spot
from game.core.errors import GameError
from game.core.seats import PUBLIC, Viewer
from game.rules.makuta import legal_actions, observe, to_move
from game.rules.makuta.tiles import INSIDE, Cell
from game.terminal.answers import ANSWERS
from game.terminal.text_table import View
from tests.makuta.atlases import only, small_atlas
from tests.makuta.box.keyboard import rulebook, shipped
from tests.makuta.rules.discs import AKAKU, FIRE, GALI, HAU, TAHU, mosquito, shown
from tests.makuta.rules.story import Story
from tests.makuta.situations import NORTH, SOUTH_EAST, drawn, situation
from tests.terminal.keyboard import Desk, typed

PATH = """
. . . . G . . . .
. . . . o . . . .
. . . o m o . . .
. . . o . o . . .
. . . o 0 o K . .
. . . . o . . . .
. . . . Y . . . .
. . . . o . . . .
. . . . G . . . .
"""


def view(story: Story, viewer: Viewer = TAHU, columns: int = 100) -> tuple[MakutaView, Desk]:
    desk = Desk(typed(), columns)
    seen, table = observe(story.state, viewer), MakutaTextTable(shipped())
    actions = legal_actions(seen) if to_move(seen) == viewer else ()
    return View(desk.console(), table, viewer, seen, actions, lambda first: []), desk


def said(story: Story, command: str, viewer: Viewer = TAHU, columns: int = 100) -> str:
    """What the answer to *command* looks like."""
    looking, desk = view(story, viewer, columns)
    word, _, argument = command.partition(" ")
    (looking.table.commands.get(word) or ANSWERS[word])(looking, argument)
    return desk.text


def test_every_cell_has_a_name_of_its_own() -> None:
    assert {cell_named(spot(cell)) for cell in INSIDE} == INSIDE
    assert spot(Cell(0, 0)) == "e5"
    assert [cell_named(name) for name in ("", "e", "55", "e0", "j5", "e55", "ee")] == [None] * 7


def test_a_tile_is_drawn_with_its_fields_gates_tokens_and_pawns() -> None:
    story = drawn(PATH, tokens={"m": [shown(mosquito(5))]})

    grid = said(story, "tile").splitlines()[3:13]

    assert grid == [
        "  a   b   c   d   e   f   g   h   i",
        "1                 O↑",
        "2                 ·",
        "3             ·   m5  ·",
        "4             ·       ·",
        "5             ·   @T  ·   P",
        "6                 ·",
        "7                 Y",
        "8                 ·",
        "9                 =↓",
    ]


def test_a_move_is_numbered_on_the_map_below_its_field() -> None:
    story = drawn(PATH)
    story.roll(2)

    lines = said(story, "what").splitlines()

    row = next(i for i, line in enumerate(lines) if line.startswith("5 "))
    assert lines[row : row + 2] == [
        "5             ·   @T  ·   P",
        "              3       4   5",
    ]
    assert "  5  g5: take a face-down power token" in lines
    assert "  7  e7: take a face-down key" in lines
    assert any("empty spaces have their numbers on the map" in line for line in lines)


def test_a_rahi_is_offered_from_every_side() -> None:
    story = drawn(PATH)
    story.roll(4)

    text = said(story, "what")

    assert "e3 from d3: duel with a face-down mosquito" in text
    assert "e3 from f3: duel with a face-down mosquito" in text


def test_arrows_follow_the_rotation_while_the_grid_stays() -> None:
    story = situation(small_atlas(), lay=[("plain", NORTH, 3)], players=2)

    text = said(story, "tile plain")

    assert "S → Start" in text
    assert "1                 =↓" in text
    assert "9                 O↑" in text


def test_the_overview_has_every_tile_at_its_place_with_gates_on_the_edges() -> None:
    story = situation(small_atlas(), lay=[("plain", NORTH, 3), ("village", SOUTH_EAST, 0)])

    lines = said(story, "map").splitlines()

    north = next(i for i, line in enumerate(lines) if "Plain" in line)
    middle = next(i for i, line in enumerate(lines) if "*Start" in line)
    east = next(i for i, line in enumerate(lines) if "Village" in line)
    assert (middle - north, east - middle) == (6, 3)
    assert lines[middle - 1].startswith("+--------=---------+")
    assert lines[middle + 3].startswith("O start (0 tokens) == Village")
    assert "@T @G" in lines[middle + 1]


def test_a_narrow_window_gets_the_overview_in_parts_and_a_sentence_instead_of_a_tile() -> None:
    story = situation(small_atlas(), lay=[("village", SOUTH_EAST, 0)])

    assert max(map(len, said(story, "map", columns=20).splitlines())) <= 20
    assert f"a tile needs {GRID_WIDTH}" in " ".join(said(story, "tile", columns=30).split())


def test_lines_fit_the_window() -> None:
    story = drawn(PATH)
    story.roll(6)

    for columns in (40, 80, 120):
        for command in ("what", "map", "turn", "help", "rule m3"):
            lines = said(story, command, columns=columns).splitlines()
            assert max(map(len, lines)) <= columns, command


def test_a_tile_tells_what_marks_cannot() -> None:
    story = situation(
        small_atlas(),
        lay=[("forest", NORTH, 0)],
        tokens={("forest", (1, -2)): [shown(mosquito(5)), FIRE]},
        pile=[HAU],
        players=2,
    )

    text = said(story, "tile forest")

    assert "f3: a strength-5 mosquito; guards a face-down key" in text
    assert "1 power token" in said(story, "tile start")


def test_a_tray_shows_faces_to_its_owner_and_backs_to_others() -> None:
    story = situation(small_atlas(), trays=[[HAU, FIRE], [AKAKU]])

    own, other, public = (said(story, "turn", v) for v in (TAHU, GALI, PUBLIC))

    assert "Tahu has: Hau, a fire key" in own
    assert "Gali has: a face-down power token" in own
    assert "Tahu has: a face-down power token, a face-down key" in other
    assert "Gali has: Akaku" in other
    assert "Hau" not in public
    assert "Akaku" not in public
    assert "1  Hau (+5 in a duel)" in said(story, "tray")


@pytest.mark.parametrize(
    ("command", "answer"),
    [
        ("why e1", "you rolled 2, and the Rahi on Here e3 is in the way. [M2]"),
        ("why here e9", "That’s 4 steps away; you rolled 2. [M2]"),
        ("why e5", "You are here. [M2]"),
        ("why e6", "You can: e6."),
        ("why roll white", "You have already rolled 2. [U1]"),
        ("why end", "Move first. [U1]"),
        ("why fly", "You have already rolled 2. [K6]"),
        ("why turned 60", "You have no tile to place; you draw one at an open gate. [G2]"),
        ("why gate e1", "[M2]"),
        ("why", "end turn: Move first. [U1]"),
    ],
)
def test_why_answers_for_fields_gates_and_buttons(command: str, answer: str) -> None:
    story = drawn(PATH)
    story.roll(2)

    assert answer in said(story, command)


@pytest.mark.parametrize(
    ("command", "answer"),
    [
        ("why a1", "Here has no space a1"),
        ("why nonsense", "I don’t understand"),
        ("why gate e5", "isn’t a gate"),
        ("why token 7", "no token 7"),
        ("tile atlantis", "Which tile is “atlantis”"),
        ("tray nobody", "Who is “nobody”"),
    ],
)
def test_a_name_that_means_nothing_is_answered_with_a_sentence(command: str, answer: str) -> None:
    with pytest.raises(GameError, match=answer):
        said(drawn(PATH, players=2), command)


@pytest.mark.parametrize(
    ("command", "answer"),
    [
        ("rule M4", "M4  Rahi block the way."),
        ("rule x3", "X3  Losing to Makuta."),
        ("rule yellow", "L4   Opening a lock"),
        ("rule unicorn", "Nothing found for “unicorn”."),
    ],
)
def test_rules_are_found_by_id_and_by_words(command: str, answer: str) -> None:
    assert answer in said(drawn(PATH), command)


def test_the_rulebook_has_every_rule_and_no_markup() -> None:
    book = rulebook()

    assert {"B1", "U5", "R11", "X3", "I4", "E8", "H6", "V5"} <= book.rules.keys()
    assert not [rule for rule, text in book.rules.items() if "*" in text.words or not text.words]


def test_a_drawn_tile_is_shown_before_it_is_laid() -> None:
    tiles = only(small_atlas(), "start", "makuta", "forest")
    story = situation(tiles, players=2, stack=["forest", "makuta"])
    story.roll(6)
    story.walk(("start", (0, -4)))

    text = said(story, "what")

    assert "Forest, as drawn (not rotated)" in text
    assert "turned 0°: e9 connects to Start; open: e1 N, h3 NE, b7 SW" in text
