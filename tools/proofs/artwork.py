"""Pictures and sounds, baked again from their sources, are those in the repository.

In a venv of its own: what bakes is large, and neither the game nor its other tests need it.
"""

import re
import subprocess

from tools.bootstrap import prepare, python_of
from tools.boxes import TOOLS
from tools.places import ROOT
from tools.proofs.results import Figures, ProofFailedError, Run

VENV = ROOT / "build" / "art" / "venv"
BAKED = tuple(f"tests/tools/test_{name}.py" for name in ("art", "sounds", "sound_figures", "title"))


def artwork(run: Run) -> Figures:
    (figures,) = run.pieces(1, _bake_again)
    return figures


def tests() -> list[str]:
    return [*BAKED, *(test for tools in TOOLS.values() for test in tools().art_tests)]


def _bake_again(number: int) -> Figures:
    VENV.parent.mkdir(parents=True, exist_ok=True)
    prepare(ROOT, VENV, ("dev", "art"))
    outcome = subprocess.run(
        [python_of(VENV), "-m", "pytest", "-q", "-n", "auto", *tests()],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if outcome.returncode != 0 or "skipped" in outcome.stdout:
        raise ProofFailedError(f"{outcome.stdout}{outcome.stderr}")
    return {"tests": sum(map(int, re.findall(r"(\d+) passed", outcome.stdout)))}
