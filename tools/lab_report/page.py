"""The page: what the figures mean, with the pictures between."""

from base64 import b64encode
from collections.abc import Sequence
from html import escape
from pathlib import Path

from tools.lab_report.lab import Card
from tools.lab_report.markup import cards, paragraph
from tools.lab_report.sections import Section
from tools.lab_report.words import house_named
from tools.places import ROOT
from tools.proofs.results import Figures

HEADINGS = ROOT / "assets" / "fonts" / "Almendra-Bold.ttf"
STYLE = Path(__file__).with_name("page.css")
FOOTER = (
    '<footer>All figures: <a href="figures.json">figures.json</a>. '
    "Computer players played every game; people may play otherwise.</footer>"
)


def page_of(title: str, settings: str, told: Sequence[Card], sections: Sequence[Section]) -> str:
    links = "\n".join(f'<a href="#{s.key}">{escape(s.title)}</a>' for s in sections)
    body = "\n".join(
        [
            f"<h1>{escape(title)}</h1>",
            paragraph(settings, "settings"),
            cards(told),
            f"<nav>{links}</nav>",
            *map(str, sections),
            FOOTER,
        ]
    )
    return _frame(title, body)


def _frame(title: str, body: str) -> str:
    style = _lettering() + STYLE.read_text(encoding="utf-8")
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n"
        f"<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def _lettering() -> str:
    """The font of headings, in the page itself."""
    letters = b64encode(HEADINGS.read_bytes()).decode("ascii")
    return f'@font-face {{ font-family: Almendra; src: url("data:font/ttf;base64,{letters}"); }}\n'


def settings_in_words(settings: Figures, house: str) -> str:
    return (
        f"{settings['games']} games of {settings['players']} players, edition "
        f"{settings['edition']}, {house_named(house)}; level set {settings['levels']}; "
        f"played by {settings['bots']}; seed {settings['seed']}."
    )
