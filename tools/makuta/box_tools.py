"""What Quest for Makuta brings along for the tools, each part imported when it is wanted."""
# ruff: noqa: PLC0415

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from game.shelf.company import Company
from tools.boxes import BoxTools

if TYPE_CHECKING:
    from game.rules.makuta.state import Observation
    from tools.lab_report.lab import Lab
    from tools.proofs.run import Proof
    from tools.school import School
    from tools.window.player import Sense


class MakutaTools(BoxTools):
    short_game = "H4"
    art_tests = tuple(f"tests/makuta/tools/test_{name}.py" for name in ("sea", "terrain", "school"))

    def quick_bots(self, company: Company) -> tuple[str, ...]:
        return "novice", "adept", "master@10"

    def lab(self) -> "Lab[Any]":
        from tools.makuta.lab.report import LAB

        return LAB

    def school(self) -> "School":
        from tools.makuta.schooling.school import SCHOOL

        return SCHOOL

    def proofs(self) -> Mapping[str, "Proof"]:
        from tools.makuta.proofs.games import length, rival

        return {"length": length, "rival": rival}

    def sense(self) -> "Sense":
        from tools.makuta.sense import sensible

        return sensible

    def table_facts(self, seen: "Observation") -> Mapping[str, object]:
        from game.boxes.makuta.table.table_facts import table_facts

        return dict(table_facts(seen, None))
