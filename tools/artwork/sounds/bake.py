"""From recipes to files: synthesised, brought to its loudness, written."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from zlib import crc32

import numpy as np

from tools.artwork.sounds import figures
from tools.artwork.sounds.catalogue import SOUNDS
from tools.artwork.sounds.loops import calmed
from tools.artwork.sounds.ogg import decoded, encoded
from tools.artwork.sounds.waves import Samples, eased_ends, high_pass

QUALITY = 0.35
LOOP_QUALITY = 0.15
LEAD = 132  # samples of silence before an effect: what the codec smears falls into them
MOMENT, MOMENTS = 882, 75  # samples, and how many of them before a loop's first note: 1.5 s
LEAST_KINK = 0.001  # nobody hears less
LEAST_SEAM = 0.7  # of the sharpest bend close by
LEAST_STEP = 3  # decibels from the end of a loop to its beginning
SILENCE = 10 ** (-57 / 20)  # what is below is cut off at the end


def parts(folder: Path) -> dict[str, Callable[[], None]]:
    """What can be baked on its own, by the name of its file in *folder*, without its ending."""
    return {name: partial(_write, name, folder) for name in SOUNDS}


def _write(name: str, folder: Path) -> None:
    """The same bytes each time."""
    path = folder / f"{name}.ogg"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(_file_of(name))


def _file_of(name: str) -> bytes:
    sound = synthesised(name)
    return _file_of_loop(sound) if is_loop(name) else encoded(sound, QUALITY)


def _file_of_loop(loop: Samples) -> bytes:
    """It begins where the codec leaves no kink between end and start."""
    files = (encoded(turned, LOOP_QUALITY) for turned in _turns(loop))
    return next(file for file in files if _is_seamless(decoded(file)))


def _turns(loop: Samples) -> Iterator[Samples]:
    """The same loop, begun shortly before its first note, in one calm moment after the other."""
    before = loop[-MOMENTS * MOMENT :].reshape(MOMENTS, -1)
    for moment in np.argsort((before**2).sum(axis=1)):
        turned = np.roll(loop, MOMENT * (MOMENTS - int(moment)) - MOMENT // 2, axis=0)
        if figures.seam_level(turned) < LEAST_STEP:
            yield turned


def _is_seamless(loop: Samples) -> bool:
    return figures.kink(loop) < LEAST_KINK or figures.seam(loop) < LEAST_SEAM


def is_loop(name: str) -> bool:
    """Beds and tunes are heard again and again, without a seam."""
    return name.startswith(("beds/", "tunes/"))


def synthesised(name: str) -> Samples:
    """Before it is written."""
    recipe = SOUNDS[name]
    sound = figures.balanced(recipe.make(np.random.default_rng(crc32(name.encode()))))
    if is_loop(name):
        sound = figures.balanced(calmed(sound))
        return figures.raised(sound, recipe.loudness - figures.steady_loudness(sound))
    sound = high_pass(sound, 30)
    sound = figures.raised(sound, recipe.loudness - figures.loudness(sound))
    return np.pad(eased_ends(_trimmed(sound), 0.0005, 0.06), ((LEAD, 0), (0, 0)))


def _trimmed(sound: Samples) -> Samples:
    heard = np.flatnonzero(np.abs(sound).max(axis=1) > SILENCE)
    return sound[: heard[-1] + 1]
