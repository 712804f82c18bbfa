"""Compiles the texts, and checks that code and catalogues agree.

What the shared code asks for, the program's catalogue says, or that of every box; what a box asks
for, its own or the program's. Two boxes may use the same key.
"""

import io
import re
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from itertools import groupby
from pathlib import Path
from string import Formatter

from attrs import frozen
from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import read_mo, write_mo
from babel.messages.pofile import PoFileError, read_po

from game.boxes import SHELF
from game.i18n.texts import PROGRAM
from game.scenes.families import FAMILIES as SCENES
from game.terminal.answers import FAMILIES as TERMINAL
from tools.boxes import tools_of
from tools.catalogue_keys import Keys, Wanted, keys_in, together
from tools.places import ROOT
from tools.wishes import asked, tells_what_is_wrong

LOCALE = ROOT / "game" / "i18n" / "locale"
SHARED = {**SCENES, **TERMINAL}  # families of the scenes and the text game
FIRST = "en"  # the language that all others are compared with
ALWAYS = datetime(2001, 1, 1, tzinfo=UTC)  # equal texts are equal files, whenever compiled


@frozen
class Asked:
    """What is asked for: by the shared code, and by each box."""

    shared: Keys
    boxes: Mapping[str, Keys]

    @property
    def unreadable(self) -> Iterator[str]:
        for keys in (self.shared, *self.boxes.values()):
            yield from keys.unreadable

    def of(self, name: str) -> Wanted:
        """Of the catalogue of that *name*: whoever may look there."""
        boxes = self.boxes if name == PROGRAM else {name} & self.boxes.keys()
        return together(self.shared.wanted(), *(self.boxes[box].wanted() for box in boxes))


@tells_what_is_wrong
def main(arguments: list[str]) -> int:
    if not asked("catalogues", arguments).check:
        for path in sources(LOCALE):
            compile_catalogue(path)
            print(f"{path.parts[-3]}: {path.stem}.mo written.")
    problems = list(check(LOCALE, asked_in(ROOT / "game")))
    print("\n".join(problems) or "Every text is there, and none is left over.")
    return int(bool(problems))


# Catalogues


def sources(locale: Path) -> list[Path]:
    return sorted(locale.glob("*/LC_MESSAGES/*.po"))


def compile_catalogue(path: Path) -> None:
    catalogue, buffer = read(path), io.BytesIO()
    catalogue.creation_date = ALWAYS
    write_mo(buffer, catalogue)
    path.with_suffix(".mo").write_bytes(buffer.getvalue())


def read(path: Path) -> Catalog:
    with path.open("rb") as file:
        return read_po(file, locale=path.parts[-3], abort_invalid=True)


def messages(catalogue: Catalog) -> dict[str, Message]:
    """By key; the nameless first message is the header."""
    ids = ((message.id, message) for message in catalogue if message.id)
    return {str(key if isinstance(key, str) else key[0]): message for key, message in ids}


def wordings(message: Message) -> tuple[str, ...]:
    """One text, or one for each plural form."""
    return (message.string,) if isinstance(message.string, str) else tuple(message.string or ())


def placeholders(message: Message) -> frozenset[str]:
    parts = (part for text in wordings(message) for part in Formatter().parse(text))
    return frozenset(re.split(r"[.\[]", name)[0] for _, name, _, _ in parts if name is not None)


# What the code asks for


def asked_in(game: Path) -> Asked:
    """Families that every box brings along may be named by the shared code."""
    boxes = {packed.key: tools_of(packed).families() for packed in SHELF.boxes}
    everywhere = set.intersection(*(set(families) for families in boxes.values()))
    folders = {box: game / "boxes" / box for box in boxes}
    others = (p for p in game.rglob("*.py") if not {*folders.values()} & {*p.parents})
    return Asked(
        keys_in(others, game.parent, SHARED, everywhere),
        {
            box: keys_in(folder.rglob("*.py"), game.parent, boxes[box], SHARED)
            for box, folder in folders.items()
        },
    )


# Do they agree?


def check(locale: Path, asked: Asked) -> Iterator[str]:
    yield from asked.unreadable
    paths = sources(locale)
    if not any(path.parts[-3] == FIRST for path in paths):
        yield f"There is no catalogue for {FIRST!r}."
    for language, group in groupby(paths, lambda path: path.parts[-3]):
        yield from (f"{language}/{problem}" for problem in _check_language([*group], asked))


def _check_language(paths: list[Path], asked: Asked) -> Iterator[str]:
    texts: dict[str, set[str]] = {name: set() for name in (PROGRAM, *asked.boxes)}
    for path in paths:
        try:
            catalogue = read(path)
        except PoFileError as error:
            yield f"{path.name}: {error}"
            return
        problems = (*_differences(catalogue, asked.of(path.stem)), *_stale(path, catalogue))
        yield from (f"{path.name}: {problem}" for problem in problems)
        texts[path.stem] = {*messages(catalogue)}
    yield from _twice(texts)
    yield from _missing(texts, asked)


def _twice(texts: Mapping[str, set[str]]) -> Iterator[str]:
    for name, own in texts.items():
        if name != PROGRAM:
            twice = sorted(own & texts[PROGRAM])
            yield from (f"{name}.po: {key!r} is in {PROGRAM}.po as well" for key in twice)


def _missing(texts: Mapping[str, set[str]], asked: Asked) -> Iterator[str]:
    shared = asked.shared.wanted().keys()
    of_boxes = {key for box in asked.boxes for key in texts[box] & shared}
    missing = {PROGRAM: shared - texts[PROGRAM] - of_boxes}
    for box, keys in asked.boxes.items():
        missing[box] = (keys.wanted().keys() | of_boxes) - texts[box] - texts[PROGRAM]
    for name, keys_without in missing.items():
        yield from (f"{name}.po: no text for {key!r}" for key in sorted(keys_without))


def _differences(catalogue: Catalog, wanted: Wanted) -> Iterator[str]:
    texts = messages(catalogue)
    yield from (f"nothing asks for {key!r}" for key in sorted(texts.keys() - wanted.keys()))
    for key in sorted(wanted.keys() & texts.keys()):
        facts, message = wanted[key], texts[key]
        if not all(wordings(message)):
            yield f"{key!r} is empty"
        elif facts is not None and not placeholders(message) <= facts:
            unknown = ", ".join(sorted(placeholders(message) - facts))
            yield f"{key!r} uses what it is not given: {unknown}"


def _stale(path: Path, catalogue: Catalog) -> Iterator[str]:
    """The compiled catalogue is compared by its words, for its header names the compiler."""
    compiled = path.with_suffix(".mo")
    written = _words(compiled) if compiled.is_file() else {}
    if written != {key: wordings(message) for key, message in messages(catalogue).items()}:
        yield f"{compiled.name} is out of date; run: python3 -m tools catalogues"


def _words(compiled: Path) -> dict[str, tuple[str, ...]]:
    with compiled.open("rb") as file:
        return {key: wordings(message) for key, message in messages(read_mo(file)).items()}
