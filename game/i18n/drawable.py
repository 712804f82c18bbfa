"""Any text becomes one that can be drawn: files, folders and people say the strangest things."""

from unicodedata import category

LONGEST = 1_000  # letters; the longest text of our own has a quarter of that
STRANGE = "\N{REPLACEMENT CHARACTER}"


def drawable(words: str, longest: int = LONGEST) -> str:
    """Without what has no look, and no longer than *longest*; usually just as it was."""
    if len(words) > longest:
        words = words[: longest - 1] + "…"
    return words if words.isprintable() else "".join(map(_drawable, words))


def _drawable(letter: str) -> str:
    if letter.isprintable() or letter == "\n":
        return letter
    match category(letter):
        case "Zs":
            return letter  # a space, of whatever width
        case "Cf":
            return ""  # weightless: joins letters, or turns the direction of others' words
        case _:
            return " " if letter.isspace() else STRANGE
