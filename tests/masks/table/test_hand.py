"""The hand lies along the lower edge, each card as readable as there is room."""

from itertools import pairwise
from pathlib import Path

import pytest
from pygame import Rect

from game.boxes import MASKS
from game.boxes.masks.table.panels.token import Token
from game.boxes.masks.table.view import MasksTable
from game.boxes.masks.words.reasons import reason_sentence
from game.rules.masks.explain import explain
from game.rules.masks.pieces import Deck
from game.rules.masks.targets import AtCard
from tests.masks.table.situations import situation
from tests.masks.tables import first_turn, holding
from tools.studio import Studio

WINDOW = (1280, 720)


def cards(folder: Path, count: int) -> list[Rect]:
    """Where so many lie."""
    studio = Studio(folder, WINDOW, packed=MASKS)
    state = first_turn("qftm")
    keys = sorted({card.key for card in state.stacks[Deck.GA].cards})[:count]
    match = studio.fresh_match(holding(state, 0, Deck.GA, *keys))
    scene = studio.table(match, studio.others(match))
    studio.settle(studio.stage(scene))
    assert isinstance(scene.view, MasksTable)
    tokens = [each for each in scene.view.widgets() if isinstance(each, Token)]
    return [each.rect for each in tokens if each.thing.name.startswith("hand.")]


@pytest.mark.parametrize("count", [2, 6])
def test_a_few_cards_lie_side_by_side(tmp_path: Path, count: int) -> None:
    rects = cards(tmp_path, count)

    assert len(rects) == count
    assert all(left.right - right.left <= left.width // 20 for left, right in pairwise(rects))


def test_very_many_lie_one_over_the_other_and_stay_in_the_window(tmp_path: Path) -> None:
    rects = cards(tmp_path, 9)

    assert len(rects) == 9
    assert all(Rect((0, 0), WINDOW).contains(rect) for rect in rects)


@pytest.mark.rule("O2", "O5")
def test_krana_and_va_say_where_they_are_of_use() -> None:
    state = first_turn("bohrok")
    krana, va = state.stacks[Deck.KRANA].cards[-1].key, state.stacks[Deck.VA].cards[-1].key
    state = holding(holding(state, 0, Deck.KRANA, krana), 0, Deck.VA, va)
    here = situation(state)

    for key, words in ((krana, "Bohrok Control space"), (va, "contest with a Bohrok")):
        reason = explain(here.seen, AtCard(key))
        assert reason
        assert words in reason_sentence(here.names, reason)
