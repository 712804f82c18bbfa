"""The program that can be double-clicked is built, and plays a game in its window."""

from tools.package import DIST, WORK, package
from tools.packaging.trial import TrialError
from tools.proofs.results import Figures, ProofFailedError, Run
from tools.window.screen import NoScreenError


def packaging(run: Run) -> Figures:
    (figures,) = run.pieces(1, _build)
    return figures


def _build(number: int) -> Figures:
    try:
        return dict(package(WORK, DIST))
    except (TrialError, NoScreenError) as error:
        raise ProofFailedError(str(error)) from error
