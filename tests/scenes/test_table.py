"""The table as a scene: what it draws and when, what it says, and that it fits every window."""

from collections import Counter

import pytest
from attrs import evolve
from pygame import Rect, Surface

from game.boxes.makuta.table.view import MakutaTable
from game.persistence.errors import NotYetWrittenError
from game.persistence.journal import Journal
from game.persistence.settings import Motion, Speed
from game.rules.makuta.actions import RollDie
from game.rules.makuta.pieces import Die
from game.rules.makuta.play import to_move
from game.scenes.table.scene import TableScene
from game.shelf.kept_game import KeptGame
from game.ui.commands import Command
from game.ui.signals import PointerPressed, PointerReleased
from game.ui.theme import Theme
from game.ui.widgets.label import Label
from tests.scenes.evening import Evening, Wanted, begin, match_at, same, set_speed, show
from tests.scenes.moments import finishing, grown, losing, moving, setting_pawn, undoable
from tools.studio import NAMES, Studio

EVERYBODY = (0, 1, 2, 3)
WINDOWS = [
    ((1024, 640), 0.75),
    ((1024, 640), 1.0),
    ((1280, 720), 1.0),
    ((1920, 1080), 1.0),
    ((1920, 1080), 1.5),
    ((3840, 2160), 1.0),
    ((3840, 2160), 3.0),
]


@pytest.fixture
def evening(studio: Studio) -> Evening:
    evening = begin(studio, match_at(studio, grown), EVERYBODY)
    evening.lift()
    return evening


# Drawing


def drawn_in_parts(evening: Evening, surface: Surface) -> Surface:
    """As the window does it: on the same surface, and only if something has changed."""
    if evening.stage.needs_drawing():
        evening.stage.draw(surface)
    return surface


def check_frames(evening: Evening, surface: Surface, frames: int) -> None:
    for _ in range(frames):
        evening.tick()
        scene, view = evening.table, evening.table.view
        assert isinstance(view, MakutaTable)
        drawn = drawn_in_parts(evening, surface).copy()
        if view.picture.island.ground.is_soft:
            continue  # every time it is drawn it is a little sharper
        whole = Surface(evening.stage.size)
        scene.changed = True
        scene.draw(whole)
        scene.changed = False
        assert same(drawn, whole)


def test_painting_only_what_moves_gives_the_whole_picture(studio: Studio) -> None:
    """Through turns of computers, with a tooltip, a sentence, the focus and the log."""
    set_speed(studio, Speed.NORMAL)
    evening = begin(studio, match_at(studio, grown), people=(0,), size=(640, 400), scale=0.5)
    surface = Surface(evening.stage.size)
    check_frames(evening, surface, 40)
    evening.point("bar.undo")
    check_frames(evening, surface, 40)
    evening.click("bar.undo")
    check_frames(evening, surface, 30)
    evening.key(Command.NEXT)
    check_frames(evening, surface, 30)
    evening.key(Command.LOG)
    check_frames(evening, surface, 30)
    evening.key(Command.HINTS)
    check_frames(evening, surface, 30)


def test_painting_only_what_moves_is_right_over_a_recap_and_a_moving_camera(
    studio: Studio,
) -> None:
    set_speed(studio, Speed.NORMAL)
    evening = begin(studio, match_at(studio, losing), EVERYBODY, size=(640, 400), scale=0.5)
    evening.lift()
    assert evening.table.recap
    surface = Surface(evening.stage.size)
    check_frames(evening, surface, 3)
    evening.key(Command.ZOOM_OUT)
    check_frames(evening, surface, 15)
    evening.click("recap.0")
    check_frames(evening, surface, 15)
    evening.do(evening.choose())
    check_frames(evening, surface, 60)


@pytest.mark.parametrize("wanted", [grown, moving, losing])
def test_a_still_table_draws_nothing_and_does_not_wake(studio: Studio, wanted: Wanted) -> None:
    evening = begin(studio, match_at(studio, wanted), EVERYBODY)
    evening.lift()
    evening.move((1, 1))
    evening.tick(60)
    drawn_in_parts(evening, Surface(evening.stage.size))
    evening.rest()
    for _ in range(100):
        evening.tick()
        assert not evening.stage.needs_drawing()
    assert evening.table.wakes_at() is None


def test_it_wakes_for_a_tooltip_and_to_take_a_sentence_away(evening: Evening) -> None:
    surface = Surface(evening.stage.size)
    evening.tick(60)
    evening.point("bar.undo")
    drawn_in_parts(evening, surface)
    wakes = evening.table.wakes_at()
    assert wakes is not None
    assert evening.now < wakes < evening.now + 1
    evening.click("bar.undo")
    drawn_in_parts(evening, surface)
    assert evening.facts["toast"]
    assert evening.table.wakes_at() is not None
    evening.until(lambda: not evening.facts["toast"])
    assert evening.stage.needs_drawing()


# While something moves


@pytest.fixture
def busy(studio: Studio) -> Evening:
    """The pieces are on their way."""
    set_speed(studio, Speed.SLOW)
    evening = begin(studio, match_at(studio, grown), EVERYBODY)
    evening.lift()
    evening.do(evening.choose())
    evening.tick(3)
    assert evening.table.director.is_busy
    return evening


@pytest.mark.parametrize("command", [Command.SKIP, Command.DONE])
def test_a_key_skips_the_movement_and_does_nothing_else(busy: Evening, command: Command) -> None:
    before = busy.match.decisions()
    busy.key(command)
    assert not busy.table.director.is_busy
    assert busy.match.decisions() == before


def test_a_press_on_the_table_skips_the_movement_and_presses_nothing(busy: Evening) -> None:
    before = busy.match.decisions()
    at = busy.table.frame.table.center
    busy.stage.handle(PointerPressed(at), busy.now)
    assert not busy.table.director.is_busy
    busy.tick()
    busy.stage.handle(PointerReleased(at), busy.now)
    busy.settle()
    assert busy.match.decisions() == before


def test_the_bar_works_while_something_moves(busy: Evening) -> None:
    busy.click("bar.log")
    assert busy.table.director.is_busy
    assert busy.table.frame.has_log
    busy.click("bar.menu")
    assert busy.top.name == "pause"


def test_closing_in_the_middle_of_a_movement_loses_nothing(busy: Evening, studio: Studio) -> None:
    path, state = busy.table.kept.path, busy.match.state
    busy.table.leave()
    assert path
    again = show(studio, studio.program.routes.go_on(path))
    assert again.match.state == state


def test_a_decision_while_something_moves_is_not_taken(busy: Evening) -> None:
    before = busy.match.decisions()
    busy.do(busy.choose())
    assert busy.match.decisions() == before


# What people hear about


def test_what_should_be_known_about_the_file_is_said_once_somebody_looks(studio: Studio) -> None:
    kept = studio.kept(match_at(studio, grown))
    kept.notices += ["The last line was torn.", "It was left out."]
    evening = show(studio, TableScene(studio.program, kept))
    evening.settle()
    assert evening.has_curtain
    evening.lift()
    assert "torn" in evening.facts["toast"]
    assert "left out" in evening.facts["toast"]
    evening.tick(600)
    assert not evening.facts["toast"]


class Refusing(Journal):
    """Cannot be written to."""

    def add(self, lines: bytes, *, sync: bool) -> None:
        self.trouble = NotYetWrittenError("no space left")


@pytest.mark.parametrize("people", [EVERYBODY, ()])
def test_trouble_with_the_file_is_said_and_the_game_goes_on(
    studio: Studio, people: tuple[int, ...]
) -> None:
    evening = begin(studio, match_at(studio, grown), people)
    if people:
        evening.lift()
    else:
        evening.tick()
    scribe = evening.table.kept.scribe
    assert scribe
    scribe.pages = Refusing(scribe.pages.path)
    before = evening.match.decisions()
    if people:
        evening.do(evening.choose())
    evening.until(lambda: evening.match.decisions() > before and bool(evening.facts["toast"]))
    assert "no space left" in evening.facts["toast"]
    assert evening.facts["toast"] == evening.table.kept.trouble


def test_a_refused_click_says_why(evening: Evening) -> None:
    evening.key(Command.CANCEL)
    refused = [t for t in evening.top.things() if t.refusal and t.name.startswith("bar.")]
    evening.click(refused[0].name)
    assert evening.facts["toast"] == refused[0].refusal


# Keys


def test_nobodys_tokens_stay_turned_up_below_the_menu(evening: Evening) -> None:
    evening.key(Command.CANCEL)
    hidden = evening.picture()
    evening.key(Command.PEEK, hold=True)
    evening.tick()
    assert not same(hidden, evening.picture())
    evening.key(Command.MENU)
    evening.release(Command.PEEK)
    assert evening.top.name == "pause"
    evening.key(Command.CANCEL)
    evening.tick()
    assert same(hidden, evening.picture())


def test_letting_go_of_the_key_turns_them_down_even_while_letters_are_shown(
    evening: Evening,
) -> None:
    evening.key(Command.CANCEL)
    evening.key(Command.PEEK, hold=True)
    evening.key(Command.HINTS)
    evening.release(Command.PEEK)
    evening.key(Command.CANCEL)
    evening.tick()
    shown = evening.picture()
    evening.key(Command.PEEK, hold=True)
    evening.tick()
    assert not same(shown, evening.picture())


@pytest.mark.parametrize(
    ("command", "scene"),
    [
        (Command.MENU, "pause"),
        (Command.CANCEL, "pause"),
        (Command.RULEBOOK, "rulebook"),
    ],
)
def test_keys_lead_to_other_scenes_and_back(evening: Evening, command: Command, scene: str) -> None:
    evening.click("recap.close")
    before = evening.facts
    evening.key(command)
    assert evening.top.name == scene
    evening.key(Command.CANCEL)
    evening.tick()
    assert evening.facts == before


# Leaving


def test_the_game_is_open_to_others_whatever_becomes_of_the_picture(
    studio: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = begin(studio, match_at(studio, grown), EVERYBODY)
    path = evening.table.kept.path
    assert path
    evening.tick()

    def fail(*arguments: object) -> Surface:
        raise ZeroDivisionError

    monkeypatch.setattr(type(evening.table.view), "thumbnail", fail)
    with pytest.raises(ZeroDivisionError):
        evening.table.leave()
    show(studio, studio.program.routes.go_on(path))


# Every window


def outside(evening: Evening) -> list[str]:
    whole = Rect((0, 0), evening.stage.size)
    widgets = [w for w in evening.table.page.widgets if not whole.contains(w.rect)]
    return [type(widget).__name__ for widget in widgets]


@pytest.mark.parametrize(("size", "scale"), WINDOWS)
@pytest.mark.parametrize("wanted", [grown, losing, setting_pawn])
def test_everything_fits_every_window(
    studio: Studio, size: tuple[int, int], scale: float, wanted: Wanted
) -> None:
    evening = begin(studio, match_at(studio, wanted), EVERYBODY, size, scale)
    evening.lift()
    assert outside(evening) == []
    for _ in range(2):
        names = Counter(thing.name for thing in evening.top.things())
        assert [name for name, count in names.items() if count > 1] == []
        parts = [t.rect for t in evening.top.things() if t.name.startswith(("bar.", "button."))]
        labels = [w for w in evening.table.page.widgets if isinstance(w, Label)]
        for label in labels:
            width, height = _size_of(label, evening.stage.theme)
            assert label.rect.collidelist(parts) < 0
            assert width <= label.rect.width
            assert height <= label.rect.height + 2
        evening.key(Command.LOG)


def _size_of(label: Label, theme: Theme) -> tuple[int, int]:
    return theme.size(label.words, label.style, label.rect.width)


@pytest.mark.parametrize(("size", "scale"), WINDOWS)
def test_the_longest_sentence_stays_on_its_plate(
    studio: Studio, size: tuple[int, int], scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = "Onua · Somebody with a very long name " * 4
    monkeypatch.setattr(MakutaTable, "prompt", lambda self, seen: words)
    evening = begin(studio, match_at(studio, undoable), EVERYBODY, size, scale)
    evening.lift()
    evening.key(Command.UNDO)
    rect, widgets = evening.table.frame.corners.now, evening.table.page.widgets
    label = next(w for w in widgets if isinstance(w, Label) and w.words == words)
    buttons = [t for t in evening.top.things() if t.name.startswith("bar.")]
    width, height = _size_of(label, evening.stage.theme)
    assert len(buttons) == 6
    assert rect.contains(label.rect)
    assert height <= label.rect.height
    assert width <= label.rect.width
    assert not any(label.rect.colliderect(button.rect) for button in buttons)


def test_another_size_keeps_everything_else(studio: Studio, evening: Evening) -> None:
    before, log = evening.facts, evening.log()
    evening.stage.fit((1600, 900), Theme(studio.theme().files, 1.25))
    evening.settle()
    assert evening.facts == before
    assert evening.log() == log
    assert outside(evening) == []


def test_reduced_motion_moves_nothing(studio: Studio) -> None:
    studio.program.settings = evolve(studio.program.settings, motion=Motion(reduced_motion=True))
    evening = begin(studio, match_at(studio, finishing), EVERYBODY)
    evening.lift()
    evening.do(evening.choose())
    assert not evening.table.director.is_busy


def test_nothing_is_told_before_it_is_seen(studio: Studio) -> None:
    """While the die tumbles neither the bar nor the log says what it will show."""
    set_speed(studio, Speed.NORMAL)
    evening = begin(studio, match_at(studio, grown), EVERYBODY)
    evening.lift()
    log = evening.log()
    evening.table.flow.decide(RollDie(Die.WHITE))
    evening.tick(5)

    assert evening.table.director.is_busy
    who = NAMES[evening.facts["viewer"]]
    assert evening.facts["prompt"] == f"{who} rolls the white die."
    assert evening.log() == log

    evening.settle()
    assert evening.facts["prompt"].startswith("You rolled ")
    assert len(evening.log()) > len(log)


def test_facts_tell_who_looks_and_what_they_read(evening: Evening) -> None:
    facts = evening.facts
    assert facts["viewer"] == to_move(evening.match.state)
    assert facts["prompt"] in evening.table.view.prompt(evening.table.flow.seen)
    assert facts["settled"]
    assert isinstance(evening.table.kept, KeptGame)
