"""Letters: any words at all can be measured and drawn."""

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.theme import Style, Theme

ODD = ["a\0b", "\ud800", "\N{ZERO WIDTH SPACE}", "\N{COMBINING ACUTE ACCENT}" * 5000, "W" * 100_000]
pygame.font.init()
THEME = Theme()


@pytest.mark.parametrize("words", [*ODD, "a\n" * 50_000, ""])
@pytest.mark.parametrize("width", [0, 200])
def test_odd_words_are_drawn(words: str, width: int) -> None:
    assert THEME.text(words, Style.BODY, width=width).height > 0


@given(st.text(alphabet=st.characters(codec=None)))
def test_any_words_are_measured_and_drawn(words: str) -> None:
    THEME.size(words, Style.SMALL)
    THEME.text(words, Style.SMALL)


def test_the_largest_letters_do_not_fill_the_memory() -> None:
    picture = Theme(scale=4.0).text("W" * 100_000, Style.MONUMENT)

    assert picture.width * picture.height < 24_000_000


@pytest.mark.parametrize("words", ["Kini-Nui", "Kini-Nui, the Great Temple of Mata Nui", *ODD])
@pytest.mark.parametrize("width", [0, 60, 200])
def test_shortened_words_are_the_longest_that_fit(words: str, width: int) -> None:
    short = THEME.shortened(words, Style.BODY, width)

    assert THEME.size(short, Style.BODY)[0] <= max(width, THEME.size("…", Style.BODY)[0])


def test_words_that_fit_are_not_shortened() -> None:
    assert THEME.shortened("Ta-Koro", Style.BODY, 500) == "Ta-Koro"
