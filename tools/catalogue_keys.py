"""Which texts the code asks for.

A key is written out where it is used, `texts.text("list.nothing")`, or built by `key_of` from a
family that is listed; so all keys are known, and the facts given with them.
"""

import ast
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import TypeAlias

from attrs import frozen

ASKING = {"text", "count"}  # the methods of Texts
Facts: TypeAlias = frozenset[str] | None  # None where they cannot be read from the code
Families: TypeAlias = Mapping[str, Mapping[str, frozenset[str]]]
Wanted: TypeAlias = Mapping[str, Facts]  # by key: the facts that all who ask for it give


@frozen
class Use:
    """A place in the code that asks for a text."""

    where: str
    key: str
    facts: Facts


@frozen
class Keys:
    """All that a part of the code asks for."""

    uses: tuple[Use, ...]
    families: Families
    unreadable: tuple[str, ...] = ()

    def wanted(self) -> Wanted:
        built = {
            f"{family}.{name}": facts
            for family, members in self.families.items()
            for name, facts in members.items()
        }
        return together(built, *({use.key: use.facts} for use in self.uses))


def together(*parts: Wanted) -> Wanted:
    """Who asks with fewer facts must be answered, too."""
    keys: dict[str, Facts] = {}
    for part in parts:
        for key, facts in part.items():
            known = keys.get(key, facts)
            keys[key] = None if known is None or facts is None else known & facts
    return keys


def keys_in(
    sources: Iterable[Path], root: Path, families: Families, others: Iterable[str] = ()
) -> Keys:
    """*others* are families that somebody else answers for."""
    found: list[Use] = []
    unreadable: list[str] = []
    known = {*families, *others}
    for source in sorted(sources):
        for call in _askings(source):
            where = f"{source.relative_to(root)}:{call.lineno}"
            keys = list(_literals(call.args[0])) if call.args else []
            found += [Use(where, key, _facts(call)) for key in keys]
            if not keys and not _names_one_of(known, call):
                unreadable.append(f"{where}: write the key out, or build it by key_of(FAMILY, …)")
    return Keys(tuple(found), families, tuple(unreadable))


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


def _facts(call: ast.Call) -> Facts:
    names = [keyword.arg for keyword in call.keywords]
    asked = getattr(call.func, "attr", getattr(call.func, "id", ""))
    counted = ["n"] if asked == "count" else []
    return None if None in names else frozenset([*counted, *filter(None, names)])


def _names_one_of(families: set[str], call: ast.Call) -> bool:
    match call.args:
        case [ast.Call(func=ast.Name(id="key_of"), args=[ast.Constant(value=family), *_]), *_]:
            return family in families
        case _:
            return False
