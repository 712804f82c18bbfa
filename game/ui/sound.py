"""What is to be heard, by name: effects, beds that surround, and a tune that goes with them."""

from collections.abc import Iterator
from math import isfinite

from attrs import define, field, frozen


@frozen
class Note:
    name: str
    after: float = 0.0  # seconds
    volume: float = 1.0
    hush: float = 0.0  # seconds for which what surrounds stands back


@frozen
class Cue:
    """What something sounds like. Where nothing moves only the last note is heard."""

    notes: tuple[Note, ...]


def cue(name: str, after: float = 0.0, volume: float = 1.0, hush: float = 0.0) -> Cue:
    return Cue((Note(name, after, volume, hush),))


@frozen
class Volumes:
    """From 0 to 1."""

    effects: float = 0.8
    ambience: float = 0.5
    mute: bool = False
    music: float = 0.4

    @property
    def of_effects(self) -> float:
        return 0.0 if self.mute else self.effects

    @property
    def of_beds(self) -> float:
        return 0.0 if self.mute else self.ambience

    @property
    def of_tunes(self) -> float:
        return 0.0 if self.mute else self.music


class Voice:
    """Whoever plays sounds, or only notes them down. This one is silent."""

    def open(self) -> None:
        """Before that nothing is heard. It takes a while."""

    def play(self, cue: Cue, at: float, pace: float = 1.0) -> None:
        """Begin at the time *at*; *pace* is that of the movement it belongs to.

        What is skipped, at the end of all time, is not heard.
        """

    def skip(self) -> None:
        """What has not begun yet is not heard any more."""

    def rehearse(self) -> bool:
        """One more effect is made ready, when nobody waits; whether there was any left."""
        return False

    def surround(self, bed: str | None) -> None:
        """From now on *bed* is heard all the time; None is silence."""

    def accompany(self, tune: str | None) -> None:
        """From now on *tune* is played over the bed, again and again; None is none."""

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
class Silent(Voice):
    """Notes down what would be heard, and when."""

    heard: list[tuple[str, float]] = field(factory=list, init=False)
    bed: str | None = field(default=None, init=False)
    tune: str | None = field(default=None, init=False)
    volumes: Volumes = field(factory=Volumes, init=False)

    def play(self, cue: Cue, at: float, pace: float = 1.0) -> None:
        self.heard += [(note.name, when) for when, note in notes_of(cue, at, pace)]

    def surround(self, bed: str | None) -> None:
        self.bed = bed

    def accompany(self, tune: str | None) -> None:
        self.tune = tune

    def set_volumes(self, volumes: Volumes) -> None:
        self.volumes = volumes
