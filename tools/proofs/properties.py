"""The property tests, round after round, each with luck of its own."""

import os
import re
import secrets
import subprocess
import sys
import time
from functools import partial

from tools.places import ROOT
from tools.proofs.results import Figures, ProofFailedError, Run

ROUNDS = 50
FOLDERS = ("properties", "secrets")  # among the tests of a box


def properties(run: Run) -> Figures:
    """Of those that the box has."""
    tests = ROOT / "tests" / run.packed.key
    folders = [str(tests / name) for name in FOLDERS if (tests / name).is_dir()]
    rounds = run.pieces(ROUNDS, partial(_round, folders)) if folders else []
    return {
        "rounds": len(rounds),
        "tests": rounds[-1]["tests"] if rounds else 0,
        "examples": sum(each["examples"] for each in rounds),
        "seconds": round(sum(each["seconds"] for each in rounds), 1),
    }


def _round(folders: list[str], number: int) -> Figures:
    seed = secrets.randbelow(2**32)
    began = time.monotonic()
    output = _pytest(seed, folders)
    tests = sum(map(int, re.findall(r"(\d+) passed", output)))
    examples = sum(map(int, re.findall(r"(\d+) passing", output)))
    if examples == 0:
        raise ProofFailedError(f"{folders}: no example was tried.\n{output}")
    return {
        "tests": tests,
        "examples": examples,
        "seconds": round(time.monotonic() - began, 1),
        "seed": seed,
    }


def _pytest(seed: int, folders: list[str]) -> str:
    options = (f"--hypothesis-seed={seed}", "--hypothesis-show-statistics")
    outcome = subprocess.run(
        [sys.executable, "-m", "tools", "test", "-q", *options, *folders],
        env={**os.environ, "HYPOTHESIS_PROFILE": "random"},
        capture_output=True,
        text=True,
        check=False,
    )
    if outcome.returncode != 0:
        raise ProofFailedError(f"{outcome.stdout}{outcome.stderr}\n--hypothesis-seed={seed}")
    return outcome.stdout
