"""The very first start asks how one would like to begin, and nobody who has been here before."""

from itertools import pairwise
from pathlib import Path

import pytest
from pygame import Rect

from game.scenes.learning.first_start import FirstStartScene
from tests.scenes.desk import SIZES, Hands, asked_for, program_in, show

WAYS = {
    "first_start.show": "guided",
    "first_start.know": "new_game",
    "first_start.look": "look_on",
}


class Choices:
    fewest, most = 2, 6


def first_start(folder: Path, size: tuple[int, int] = (1280, 720), scale: float = 1.0) -> Hands:
    program = program_in(folder)
    program.at_hand.game.choices = Choices()  # type: ignore[misc, assignment]
    return show(FirstStartScene(program), size=size, scale=scale)


@pytest.mark.parametrize(("name", "asked"), WAYS.items())
def test_each_card_leads_where_it_says(tmp_path: Path, name: str, asked: str) -> None:
    hands = first_start(tmp_path)

    hands.click(name)

    assert asked_for(hands) == (asked, None)


@pytest.mark.parametrize(("key", "asked"), [*zip("123", WAYS.values(), strict=True)])
def test_each_card_has_a_key(tmp_path: Path, key: str, asked: str) -> None:
    hands = first_start(tmp_path)

    hands.key(key)

    assert asked_for(hands) == (asked, None)


def test_enter_alone_begins_the_guided_game(tmp_path: Path) -> None:
    hands = first_start(tmp_path)

    hands.key("return")

    assert asked_for(hands) == ("guided", None)


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("size", SIZES)
def test_the_cards_lie_apart_within_the_window(
    tmp_path: Path, size: tuple[int, int], scale: float
) -> None:
    hands = first_start(tmp_path, size, scale)

    cards = [hands.thing(name).rect for name in WAYS]

    assert all(Rect((0, 0), size).contains(card) for card in cards)
    assert all(one.right < other.left for one, other in pairwise(cards))
    hands.look()
