"""The shipped cards in a folder of their own, to be spoilt there."""

import shutil
from pathlib import Path

from game.boxes.masks.cards.folder import CardReport

SHIPPED = Path(__file__).parents[3] / "levels" / "masks" / "cards"


def copy_of_shipped(folder: Path) -> Path:
    copy = folder / "cards"
    shutil.copytree(SHIPPED, copy)
    return copy


def told(report: CardReport) -> list[str]:
    return [f"{problem.severity.value}: {problem}" for problem in report.problems]
