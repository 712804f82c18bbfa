"""Every legal action can be spelled out by pressing things of the table, one after the other."""

from collections.abc import Iterator
from random import Random

import pytest
from attrs import astuple

from game.boxes import MASKS
from game.boxes.masks.table.panels.hand import PEEK
from game.boxes.masks.table.view import MasksTable
from game.core.seats import NATURE, Seat
from game.rules.masks.actions import Action
from game.rules.masks.state import State
from game.shelf.choices import Setup
from tools.studio import Studio

EDITIONS = {
    "qftm": {"B3": 1},
    "bohrok": {"B4": 1},
    "rshl": {"B4": 1},
    "duel": {"H1": 2},
}
MOST = 4  # presses that spell an action


@pytest.fixture(scope="module")
def studio(tmp_path_factory: pytest.TempPathFactory) -> Studio:
    return Studio(tmp_path_factory.mktemp("pressing"), (1280, 720), packed=MASKS)


def decisions(studio: Studio, setup: Setup, most: int) -> Iterator[tuple[State, Seat]]:
    """Of a game in which chance decides, and now and then somebody sensible."""
    rules, rng = studio.game.codec.rules, Random(setup.seed)
    player = studio.game.company.players["adept"]
    state = studio.game.open_match(setup).state
    for _ in range(most):
        seat = rules.to_move(state)
        if seat is None:
            return
        if seat == NATURE:
            action = rules.sample_chance(state, rng)
        else:
            yield state, seat
            is_wild = rng.random() < 0.3
            legal, seen = rules.legal_actions(state), rules.observe(state, seat)
            action = rng.choice(legal) if is_wild else player.choose(seen, rng)
        state = rules.advance(state, action).state


def pressed(table: MasksTable, action: Action) -> Action | None:
    """What comes of pressing what leads on to *action*."""
    for _ in range(MOST):
        name = table.advise(action)
        things = [
            *table.places(),
            *(each for w in (*table.widgets(), *table.deeds()) for each in w.things()),
        ]
        thing = next((each for each in things if each.name == name), None)
        assert thing is not None, f"nothing to press for {action}: '{name}'"
        assert thing.is_enabled, f"{name} cannot be pressed for {action}"
        done = table.react(thing.message)
        if done is not None:
            return done
    return None


def sort(state: State, action: Action) -> tuple[object, ...]:
    """Actions of one sort are pressed alike."""
    return type(state.phase), type(action), tuple(value is None for value in astuple(action))


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_action_can_be_pressed(studio: Studio, edition: str) -> None:
    players = studio.game.choices.most_seats(edition)
    setup = Setup(edition, studio.game.choices.figures[:players], EDITIONS[edition], seed=edition)
    match = studio.game.open_match(setup)
    scene = studio.table(match)
    studio.stage(scene)
    table = scene.view
    assert isinstance(table, MasksTable)
    table.seat_company(alone=True)
    rules, done = studio.game.codec.rules, set()

    for state, seat in decisions(studio, setup, 400):
        legal = {sort(state, action): action for action in rules.legal_actions(state)}
        fresh = [action for kind, action in legal.items() if kind not in done]
        done |= set(legal)
        if fresh:
            table.offer(rules.observe(state, seat))
            table.land.hand.is_gliding = False
        for action in fresh:
            assert pressed(table, action) == action
            table.cancel()

    assert len({kind for kind, *_ in done}) > 8


def test_a_hand_lies_closed_until_it_is_held_open(studio: Studio) -> None:
    match = studio.game.open_match(Setup("rshl", studio.game.choices.figures[:2], seed="closed"))
    scene = studio.table(match)
    studio.stage(scene)
    table, rules = scene.view, studio.game.codec.rules
    table.show(rules.observe(match.state, Seat(0)))

    def words() -> list[str]:
        things = [thing for widget in table.widgets() for thing in widget.things()]
        names = ("hand.", "closed.")
        cards = [each for each in things if each.name.startswith(names) and each.name != PEEK]
        return [each.words for each in cards]

    closed = words()
    table.peek(on=True)
    opened = words()

    assert len(closed) == len(opened) > 0
    assert set(closed).isdisjoint(opened)
