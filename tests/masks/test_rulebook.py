"""The rulebook has every rule of the game once, each with a title and words of its own."""

import re
from pathlib import Path

import pytest

from game.shelf.rulebook import Rule, read_rulebook, search

TEXT = (Path(__file__).parents[2] / "docs" / "masks" / "rules.md").read_text(encoding="utf-8")
BOOK = read_rulebook(TEXT)
RULES = BOOK.rules
ALL = pytest.mark.parametrize("rule", RULES.values(), ids=RULES.keys())
LONGEST_TITLE = 45  # letters: it stands on one line of the list

CHAPTERS = {  # its number, and how many rules of which letter it has; 19 has none
    1: ("B", 7),
    2: ("L", 9),
    3: ("S", 7),
    4: ("U", 9),
    5: ("M", 9),
    6: ("P", 8),
    7: ("W", 9),
    8: ("C", 9),
    9: ("K", 10),
    10: ("A", 3),
    11: ("N", 9),
    12: ("G", 6),
    13: ("R", 11),
    14: ("O", 11),
    15: ("Y", 8),
    16: ("X", 7),
    17: ("I", 6),
    18: ("E", 16),
    20: ("H", 7),
    21: ("J", 14),
    22: ("V", 4),
}

# What no source gives, wholly or in part.
RECONSTRUCTED = (
    "B3 B6 L1 S3 M4 P6 K1 K10 A1 A2 N1 N7 G6 R8 R9 R10 R11 O2 O5 O10 Y8 X1 X2 X3 X4 X5 X6 X7 V1 V2"
)


def ids_of(letter: str, last: int) -> list[str]:
    return [f"{letter}{number}" for number in range(1, last + 1)]


def rows_of_last_table() -> list[str]:
    return [line for line in TEXT.rpartition("|---|")[2].splitlines() if line.startswith("| ")]


def test_the_rulebook_has_every_rule_once_and_in_order() -> None:
    written = re.findall(r"^- \*\*(\w+)\*\* ", TEXT, flags=re.MULTILINE)

    assert written == [id_ for rules in CHAPTERS.values() for id_ in ids_of(*rules)]
    assert len(written) == 179


def test_every_rule_is_read() -> None:
    assert list(RULES) == [id_ for rules in CHAPTERS.values() for id_ in ids_of(*rules)]


def test_chapters_are_numbered_in_order() -> None:
    numbers = re.findall(r"^## (\d+)\. \S", TEXT, flags=re.MULTILINE)

    assert numbers == [str(number) for number in range(1, 23)]


@pytest.mark.parametrize("number", CHAPTERS)
def test_a_chapter_has_its_rules_and_no_others(number: int) -> None:
    inside = [id_ for id_, rule in RULES.items() if rule.chapter.startswith(f"{number}. ")]

    assert inside == ids_of(*CHAPTERS[number])


@ALL
def test_a_rule_has_a_title_and_a_text(rule: Rule) -> None:
    assert 0 < len(rule.title) <= LONGEST_TITLE
    assert rule.text, "what comes after the title"
    assert rule.text.rstrip(")").endswith(".")


def test_no_two_rules_have_the_same_title() -> None:
    titles = [rule.title for rule in RULES.values()]

    assert len(set(titles)) == len(titles)


def test_rules_point_only_at_rules_that_exist() -> None:
    """Also outside the rules; a D12 is a die."""
    named = set(re.findall(r"\b[A-Z]\d{1,2}\b", TEXT)) - {"D12"}

    assert named - set(RULES) == set()


@ALL
def test_a_rule_shows_no_markup(rule: Rule) -> None:
    assert re.findall(r"[*|`®]|  - ", rule.words) == []


def test_a_reconstruction_is_called_one() -> None:
    called = [id_ for id_, rule in RULES.items() if "(reconstructed)" in rule.text]

    assert " ".join(called) == RECONSTRUCTED


def test_the_table_of_the_pace_says_what_its_rule_says() -> None:
    """The reader shows no tables, so the rule has the numbers too."""
    rows = rows_of_last_table()
    missing = [
        (row, number)
        for row in rows
        for number in re.findall(r"\d+ \(\d+–\d+\)", row)
        if number.replace("–", " to ") not in RULES["V4"].text
    ]

    assert len(rows) == 12
    assert missing == []


def test_the_pace_is_called_measured_and_says_by_how_many_games() -> None:
    assert "measured with the program itself: 300 games" in RULES["V4"].text
    assert "model" not in RULES["V4"].text


@pytest.mark.parametrize(
    ("text", "first"),
    [("start", "3. Set-up"), ("kakama", "K9"), ("missions", "11. Missions"), ("lost", "C8")],
)
def test_words_that_people_use_lead_where_they_mean(text: str, first: str) -> None:
    assert search(BOOK, text).entries[0].anchor == first
