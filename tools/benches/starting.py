"""How long a person waits for the title."""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

STARTS = 5
LONGEST = 30.0  # seconds
LOOK = 0.005  # seconds between two looks at the report


def starting_figures(*, quick: bool) -> dict[str, float]:
    """From the start of the process to the first settled frame; the first start only warms up."""
    taken = [_start() for _ in range(2 if quick else STARTS)]
    return {"start.title_s": round(median(taken[1:]), 2)}


def _start() -> float:
    with tempfile.TemporaryDirectory() as home:
        report = Path(home) / "report.json"
        surroundings = {**os.environ, "HOME": home, "SDL_VIDEODRIVER": "dummy"}
        surroundings.pop("PYTHONDONTWRITEBYTECODE", None)  # a second start finds compiled modules
        command = [sys.executable, "-m", "game", "--report", str(report)]
        began = time.monotonic()
        with subprocess.Popen(command, env=surroundings, stderr=subprocess.DEVNULL) as program:
            while not report.is_file() and time.monotonic() - began < LONGEST:
                time.sleep(LOOK)
            taken = time.monotonic() - began
            program.kill()
        return taken
