"""Effects that are played once and beds that surround: by name, each a file of one folder.

Without a device, or without the files, all of it is silent and nothing else is different.
"""

import os
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from heapq import heappop, heappush
from itertools import count
from math import isfinite
from pathlib import Path
from random import Random
from typing import Protocol

import pygame
from attrs import define, field, frozen
from pygame.mixer import Sound

RATE, DEPTH, SIDES, BUFFER = 44_100, -16, 2, 512
BED_CHANNELS, CHANNELS = 3, 20
MOST_COPIES = 3  # of an effect at a time, all its variants together
SHORTEST_GAP = 0.035  # seconds between two of the same
LATEST = 0.25  # seconds; what is later than that is not played any more
SOFTEST = 0.85  # no two blows are equally loud
FADE = 1800  # milliseconds from one bed to the next
HUSH = 120  # milliseconds until all is quiet
MOST_BEDS = 3  # that are kept; each is some megabytes


@frozen
class Note:
    name: str
    after: float = 0.0  # seconds
    volume: float = 1.0


@frozen
class Cue:
    """What something sounds like. Where nothing moves only the last note is heard."""

    notes: tuple[Note, ...]


def cue(name: str, after: float = 0.0, volume: float = 1.0) -> Cue:
    return Cue((Note(name, after, volume),))


@frozen
class Volumes:
    """From 0 to 1."""

    effects: float = 0.8
    ambience: float = 0.5
    mute: bool = False

    @property
    def of_effects(self) -> float:
        return 0.0 if self.mute else self.effects

    @property
    def of_beds(self) -> float:
        return 0.0 if self.mute else self.ambience


class Voice(Protocol):
    """Whoever plays sounds, or only notes them down."""

    def open(self) -> None:
        """Before that nothing is heard. It takes a while."""

    def play(self, cue: Cue, at: float, pace: float = 1.0) -> None:
        """Begin at the time *at*; *pace* is that of the movement it belongs to.

        What is skipped, at the end of all time, is not heard.
        """

    def skip(self) -> None:
        """What has not begun yet is not heard any more."""

    def surround(self, bed: str | None) -> None:
        """From now on *bed* is heard all the time; None is silence."""

    def set_volumes(self, volumes: Volumes) -> None: ...

    def update(self, now: float) -> None:
        """Once per frame, and at least now and then."""

    def close(self) -> None: ...


def notes_of(cue: Cue, at: float, pace: float) -> Iterator[tuple[float, Note]]:
    """When each note is due."""
    if isfinite(at):
        for note in cue.notes if isfinite(pace) else cue.notes[-1:]:
            yield at + note.after / pace, note


@define
class Silent:
    """Notes down what would be heard, and when."""

    heard: list[tuple[str, float]] = field(factory=list, init=False)
    bed: str | None = field(default=None, init=False)
    volumes: Volumes = field(factory=Volumes, init=False)

    def open(self) -> None: ...

    def skip(self) -> None: ...

    def play(self, cue: Cue, at: float, pace: float = 1.0) -> None:
        self.heard += [(note.name, when) for when, note in notes_of(cue, at, pace)]

    def surround(self, bed: str | None) -> None:
        self.bed = bed

    def set_volumes(self, volumes: Volumes) -> None:
        self.volumes = volumes

    def update(self, now: float) -> None: ...

    def close(self) -> None: ...


@define(eq=False)
class Speaker:
    """Plays `effects/NAME.ogg`, or one of `effects/NAME-1.ogg` …, and `beds/NAME.ogg`."""

    folder: Path
    rng: Random
    volumes: Volumes = field(factory=Volumes)
    is_open: bool = field(default=False, init=False)
    _effects: dict[str, list[Sound]] = field(factory=dict, init=False)
    _due: list[tuple[float, int, Note]] = field(factory=list, init=False)
    _order: Iterator[int] = field(factory=count, init=False)  # of notes that are due together
    _last: dict[str, float] = field(factory=dict, init=False)  # when each effect last began
    _beds: "BedPlayer" = field(init=False)

    def __attrs_post_init__(self) -> None:
        self._beds = BedPlayer(self.folder / "beds")

    def open(self) -> None:
        """Find a device. There may be none."""
        with suppress(pygame.error, NotImplementedError), _hushed():
            pygame.mixer.init(RATE, DEPTH, SIDES, BUFFER)
            pygame.mixer.set_num_channels(CHANNELS)
            pygame.mixer.set_reserved(BED_CHANNELS)
            self.is_open = True

    def close(self) -> None:
        self._beds.close()
        if self.is_open:
            self.is_open = False
            self._effects.clear()
            pygame.mixer.quit()

    def skip(self) -> None:
        self._due.clear()

    def set_volumes(self, volumes: Volumes) -> None:
        self.volumes = volumes
        if not self.is_open:
            return
        self._beds.settle(volumes.of_beds)
        if volumes.mute:
            self._due.clear()
            pygame.mixer.fadeout(HUSH)

    def surround(self, bed: str | None) -> None:
        self._beds.wanted = bed
        if self.is_open:
            self._beds.settle(self.volumes.of_beds)

    def update(self, now: float) -> None:
        if not self.is_open:
            return
        while self._due and self._due[0][0] <= now:
            due, _, note = heappop(self._due)
            if now - due < LATEST:
                self._begin(note, now)
        self._beds.settle(self.volumes.of_beds)

    def play(self, cue: Cue, at: float, pace: float = 1.0) -> None:
        if not self.is_open or not self.volumes.of_effects:
            return
        for due, note in notes_of(cue, at, pace):
            heappush(self._due, (due, next(self._order), note))
        if isfinite(at):
            self.update(at)

    def _begin(self, note: Note, now: float) -> None:
        variants = self._variants(note.name)
        copies = sum(sound.get_num_channels() for sound in variants)
        too_soon = abs(now - self._last.get(note.name, -1.0)) < SHORTEST_GAP
        if not variants or copies >= MOST_COPIES or too_soon:
            return
        self._last[note.name] = now
        channel = self.rng.choice(variants).play()
        if channel is not None:  # all are taken
            loud = note.volume * self.rng.uniform(SOFTEST, 1)
            channel.set_volume(loud * self.volumes.of_effects)

    def _variants(self, name: str) -> list[Sound]:
        if name not in self._effects:
            folder = self.folder / "effects"
            paths = [folder / f"{name}.ogg", *sorted(folder.glob(f"{name}-[0-9].ogg"))]
            loaded = (_loaded(path) for path in paths)
            self._effects[name] = [sound for sound in loaded if sound]
        return self._effects[name]


@define(eq=False)
class BedPlayer:
    """One bed at a time, each faded into the next; opened beside the game, for it takes a while."""

    folder: Path
    wanted: str | None = field(default=None, init=False)
    _playing: str | None = field(default=None, init=False)
    _number: int = field(default=0, init=False)  # of the channel that plays
    _volume: float = field(default=0.0, init=False)
    _opened: dict[str, "Future[Sound | None]"] = field(factory=dict, init=False)
    _worker: ThreadPoolExecutor | None = field(default=None, init=False)

    def settle(self, volume: float) -> None:
        """Come nearer to what is wanted; nothing at all is played at no volume."""
        wanted = self.wanted if volume else None
        if wanted and wanted == self._playing and volume != self._volume:
            self._set_volume(volume)
        if wanted == self._playing or (wanted and not self._is_ready(wanted)):
            return
        self._leave(FADE if volume else HUSH)
        self._playing = wanted
        if wanted:
            self._start(wanted, volume)

    def _leave(self, milliseconds: int) -> None:
        """The mixer does not fade out what is not yet to be heard: that would play on for ever."""
        channel = pygame.mixer.Channel(self._number)
        if channel.get_volume():
            channel.fadeout(milliseconds)
        else:
            channel.stop()

    def _set_volume(self, volume: float) -> None:
        self._volume = volume
        sound = self._opened[self._playing].result() if self._playing else None
        if sound:
            sound.set_volume(volume)

    def _is_ready(self, bed: str) -> bool:
        if bed not in self._opened:
            self._worker = self._worker or ThreadPoolExecutor(1, "beds")
            self._opened[bed] = self._worker.submit(_loaded, self.folder / f"{bed}.ogg")
        return self._opened[bed].done()

    def _start(self, bed: str, volume: float) -> None:
        self._number = (self._number + 1) % BED_CHANNELS
        self._set_volume(volume)
        sound = self._opened[bed].result()
        if sound:
            pygame.mixer.Channel(self._number).play(sound, loops=-1, fade_ms=FADE)
        for name in [name for name in self._opened if name != bed][: 1 - MOST_BEDS]:
            del self._opened[name]

    def close(self) -> None:
        if self._worker:
            self._worker.shutdown(cancel_futures=True)
        self._opened.clear()
        self._worker = self._playing = None


def _loaded(path: Path) -> Sound | None:
    """None where there is no such file, or none that can be played."""
    with suppress(OSError, pygame.error):
        return Sound(path)
    return None


@contextmanager
def _hushed() -> Iterator[None]:
    """System libraries complain on the terminal where there is no device; nobody asked them."""
    try:
        kept, nowhere = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    except OSError:  # there is no terminal
        yield
        return
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)
