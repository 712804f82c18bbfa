"""Words from anywhere can be drawn and printed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.i18n.drawable import LONGEST, drawable


@pytest.mark.parametrize(
    "words", ["", "Tahu", "Käpt’n Ōnua – 2 players", "two\nlines", "5\N{NO-BREAK SPACE}keys", "火"]
)
def test_what_can_be_drawn_stays_as_it_is(words: str) -> None:
    assert drawable(words) == words


@pytest.mark.parametrize(
    ("words", "drawn"),
    [
        ("a\0b", "a�b"),
        ("half \ud83d", "half �"),
        ("\x1b[31mred", "�[31mred"),
        ("ta\tb", "ta b"),
        ("\N{ZERO WIDTH SPACE}\N{ZERO WIDTH JOINER}", ""),
        ("\N{RIGHT-TO-LEFT OVERRIDE}txt.exe", "txt.exe"),
    ],
)
def test_what_has_no_look_is_replaced_or_left_out(words: str, drawn: str) -> None:
    assert drawable(words) == drawn


def test_endless_words_are_cut() -> None:
    drawn = drawable("W" * 100_000)

    assert len(drawn) == LONGEST
    assert drawn.endswith("W…")


@given(st.text(alphabet=st.characters(codec=None)))
def test_any_words_can_be_written_in_utf_8(words: str) -> None:
    drawable(words).encode()
