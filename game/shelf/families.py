"""The keys that every box has texts for, each with the facts that its texts are given."""

from collections.abc import Collection, Iterable, Mapping

from game.shelf.choices import Choices
from game.shelf.company import Company

NO_FACTS: frozenset[str] = frozenset()


def families_of(
    choices: Choices, company: Company, routines: Collection[str] = ()
) -> dict[str, Mapping[str, frozenset[str]]]:
    """What there is nothing to choose of needs no words."""
    editions = _plain(choices.editions if len(choices.editions) > 1 else ())
    played = _plain(choices.figures if company.has_characters else ())
    numbers = (option.key for option in choices.options if not option.is_switch)
    return {
        "box": _plain(("title", "motto", "order")),
        "figure": _plain(("one", "many", "choose", *choices.figures)),
        "epithet": played,
        "character": played,
        "edition": editions,
        "edition_short": editions,
        "house": _plain(option.key for option in choices.options),
        "house_words": _plain(option.key for option in choices.options),
        "house_number": dict.fromkeys(numbers, frozenset({"number"})),
        "bot": _plain(company.known),
        "routine": _plain(f"{kind}{more}" for kind in routines for more in ("", "_words", "_now")),
    }


def taught_families(
    guide: Mapping[str, frozenset[str]], lessons: Mapping[str, int]
) -> dict[str, Mapping[str, frozenset[str]]]:
    """Of a guide's topics with their facts, and of *lessons* with as many notes."""
    return {
        "guide": guide,
        "lesson": _plain(f"{key}{more}" for key in lessons for more in ("", "_words")),
        "lesson_note": _plain(f"{key}.{n + 1}" for key in lessons for n in range(lessons[key])),
    }


def _plain(names: Iterable[str]) -> Mapping[str, frozenset[str]]:
    return dict.fromkeys(names, NO_FACTS)
