"""Every event has its sound or is silent on purpose, and nobody hears what they may not know."""

from itertools import pairwise
from pathlib import Path
from random import Random
from typing import get_args

import pytest

from game.boxes.makuta.levels.map_form import REGIONS
from game.boxes.makuta.table.cues import STEP_IN_REGION, bed_of, cue_of
from game.core.seats import OPEN, PUBLIC, Seat, Viewer
from game.rules.makuta import observe, witness
from game.rules.makuta.events import (
    BonusesUsed,
    DiscsShown,
    DuelLost,
    DuelTied,
    DuelWon,
    Event,
    FieldsFilled,
    GameWon,
    MasksKept,
    PawnMoved,
    ProvedSlow,
    TempleTurned,
    TokenTaken,
    TurnEnded,
)
from game.rules.makuta.pieces import EVERYONE, Disc, Kanohi, Kind
from game.rules.makuta.tiles import tile_of
from game.scenes.sounds import TITLE_BED
from game.ui.sound import Cue
from tests.makuta.box.table.moments import games, moments, moments_of, seen
from tests.makuta.box.table.staging import play, skip, stage_for
from tests.makuta.properties.adventures import RULES
from tests.makuta.secrets.chronicle import chronicle
from tests.makuta.secrets.twins import translated, twins
from tests.makuta.secrets.windows import any_window

SOUNDS = Path(__file__).parents[4] / "assets" / "sounds"
VIEWERS: tuple[Viewer, ...] = (Seat(0), Seat(1), PUBLIC, OPEN)
EVENTS = sorted(get_args(Event), key=lambda event: str(event.__name__))
SLACK = 0.05  # seconds


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: str(kind.__name__))
def test_every_event_sounds_or_is_silent_on_purpose(kind: type[Event]) -> None:
    for moment in moments()[kind]:
        heard = cue_of(witness(moment.event, PUBLIC), moment.before.terms)

        assert (heard is None) == _is_quiet(moment.event)
        assert heard != Cue(())


def _is_quiet(event: Event) -> bool:
    match event:
        case TurnEnded() | ProvedSlow() | MasksKept() | BonusesUsed(bonus=0):
            return True
        case FieldsFilled(discs=()):
            return True
        case _:
            return False


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: str(kind.__name__))
def test_every_sound_exists(kind: type[Event]) -> None:
    for moment in moments()[kind]:
        heard = cue_of(moment.event, moment.before.terms)
        for note in heard.notes if heard else ():
            assert [*(SOUNDS / "effects").glob(f"{note.name}*.ogg")], note
            assert 0 < note.volume <= 1


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: str(kind.__name__))
def test_what_is_heard_comes_with_what_is_seen(kind: type[Event]) -> None:
    """No note is later than the movement, and they come in order."""
    for moment in moments()[kind][:2]:
        heard = cue_of(witness(moment.event, PUBLIC), moment.before.terms)
        stage = stage_for(observe(moment.before, PUBLIC))
        for event, after in seen(moment.earlier, PUBLIC):
            skip(stage, event, after)

        lasts = play(stage, *moment.seen_by(PUBLIC))

        if heard:
            assert max(note.after for note in heard.notes) <= lasts + SLACK
            assert all(one.after <= other.after for one, other in pairwise(heard.notes))


# Places


def test_a_walk_has_a_step_for_each_field_on_its_own_ground() -> None:
    for moment, event in moments_of(PawnMoved):
        heard = cue_of(event, moment.before.terms)

        assert heard is not None
        tiles = moment.before.terms.atlas.tiles
        grounds = [tiles[tile_of(field)].region for field in event.path[1:]]
        names = [note.name for note in heard.notes]
        assert names == [STEP_IN_REGION.get(region, "step_earth") for region in grounds]


def test_every_region_has_its_ground_and_its_bed() -> None:
    assert set(STEP_IN_REGION) == set(REGIONS)
    assert all((SOUNDS / "effects" / f"{step}-1.ogg").is_file() for step in STEP_IN_REGION.values())
    assert all((SOUNDS / "beds" / f"{bed}.ogg").is_file() for bed in (*REGIONS, TITLE_BED))


def test_the_bed_is_that_of_the_pawn_whose_turn_it_is() -> None:
    for game in games():
        for ply, _ in game.steps():
            state = ply.before
            field = state.pawns[state.turn.seat]
            region = state.terms.atlas.tiles[tile_of(field)].region
            assert bed_of(observe(state, PUBLIC)) == (region if region in REGIONS else "coast")


# Things


def test_the_temple_grinds_once_for_each_sixth() -> None:
    for moment, event in moments_of(TempleTurned):
        heard = cue_of(event, moment.before.terms)

        assert heard is not None
        names = [note.name for note in heard.notes]
        assert names == ["temple_turn"] * event.steps + ["makuta_revealed"]


def test_a_mask_glows_when_it_is_used_and_a_key_does_not() -> None:
    mask, key = Disc(Kind.KANOHI, Kanohi.MIRU, EVERYONE), Disc(Kind.KEY, 0, EVERYONE)
    used = cue_of(DiscsShown(Seat(0), (0,), (mask,), "K6"), games()[0].start.terms)
    shown = cue_of(DiscsShown(Seat(0), (0, 1), (key, key), "L5"), games()[0].start.terms)

    assert used is not None
    assert shown is not None
    assert [note.name for note in used.notes] == ["token_flip", "mask"]
    assert [note.name for note in shown.notes] == ["token_flip", "token_flip"]


VERDICTS = (DuelWon, DuelTied, DuelLost, GameWon, TempleTurned)


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: str(kind.__name__))
def test_the_place_is_hushed_for_verdicts_alone(kind: type[Event]) -> None:
    for moment in moments()[kind]:
        heard = cue_of(moment.event, moment.before.terms)
        hushes = [note.hush for note in heard.notes] if heard else []

        assert any(hushes) == (kind in VERDICTS)


# Secrets


def test_a_token_sounds_the_same_whatever_it_is() -> None:
    for moment, event in moments_of(TokenTaken):
        terms = moment.before.terms
        sounds = {
            cue_of(TokenTaken(event.seat, Disc(kind, face, known), event.source), terms)
            for kind in Kind
            for face in range(-1, 6)
            for known in (0, EVERYONE)
        }

        assert sounds == {cue_of(event, terms)}


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: str(kind.__name__))
def test_all_around_the_table_hear_the_same(kind: type[Event]) -> None:
    for moment in moments()[kind]:
        terms = moment.before.terms
        assert len({cue_of(witness(moment.event, viewer), terms) for viewer in VIEWERS}) == 1


@pytest.mark.parametrize("seed", range(12))
def test_what_is_heard_is_the_same_whatever_the_viewer_cannot_know(seed: int) -> None:
    rng = Random(seed)
    window = any_window(chronicle(games()[seed % len(games())]), rng)
    pair = twins(window, rng)
    viewer, state, terms = pair.viewer, pair.other, pair.other.terms
    for scene, frame in window.told.scenes_between(window.first, window.last):
        action = translated(scene, pair.faces)
        if action not in RULES.legal_actions(state):
            return
        step = RULES.advance(state, action)
        for event, twin in zip(scene.events, step.events, strict=True):
            assert cue_of(witness(event, viewer), terms) == cue_of(witness(twin, viewer), terms)
        state = step.state
        assert bed_of(observe(frame.state, viewer)) == bed_of(observe(state, viewer))
