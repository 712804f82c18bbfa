"""What can be agreed on in Quest for Makuta: editions, house rules, Toa."""

from collections.abc import Mapping

from game.rules.makuta.editions import EDITIONS, MIGHTIEST, HouseRules
from game.rules.makuta.pieces import Toa
from game.rules.makuta.setup import FEWEST_SEATS, MOST_SEATS
from game.shelf.choices import Choices, Option
from game.shelf.length import Length

SWITCHES = {
    "H1": "exact_count",
    "H2": "no_stacking",
    "H4": "short_game",
    "H5": "open_trays",
    "H6": "closed_keys",
    "H7": "two_backs",
}
MIGHT = "H3"
# Medians of 40 games of Adepts each, by `tools simulate`; editions and other house rules differ by
# less than such medians do. A computer's turn was measured in the window at normal speed, a
# person's is assumed.
LENGTH = Length(
    turns={2: 46, 3: 41, 4: 37, 5: 38, 6: 39}, options={MIGHT: 1.1}, person=20, computer=5.7
)


def figure_of(toa: Toa) -> str:
    return toa.name.lower()


def toa_of(figure: str) -> Toa:
    return Toa[figure.upper()]


CHOICES = Choices(
    editions=tuple(EDITIONS),
    figures=tuple(map(figure_of, Toa)),
    options=tuple(
        Option(key, MIGHTIEST if key == MIGHT else 1) for key in sorted([*SWITCHES, MIGHT])
    ),
    fewest=FEWEST_SEATS,
    most=MOST_SEATS,
    usual_edition="en",
    length=LENGTH,
)


def house_of(options: Mapping[str, int]) -> HouseRules:
    switches = {field: bool(options.get(key)) for key, field in SWITCHES.items()}
    return HouseRules(**switches, mighty_makuta=options.get(MIGHT, 0))


def options_of(house: HouseRules) -> dict[str, int]:
    """Those that are on."""
    options = {key: int(getattr(house, field)) for key, field in SWITCHES.items()}
    options[MIGHT] = house.mighty_makuta
    return {key: value for key, value in options.items() if value}
