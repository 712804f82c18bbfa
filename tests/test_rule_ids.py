"""In every box each rule has a test, and nothing cites a rule that does not exist."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from attrs import frozen

ROOT = Path(__file__).parents[1]
HOW_MANY = {  # of each letter, in the order of the sections
    "makuta": "B5 S5 U5 M6 G6 T6 K6 A1 R11 L6 X3 F2 I4 E8 H7 V5",
    "masks": "B7 L9 S7 U9 M9 P8 W9 C9 K10 A3 N9 G6 R11 O11 Y8 X7 I6 E16 H7 J14 V4",
}
BOXES = pytest.mark.parametrize("box", HOW_MANY)


@frozen
class Citation:
    """A rule that a test says it is about."""

    rule: str
    test: str
    file: str


def rule_ids(box: str) -> list[str]:
    """The ids of the rulebook, in its order: lines such as `- **M1** One step. …`."""
    text = (ROOT / "docs" / box / "rules.md").read_text(encoding="utf-8")
    return re.findall(r"^- \*\*([A-Z]\d+)\*\* ", text, flags=re.MULTILINE)


def citations(box: str) -> Iterator[Citation]:
    """Every id in a marker `@pytest.mark.rule(…)` on a test."""
    for source in sorted((ROOT / "tests" / box).rglob("test_*.py")):
        for node in ast.walk(_parsed(source)):
            if isinstance(node, ast.FunctionDef):
                for rule in _marked(node):
                    yield Citation(rule, node.name, source.name)


def _marked(test: ast.FunctionDef) -> Iterator[str]:
    for decorator in test.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule":
            yield from (ast.literal_eval(argument) for argument in decorator.args)


def rules_in_code(box: str) -> Iterator[tuple[str, str]]:
    """Every string in the code of the rules that looks like an id, and where it stands."""
    for source in sorted((ROOT / "game" / "rules" / box).rglob("*.py")):
        for node in ast.walk(_parsed(source)):
            if isinstance(node, ast.Constant) and re.fullmatch(r"[A-Z]\d{1,2}", str(node.value)):
                yield str(node.value), f"{source.name}:{node.lineno}"


def _parsed(source: Path) -> ast.Module:
    return ast.parse(source.read_text(encoding="utf-8"))


@BOXES
def test_the_rulebook_has_every_rule_once_and_in_order(box: str) -> None:
    expected = [
        f"{group[0]}{number}"
        for group in HOW_MANY[box].split()
        for number in range(1, int(group[1:]) + 1)
    ]

    assert rule_ids(box) == expected


@BOXES
def test_every_rule_is_cited_by_a_test(box: str) -> None:
    cited = {citation.rule for citation in citations(box)}

    assert [rule for rule in rule_ids(box) if rule not in cited] == []


@BOXES
def test_no_test_cites_a_rule_that_does_not_exist(box: str) -> None:
    known = set(rule_ids(box))

    assert [citation for citation in citations(box) if citation.rule not in known] == []


@BOXES
def test_only_tests_cite_rules(box: str) -> None:
    cited = list(citations(box))

    assert [citation for citation in cited if not citation.test.startswith("test_")] == []


@BOXES
def test_every_rule_that_the_game_names_exists(box: str) -> None:
    known = set(rule_ids(box))
    named = list(rules_in_code(box))

    assert named
    assert [where for rule, where in named if rule not in known] == []


@BOXES
def test_every_event_names_its_rule(box: str) -> None:
    """Each class in `events.py` has a field *rule*."""
    events = _parsed(ROOT / "game" / "rules" / box / "events.py")
    classes = [node for node in events.body if isinstance(node, ast.ClassDef)]

    nameless = [
        each.name
        for each in classes
        if not any(
            isinstance(line, ast.AnnAssign) and ast.unparse(line.target) == "rule"
            for line in each.body
        )
    ]

    assert classes
    assert nameless == []
