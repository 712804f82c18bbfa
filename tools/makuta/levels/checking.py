"""A set of tiles, as `levels` checks it."""

from functools import partial
from pathlib import Path

from game.boxes.makuta.levels import check_set
from tools.levels import Checked
from tools.makuta.levels.blank import write_blank
from tools.makuta.levels.preview import draw_preview
from tools.makuta.levels.table import table_of


class TileTools:
    def check(self, folder: Path, *, is_shipped: bool) -> Checked:
        report = check_set(folder, shipped=is_shipped)
        tiles = len(report.tiles)
        return Checked(
            report.errors,
            report.advice,
            tuple(table_of(report.figures)) if tiles else (),
            "1 sound tile" if tiles == 1 else f"{tiles} sound tiles",
            partial(draw_preview, report),
        )

    def start(self, folder: Path, name: str) -> str:
        return write_blank(folder, name)
