"""Whatever happens is shown, frame by frame, and ends as it has ended."""

from collections.abc import Iterator
from itertools import islice, pairwise
from random import Random
from typing import get_args

import pytest

from game.boxes.makuta.table.motion.arrangement import Sprites
from game.boxes.makuta.table.motion.looks import DiscLook
from game.boxes.makuta.table.motion.stage import TableStage
from game.boxes.makuta.table.pieces.pieces import Pieces
from game.core.seats import OPEN, PUBLIC, Seat, Viewer
from game.rules.makuta import observe
from game.rules.makuta.duel import Outcome
from game.rules.makuta.events import (
    DieRolled,
    DuelLost,
    Event,
    GameWon,
    PawnMoved,
    TempleStood,
    TempleTurned,
    TileDrawn,
    TilePlaced,
    TokenLost,
    TokenTaken,
    TurnStarted,
)
from game.rules.makuta.pieces import EVERYONE, HIDDEN, Die, Disc
from game.rules.makuta.state import Observation, Throw
from game.tabletop.motion.overlay import Overlay
from tests.makuta.box.table.moments import Moment, games, moments, moments_of, seen
from tests.makuta.box.table.staging import (
    FRAME,
    Room,
    at_once,
    frames,
    picture,
    pixels,
    play,
    settle,
    skip,
    stage_for,
)
from tests.makuta.properties.adventures import RULES
from tests.makuta.secrets.chronicle import chronicle
from tests.makuta.secrets.twins import translated, twins
from tests.makuta.secrets.windows import any_window

VIEWERS: tuple[Viewer, ...] = (Seat(0), Seat(1), PUBLIC, OPEN)
EVENTS = sorted(get_args(Event), key=lambda event: str(event.__name__))


def staged(moment: Moment, viewer: Viewer) -> TableStage:
    """Just before the event."""
    stage = stage_for(observe(moment.before, viewer))
    for event, after in seen(moment.earlier, viewer):
        skip(stage, event, after)
    return stage


def is_clear(overlay: Overlay) -> bool:
    return not (overlay.flights or overlay.banner or overlay.spectacle)


def fresh(moment: Moment, viewer: Viewer) -> Sprites:
    return stage_for(observe(moment.after, viewer)).sprites


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: str(kind.__name__))
def test_every_event_is_animated_and_then_all_lies_as_it_should(kind: type[Event]) -> None:
    assert moments()[kind]
    for moment, viewer in zip(moments()[kind], VIEWERS, strict=False):
        stage = staged(moment, viewer)

        play(stage, *moment.seen_by(viewer))

        assert not [*stage.sprites.moving()]
        assert not stage.overlay.flights
        for event, after in seen(moment.later, viewer):
            play(stage, event, after)
        assert stage.sprites.static() == fresh(moment, viewer).static()


@pytest.mark.parametrize("kind", [TileDrawn, TilePlaced])
@pytest.mark.parametrize("bits", [0, 20, 200])
def test_a_tile_comes_once_it_is_painted_and_always_after_the_same_time(
    kind: type[Event], bits: int
) -> None:
    moment = moments()[kind][0]
    at_hand, unpainted, skipped = (staged(moment, PUBLIC) for _ in range(3))
    room(unpainted).bits = room(skipped).bits = bits

    seen_by_all = moment.seen_by(PUBLIC)
    assert play(unpainted, *seen_by_all) == play(at_hand, *seen_by_all)
    skip(skipped, *seen_by_all)

    assert room(skipped).painted == room(unpainted).painted == room(at_hand).painted != []


def test_the_temple_comes_once_it_is_carved_a_bit_in_every_frame() -> None:
    """Everybody knows that it will come; so it may take a little longer for the first time."""
    moment = moments()[TempleStood][0]
    bits = sum(1 for _ in Pieces().carving_temple())
    stage = stage_for(observe(moment.before, PUBLIC), Pieces())
    for earlier, after in seen(moment.earlier, PUBLIC):
        skip(stage, earlier, after)

    slow = sum(1 for _ in frames(stage, *moment.seen_by(PUBLIC), step=1.0))

    assert slow >= bits


def test_a_tile_that_falls_is_fitted_in_before_it_is_laid() -> None:
    """So that the frame in which the island has it paints no more than it must."""
    moment, event = moments_of(TilePlaced)[0]
    stage = staged(moment, PUBLIC)

    falling = frames(stage, *moment.seen_by(PUBLIC))
    fitted = next(room(stage).islands for _ in falling if room(stage).fitted)

    assert fitted == []
    assert room(stage).fitted == (event.tile, event.rotation)


def test_who_laid_a_tile_sees_it_fall_at_once() -> None:
    """They have turned it to and fro until now; it must not go away for a moment."""
    moment, event = moments_of(TilePlaced)[0]
    stage = staged(moment, PUBLIC)
    room(stage).watcher = event.seat

    next(frames(stage, *moment.seen_by(PUBLIC)))

    assert [*stage.sprites.moving()]


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: str(kind.__name__))
def test_who_skips_sees_how_it_ends(kind: type[Event]) -> None:
    for moment in moments()[kind][:2]:
        event, after = moment.seen_by(Seat(0))
        played, skipped, reduced = (staged(moment, Seat(0)) for _ in range(3))

        play(played, event, after)
        skip(skipped, event, after)
        at_once(reduced, event, after)

        for other in (skipped, reduced):
            assert other.sprites.static() == played.sprites.static()
            assert other.duel.duel == played.duel.duel
            assert (other.dice.lying, other.dice.share) == (played.dice.lying, played.dice.share)
            assert is_clear(other.overlay)


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: str(kind.__name__))
def test_an_animation_can_be_broken_off_anywhere(kind: type[Event]) -> None:
    """The table shows what is seen next, whatever was under way."""
    moment = moments()[kind][0]
    stage = staged(moment, PUBLIC)
    for _ in islice(frames(stage, *moment.seen_by(PUBLIC)), 5):
        pass

    settle(stage, observe(moment.after, PUBLIC))

    assert stage.sprites.static() == fresh(moment, PUBLIC).static()
    assert not [*stage.sprites.moving()]
    assert is_clear(stage.overlay)


# How long


def test_no_walk_takes_longer_than_a_breath() -> None:
    for moment in moments()[PawnMoved]:
        assert play(staged(moment, PUBLIC), *moment.seen_by(PUBLIC)) < 1.6


def test_a_die_lies_still_within_a_second() -> None:
    start = games()[0].start
    stage, event = stage_for(observe(start, PUBLIC)), DieRolled(Seat(0), Die.GREEN, 11, "U1")
    after = observe(start.but(dice=(Throw(Seat(0), Die.GREEN, 11),)), PUBLIC)
    tumbling = [stage.dice.share < 1 for _ in frames(stage, event, after)]

    assert 0.5 < tumbling.count(True) * FRAME < 1
    assert stage.dice.lying is not None
    assert stage.dice.lying.value == 11


def test_victory_takes_four_seconds_at_most() -> None:
    seen_at_last = observe(games()[0].end, OPEN)

    assert 2 < play(stage_for(seen_at_last), GameWon(Seat(0)), seen_at_last) < 4.2


# How


def test_a_pawn_walks_its_path_without_jumping() -> None:
    moment, event = max(moments_of(PawnMoved), key=lambda each: len(each[1].path))
    stage = staged(moment, PUBLIC)

    walk = frames(stage, *moment.seen_by(PUBLIC))
    places = [stage.sprites.pose(("pawn", event.seat)).place for _ in walk]

    places.append(stage.sprites.pose(("pawn", event.seat)).place)
    assert all(one.distance_to(other) < 1.2 for one, other in pairwise(places))
    for field in event.path[1:-1]:
        middle = stage.field_place(field)
        assert min(place.distance_to(middle) for place in places) < 0.8


def test_the_temple_passes_every_segment_on_its_way() -> None:
    for moment, event in moments_of(TempleTurned):
        stage = staged(moment, PUBLIC)

        turn = frames(stage, *moment.seen_by(PUBLIC))
        passed = dict.fromkeys(_segment(stage) for _ in turn)

        assert len(passed) == event.steps + 1
        assert _segment(stage) == (event.strength, event.colour)


def _segment(stage: TableStage) -> tuple[int | None, int | None]:
    """What the board of the duel says of Makuta."""
    duel = stage.duel.duel
    assert duel is not None
    return duel.strength, duel.colour


def test_the_verdict_of_a_lost_duel_can_be_read() -> None:
    for moment in moments()[DuelLost]:
        stage = staged(moment, PUBLIC)
        board = stage.duel

        shown = [board.duel and board.duel.outcome for _ in frames(stage, *moment.seen_by(PUBLIC))]

        assert shown.count(Outcome.LOST) * FRAME >= 1.9


@pytest.mark.rule("R7", "I4")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_a_rahi_takes_is_named_as_far_as_all_may_know_it(viewer: Viewer) -> None:
    taken = 0
    for moment in moments()[TokenLost]:
        public, _ = moment.seen_by(PUBLIC)
        if not isinstance(public, TokenLost) or public.field is None:
            continue
        stage = staged(moment, viewer)
        board, told = stage.duel, frames(stage, *moment.seen_by(viewer))
        named = {board.duel.lost.face for _ in told if board.duel and board.duel.lost}
        assert named == {public.disc.face}
        taken += 1

    assert taken


def test_a_tile_is_handed_to_the_island_when_it_clicks_in() -> None:
    for moment in moments()[TilePlaced]:
        stage = staged(moment, PUBLIC)

        play(stage, *moment.seen_by(PUBLIC))

        assert room(stage).islands == [moment.after.island]


def test_the_camera_is_asked_to_look_where_something_happens() -> None:
    for moment, event in moments_of(PawnMoved):
        stage = staged(moment, PUBLIC)

        play(stage, *moment.seen_by(PUBLIC))

        assert room(stage).looked_at == [stage.field_place(event.path[-1])]


def room(stage: TableStage) -> Room:
    assert isinstance(stage.around, Room)
    return stage.around


# Above everything


def test_what_flies_or_wins_is_seen_beyond_the_island() -> None:
    at_last = observe(games()[0].end, PUBLIC)
    stage, moment = stage_for(at_last), moments()[TokenTaken][0]

    turn = [stage.overlay.is_wide for _ in frames(stage, TurnStarted(Seat(1), 4), at_last)]
    victory = [stage.overlay.is_wide for _ in frames(stage, GameWon(Seat(1)), at_last)]
    stage = staged(moment, PUBLIC)
    flying = islice(frames(stage, *moment.seen_by(PUBLIC)), 10)
    flight = [stage.overlay.is_wide for _ in flying]

    assert (any(turn), all(victory), all(flight)) == (False, True, True)


def test_the_same_victory_looks_the_same() -> None:
    pictures, at_last = [], observe(games()[0].end, OPEN)
    for winner in (Seat(0), Seat(0), Seat(1)):
        stage = stage_for(at_last)
        victory = frames(stage, GameWon(winner), at_last, 0.5)
        pictures.append([pixels(picture(stage)) for _ in victory])

    assert pictures[0] == pictures[1]
    assert pictures[0] != pictures[2]
    assert len({*pictures[0]}) == len(pictures[0])


# Secrets


def test_a_token_in_flight_shows_its_back_even_to_its_taker() -> None:
    """Others sit around the same screen."""
    for moment, event in moments_of(TokenTaken):
        if event.disc.known == EVERYONE:
            continue
        stage = staged(moment, event.seat)

        flight = frames(stage, *moment.seen_by(event.seat))
        flying = [[*_flying(stage)] for _ in flight]

        assert {disc for discs in flying for disc in discs} == {Disc(event.disc.back, HIDDEN)}


def _flying(stage: TableStage) -> Iterator[Disc]:
    for pose in stage.overlay.flights.values():
        assert isinstance(pose.look, DiscLook)
        yield pose.look.disc


@pytest.mark.parametrize("seed", range(6))
def test_frames_are_the_same_whatever_the_viewer_cannot_know(seed: int) -> None:
    """Two truths side by side, one painted by warm and one by cold caches."""
    rng = Random(seed)
    window = any_window(chronicle(games()[seed % len(games())]), rng)
    pair = twins(window, rng)
    viewer, here, state = pair.viewer, pair.frame.state, pair.other
    one = stage_for(observe(here, viewer))
    other = stage_for(observe(state, viewer), Pieces())
    last = min(window.last, window.first + 4)
    for scene, frame in window.told.scenes_between(window.first, last):
        action = translated(scene, pair.faces)
        if action not in RULES.legal_actions(state):
            return
        step, step_here = RULES.advance(state, action), RULES.advance(here, scene.action)
        courses = (seen(each.course, viewer) for each in (step_here, step))
        for event, twin in zip(*courses, strict=True):
            assert _frames(one, *event) == _frames(other, *twin)
        here, state = frame.state, step.state
        settle(one, observe(frame.state, viewer))
        settle(other, observe(state, viewer))


def _frames(stage: TableStage, event: Event, after: Observation) -> list[bytes]:
    """Every fourth frame, and the end."""
    seen_ones = [pixels(picture(stage)) for _ in frames(stage, event, after, 4 * FRAME)]
    return [*seen_ones, pixels(picture(stage))]
