"""Every rule has a test, and nothing cites a rule that does not exist."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from attrs import frozen

ROOT = Path(__file__).parents[2]
HOW_MANY = {  # of each letter, in the order of the sections
    "B": 5,
    "S": 5,
    "U": 5,
    "M": 6,
    "G": 6,
    "T": 6,
    "K": 6,
    "A": 1,
    "R": 11,
    "L": 6,
    "X": 3,
    "F": 2,
    "I": 4,
    "E": 8,
    "H": 6,
    "V": 5,
}


@frozen
class Citation:
    """A rule that a test says it is about."""

    rule: str
    test: str
    file: str


def rule_ids() -> list[str]:
    """The ids of the rulebook, in its order: lines such as `- **M1** One step. …`."""
    text = (ROOT / "docs" / "makuta" / "rules.md").read_text(encoding="utf-8")
    return re.findall(r"^- \*\*([A-Z]\d+)\*\* ", text, flags=re.MULTILINE)


def citations() -> Iterator[Citation]:
    """Every id in a marker `@pytest.mark.rule(…)` on a test."""
    for source in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(_parsed(source)):
            if isinstance(node, ast.FunctionDef):
                for rule in _marked(node):
                    yield Citation(rule, node.name, source.name)


def _marked(test: ast.FunctionDef) -> Iterator[str]:
    for decorator in test.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule":
            yield from (ast.literal_eval(argument) for argument in decorator.args)


def rules_in_code() -> Iterator[tuple[str, str]]:
    """Every string in the code of the rules that looks like an id, and where it stands."""
    for source in sorted((ROOT / "game" / "rules" / "makuta").rglob("*.py")):
        for node in ast.walk(_parsed(source)):
            if isinstance(node, ast.Constant) and re.fullmatch(r"[A-Z]\d{1,2}", str(node.value)):
                yield str(node.value), f"{source.name}:{node.lineno}"


def _parsed(source: Path) -> ast.Module:
    return ast.parse(source.read_text(encoding="utf-8"))


def test_the_rulebook_has_every_rule_once_and_in_order() -> None:
    expected = [f"{letter}{n}" for letter, last in HOW_MANY.items() for n in range(1, last + 1)]

    assert rule_ids() == expected


def test_every_rule_is_cited_by_a_test() -> None:
    cited = {citation.rule for citation in citations()}

    assert [rule for rule in rule_ids() if rule not in cited] == []


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    known = set(rule_ids())

    assert [citation for citation in citations() if citation.rule not in known] == []


def test_only_tests_cite_rules() -> None:
    assert [citation for citation in citations() if not citation.test.startswith("test_")] == []


def test_every_rule_that_the_game_names_exists() -> None:
    known = set(rule_ids())
    named = list(rules_in_code())

    assert named
    assert [where for rule, where in named if rule not in known] == []


def test_every_event_names_its_rule() -> None:
    """Each class in `events.py` has a field *rule*."""
    events = _parsed(ROOT / "game" / "rules" / "makuta" / "events.py")
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
