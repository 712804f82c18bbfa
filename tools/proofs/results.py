"""Which pieces of which proof have been done with the sources as they are now."""

import hashlib
import json
import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

from attrs import field, frozen

SOURCES = ("game", "levels", "assets", "tests", "tools", "pyproject.toml")

Figures: TypeAlias = dict[str, Any]  # whatever JSON can say


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

    def of(self, proof: str) -> dict[int, Figures]:
        return {piece: figures for (name, piece), figures in self._done.items() if name == proof}

    def add(self, proof: str, piece: int, figures: Figures) -> None:
        self._done[proof, piece] = figures
        line = {"proof": proof, "piece": piece, "sources": self.sources, "figures": figures}
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
            file.flush()
            os.fsync(file.fileno())


def _entries(path: Path, sources: str) -> Iterator[tuple[tuple[str, int], Figures]]:
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    for text in lines:
        try:
            line = json.loads(text)
        except ValueError:
            continue  # torn by a sudden end: that piece is simply done again
        if line["sources"] == sources:
            yield (line["proof"], line["piece"]), line["figures"]
