"""What goes on and on: one bed, or one tune, after the other, each faded into the next."""

from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from math import inf
from pathlib import Path

import pygame
from attrs import define, field
from pygame.mixer import Channel, Sound

LOOP_CHANNELS = 3  # of the mixer, for each player: two fade while a third begins
FADE = 1800  # milliseconds from one bed to the next
HUSH = 120  # milliseconds until all is quiet
MOST_KEPT = 3  # loops of each player; each is some megabytes
BEHIND = 0.45  # how loud a bed is while it stands back
SINKS, RISES = 0.15, 1.2  # seconds until it does, and until it is back


@define
class Hush:
    """What surrounds stands back behind what matters: quickly down, slowly up again."""

    began: float = field(default=-inf, init=False)
    until: float = field(default=-inf, init=False)

    def call(self, now: float, seconds: float) -> None:
        if not seconds:
            return
        if now > self.until + RISES:
            self.began = now
        self.until = max(self.until, now + seconds)

    def share(self, now: float) -> float:
        """Of the volume that is left."""
        down = min(1.0, (now - self.began) / SINKS)
        up = min(1.0, (self.until + RISES - now) / RISES)
        return 1 - (1 - BEHIND) * max(0.0, min(down, up))


@define(eq=False)
class LoopPlayer:
    """One loop at a time, each faded into the next; opened beside the game, for it takes a while.

    Its channels are those of the mixer from *first* on.
    """

    folder: Path
    first: int = 0
    wanted: str | None = field(default=None, init=False)
    _playing: str | None = field(default=None, init=False)
    _turn: int = field(default=0, init=False)  # which of its channels plays
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

    @property
    def _channel(self) -> Channel:
        return pygame.mixer.Channel(self.first + self._turn)

    def _leave(self, milliseconds: int) -> None:
        """The mixer does not fade out what is not yet to be heard: that would play on for ever."""
        channel = self._channel
        if channel.get_volume():
            channel.fadeout(milliseconds)
        else:
            channel.stop()

    def _set_volume(self, volume: float) -> None:
        self._volume = volume
        sound = self._opened[self._playing].result() if self._playing else None
        if sound:
            sound.set_volume(volume)

    def _is_ready(self, loop: str) -> bool:
        if loop not in self._opened:
            self._worker = self._worker or ThreadPoolExecutor(1, "beds")
            self._opened[loop] = self._worker.submit(loaded, self.folder / f"{loop}.ogg")
        return self._opened[loop].done()

    def _start(self, loop: str, volume: float) -> None:
        self._turn = (self._turn + 1) % LOOP_CHANNELS
        self._set_volume(volume)
        sound = self._opened[loop].result()
        if sound:
            self._channel.play(sound, loops=-1, fade_ms=FADE)
        for name in [name for name in self._opened if name != loop][: 1 - MOST_KEPT]:
            del self._opened[name]

    def close(self) -> None:
        if self._worker:
            self._worker.shutdown(cancel_futures=True)
        self._opened.clear()
        self._worker = self._playing = None


def loaded(path: Path) -> Sound | None:
    """None where there is no such file, or none that can be played."""
    with suppress(OSError, pygame.error):
        return Sound(path)
    return None
