"""While the curtain is up, nothing of what the last person knew is anywhere on the screen."""

from collections.abc import Iterator
from typing import Any

import pytest
from attrs import evolve

from game.core.match import Match
from game.core.seats import PUBLIC, Seat
from game.persistence.settings import Follow, Play
from game.rules.makuta import observe
from game.rules.makuta.actions import EndTurn
from game.rules.makuta.pieces import Disc
from game.rules.makuta.play import to_move
from game.scenes.table.curtain import CurtainScene
from game.scenes.table.scene import TableScene
from game.ui.commands import Command
from tests.scenes.evening import Evening, begin, match_at, same, show
from tests.scenes.moments import finishing, grown, losing
from tools.studio import Studio

EVERYBODY = (0, 1, 2, 3)


@pytest.fixture
def evening(studio: Studio) -> Evening:
    """Somebody has held the screen, and the next one is not yet there."""
    evening = begin(studio, match_at(studio, losing), EVERYBODY)
    evening.lift()
    evening.key(Command.PEEK, hold=True)
    evening.play_to_curtain()
    return evening


def public_log(evening: Evening) -> list[str]:
    sitting, view = evening.table.kept.sitting, evening.table.view
    lines = map(view.line, sitting.witnessed_by(PUBLIC))
    return [line.words for line in lines if line]


def test_the_curtain_shows_who_is_next_and_nothing_of_the_table(evening: Evening) -> None:
    seat = to_move(evening.match.state)
    assert seat is not None
    curtain = evening.top
    assert isinstance(curtain, CurtainScene)
    assert curtain.covers
    assert curtain.player == evening.table.view.seat_name(seat)
    assert evening.facts == {}
    assert set(evening.names()) == {"curtain.lift", "curtain.menu"}


def test_the_picture_is_the_same_whatever_the_last_person_knew(
    studio: Studio, evening: Evening
) -> None:
    """It is drawn from the name of the next person alone."""
    table, curtain = evening.table, evening.top
    assert isinstance(curtain, CurtainScene)
    fresh = CurtainScene(studio.program, table.kept, curtain.player, curtain.look)
    assert same(evening.picture(), show(studio, fresh).picture())


def test_the_table_behind_it_is_the_publics(studio: Studio, evening: Evening) -> None:
    behind = evening.table
    public = observe(evening.match.state, PUBLIC)
    assert behind.flow.viewer == PUBLIC == evening.table.kept.viewer
    assert evening.log() == public_log(evening)
    assert dict(behind.facts()) | {"settled": 0} == _public_facts(studio, evening)
    assert behind.view.prompt(public) == behind.facts()["prompt"]
    watched = show(studio, _watched_by_public(studio, evening))
    watched.tick()
    assert _words(behind) == _words(watched.table)


def _watched_by_public(studio: Studio, evening: Evening) -> TableScene:
    """The same game, at which nobody has held the screen."""
    match: Match[Any, Any, Any, Any] = Match(
        evening.match.rules, evening.match.state, evening.match.luck
    )
    match.past += evening.match.past
    return TableScene(studio.program, studio.kept(match))


def _public_facts(studio: Studio, evening: Evening) -> dict[str, object]:
    return dict(_watched_by_public(studio, evening).facts()) | {"settled": 0}


def _words(scene: TableScene) -> list[tuple[str, str]]:
    things = (thing for thing in scene.things() if "field" not in thing.name)
    return sorted((thing.name, thing.words) for thing in things)


def test_no_token_stays_turned_up(evening: Evening) -> None:
    """Though the last person still holds the key."""
    evening.release(Command.PEEK)
    evening.lift()
    hidden = dict(evening.table.facts())
    picture = evening.picture()
    evening.key(Command.PEEK, hold=True)
    evening.tick()
    assert not same(picture, evening.picture())
    evening.release(Command.PEEK)
    evening.tick()
    assert same(picture, evening.picture())
    assert dict(evening.table.facts()) == hidden


def test_a_key_that_is_still_held_does_not_lift_it(studio: Studio) -> None:
    evening = begin(studio, match_at(studio, grown), EVERYBODY)
    evening.lift()
    while not evening.has_curtain:
        evening.key(Command.DONE, hold=True)
        evening.do(evening.choose())
        evening.settle()
    for _ in range(5):
        evening.key(Command.DONE, hold=True)
        evening.tick()
    assert evening.has_curtain
    evening.release(Command.DONE)
    evening.key(Command.DONE)
    evening.tick()
    assert not evening.has_curtain


@pytest.mark.parametrize("way", ["click", "enter", "space"])
def test_it_is_lifted_by_mouse_and_by_keys(evening: Evening, way: str) -> None:
    if way == "click":
        evening.click("curtain.lift")
    else:
        evening.key(Command.CONFIRM if way == "enter" else Command.DONE)
    evening.tick()
    assert evening.top.name == "table"
    assert evening.facts["viewer"] == to_move(evening.match.state)


@pytest.mark.parametrize("command", [Command.CANCEL, Command.MENU])
def test_the_menu_opens_over_it_and_goes_back_to_it(evening: Evening, command: Command) -> None:
    evening.key(command)
    assert evening.top.name == "pause"
    evening.key(Command.CANCEL)
    assert evening.has_curtain


def test_it_fits_every_window(evening: Evening) -> None:
    for size in ((1024, 640), (3840, 2160)):
        evening.stage.fit(size, evening.stage.theme)
        assert all(evening.picture().get_rect().contains(t.rect) for t in evening.top.things())


def test_nobody_finds_the_camera_where_another_person_left_it(studio: Studio) -> None:
    cameras = []
    for pans in (0, 3):
        evening = begin(studio, match_at(studio, finishing), EVERYBODY)
        evening.lift()
        for _ in range(pans):
            evening.key(Command.ZOOM_IN)
            evening.key(Command.PAN_LEFT)
            evening.settle()
        evening.do(EndTurn())
        evening.settle()
        behind = evening.table.view.remember_camera()
        evening.lift()
        cameras.append((behind, evening.table.view.remember_camera()))
    assert cameras[0] == cameras[1]


def test_everybody_finds_the_camera_where_they_left_it(studio: Studio) -> None:
    studio.program.settings = evolve(studio.program.settings, play=Play(follow=Follow.OFF))
    evening = begin(studio, match_at(studio, finishing), EVERYBODY)
    evening.lift()
    for _ in range(3):
        evening.key(Command.ZOOM_IN)
        evening.settle()
    mine, seat = evening.table.view.remember_camera(), evening.facts["viewer"]
    evening.do(EndTurn())
    evening.lift()
    assert evening.table.view.remember_camera() != mine
    while evening.facts["viewer"] != seat:
        evening.play()
        evening.lift()
    assert evening.table.view.remember_camera() == mine


def secrets_of(evening: Evening, seat: Seat) -> Iterator[Disc]:
    """Tokens whose faces only *seat* knows."""
    own, public = observe(evening.match.state, seat), observe(evening.match.state, PUBLIC)
    for tray, backs in zip(own.trays, public.trays, strict=True):
        yield from (disc for disc, back in zip(tray, backs, strict=True) if disc != back)


def test_there_are_secrets_that_could_be_betrayed(evening: Evening) -> None:
    assert any(list(secrets_of(evening, Seat(seat))) for seat in EVERYBODY)


def test_it_shows_the_next_toa_and_nothing_that_lies_on_the_table(
    studio: Studio, evening: Evening
) -> None:
    """The same look in any other game in which that seat has the same Toa."""
    seat = to_move(evening.match.state)
    assert seat is not None
    curtain = evening.top
    assert isinstance(curtain, CurtainScene)
    fresh = begin(studio, match_at(studio, finishing), EVERYBODY).table.view.seat_look(seat)
    for painted, again in (
        (curtain.look.ground((90, 120)), fresh.ground((90, 120))),
        (curtain.look.portrait(80), fresh.portrait(80)),
        (curtain.look.badge(30), fresh.badge(30)),
    ):
        assert same(painted, again)
    assert curtain.look.colour == fresh.colour
