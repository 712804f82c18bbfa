"""The second half of every box: its table in a window, and all scenes around it."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest
from attrs import evolve

from game.core.match import Match
from game.core.seats import PUBLIC
from game.persistence.settings import Curtain, Motion, Play, Settings, Speed
from game.scenes.replay.recording import recording_so_far
from game.scenes.replay.scene import ReplayScene
from game.scenes.result.scene import ResultScene
from game.scenes.table.scene import TableScene
from game.shelf.game import sit_down
from game.shelf.kept_game import KeptGame, NewGame
from game.shelf.shelf import Shelf
from tests.conformance.boxes import BOXES
from tests.conformance.played import first_state, match_of
from tools.studio import Studio

SIZE = (1024, 640)
DECISIONS = 12
BOXES_WITH_TABLES = [packed for packed in BOXES if packed.kit]


@pytest.fixture(scope="module", params=BOXES_WITH_TABLES, ids=lambda packed: packed.key)
def one_studio(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Studio:
    folder = tmp_path_factory.mktemp(request.param.key)
    made = Studio(folder, SIZE, 0.75, shelf=Shelf(BOXES), packed=request.param)
    made.program.choose(request.param.key)
    return made


@pytest.fixture
def studio(one_studio: Studio) -> Studio:
    one_studio.program.settings = Settings(
        motion=Motion(Speed.INSTANT), play=Play(curtain=Curtain.NEVER)
    )
    return one_studio


def kept(studio: Studio, match: Match[Any, Any, Any, Any]) -> KeptGame:
    sitting = sit_down(studio.game, match, {})
    sitting.begin()
    return KeptGame(studio.game, sitting, ("",) * sitting.seats)


def picture(studio: Studio, table: TableScene) -> bytes:
    surface = studio.picture(studio.settle(studio.stage(table)))
    return pygame.image.tobytes(surface, "RGB")


def decisions(table: TableScene, studio: Studio, rng: Random) -> Iterator[object]:
    """Of people who do anything that is legal, each shown to its end."""
    stage = studio.stage(table)
    for _ in range(DECISIONS):
        studio.settle(stage)
        sitting = table.kept.sitting
        if sitting.decider is None:
            return
        action = rng.choice(sitting.match.rules.legal_actions(sitting.match.state))
        table._decide(action)  # noqa: SLF001 - which thing leads to it is the view's business
        yield action


def test_a_game_is_agreed_on_played_and_left_at_the_table(studio: Studio) -> None:
    form = studio.program.routes.new_game(studio.box)
    studio.picture(studio.settle(studio.stage(form)))
    match = studio.game.open_match(evolve(studio.setup(2), seed="agreed"))

    table = studio.program.routes.begin(NewGame(studio.game, match, {}, ("Ann", "Ben")))
    assert isinstance(table, TableScene)
    played = list(decisions(table, studio, Random(1)))
    table.leave()

    assert played
    assert studio.program.library.games()


def test_what_is_offered_can_be_pressed(studio: Studio) -> None:
    """The hint names a thing of the screen."""
    table = TableScene(studio.program, kept(studio, match_of(studio.game, "offered", 0)))
    stage = studio.settle(studio.stage(table))
    sitting = table.kept.sitting
    action = sitting.match.rules.legal_actions(sitting.match.state)[0]

    name = table.view.advise(action)

    assert name in {thing.name for thing in stage.top.things()}


def test_a_loaded_game_looks_as_the_one_that_was_played_there(
    studio: Studio, tmp_path: Path
) -> None:
    match = studio.game.open_match(evolve(studio.setup(2), seed="loaded"))
    table = studio.program.routes.begin(NewGame(studio.game, match, {}, ("", "")))
    assert isinstance(table, TableScene)
    for _ in decisions(table, studio, Random(2)):
        pass
    path = table.kept.path
    assert path
    played = picture(studio, TableScene(studio.program, kept(studio, table.kept.sitting.match)))
    table.leave()

    again = studio.program.routes.go_on(path)
    assert isinstance(again, TableScene)
    loaded = picture(studio, again)
    again.leave()

    assert loaded == played


@pytest.mark.parametrize("seed", ["a", "b"])
def test_no_picture_tells_what_its_viewer_may_not_know(studio: Studio, seed: str) -> None:
    """Another truth that looks the same to everybody is drawn the same."""
    rules = studio.game.codec.rules
    state = match_of(studio.game, seed, 40).state
    twin = rules.imagine(rules.observe(state, PUBLIC), Random(seed))
    names = ("",) * studio.game.codec.seats(state)
    first = sit_down(studio.game, Match(rules, first_state(studio.game, seed), None), {})  # type: ignore[arg-type]
    views = [studio.box.kit.lay_out(studio.program, first, names) for _ in range(2)]

    small = [
        view.thumbnail(rules.observe(world, PUBLIC), (320, 200))
        for view, world in zip(views, (state, twin), strict=True)
    ]

    assert pygame.image.tobytes(small[0], "RGB") == pygame.image.tobytes(small[1], "RGB")


def test_a_finished_game_is_told_and_watched_again(studio: Studio) -> None:
    game = studio.game
    sitting = sit_down(game, game.open_match(evolve(studio.setup(2), seed="told")), {})
    sitting.begin()
    player = game.company.players[game.company.usual]
    while (seat := sitting.decider) is not None:
        rng = sitting.match.luck.at("bots", sitting.match.decisions())
        sitting.submit(player.choose(sitting.seen_by(seat), rng))
    over = KeptGame(game, sitting, ("", ""))

    result = ResultScene(studio.program, over)
    replay = ReplayScene(studio.program, recording_so_far(over))

    for scene in (result, replay):
        studio.picture(studio.settle(studio.stage(scene), 5))
    assert result.story.headline
    assert replay.recording.is_over
