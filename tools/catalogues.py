"""Compiles the texts, and checks that code and catalogues agree.

A key is written out where it is used, `texts.text("list.nothing")`, or built by `key_of` from a
family that `FAMILIES` lists; so all keys are known here, and the facts given with them.
"""

import ast
import io
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from itertools import groupby
from pathlib import Path
from string import Formatter

from attrs import frozen
from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import read_mo, write_mo
from babel.messages.pofile import PoFileError, read_po

from game.boxes.makuta.words import FAMILIES as WORDS
from game.scenes.families import FAMILIES as SCENES
from game.terminal.families import FAMILIES as TERMINAL

ROOT = Path(__file__).parents[1]
LOCALE = ROOT / "game" / "i18n" / "locale"
LEVELS = ROOT / "levels" / "makuta"
FIRST = "en"  # the language that all others are compared with
ALWAYS = datetime(2001, 1, 1, tzinfo=UTC)  # equal texts are equal files, whenever compiled
ASKING = {"text", "count"}  # the methods of Texts


@frozen
class Use:
    """A place in the code that asks for a text."""

    where: str
    key: str
    facts: frozenset[str] | None  # None where they cannot be read from the code


@frozen
class Keys:
    """All that the code asks for."""

    uses: tuple[Use, ...]
    families: Mapping[str, Mapping[str, frozenset[str]]]
    unreadable: tuple[str, ...] = ()

    def wanted(self) -> dict[str, frozenset[str] | None]:
        """Every key, and the facts that all its uses give; None where nobody can tell."""
        keys: dict[str, frozenset[str] | None] = {
            f"{family}.{name}": facts
            for family, members in self.families.items()
            for name, facts in members.items()
        }
        for use in self.uses:
            known = keys.get(use.key)
            keys[use.key] = use.facts if known is None or use.facts is None else known & use.facts
        return keys


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--check"]):
        print("usage: python3 -m tools catalogues [--check]", file=sys.stderr)
        return 2
    if not arguments:
        for path in sources(LOCALE):
            compile_catalogue(path)
            print(f"{path.parts[-3]}: {path.stem}.mo written.")
    problems = list(check(LOCALE, keys_in(ROOT / "game")))
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
    return {key_in(message): message for message in catalogue if message.id}


def key_in(message: Message) -> str:
    return str(message.id if isinstance(message.id, str) else message.id[0])


def wordings(message: Message) -> tuple[str, ...]:
    """One text, or one for each plural form."""
    return (message.string,) if isinstance(message.string, str) else tuple(message.string or ())


def placeholders(message: Message) -> frozenset[str]:
    parts = (part for text in wordings(message) for part in Formatter().parse(text))
    return frozenset(re.split(r"[.\[]", name)[0] for _, name, _, _ in parts if name is not None)


# What the code asks for


def keys_in(game: Path) -> Keys:
    found: list[Use] = []
    unreadable: list[str] = []
    families = {**WORDS, **TERMINAL, **SCENES, "tile": tile_names()}
    for source in sorted(game.rglob("*.py")):
        for call in _askings(source):
            where = f"{source.relative_to(game.parent)}:{call.lineno}"
            keys = list(_literals(call.args[0])) if call.args else []
            found += [Use(where, key, _facts(call)) for key in keys]
            if not keys and not _names_a_family(call, families):
                unreadable.append(f"{where}: write the key out, or build it by key_of(FAMILY, …)")
    return Keys(tuple(found), families, tuple(unreadable))


def tile_names() -> dict[str, frozenset[str]]:
    return {path.stem: frozenset() for path in LEVELS.glob("*.tmx")}


def _askings(source: Path) -> Iterator[ast.Call]:
    """Calls of `text` and `count` on something called `texts`, or of `text = texts.text`."""
    nodes = list(ast.walk(ast.parse(source.read_text(encoding="utf-8"))))
    shortened = {_asking(part) for node in nodes for part in _assigned(node)}
    for node in nodes:
        if isinstance(node, ast.Call):
            bare = isinstance(node.func, ast.Name) and node.func.id
            if _asking(node.func) or (bare and bare in shortened):
                yield node


def _assigned(node: ast.AST) -> list[ast.expr]:
    if not isinstance(node, ast.Assign):
        return []
    return node.value.elts if isinstance(node.value, ast.Tuple) else [node.value]


def _asking(node: ast.expr) -> str:
    """`text` or `count` if it is that method of texts; else nothing."""
    if not isinstance(node, ast.Attribute) or node.attr not in ASKING:
        return ""
    owner = getattr(node.value, "attr", getattr(node.value, "id", ""))
    return node.attr if owner == "texts" else ""


def _literals(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(key)):
            yield key
        case ast.IfExp(body=body, orelse=orelse):
            yield from (*_literals(body), *_literals(orelse))
        case _:
            return


def _facts(call: ast.Call) -> frozenset[str] | None:
    names = [keyword.arg for keyword in call.keywords]
    asked = getattr(call.func, "attr", getattr(call.func, "id", ""))
    counted = ["n"] if asked == "count" else []
    return None if None in names else frozenset([*counted, *filter(None, names)])


def _names_a_family(call: ast.Call, families: Mapping[str, object]) -> bool:
    match call.args:
        case [ast.Call(func=ast.Name(id="key_of"), args=[ast.Constant(value=family), *_]), *_]:
            return family in families
        case _:
            return False


# Do they agree?


def check(locale: Path, keys: Keys) -> Iterator[str]:
    yield from keys.unreadable
    paths = sources(locale)
    if not any(path.parts[-3] == FIRST for path in paths):
        yield f"There is no catalogue for {FIRST!r}."
    for language, group in groupby(paths, lambda path: path.parts[-3]):
        yield from (f"{language}/{problem}" for problem in _check_language([*group], keys.wanted()))


def _check_language(
    paths: Sequence[Path], wanted: Mapping[str, frozenset[str] | None]
) -> Iterator[str]:
    """All catalogues of a language together have each text once."""
    found: set[str] = set()
    for path in paths:
        try:
            catalogue = read(path)
        except PoFileError as error:
            yield f"{path.name}: {error}"
            return
        yield from (f"{path.name}: {problem}" for problem in _differences(catalogue, wanted))
        yield from (f"{path.name}: {problem}" for problem in _stale(path, catalogue))
        twice = sorted(found & messages(catalogue).keys())
        yield from (f"{path.name}: {key!r} is in another catalogue as well" for key in twice)
        found |= messages(catalogue).keys()
    names = "+".join(path.name for path in paths)
    yield from (f"{names}: no text for {key!r}" for key in sorted(wanted.keys() - found))


def _differences(catalogue: Catalog, wanted: Mapping[str, frozenset[str] | None]) -> Iterator[str]:
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
