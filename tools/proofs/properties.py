"""The property tests, round after round, each with luck of its own."""

import os
import re
import secrets
import subprocess
import sys
import time

from tools.proofs.results import Figures
from tools.proofs.run import ProofFailedError, Run

ROUNDS = 50
FOLDERS = ("tests/makuta/properties", "tests/makuta/secrets")


def properties(run: Run) -> Figures:
    rounds = run.pieces(ROUNDS, _round)
    return {
        "rounds": len(rounds),
        "tests": rounds[-1]["tests"],
        "examples": sum(each["examples"] for each in rounds),
        "seconds": round(sum(each["seconds"] for each in rounds), 1),
    }


def _round(number: int) -> Figures:
    seed = secrets.randbelow(2**32)
    began = time.monotonic()
    output = _pytest(seed)
    tests = sum(map(int, re.findall(r"(\d+) passed", output)))
    examples = sum(map(int, re.findall(r"(\d+) passing", output)))
    if examples == 0:
        raise ProofFailedError(f"{FOLDERS}: no example was tried.\n{output}")
    return {
        "tests": tests,
        "examples": examples,
        "seconds": round(time.monotonic() - began, 1),
        "seed": seed,
    }


def _pytest(seed: int) -> str:
    outcome = subprocess.run(
        [sys.executable, "-m", "tools", "test", "-q", *_options(seed), *FOLDERS],
        env={**os.environ, "HYPOTHESIS_PROFILE": "random"},
        capture_output=True,
        text=True,
        check=False,
    )
    if outcome.returncode != 0:
        raise ProofFailedError(f"{outcome.stdout}{outcome.stderr}\n--hypothesis-seed={seed}")
    return outcome.stdout


def _options(seed: int) -> tuple[str, ...]:
    return (f"--hypothesis-seed={seed}", "--hypothesis-show-statistics")
