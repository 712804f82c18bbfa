"""What Quest for Makuta brings along for the tools, each part imported when it is wanted."""
# ruff: noqa: PLC0415

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.boxes.makuta.game import MakutaGame
from game.places import contents_of
from game.shelf.company import Company
from game.shelf.shelf import Contents
from tools.boxes import BoxTools

if TYPE_CHECKING:
    from game.rules.makuta.state import Observation
    from game.shelf.game import Game
    from tools.artwork.title.headland import Person
    from tools.artwork.works import Works
    from tools.benches.frames import BenchTable
    from tools.catalogue_keys import Families
    from tools.contact_sheet import Row
    from tools.lab_report.lab import Lab
    from tools.levels import LevelTools
    from tools.proofs.run import Proof
    from tools.school import School
    from tools.shooting.moments import Moments
    from tools.shooting.table import Shot
    from tools.window.player import Sense


class MakutaTools(BoxTools):
    short_game = "H4"
    art_tests = tuple(f"tests/makuta/tools/test_{name}.py" for name in ("sea", "terrain", "school"))

    def quick_bots(self, company: Company) -> tuple[str, ...]:
        return "novice", "adept", "master@10"

    def families(self) -> "Families":
        from game.boxes.makuta.words import FAMILIES as WORDS

        tiles = contents_of("makuta").levels.glob("*.tmx")
        return {**WORDS, "tile": {path.stem: frozenset() for path in tiles}}

    def levels(self) -> "LevelTools":
        from tools.makuta.levels.checking import TileTools

        return TileTools()

    def lab(self) -> "Lab[Any]":
        from tools.makuta.lab.report import LAB

        return LAB

    def school(self) -> "School":
        from tools.makuta.schooling.school import SCHOOL

        return SCHOOL

    def proofs(self) -> Mapping[str, "Proof"]:
        from tools.makuta.proofs.games import length, rival
        from tools.makuta.proofs.pictures import pictures

        return {"length": length, "rival": rival, "pictures": pictures}

    def sense(self) -> "Sense":
        from tools.makuta.sense import sensible

        return sensible

    def moments(self, game: "Game") -> "Moments":
        from tools.makuta.shots import MOMENTS

        return MOMENTS

    def shots(self) -> Mapping[str, "Shot"]:
        from tools.makuta.shots import SHOTS

        return SHOTS

    def movements(self) -> tuple[type, ...]:
        from tools.makuta.shots import MOVEMENTS

        return MOVEMENTS

    def bench_table(self, game: "Game") -> "BenchTable":
        from tools.makuta.benches import TABLE

        return TABLE

    def costs(self, game: "Game") -> dict[str, float]:
        from tools.makuta.benches import widest_reach_ms

        assert isinstance(game, MakutaGame)
        return {"exact_reach_ms": round(widest_reach_ms(game.atlas), 2)}

    def contact_rows(self, contents: Contents) -> Iterable["Row"]:
        from tools.makuta.contact_rows import rows

        return rows(contents)

    def works(self, assets: Path, levels: Path) -> "Works":
        from tools.makuta.art.works import works

        return works(assets, levels)

    def title_people(self) -> Sequence["Person"]:
        from tools.makuta.art.title_people import PEOPLE

        return PEOPLE

    def table_facts(self, seen: "Observation") -> Mapping[str, object]:
        from game.boxes.makuta.table.table_facts import table_facts

        return dict(table_facts(seen, None))
