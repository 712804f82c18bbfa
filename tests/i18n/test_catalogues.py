"""The check finds every way in which code and catalogues can part."""

import shutil
from pathlib import Path

import pytest

from tools import catalogues
from tools.catalogue_keys import Keys, Use, keys_in
from tools.catalogues import LOCALE, Asked, asked_in, check, compile_catalogue
from tools.places import ROOT


@pytest.fixture
def locale(tmp_path: Path) -> Path:
    """A catalogue of the program, and one of a box with two texts; compiled."""
    write(tmp_path, "program", ("title.quit", "Quit"))
    write(tmp_path, "makuta", ("list.nothing", "nothing"), ("toa.TAHU", "Tahu"))
    return tmp_path


def write(locale: Path, name: str, *entries: tuple[str, str], is_compiled: bool = True) -> Path:
    head = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n'
    texts = "".join(f'\nmsgid "{key}"\nmsgstr "{text}"\n' for key, text in entries)
    path = locale / "en" / "LC_MESSAGES" / f"{name}.po"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(head + texts, encoding="utf-8")
    if is_compiled:
        compile_catalogue(path)
    return path


def po(locale: Path) -> Path:
    return locale / "en" / "LC_MESSAGES" / "makuta.po"


def use(key: str, *facts: str) -> Use:
    return Use("a.py:1", key, frozenset(facts))


TOA = {"toa": {"TAHU": frozenset[str]()}}


def asked(*facts: str, shared: tuple[str, ...] = ("title.quit",), **boxes: Keys) -> Asked:
    makuta = Keys((use("list.nothing", *facts),), TOA)
    return Asked(Keys(tuple(map(use, shared)), {}), {"makuta": makuta, **boxes})


def test_the_shipped_catalogues_agree_with_the_code() -> None:
    assert list(check(LOCALE, asked_in(ROOT / "game"))) == []


def test_agreement_is_silent(locale: Path) -> None:
    assert list(check(locale, asked())) == []


def test_a_missing_text_is_named(locale: Path) -> None:
    wanted = asked(shared=("title.quit", "title.load"))
    write(locale, "makuta", ("list.nothing", "nothing"))

    assert list(check(locale, wanted)) == [
        "en/program.po: no text for 'title.load'",
        "en/makuta.po: no text for 'toa.TAHU'",
    ]


def test_a_text_that_nothing_asks_for_is_named(locale: Path) -> None:
    write(locale, "program", ("title.quit", "Quit"), ("title.load", "Load"))
    nobody = Asked(asked().shared, {"makuta": Keys((), TOA)})

    assert list(check(locale, nobody)) == [
        "en/makuta.po: nothing asks for 'list.nothing'",
        "en/program.po: nothing asks for 'title.load'",
    ]


def test_a_box_may_say_what_the_program_says(locale: Path) -> None:
    both = Asked(
        asked().shared, {"makuta": Keys((*map(use, ("list.nothing", "title.quit")),), TOA)}
    )

    assert list(check(locale, both)) == []


def test_a_box_does_not_speak_for_the_program(locale: Path) -> None:
    """Unless every box does: what a figure is called, only a box can tell."""
    wanted = asked(shared=("title.quit", "toa.TAHU"), masks=Keys((), {}))
    masks = write(locale, "masks")

    assert list(check(locale, wanted)) == ["en/masks.po: no text for 'toa.TAHU'"]

    write(locale, masks.stem, ("toa.TAHU", "Toa Tahu"))
    assert list(check(locale, wanted)) == []


def test_boxes_do_not_speak_for_each_other(locale: Path) -> None:
    write(locale, "masks", ("list.nothing", "nothing at all"))
    wanted = asked(masks=Keys((use("list.nothing"),), TOA))

    assert list(check(locale, wanted)) == ["en/masks.po: no text for 'toa.TAHU'"]


def test_a_text_of_the_program_that_a_box_has_as_well_is_named(locale: Path) -> None:
    write(locale, "program", ("title.quit", "Quit"), ("toa.TAHU", "Tahu"))

    problems = list(check(locale, asked()))

    assert problems == ["en/makuta.po: 'toa.TAHU' is in program.po as well"]


def test_equal_texts_make_equal_files_whenever_they_are_compiled(locale: Path) -> None:
    assert b"POT-Creation-Date: 2001-01-01" in po(locale).with_suffix(".mo").read_bytes()


def test_an_empty_text_is_named(locale: Path) -> None:
    write(locale, "makuta", ("list.nothing", ""), ("toa.TAHU", "Tahu"))

    assert "en/makuta.po: 'list.nothing' is empty" in list(check(locale, asked()))


def test_a_text_can_use_only_the_facts_it_is_given(locale: Path) -> None:
    write(locale, "makuta", ("list.nothing", "nothing on {field}"), ("toa.TAHU", "Tahu"))

    assert list(check(locale, asked("field", "seat"))) == []
    assert list(check(locale, asked("seat"))) == [
        "en/makuta.po: 'list.nothing' uses what it is not given: field"
    ]


def test_an_outdated_or_missing_compilation_is_named(locale: Path) -> None:
    entries = ("list.nothing", "not a thing"), ("toa.TAHU", "Tahu")
    write(locale, "makuta", *entries, is_compiled=False)
    outdated = list(check(locale, asked()))
    po(locale).with_suffix(".mo").unlink()
    missing = list(check(locale, asked()))

    expected = ["en/makuta.po: makuta.mo is out of date; run: python3 -m tools catalogues"]
    assert outdated == missing == expected


def test_a_broken_catalogue_is_named(locale: Path) -> None:
    po(locale).write_text('msgid "a"\nmsgstr "b\nrubbish', encoding="utf-8")

    (problem, *_) = check(locale, asked())

    assert problem.startswith("en/makuta.po: ")


def test_a_locale_without_english_is_named(tmp_path: Path) -> None:
    assert list(check(tmp_path, asked())) == ["There is no catalogue for 'en'."]


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
    keys = planted(tmp_path, line)

    assert [(use.key, use.facts) for use in keys.uses] == found
    assert keys.unreadable == ()


@pytest.mark.parametrize(
    "line", ["texts.text(key)", 'texts.text(f"toa.{x}")', 'texts.text(key_of("no_family", x))']
)
def test_a_key_that_cannot_be_known_is_refused(tmp_path: Path, line: str) -> None:
    keys = planted(tmp_path, line)

    assert list(keys.unreadable) == [
        "game/part.py:1: write the key out, or build it by key_of(FAMILY, …)"
    ]


def planted(tmp_path: Path, line: str) -> Keys:
    source = tmp_path / "game" / "part.py"
    source.parent.mkdir()
    source.write_text(line, encoding="utf-8")
    return keys_in([source], tmp_path, {}, ["figure"])


def test_shared_code_and_boxes_are_told_apart() -> None:
    asked = asked_in(ROOT / "game")

    assert {use.where.split("/")[1] for use in asked.shared.uses} >= {"scenes", "shelf"}
    assert {use.where.split("/")[2] for use in asked.boxes["makuta"].uses} == {"makuta"}
    assert not [*asked.unreadable]


def test_the_tool_compiles_and_checks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """On a copy, so that a test never writes into the project."""
    shutil.copytree(LOCALE, tmp_path / "locale", ignore=shutil.ignore_patterns("*.mo"))
    monkeypatch.setattr(catalogues, "LOCALE", tmp_path / "locale")

    codes = [catalogues.main(arguments) for arguments in (["--check"], [], ["--check"], ["--all"])]

    assert codes == [1, 0, 0, 2]
    assert "Every text is there" in capsys.readouterr().out
