"""What each box brings along for the tools; nothing else here knows a box by its name."""
# ruff: noqa: PLC0415 - what a tool does not need, it need not import

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.shelf.company import Company
from game.shelf.shelf import Contents, Packed

if TYPE_CHECKING:
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

CELLS = (64, 36)  # of a table whose size nobody tells


class BoxTools:
    """For a box that brings nothing: what can be done with every game."""

    short_game = ""  # house rules that make a game short
    art_tests: tuple[str, ...] = ()  # files of tests that bake again, or need the same libraries

    def quick_bots(self, company: Company) -> tuple[str, ...]:
        """Of all strengths, none of whom thinks for long."""
        return company.offered

    def families(self) -> "Families":
        """The keys that its texts are found by and its code builds from values."""
        return {}

    def levels(self) -> "LevelTools | None":
        return None

    def lab(self) -> "Lab[Any]":
        from tools.lab_report.every_game import LAB

        return LAB

    def school(self) -> "School | None":
        return None

    def proofs(self) -> Mapping[str, "Proof"]:
        """Its own, by name."""
        return {}

    def sense(self) -> "Sense":
        from tools.window.player import anything

        return anything

    def moments(self, game: "Game") -> "Moments":
        """Where it looks best, for the pictures that are taken of every box."""
        from tools.shooting.moments import moments_of

        return moments_of(game)

    def shots(self) -> Mapping[str, "Shot"]:
        """What is worth a picture in this box alone, by name."""
        return {}

    def movements(self) -> tuple[type, ...]:
        """The events that are worth a strip; none says that all are."""
        return ()

    def bench_table(self, game: "Game") -> "BenchTable":
        from tools.benches.frames import BenchTable

        moments = self.moments(game)
        return BenchTable(lambda studio: studio.played(moments.turn), lambda _: CELLS, moments.turn)

    def costs(self, game: "Game") -> dict[str, float]:
        """What costs time in this game alone, by name."""
        return {}

    def contact_rows(self, contents: Contents) -> Iterable["Row"]:
        """Pictures of all that lies in it."""
        return ()

    def works(self, assets: Path, levels: Path) -> "Works":
        """What is baked for it, by name, into its folders of assets and levels."""
        return {}

    def title_people(self) -> Sequence["Person"]:
        """Who of it stands in the painting of the title."""
        return ()

    def table_facts(self, seen: Any) -> Mapping[str, object]:  # noqa: ANN401 - of its own
        """What `--report` tells of its table to everybody, as far as it follows from *seen*."""
        return {}


def _makuta() -> BoxTools:
    from tools.makuta.box_tools import MakutaTools

    return MakutaTools()


TOOLS: dict[str, Callable[[], BoxTools]] = {"makuta": _makuta}


def tools_of(packed: Packed) -> BoxTools:
    return TOOLS.get(packed.key, BoxTools)()


def all_tools() -> list[BoxTools]:
    return [make() for make in TOOLS.values()]
