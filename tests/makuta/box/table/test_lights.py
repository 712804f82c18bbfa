"""Reachable fields are lit with their steps, the way is shown, and so is what stands in it."""

from pygame import Surface

from game.boxes.makuta.table.choosing.choosing import Choosing
from game.boxes.makuta.table.choosing.lights import hindrances, lights_of, path_to
from game.boxes.makuta.table.island.lights import Glow
from game.core.seats import Seat
from game.rules.makuta.actions import SetPawn
from game.rules.makuta.explain import explain
from game.rules.makuta.phases import SettingPawn
from game.rules.makuta.targets import AtField
from game.ui.camera import CameraView
from tests.makuta.atlases import small_atlas
from tests.makuta.box.table.hands import at_table
from tests.makuta.rules.discs import FIRE, GALI, MIRU, TAHU
from tests.makuta.rules.story import Story
from tests.makuta.situations import NORTH, drawn, situation

PATH = """
. . . . G . . . .
. . . . o . . . .
. . . . m . . . .
. . . o o . . . .
. . . o 0 K . . .
. . . . o . . . .
. . . . Y . . . .
. . . . o . . . .
. . . . G . . . .
"""


def rolled(value: int) -> Story:
    story = drawn(PATH)
    story.roll(value)
    return story


def choosing(story: Story, *, asks_again: bool = False) -> Choosing:
    return Choosing(story.seen_by(story.seat), asks_again)


def test_every_end_of_a_move_is_lit_with_its_steps() -> None:
    story = rolled(2)

    lit = {light.field: light.steps for light in lights_of(choosing(story))}

    assert lit.keys() == {move.field for move in story.moves()}
    assert lit[story.at(("here", (0, 1)))] == 1
    assert lit[story.at(("here", (0, 2)))] == 2
    assert lit[story.at(("here", (0, -2)))] == 2


def test_what_waits_there_is_told_by_the_light() -> None:
    story = rolled(2)

    glows = {light.field: light.glow for light in lights_of(choosing(story))}

    assert glows[story.at(("here", (0, 1)))] is Glow.FREE
    assert glows[story.at(("here", (1, 0)))] is Glow.PRIZE
    assert glows[story.at(("here", (0, -2)))] is Glow.DANGER


def test_what_waits_for_a_nod_is_lit_brightest() -> None:
    story = rolled(2)
    chosen = choosing(story, asks_again=True)
    field = story.at(("here", (0, 2)))

    chosen.point(AtField(field))

    assert {light.field for light in lights_of(chosen) if light.glow is Glow.ARMED} == {field}


def test_the_way_is_the_one_that_would_be_walked() -> None:
    story = rolled(4)

    path = path_to(choosing(story), story.at(("here", (0, 3))))

    assert path == story.path("0", ("here", (0, 1)), ("here", (0, 2)), ("here", (0, 3)))


def test_the_way_is_shown_under_the_pointer() -> None:
    story = rolled(2)
    hands = at_table(story.state)

    hands.point_at(f"field.{story.at(('here', (0, 2)))}")
    assert len(hands.view.holder.pointing.path) == 3

    hands.point_at("camera.fit")
    assert not hands.view.holder.pointing.path


def test_flights_are_lit_once_somebody_wants_to_fly() -> None:
    story = situation(small_atlas(), lay=[("plain", NORTH, 0)], trays=[[MIRU], []])
    hands = at_table(story.state)

    assert hands.view.holder.lights == ()
    hands.press("button.fly")
    assert len(hands.view.holder.lights) > 20


def test_a_rahi_in_the_way_is_lit() -> None:
    story = rolled(4)
    seen = story.seen_by(story.seat)
    beyond = AtField(story.at(("here", (0, -3))))

    reason = explain(seen, beyond)

    assert reason is not None
    assert hindrances(seen, reason) == {story.at(("here", (0, -2)))}


def test_a_refusal_is_lit_for_a_moment() -> None:
    story = rolled(4)
    hands = at_table(story.state)
    name = f"field.{story.at(('here', (0, -3)))}"

    hands.press(name)

    assert "[M4]" in hands.told
    view = hands.view
    lit = {light.field: light.glow for light in view.holder.pointing.lights(hands.now)}
    assert lit == {story.at(("here", (0, -2))): Glow.HINDRANCE}
    assert view.is_moving()
    view.update(hands.now + 5)
    assert not view.is_moving()


def test_while_the_zoom_changes_marks_are_stretched_and_none_are_made() -> None:
    hands = at_table(rolled(4).state)
    picture, lights = hands.view.picture, hands.view.holder.lights
    camera, surface = picture.camera, Surface((1280, 720))
    camera.glide_to(CameraView(camera.centre, camera.zoom * 1.5), 0.0, 1.0)
    camera.advance(0.1)
    picture.draw_lights(surface, lights)
    marks = picture.lights.kept

    camera.advance(0.5)
    picture.draw_lights(surface, lights)

    assert camera.is_zooming
    assert marks == picture.lights.kept > 0


def test_a_beaten_pawn_can_be_set_on_lit_fields_alone() -> None:
    story = situation(small_atlas(), phase=SettingPawn(GALI, TAHU), players=2)
    chosen = Choosing(story.seen_by(Seat(GALI)))

    lit = {light.field for light in lights_of(chosen)}

    assert lit == {action.field for action in story.legal() if isinstance(action, SetPawn)}


def test_an_empty_start_space_promises_nothing() -> None:
    """Only tokens that lie there already can be taken (F2)."""
    for pile, glow in (((), Glow.FREE), ((FIRE,), Glow.PRIZE)):
        story = situation(small_atlas(), players=2, pawns={TAHU: ("start", (0, -2))}, pile=pile)
        story.roll(2)

        glows = {light.field: light.glow for light in lights_of(choosing(story))}

        assert glows[story.state.terms.atlas.start_field] is glow
