"""I1-I4 on the screen: what a viewer cannot know changes no pixel, no word and no movement."""

from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings

from game.core.seats import NATURE, Audience, Viewer
from game.rules.quest import to_move
from game.rules.quest.events import Event
from game.rules.quest.state import Observation, State
from game.scenes.table_view import LogLine
from tests.properties.adventures import RULES
from tests.secrets.chronicle import Chronicle, chronicle
from tests.secrets.leaks import Leaky
from tests.secrets.screens import watch_screens
from tests.secrets.twins import SecretBetrayedError
from tests.secrets.windows import Window, any_window
from tests.strategies import NO_SHRINKING, Table, any_game, luck
from tools.studio import Studio

SIZE = (1024, 640)
SHORT = 8  # scenes of a window: each takes many frames
EXAMPLES = max(4, settings().max_examples // 25)  # a frame is dearer than a state


@pytest.fixture(scope="module")
def studios(tmp_path_factory: pytest.TempPathFactory) -> tuple[Studio, Studio]:
    """Two programs with caches of their own: what one has drawn before, the other has not."""
    folder = tmp_path_factory.mktemp("games")
    return Studio(folder, SIZE), Studio(folder, SIZE)


def short_window(told: Chronicle, rng: Random) -> Window:
    """It begins where a seat decides, for nature never waits at a table."""
    window = any_window(told, rng)
    decided = [n for n, frame in enumerate(told.frames) if to_move(frame.state) != NATURE]
    first = max((n for n in decided if n <= window.first), default=decided[0])
    return Window(told, window.viewer, first, max(first, min(window.last, first + SHORT)))


def any_told(rng: Random, studio: Studio) -> Chronicle:
    table = Table(sets=(studio.box.atlas,))
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


def betrayed(rules: Leaky, studios: tuple[Studio, Studio]) -> bool:
    rng = Random("leak")
    for _ in range(12):
        told = any_told(rng, studios[0])
        try:
            for _ in range(3):
                watch_screens(rules, short_window(told, rng), rng, studios)
        except SecretBetrayedError:
            return True
    return False


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


@pytest.mark.parametrize("leak", ["pixel", "prompt", "log", "pause"])
def test_a_leak_of_the_view_is_noticed(
    leak: str, studios: tuple[Studio, Studio], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody reaches past the observation, for one pixel, one word or one moment."""
    plant(leak, monkeypatch)

    assert betrayed(Leaky(), studios)


def plant(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from game.boxes.quest.table.view import QuestTable  # noqa: PLC0415
    from game.scenes.table import TableScene  # noqa: PLC0415

    def secret(scene: TableScene) -> int:
        trays = scene.seated.sitting.match.state.trays
        return sum((place + 1) * disc.face for tray in trays for place, disc in enumerate(tray))

    if leak == "pixel":
        draw = TableScene.draw

        def drawn(scene: TableScene, surface: object) -> None:
            draw(scene, surface)  # type: ignore[arg-type]
            surface.set_at((700, 300), (secret(scene) % 255, 0, 0))  # type: ignore[attr-defined]

        monkeypatch.setattr(TableScene, "draw", drawn)
    elif leak == "prompt":
        facts = TableScene.facts

        def told(scene: TableScene) -> dict[str, object]:
            return {**facts(scene), "prompt": str(secret(scene))}

        monkeypatch.setattr(TableScene, "facts", told)
    elif leak == "log":
        line = QuestTable.line
        chronicle_add = "game.scenes.chronicle.Chronicle.add"

        def added(self: object, event: Event) -> None:
            self.told += 1  # type: ignore[attr-defined]
            state = self.sitting.match.state  # type: ignore[attr-defined]
            face = sum(disc.face for tray in state.trays for disc in tray)
            said = line(self.view, event)  # type: ignore[attr-defined]
            self.lines.append(LogLine(f"{face}", said.rule if said else ""))  # type: ignore[attr-defined]

        monkeypatch.setattr(chronicle_add, added)
    else:
        moving = TableScene.is_moving
        monkeypatch.setattr(
            TableScene,
            "is_moving",
            lambda scene: moving(scene) or (secret(scene) % 2 == 1 and scene.now % 2 < 0.1),
        )
