"""The baked sounds are as they should be heard, and can be baked again."""

from array import array
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, pairwise
from math import log10
from operator import mul
from pathlib import Path
from typing import TypeAlias

import pygame
import pytest

from tests.tools.extras import NEEDS_ART
from tools.places import ROOT

FOLDER = ROOT / "assets" / "sounds"
EFFECTS = sorted((FOLDER / "effects").glob("*.ogg"))
BEDS = sorted((FOLDER / "beds").glob("*.ogg"))
TUNES = sorted((FOLDER / "tunes").glob("*.ogg"))
Side: TypeAlias = "array[int]"  # samples of 16 bits
RATE, FULL = 44_100, 32_768
SAMPLE = ("effects/dice-1", "effects/step_snow-3", "effects/duel_won", "beds/ice", "tunes/evening")


@pytest.fixture(autouse=True, scope="module")
def _mixer() -> Iterator[None]:
    """One for all: to close it takes as long as to hear a sound."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SDL_AUDIODRIVER", "dummy")
        pygame.mixer.init(RATE, -16, 2)
        yield
        pygame.mixer.quit()


@cache
def sides(path: Path) -> tuple[Side, Side]:
    """Left and right, as the game would play them."""
    samples = array("h", pygame.mixer.Sound(path).get_raw())
    return samples[::2], samples[1::2]


def decibels(samples: Side, length: int | None = None) -> float:
    """As if they lasted for *length*."""
    power = sum(map(mul, samples, samples)) / (length or len(samples)) / FULL**2
    return 10 * log10(power + 1e-12)


def loudest(samples: Side) -> float:
    """The loudest tenth of a second, in steps of half of it; what is shorter counts for less."""
    tenth = RATE // 10
    starts = range(0, max(1, len(samples) - tenth // 2), tenth // 2)
    return max(decibels(samples[start : start + tenth], tenth) for start in starts)


def peak(samples: Side) -> float:
    return max(map(abs, samples)) / FULL


def name(path: Path) -> str:
    return path.stem


def test_all_of_them_are_small() -> None:
    assert EFFECTS
    assert BEDS
    assert sum(path.stat().st_size for path in (*EFFECTS, *BEDS, *TUNES)) < 6_000_000


@pytest.mark.parametrize("path", EFFECTS, ids=name)
def test_an_effect_is_heard_and_neither_clips_nor_clicks(path: Path) -> None:
    for side in sides(path):
        assert 0.03 < peak(side) < 0.95
        assert -42 < loudest(side) < -8
        assert max(map(abs, side[:40])) < 0.01 * FULL
        assert max(map(abs, side[-200:])) < 0.002 * FULL
        assert RATE / 20 < len(side) < 5 * RATE


@pytest.mark.parametrize("path", EFFECTS, ids=name)
def test_an_effect_begins_at_once(path: Path) -> None:
    """Some of its loudness is there within a third of a second, whatever swells or rolls on."""
    left, _ = sides(path)

    assert max(map(abs, left[: RATE // 3])) > 0.25 * FULL * peak(left)


def test_variants_differ() -> None:
    for one, other in combinations(EFFECTS, 2):
        if one.stem.rpartition("-")[0] == other.stem.rpartition("-")[0] != "":
            assert sides(one) != sides(other), (one, other)


def test_what_is_heard_often_has_variants() -> None:
    """Alone stands only what is heard a few times in a game, or is to be known again at once."""
    alone = {path.stem for path in EFFECTS if not path.stem[-1].isdigit()}
    variants = Counter(path.stem.rpartition("-")[0] for path in EFFECTS if path.stem not in alone)

    duels = {"duel_begin", "duel_won", "duel_tied", "duel_lost"}
    assert alone == {*duels, "mask", "temple_stand", "makuta_revealed", "victory"}
    assert min(variants.values()) >= 3


def test_steps_and_ui_are_softer_than_what_matters() -> None:
    def loudness(word: str) -> float:
        return max(loudest(sides(path)[0]) for path in EFFECTS if path.stem.startswith(word))

    assert loudness("hover") < loudness("press") < loudness("step_") < loudness("dice")
    assert loudness("turn") < loudness("duel_lost")
    assert loudness("token_lay") < loudness("plate_drop")


@pytest.mark.parametrize("path", [*BEDS, *TUNES], ids=name)
def test_a_bed_is_quiet_calm_and_long(path: Path) -> None:
    for side in sides(path):
        assert 40 * RATE < len(side) < 50 * RATE
        assert peak(side) < 0.4
        assert -38 < decibels(side[::5]) < -24
        seconds = [decibels(side[at : at + RATE : 5]) for at in range(0, len(side) - RATE, RATE)]
        assert max(seconds) - min(seconds) < 18
        assert max(abs(one - other) for one, other in pairwise(seconds)) < 9


@pytest.mark.parametrize("path", [*BEDS, *TUNES], ids=name)
def test_a_bed_has_no_seam(path: Path) -> None:
    """The step from its end to its beginning is like any other, and as loud before as after."""
    for side in sides(path):
        steps = sorted(abs(one - other) for one, other in pairwise(side[: 4 * RATE]))
        assert abs(side[0] - side[-1]) <= steps[-len(steps) // 1000]
        bend = abs(side[-2] - 2 * side[-1] + side[0])
        bends = sorted(abs(side[i - 1] - 2 * side[i] + side[i + 1]) for i in range(1, 4 * RATE, 3))
        assert bend <= max(bends[-len(bends) // 1000], 0.002 * FULL)
        short = RATE // 4
        assert abs(decibels(side[-short:]) - decibels(side[:short])) < 5


# Baked again


def test_every_file_has_its_recipe() -> None:
    pytest.importorskip("soundfile", reason=NEEDS_ART)
    from tools.artwork.sounds.catalogue import SOUNDS  # noqa: PLC0415

    files = {str(path.relative_to(FOLDER).with_suffix("")) for path in (*EFFECTS, *BEDS, *TUNES)}
    assert files == set(SOUNDS)


@pytest.mark.parametrize("sound", SAMPLE)
def test_a_sample_is_baked_again(sound: str, tmp_path: Path) -> None:
    soundfile = pytest.importorskip("soundfile", reason=NEEDS_ART)
    from tools.artwork.sounds.bake import parts  # noqa: PLC0415

    parts(tmp_path)[sound]()

    fresh, kept = (
        soundfile.read(folder / f"{sound}.ogg", always_2d=True)[0] for folder in (tmp_path, FOLDER)
    )

    assert fresh.shape == kept.shape
    assert abs(fresh - kept).max() <= 1 / 255
