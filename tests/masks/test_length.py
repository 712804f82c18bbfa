"""What the form of a new game says of its length agrees with what was measured (V4)."""

import re
from pathlib import Path

import pytest

from game.boxes.masks.options import LENGTH

RULES = Path("docs/masks/rules.md")
EDITION_OF = {
    "Quest for the Masks": "qftm",
    "Bohrok Swarm": "bohrok",
    "Rising Shadow": "rshl",
    "Duel": "duel",
}
OPTIONS_OF = {"Masks of Might": "B3", "Rahi": "B4", "short game": "Y3"}
SEATS = (2, 4, 6)
ROW = re.compile(r"^\| (.+?) \| (\d+|–).*? \| (\d+|–).*? \| (\d+|–).*? \|$", re.MULTILINE)


def measured() -> list[tuple[str, int, int]]:
    """What was played, by how many, and the median of turns, from the table below V4."""
    rows = ROW.findall(_table())
    return [
        (name, seats, int(turns))
        for name, *medians in rows[1:]  # below the heading
        for seats, turns in zip(SEATS, medians, strict=True)
        if turns != "–"
    ]


def _table() -> str:
    return RULES.read_text(encoding="utf-8").split("Turns per player, as measured:")[1]


def test_every_row_of_the_table_is_read() -> None:
    assert len(measured()) == 9 * len(SEATS) + 3


@pytest.mark.rule("V4")
@pytest.mark.parametrize(("played", "seats", "turns"), measured())
def test_the_estimate_is_near_what_was_measured(played: str, seats: int, turns: int) -> None:
    edition = next(key for name, key in EDITION_OF.items() if played.startswith(name))
    options = [key for name, key in OPTIONS_OF.items() if name in played]

    minutes = LENGTH.minutes(edition, options, people=seats, computers=0)

    assert minutes * 60 / LENGTH.person / seats == pytest.approx(turns, rel=0.3)
