"""Sounds are played by name, not too many at once, and a machine without a device is content."""

import wave
from collections.abc import Iterator
from contextlib import closing
from itertools import pairwise
from math import inf
from pathlib import Path
from random import Random
from time import monotonic, sleep

import pygame
import pytest

from game.ui.beds import LOOP_CHANNELS, loaded
from game.ui.sound import Cue, Note, Silent, Voice, Volumes, cue
from game.ui.speaker import (
    CHANNELS,
    LATEST,
    MOST_COPIES,
    RESERVED,
    SHORTEST_GAP,
    Speaker,
)

EFFECTS = range(RESERVED, CHANNELS)
TUNES = range(LOOP_CHANNELS, RESERVED)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Stillness of different lengths, so that one knows which one is playing."""
    lengths = {"effects/knock": 4, "effects/drop-1": 2, "effects/drop-2": 3}
    lengths |= {"beds/sea": 5, "beds/cave": 6, "beds/wood": 7, "beds/hill": 8, "tunes/dance": 9}
    for name, seconds in lengths.items():
        path = tmp_path / f"{name}.ogg"
        path.parent.mkdir(exist_ok=True)
        _write_stillness(path, seconds)
    (tmp_path / "effects" / "broken.ogg").write_bytes(b"no sound at all")
    return tmp_path


def _write_stillness(path: Path, seconds: int) -> None:
    with path.open("wb") as file, closing(wave.open(file, "wb")) as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(44_100)
        out.writeframes(bytes(2 * 44_100 * seconds))


@pytest.fixture
def speaker(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Speaker]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    speaker = Speaker(folder, Random(1))
    speaker.open()
    assert speaker.is_open
    yield speaker
    speaker.close()


def playing(channels: range = EFFECTS) -> list[int]:
    """The lengths of what is heard, in seconds."""
    found = (pygame.mixer.Channel(number) for number in channels)
    heard = (channel for channel in found if channel.get_busy() and channel.get_volume())
    sounds = [channel.get_sound() for channel in heard]
    return [round(sound.get_length()) for sound in sounds if sound is not None]


# Effects


def test_an_effect_is_played_by_its_name(speaker: Speaker) -> None:
    speaker.play(cue("knock"), 1.0)

    assert playing() == [4]


@pytest.mark.parametrize("name", ["broken", "nothing"])
def test_what_cannot_be_played_is_silent(speaker: Speaker, name: str) -> None:
    speaker.play(cue(name), 1.0)

    assert playing() == []


def test_luck_chooses_among_variants(folder: Path, speaker: Speaker) -> None:
    heard = set()
    for moment in range(12):
        speaker.play(cue("drop"), float(moment))
        heard |= {*playing()}
        pygame.mixer.stop()

    assert heard == {2, 3}


def test_no_variant_is_heard_twice_in_a_row(speaker: Speaker) -> None:
    heard = []
    for moment in range(12):
        speaker.play(cue("drop"), float(moment))
        heard += playing()
        pygame.mixer.stop()

    assert len(heard) == 12
    assert all(one != other for one, other in pairwise(heard))


def test_a_file_is_opened_when_it_is_heard(
    speaker: Speaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One variant at a time: nobody waits for those that are not played."""
    opened: list[str] = []

    def noted(path: Path) -> pygame.mixer.Sound | None:
        opened.append(path.stem)
        return loaded(path)

    monkeypatch.setattr("game.ui.speaker.loaded", noted)
    speaker.play(cue("drop"), 1.0)
    assert len(opened) == 1
    for moment in range(2, 9):
        speaker.play(cue("drop"), float(moment))
        pygame.mixer.stop()

    assert sorted(opened) == ["drop-1", "drop-2"]


def test_files_are_opened_before_they_are_heard(folder: Path, speaker: Speaker) -> None:
    """One at a time; what cannot be played does no harm."""
    steps = 0
    while speaker.rehearse():
        steps += 1
    for path in (folder / "effects").iterdir():
        path.unlink()

    speaker.play(cue("knock"), 1.0)

    assert steps == 4
    assert playing() == [4]
    assert not speaker.rehearse()


def test_nothing_is_opened_that_nobody_will_hear(speaker: Speaker) -> None:
    speaker.set_volumes(Volumes(mute=True))

    assert not speaker.rehearse()


def test_no_two_blows_are_equally_loud(speaker: Speaker) -> None:
    volumes = set()
    for moment in range(12):
        speaker.play(cue("knock"), float(moment))
        volumes.add(pygame.mixer.Channel(RESERVED).get_volume())
        pygame.mixer.stop()

    assert len(volumes) > 4
    assert min(volumes) > 0.8 * max(volumes)


def test_not_more_than_a_few_copies_sound_at_once(speaker: Speaker) -> None:
    for moment in range(8):
        speaker.play(cue("drop"), float(moment))
        speaker.play(cue("knock"), float(moment))

    assert len([length for length in playing() if length == 4]) == MOST_COPIES
    assert len([length for length in playing() if length != 4]) == MOST_COPIES


def test_two_of_the_same_at_the_same_moment_are_one(speaker: Speaker) -> None:
    speaker.play(cue("knock"), 1.0)
    speaker.play(cue("knock"), 1.0 + SHORTEST_GAP / 2)

    assert playing() == [4]
    speaker.play(cue("knock"), 1.0 + 2 * SHORTEST_GAP)
    assert playing() == [4, 4]


def test_a_note_waits_until_it_is_due(speaker: Speaker) -> None:
    speaker.play(Cue((Note("knock"), Note("drop-1", 0.5))), 1.0)

    assert playing() == [4]
    speaker.update(1.4)
    assert playing() == [4]
    speaker.update(1.5)
    assert playing() == [4, 2]


def test_a_note_that_comes_far_too_late_is_not_played(speaker: Speaker) -> None:
    speaker.play(cue("knock", after=0.5), 1.0)
    speaker.update(1.5 + 2 * LATEST)

    assert playing() == []


def test_what_is_skipped_is_not_heard(speaker: Speaker) -> None:
    speaker.play(cue("knock"), inf)
    speaker.update(1e9)

    assert playing() == []


def test_whoever_skips_hears_no_more_of_what_has_begun(speaker: Speaker) -> None:
    speaker.play(Cue((Note("knock"), Note("drop", 0.1))), 1.0)
    speaker.skip()
    speaker.update(1.1)

    assert playing() == [4]


# Volumes


def test_effects_are_as_loud_as_they_are_set(speaker: Speaker) -> None:
    speaker.set_volumes(Volumes(effects=0.5))
    speaker.play(cue("knock", volume=0.5), 1.0)

    assert 0.2 <= pygame.mixer.Channel(RESERVED).get_volume() <= 0.25


@pytest.mark.parametrize("volumes", [Volumes(effects=0), Volumes(mute=True)])
def test_at_no_volume_nothing_is_played(speaker: Speaker, volumes: Volumes) -> None:
    speaker.set_volumes(volumes)
    speaker.play(cue("knock"), 1.0)

    assert playing() == []


def test_whoever_mutes_has_quiet_at_once(speaker: Speaker) -> None:
    speaker.surround("sea")
    _wait_for(speaker, [5])
    speaker.play(Cue((Note("knock"), Note("drop", 0.5))), 1.0)
    speaker.set_volumes(Volumes(mute=True))
    speaker.update(1.6)

    _wait_for(speaker, [], range(CHANNELS))


# Beds


def test_one_bed_is_faded_into_the_next(speaker: Speaker) -> None:
    speaker.surround("sea")
    _wait_for(speaker, [5])
    sleep(0.5)
    speaker.surround("cave")

    _wait_for(speaker, [5, 6])


def test_a_bed_that_is_wanted_again_goes_on(speaker: Speaker) -> None:
    speaker.surround("sea")
    _wait_for(speaker, [5])
    speaker.surround("sea")
    speaker.update(1.0)

    assert playing(range(LOOP_CHANNELS)) == [5]


def test_many_beds_one_after_the_other(speaker: Speaker) -> None:
    lengths = {"sea": 5, "cave": 6, "wood": 7, "hill": 8}
    for bed in (*lengths, *lengths):
        speaker.surround(bed)
        _wait_for_one(speaker, lengths[bed])


def test_a_bed_follows_its_volume(speaker: Speaker) -> None:
    speaker.surround("sea")
    _wait_for(speaker, [5])
    speaker.set_volumes(Volumes(ambience=0.25))

    sounds = [pygame.mixer.Channel(number).get_sound() for number in range(LOOP_CHANNELS)]
    assert [sound.get_volume() for sound in sounds if sound] == [0.25]


def test_a_bed_begins_when_there_is_a_volume_for_it(speaker: Speaker) -> None:
    speaker.set_volumes(Volumes(ambience=0))
    speaker.surround("sea")
    speaker.update(1.0)
    assert playing(range(LOOP_CHANNELS)) == []

    speaker.set_volumes(Volumes())

    _wait_for(speaker, [5])


def test_a_bed_stands_back_for_what_matters_and_comes_again(speaker: Speaker) -> None:
    speaker.surround("sea")
    _wait_for(speaker, [5])
    full = _bed_volume()
    speaker.play(cue("knock", hush=2.0), 10.0)
    heard = []
    for now in (10.0, 10.1, 10.5, 11.9, 12.6, 14.0):
        speaker.update(now)
        heard.append(_bed_volume())

    began, sinking, behind, still, rising, back = heard
    assert full == began == back > sinking > behind == still
    assert behind < rising < back
    assert behind > 0.4 * full


def test_what_does_not_matter_leaves_the_bed_alone(speaker: Speaker) -> None:
    speaker.surround("sea")
    _wait_for(speaker, [5])
    full = _bed_volume()

    speaker.play(cue("knock"), 10.0)
    speaker.update(10.5)

    assert _bed_volume() == full


def test_what_is_not_heard_hushes_nothing(speaker: Speaker) -> None:
    speaker.surround("sea")
    _wait_for(speaker, [5])
    full = _bed_volume()

    speaker.play(cue("nothing", hush=2.0), 10.0)
    speaker.update(10.5)

    assert _bed_volume() == full


def _bed_volume() -> float:
    sounds = (pygame.mixer.Channel(number).get_sound() for number in range(LOOP_CHANNELS))
    return next(sound.get_volume() for sound in sounds if sound)


def test_no_bed_is_silence(speaker: Speaker) -> None:
    speaker.set_volumes(Volumes(ambience=0.1))
    speaker.surround("nowhere")
    speaker.update(1.0)
    speaker.surround(None)
    speaker.update(1.0)

    assert playing(range(LOOP_CHANNELS)) == []


# Tunes


def test_a_tune_is_played_over_the_bed_at_a_volume_of_its_own(speaker: Speaker) -> None:
    speaker.set_volumes(Volumes(ambience=0.5, music=0.2))
    speaker.surround("sea")
    speaker.accompany("dance")
    _wait_for(speaker, [5])
    _wait_for(speaker, [9], TUNES)

    assert _volumes(TUNES) == [pytest.approx(0.2, abs=0.01)]


def test_without_music_the_bed_goes_on(speaker: Speaker) -> None:
    speaker.surround("sea")
    speaker.accompany("dance")
    _wait_for(speaker, [9], TUNES)
    speaker.set_volumes(Volumes(music=0))

    _wait_for(speaker, [], TUNES)
    assert playing(range(LOOP_CHANNELS)) == [5]


def _volumes(channels: range) -> list[float]:
    sounds = (pygame.mixer.Channel(number).get_sound() for number in channels)
    return [sound.get_volume() for sound in sounds if sound]


def _wait_for(speaker: Speaker, lengths: list[int], channels: range = range(LOOP_CHANNELS)) -> None:
    until = monotonic() + 5
    while sorted(playing(channels)) != lengths:
        assert monotonic() < until, playing(channels)
        sleep(0.005)
        speaker.update(1.0)


def _wait_for_one(speaker: Speaker, length: int) -> None:
    until = monotonic() + 5
    while length not in playing(range(LOOP_CHANNELS)):
        assert monotonic() < until
        sleep(0.005)
        speaker.update(1.0)


# No device


def test_without_a_device_all_is_silent(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "alsa")
    monkeypatch.setenv("ALSA_CONFIG_PATH", "/no/such/file")
    speaker = Speaker(folder, Random(1))

    speaker.open()
    speaker.set_volumes(Volumes())
    speaker.play(cue("knock"), 1.0)
    speaker.surround("sea")
    speaker.update(2.0)
    speaker.close()

    assert not speaker.is_open
    assert capfd.readouterr().err == ""


def test_it_can_be_opened_again(speaker: Speaker) -> None:
    speaker.surround("sea")
    _wait_for(speaker, [5])
    speaker.close()
    speaker.open()
    speaker.play(cue("knock"), 9.0)
    _wait_for(speaker, [5])

    assert playing() == [4]


# For tests


def test_whoever_is_silent_tells_what_would_be_heard() -> None:
    voice = Silent()
    walk = Cue((Note("step", 0.2), Note("step", 0.4), Note("drop", 0.6)))

    voice.play(walk, 1.0, pace=2.0)
    voice.play(walk, 5.0, pace=inf)
    voice.play(walk, inf)
    voice.surround("sea")
    voice.set_volumes(Volumes(mute=True))

    assert voice.heard == [("step", 1.1), ("step", 1.2), ("drop", 1.3), ("drop", 5.0)]
    assert voice.bed == "sea"
    assert voice.volumes.mute


def test_both_can_be_asked_for_the_same(folder: Path) -> None:
    voices: list[Voice] = [Silent(), Speaker(folder, Random(1))]

    for voice in voices:
        voice.skip()
        voice.play(cue("knock"), 1.0)
        voice.update(1.0)
        voice.close()
