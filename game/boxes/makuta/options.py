"""What a person types to set up a game: edition, house rules, Toa, players."""

from attrs import evolve

from game.core.errors import GameError
from game.rules.makuta.editions import EDITIONS, MIGHTIEST, Edition, HouseRules
from game.rules.makuta.pieces import Toa

SWITCHES = {
    "H1": "exact_count",
    "H2": "no_stacking",
    "H4": "short_game",
    "H5": "open_trays",
    "H6": "closed_keys",
}
MIGHTS = tuple(str(might) for might in range(1, MIGHTIEST + 1))


class OptionError(GameError):
    """A choice that there is not; the text says which there are."""


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


def toas_named(text: str) -> tuple[Toa, ...]:
    """From `tahu,gali`."""
    names = [name.strip().upper() for name in text.split(",") if name.strip()]
    for name in names:
        if name not in Toa.__members__:
            known = ", ".join(toa.name.title() for toa in Toa)
            raise OptionError(f"There is no Toa '{name.title()}'; there are {known}.")
    return tuple(Toa[name] for name in names)
