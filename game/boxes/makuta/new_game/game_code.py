"""A game in a few letters, so that friends can play the same deal: `en-H1-H3=5-4-1f2a9c3b`.

Edition, house rules, number of players, seed. What has no dash in it is a seed alone.
"""

from attrs import frozen

from game.boxes.makuta.options import SWITCHES, edition_named, house_rules
from game.i18n.texts import Texts
from game.rules.makuta.editions import Edition, HouseRules
from game.rules.makuta.setup import FEWEST_SEATS, MOST_SEATS
from game.shelf.options import OptionError

BETWEEN = "-"
LONGEST = 48  # letters of a code that somebody types


@frozen
class GameCode:
    edition: Edition
    house: HouseRules
    seats: int
    seed: str

    def __str__(self) -> str:
        """What `read_code` reads."""
        parts = [self.edition.key, *house_parts(self.house), str(self.seats), self.seed]
        return BETWEEN.join(parts)


class CodeError(OptionError):
    """What was typed is no game code; the text says why."""


def house_parts(house: HouseRules) -> list[str]:
    """`H1`, `H3=5` …: the house rules that are on, as `house_rules` reads them."""
    parts = [name for name, switch in SWITCHES.items() if getattr(house, switch)]
    might = [f"H3={house.mighty_makuta}"] if house.mighty_makuta else []
    return sorted([*parts, *might])


def is_seed(text: str) -> bool:
    return BETWEEN not in text


def read_code(text: str, texts: Texts) -> GameCode:
    """Raises CodeError with a sentence."""
    edition, *parts = text.strip().split(BETWEEN)
    house: list[str] = []
    while parts and parts[0][:1] in {"H", "h"}:
        house.append(parts.pop(0))
    if len(parts) < len(("seats", "seed")) or not all(parts):
        raise CodeError(texts.text("form.code_short"))
    try:
        rules = edition_named(edition.lower()), house_rules(",".join(house))
    except OptionError as error:
        raise CodeError(texts.text("form.code_wrong", why=error)) from None
    return GameCode(*rules, _seats(parts[0], texts), BETWEEN.join(parts[1:]))


def _seats(text: str, texts: Texts) -> int:
    if text in map(str, range(FEWEST_SEATS, MOST_SEATS + 1)):
        return int(text)
    raise CodeError(texts.text("form.code_seats", text=text))
