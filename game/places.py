"""Where the program's own files lie: levels, pictures, fonts and the rules. Never written to."""

import sys
from pathlib import Path

from game.i18n.texts import DEFAULT_LANGUAGE
from game.shelf.shelf import Contents


def program_folder() -> Path:
    """In the frozen program they lie beside it, to be looked at and changed; else in the checkout.

    Catalogues are not here: they lie beside `game.i18n`, wherever that is.
    """
    if getattr(sys, "frozen", False):
        return Path(sys.executable).resolve().parent
    return Path(__file__).resolve().parents[1]


def contents_of(box: str, language: str = DEFAULT_LANGUAGE, home: Path | None = None) -> Contents:
    """Where that lies which the box of that key comes with."""
    folder = home or program_folder()
    return Contents(
        levels=folder / "levels" / box,
        rules=folder / "docs" / box / "rules.md",
        pictures=folder / "assets" / box,
        language=language,
    )
