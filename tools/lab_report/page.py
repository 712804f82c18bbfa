"""The page: sections of words, tables and pictures, and figures as they stand in a sentence."""

from base64 import b64encode
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Protocol

from attrs import frozen

from tools.lab_report.sheet import Sheet
from tools.places import ROOT

HEADINGS = ROOT / "assets" / "fonts" / "Almendra-Bold.ttf"
STYLE = Path(__file__).with_name("page.css")
FOOTER = (
    '<footer>All figures: <a href="figures.json">figures.json</a>. '
    "Computer players played every game; people may play otherwise.</footer>"
)


class Plot(Protocol):
    def sheet(self) -> Sheet: ...


@frozen
class Picture:
    name: str  # of its file
    plot: Plot
    words: str  # say to those who cannot see it what it shows

    def __str__(self) -> str:
        return f'<figure><img src="{self.name}.png" alt="{escape(self.words)}"></figure>'


@frozen
class Section:
    key: str  # for the address
    title: str
    parts: tuple[str | Picture, ...]

    def __str__(self) -> str:
        inside = "\n".join(map(str, self.parts))
        return f'<section id="{self.key}">\n<h2>{escape(self.title)}</h2>\n{inside}\n</section>'

    def pictures(self) -> Iterator[Picture]:
        return (part for part in self.parts if isinstance(part, Picture))


def page_of(
    title: str, settings: str, told: Iterable[tuple[str, str]], sections: Sequence[Section]
) -> str:
    links = "\n".join(f'<a href="#{s.key}">{escape(s.title)}</a>' for s in sections)
    cards = "\n".join(f"<li><b>{escape(a)}</b><span>{escape(b)}</span></li>" for a, b in told)
    style = _lettering() + STYLE.read_text(encoding="utf-8")
    inside = "\n".join(map(str, sections))
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n"
        f"<body>\n<main>\n<h1>{escape(title)}</h1>\n{paragraph(settings, 'settings')}\n"
        f'<ul class="cards">\n{cards}\n</ul>\n<nav>{links}</nav>\n'
        f"{inside}\n{FOOTER}\n</main>\n</body>\n</html>\n"
    )


def _lettering() -> str:
    """The font of headings, in the page itself."""
    letters = b64encode(HEADINGS.read_bytes()).decode("ascii")
    return f'@font-face {{ font-family: Almendra; src: url("data:font/ttf;base64,{letters}"); }}\n'


# Pieces of it


def paragraph(words: str, kind: str = "") -> str:
    attribute = f' class="{kind}"' if kind else ""
    return f"<p{attribute}>{escape(words)}</p>"


def table(rows: Sequence[Sequence[str]], quiet: Iterable[int] = ()) -> str:
    """The first row is the head; *quiet* rows are counted from 0 without it."""
    marked = dict.fromkeys(quiet, ' class="quiet"')
    heads, *body = (_cells(row, "td" if number else "th") for number, row in enumerate(rows))
    lines = "\n".join(f"<tr{marked.get(number, '')}>{row}</tr>" for number, row in enumerate(body))
    return (
        f'<div class="table"><table><thead><tr>{heads}</tr></thead>\n'
        f"<tbody>\n{lines}\n</tbody></table></div>"
    )


def _cells(row: Sequence[str], kind: str) -> str:
    return "".join(f"<{kind}>{escape(cell)}</{kind}>" for cell in row)


def folded(title: str, inside: str) -> str:
    return f"<details><summary>{escape(title)}</summary>\n{inside}\n</details>"


# Figures in words


def percent(share: float | None) -> str:
    return "–" if share is None else f"{100 * share:.1f} %".replace(".0 %", " %")


def plain(value: float | None) -> str:
    return "–" if value is None else f"{value:g}"


def listed(words: Iterable[str]) -> str:
    *most, last = list(words)
    return f"{', '.join(most)} and {last}" if most else last


def house_named(house: str) -> str:
    return house or "no house rules"
