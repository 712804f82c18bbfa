"""Builds the program that can be double-clicked, into dist/, and tries it out in a window."""

import sys
import time
from pathlib import Path

from tools.packaging.build import build, size_of, strangers
from tools.packaging.trial import TrialError, try_out
from tools.places import ROOT
from tools.steps import say
from tools.window.screen import NoScreenError, need
from tools.wishes import asked, tells_what_is_wrong

WORK, DIST = ROOT / "build" / "package", ROOT / "dist"
MEGABYTE = 1_000_000


@tells_what_is_wrong
def main(arguments: list[str]) -> int:
    trial = not asked("package", arguments).no_trial
    try:
        if trial:
            need("Xvfb")
        package(WORK, DIST, trial=trial)
    except (TrialError, NoScreenError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def package(work: Path, dist: Path, *, trial: bool = True) -> dict[str, float]:
    """The figures of the finished program: megabytes, and seconds of building and playing."""
    work.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    folder = build(work, dist)
    built = time.monotonic()
    if found := strangers(folder):
        raise TrialError(f"Build-time libraries have got in: {', '.join(found)}")
    if trial:
        say("Playing a game in its window …")
        try_out(folder)
    played = time.monotonic()
    figures = {
        "megabytes": round(size_of(folder) / MEGABYTE, 1),
        "build_seconds": round(built - began, 1),
        "game_seconds": round(played - built, 1),
    }
    told = ", ".join(f"{name} {figure}" for name, figure in figures.items())
    print(f"{folder.relative_to(dist.parent)}: {told}")
    return figures
