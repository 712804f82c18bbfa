"""Where the program's own files lie: levels, pictures, fonts and the rules. Never written to."""

import sys
from pathlib import Path


def program_folder() -> Path:
    """In the frozen program they lie beside it, to be looked at and changed; else in the checkout.

    Catalogues are not here: they lie beside `game.i18n`, wherever that is.
    """
    if getattr(sys, "frozen", False):
        return Path(sys.executable).resolve().parent
    return Path(__file__).resolve().parents[1]
