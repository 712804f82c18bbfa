"""Everything that can happen, be done or be decided has its words, for every viewer."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest
from attrs import frozen

from game.boxes.masks.opening import dealt
from game.boxes.masks.words import (
    Names,
    action_sentence,
    card_line,
    event_sentence,
    phase_sentence,
)
from game.core.seats import NATURE, OPEN, PUBLIC, Seat
from game.i18n.texts import load
from game.rules import masks as rules
from game.rules.masks import actions, events
from game.rules.masks.actions import Action
from game.rules.masks.holding.held import Held
from game.rules.masks.pieces import EVERYONE, HIDDEN
from game.rules.masks.state import State
from tests.masks.tables import ALL_TOA, terms

TEXTS = load("masks", strict=True)
VIEWERS = (Seat(0), Seat(1), PUBLIC, OPEN)
GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("qftm", 3, {}),
    ("qftm", 4, {"masks_of_might": True, "rahi": True, "foils": 2}),
    ("bohrok", 3, {"rahi": True}),
    ("rshl", 3, {"rahi": True}),
    ("duel", 2, {"secret_missions": True}),
    ("duel", 2, {"ready_decks": True, "foils": 1}),
]
DECISIONS = 500


@frozen
class Moment:
    before: State
    action: Action
    events: tuple[events.Event, ...]
    after: State


def moments(edition: str, seats: int, options: dict[str, Any]) -> Iterator[Moment]:
    """A game of people who do anything that is allowed."""
    rng = Random(edition)
    state = dealt(terms(edition, *ALL_TOA[:seats], **options), "words")
    while (mover := rules.to_move(state)) is not None:
        if mover == NATURE:
            action = rules.sample_chance(state, rng)
        else:
            action = rng.choice(list(rules.legal_actions(rules.observe(state, mover))))
        step = rules.advance(state, action)
        yield Moment(state, action, step.events, step.state)
        state = step.state


@pytest.mark.parametrize(("edition", "seats", "options"), GAMES)
def test_every_event_action_and_phase_has_words(
    edition: str, seats: int, options: dict[str, Any]
) -> None:
    for moment in islice(moments(edition, seats, options), DECISIONS):
        mover = rules.to_move(moment.before)
        names = Names(TEXTS, moment.before.terms)
        assert phase_sentence(names, rules.observe(moment.before, PUBLIC)).endswith(".")
        if mover is not None and mover != NATURE:
            seen = rules.observe(moment.before, mover)
            for action in rules.legal_actions(seen):
                assert action_sentence(names, seen, action)
        for each in VIEWERS:
            for event in moment.events:
                assert event_sentence(names, rules.witness(event, each))[-1] in ".!"


@pytest.mark.parametrize(("edition", "seats", "options"), GAMES)
def test_who_has_not_seen_a_card_is_not_told_its_name(
    edition: str, seats: int, options: dict[str, Any]
) -> None:
    for moment in islice(moments(edition, seats, options), DECISIONS):
        names = Names(TEXTS, moment.after.terms)
        for event in moment.events:
            if not isinstance(event, events.CardDrawn | events.CardStolen | events.CardLaid):
                continue
            witnessed = rules.witness(event, PUBLIC)
            assert isinstance(witnessed, type(event))
            if witnessed.card.key == HIDDEN and event.card.key in names.terms.cards.actions:
                told = event_sentence(names, witnessed)
                assert names.card(event.card.key) not in told


@pytest.mark.parametrize("edition", ["qftm", "bohrok", "rshl", "duel"])
def test_every_card_says_what_it_is_and_does(edition: str) -> None:
    names = Names(TEXTS, terms(edition))
    cards = names.terms.cards
    tables: list[dict[str, Any]] = [
        *(cards.actions, cards.missions, cards.challenges, cards.masks, cards.turaga),
        *(cards.rahi, cards.bohrok, cards.va, cards.krana),
    ]
    for table in tables:
        for key in table:
            line = card_line(names, key)
            assert line.endswith("."), line
            assert key not in line.replace(names.card(key), ""), line


def test_no_two_cards_of_a_deck_have_the_same_name() -> None:
    names = Names(TEXTS, terms("rshl"))
    cards = names.terms.cards
    keys = [*cards.actions, *cards.missions, *cards.masks, *cards.turaga, *cards.rahi]
    keys += [*cards.bohrok, *cards.va, *cards.krana]

    called = [names.card(key) for key in keys]

    assert sorted(called) == sorted(set(called))


def test_an_action_of_nature_has_words_too() -> None:
    state = dealt(terms("qftm"), "words")

    seen = rules.observe(state, PUBLIC)

    assert action_sentence(Names(TEXTS, seen.terms), seen, actions.Roll(7)) == "roll 7"


def test_a_card_that_everybody_knows_is_named_to_everybody() -> None:
    names = Names(TEXTS, terms("qftm"))
    drawn = events.CardDrawn(Seat(1), Held("swift", 0, EVERYONE), "G1")

    told = event_sentence(names, rules.witness(drawn, PUBLIC))

    assert told == "Gali draws Swift Feet."
