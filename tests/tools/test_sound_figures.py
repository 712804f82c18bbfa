"""What an engineer's meters say of the shipped sounds: levels, families, and what each is like."""

from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.tools.extras import NEEDS_ART
from tools.places import ROOT

for module in ("numpy", "scipy", "PIL", "soundfile"):
    pytest.importorskip(module, reason=NEEDS_ART)

import numpy as np  # noqa: E402

from tools import sounds  # noqa: E402
from tools.artwork.sounds.bodies import drop  # noqa: E402
from tools.artwork.sounds.figures import (  # noqa: E402  # noqa: E402
    centroid,
    figures_of_bed,
    figures_of_effect,
    kink,
    loudness,
    steady_loudness,
    true_peak,
)
from tools.artwork.sounds.music import pitch  # noqa: E402
from tools.artwork.sounds.ogg import decoded  # noqa: E402

FOLDER = ROOT / "assets" / "sounds"
EFFECTS = sorted(path.stem for path in (FOLDER / "effects").glob("*.ogg"))
BEDS = sorted(path.stem for path in (FOLDER / "beds").glob("*.ogg"))
RATE = 44_100
HARDLY_THERE = "hover"  # on purpose


@cache
def effect(name: str) -> Any:  # noqa: ANN401 - an array, where numpy is installed
    return decoded((FOLDER / "effects" / f"{name}.ogg").read_bytes())


@cache
def bed(name: str) -> Any:  # noqa: ANN401
    return decoded((FOLDER / "beds" / f"{name}.ogg").read_bytes())


def named(*beginnings: str) -> list[str]:
    return [name for name in EFFECTS if name.startswith(beginnings)]


def test_the_meter_reads_what_the_standard_says() -> None:
    """BS.1770: a tone of 1 kHz at -23 dBFS on both sides has -23 LUFS."""
    wave = np.sin(2 * np.pi * 997 * np.arange(5 * RATE) / RATE)
    tone = 10 ** (-23 / 20) * np.stack([wave, wave], axis=1)

    assert steady_loudness(tone) == pytest.approx(-23, abs=0.1)
    assert loudness(tone) == pytest.approx(-23, abs=0.2)
    assert true_peak(tone) == pytest.approx(-23, abs=0.1)


# Levels


@pytest.mark.parametrize("name", EFFECTS)
def test_an_effect_stays_below_the_top_and_in_the_middle(name: str) -> None:
    figures = figures_of_effect(effect(name))

    assert figures["true_peak"] < -1
    assert abs(figures["balance"]) < 1
    assert figures["dc"] < 0.002


@pytest.mark.parametrize(
    "family",
    [
        ("step_",),
        ("token_",),
        ("duel_", "victory", "temple_", "makuta_"),
        ("dice", "plate_drop", "rahi_break"),
        ("press", "refused"),
    ],
)
def test_a_family_is_equally_loud(family: tuple[str, ...]) -> None:
    levels = [loudness(effect(name)) for name in named(*family)]

    assert max(levels) - min(levels) < 2.5


def test_variants_are_equally_loud() -> None:
    for name in EFFECTS:
        levels = [loudness(effect(other)) for other in named(name.rpartition("-")[0] + "-")]
        assert not levels or max(levels) - min(levels) < 0.6, name


def test_beds_lie_far_below_every_effect() -> None:
    softest = min(loudness(effect(name)) for name in EFFECTS if not name.startswith(HARDLY_THERE))

    assert max(steady_loudness(bed(name)) for name in BEDS) < softest - 12


@pytest.mark.parametrize("name", BEDS)
def test_a_bed_can_be_heard_for_an_evening(name: str) -> None:
    """No tone that whines, no loop within the loop, nothing that starts anew at the seam."""
    figures = figures_of_bed(bed(name))

    assert figures["seconds"] > 40
    assert figures["whine"] < 6
    assert figures["again"] < 0.6
    assert figures["seam"] < 1 or kink(bed(name)) < 0.001
    assert figures["seam_level"] < 4
    assert abs(figures["balance"]) < 1


# What they are like


@pytest.mark.parametrize("name", named("dice"))
def test_a_die_bounces_ever_quicker_on_wood(name: str) -> None:
    gaps = np.diff(onsets(name))

    assert 1000 < centroid(effect(name)) < 4000
    assert len(gaps) >= 3
    assert gaps[0] > 1.5 * gaps[-1]


@pytest.mark.parametrize("name", named("plate_drop"))
def test_a_plate_falls_and_then_clicks_in(name: str) -> None:
    struck = onsets(name)
    first, second = struck[0], struck[struck > 0.09][0]
    thud, click = (part(name, at, at + 0.06) for at in (first, second))

    assert first < 0.02
    assert second < 0.2
    assert share(thud, 50, 250) > 0.5
    assert centroid(click) > 2 * centroid(thud)


@pytest.mark.parametrize("name", named("token_flip"))
def test_a_token_flutters_before_it_lands(name: str) -> None:
    flutter, landed = part(name, 0, 0.18), part(name, 0.19, 0.3)

    assert np.abs(flutter).max() < 0.5 * np.abs(landed).max()
    assert 700 < centroid(flutter) < 3500


@pytest.mark.parametrize(
    ("ground", "low", "high", "soonest", "latest"),
    [
        ("sand", 2000, 6000, 20, 90),  # centroid in hertz, attack in milliseconds
        ("stone", 600, 4000, 0, 5),
        ("lava", 1500, 5000, 0, 8),
        ("snow", 1000, 4000, 0, 120),
        ("grass", 1000, 5000, 0, 30),
        ("wood", 150, 450, 0, 20),
        ("earth", 150, 1500, 0, 40),
    ],
)
def test_each_ground_sounds_like_itself(
    ground: str, low: float, high: float, soonest: float, latest: float
) -> None:
    for name in named(f"step_{ground}"):
        figures = figures_of_effect(effect(name))
        assert low < figures["centroid"] < high
        assert soonest <= figures["attack_ms"] <= latest
        assert figures["decay_ms"] < 250


def test_a_drop_into_water_rises() -> None:
    fallen = np.stack([drop(500, 1.8)] * 2, axis=1)
    early, late = (tone_of(fallen[at : at + 900], 200) for at in (100, 1600))

    assert 450 < early < 0.8 * late < 900


def test_the_temple_grinds_low_and_rough_and_ends_with_a_thud() -> None:
    for name in named("temple_turn"):
        grind, end = part(name, 0.05, 0.24), part(name, 0.26, 0.36)
        envelope = np.abs(grind).mean(axis=1).reshape(-1, 63)[:133].mean(axis=1)
        assert centroid(grind) < 900
        assert envelope.std() > 0.25 * envelope.mean()
        assert share(end, 30, 250) > 0.4


def test_a_duel_won_goes_up_and_a_lost_one_down() -> None:
    rising = [tone_of(part("duel_won", at, at + 0.09), 200) for at in (0.01, 0.2, 0.5)]
    falling = [tone_of(part("duel_lost", at, at + 0.14), 90) for at in (0.01, 0.31, 0.75)]

    assert rising == sorted(rising)
    assert falling == sorted(falling, reverse=True)


def test_the_scale_is_that_of_a_piano() -> None:
    assert pitch("A4") == pytest.approx(440, abs=0.1)
    notes = [pitch(note) for note in ("A3", "C4", "D4", "F4", "G4", "A4", "C5")]
    assert all(one < other for one, other in pairwise(notes))


def part(name: str, start: float, end: float) -> Any:  # noqa: ANN401
    return effect(name)[round(start * RATE) : round(end * RATE)]


def onsets(name: str) -> Any:  # noqa: ANN401
    """When it is struck, in seconds: sudden and well above what was heard just before."""
    step = RATE // 200
    wave = np.abs(np.diff(effect(name).mean(axis=1)))
    levels = np.array([wave[at : at + step].max() for at in range(0, len(wave) - step, step)])
    before = np.maximum(np.roll(levels, 1), np.roll(levels, 2))
    before[:2] = 0
    struck = np.flatnonzero((levels > 2.2 * before) & (levels > 0.05 * levels.max()))
    fresh = [at for i, at in enumerate(struck) if i == 0 or at - struck[i - 1] > 2]
    return np.array(fresh) / 200


def spectrum(sound: Any) -> tuple[Any, Any]:  # noqa: ANN401
    mono = sound.mean(axis=1) * np.hanning(len(sound))
    return np.fft.rfftfreq(8 * len(mono), 1 / RATE), np.abs(np.fft.rfft(mono, 8 * len(mono))) ** 2


def share(sound: Any, low: float, high: float) -> float:  # noqa: ANN401
    """Of its power, between two pitches."""
    pitches, power = spectrum(sound)
    return float(power[(pitches > low) & (pitches < high)].sum() / power.sum())


def tone_of(sound: Any, least: float) -> float:  # noqa: ANN401
    """Its strongest tone, not below *least*."""
    pitches, power = spectrum(sound)
    return float(pitches[np.argmax(np.where(pitches > least, power, 0))])


# The command


def test_the_figures_can_be_read(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert sounds.main(["effects/hover", "--sheet", str(tmp_path / "sheet.png")]) == 0

    head, *lines = capsys.readouterr().out.splitlines()
    assert {"loudness", "true_peak", "centroid"} <= set(head.split())
    assert [line.split()[0] for line in lines] == [f"effects/hover-{i}" for i in (1, 2, 3)]
    assert (tmp_path / "sheet.png").stat().st_size > 1000


def test_an_unknown_sound_is_told_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert sounds.main(["effects/trumpet"]) == 2

    assert "No sound is called that." in capsys.readouterr().err
