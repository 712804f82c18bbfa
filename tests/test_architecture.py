"""Imports point inwards: the diagram of CONTRIBUTING.md as data."""

import ast
import re
import sys
from collections.abc import Collection, Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest
from attrs import frozen

from game.boxes import SHELF

GAME = Path(__file__).parents[1] / "game"
MOST_FILES = 30  # in a folder
MAY_NAME_BOXES = {"game/boxes/__init__.py", "game/app.py", "tools/boxes.py"}  # the shelf
PLAIN_WORDS = {"masks"}
ANYTHING = frozenset({"attrs", "cattrs", "platformdirs", "pygame", "pytmx"})


@frozen
class May:
    """What a part of the game may import, beside itself and the standard library."""

    game: frozenset[str] = frozenset()
    others: frozenset[str] = frozenset()


def may(game: str = "", others: str = "attrs") -> May:
    return May(frozenset(game.split()), frozenset(others.split()))


DIAGRAM = {
    "core": may(),
    "rules": may("core"),
    "tiled": may("core persistence", "attrs pytmx"),
    "players": may("core"),
    "persistence": may("core", "attrs cattrs platformdirs"),
    "i18n": may(others=""),
    "shelf": may("core players persistence i18n"),
    "terminal": may("core players persistence i18n shelf"),
    "ui": may("i18n", "attrs pygame"),
    "tabletop": may("core i18n tiled ui", "attrs pygame"),
    "scenes": may("core ui i18n players persistence shelf", "attrs pygame"),
    "boxes": may(
        "core rules tiled players persistence i18n shelf terminal ui tabletop scenes",
        "attrs cattrs pygame",
    ),
}
EVERYTHING = May(frozenset(DIAGRAM), ANYTHING)
# Single modules beside the packages: the composition root, imported by nobody else.
ROOT = {"places", "command_line", "home", "windowed", "app", "__main__"}
MODULES = {
    "__init__": may(others=""),
    "places": may("i18n shelf", others=""),
    **{name: May(EVERYTHING.game | ROOT, ANYTHING) for name in ROOT - {"places"}},
}


def wrong_imports(game: Path) -> Iterator[str]:
    """One sentence for each import in *game* that the diagram does not know."""
    for source in sorted(game.rglob("*.py")):
        parts = source.relative_to(game).with_suffix("").parts
        allowed = (DIAGRAM if len(parts) > 1 else MODULES).get(parts[0])
        if allowed is None:
            yield f"{source}: {parts[0]} is not in the diagram"
            continue
        for module in imports_of(source, parts):
            if not _is_right(module.split("."), parts, allowed):
                yield f"{source} imports {module}"


def imports_of(source: Path, parts: tuple[str, ...]) -> Iterator[str]:
    """Full names; `from game import x` counts as `game.x`, for x may be a module."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = _absolute(node, parts)
            yield from (f"{base}.{alias.name}" for alias in node.names)


def _absolute(node: ast.ImportFrom, parts: tuple[str, ...]) -> str:
    """One dot is the package the module lies in, each further dot one outwards."""
    around = ("game", *parts)[: -node.level] if node.level else ()
    return ".".join([*around, *([node.module] if node.module else [])])


def _is_right(module: list[str], parts: tuple[str, ...], allowed: May) -> bool:
    if module[0] != "game":
        return module[0] in sys.stdlib_module_names or module[0] in allowed.others
    if module[1:2] == ["rules"] == [parts[0]]:
        return module[2:3] == [parts[1]]  # no game knows another
    is_in_box = parts[0] == "boxes" and len(parts) > len(("boxes", "__init__"))
    if is_in_box and module[1] in {"rules", "boxes"}:
        return module[2:3] == [parts[1]]  # nor does a box another, or another's rules
    return module[1:2] == [] or module[1] in allowed.game | {parts[0]}


def table_cycles(game: Path) -> Iterator[str]:
    """One sentence for each table whose parts, folders or single modules, need each other."""
    for table in (game / "tabletop", *sorted(game.glob("boxes/*/table"))):
        needs: dict[str, set[str]] = {}
        inside = ["game", *table.relative_to(game).parts]
        deep = len(inside)
        for source in table.rglob("*.py"):
            part = source.relative_to(table).with_suffix("").parts[0]
            modules = imports_of(source, source.relative_to(game).with_suffix("").parts)
            found = (module.split(".") for module in modules)
            own = {module[deep] for module in found if module[:deep] == inside < module}
            needs.setdefault(part, set()).update(own - {part})
        try:
            TopologicalSorter(needs).prepare()
        except CycleError as error:
            yield f"{table}: {' needs '.join(error.args[1])}"


def box_names(root: Path, boxes: Collection[str]) -> Iterator[str]:
    """One sentence for each file that names a box though it does not belong to it."""
    for source in sorted([*root.glob("game/**/*.py"), *root.glob("tools/**/*.py")]):
        path = source.relative_to(root)
        if str(path) in MAY_NAME_BOXES:
            continue
        is_shared = not any(box in path.parts for box in boxes)
        for box in boxes:
            if box not in path.parts and _names(source, box, is_shared=is_shared):
                yield f"{path} names {box}"


def _names(source: Path, box: str, *, is_shared: bool) -> bool:
    """In a text, a path, an import or the name of a class; comments may speak of anything.

    What a box is called may be a word for something else, too: masks lie in more than one. Then
    only a path, an import or the box of that name says that the box is meant; and, where no box is
    at home, a text that is this word and nothing else.
    """
    word = re.compile(rf"(?<![a-z_.]){box}(?![a-z_])")  # an ending of files is no box
    if box in PLAIN_WORDS:
        bare = rf"|\A{box}\Z" if is_shared else ""
        word = re.compile(rf"(?:boxes|rules|levels|docs|tests|tools)[/.]{box}(?![a-z_]){bare}")
    own = r"(?:Game|Match|Tools|Text)" if box in PLAIN_WORDS else ""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        match node:
            case ast.Constant(value=str(text)) if not _is_docstring(text) and word.search(text):
                return True
            case ast.ImportFrom(module=str(module), names=names):
                if any(_is_of(box, f"{module}.{alias.name}") for alias in names):
                    return True
            case ast.Import(names=names) if any(_is_of(box, alias.name) for alias in names):
                return True
            case ast.Name(id=name) if re.match(box.title() + own, name):
                return True
            case _:
                pass
    return False


def _is_of(box: str, module: str) -> bool:
    parts = module.split(".")
    if box in PLAIN_WORDS:  # a module of shared ground may be called so
        return box in parts and parts[parts.index(box) - 1] in {"boxes", "rules", "tools", "tests"}
    return box in parts


def _is_docstring(text: str) -> bool:
    """Words for people, not a key or a path."""
    return " " in text.strip()


def crowded_folders(game: Path) -> Iterator[str]:
    for folder in sorted({source.parent for source in game.rglob("*.py")}):
        count = len(list(folder.glob("*.py")))
        if count > MOST_FILES:
            yield f"{folder} has {count} files"


def test_imports_point_inwards() -> None:
    assert list(wrong_imports(GAME)) == []


def test_nothing_names_a_box_but_its_own_folders_and_the_shelf() -> None:
    assert list(box_names(GAME.parent, SHELF.keys)) == []


@pytest.mark.parametrize(
    ("source", "line", "box"),
    [
        ("game/scenes/title.py", 'KEY = "makuta"', "makuta"),
        ("game/persistence/folders.py", 'LEVELS = "levels/makuta"', "makuta"),
        ("game/shelf/shelf.py", "from game.boxes.makuta import codec", "makuta"),
        ("tools/simulate.py", "from game.rules import makuta", "makuta"),
        ("game/terminal/play.py", "def f(match: MakutaMatch) -> None: ...", "makuta"),
        ("game/scenes/title.py", 'LID = "levels/masks/lid.jpg"', "masks"),
        ("tools/arena.py", "from game.rules.masks import play", "masks"),
        ("game/scenes/title.py", 'KEY = "masks"', "masks"),
    ],
)
def test_a_box_that_is_named_elsewhere_is_found(
    tmp_path: Path, source: str, line: str, box: str
) -> None:
    _plant(tmp_path, source, line)

    assert list(box_names(tmp_path, ["makuta", "masks"])) == [f"{source} names {box}"]


@pytest.mark.parametrize(
    ("source", "line"),
    [
        ("game/boxes/makuta/codec.py", 'box = "makuta"'),
        ("tools/makuta/shots.py", "from game.rules import makuta"),
        ("game/boxes/__init__.py", 'KEY = "makuta"'),
        ("game/scenes/title.py", '"""Makuta, or the makuta of another world, may be spoken of."""'),
        ("game/boxes/makuta/topics.py", 'TOKENS = "masks"'),
    ],
)
def test_its_own_folders_and_the_shelf_may_name_it(tmp_path: Path, source: str, line: str) -> None:
    _plant(tmp_path, source, line)

    assert list(box_names(tmp_path, ["makuta", "masks"])) == []


@pytest.mark.parametrize(
    ("source", "line", "module"),
    [
        ("core/match.py", "import pygame", "pygame"),
        ("core/match.py", "from game.rules.makuta import play", "game.rules.makuta.play"),
        ("core/match.py", "from game import ui", "game.ui"),
        ("core/match.py", "from ..rules import makuta", "game.rules.makuta"),
        ("core/match.py", "def f():\n    import cattrs", "cattrs"),
        (
            "rules/makuta/play.py",
            "import game.rules.masks.printed.cards",
            "game.rules.masks.printed.cards",
        ),
        ("rules/makuta/play.py", "from .. import masks", "game.rules.masks"),
        ("scenes/table.py", "from game.boxes.makuta import BOX", "game.boxes.makuta.BOX"),
        ("boxes/makuta/table.py", "from game.app import run", "game.app.run"),
        ("boxes/makuta/table.py", "import pytmx", "pytmx"),
        ("boxes/masks/table.py", "from game.boxes.makuta import bots", "game.boxes.makuta.bots"),
        ("boxes/masks/game.py", "import game.rules.makuta.play", "game.rules.makuta.play"),
        ("i18n/catalogue.py", "import babel.messages", "babel.messages"),
        ("ui/button.py", "from game.core.seats import Seat", "game.core.seats.Seat"),
        ("tabletop/dice.py", "from game.rules.makuta import dice", "game.rules.makuta.dice"),
        ("players/bot.py", "from tools.progress import Progress", "tools.progress.Progress"),
    ],
)
def test_a_wrong_import_is_named(tmp_path: Path, source: str, line: str, module: str) -> None:
    path = _plant(tmp_path, source, line)

    assert list(wrong_imports(tmp_path)) == [f"{path} imports {module}"]


@pytest.mark.parametrize(
    ("source", "line"),
    [
        ("core/match.py", "import json\nfrom attrs import frozen\nfrom .seats import Seat"),
        ("rules/makuta/play.py", "from game.core import seats\nfrom game.rules.makuta import duel"),
        ("rules/makuta/play.py", "from . import duel\nfrom .duel import fight"),
        ("tiled/guard.py", "import pytmx\nfrom game.core.errors import GameError"),
        ("boxes/__init__.py", "from game.boxes.makuta import BOX\nfrom game.scenes import table"),
        ("app.py", "import pygame\nfrom game.boxes import SHELF"),
        ("__main__.py", "from game.app import main"),
    ],
)
def test_a_right_import_is_not(tmp_path: Path, source: str, line: str) -> None:
    _plant(tmp_path, source, line)

    assert list(wrong_imports(tmp_path)) == []


def test_no_two_parts_of_a_table_need_each_other() -> None:
    assert list(table_cycles(GAME)) == []


def test_parts_of_a_table_that_need_each_other_are_named(tmp_path: Path) -> None:
    _plant(
        tmp_path, "boxes/masks/table/hand/cards.py", "from game.boxes.masks.table.map import draw"
    )
    _plant(tmp_path, "boxes/masks/table/map.py", "from .log import lines")
    _plant(tmp_path, "boxes/masks/table/log/lines.py", "from ..hand import cards")

    (told,) = table_cycles(tmp_path)

    assert told.startswith(f"{tmp_path / 'boxes' / 'masks' / 'table'}: ")
    assert set(told.partition(": ")[2].split(" needs ")) == {"hand", "map", "log"}


def test_no_folder_is_crowded() -> None:
    assert list(crowded_folders(GAME)) == []


def test_a_crowded_folder_is_named(tmp_path: Path) -> None:
    for number in range(MOST_FILES + 1):
        _plant(tmp_path, f"ui/widget_{number}.py", "")

    assert list(crowded_folders(tmp_path)) == [f"{tmp_path / 'ui'} has {MOST_FILES + 1} files"]


def test_a_new_part_has_to_enter_the_diagram(tmp_path: Path) -> None:
    path = _plant(tmp_path, "network/lobby.py", "")

    assert list(wrong_imports(tmp_path)) == [f"{path}: network is not in the diagram"]


def _plant(game: Path, source: str, line: str) -> Path:
    path = game / source
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(line, encoding="utf-8")
    return path
