"""From recipes to files: synthesised, brought to its loudness, written."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from zlib import crc32

import numpy as np

from tools.artwork.sounds.catalogue import SOUNDS
from tools.artwork.sounds.loudness import limited, loudness, raised, steady_loudness
from tools.artwork.sounds.ogg import decoded, encoded
from tools.artwork.sounds.waves import Rng, Samples, eased_ends, high_pass

QUALITY = 0.35
BED_QUALITY = 0.3
LEAD = 132  # samples of silence before an effect: what the codec smears falls into them
CALM = 26_460  # samples: a moment of a bed
LEAST_KINK = 0.001  # nobody hears less
SILENCE = 10 ** (-57 / 20)  # what is below is cut off at the end


def parts(folder: Path) -> dict[str, Callable[[], None]]:
    """What can be baked on its own, by the name of its file in *folder*, without its ending."""
    return {name: partial(_write, name, folder) for name in SOUNDS}


def _write(name: str, folder: Path) -> None:
    """The same bytes each time."""
    path = folder / f"{name}.ogg"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(_file_of(name))


def bake_one(name: str) -> Samples:
    """What one hears of the file *name*: frames by two sides, between -1 and 1."""
    return decoded(_file_of(name))


def _file_of(name: str) -> bytes:
    sound = synthesised(name)
    return _file_of_bed(sound) if is_bed(name) else encoded(sound, QUALITY)


def _file_of_bed(loop: Samples) -> bytes:
    """It begins where the codec leaves no kink between end and start."""
    files = (encoded(turned, BED_QUALITY) for turned in _turns(loop))
    return next(file for file in files if _is_seamless(decoded(file)))


def _turns(loop: Samples) -> Iterator[Samples]:
    """The same loop, begun in the middle of its calmest moment, the next one, and so on."""
    moments = len(loop) // CALM
    power = (loop[: moments * CALM] ** 2).reshape(moments, -1).sum(axis=1)
    for moment in np.argsort(power):
        yield np.roll(loop, -(CALM * int(moment) + CALM // 2), axis=0)


def _is_seamless(loop: Samples) -> bool:
    around = np.concatenate([loop[-3:], loop[:3]])
    usual = np.median(np.abs(np.diff(loop, 2, axis=0)))
    return bool(np.abs(np.diff(around, 2, axis=0)).max() < max(3 * usual, LEAST_KINK))


def is_bed(name: str) -> bool:
    return name.startswith("beds/")


def synthesised(name: str) -> Samples:
    """Before it is written."""
    recipe = SOUNDS[name]
    sound = recipe.make(_luck(name))
    if is_bed(name):
        return limited(raised(sound, recipe.loudness - steady_loudness(sound)))
    sound = high_pass(sound, 30)
    sound = limited(raised(sound, recipe.loudness - loudness(sound)))
    return np.pad(eased_ends(_trimmed(sound), 0.0005, 0.06), ((LEAD, 0), (0, 0)))


def _trimmed(sound: Samples) -> Samples:
    heard = np.flatnonzero(np.abs(sound).max(axis=1) > SILENCE)
    return sound[: heard[-1] + 1]


def _luck(name: str) -> Rng:
    return np.random.default_rng(crc32(name.encode()))
