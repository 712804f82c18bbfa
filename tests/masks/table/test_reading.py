"""What has been turned up or looked at stays on the table until it has been read."""

from collections.abc import Iterator
from functools import partial

import pytest

from game.boxes import MASKS
from game.boxes.masks.table.reading import HaveRead, Lectern, LookAgain
from game.boxes.masks.table.view import MasksTable
from game.boxes.masks.words import event_sentence
from game.core.seats import Seat
from game.rules import masks as rules
from game.rules.masks import events
from game.rules.masks.actions import PlayCard, TurnUpMission
from game.rules.masks.phases import OnMission, TurnOver
from game.rules.masks.pieces import ChallengeKind, Deck
from game.rules.masks.state import State
from game.scenes.table.scene import TableScene
from game.ui.commands import Command
from game.ui.signals import KeyPressed
from tests.masks.table.situations import situation
from tests.masks.tables import first_turn, holding, on_top, standing, turn_of
from tools.studio import Studio

FIRST = Seat(0)


@pytest.fixture(scope="module")
def studio(tmp_path_factory: pytest.TempPathFactory) -> Studio:
    return Studio(tmp_path_factory.mktemp("reading"), (1280, 720), packed=MASKS)


def seated(studio: Studio, state: State, *, alone: bool = True) -> TableScene:
    match = studio.fresh_match(state)
    scene = studio.table(match, studio.others(match) if alone else None)
    studio.settle(studio.stage(scene))
    return scene


def shown(table: MasksTable) -> Iterator[str]:
    for widget in (*table.widgets(), *table.deeds()):
        yield from (each.words for each in widget.things() if each.name.startswith("reading."))


def names(table: MasksTable) -> set[str]:
    return {thing.name for widget in table.deeds() for thing in widget.things()}


def after(studio: Studio, scene: TableScene, action: object) -> MasksTable:
    """It is done, told to its end, and the next decision waits."""
    scene._decide(action)  # noqa: SLF001 - as if it had been pressed
    stage = studio.stage(scene)
    studio.settle(stage)
    while not scene.flow.may_ask_advice:
        studio.settle(stage)
    assert isinstance(scene.view, MasksTable)
    return scene.view


def with_far_sight() -> State:
    state = on_top(first_turn("qftm"), Deck.GMC, "1", "2", "3")
    return holding(state, 0, Deck.GA, "far_sight")


@pytest.mark.rule("I3")
def test_the_cards_of_far_sight_lie_there_in_order_until_they_are_read(studio: Studio) -> None:
    scene = seated(studio, with_far_sight())

    table = after(studio, scene, PlayCard("far_sight", None))
    there, can_do = [*shown(table)], names(table)
    table.react(HaveRead())

    names_of = scene.view.names.card  # type: ignore[attr-defined]
    assert there == [names_of("3"), names_of("2"), names_of("1")]
    assert can_do == {"do.read"}
    assert not [*shown(table)]


@pytest.mark.rule("I3")
def test_what_is_known_of_a_deck_can_be_looked_at_again(studio: Studio) -> None:
    table = after(studio, seated(studio, with_far_sight()), PlayCard("far_sight", None))
    table.react(HaveRead())
    deck = next(thing for w in table.widgets() for thing in w.things() if thing.name == "deck.gmc")

    assert deck.message == LookAgain(Deck.GMC)
    table.react(deck.message)
    assert len([*shown(table)]) == 3


@pytest.mark.rule("I3")
def test_beside_others_they_lie_open_only_while_the_hand_does(studio: Studio) -> None:
    scene = seated(studio, with_far_sight(), alone=False)

    table = after(studio, scene, PlayCard("far_sight", None))
    closed, can_do = [*shown(table)], names(table)
    table.peek(on=True)
    opened = [*shown(table)]
    table.peek(on=False)

    assert not closed
    assert "do.read" not in can_do
    assert len(opened) == 3
    assert not [*shown(table)]


@pytest.mark.rule("N1")
def test_a_mission_lies_there_with_what_came_of_it(studio: Studio) -> None:
    """Share Supplies takes the only card; two are asked for (N4, U8)."""
    state = on_top(standing(first_turn("qftm"), 0, "r8c11"), Deck.MISSION, "9")
    state = holding(state, 0, Deck.GA, "far_sight").but(phase=OnMission(FIRST))
    scene = seated(studio, state)

    table = after(studio, scene, TurnUpMission())
    lines = table.lectern.shown(table.situation)

    assert [*shown(table)] == [table.names.card("9")]
    assert lines
    assert any("Far Sight" in line for line in lines.lines)
    assert isinstance(table.seen.phase, TurnOver)


def test_the_main_key_reads_on_before_it_does_anything_else(studio: Studio) -> None:
    state = on_top(standing(first_turn("qftm"), 0, "r8c11"), Deck.MISSION, "9")
    scene = seated(studio, state.but(phase=OnMission(FIRST)))
    table = after(studio, scene, TurnUpMission())
    space = KeyPressed("space", Command.DONE)

    assert table.handle(space, studio.now) is None
    assert not [*shown(table)]
    assert table.handle(space, studio.now) is not None


@pytest.mark.rule("I1")
def test_whoever_has_been_done_something_to_reads_who_did_it_and_what_came_of_it() -> None:
    state = holding(turn_of(first_turn("qftm"), 1), 1, Deck.GA, "drop_one")
    state = holding(state, 0, Deck.GA, "far_sight", "plus_100")
    step = rules.advance(state, PlayCard("drop_one", FIRST))
    lectern, names = Lectern(), situation(state).names

    for event, after_it in step.course:
        seen = rules.observe(after_it, FIRST)
        lectern.tell(names, event, seen, partial(event_sentence, names))
    read = lectern.shown(situation(step.state))

    assert read
    assert read.cards == ("drop_one",)
    assert read.title == "Gali plays a card on you"


@pytest.mark.rule("C8")
def test_whoever_has_lost_reads_what_the_winner_gets() -> None:
    seen = rules.observe(first_turn("qftm"), FIRST)
    lectern, here = Lectern(), situation(first_turn("qftm"))
    told = (
        events.ChallengeEnded(ChallengeKind.MASK, Seat(1), FIRST, "C7"),
        events.PrizeTaken(Seat(1), "kakama"),
        events.PrizeTaken(FIRST, "hau"),
    )

    for event in told:
        lectern.tell(here.names, event, seen, partial(event_sentence, here.names))
    read = lectern.shown(here)

    assert read
    assert read.title == "You lost the challenge"
    assert read.cards == ("kakama",)
    assert len(read.lines) == 2
