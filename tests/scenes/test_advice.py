"""A hint: legal, by what the person knows who asks, and to be seen where it is to be pressed."""

import pytest
from pygame import Vector2

from game.boxes.makuta.opening import MakutaMatch
from game.boxes.makuta.table.view import MakutaTable
from game.core.seats import Seat
from game.rules.makuta import legal_actions
from game.rules.makuta.actions import MoveTo
from game.rules.makuta.phases import Placing
from game.rules.makuta.play import to_move
from game.ui.commands import Command
from game.ui.things import thing_at
from tests.scenes.evening import Evening, Wanted, begin, match_at
from tests.scenes.moments import finishing, grown, losing, moving, setting_pawn
from tests.scenes.pensive import pensive
from tools.studio import Studio

EVERYBODY = (0, 1, 2, 3)


def placing(match: MakutaMatch) -> bool:
    return isinstance(match.state.phase, Placing) and len(legal_actions(match.state)) > 1


def asked(studio: Studio, wanted: Wanted) -> Evening:
    evening = begin(studio, match_at(studio, wanted), EVERYBODY)
    evening.lift()
    if evening.find("recap.close"):
        evening.click("recap.close")
    evening.key(Command.ADVICE)
    evening.until(lambda: evening.table.flow.advice is None)
    evening.settle()
    return evening


@pytest.mark.parametrize("wanted", [grown, moving, losing, setting_pawn, finishing, placing])
def test_a_hint_is_said_and_the_keyboard_is_at_what_is_to_be_pressed(
    studio: Studio, wanted: Wanted
) -> None:
    evening = asked(studio, wanted)
    before = evening.match.decisions()

    assert evening.facts["toast"].startswith("I’d ")
    focus = evening.table.page.focus
    assert focus.is_visible
    assert evening.thing(focus.name or "").is_enabled
    for _ in range(3):  # what cannot be taken back asks first
        if evening.match.decisions() == before:
            evening.key(Command.CONFIRM)
            evening.tick()
    assert evening.match.decisions() == before + 1


@pytest.mark.parametrize("cover", ["minimap", "dice", "camera"])
def test_a_field_that_a_hint_names_is_not_covered(studio: Studio, cover: str) -> None:
    """Even if one had looked where it lies below something else."""
    evening = asked(studio, moving)
    view = evening.table.view
    assert isinstance(view, MakutaTable)
    action = next(a for a in legal_actions(evening.table.flow.seen) if isinstance(a, MoveTo))
    camera, place = view.picture.camera, view.picture.centre(action.field)
    camera.pan_by(Vector2(getattr(view.layout, cover).center) - camera.to_screen(place))

    name = view.advise(action)
    evening.settle()

    told = evening.thing(name)
    assert thing_at(evening.top.things(), told.rect.center) == told


def test_a_hint_changes_nothing_in_the_game(studio: Studio) -> None:
    match = match_at(studio, grown)
    state = match.state
    evening = begin(studio, match, EVERYBODY)
    evening.lift()

    evening.click("bar.advice")
    evening.settle()

    assert evening.match.state == state
    assert not evening.match.future


def test_every_hint_of_a_game_is_legal_and_what_the_adviser_would_do(studio: Studio) -> None:
    evening = begin(studio, match_at(studio, grown), people=(0,))
    evening.settle()
    for _ in range(25):
        if evening.top.name != "table":
            break
        evening.do(told(evening))
        evening.settle()


def told(evening: Evening) -> object:
    """What the hint is about, once all of it can be shown: a tile has to be turned first."""
    flow = evening.table.flow
    evening.key(Command.ADVICE)
    thought = flow.advice
    assert thought
    evening.until(lambda: flow.advice is None)
    assert evening.facts["toast"].startswith("I’d ")
    assert thought.answer in legal_actions(flow.seen)
    return thought.answer


def test_only_whoever_has_to_decide_gets_a_hint(studio: Studio) -> None:
    evening = begin(studio, match_at(studio, grown), people=())
    evening.tick()

    assert evening.thing("bar.advice").refusal
    evening.key(Command.ADVICE)

    assert evening.table.flow.advice is None


def test_a_hint_that_comes_too_late_is_dropped(studio: Studio) -> None:
    thinker = pensive(studio)
    evening = begin(studio, match_at(studio, finishing), EVERYBODY)
    evening.lift()
    evening.key(Command.ADVICE)
    evening.tick()
    assert evening.table.wakes_at() is not None
    evening.do(thinker.thoughts[0].meant)

    thinker.thoughts[0].decide()
    evening.settle()

    assert evening.table.flow.advice is None
    assert not evening.facts.get("toast", "").startswith("I would")


def test_a_hint_names_no_token_that_lies_face_down(studio: Studio) -> None:
    """Others look on: the words are those of a tray that is closed."""
    evening = asked(studio, losing)
    flow = evening.table.flow
    assert isinstance(to_move(evening.match.state), int)
    seen = flow.seen
    action = next(iter(legal_actions(seen)))

    closed = studio.game.advice(evening.table.view.readable(seen), action)

    assert not evening.table.view.holder.is_open  # type: ignore[attr-defined]
    assert Seat(flow.viewer) == to_move(evening.match.state)  # type: ignore[arg-type]
    assert evening.table.view.action_words(seen, action) in closed
