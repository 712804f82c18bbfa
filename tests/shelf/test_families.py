"""Every box has words for what can be agreed on."""

import pytest

from game.boxes import SHELF
from game.i18n.texts import load
from game.places import contents_of
from game.shelf.families import families_of
from game.shelf.shelf import Packed
from tests.shelf.fakes import DUEL, SAGA, TALES, TRIO


@pytest.mark.parametrize("box", SHELF.boxes, ids=SHELF.keys)
def test_every_box_has_words_for_its_choices(box: Packed) -> None:
    game = box.game(contents_of(box))
    texts = load(box.key, strict=True)

    families = families_of(game.choices, game.company)

    for family, members in families.items():
        for name, facts in members.items():
            assert texts.text(f"{family}.{name}", **dict.fromkeys(facts, 3))


def test_what_there_is_nothing_to_choose_of_needs_no_words() -> None:
    saga, duel, trio, tales = (
        families_of(game.choices, game.company) for game in (SAGA, DUEL, TRIO, TALES)
    )

    assert saga["edition"].keys() == {"short", "long", "endless"}
    assert saga["house"] == saga["house_number"] == saga["character"] == {}
    assert duel["edition"] == duel["edition_short"] == {}
    assert duel["house_number"].keys() == {"T1", "T2"}
    assert trio["bot"] == {}
    assert tales["character"].keys() == tales["epithet"].keys() == set("abcdefgh")
