"""The line that says what one still needs is never cut off."""

import pytest
from pygame import Rect

from game.boxes.makuta.goal import Goal, goal_of
from game.boxes.makuta.table.panels.goal_strip import STYLE, GoalStrip
from game.boxes.makuta.words import Names
from game.boxes.makuta.words.goals import goal_line
from game.core.hexes import Side
from game.places import program_folder
from game.rules.makuta.pieces import Disc
from game.scenes.table.corners import OWN
from game.ui.theme import FontFiles, Theme
from tests.makuta.atlases import only, small_atlas
from tests.makuta.box.table.hands import TEXTS, pieces
from tests.makuta.rules.discs import (
    EARTH,
    HAU,
    PAKARI,
    STONE,
    TAHU,
    VAKAMA,
    WATER,
    YELLOW,
    lock,
    seen,
    shown,
)
from tests.makuta.situations import SOUTH_EAST, situation

SURE = 100  # percent: the widest of all odds
STRONG = [STONE, EARTH, WATER, HAU]
TRAYS: tuple[list[Disc], ...] = ([], [STONE], [YELLOW], [YELLOW, YELLOW], STRONG)
ABLE = [YELLOW, EARTH, WATER, PAKARI, VAKAMA]


@pytest.mark.parametrize("tray", [*TRAYS, ABLE])
def test_even_the_longest_line_fits_beside_keys_and_odds(tray: list[Disc]) -> None:
    story = situation(
        only(small_atlas(), "start", "makuta"),
        lay=[("makuta", SOUTH_EAST, 0)],
        locks={("makuta", Side.NW): shown(lock(WATER, STONE, EARTH))},
        trays=[[seen(disc, TAHU) for disc in tray], []],
    )
    sight = story.seen_by(TAHU)
    goal = goal_of(sight, TAHU)
    line = goal_line(Names(TEXTS, sight.terms), sight, goal)
    theme = Theme(FontFiles.shipped_in(program_folder() / "assets" / "fonts"))

    assert theme.size(line, STYLE)[0] <= strip_of(line, goal).room(theme), line


def strip_of(line: str, goal: Goal) -> GoalStrip:
    """With all of the tray's width but its frame."""
    rect = Rect(0, 0, OWN[0] - 12, 30)
    sure = Goal(goal.is_found, goal.keys, goal.unread_keys, goal.lock, SURE, could_be_more=False)
    return GoalStrip(rect, pieces(), line, line, "", sure, shows_odds=True)
