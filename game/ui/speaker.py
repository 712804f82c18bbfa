"""Plays effects, beds and tunes: by name, each a file of one folder.

Without a device, or without the files, all of it is silent and nothing else is different.
"""

import os
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from heapq import heappop, heappush
from itertools import count
from math import isfinite
from pathlib import Path
from random import Random

import pygame
from attrs import define, field
from pygame.mixer import Channel, Sound

from game.ui.beds import HUSH, LOOP_CHANNELS, Hush, LoopPlayer, loaded
from game.ui.sound import Cue, Note, Voice, Volumes, notes_of

RATE, DEPTH, SIDES, BUFFER = 44_100, -16, 2, 512
RESERVED = 2 * LOOP_CHANNELS  # for beds and tunes
CHANNELS = RESERVED + 17
MOST_COPIES = 3  # of an effect at a time, all its variants together
SHORTEST_GAP = 0.035  # seconds between two of the same
LATEST = 0.25  # seconds; what is later than that is not played any more
VARIANT = re.compile(r"-\d$")  # at the end of a file's name
SOFTEST = 0.85  # no two blows are equally loud


@define(eq=False)
class Speaker(Voice):
    """Plays `effects/NAME.ogg`, or one of `effects/NAME-1.ogg` …, `beds/…` and `tunes/…`."""

    folder: Path
    rng: Random
    volumes: Volumes = field(factory=Volumes)
    is_open: bool = field(default=False, init=False)
    _effects: dict[str, list["Effect"]] = field(factory=dict, init=False)
    _due: list[tuple[float, int, Note]] = field(factory=list, init=False)
    _order: Iterator[int] = field(factory=count, init=False)  # of notes that are due together
    _last: dict[str, float] = field(factory=dict, init=False)  # when each effect last began
    _played: dict[str, "Effect"] = field(factory=dict, init=False)  # which variant of it
    _rehearsed: "Iterator[Effect] | None" = field(default=None, init=False)
    _hush: Hush = field(factory=Hush, init=False)
    _now: float = field(default=0.0, init=False)
    _beds: LoopPlayer = field(init=False)
    _tunes: LoopPlayer = field(init=False)

    def __attrs_post_init__(self) -> None:
        self._beds = LoopPlayer(self.folder / "beds")
        self._tunes = LoopPlayer(self.folder / "tunes", first=LOOP_CHANNELS)

    def open(self) -> None:
        """Find a device. There may be none."""
        with suppress(pygame.error, NotImplementedError), _hushed():
            pygame.mixer.init(RATE, DEPTH, SIDES, BUFFER)
            pygame.mixer.set_num_channels(CHANNELS)
            pygame.mixer.set_reserved(RESERVED)
            self.is_open = True

    def close(self) -> None:
        self._beds.close()
        self._tunes.close()
        if self.is_open:
            self.is_open = False
            self._effects.clear()
            self._played.clear()
            self._rehearsed = None
            pygame.mixer.quit()

    def rehearse(self) -> bool:
        if not self.is_open or not self.volumes.of_effects:
            return False
        self._rehearsed = self._rehearsed or self._all_effects()
        effect = next(self._rehearsed, None)
        if effect:
            effect.open()
        return effect is not None

    def _all_effects(self) -> "Iterator[Effect]":
        files = (self.folder / "effects").glob("*.ogg")
        for name in sorted({VARIANT.sub("", path.stem) for path in files}):
            yield from self._variants(name)

    def skip(self) -> None:
        self._due.clear()

    def set_volumes(self, volumes: Volumes) -> None:
        self.volumes = volumes
        if not self.is_open:
            return
        self._settle()
        if volumes.mute:
            self._due.clear()
            pygame.mixer.fadeout(HUSH)

    def surround(self, bed: str | None) -> None:
        self._beds.wanted = bed
        if self.is_open:
            self._settle()

    def accompany(self, tune: str | None) -> None:
        self._tunes.wanted = tune
        if self.is_open:
            self._settle()

    def update(self, now: float) -> None:
        self._now = now
        if not self.is_open:
            return
        while self._due and self._due[0][0] <= now:
            due, _, note = heappop(self._due)
            if now - due < LATEST:
                self._begin(note, now)
        self._settle()

    def _settle(self) -> None:
        share = self._hush.share(self._now)
        self._beds.settle(self.volumes.of_beds * share)
        self._tunes.settle(self.volumes.of_tunes * share)

    def play(self, cue: Cue, at: float, pace: float = 1.0) -> None:
        if not self.is_open or not self.volumes.of_effects:
            return
        for due, note in notes_of(cue, at, pace):
            heappush(self._due, (due, next(self._order), note))
        if isfinite(at):
            self.update(at)

    def _begin(self, note: Note, now: float) -> None:
        variants = self._variants(note.name)
        copies = sum(effect.copies for effect in variants)
        too_soon = abs(now - self._last.get(note.name, -1.0)) < SHORTEST_GAP
        if not variants or copies >= MOST_COPIES or too_soon:
            return
        self._last[note.name] = now
        channel = self._other(note.name, variants).play()
        if channel is not None:  # all are taken, or it cannot be played
            self._hush.call(now, note.hush)
            loud = note.volume * self.rng.uniform(SOFTEST, 1)
            channel.set_volume(loud * self.volumes.of_effects)

    def _other(self, name: str, variants: "Sequence[Effect]") -> "Effect":
        """Never the same one twice in a row, if there are others."""
        last = self._played.get(name)
        others = [effect for effect in variants if effect is not last]
        self._played[name] = self.rng.choice(others or variants)
        return self._played[name]

    def _variants(self, name: str) -> "list[Effect]":
        if name not in self._effects:
            folder = self.folder / "effects"
            paths = [folder / f"{name}.ogg", *sorted(folder.glob(f"{name}-[0-9].ogg"))]
            self._effects[name] = [Effect(path) for path in paths if path.is_file()]
        return self._effects[name]


@define(eq=False)
class Effect:
    """One variant; its file is opened before it is heard for the first time, alone."""

    path: Path
    _sound: Sound | None = field(default=None, init=False)

    @property
    def copies(self) -> int:
        """How many of it are heard now."""
        return self._sound.get_num_channels() if self._sound else 0

    def open(self) -> None:
        self._sound = self._sound or loaded(self.path)

    def play(self) -> Channel | None:
        self.open()
        return self._sound.play() if self._sound else None


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
