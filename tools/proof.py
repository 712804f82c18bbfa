"""Everything that takes longer than the tests may, resumable.

Figures go to standard output as one JSON object. Finished pieces are kept in .proof/results.jsonl
and count until a source changes.
"""

import argparse
import json
import math
import sys
import time
from collections.abc import Callable
from pathlib import Path

from tools.makuta.proofs.games import length, rival
from tools.proofs.artwork import artwork
from tools.proofs.company import company
from tools.proofs.kills import kills
from tools.proofs.mixed import mixed
from tools.proofs.packaging import packaging
from tools.proofs.properties import properties
from tools.proofs.results import Figures, Results, fingerprint
from tools.proofs.run import ProofFailedError, Run

PROOFS: dict[str, Callable[[Run], Figures]] = {
    "properties": properties,
    "length": length,
    "rival": rival,
    "mixed": mixed,
    "kills": kills,
    "company": company,
    "art": artwork,
    "package": packaging,
}
RESULTS = Path(".proof/results.jsonl")


def main(arguments: list[str]) -> int:
    options = _parser().parse_args(arguments)
    if options.fresh:
        RESULTS.unlink(missing_ok=True)
    results = Results.read(RESULTS, fingerprint(Path()))
    figures = prove(options.names or list(PROOFS), results, options.minutes * 60)
    print(json.dumps(figures, indent=2))
    return int(any("failed" in each for each in figures.values()))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("python3 -m tools proof", description=__doc__)
    known = f"of: {', '.join(PROOFS)}"
    parser.add_argument("names", nargs="*", type=_known, metavar="NAME", help=known)
    parser.add_argument("--minutes", type=float, default=math.inf, help="stop after about so long")
    parser.add_argument("--fresh", action="store_true", help="forget what was done before")
    return parser


def _known(name: str) -> str:
    if name not in PROOFS:
        raise argparse.ArgumentTypeError(f"{name!r} is none of: {', '.join(PROOFS)}")
    return name


def prove(names: list[str], results: Results, seconds: float) -> dict[str, Figures]:
    """Runs one proof after another; each gets an equal share of the time still left."""
    ends = time.monotonic() + seconds
    figures = {}
    for place, name in enumerate(names):
        now = time.monotonic()
        share = (ends - now) / (len(names) - place)
        figures[name] = _figures(Run(name, results, now + share))
    return figures


def _figures(run: Run) -> Figures:
    try:
        figures = PROOFS[run.name](run)
    except ProofFailedError as error:
        print(f"{run.name} failed:\n{error}", file=sys.stderr)
        return {"failed": True}
    return {"finished": run.finished, **figures}
