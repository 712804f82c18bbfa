"""What may follow the name of an option, and a sentence for what may not. Standard library only."""

import math
import re
from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

from game.core.errors import GameError
from game.core.typed_numbers import number_in, size_in
from game.i18n.drawable import drawable
from game.i18n.texts import languages
from game.shelf import typed_paths

LONGEST_WORD = 200  # letters
LONGEST_MESSAGE = 500
PICTURES = (".png", ".jpg", ".jpeg", ".bmp", ".tga")


class WishError(GameError):
    """What was typed makes no sense; the text says why, and what would."""


class Asker(ArgumentParser):
    """Says what is wrong in a sentence."""

    def error(self, message: str) -> NoReturn:
        """Of a value, a type says what its option `takes …`; all else is argparse's own."""
        message = re.sub(r"^argument (\S+): (?=takes )", r"\1 ", message)
        message = drawable(message[:1].upper() + message[1:], LONGEST_MESSAGE).rstrip(".")
        raise WishError(f"{message}. See: {self.prog} --help")


def number(least: int, most: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        found = number_in(text)
        if found is None or not least <= found <= most:
            raise ArgumentTypeError(f"takes a number from {least:,} to {most:,}")
        return found

    return read


def amount(least: float, most: float) -> Callable[[str], float]:
    """With a fraction, as in 0.5; neither `nan` nor `1e5` is how people write one."""

    def read(text: str) -> float:
        plain = re.fullmatch(r"\d{1,9}(\.\d{1,9})?|\.\d{1,9}", text.strip(), re.ASCII)
        found = float(text) if plain else math.nan
        if not least <= found <= most:
            raise ArgumentTypeError(f"takes a number from {least:g} to {most:,g}, such as 0.5 or 2")
        return found

    return read


def size(text: str) -> tuple[int, int]:
    found = size_in(text)
    if found is None:
        raise ArgumentTypeError("takes a width and a height in pixels, as in 1280x720")
    return found


def word(text: str) -> str:
    if text != drawable(text, LONGEST_WORD):
        raise ArgumentTypeError(f"takes text, at most {LONGEST_WORD} letters of it")
    return text


def language(text: str) -> str:
    if text not in languages():
        raise ArgumentTypeError(f"takes a language that there are texts in: {_known_languages()}")
    return text


def _known_languages() -> str:
    return ", ".join(languages())


def _place(read: Callable[[str], Path], takes: str) -> Callable[[str], Path]:
    def found(text: str) -> Path:
        try:
            return read(text)
        except typed_paths.PlaceError as error:
            raise ArgumentTypeError(f"takes {takes}. {error}") from None

    return found


def _picture(text: str) -> Path:
    path = typed_paths.file_to_write(text)
    if path.suffix.lower() not in PICTURES:
        raise typed_paths.PlaceError(f"{typed_paths.told(path)} has none of these endings.")
    return path


picture_to_write = _place(_picture, f"a picture to be written, which ends in {', '.join(PICTURES)}")
file_to_write = _place(typed_paths.file_to_write, "a file to be written")
folder_to_fill = _place(typed_paths.folder_to_fill, "a folder to be filled")
folder_to_read = _place(typed_paths.folder_to_read, "a folder that is there")
