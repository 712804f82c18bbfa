"""The project's own attack on itself, by classes, each with its count.

Whatever is sent, broken, full or gone: people get a sentence, the program goes on or ends, and
nothing is written or deleted that is not its own.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial

from tools.proofs.results import Figures, Proof, Run
from tools.proofs.siege.assault import Assault
from tools.proofs.siege.command_lines import COMMAND_LINES
from tools.proofs.siege.evenings import EVENINGS
from tools.proofs.siege.faults import FAULTS
from tools.proofs.siege.files import FILES
from tools.proofs.siege.levels import LEVELS
from tools.proofs.siege.settings import SETTINGS

ASSAULTS: Sequence[Assault] = (FILES, LEVELS, SETTINGS, FAULTS, EVENINGS, COMMAND_LINES)


def siege(run: Run) -> Figures:
    """Every assault gets an equal share of the time that is left."""
    figures: Figures = {}
    assaults = [assault for assault in ASSAULTS if assault.concerns(run.packed)]
    for place, assault in enumerate(assaults):
        part = run.part(assault.name, len(assaults) - place)
        figures[assault.name] = _made(assault, part)
        run.finished &= part.finished
    return figures


def _made(assault: Assault, run: Run) -> Figures:
    pieces = run.pieces(assault.pieces, partial(assault.piece, run.packed))
    return dict(sum(map(Counter, pieces), Counter()))


# One class alone, by its name; what it has done counts for the whole siege.
PARTS: Mapping[str, Proof] = {
    f"{siege.__name__} {assault.name}": partial(_made, assault) for assault in ASSAULTS
}
