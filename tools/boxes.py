"""What each box brings along for the tools; nothing else here knows a box by its name."""
# ruff: noqa: PLC0415 - what a tool does not need, it need not import

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from game.shelf.company import Company
from game.shelf.shelf import Packed

if TYPE_CHECKING:
    from tools.lab_report.lab import Lab
    from tools.proofs.run import Proof
    from tools.school import School
    from tools.window.player import Sense


class BoxTools:
    """For a box that brings nothing: what can be done with every game."""

    short_game = ""  # house rules that make a game short
    art_tests: tuple[str, ...] = ()  # files of tests that bake again, or need the same libraries

    def quick_bots(self, company: Company) -> tuple[str, ...]:
        """Of all strengths, none of whom thinks for long."""
        return company.offered

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
