"""Streams of all kinds: a terminal, a pipe, an old code page."""

import io

import pytest

from game.terminal import console as consoles


def test_letters_that_a_stream_does_not_have_are_replaced() -> None:
    out = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    console = consoles.console_at(io.StringIO(), out)

    console.say("· ↗")
    out.flush()

    assert out.buffer.getvalue() == b"? ?\n"


@pytest.mark.parametrize(
    ("environment", "colours"),
    [
        ({"TERM": "xterm"}, True),
        ({"WT_SESSION": "1"}, True),
        ({"TERM": "xterm", "NO_COLOR": "1"}, False),
        ({"TERM": "dumb"}, False),
        ({}, False),
    ],
)
def test_colours_are_shown_where_they_can_be(environment: dict[str, str], *, colours: bool) -> None:
    assert consoles.can_show_colours(environment) is colours
