"""Plates that were composed before, kept in a folder of the user's as JPEG files.

A plate that was just composed goes through its file as well, so that it looks the same to the last
pixel whether it was found here or not. Whatever goes wrong with files only costs time.
"""

import hashlib
from collections.abc import Iterable
from contextlib import suppress
from io import BytesIO
from pathlib import Path

import pygame
from attrs import frozen
from pygame import Surface

from game.ui.piecework import Work

ENDING, DRAFT = ".jpg", ".part"
MOST = 160  # files: twenty tiles in six rotations and some to spare; the oldest go


@frozen
class PlateCache:
    folder: Path
    assets: str  # what all plates are made from, as `content_of` names it

    @classmethod
    def of(cls, folder: Path, assets: Path) -> "PlateCache":
        files = sorted(path for path in assets.glob("*") if path.is_file())
        return cls(folder, content_of(files))

    def found(self, facts: str) -> Work[Surface | None]:
        """The picture that *facts* tell everything about, if it is there."""
        try:
            return (yield from _unpacking(self._path(facts).read_bytes()))
        except (OSError, pygame.error):
            return None

    def keep(self, facts: str, composed: Surface) -> Work[Surface]:
        """From now on it is found; gives it as it will be found."""
        data = _packed(composed)
        yield
        self._write(self._path(facts), data)
        return (yield from _unpacking(data))

    def has(self, facts: str) -> bool:
        return self._path(facts).is_file()

    def _path(self, facts: str) -> Path:
        return self.folder / f"{_digest(f'{self.assets} {facts}'.encode())[:32]}{ENDING}"

    def _write(self, path: Path, data: bytes) -> None:
        """Written whole or not at all."""
        with suppress(OSError):
            self.folder.mkdir(parents=True, exist_ok=True)
            draft = path.with_suffix(DRAFT)
            draft.write_bytes(data)
            draft.replace(path)
            self._make_room()

    def _make_room(self) -> None:
        files = (each for end in (ENDING, DRAFT) for each in self.folder.glob(f"*{end}"))
        for old in sorted(files, key=lambda each: each.stat().st_mtime)[:-MOST]:
            old.unlink(missing_ok=True)


def content_of(files: Iterable[Path]) -> str:
    """Names the files' content; times and folders do not matter."""
    total = hashlib.sha256()
    for path in files:
        with suppress(OSError):
            total.update(f"{path.name} {_digest(path.read_bytes())}\n".encode())
    return total.hexdigest()


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def _packed(picture: Surface) -> bytes:
    target = BytesIO()
    pygame.image.save(picture, target, ENDING)
    return target.getvalue()


def _unpacking(data: bytes) -> Work[Surface]:
    picture = pygame.image.load(BytesIO(data), ENDING)
    yield
    return picture.convert(Surface((1, 1), 0, 32))
