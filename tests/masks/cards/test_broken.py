"""Broken cards, each with the very words that its author is told.

A file of `broken` lies beside the shipped cards as `own.toml`; its last lines, after `#:`, are what
is told. `UPDATE_EXPECTED=1` writes them anew; read the difference as the author of a card would.
"""

import os
from pathlib import Path

import pytest

from game.boxes.masks.cards.folder import check_cards, read_cards
from game.tiled.problems import LevelError
from tests.masks.cards.folders import copy_of_shipped, told

BROKEN = sorted((Path(__file__).parent / "broken").glob("*.toml"))
TOLD = "#: "
FEWEST = 90


@pytest.mark.parametrize("path", BROKEN, ids=[path.stem for path in BROKEN])
def test_a_broken_card_is_explained(path: Path, tmp_path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    text = "".join(line for line in lines if not line.startswith(TOLD))
    expected = [line.removeprefix(TOLD).rstrip("\n") for line in lines if line.startswith(TOLD)]
    folder = copy_of_shipped(tmp_path)
    (folder / "own.toml").write_text(text, encoding="utf-8")

    found = told(check_cards(folder))
    if os.environ.get("UPDATE_EXPECTED") == "1":
        path.write_text(text + "".join(f"{TOLD}{line}\n" for line in found), encoding="utf-8")
        expected = found

    assert found == expected
    assert found


def test_there_are_enough_broken_cards() -> None:
    assert len(BROKEN) >= FEWEST


CHANGED = {
    "a value is missing": (
        "toa.toml",
        ", vision = 400 }",
        " }",
        ['toa.toml, toa.onua, mata: "vision" is missing. Write a whole number from 0 to 2,000.'],
    ),
    "a value of a strange skill": (
        "toa.toml",
        "vision = 400",
        "vision = 400, wit = 3",
        [
            (
                'toa.toml, toa.onua, mata: There is no "wit" here.'
                " There are flight, shielding, speed, strength, swimming, vision."
            )
        ],
    ),
    "a value beyond all": (
        "toa.toml",
        "vision = 400",
        "vision = 4000",
        ['toa.toml, toa.onua, mata: "vision" is 4000. Write a whole number from 0 to 2,000.'],
    ),
    "no Onua": (
        "toa.toml",
        "toa.onua",
        "toa.onau",
        ['toa.toml, toa.onau: There is no Toa of this name. Did you mean "onua"?'],
    ),
    "no default mask": (
        "masks.toml",
        'owner = "Onua"\n',
        "",
        [
            (
                "cards (the whole set): Onua has 0 default masks."
                ' Write owner = "Onua" with one Great Mask.'
            )
        ],
    ),
    "two default masks": (
        "masks.toml",
        'owner = "Onua"\n',
        'owner = "Tahu"\n',
        [
            (
                "cards (the whole set): Tahu has 2 default masks."
                ' Write owner = "Tahu" with one Great Mask.'
            ),
            (
                "cards (the whole set): Onua has 0 default masks."
                ' Write owner = "Onua" with one Great Mask.'
            ),
        ],
    ),
    "no Rahi": (
        "rahi.toml",
        "[rahi.",
        "[rahis.",
        ['rahi.toml: There is no kind of card "rahis". Did you mean "rahi"?'],
    ),
    "no Rahi anywhere": (
        "rahi.toml",
        "copies = { rahi = 2 }",
        "",
        [
            f"editions.toml, edition.{key}: It has not all four types of Rahi cards."
            " Add cards, or write rahi = false."
            for key in ("qftm", "bohrok", "rshl")
        ],
    ),
    "fewer seats than the fewest": (
        "editions.toml",
        "fewest = 2\nmost = 2",
        "fewest = 3\nmost = 2",
        ['editions.toml, edition.duel: "fewest" is more than "most". Write the smaller one first.'],
    ),
    "a hand above the limit": (
        "editions.toml",
        "va_limit = 3",
        "va_limit = 1",
        [
            (
                'editions.toml, edition.rshl: The opening hand has more than "va_limit" allows.'
                " Deal fewer cards."
            )
        ],
    ),
    "a swarm without cards": (
        "editions.toml",
        'swarm = "no"',
        'swarm = "yes"',
        [
            f"editions.toml, edition.qftm: It has no {cards}."
            ' Name the edition with some of them, as "copies" or "in".'
            for cards in ("Va", "Krana", "Bohrok")
        ],
    ),
    "a misspelt edition": (
        "editions.toml",
        "[edition.duel]",
        "[edition.duels]",
        [
            *(
                f'actions.toml, action.{key}: There is no edition "duel", which 150 cards name.'
                ' Did you mean "duels"?'
                for key in ("plus_100", "plus_200", "plus_200_flight")
            ),
        ],
    ),
    "a misspelt value": (
        "editions.toml",
        'values = "Nuva"',
        'values = "nuva"',
        ['editions.toml, edition.rshl, values: This is "nuva". Write "Mata" or "Nuva".'],
    ),
    "a strange opening hand": (
        "editions.toml",
        "opening = { GA = 3 }",
        "opening = { GA = 8, Rahi = 1 }",
        [
            (
                'editions.toml, edition.qftm, opening: There is no "Rahi" here.'
                " There are GA, Va, Krana."
            ),
            'editions.toml, edition.qftm, opening: "GA" is 8. Write a whole number from 0 to 7.',
        ],
    ),
}


@pytest.mark.parametrize("name", CHANGED)
def test_a_broken_set_is_explained(name: str, tmp_path: Path) -> None:
    file, old, new, expected = CHANGED[name]
    folder = copy_of_shipped(tmp_path)
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new), encoding="utf-8")

    errors = [str(problem) for problem in check_cards(folder).errors]

    assert errors[: len(expected)] == expected
    with pytest.raises(LevelError, match="The level set cannot be played"):
        read_cards(folder)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("[action.sling\n", 1),
        ("kind Bonus\n", 1),
        ("[action.sling]\n[action.sling]\n", 2),
        ('[action.sling]\nkind = "Bonus\n', 2),
        ("[action.sling]\nkind = 2002-13-01\n", 2),
        ("[action.sling]\n\0\n", 2),
        ('[action.sling]\nname = "\\ud800"\n', 2),
    ],
)
def test_what_is_no_toml_is_told_with_its_line(text: str, line: int, tmp_path: Path) -> None:
    folder = copy_of_shipped(tmp_path)
    (folder / "own.toml").write_text(text, encoding="utf-8")

    (problem,) = check_cards(folder).errors

    assert str(problem).startswith("own.toml: The file cannot be read as TOML: ")
    assert f"(at line {line}, " in problem.what
