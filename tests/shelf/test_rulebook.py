"""How `rules.md` is read as a book, and how something is looked up in it."""

import pytest

from game.boxes import SHELF
from game.places import contents_of
from game.shelf.rulebook import Figure, Paragraph, Rule, Rulebook, Term, read_rulebook, search

BOOK = """\
# The game

Before the first heading nothing counts.

## Introduction

A short story, told
in two lines.

- *Note.* marks a note.
- plain, with `code` and *stress*

## 1. Moving

A word before the rules.

<!-- picture pawn: A pawn that walks -->

- **M1** One step. You step
  ahead.
  *Example.* You roll 4.
  You go 4 steps.
- **M2** What a map has.
  * It has rows.
  * It has columns,
    many of them.

```
- **M3** not a rule
```

| M4 | nor is this |
|---|---|

After the table.

## Glossary

- **start space**: where you begin (M1).

## Index

- goal, end of it: Introduction, M2
- walk: section 1, Nowhere
"""


@pytest.fixture
def book() -> Rulebook:
    return read_rulebook(BOOK)


def parts(book: Rulebook, title: str) -> tuple[object, ...]:
    return next(chapter.parts for chapter in book.chapters if chapter.title == title)


def test_chapters_come_in_order(book: Rulebook) -> None:
    titles = [chapter.title for chapter in book.chapters]

    assert titles == ["Introduction", "1. Moving", "Glossary", "Index"]
    assert [chapter.number for chapter in book.chapters] == ["", "1", "", ""]


def test_paragraphs_and_lists_lose_their_markup(book: Rulebook) -> None:
    assert parts(book, "Introduction") == (
        Paragraph("A short story, told in two lines."),
        Paragraph("marks a note.", "Note.", is_item=True),
        Paragraph("plain, with code and stress", is_item=True),
    )


def test_a_rule_has_a_title_and_paragraphs(book: Rulebook) -> None:
    rule = book.rules["M1"]

    assert rule == Rule(
        "M1",
        "One step",
        (Paragraph("You step ahead."), Paragraph("You roll 4. You go 4 steps.", "Example.")),
        "1. Moving",
    )
    assert rule.words == "One step. You step ahead.\nExample. You roll 4. You go 4 steps."


def test_a_rule_may_be_a_list(book: Rulebook) -> None:
    assert book.rules["M2"].paragraphs == (
        Paragraph("It has rows.", is_item=True),
        Paragraph("It has columns, many of them.", is_item=True),
    )
    assert book.rules["M2"].text == "• It has rows.\n• It has columns, many of them."


def test_tables_and_fences_are_left_out(book: Rulebook) -> None:
    assert parts(book, "1. Moving") == (
        Paragraph("A word before the rules."),
        Figure("pawn", "A pawn that walks"),
        book.rules["M1"],
        book.rules["M2"],
        Paragraph("After the table."),
    )


def test_words_of_the_glossary_are_entries(book: Rulebook) -> None:
    assert parts(book, "Glossary") == (Term("start space", "where you begin (M1)."),)
    assert book.entries["start space"].chapter.title == "Glossary"


def test_a_section_is_found_by_its_number(book: Rulebook) -> None:
    found = book.entry("section 1")

    assert found
    assert found.title == "1. Moving"
    assert book.entry("section 9") is None


def test_an_empty_file_is_an_empty_book() -> None:
    assert read_rulebook("").chapters == ()
    assert search(read_rulebook(""), "goal").entries == ()


# Looking something up


def anchors(book: Rulebook, text: str) -> list[str]:
    return [entry.anchor for entry in search(book, text).entries]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("m2", ["M2"]),
        ("goal", ["Introduction", "M2"]),
        ("End of it", ["Introduction", "M2"]),
        ("walk", ["1. Moving"]),
        ("one step", ["M1"]),
        ("columns", ["M2"]),
        ("where is my goal", ["Introduction", "M2"]),
    ],
)
def test_the_index_goes_before_titles_and_these_before_text(
    book: Rulebook, text: str, found: list[str]
) -> None:
    assert anchors(book, text) == found
    assert not search(book, text).is_guess


@pytest.mark.parametrize(
    ("text", "first"),
    [("walking", "1. Moving"), ("goul", "Introduction"), ("xyzzy", "Introduction"), ("?", "")],
)
def test_what_is_not_there_gets_something_like_it(book: Rulebook, text: str, first: str) -> None:
    found = search(book, text)

    assert found.is_guess
    assert found.entries
    assert not first or found.entries[0].anchor == first


# The books of the shelf

SHIPPED = {
    packed.key: read_rulebook(contents_of(packed).rules.read_text(encoding="utf-8"))
    for packed in SHELF.boxes
}
ALL = pytest.mark.parametrize("shipped", SHIPPED.values(), ids=SHIPPED)


@ALL
def test_a_shipped_book_begins_with_what_newcomers_need(shipped: Rulebook) -> None:
    titles = [chapter.title for chapter in shipped.chapters]

    assert titles[:2] == ["Introduction", "How to win"]
    assert titles[-2:] == ["Glossary", "Index"]


@ALL
def test_all_that_an_index_points_at_is_there(shipped: Rulebook) -> None:
    named = [anchor for line in shipped.index for anchor in line.anchors]

    assert named
    assert [anchor for anchor in named if shipped.entry(anchor) is None] == []


@ALL
def test_no_index_has_a_word_twice(shipped: Rulebook) -> None:
    words = [word for line in shipped.index for word in line.words]

    assert sorted({word for word in words if words.count(word) > 1}) == []
    assert all(word == word.casefold() for word in words)


@ALL
@pytest.mark.parametrize("text", ["goal", "win", "aim", "how do I win", "winning", "objective"])
def test_whoever_asks_for_the_goal_reads_how_to_win(shipped: Rulebook, text: str) -> None:
    assert anchors(shipped, text)[0] == "How to win"


@ALL
def test_a_shipped_book_has_no_text_that_nobody_can_read(shipped: Rulebook) -> None:
    """Markup that the reader does not know would be shown as it stands."""
    shown = [entry.text for entry in shipped.entries.values()]

    assert [text for text in shown if "**" in text or "<!--" in text or "##" in text] == []
