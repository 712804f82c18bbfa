"""The check finds every way in which code and catalogues can part."""

import shutil
from pathlib import Path

import pytest

from tools import catalogues
from tools.catalogues import LOCALE, Keys, Use, check, compile_catalogue, keys_in


@pytest.fixture
def locale(tmp_path: Path) -> Path:
    """A catalogue of two texts, compiled."""
    path = tmp_path / "en" / "LC_MESSAGES" / "makuta.po"
    path.parent.mkdir(parents=True)
    _write(path, ("list.nothing", "nothing"), ("toa.TAHU", "Tahu"))
    compile_catalogue(path)
    return tmp_path


def _write(path: Path, *entries: tuple[str, str]) -> None:
    head = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n'
    texts = "".join(f'\nmsgid "{key}"\nmsgstr "{text}"\n' for key, text in entries)
    path.write_text(head + texts, encoding="utf-8")


def po(locale: Path) -> Path:
    return locale / "en" / "LC_MESSAGES" / "makuta.po"


def keys(*facts: str, unreadable: tuple[str, ...] = ()) -> Keys:
    use = Use("a.py:1", "list.nothing", frozenset(facts))
    return Keys((use,), {"toa": {"TAHU": frozenset()}}, unreadable)


def test_the_shipped_catalogues_agree_with_the_code() -> None:
    assert list(check(LOCALE, keys_in(catalogues.ROOT / "game"))) == []


def test_agreement_is_silent(locale: Path) -> None:
    assert list(check(locale, keys())) == []


def test_a_missing_text_is_named(locale: Path) -> None:
    wanted = Keys((), {"toa": {"TAHU": frozenset(), "GALI": frozenset()}})

    problems = list(check(locale, wanted))

    assert "en/makuta.po: no text for 'toa.GALI'" in problems


def test_a_text_that_nothing_asks_for_is_named(locale: Path) -> None:
    problems = list(check(locale, Keys((), {"toa": {"TAHU": frozenset()}})))

    assert problems == ["en/makuta.po: nothing asks for 'list.nothing'"]


def test_all_catalogues_of_a_language_are_one(locale: Path) -> None:
    other = po(locale).with_name("program.po")
    _write(other, ("title.quit", "Quit"))
    compile_catalogue(other)
    quit_, gali = Use("a.py:2", "title.quit", frozenset()), Use("a.py:3", "toa.GALI", frozenset())
    both = Keys((*keys().uses, quit_), keys().families)

    assert list(check(locale, both)) == []
    assert list(check(locale, Keys((*both.uses, gali), both.families))) == [
        "en/makuta.po+program.po: no text for 'toa.GALI'"
    ]


def test_a_text_in_two_catalogues_is_named(locale: Path) -> None:
    other = po(locale).with_name("program.po")
    _write(other, ("toa.TAHU", "Tahu"))
    compile_catalogue(other)

    problems = list(check(locale, keys()))

    assert problems == ["en/program.po: 'toa.TAHU' is in another catalogue as well"]


def test_equal_texts_make_equal_files_whenever_they_are_compiled(locale: Path) -> None:
    assert b"POT-Creation-Date: 2001-01-01" in po(locale).with_suffix(".mo").read_bytes()


def test_an_empty_text_is_named(locale: Path) -> None:
    _write(po(locale), ("list.nothing", ""), ("toa.TAHU", "Tahu"))
    compile_catalogue(po(locale))

    assert "en/makuta.po: 'list.nothing' is empty" in list(check(locale, keys()))


def test_a_text_can_use_only_the_facts_it_is_given(locale: Path) -> None:
    _write(po(locale), ("list.nothing", "nothing on {field}"), ("toa.TAHU", "Tahu"))
    compile_catalogue(po(locale))

    assert list(check(locale, keys("field", "seat"))) == []
    assert list(check(locale, keys("seat"))) == [
        "en/makuta.po: 'list.nothing' uses what it is not given: field"
    ]


def test_an_outdated_or_missing_compilation_is_named(locale: Path) -> None:
    _write(po(locale), ("list.nothing", "not a thing"), ("toa.TAHU", "Tahu"))
    outdated = list(check(locale, keys()))
    po(locale).with_suffix(".mo").unlink()
    missing = list(check(locale, keys()))

    expected = ["en/makuta.po: makuta.mo is out of date; run: python3 -m tools catalogues"]
    assert outdated == missing == expected


def test_a_broken_catalogue_is_named(locale: Path) -> None:
    po(locale).write_text('msgid "a"\nmsgstr "b\nrubbish', encoding="utf-8")

    (problem, *_) = check(locale, keys())

    assert problem.startswith("en/makuta.po: ")


def test_a_locale_without_english_is_named(tmp_path: Path) -> None:
    assert list(check(tmp_path, keys())) == ["There is no catalogue for 'en'."]


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ('texts.text("list.nothing")', [("list.nothing", set())]),
        ('self.texts.text("a.b", seat=1)', [("a.b", {"seat"})]),
        ('names.texts.count("a.b", 3, tile=1)', [("a.b", {"n", "tile"})]),
        ('texts.text("a.b" if x else "a.c")', [("a.b", set()), ("a.c", set())]),
        ('texts.text("a.b", **facts)', [("a.b", None)]),
        ('texts.text(key_of("figure", figure))', []),
        ('pawns.count("a.b")', []),
        ('text = texts.text; text("a.b", seat=1)', [("a.b", {"seat"})]),
        ('theme, text = self.theme, texts.text; text("a.b")', [("a.b", set())]),
        ('count = self.texts.count; count("a.b", 3)', [("a.b", {"n"})]),
        ('text("a.b")', []),
    ],
)
def test_keys_are_read_from_the_code(
    tmp_path: Path, line: str, found: list[tuple[str, set[str] | None]]
) -> None:
    keys = keys_in(_planted(tmp_path, line))

    assert [(use.key, use.facts) for use in keys.uses] == found
    assert keys.unreadable == ()


@pytest.mark.parametrize(
    "line", ["texts.text(key)", 'texts.text(f"toa.{x}")', 'texts.text(key_of("no_family", x))']
)
def test_a_key_that_cannot_be_known_is_refused(tmp_path: Path, line: str) -> None:
    keys = keys_in(_planted(tmp_path, line))

    assert list(keys.unreadable) == [
        "game/part.py:1: write the key out, or build it by key_of(FAMILY, …)"
    ]


def _planted(tmp_path: Path, line: str) -> Path:
    game = tmp_path / "game"
    game.mkdir()
    (game / "part.py").write_text(line, encoding="utf-8")
    return game


def test_the_tool_compiles_and_checks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """On a copy, so that a test never writes into the project."""
    shutil.copytree(LOCALE, tmp_path / "locale", ignore=shutil.ignore_patterns("*.mo"))
    monkeypatch.setattr(catalogues, "LOCALE", tmp_path / "locale")

    codes = [catalogues.main(arguments) for arguments in (["--check"], [], ["--check"], ["--all"])]

    assert codes == [1, 0, 0, 2]
    assert "Every text is there" in capsys.readouterr().out
