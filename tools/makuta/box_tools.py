"""What Quest for Makuta brings along for the tools, each part imported when it is wanted."""
# ruff: noqa: PLC0415

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from game.boxes import MAKUTA
from game.places import contents_of
from game.shelf.shelf import Contents
from tools.boxes import BoxTools

if TYPE_CHECKING:
    from game.rules.makuta.state import Observation
    from game.shelf.company import Company
    from game.shelf.game import Game
    from tools.art import BoxArt
    from tools.benches.frames import Measured
    from tools.catalogue_keys import Families
    from tools.contact_sheet import Row
    from tools.lab_report.report import Lab
    from tools.levels import LevelTools
    from tools.proofs.results import Proof
    from tools.redraw import Draughtsman
    from tools.school import School
    from tools.shooting.moments import Pictures
    from tools.window.player import Sense


class MakutaTools(BoxTools):
    short_game = "H4"
    art_tests = tuple(f"tests/makuta/tools/test_{name}.py" for name in ("sea", "terrain", "school"))

    def quick_bots(self, company: "Company") -> tuple[str, ...]:
        return "novice", "adept", "master@10"

    def table_facts(self, seen: "Observation") -> Mapping[str, object]:
        from game.boxes.makuta.table.table_facts import table_facts

        return dict(table_facts(seen, None))

    def families(self) -> "Families":
        from game.boxes.makuta.words import FAMILIES as WORDS

        tiles = contents_of(MAKUTA).levels.glob("*.tmx")
        return {**WORDS, "tile": {path.stem: frozenset() for path in tiles}}

    def contact_rows(self, contents: Contents) -> Iterable["Row"]:
        from tools.makuta.contact_rows import rows

        return rows(contents)

    def proofs(self) -> Mapping[str, "Proof"]:
        from tools.makuta.proofs.games import length, rival
        from tools.makuta.proofs.pictures import pictures

        return {"length": length, "rival": rival, "pictures": pictures}

    def art(self) -> "BoxArt":
        from tools.makuta.art.works import ART

        return ART

    def levels(self) -> "LevelTools":
        from tools.makuta.levels.checking import TileTools

        return TileTools()

    def school(self) -> "School":
        from tools.makuta.schooling.school import SCHOOL

        return SCHOOL

    def draughtsman(self) -> "Draughtsman":
        from tools.makuta.redrawing.search import redraw

        return redraw

    def lab(self) -> "Lab[Any]":
        from tools.makuta.lab.report import LAB

        return LAB

    def sense(self) -> "Sense":
        from tools.makuta.sense import sensible

        return sensible

    def pictures(self, game: "Game") -> "Pictures":
        from tools.makuta.shots import PICTURES

        return PICTURES

    def measured(self, game: "Game") -> "Measured":
        from tools.makuta.benches import MEASURED

        return MEASURED
