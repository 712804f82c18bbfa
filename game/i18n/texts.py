"""The words of one language, found by key in a gettext catalogue."""

from copy import copy
from dataclasses import dataclass
from functools import lru_cache, partial
from gettext import GNUTranslations, NullTranslations
from pathlib import Path

LOCALE = Path(__file__).parent / "locale"
DEFAULT_LANGUAGE = "en"
PROGRAM = "program"  # what is said around every game
CATALOGUES = 16  # that are kept


class MissingTextError(LookupError):
    """A key without text, or a text that asks for a fact it is not given."""


class UnknownLanguageError(LookupError):
    """There is no catalogue for this language."""


@dataclass(frozen=True)
class Texts:
    """What is said, by key.

    A *strict* one, for tests, raises where words are missing. In play the bare key is shown: a
    blemish, but the game goes on.
    """

    language: str
    catalogue: NullTranslations
    strict: bool = False

    def text(self, key: str, /, **facts: object) -> str:
        return self._filled(key, self.catalogue.gettext(key), facts)

    def count(self, key: str, n: int, /, **facts: object) -> str:
        """The plural form that *n* of something take; `{n}` in the text is the number."""
        return self._filled(key, self.catalogue.ngettext(key, key, n), {**facts, "n": n})

    def has(self, key: str) -> bool:
        # Early versions of Python 3.11 find a text with plural forms only by a number.
        return self.catalogue.gettext(key) != key or self.catalogue.ngettext(key, key, 1) != key

    def _filled(self, key: str, template: str, facts: dict[str, object]) -> str:
        if template == key and self.strict:
            raise MissingTextError(f"{self.language}: no text for {key!r}")
        try:
            return template.format(**facts)
        except (KeyError, IndexError) as error:
            if self.strict:
                raise MissingTextError(f"{self.language}: {key!r} lacks the fact {error}") from None
            return template


def languages(locale: Path = LOCALE) -> list[str]:
    return sorted({path.parts[-3] for path in locale.glob("*/LC_MESSAGES/*.mo")})


def load(
    domain: str, language: str = DEFAULT_LANGUAGE, *, strict: bool = False, locale: Path = LOCALE
) -> Texts:
    """The catalogue of *domain*, which is the key of a box, and of the program around it."""
    folder = locale / language / "LC_MESSAGES"
    if language not in languages(locale) or not (folder / f"{domain}.mo").is_file():
        known = ", ".join(languages(locale))
        raise UnknownLanguageError(f"There are no texts in {language!r}; there are: {known}.")
    catalogue = _read(folder / f"{domain}.mo")
    around = LOCALE / language / "LC_MESSAGES" / f"{PROGRAM}.mo"  # a box may bring its own folder
    if domain != PROGRAM and around.is_file():
        catalogue.add_fallback(_read(around))
    return Texts(language, catalogue, strict)


load_program = partial(load, PROGRAM)  # what is said around every game, and nothing else


def _read(path: Path) -> GNUTranslations:
    """One of its own, for it is given a fallback; its texts are shared with all others."""
    return copy(_parsed(path, path.stat().st_mtime_ns))


@lru_cache(maxsize=CATALOGUES)
def _parsed(path: Path, _changed: int) -> GNUTranslations:
    """Every list of games asks the boxes for their names, and each has a thousand texts."""
    with path.open("rb") as file:
        return GNUTranslations(file)


def capital(words: str) -> str:
    """As a sentence begins."""
    return words[:1].upper() + words[1:]
