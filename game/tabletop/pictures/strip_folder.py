"""Large pictures that were composed before, kept in a folder of the user's as JPEG files.

One that was just composed goes through its file as well, so that it looks the same to the last
pixel whether it was found here or not. Whatever goes wrong with files only costs time.

To open a whole one would take longer than a frame: a file holds strips, one JPEG after the other.
At its end it says what it holds: what somebody else has put there is not even unpacked.
"""

import hashlib
import re
from collections.abc import Generator, Iterable, Iterator
from contextlib import suppress
from io import BytesIO
from pathlib import Path
from typing import TypeAlias, TypeVar

import pygame
from attrs import frozen
from pygame import Rect, Surface

from game.core import plain_files
from game.core.drafts import DRAFT, draft_of

T = TypeVar("T")

ENDING = ".jpg"
OURS = re.compile(rf"\.?[0-9a-f]{{32}}({ENDING}|{DRAFT})")  # names of files
SEAL = 32  # bytes that tell what is before them
MOST = 160
LARGEST = 64_000_000  # bytes of a file that a picture is made from
HEAVIEST = 16_000_000  # bytes; ours have less than a million
HEIGHT = 176  # rows of a strip: whole blocks of a JPEG, so that no seam is seen
END = b"\xff\xd9"  # of a JPEG, and nowhere else in it


@frozen
class Strip:
    """A part of a picture, as wide as all of it."""

    top: int  # its first row
    picture: Surface


Strips: TypeAlias = Generator[Strip | None, None, T]  # each a bit of work; None gives nothing yet


@frozen
class StripFolder:
    folder: Path
    assets: str  # what all pictures are made from, as `content_of` names it
    most: int = MOST  # files; the oldest go

    @classmethod
    def of(cls, folder: Path, assets: Path, most: int = MOST) -> "StripFolder":
        files = sorted(path for path in assets.glob("*") if path.is_file())
        return cls(folder, content_of(files), most)

    def found(self, facts: str, size: tuple[int, int]) -> Strips[bool]:
        """The picture that *facts* tell everything about; whether it was there, all of it."""
        try:
            sealed = plain_files.content_of(self._path(facts), HEAVIEST)
            if _sealed(sealed[:-SEAL]) != sealed:
                return False
            yield from _unpacked(sealed[:-SEAL], size)
        except (OSError, pygame.error):
            return False
        return True

    def keep(self, facts: str, composed: Surface) -> Strips[None]:
        """From now on it is found; gives it as it will be found."""
        data = b""
        for part in _parts(composed):
            data += _packed(composed.subsurface(part))
            yield None
        self._write(self._path(facts), data)
        yield from _unpacked(data, composed.get_size())

    def has(self, facts: str) -> bool:
        return self._path(facts).is_file()

    def _path(self, facts: str) -> Path:
        return self.folder / f"{_digest(f'{self.assets} {facts}'.encode())[:32]}{ENDING}"

    def _write(self, path: Path, data: bytes) -> None:
        with suppress(OSError):
            self.folder.mkdir(parents=True, exist_ok=True)
            if self.folder.is_symlink():
                return  # it is somebody else's
            with draft_of(path) as draft:
                with draft.open("xb") as file:
                    file.write(_sealed(data))
                draft.replace(path)
            self._make_room()

    def _make_room(self) -> None:
        files = (each for each in self.folder.iterdir() if OURS.fullmatch(each.name))
        for old in sorted(files, key=lambda each: each.lstat().st_mtime)[: -self.most]:
            old.unlink(missing_ok=True)


def content_of(files: Iterable[Path]) -> str:
    """Names the files' content; times and folders do not matter."""
    total = hashlib.sha256()
    for path in files:
        with suppress(OSError):
            total.update(f"{path.name} {_digest(plain_files.content_of(path, LARGEST))}\n".encode())
    return total.hexdigest()


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def _sealed(data: bytes) -> bytes:
    return data + hashlib.sha256(data).digest()


def _parts(picture: Surface) -> Iterator[Rect]:
    whole = picture.get_rect()
    for top in range(0, whole.height, HEIGHT):
        yield Rect(0, top, whole.width, HEIGHT).clip(whole)


def _packed(picture: Surface) -> bytes:
    target = BytesIO()
    pygame.image.save(picture, target, ENDING)
    return target.getvalue()


def _unpacked(data: bytes, size: tuple[int, int]) -> Strips[None]:
    *files, rest = data.split(END)
    if rest or not files:
        raise pygame.error("This is not the whole picture.")
    top = 0
    for file in files:
        picture = pygame.image.load(BytesIO(file + END), ENDING)
        if picture.width != size[0] or picture.height > HEIGHT or top + picture.height > size[1]:
            raise pygame.error("This is another picture.")
        yield Strip(top, picture.convert(Surface((1, 1), 0, 32)))
        top += picture.height
    if top != size[1]:
        raise pygame.error("This is not the whole picture.")
