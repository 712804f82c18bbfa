"""What each box brings along for the tools; nothing else here knows a box by its name."""
# ruff: noqa: PLC0415 - what a tool does not need, it need not import

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from game.shelf.shelf import Contents, Packed

if TYPE_CHECKING:
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

CELLS = (64, 36)  # of a table whose size nobody tells


class BoxTools:
    """For a box that brings nothing: what can be done with every game."""

    short_game = ""  # house rules that make a game short
    art_tests: tuple[str, ...] = ()  # files of tests that bake again, or need the same libraries

    def quick_bots(self, company: "Company") -> tuple[str, ...]:
        """Of all strengths, none of whom thinks for long."""
        return company.offered

    def table_facts(self, seen: Any) -> Mapping[str, object]:  # noqa: ANN401 - of its own
        """What `--report` tells of its table to everybody, as far as it follows from *seen*."""
        return {}

    def families(self) -> "Families":
        """The keys of its texts that its code builds from values."""
        return {}

    def contact_rows(self, contents: Contents) -> Iterable["Row"]:
        """Pictures of all that lies in it."""
        return ()

    def proofs(self) -> Mapping[str, "Proof"]:
        """Its own, by name."""
        return {}

    def art(self) -> "BoxArt | None":
        return None

    def levels(self) -> "LevelTools | None":
        return None

    def school(self) -> "School | None":
        return None

    def draughtsman(self) -> "Draughtsman | None":
        """Who proposes other layouts for its maps."""
        return None

    def lab(self) -> "Lab[Any]":
        from tools.lab_report.every_game import LAB

        return LAB

    def sense(self) -> "Sense":
        from tools.window.player import anything

        return anything

    def pictures(self, game: "Game") -> "Pictures":
        from tools.shooting.moments import pictures_of

        return pictures_of(game)

    def measured(self, game: "Game") -> "Measured":
        from tools.benches.frames import Measured

        turn = self.pictures(game).turn
        return Measured(lambda studio: studio.played(turn), lambda _: CELLS, turn)


def _makuta() -> BoxTools:
    from tools.makuta.box_tools import MakutaTools

    return MakutaTools()


def _masks() -> BoxTools:
    from tools.masks.box_tools import MasksTools

    return MasksTools()


TOOLS: dict[str, Callable[[], BoxTools]] = {"makuta": _makuta, "masks": _masks}


def tools_of(packed: Packed) -> BoxTools:
    return TOOLS.get(packed.key, BoxTools)()
