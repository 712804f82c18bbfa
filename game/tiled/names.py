"""What a map's file may be called, and what the map itself."""

import re

from game.tiled.open_files import OpenFile
from game.tiled.problems import Notes

KEY = re.compile("[a-z][a-z0-9_]*")
LONGEST_NAME = 80  # letters


def note_file_name(file: OpenFile, whose: str) -> None:
    """*whose*: "by which games know the tile"."""
    if not KEY.fullmatch(file.path.stem) or file.path.suffix != ".tmx":
        what = f"The file's name, {whose}, has letters that it should not have."
        remedy = "Use small letters a to z, digits and underscores, a letter first, then .tmx."
        file.notes.error(what, remedy)


def note_name(name: str, property_: str, example: str, notes: Notes) -> None:
    """A key of the game's texts is of the same family as the *example*, "tile.ta_koro"."""
    family, _, _ = example.partition(".")
    if len(name) > LONGEST_NAME:
        what = f'The map property "{property_}" has {len(name):,} letters.'
        notes.error(what, f"A name has at most {LONGEST_NAME}.")
    elif not re.fullmatch(rf"{family}\.[a-z0-9_]+", name):
        notes.advise(
            f'The map property "{property_}" is "{name}", which is shown as it stands.',
            f'For a name in every language use a key of the game\'s texts, such as "{example}".',
        )
