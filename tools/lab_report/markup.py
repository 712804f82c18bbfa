"""Pieces of a page."""

from collections.abc import Iterable, Sequence
from html import escape


def paragraph(words: str, kind: str = "") -> str:
    attribute = f' class="{kind}"' if kind else ""
    return f"<p{attribute}>{escape(words)}</p>"


def table(rows: Sequence[Sequence[str]], marked: Iterable[int] = ()) -> str:
    """The first row is the head; *marked* rows are quiet ones, counted from 0 without it."""
    head, *body = rows
    quiet = set(marked)
    lines = [
        f'<tr class="quiet">{_cells(row)}</tr>' if number in quiet else f"<tr>{_cells(row)}</tr>"
        for number, row in enumerate(body)
    ]
    heads = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    return (
        f'<div class="table"><table><thead><tr>{heads}</tr></thead>\n'
        f"<tbody>\n{chr(10).join(lines)}\n</tbody></table></div>"
    )


def _cells(row: Sequence[str]) -> str:
    return "".join(f"<td>{escape(cell)}</td>" for cell in row)


def folded(title: str, inside: str) -> str:
    return f"<details><summary>{escape(title)}</summary>\n{inside}\n</details>"


def cards(figures: Iterable[tuple[str, str]]) -> str:
    """Each a figure, and what it is."""
    items = (
        f"<li><b>{escape(figure)}</b><span>{escape(words)}</span></li>" for figure, words in figures
    )
    return f'<ul class="cards">\n{chr(10).join(items)}\n</ul>'
