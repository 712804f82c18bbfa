"""A game in a few letters, so that friends can play the same deal: `box-en-H1-H3=5-4-1f2a9c3b`.

Box, edition, options, number of players, seed. What has no dash in it is a seed alone.
"""

from collections.abc import Mapping

from attrs import frozen

from game.shelf.choices import OptionError, Setup, options_in_words
from game.shelf.game import Game
from game.shelf.shelf import Shelf
from game.shelf.typed import edition_in, options_in

BETWEEN = "-"
LONGEST = 64  # letters of a code that somebody types
EXAMPLE = "1f2a9c3b"  # a seed


@frozen
class GameCode:
    """What a code says beside its box."""

    edition: str
    options: Mapping[str, int]
    seats: int
    seed: str

    @classmethod
    def of(cls, setup: Setup) -> "GameCode":
        return cls(setup.edition, setup.options, len(setup.figures), setup.seed)


class CodeError(OptionError):
    """What was typed is no game code; the text says why."""


def code_of(game: Game, setup: Setup) -> str:
    """What `read_code` reads."""
    options = options_in_words(setup.options, game.choices)
    seats = str(len(setup.figures))
    return BETWEEN.join([game.key, setup.edition, *options, seats, setup.seed])


def read_code(text: str, game: Game, shelf: Shelf) -> GameCode:
    """Raises CodeError with a sentence, also if it is the code of another game."""
    texts, code = game.texts, text.strip()
    word, _, rest = code.partition(BETWEEN)
    named = shelf.called(word.lower())
    meant = named or shelf.with_former_codes(word.lower())
    if meant is None:
        raise CodeError(texts.text("form.code_unknown", text=word, example=_example(game)))
    if meant.key != game.key:
        title = meant.texts(texts.language).text("box.title")
        raise CodeError(texts.text("form.code_other", game=title))
    return _read(rest if named else code, game)


def _read(text: str, game: Game) -> GameCode:
    texts = game.texts
    edition, *parts = text.split(BETWEEN)
    many = next((i for i, part in enumerate(parts) if part.isdecimal()), len(parts))
    seed = BETWEEN.join(parts[many + 1 :])
    if not seed:
        raise CodeError(texts.text("form.code_short", example=_example(game)))
    try:
        options = options_in(game, ",".join(parts[:many]))
        edition = edition_in(game, edition.lower())
    except OptionError as error:
        raise CodeError(texts.text("form.code_wrong", why=error)) from None
    return GameCode(edition, options, _seats(parts[many], game), seed)


def _seats(text: str, game: Game) -> int:
    fewest, most = game.choices.fewest, game.choices.most
    if text in map(str, range(fewest, most + 1)):
        return int(text)
    raise CodeError(game.texts.text("form.code_seats", text=text, fewest=fewest, most=most))


def _example(game: Game) -> str:
    figures = game.choices.figures[: game.choices.usual_seats]
    return code_of(game, Setup(game.choices.usual_edition, figures, seed=EXAMPLE))
