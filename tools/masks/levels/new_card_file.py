"""Starts a new card: a text file of its own, sound from the first moment."""

import re
from pathlib import Path

from game.boxes.masks.cards.new_card import new_card
from game.core.errors import GameError
from game.shelf.choices import OptionError

KEY = re.compile(r"[a-z][a-z0-9_]{0,39}")


class NewCardError(GameError):
    """Why no card can be started here."""


def write_card(folder: Path, kind: str, key: str) -> str:
    """What has been done, for the person at the terminal."""
    if not KEY.fullmatch(key):
        raise OptionError(
            f'"{key}" cannot be a card\'s key: use small letters a to z, digits and underscores, '
            "a letter first."
        )
    text, path = new_card(kind, key), folder / "cards" / f"{key}.toml"
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError as error:
        raise NewCardError(f"{path} exists already. Choose another key.") from error
    except OSError as error:
        raise NewCardError(f"{path} cannot be written: {error.strerror}.") from error
    return (
        f"Wrote {path}. Say what it does; then check it: "
        f"python3 -m tools levels {folder} --box masks"
    )
