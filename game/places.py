"""Where the program's own files lie: levels, pictures, fonts and the rules. Never written to."""

import sys
from pathlib import Path

from game.i18n.texts import DEFAULT_LANGUAGE
from game.shelf.shelf import Contents, Packed


def program_folder() -> Path:
    """In the frozen program they lie beside it, to be looked at and changed; else in the checkout.

    Catalogues are not here: they lie beside `game.i18n`, wherever that is.
    """
    if getattr(sys, "frozen", False):
        return Path(sys.executable).resolve().parent
    return Path(__file__).resolve().parents[1]


def contents_of(packed: Packed, language: str = DEFAULT_LANGUAGE) -> Contents:
    """Where that lies which a box comes with."""
    box, folder = packed.key, packed.home or program_folder()
    return Contents(
        levels=folder / "levels" / box,
        rules=folder / "docs" / box / "rules.md",
        pictures=folder / "assets" / box,
        language=language,
    )
