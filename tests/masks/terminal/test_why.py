"""`why`: everything that is refused has a sentence with its rule."""

from random import Random

import pytest

from game.boxes.masks.words import Names
from game.boxes.masks.words.reasons import reason_sentence
from game.core.seats import NATURE
from game.i18n.texts import load
from game.rules import masks as rules
from game.rules.masks.explain import explain
from game.rules.masks.pieces import Deck
from game.rules.masks.targets import targets_on
from tests.masks.properties.games import Agreed, played
from tests.masks.tables import first_turn, holding
from tests.masks.terminal.test_text_game import ENTER, told

TEXTS = load("masks", strict=True)


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("why r0c6", "Too far to reach now. [M2]"),
        ("why r9c12", "You have already been there in this move. [M4]"),
        ("why plus_100", "You can play it only in a contest. [W3]"),
        ("why Homeward", "It would have no effect now. [G3]"),
        ("why hau", "Wear this mask to have its bonus in a challenge. [K2]"),
        ("why tahu", "That is you. [C1]"),
        ("why end the turn", "Move first. [M1]"),
        ("why w", "You can: w."),
        ("why a lamp", "There is nothing called “a lamp” here."),
    ],
)
def test_what_is_refused_is_explained(typed: str, words: str) -> None:
    state = holding(first_turn("qftm"), 0, Deck.GA, "plus_100", "homeward")

    assert words in told(state, ENTER, typed)


@pytest.mark.parametrize(
    "agreed",
    [
        Agreed("qftm", 4, frozenset({"masks_of_might", "rahi"})),
        Agreed("bohrok", 3, frozenset()),
        Agreed("rshl", 3, frozenset({"rahi"})),
    ],
    ids=lambda agreed: agreed.edition,
)
def test_every_reason_of_some_games_has_a_sentence(agreed: Agreed) -> None:
    rng = Random("why")
    for moment in played(agreed, "sentences", 500):
        seat = rules.to_move(moment.before)
        if seat is None or seat == NATURE:
            continue
        seen = rules.observe(moment.before, seat)
        names = Names(TEXTS, seen.terms)
        for target in rng.sample(list(targets_on(seen, seat)), 8):
            reason = explain(seen, target)
            if reason is not None:
                assert reason_sentence(names, reason).endswith(f"[{reason.rule}]")
