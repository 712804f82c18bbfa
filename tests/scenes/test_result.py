"""The end of a game: what is told, and what comes next."""

from pathlib import Path

import pygame
import pytest
from attrs import define, evolve
from pygame import Color

from game.boxes.makuta.opening import open_match
from game.core.seats import Seat
from game.persistence.errors import MissingFileError
from game.rules.makuta.editions import FR, HouseRules, Terms
from game.rules.makuta.pieces import Toa
from game.scenes.box import Curve, Level, Row, Story
from game.scenes.notice import Notice
from game.scenes.result.plot import Plot
from game.scenes.result.scene import SECONDS, ResultScene
from game.shelf.game import sit_down
from game.shelf.kept_game import KeptGame
from game.ui.animation import Clock
from game.ui.scene import Home, Push, Replace
from tests.makuta.box.at_screen import Place, Screen, Signpost, box, makuta_game, program
from tests.scenes.desk import boxes_with

SIZES = [(1280, 720), (1024, 640), (1920, 1080)]
SEATS = 3
CURVE = Curve(
    "Strength",
    {Seat(0): (1, 5, 9), Seat(1): (1, 1, 2), Seat(2): (1, 4, 4)},
    levels=(Level("Foe", 8),),
)
STORY = Story(
    headline="Red has won",
    how="By luck.",
    winner=Seat(0),
    rows=(Row("Turns", ("3", "2", "2")), Row("Luck", ("+1", "0", "-1"), frozenset({Seat(0)}), "?")),
    curve=CURVE,
    seat_names=("Red", "Blue", "Black"),
    seat_colours=(Color("red"), Color("blue"), Color("black")),
)


@define
class Teller:
    """Tells one story and is the quest's kit in all else."""

    told: Story = STORY

    def story(self, match: object) -> Story:
        return self.told

    def __getattr__(self, name: str) -> object:
        return getattr(box().kit, name)


def kept(path: Path | None = None, names: tuple[str, ...] = ("Ann", "", "Bo")) -> KeptGame:
    terms = Terms(
        FR, HouseRules(open_trays=True), (Toa.TAHU, Toa.GALI, Toa.ONUA), makuta_game().atlas
    )
    sitting = sit_down(makuta_game(), open_match(terms, "old"), {Seat(1): "random"})
    return KeptGame(makuta_game(), sitting, names, path)


def at_end(story: Story = STORY, game: KeptGame | None = None, pace: float = 1.0) -> Screen:
    wired = program(clock=Clock(pace=pace), fresh_seed=lambda: "new")
    wired.boxes = boxes_with(makuta_game(), Teller(story))
    return Screen(ResultScene(wired, game or kept(Path("game.matanui")))).fit()


# What comes next


def test_enter_plays_again_with_the_same_people_and_rules_and_another_deal() -> None:
    screen = at_end()

    go = screen.key("return")

    assert isinstance(go, Replace)
    assert isinstance(screen.scene, ResultScene)
    routes = screen.scene.program.routes
    assert isinstance(routes, Signpost)
    game = routes.begun[0]
    old = screen.scene.kept.sitting.match
    assert game.match.state.terms == old.state.terms
    assert game.match.luck.seed == "new" != old.luck.seed
    assert game.match.state.stacks != old.state.stacks
    assert game.bots == {Seat(1): "random"}
    assert game.names == ("Ann", "", "Bo")


def test_the_game_is_watched_again() -> None:
    go = at_end().click("result.watch")

    assert isinstance(go, Push)
    assert repr(go.scene) == repr(Place("replay", Path("game.matanui")))


def test_a_game_that_was_not_written_down_cannot_be_watched() -> None:
    screen = at_end(game=kept(None))

    assert screen.thing("result.watch").refusal
    assert screen.click("result.watch") is None


def test_a_file_that_has_gone_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(signpost: Signpost, path: Path) -> Place:
        raise MissingFileError

    monkeypatch.setattr(Signpost, "watch", gone)

    go = at_end().click("result.watch")

    assert isinstance(go, Push)
    assert isinstance(go.scene, Notice)


@pytest.mark.parametrize("way", ["click", "escape"])
def test_the_title_is_near(way: str) -> None:
    screen = at_end()

    go = screen.click("result.title") if way == "click" else screen.key("escape")

    assert isinstance(go, Home)


# What is told


def test_a_test_may_ask_who_has_won() -> None:
    assert dict(at_end().scene.facts()) == {"winner": 0, "code": "makuta-fr-H5-3-old"}


def test_rows_say_more_to_whoever_points_at_them() -> None:
    screen = at_end()

    assert screen.thing("result.row.1").words == "Turns"
    assert screen.thing("result.row.2").words == "?"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("names", [("Ann", "", "Bo"), ("", "", ""), ()])
def test_a_picture_is_painted_at_any_size(size: tuple[int, int], names: tuple[str, ...]) -> None:
    screen = at_end(game=kept(Path("game.matanui"), names)).fit(size)

    picture = screen.picture(size)

    buttons = [thing for thing in screen.scene.things() if not thing.passive]
    assert all(picture.get_rect().contains(thing.rect) for thing in buttons)
    assert not any(a.rect.colliderect(b.rect) for a in buttons for b in buttons if a is not b)


def test_a_story_without_curves_or_portraits_is_told_as_well() -> None:
    bare = Story("Over", "", Seat(1), STORY.rows)

    at_end(bare).picture()


def test_large_letters_make_it_scroll() -> None:
    screen = at_end().fit((1024, 640), 2.0)
    assert "result.page" in screen.names()

    before = screen.thing("result.row.1").rect
    screen.key("page down")

    assert screen.thing("result.row.1").rect != before
    screen.picture((1024, 640))


# Motion


def test_the_curves_are_drawn_and_then_rest() -> None:
    screen = at_end()
    scene = screen.scene

    scene.update(10.0)
    assert scene.is_moving()
    scene.update(10.0 + SECONDS / 2)
    halfway = screen.picture()
    scene.update(10.1 + SECONDS)

    assert not scene.is_moving()
    assert pixels(halfway) != pixels(screen.picture())
    settled = pixels(screen.picture())
    scene.update(99.0)
    assert pixels(screen.picture()) == settled


def test_whoever_wants_no_motion_sees_the_end_at_once() -> None:
    screen = at_end(pace=float("inf"))

    screen.scene.update(10.0)

    assert not screen.scene.is_moving()


def test_curves_are_told_apart_by_shape_too() -> None:
    """In a picture without colours every seat still looks different."""
    grey = evolve(STORY, seat_colours=(Color("grey"),) * SEATS)
    pictures = []
    for seat in range(SEATS):
        points = {Seat(seat): (1.0, 5.0, 9.0)}
        only = evolve(grey, curve=evolve(CURVE, points=points))
        screen = at_end(only, game=kept(None, ("", "", "")))
        screen.scene.update(0.0)
        screen.scene.update(SECONDS)
        plot = next(w for w in screen.scene.page._parts() if isinstance(w, Plot))  # type: ignore[attr-defined]  # noqa: SLF001
        legend = plot.rect.copy()
        legend.height, legend.width = 24, 18
        pictures.append(pixels(screen.picture().subsurface(legend)))

    assert len(set(pictures)) == SEATS


def pixels(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGB")
