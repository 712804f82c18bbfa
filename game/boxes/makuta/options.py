"""What can be agreed on in Quest for Makuta: editions, house rules, Toa."""

from collections.abc import Mapping

from attrs import evolve

from game.rules.makuta.editions import EDITIONS, MIGHTIEST, Edition, HouseRules
from game.rules.makuta.pieces import Toa
from game.rules.makuta.setup import FEWEST_SEATS, MOST_SEATS
from game.shelf.choices import Choices, Option
from game.shelf.options import OptionError

SWITCHES = {
    "H1": "exact_count",
    "H2": "no_stacking",
    "H4": "short_game",
    "H5": "open_trays",
    "H6": "closed_keys",
}
MIGHTS = tuple(str(might) for might in range(1, MIGHTIEST + 1))


MIGHT = "H3"


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
)


def house_of(options: Mapping[str, int]) -> HouseRules:
    switches = {field: bool(options.get(key)) for key, field in SWITCHES.items()}
    return HouseRules(**switches, mighty_makuta=options.get(MIGHT, 0))


def options_of(house: HouseRules) -> dict[str, int]:
    """Those that are on."""
    options = {key: int(getattr(house, field)) for key, field in SWITCHES.items()}
    options[MIGHT] = house.mighty_makuta
    return {key: value for key, value in options.items() if value}


def edition_named(key: str) -> Edition:
    if key not in EDITIONS:
        raise OptionError(f"There is no edition '{key}'; choose one of {', '.join(EDITIONS)}.")
    return EDITIONS[key]


def house_rules(text: str) -> HouseRules:
    """From `H1,H3=5`; nothing means none."""
    house = HouseRules()
    for part in filter(None, (part.strip() for part in text.split(","))):
        house = _with(house, part)
    return house


def _with(house: HouseRules, part: str) -> HouseRules:
    name, _, value = part.upper().partition("=")
    if name in SWITCHES and not value:
        return evolve(house, **{SWITCHES[name]: True})
    if name == "H3" and value in MIGHTS:
        return evolve(house, mighty_makuta=int(value))
    if name == "H3":
        raise OptionError(f"H3 needs a number from 1 to {MIGHTIEST}, as in H3=5; got '{part}'.")
    known = ", ".join(sorted([*SWITCHES, "H3=1..10"]))
    raise OptionError(f"There is no house rule '{part}'; there are {known}.")
