"""Texts are found by key; a missing one fails a test and only blemishes a game."""

from enum import Enum
from io import BytesIO, StringIO
from pathlib import Path

import pytest
from attrs import frozen
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from game.i18n.keys import key_of
from game.i18n.texts import MissingTextError, Texts, UnknownLanguageError, languages, load

HEAD = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n'


def texts(tmp_path: Path, words: str, language: str = "en", *, strict: bool = True) -> Texts:
    folder = tmp_path / language / "LC_MESSAGES"
    folder.mkdir(parents=True, exist_ok=True)
    catalogue = read_po(StringIO(HEAD + words), locale=language)
    compiled = BytesIO()
    write_mo(compiled, catalogue)
    (folder / "box.mo").write_bytes(compiled.getvalue())
    return load("box", language, strict=strict, locale=tmp_path)


def test_a_text_is_found_by_its_key_and_filled_with_facts(tmp_path: Path) -> None:
    spoken = texts(tmp_path, 'msgid "log.Rolled"\nmsgstr "{seat} rolls {value}."\n')

    assert spoken.text("log.Rolled", seat="Tahu", value=4, rule="U1") == "Tahu rolls 4."


def test_a_catalogue_that_was_written_anew_is_read_anew(tmp_path: Path) -> None:
    before = texts(tmp_path, 'msgid "a"\nmsgstr "before"\n')
    after = texts(tmp_path, 'msgid "a"\nmsgstr "afterwards"\n')

    assert (before.text("a"), after.text("a")) == ("before", "afterwards")


def test_plural_forms_follow_the_language(tmp_path: Path) -> None:
    words = 'msgid "keys"\nmsgid_plural "keys"\n' + "".join(
        f'msgstr[{form}] "{{n}} {word}"\n'
        for form, word in enumerate(["klucz", "klucze", "kluczy"])
    )
    spoken = texts(tmp_path, words, "pl")

    said = [spoken.count("keys", n) for n in (1, 2, 5, 22)]

    assert said == ["1 klucz", "2 klucze", "5 kluczy", "22 klucze"]


def test_a_missing_key_raises_in_tests(tmp_path: Path) -> None:
    with pytest.raises(MissingTextError, match=r"'no\.such'"):
        texts(tmp_path, "").text("no.such")


def test_a_missing_key_is_shown_in_play(tmp_path: Path) -> None:
    spoken = texts(tmp_path, "", strict=False)

    assert spoken.text("no.such", seat="Tahu") == "no.such"
    assert spoken.count("no.such", 3) == "no.such"
    assert not spoken.has("no.such")


def test_a_missing_fact_raises_in_tests_and_is_a_blemish_in_play(tmp_path: Path) -> None:
    words = 'msgid "a.b"\nmsgstr "on {field}"\n'

    assert texts(tmp_path, words, strict=False).text("a.b") == "on {field}"
    with pytest.raises(MissingTextError, match="field"):
        texts(tmp_path, words).text("a.b")


def test_an_unknown_language_is_named_with_those_there_are() -> None:
    with pytest.raises(UnknownLanguageError, match=r"'tlh'.*en"):
        load("makuta", "tlh")


def test_english_is_there() -> None:
    assert "en" in languages()
    assert load("makuta").text("kanohi.HAU") == "Hau"


def test_what_is_said_around_every_game_is_found_beside_the_game(tmp_path: Path) -> None:
    texts(tmp_path, 'msgid "title.quit"\nmsgstr "Quit"\n')
    folder = tmp_path / "en" / "LC_MESSAGES"
    (folder / "box.mo").rename(folder / "program.mo")

    spoken = texts(tmp_path, 'msgid "kanohi.HAU"\nmsgstr "Hau"\n')

    assert spoken.text("kanohi.HAU") == "Hau"
    assert spoken.text("title.quit") == "Quit"
    assert not spoken.has("no.such")
    assert languages(tmp_path) == ["en"]


class Fruit(Enum):
    PEAR = "pear"


@frozen
class Eaten:
    fruit: Fruit


@pytest.mark.parametrize(
    ("member", "variant", "key"),
    [
        (Fruit.PEAR, "", "meal.PEAR"),
        (Eaten(Fruit.PEAR), "", "meal.Eaten"),
        (Eaten(Fruit.PEAR), "whole", "meal.Eaten.whole"),
        ("ta_koro", "", "meal.ta_koro"),
    ],
)
def test_keys_are_built_in_one_way(member: object, variant: str, key: str) -> None:
    assert key_of("meal", member, variant) == key
