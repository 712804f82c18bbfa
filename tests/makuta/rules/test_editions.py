"""The editions as a table (section 14). What each point does is tested with its rule."""

import ast
from pathlib import Path

import pytest
from attrs import fields

from game.rules.makuta import play
from game.rules.makuta.editions import (
    DE,
    EDITIONS,
    EN,
    FR,
    NL,
    US,
    Akaku,
    BonusesChosen,
    Edition,
    FastDie,
    HouseRules,
    Refused,
)

RULES = Path(play.__file__).parent

OLD_RAHI, NEW_RAHI = ((1, 7), (7, 13), (13, 20)), ((1, 7), (7, 14), (14, 20))
FLAT, STEEP = (18, 20, 21, 22, 23, 24), (18, 20, 22, 24, 26, 28)
AFTER, BEFORE = BonusesChosen.AFTER_THE_ROLL, BonusesChosen.BEFORE_THE_ROLL
MAY, MUST = FastDie.MAY_BE_USED, FastDie.MUST_BE_USED
TAKES, REMOVES = Akaku.TAKES, Akaku.REMOVES
STAYS, TO_START = Refused.STAYS, Refused.GOES_TO_START


TABLE = {  # nl, de, fr, en, us
    "key": ("nl", "de", "fr", "en", "us"),
    "rahi_stays_up": (True, False, False, True, False),  # E1
    "strengths": (OLD_RAHI, OLD_RAHI, OLD_RAHI, OLD_RAHI, NEW_RAHI),  # E2
    "bonuses": (AFTER, BEFORE, AFTER, AFTER, AFTER),  # E3
    "akaku": (TAKES, TAKES, TAKES, REMOVES, TAKES),  # E4
    "akaku_grants_move": (True, True, True, False, True),  # E5
    "fast_die": (MAY, MUST, MUST, MAY, MUST),  # E6
    "makuta": (FLAT, STEEP, FLAT, FLAT, STEEP),  # E7
    "refused": (STAYS, STAYS, TO_START, STAYS, STAYS),  # E8
}


@pytest.mark.rule("E1", "E2", "E3", "E4", "E5", "E6", "E7", "E8")
@pytest.mark.parametrize("point", TABLE)
def test_the_table_of_section_14(point: str) -> None:
    assert tuple(getattr(edition, point) for edition in (NL, DE, FR, EN, US)) == TABLE[point]


@pytest.mark.rule("E1", "E2", "E3", "E4", "E5", "E6", "E7", "E8")
def test_there_are_five_editions_and_no_more_points() -> None:
    assert EDITIONS == {"nl": NL, "de": DE, "fr": FR, "en": EN, "us": US}
    assert [field.name for field in fields(Edition)] == [*TABLE]


@pytest.mark.rule("E1", "R11")
def test_an_unbeaten_rahi_lies_face_up_in_two_editions() -> None:
    """The rules keep the strength known either way; how the Rahi lies is for the eye."""
    assert [edition.key for edition in (NL, DE, FR, EN, US) if edition.rahi_stays_up] == [
        "nl",
        "en",
    ]


@pytest.mark.rule("E1", "E2", "E3", "E4", "E5", "E6", "E7", "E8")
def test_an_edition_is_data_and_never_asked_for_its_name() -> None:
    """No part of the rules reads `edition.key`."""
    for source in RULES.glob("*.py"):
        if source.name == "editions.py":
            continue
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and node.attr == "key":
                owner = ast.unparse(node.value)
                assert "edition" not in owner.lower(), f"{source.name}: {ast.unparse(node)}"


@pytest.mark.rule("H1", "H2", "H3", "H4", "H5", "H6")
def test_every_house_rule_is_off_by_default() -> None:
    assert HouseRules() == HouseRules(
        exact_count=False,
        no_stacking=False,
        mighty_makuta=0,
        short_game=False,
        open_trays=False,
        closed_keys=False,
    )
