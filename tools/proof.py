"""`proof`: everything that takes longer than the tests may, resumable."""

import json
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from game.boxes import SHELF
from game.shelf.choices import OptionError
from game.shelf.shelf import Packed, Shelf
from tools.boxes import tools_of
from tools.proofs.artwork import artwork
from tools.proofs.company import company
from tools.proofs.kills import kills
from tools.proofs.mixed import mixed
from tools.proofs.packaging import packaging
from tools.proofs.properties import properties
from tools.proofs.results import Figures, Proof, ProofFailedError, Results, Run, fingerprint
from tools.proofs.siege import PARTS, siege
from tools.wishes import asked, tells_what_is_wrong

PROOFS: Mapping[str, Proof] = {
    "properties": properties,
    "mixed": mixed,
    "kills": kills,
    "siege": siege,
    "company": company,
    "art": artwork,
    "package": packaging,
}
RESULTS = Path(".proof/results.jsonl")


@tells_what_is_wrong
def main(arguments: list[str], shelf: Shelf = SHELF) -> int:
    options = asked("proof", arguments, shelf)
    proofs = _chosen(options.names, {**PROOFS, **tools_of(options.box).proofs()})
    if options.fresh:
        RESULTS.unlink(missing_ok=True)
    results = Results.read(RESULTS, fingerprint(Path()))
    figures = prove(proofs, options.box, results, options.minutes * 60)
    print(json.dumps(figures, indent=2))
    return int(any("failed" in each for each in figures.values()))


def _chosen(names: Sequence[str], proofs: Mapping[str, Proof]) -> Mapping[str, Proof]:
    """All of them, if none is named."""
    known = {**proofs, **PARTS}
    for name in names:
        if name not in known:
            raise OptionError(f"{name!r} is none of: {', '.join(known)}.")
    return {name: known[name] for name in names or proofs}


def prove(
    proofs: Mapping[str, Proof], packed: Packed, results: Results, seconds: float
) -> dict[str, Figures]:
    """Runs one proof after another; each gets an equal share of the time still left."""
    whole, left = Run("", results, time.monotonic() + seconds, packed), len(proofs)
    return {
        name: _figures(proof, whole.part(name, left - place))
        for place, (name, proof) in enumerate(proofs.items())
    }


def _figures(proof: Proof, run: Run) -> Figures:
    try:
        figures = proof(run)
    except ProofFailedError as error:
        print(f"{run.name} failed:\n{error}", file=sys.stderr)
        return {"failed": True}
    return {"finished": run.finished, **figures}
