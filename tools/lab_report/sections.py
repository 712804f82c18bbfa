"""What a page is made of: sections of words, tables and pictures."""

from collections.abc import Iterator
from html import escape
from typing import Protocol

from attrs import frozen

from tools.lab_report.sheet import Sheet


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
