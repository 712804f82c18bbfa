"""Proofs cut into pieces, and which pieces have been done with the sources as they are now."""

import hashlib
import json
import os
import time
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

from attrs import define, field, frozen

from game.shelf.shelf import Packed
from tools.progress import Progress

SOURCES = ("game", "levels", "assets", "tests", "tools", "pyproject.toml")

Figures: TypeAlias = dict[str, Any]  # whatever JSON can say

Done: TypeAlias = dict[int, Figures]  # by the number of the piece


def fingerprint(root: Path, sources: Iterable[str] = SOURCES) -> str:
    """Changes with every file that a proof may depend on, and with nothing else."""
    digest = hashlib.sha256()
    for path in _files(root, sources):
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        digest.update(f"{path.relative_to(root).as_posix()} {content}\n".encode())
    return digest.hexdigest()


def _files(root: Path, sources: Iterable[str]) -> Iterator[Path]:
    for name in sources:
        place = root / name
        found = sorted(place.rglob("*")) if place.is_dir() else [place]
        yield from (each for each in found if each.is_file() and "__pycache__" not in each.parts)


@frozen
class Results:
    """A file of JSON Lines, one per finished piece; lines of other sources do not count."""

    path: Path
    sources: str
    _done: dict[tuple[str, int], Figures] = field(factory=dict, hash=False)

    @classmethod
    def read(cls, path: Path, sources: str) -> "Results":
        return cls(path, sources, dict(_entries(path, sources)))

    def of(self, proof: str) -> Done:
        return {piece: figures for (name, piece), figures in self._done.items() if name == proof}

    def add(self, proof: str, piece: int, figures: Figures) -> None:
        self._done[proof, piece] = figures
        line = {"proof": proof, "piece": piece, "sources": self.sources, "figures": figures}
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
            file.flush()
            os.fsync(file.fileno())

    def completed(  # noqa: PLR0913, PLR0917 - what is done, and what is said meanwhile
        self,
        name: str,
        count: int,
        what: str,
        work: Callable[[list[int]], Iterable[Figures]],
        note: Callable[[Done], str] = lambda _: "",
        is_enough: Callable[[Done], bool] = lambda _: False,
    ) -> list[Figures]:
        """Of the first *count* pieces; *work* does those that have not been, until it is enough."""
        done = self.of(name)
        missing = [number for number in range(count) if number not in done]
        with Progress(what, count, done=count - len(missing)) as progress:
            for number, figures in zip(missing, work(missing), strict=True):
                done[number] = figures
                self.add(name, number, figures)
                progress.advance(note=note(done))
                if is_enough(done):
                    break
        return [done[number] for number in sorted(done) if number < count]


def _entries(path: Path, sources: str) -> Iterator[tuple[tuple[str, int], Figures]]:
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    for text in lines:
        try:
            line = json.loads(text)
        except ValueError:
            continue  # torn by a sudden end: that piece is simply done again
        if line["sources"] == sources:
            yield (line["proof"], line["piece"]), line["figures"]


class ProofFailedError(Exception):
    """What should hold does not; the text shows it. The piece will be done again next time."""


@define
class Run:
    name: str
    results: Results
    ends: float  # on the monotonic clock
    packed: Packed  # the box that is on trial
    finished: bool = True

    def pieces(self, count: int, piece: Callable[[int], Figures]) -> list[Figures]:
        """At least one new one is done, then more while time is left.

        So a piece should take a minute at most.
        """
        done = self.results.completed(
            f"{self.packed.key} {self.name}",
            count,
            self.name,
            partial(map, piece),
            is_enough=lambda _: time.monotonic() >= self.ends,
        )
        self.finished = len(done) >= count
        return done

    def part(self, name: str, parts_left: int) -> "Run":
        """One of so many that share the time that is left."""
        now = time.monotonic()
        ends = now + (self.ends - now) / parts_left
        return Run(f"{self.name} {name}".strip(), self.results, ends, self.packed)


Proof: TypeAlias = Callable[[Run], Figures]
