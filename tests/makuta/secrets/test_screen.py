"""I1-I4 on the screen: what a viewer cannot know changes no pixel, word, sound and movement."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from pygame import Surface

from game.boxes.makuta.game import MakutaGame
from game.core.seats import NATURE, OPEN, Audience, Viewer
from game.rules.makuta import to_move
from game.rules.makuta.events import Event
from game.rules.makuta.state import Observation, State
from game.scenes.table.chronicle import Chronicle
from game.scenes.table.inquiry import Inquiry
from game.scenes.table.scene import TableScene
from game.ui.scene import Go
from game.ui.sound import cue
from tests.makuta.properties.adventures import RULES
from tests.makuta.secrets.chronicle import Chronicle as Told
from tests.makuta.secrets.chronicle import chronicle
from tests.makuta.secrets.leaks import Leaky
from tests.makuta.secrets.screens import watch_screens
from tests.makuta.secrets.twins import SecretBetrayedError
from tests.makuta.secrets.windows import Window, any_window
from tests.makuta.strategies import NO_SHRINKING, Table, any_game, luck
from tools.studio import Studio

SIZE = (1024, 640)
SHORT = 8  # scenes of a window: each takes many frames
EXAMPLES = max(4, settings().max_examples // 25)  # a frame is dearer than a state


@pytest.fixture(scope="module")
def studios(tmp_path_factory: pytest.TempPathFactory) -> tuple[Studio, Studio]:
    """Two programs with caches of their own: what one has drawn before, the other has not."""
    folder = tmp_path_factory.mktemp("games")
    return Studio(folder, SIZE), Studio(folder, SIZE)


def short_window(told: Told, rng: Random) -> Window:
    """It begins where a seat decides, for nature never waits at a table."""
    window = any_window(told, rng)
    decided = [n for n, frame in enumerate(told.frames) if to_move(frame.state) != NATURE]
    first = max((n for n in decided if n <= window.first), default=decided[0])
    return Window(told, window.viewer, first, max(first, min(window.last, first + SHORT)))


def any_told(rng: Random, studio: Studio) -> Told:
    assert isinstance(studio.game, MakutaGame)
    table = Table(sets=(studio.game.atlas,))
    return chronicle(any_game(rng.getrandbits(32), rng.randint(30, 200), table))


def test_no_screen_tells_a_secret(studios: tuple[Studio, Studio]) -> None:
    frames = 0

    @settings(NO_SHRINKING, max_examples=EXAMPLES)
    @given(luck())
    def sample(rng: Random) -> None:
        nonlocal frames
        told = any_told(rng, studios[0])
        for _ in range(3):
            frames += watch_screens(RULES, short_window(told, rng), rng, studios)

    sample()

    assert frames > 30 * EXAMPLES


def test_a_cold_screen_shows_the_same(studios: tuple[Studio, Studio], tmp_path: Path) -> None:
    """A program that has just started draws no pixel otherwise than one that has run for long."""
    rng = Random("cold")
    told = any_told(rng, studios[0])
    for _ in range(3):
        window = short_window(told, rng)
        watch_screens(RULES, window, rng, (studios[0], Studio(tmp_path, SIZE)))


# The test would notice


def betrayed(rules: Leaky, studios: tuple[Studio, Studio]) -> str:
    """What tells a secret, or nothing. The first game shows most at once, the second says much."""
    lucks = Random("leak 4"), Random("leak"), Random("leak 35")
    for rng in lucks * 4:
        told = any_told(rng, studios[0])
        try:
            watch_screens(rules, short_window(told, rng), rng, studios)
        except SecretBetrayedError as error:
            return str(error)
    return ""


def _all_faces(state: State, viewer: Viewer) -> Observation:
    return RULES.observe(state, Audience.OPEN)


def _told_as_it_was(event: Event, viewer: Viewer) -> Event:
    return event


@pytest.mark.parametrize(
    "rules", [Leaky(observe=_all_faces), Leaky(witness=_told_as_it_was)], ids=["picture", "log"]
)
def test_a_leak_of_the_rules_shows_on_the_screen(
    rules: Leaky, studios: tuple[Studio, Studio]
) -> None:
    assert betrayed(rules, studios)


def _secret(scene: TableScene) -> int:
    trays = scene.kept.sitting.match.state.trays
    return sum((place + 1) * disc.face for tray in trays for place, disc in enumerate(tray))


def _a_pixel(monkeypatch: pytest.MonkeyPatch) -> None:
    draw = TableScene.draw

    def drawn(scene: TableScene, surface: Surface) -> None:
        draw(scene, surface)
        surface.set_at((700, 300), (_secret(scene) % 255, 0, 0))

    monkeypatch.setattr(TableScene, "draw", drawn)


def _a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    facts = TableScene.facts

    def told(scene: TableScene) -> dict[str, object]:
        return {**facts(scene), "prompt": str(_secret(scene))}

    monkeypatch.setattr(TableScene, "facts", told)


def _the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody has forgotten that events are witnessed."""

    def added(log: Chronicle, event: Event) -> None:
        log._own.append(log.view.line(event))  # noqa: SLF001 - as the true one does
        log.told += 1

    monkeypatch.setattr(Chronicle, "add", added)


def _a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody explains what a computer did by all that lies on the table."""
    why = Inquiry._why  # noqa: SLF001 - the door that the reader's eyes stand before

    def told(inquiry: Inquiry, event: int) -> str:
        log = inquiry.chronicle
        reader, log.viewer = log.viewer, OPEN
        words = why(inquiry, event)
        log.viewer = reader
        return words

    monkeypatch.setattr(Inquiry, "_why", told)


def _a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """With some faces the table is in motion a little longer."""
    moving = TableScene.is_moving

    def still_moving(scene: TableScene) -> bool:
        return moving(scene) or (_secret(scene) % 2 == 1 and scene.flow.now % 2 < 0.1)

    monkeypatch.setattr(TableScene, "is_moving", still_moving)


def _a_sound(monkeypatch: pytest.MonkeyPatch) -> None:
    """With some faces a glow is heard."""
    update = TableScene.update

    def updated(scene: TableScene, now: float) -> Go | None:
        if _secret(scene) % 2:
            scene.program.voice.play(cue("mask"), now)
        return update(scene, now)

    monkeypatch.setattr(TableScene, "update", updated)


def _a_bed(monkeypatch: pytest.MonkeyPatch) -> None:
    beds = ("fire", "ice")
    monkeypatch.setattr(TableScene, "bed", property(lambda scene: beds[_secret(scene) % 2]))


@pytest.mark.parametrize(
    ("plant", "what"),
    [
        (_a_pixel, "the picture tells"),
        (_a_word, "the reading tells"),
        (_the_log, "the picture tells"),  # the plate says what has just been told
        (_a_reason, "the reading tells"),
        (_a_moment, "the length of a movement tells"),
        (_a_sound, "the sound tells"),
        (_a_bed, "the sound of the place tells"),
    ],
)
def test_a_leak_of_the_view_is_noticed(
    plant: Callable[[pytest.MonkeyPatch], None],
    what: str,
    studios: tuple[Studio, Studio],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Somebody reaches past the observation."""
    plant(monkeypatch)

    assert betrayed(Leaky(), studios).startswith(what)
