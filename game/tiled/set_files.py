"""The files of one level set: each is read once, and all of them together have bounds.

No single map need be large to keep people waiting: a hundred may share what is large.
"""

from collections import Counter
from collections.abc import Callable, Hashable
from enum import Enum
from pathlib import Path
from typing import TypeAlias, TypeVar
from xml.etree.ElementTree import Element

from attrs import define, field

from game.core import plain_files
from game.tiled.pngs import Size, checked_png
from game.tiled.problems import UnreadableError
from game.tiled.safe_xml import parsed_xml

T = TypeVar("T")
Known: TypeAlias = dict[Hashable, T | UnreadableError]

MAX_XML = 1_000_000  # bytes; a map of ours has some 10,000
MAX_PNG = 16_000_000  # bytes; our largest image has 4,000,000
LESS = "Leave out what the set can do without."


class Amount(Enum):
    """What there may be so much of in a set; ours has a tenth of it."""

    TEXT = 8_000_000, "bytes of maps, tilesets, templates and tables"
    ELEMENTS = 150_000, "XML elements, those of a tileset counted for each map that uses it"
    TILESETS = 5_000, "tilesets, counted for each map and template that uses them"
    TILES = 300_000, "tiles in tilesets, counted for each map that uses them"
    SINGLE_TILES = 5_000, "tiles with an image of their own, counted for each map that uses them"
    OBJECTS = 5_000, "objects"
    IMAGES = 64_000_000, "bytes of images"
    PIXELS = 1 << 24, "pixels in its images"

    def __init__(self, most: int, words: str) -> None:
        self.most = most
        self.words = words


@define
class SetFiles:
    """Every question may be answered by an `UnreadableError`; it is the same each time."""

    _places: Known[Path] = field(factory=dict, init=False)
    _names: Known[str] = field(factory=dict, init=False)
    _trees: Known[tuple[Element, int]] = field(factory=dict, init=False)
    _images: Known[Size] = field(factory=dict, init=False)
    _used: Counter[Amount] = field(factory=Counter, init=False)

    def place(self, parent: Path, source: str, remedy: str, find: Callable[[], Path]) -> Path:
        """What a file in the folder *parent* calls *source*."""
        return _once(self._places, (parent, source, remedy), find)

    def name(self, path: Path, find: Callable[[], str]) -> str:
        return _once(self._names, path, find)

    def xml(self, path: Path) -> Element:
        """The root element of *path*; whoever asks will walk through all of it."""
        root, count = _once(self._trees, path, lambda: self._parsed(path))
        self.use(Amount.ELEMENTS, count)
        return root

    def png(self, path: Path) -> Size:
        """The size of an image that can be shown."""
        return _once(self._images, path, lambda: self._checked(path))

    def text(self, path: Path, largest: int) -> bytes:
        """Of a plain file."""
        data = _content(path, largest)
        self.use(Amount.TEXT, len(data))
        return data

    def use(self, what: Amount, count: int) -> None:
        self._used[what] += count
        if self._used[what] > what.most:
            raise UnreadableError(
                f"The level set has more than {what.most:,} {what.words}; more are not read.", LESS
            )

    def _parsed(self, path: Path) -> tuple[Element, int]:
        return parsed_xml(self.text(path, MAX_XML))

    def _checked(self, path: Path) -> Size:
        data = _content(path, MAX_PNG)
        self.use(Amount.IMAGES, len(data))
        return checked_png(data, lambda size: self.use(Amount.PIXELS, size[0] * size[1]))


def _once(known: Known[T], key: Hashable, find: Callable[[], T]) -> T:
    if key not in known:
        try:
            known[key] = find()
        except UnreadableError as fault:
            known[key] = fault
    answer = known[key]
    if isinstance(answer, UnreadableError):
        raise UnreadableError(answer.what, answer.remedy)
    return answer


def _content(path: Path, largest: int) -> bytes:
    try:
        return plain_files.content_of(path, largest)
    except IsADirectoryError as error:
        raise UnreadableError("This is a folder, not a file.", "Rename or remove it.") from error
    except plain_files.NoPlainFileError as error:
        raise UnreadableError("This is not an ordinary file.", "Replace or remove it.") from error
    except plain_files.LargeFileError as error:
        raise UnreadableError(
            f"The file has {error.size:,} bytes; more than {largest:,} are not read.",
            "A level needs some 10,000: restore the file from a copy, or start it anew.",
        ) from error
    except OSError as error:
        raise UnreadableError(
            f"The file cannot be opened: {error.strerror or 'there is none of this name'}.",
            "Check that it exists and that you are allowed to read it.",
        ) from error
