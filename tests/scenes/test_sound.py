"""What happens is heard while it is seen, and so is whatever somebody does to the screen."""

from pathlib import Path

import pytest

from game.boxes.makuta.table.cues import bed_of
from game.boxes.makuta.table.view import MakutaTable
from game.persistence.settings import Curtain, Speed
from game.rules.makuta.events import DieRolled, Event
from game.rules.makuta.state import Observation
from game.scenes.library.load import LoadScene
from game.scenes.program import Program
from game.scenes.settings.scene import SettingsScene
from game.scenes.sounds import TITLE_BED, TOUCHES
from game.scenes.title import TitleScene
from game.ui.animation import Animation
from game.ui.commands import Command
from game.ui.sound import Cue, Silent, cue
from tests.scenes.desk import Hands, program_in, shelve, show
from tests.scenes.evening import Evening, begin, match_at, set_curtain, set_speed
from tests.scenes.moments import grown, over
from tools.studio import Studio

SOUNDS = Path(__file__).parents[2] / "assets" / "sounds"
Moments = list[tuple[str, float]]


# Events


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> Moments:
    """When the movement of each event begins; every event sounds like its name."""
    moments: Moments = []
    animate = MakutaTable.animate

    def animated(view: MakutaTable, event: Event, after: Observation) -> Animation:
        moments.append((type(event).__name__, view.program.clock.now))
        yield from animate(view, event, after)

    def named(view: MakutaTable, event: Event) -> Cue:
        return cue(type(event).__name__)

    monkeypatch.setattr(MakutaTable, "animate", animated)
    monkeypatch.setattr(MakutaTable, "cue", named)
    return moments


@pytest.mark.parametrize("speed", [Speed.NORMAL, Speed.FAST, Speed.INSTANT])
def test_every_event_is_heard_once_when_its_movement_begins(
    studio: Studio, begun: Moments, speed: Speed
) -> None:
    set_speed(studio, speed)
    evening = begin(studio, match_at(studio, grown), people=(0,))
    evening.settle()
    before = len(events(evening)) - len(begun)
    for _ in range(3):
        evening.play()

    names = [type(event).__name__ for event in events(evening)[before:]]
    assert evening.voice.heard == begun
    assert [name for name, _ in begun] == names
    assert len(names) > 3


def test_a_replay_is_heard_as_well(studio: Studio, begun: Moments) -> None:
    evening = begin(studio, match_at(studio, grown))
    evening.lift()
    evening.stage.go(evening.table.push(studio.program.routes.watch_so_far(evening.table.kept)))
    evening.voice.heard.clear()
    begun.clear()

    evening.replay.projector.step(1)
    evening.settle()

    assert evening.voice.heard == begun != []


def test_nothing_is_heard_of_what_is_skipped(
    studio: Studio, begun: Moments, monkeypatch: pytest.MonkeyPatch
) -> None:
    skips: list[Silent] = []
    monkeypatch.setattr(Silent, "skip", lambda voice: skips.append(voice))  # noqa: PLW0108 - bound
    set_curtain(studio, Curtain.NEVER)
    evening = begin(studio, match_at(studio, grown))
    evening.settle()
    seen: Moments = []
    for _ in range(16):
        evening.do(evening.choose())
        seen += begun
        evening.key(Command.SKIP)
        begun.clear()
        evening.settle()

    assert evening.voice.heard == seen
    assert len(skips) > 16


def test_a_table_has_its_own_sounds(studio: Studio) -> None:
    evening = begin(studio, match_at(studio, grown), people=(0,))
    before = len(events(evening))
    while not any(isinstance(event, DieRolled) for event in events(evening)[before:]):
        evening.settle()
        evening.do(evening.choose())
    evening.settle()

    assert "dice" in [name for name, _ in evening.voice.heard]


def events(evening: Evening) -> list[Event]:
    return evening.table.flow.sitting.events


# What surrounds


def test_the_table_is_surrounded_by_the_place_that_it_shows(studio: Studio) -> None:
    """It changes with what is shown, not before that."""
    evening = begin(studio, match_at(studio, grown), people=())
    beds = []
    for _ in range(1500):
        evening.tick()
        beds.append(evening.stage.bed)
        if not evening.table.director.is_busy:
            assert beds[-1] == bed_of(evening.table.flow.seen)

    assert len(set(beds)) > 1


def test_what_lies_over_a_table_does_not_change_its_place(studio: Studio) -> None:
    evening = begin(studio, match_at(studio, grown), people=(0,))
    evening.settle()
    bed = evening.stage.bed

    evening.key(Command.MENU)
    assert (evening.top.name, evening.stage.bed) == ("pause", bed)
    evening.click("pause.settings")
    assert (evening.top.name, evening.stage.bed) == ("settings", bed)


def test_a_game_that_is_over_sounds_like_the_title(studio: Studio) -> None:
    evening = begin(studio, match_at(studio, over), people=())
    evening.until(lambda: evening.top.name == "result")

    assert evening.stage.bed == TITLE_BED


def test_a_tune_is_played_at_the_table_and_whatever_lies_over_it(studio: Studio) -> None:
    evening = begin(studio, match_at(studio, grown), people=(0,))
    evening.settle()
    tune = evening.stage.tune
    evening.key(Command.MENU)

    assert tune
    assert evening.stage.tune == tune


def test_the_title_has_its_own_tune_in_its_bed(studio: Studio) -> None:
    evening = begin(studio, match_at(studio, over), people=())
    evening.until(lambda: evening.top.name == "result")

    assert evening.stage.tune is None


def test_title_and_menus_sound_alike(program: Program) -> None:
    for scenes in ([], [SettingsScene(program)], [LoadScene(program)]):
        assert show(TitleScene(program), *scenes).stage.bed == TITLE_BED


# Touches


@pytest.fixture
def program(tmp_path: Path) -> Program:
    return program_in(tmp_path)


def heard(hands: Hands, program: Program) -> list[str]:
    assert isinstance(program.voice, Silent)
    return [name for name, _ in program.voice.heard]


def test_every_touch_has_its_sound() -> None:
    names = [note.name for touch in TOUCHES.values() for note in touch.notes]

    assert all([*(SOUNDS / "effects").glob(f"{name}*.ogg")] for name in (*names, "curtain"))


def test_a_button_is_heard_when_it_is_met_and_pressed(program: Program) -> None:
    hands = show(TitleScene(program))

    hands.click("title.settings")

    assert heard(hands, program) == ["hover", "press"]


def test_what_is_met_is_heard_once(program: Program) -> None:
    hands = show(TitleScene(program))

    hands.point("title.settings")
    hands.point("title.settings")
    assert heard(hands, program) == ["hover"]

    hands.point("title.quit")
    assert heard(hands, program) == ["hover", "hover"]


def test_what_cannot_be_pressed_is_only_heard_when_it_is_tried(program: Program) -> None:
    hands = show(TitleScene(program))

    hands.point("title.continue")
    assert heard(hands, program) == []

    hands.click("title.continue")
    assert heard(hands, program) == ["refused"]


def test_keys_press_as_well(program: Program) -> None:
    hands = show(TitleScene(program))

    hands.key("down", "return")

    assert heard(hands, program) == ["press"]


def test_whoever_types_is_not_heard(program: Program) -> None:
    shelve(program, "one")
    hands = show(LoadScene(program))
    hands.click("load.rename")
    before = heard(hands, program)

    hands.write("two")

    assert heard(hands, program) == before


def test_the_places_of_a_table_are_not_heard_when_they_are_met(studio: Studio) -> None:
    evening = begin(studio, match_at(studio, grown), people=(0,))
    evening.settle()
    met = 0
    for thing in evening.table.view.places():
        evening.voice.heard.clear()
        evening.move(thing.rect.center)
        if evening.table.page.hovered == thing.name:
            assert evening.voice.heard == []
            met += 1

    assert met > 5


@pytest.mark.parametrize("by_key", [True, False])
def test_the_curtain_is_heard_when_it_is_opened(studio: Studio, *, by_key: bool) -> None:
    set_curtain(studio, Curtain.ALWAYS)
    evening = begin(studio, match_at(studio, grown))
    evening.settle()
    assert evening.has_curtain
    assert evening.voice.heard == []

    if by_key:
        evening.key(Command.DONE)
    else:
        evening.click("curtain.lift")
    evening.settle()

    assert [name for name, _ in evening.voice.heard].count("curtain") == 1
