"""Watching a game, and playing on from any moment of it."""

from time import perf_counter

import pytest
from pygame import Color, Surface

from game.core.seats import OPEN, PUBLIC, Seat, Viewer
from game.persistence.settings import Speed
from game.rules.makuta import observe
from game.rules.makuta.play import to_move
from game.scenes.replay.recording import recording_so_far
from game.scenes.replay.scene import ReplayScene
from game.scenes.routes import Routes
from game.scenes.table.scene import TableScene
from game.ui.commands import Command
from game.ui.scene import Push
from tests.scenes.evening import Evening, Wanted, begin, match_at, set_speed, show
from tests.scenes.moments import at_first, grown, losing, over
from tools.studio import Studio

EVERYBODY = (0, 1, 2, 3)


def watched(studio: Studio, wanted: Wanted) -> Evening:
    kept = studio.kept(match_at(studio, wanted))
    return show(studio, ReplayScene(studio.program, recording_so_far(kept)))


def jump(evening: Evening, moment: int) -> None:
    evening.replay.projector.jump(moment)
    evening.replay.lay()


def words_until(evening: Evening, moment: int, viewer: Viewer) -> list[str]:
    recording, view = evening.replay.recording, evening.replay.view
    events = [e for ply in recording.plies[:moment] for e in ply.events]
    lines = (view.line(recording.match.rules.witness(e, viewer)) for e in events)
    return [line.words for line in lines if line]


def log(evening: Evening) -> list[str]:
    return [line.words for line in evening.replay.projector.chronicle.lines]


def check(evening: Evening, viewer: Viewer) -> None:
    """The table and the log are those of the moment that is shown."""
    replay = evening.replay
    moment = replay.projector.moment
    state = replay.recording.state_at(moment)
    assert evening.facts | dict(replay.view.facts(observe(state, viewer))) == evening.facts
    assert log(evening) == words_until(evening, moment, viewer)


def test_a_finished_game_is_seen_with_open_eyes(studio: Studio) -> None:
    evening = watched(studio, over)
    assert evening.replay.recording.viewer is OPEN
    for moment in (0, 400, 399, 800, 10_000, 3, 0):
        jump(evening, moment)
        check(evening, OPEN)
    assert studio.program.texts.text("replay.open")


def test_a_file_is_watched_like_the_game_that_it_tells(studio: Studio) -> None:
    table = begin(studio, match_at(studio, grown), people=(1, 2))
    kept = table.table.kept
    assert kept.path
    recording = show(studio, studio.program.routes.watch(kept.path)).replay.recording
    so_far = recording_so_far(kept)
    assert recording.events == so_far.events
    assert recording.turns == so_far.turns
    assert (recording.names, recording.bots) == (kept.names, kept.sitting.bots)
    assert recording.viewer is PUBLIC


def test_an_unfinished_game_is_seen_as_the_public_sees_it(studio: Studio) -> None:
    evening = watched(studio, losing)
    assert evening.replay.recording.viewer is PUBLIC
    for moment in (0, 500, 700, 10_000):
        jump(evening, moment)
        check(evening, PUBLIC)


def test_a_running_game_is_seen_by_who_holds_the_screen(studio: Studio) -> None:
    table = begin(studio, match_at(studio, losing), EVERYBODY)
    kept = table.table.kept
    table.settle()
    assert recording_so_far(kept).viewer is PUBLIC
    table.lift()
    seat = to_move(table.match.state)
    assert seat is not None
    recorder = table.match.recorder
    watch = show(studio, Routes(studio.program).watch_so_far(kept))
    assert watch.replay.recording.viewer == seat
    for moment in (0, 700, 10_000):
        jump(watch, moment)
        check(watch, Seat(seat))
    assert log(watch) == [line.words for line in table.table.flow.chronicle.witnessed]
    before = table.match.decisions()
    table.play()
    assert table.match.recorder is recorder
    assert table.match.decisions() == before + 1
    assert watch.replay.recording.last == len(watch.replay.recording.plies)


def test_steps_go_both_ways_and_show_what_was_done(studio: Studio) -> None:
    evening = watched(studio, grown)
    for moment in range(1, 12):
        evening.click("replay.step")
        evening.settle()
        assert evening.facts["moment"] == moment
        check(evening, PUBLIC)
    for moment in range(10, 4, -1):
        evening.click("replay.step_back")
        assert evening.facts["moment"] == moment
        check(evening, PUBLIC)


def test_hasty_steps_lose_nothing(studio: Studio) -> None:
    set_speed(studio, Speed.SLOW)
    evening = watched(studio, grown)
    for _ in range(10):
        evening.click("replay.step")
        evening.tick()
    assert evening.facts["moment"] == 10
    evening.key(Command.SKIP)
    check(evening, PUBLIC)


def test_it_plays_to_the_end_and_stops_there(studio: Studio) -> None:
    evening = watched(studio, grown)
    jump(evening, evening.facts["last"] - 6)
    evening.click("replay.play")
    assert evening.facts["playing"]
    evening.until(lambda: not evening.facts["playing"])
    assert evening.facts["moment"] == evening.facts["last"]
    check(evening, PUBLIC)
    assert evening.thing("replay.play").refusal
    assert evening.replay.projector.due is None


def test_it_pauses_and_goes_on(studio: Studio) -> None:
    evening = watched(studio, grown)
    evening.key(Command.DONE)
    evening.tick(120)
    assert evening.facts["moment"] > 0
    evening.key(Command.DONE)
    evening.settle()
    moment = evening.facts["moment"]
    evening.tick(200)
    assert evening.facts["moment"] == moment
    evening.key(Command.DONE)
    evening.tick(120)
    assert evening.facts["moment"] > moment


def test_it_plays_faster_if_asked_to(studio: Studio) -> None:
    reached = []
    for speed in (1, 8):
        evening = watched(studio, grown)
        evening.click(f"replay.speed.{speed}")
        evening.click("replay.play")
        evening.tick(300)
        reached.append(evening.facts["moment"])
    assert reached[1] > 2 * reached[0]


def test_the_pace_of_the_program_is_what_it_was_afterwards(studio: Studio) -> None:
    evening = watched(studio, grown)
    pace = studio.program.clock.pace
    evening.click("replay.speed.8")
    assert studio.program.clock.pace == 8 * pace
    evening.replay.leave()
    assert studio.program.clock.pace == pace


def test_the_slider_goes_to_any_moment(studio: Studio) -> None:
    evening = watched(studio, grown)
    rect = evening.thing("replay.scrub").rect
    evening.click_at((rect.right - 3, rect.centery))
    assert evening.facts["moment"] == evening.facts["last"]
    evening.click_at((rect.left + 3, rect.centery))
    assert evening.facts["moment"] == 0
    evening.click_at(rect.center)
    assert evening.facts["moment"] == pytest.approx(evening.facts["last"] / 2, abs=2)
    check(evening, PUBLIC)


@pytest.mark.parametrize("by", ["buttons", "keys"])
def test_it_goes_from_turn_to_turn(studio: Studio, by: str) -> None:
    evening = watched(studio, grown)
    turns = []
    while evening.facts["moment"] < evening.facts["last"]:
        if by == "buttons":
            evening.click("replay.turn_on")
        else:
            evening.key(Command.PAGE_DOWN)
        turns.append(evening.facts["turn"])
    assert turns == list(range(1, len(turns) + 1))
    assert evening.replay.recording.turn_at(evening.facts["moment"]) == turns[-1]
    if by == "buttons":
        evening.click("replay.turn_back")
    else:
        evening.key(Command.PAGE_UP)
    assert evening.facts["turn"] == turns[-2]
    check(evening, PUBLIC)


def test_it_counts_turns_as_the_game_does(studio: Studio) -> None:
    recording = watched(studio, over).replay.recording
    for moment in range(0, recording.last + 1, 7):
        assert recording.turn_at(moment) == recording.state_at(moment).turn.number


def test_playing_on_is_a_game_of_its_own_and_leaves_the_old_one_as_it_was(studio: Studio) -> None:
    first = begin(studio, match_at(studio, losing), people=(0, 1, 2, 3))
    path = first.table.kept.path
    assert path
    first.table.kept.leave()
    content = path.read_bytes()
    evening = show(studio, studio.program.routes.watch(path))
    recording = evening.replay.recording
    half = recording.last // 2
    moment = next(
        n for n in range(half, recording.last) if to_move(recording.state_at(n)) in EVERYBODY
    )
    jump(evening, moment)
    state, log_then = recording.state_at(moment), recording.events_until(moment)
    evening.click("replay.play_on")
    assert isinstance(evening.top, TableScene)
    assert evening.match.state == state
    assert tuple(evening.table.kept.sitting.events) == log_then
    assert evening.table.kept.path not in {None, path}
    evening.lift()
    evening.play()
    assert path.read_bytes() == content
    assert evening.match.decisions() > 0
    assert evening.table.kept.names == first.table.kept.names


def test_where_the_game_is_over_nobody_plays_on(studio: Studio) -> None:
    evening = watched(studio, over)
    jump(evening, evening.facts["last"])
    assert evening.thing("replay.play_on").refusal
    evening.click("replay.play_on")
    assert evening.top.name == "replay"


def test_every_line_of_the_log_leads_to_its_rule_and_the_log_can_be_closed(
    studio: Studio,
) -> None:
    evening = watched(studio, grown)
    jump(evening, evening.facts["last"])
    evening.key(Command.LOG)
    chip = next(name for name in evening.names() if name.endswith(".rule"))
    evening.key(Command.LOG)
    assert chip not in evening.names()
    evening.click("replay.log")
    evening.click(chip)
    assert evening.top.name == "rulebook"


def test_it_leads_back(studio: Studio) -> None:
    replay = watched(studio, at_first).replay
    for leave in (Command.CANCEL, Command.MENU):
        evening = show(studio, studio.program.routes.title())
        evening.stage.go(Push(replay))
        evening.key(leave)
        assert evening.top.name == "title"


def test_a_paused_replay_draws_nothing(studio: Studio) -> None:
    evening = watched(studio, grown)
    evening.tick(5)
    evening.stage.draw(Surface(evening.stage.size))
    for _ in range(60):
        evening.tick()
        assert not evening.stage.needs_drawing()


@pytest.mark.parametrize(
    ("size", "scale"), [((1024, 640), 0.75), ((1024, 640), 1.0), ((3840, 2160), 3.0)]
)
def test_its_bar_fits_every_window(studio: Studio, size: tuple[int, int], scale: float) -> None:
    match = match_at(studio, grown)
    kept = studio.kept(match)
    scene = ReplayScene(studio.program, recording_so_far(kept))
    evening = show(studio, scene, size, scale)
    bar = evening.replay.frame.bar
    widgets = [w for w in evening.replay.page.widgets if bar.contains(w.rect)][1:]
    assert widgets
    for n, one in enumerate(widgets):
        assert not any(one.rect.colliderect(other.rect) for other in widgets[n + 1 :])


def test_jumping_about_in_a_long_game_is_quick(studio: Studio) -> None:
    """On a machine that is not too busy: the best of several."""
    evening = watched(studio, over)
    took = []
    for moment in (800, 100, 700, 200, 600, 844):
        began = perf_counter()
        jump(evening, moment)
        took.append(perf_counter() - began)
    assert min(took) < 0.05


def test_where_only_pieces_move_the_bar_is_not_painted_again(studio: Studio) -> None:
    """What floats over the table is; a frame has two milliseconds for all of it."""
    set_speed(studio, Speed.NORMAL)
    evening = watched(studio, grown)
    evening.click("replay.play")
    surface, at, untouched = Surface(evening.stage.size), (3, evening.stage.size[1] - 3), 0
    for _ in range(40):
        evening.tick()
        evening.stage.draw(surface)
        untouched += surface.get_at(at) == Color("magenta")
        surface.set_at(at, Color("magenta"))

    assert untouched >= 20
