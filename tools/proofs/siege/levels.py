"""Level sets that somebody has drawn, sent or spoilt: checked, opened, laid on the table."""

import shutil
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from random import Random

from attrs import evolve, frozen

from game.core.errors import GameError
from game.places import contents_of
from game.shelf.shelf import Packed
from tools.benches.race import table_of
from tools.boxes import tools_of
from tools.levels import Checked, LevelTools
from tools.proofs.results import Figures, ProofFailedError
from tools.proofs.siege.assault import Assault, Ground, within_limits
from tools.proofs.siege.damage import Damage, damaged
from tools.proofs.siege.level_damage import PLACE_WAYS, PNG_WAYS, TOML_WAYS, XML_WAYS
from tools.studio import Studio

SIZE = (1024, 640)
WAYS: dict[str, Sequence[Damage]] = {
    **dict.fromkeys((".tmx", ".tsx", ".tx", ".xml"), XML_WAYS),
    ".png": PNG_WAYS,
    ".toml": TOML_WAYS,
}
MISPLACED = 1 / 5  # of the files that are damaged
UNEXPLAINED = 1 / 4  # of the sets lose the tables of their images, which are then shown as they are
CLOSELY = 1 / 4  # of the sets: opened though they have errors, or drawn on a sheet too
MOST, FEW = 1000, 6  # maps
WHOLE = 4  # every so often the whole set is spoilt, else one of few maps
WARMTH = 0.2  # seconds for plates that the first frame does not show
UNFORESEEN = "cannot be read ("  # the last resort of whoever reads


def _levels(packed: Packed, number: int) -> Figures:
    tools = tools_of(packed).levels()
    if tools is None:
        return {"sets": 0}
    rng, counted = Random(f"levels {number}"), Counter[str]()
    with Ground.laid_out() as ground:
        camp = Camp.pitched(ground, packed, tools, maps=FEW if (number + 1) % WHOLE else MOST)
        for each in range(LEVELS.batch):
            with camp.spoilt(rng) as what:
                named = f"piece {number}, set {each} ({what})"
                counted.update(camp.came_to(named, closely=rng.random() < CLOSELY))
    return {"sets": LEVELS.batch, **counted}


@frozen
class Camp:
    """Where a set is spoilt and mended again, and the table on which it is laid, if it has one."""

    ground: Ground
    packed: Packed
    tools: LevelTools
    studio: Studio | None
    sound: dict[Path, bytes]

    @classmethod
    def pitched(cls, ground: Ground, packed: Packed, tools: LevelTools, maps: int) -> "Camp":
        studio = Studio(ground.home, SIZE, packed=packed) if packed.kit else None
        camp = cls(ground, packed, tools, studio, _sound(packed, maps))
        camp._mend()
        return camp

    @property
    def folder(self) -> Path:
        return self.ground.home / "set"

    @contextmanager
    def spoilt(self, rng: Random) -> Iterator[str]:
        """A few files of the set are not what they were."""
        names = rng.sample([*self.sound], rng.choice((1, 1, 1, 2, 3)))
        told = [f"{name} {self._spoil(name, rng)}" for name in names]
        if rng.random() < UNEXPLAINED:
            for name in self.sound:
                if name.suffix == ".json" and name not in names:
                    (self.folder / name).unlink()
        yield ", ".join(told)
        self._mend()

    def _spoil(self, name: Path, rng: Random) -> str:
        path = self.folder / name
        if rng.random() < MISPLACED:
            misplace = rng.choice(PLACE_WAYS)
            misplace(path, self.ground.foreign / "letter", rng)
            return misplace.__name__
        way = rng.choice(WAYS.get(name.suffix, (damaged,)))
        path.write_bytes(way(self.sound[name], rng))
        return way.__name__

    def _mend(self) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)
        _lay_down(self.sound, self.folder)

    # What it comes to

    def came_to(self, what: str, *, closely: bool) -> Sequence[str]:
        """Told, or fine and drawn; the checker and the game are of one mind."""
        with within_limits(f"{what}, checked"):
            checked = self.tools.check(self.folder, is_shipped=False)
            _demand_sentences(checked, what)
        if checked.errors and not closely:
            return ["told"]
        with within_limits(f"{what}, opened"):
            refusal = self._opened()
        if bool(checked.errors) != bool(refusal):
            told = [str(problem) for problem in checked.errors]
            raise ProofFailedError(f"{what}: the checker says {told}, the game says {refusal!r}")
        if refusal:
            return ["told"]
        if closely:
            with within_limits(f"{what}, preview"):
                checked.draw(self.ground.home / "sheet.bmp")  # packing it is not what is attacked
        if self.studio is None:
            return ["fine"]
        _show(self.studio, what)
        return ["fine", "drawn"]

    def _opened(self) -> str:
        """Laid out in the studio, or begun without a table; or why it cannot be."""
        try:
            if self.studio is None:
                self._begin()
            else:
                self.studio.unpack(self.folder, Path(_plates().name))
        except GameError as error:
            return str(error)
        return ""

    def _begin(self) -> None:
        game = self.packed.game(evolve(contents_of(self.packed), levels=self.folder))
        game.open_match(table_of(game, "siege"))


def _show(studio: Studio, what: str) -> None:
    with within_limits(f"{what}, on the table"):
        match = studio.game.open_match(evolve(studio.setup(2), seed="siege"))
        studio.picture(studio.settle(studio.stage(studio.table(match)), 3))
    with within_limits(f"{what}, made ready"):
        ends = time.monotonic() + WARMTH
        while studio.box.kit.warm_step() and time.monotonic() < ends:
            pass


@cache
def _sound(packed: Packed, maps: int) -> dict[Path, bytes]:
    """What is shipped, or so many maps of it if that is a sound set too: it is read much faster."""
    shipped, tools = contents_of(packed).levels, tools_of(packed).levels()
    assert tools
    paths = sorted(path for path in shipped.rglob("*") if path.is_file())
    files = {path.relative_to(shipped): path.read_bytes() for path in paths}
    found = [name for name in files if name.suffix == ".tmx"]
    left = len(found)
    for name in found:
        fewer = {each: content for each, content in files.items() if each != name}
        if left > maps and _is_sound(fewer, tools):
            files, left = fewer, left - 1
    return files


def _is_sound(files: dict[Path, bytes], tools: LevelTools) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        _lay_down(files, Path(folder))
        return not tools.check(Path(folder), is_shipped=False).errors


def _lay_down(files: dict[Path, bytes], folder: Path) -> None:
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


@cache
def _plates() -> tempfile.TemporaryDirectory[str]:
    """Kept from set to set: most tiles look as they did before."""
    return tempfile.TemporaryDirectory()


def _demand_sentences(checked: Checked, what: str) -> None:
    for problem in (*checked.errors, *checked.advice):
        if UNFORESEEN in problem.what or not problem.text.endswith((".", "!", "?")):
            raise ProofFailedError(f"{what}: no sentence: {problem}")


LEVELS = Assault("levels", wanted=5_000, batch=25, piece=_levels)
