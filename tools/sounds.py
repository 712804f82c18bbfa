"""Measures the shipped sounds, all of them or those that are named, and draws them.

For each effect and each bed a line of figures: loudness in LUFS, peaks in dBTP, pitches in hertz.
With --sheet, a picture of their waves and spectra. A name is `effects/dice`, `beds` or the like.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Mapping
from pathlib import Path

from tools.artwork.sounds.bake import is_bed
from tools.artwork.sounds.figures import figures_of_bed, figures_of_effect
from tools.artwork.sounds.ogg import decoded
from tools.artwork.sounds.sheet import sheet
from tools.artwork.sounds.waves import Samples
from tools.places import ROOT

FOLDER = ROOT / "assets" / "sounds"


def main(arguments: list[str]) -> int:
    parser = ArgumentParser(prog="python3 -m tools sounds", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help="how the names of files begin")
    parser.add_argument("--sheet", type=Path, metavar="FILE.png", help="draw them as well")
    options = parser.parse_args(arguments)
    sounds = _read(tuple(options.names))
    if not sounds:
        print("No sound is called that. All names: python3 -m tools art --list", file=sys.stderr)
        return 2
    for beds in (False, True):
        _tell({name: sound for name, sound in sounds.items() if is_bed(name) == beds})
    if options.sheet:
        sheet(sounds).save(options.sheet)
    return 0


def _read(beginnings: tuple[str, ...]) -> dict[str, Samples]:
    paths = {
        path.relative_to(FOLDER).with_suffix("").as_posix(): path for path in FOLDER.rglob("*.ogg")
    }
    return {
        name: decoded(path.read_bytes())
        for name, path in sorted(paths.items())
        if name.startswith(beginnings or "")
    }


def _tell(sounds: Mapping[str, Samples]) -> None:
    lines = {
        name: figures_of_bed(sound) if is_bed(name) else figures_of_effect(sound)
        for name, sound in sounds.items()
    }
    for head in list(lines.values())[:1]:
        print(f"{'':26}" + "".join(f"{word:>11}" for word in head))
    for name, figures in lines.items():
        print(f"{name:26}" + "".join(f"{figure:11.4g}" for figure in figures.values()))
