"""One class of attack, and the ground on which it takes place."""

import resource
import signal
import tempfile
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Self

from attrs import frozen

from game.shelf.shelf import Packed
from tools.proofs.results import Figures, ProofFailedError

PATIENCE = 5  # seconds of work; who waits longer takes it for a hang
FOR_EVER = 60  # seconds of waiting, on a machine that may have other work to do
MOST_MEMORY = 1_000_000_000  # bytes above what there was before
CANARY = b"Nobody may touch this.\n"


@frozen
class Assault:
    """*piece* does one batch of them and counts by what it came to."""

    name: str  # what is attacked
    wanted: int
    batch: int
    piece: Callable[[Packed, int], Figures]
    in_window: bool = False  # nothing to attack in a box that is only played in text

    def concerns(self, packed: Packed) -> bool:
        return packed.kit is not None or not self.in_window

    @property
    def pieces(self) -> int:
        return -(-self.wanted // self.batch)


@frozen
class Ground:
    """A *home* that the program may write to, and *foreign* things that it must leave alone."""

    place: Path

    @classmethod
    @contextmanager
    def laid_out(cls) -> Iterator[Self]:
        with tempfile.TemporaryDirectory() as place:
            ground = cls(Path(place).resolve())
            ground.home.mkdir()
            ground.foreign.mkdir()
            for name in ("letter", "letter.lock", "photo.png", "game.matanui"):
                (ground.foreign / name).write_bytes(CANARY)
            yield ground
            ground.demand_untouched("at the end")

    @property
    def home(self) -> Path:
        return self.place / "home"

    @property
    def foreign(self) -> Path:
        return self.place / "foreign"

    def demand_untouched(self, what: str) -> None:
        found = {path.name: path.read_bytes() for path in self.foreign.iterdir()}
        if len(found) != 4 or set(found.values()) != {CANARY}:  # noqa: PLR2004 - as laid out
            raise ProofFailedError(f"{what}: foreign files were touched: {sorted(found)}")


class HangError(BaseException):
    """It took longer than anybody waits. Who catches every Exception does not catch this."""


@contextmanager
def within_limits(what: str) -> Iterator[None]:
    """Nothing escapes but as a failed proof; neither time nor memory are without bounds."""
    before = [(each, signal.signal(each, _hang)) for each in (signal.SIGALRM, signal.SIGPROF)]
    limits = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (_memory() + MOST_MEMORY, limits[1]))
    signal.setitimer(signal.ITIMER_PROF, PATIENCE)
    signal.setitimer(signal.ITIMER_REAL, FOR_EVER)
    try:
        yield
    except ProofFailedError:
        raise
    except (Exception, HangError) as error:
        raise ProofFailedError(f"{what}:\n{traceback.format_exc()}") from error
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.setitimer(signal.ITIMER_REAL, 0)
        for each, handler in before:
            signal.signal(each, handler)
        resource.setrlimit(resource.RLIMIT_AS, limits)


def _hang(_: int, __: FrameType | None) -> None:
    raise HangError(f"more than {PATIENCE} s of work, or {FOR_EVER} s of waiting")


def _memory() -> int:
    """Of addresses, in bytes."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
    return pages * resource.getpagesize()
