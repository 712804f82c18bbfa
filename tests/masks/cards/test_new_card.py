from pathlib import Path

import pytest

from game.boxes.masks.cards.folder import check_cards
from game.boxes.masks.cards.kinds import KINDS
from game.boxes.masks.cards.new_card import new_card
from game.core.errors import GameError
from tests.masks.cards.folders import copy_of_shipped


@pytest.mark.parametrize("section", [kind.section for kind in KINDS])
def test_a_new_card_is_sound_from_the_first_moment(section: str, tmp_path: Path) -> None:
    folder = copy_of_shipped(tmp_path)
    (folder / "own.toml").write_text(new_card(section, "stone_garden"), encoding="utf-8")

    report = check_cards(folder)

    assert report.errors == ()
    assert not [problem for problem in report.advice if problem.file == "own.toml"]
    assert report.cards is not None
    assert "stone_garden" in vars_of(report.cards.cards)


def vars_of(cards: object) -> set[str]:
    decks = (
        "actions",
        "missions",
        "challenges",
        "masks",
        "turaga",
        "rahi",
        "bohrok",
        "va",
        "krana",
    )
    return {key for deck in decks for key in getattr(cards, deck)}


def test_a_new_card_says_what_else_it_may_have() -> None:
    assert new_card("krana", "gold") == (
        "[krana.gold]\n"
        'breed = "Tahnok"\n'
        'type = "Xa"\n'
        "# known: true or false\n"
        'in = ["bohrok"]\n'
        "# name: 1 to 80 letters that can be printed\n"
        "# text: 1 to 400 letters that can be printed\n"
    )


def test_an_unknown_kind_is_told() -> None:
    with pytest.raises(GameError, match=r'^There is no kind of card "misson"\. Did you mean "mis'):
        new_card("misson")
