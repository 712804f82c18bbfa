"""What can be agreed on in Quest for the Masks and its sisters: editions, options, Toa."""

from collections.abc import Mapping

from game.rules.masks.pieces import Toa
from game.rules.masks.printed.editions import MOST_FOILS, Edition, Options, Swarm
from game.shelf.choices import Choices, Option
from game.shelf.length import Length

# By the rule or the part of the box that each stands under on the rules page.
SWITCHES = {
    "B3": "masks_of_might",
    "B4": "rahi",
    "Y3": "short_game",
    "Y6": "secret_missions",
    "Y8": "ready_decks",
    "H2": "open_hands",
    "H3": "old_step",
    "H4": "bare_faces",
    "H5": "long_shadows",
    "H6": "quiet_table",
    "H7": "wide_doors",
}
NO_SWARM = "E14"  # it is on where an edition leaves it open, so it is switched off
FOILS = "H1"
EDITIONS = ("qftm", "bohrok", "rshl", "duel")
ONLY_IN = {
    "B3": frozenset({"qftm", "bohrok"}),
    "B4": frozenset({"qftm", "bohrok", "rshl"}),
    NO_SWARM: frozenset({"rshl"}),
    "Y6": frozenset({"duel"}),
    "Y8": frozenset({"duel"}),
}
# The medians of V4. Masks of Might were measured together with Rahi, which change nothing by
# themselves (rshl). A computer's turn was measured in the window at normal speed, a person's is
# assumed.
LENGTH = Length(
    turns={2: 44, 4: 30, 6: 25},
    editions={"bohrok": 0.98, "rshl": 0.75, "duel": 0.95},
    options={"B3": 0.7, "Y3": 0.5},
    person=30,
    computer=7.5,
)


def figure_of(toa: Toa) -> str:
    return toa.name.lower()


def toa_of(figure: str) -> Toa:
    return Toa[figure.upper()]


CHOICES = Choices(
    editions=EDITIONS,
    figures=tuple(map(figure_of, Toa)),
    options=(
        *(Option(key) for key in ("B3", "B4", NO_SWARM, "Y3", "Y6", "Y8")),
        Option(FOILS, MOST_FOILS),
        *(Option(f"H{number}") for number in range(2, 8)),
    ),
    most_in={"duel": 2},
    only_in=ONLY_IN,
    length=LENGTH,
)


def options_in(options: Mapping[str, int]) -> Options:
    switches = {field: bool(options.get(key)) for key, field in SWITCHES.items()}
    swarm = not options.get(NO_SWARM)
    return Options(**switches, swarm=swarm, foils=options.get(FOILS, 0))


def options_of(options: Options) -> dict[str, int]:
    """Those that are on."""
    found = {key: int(getattr(options, field)) for key, field in SWITCHES.items()}
    found |= {NO_SWARM: int(not options.swarm), FOILS: options.foils}
    return {key: value for key, value in found.items() if value}


def fitting(options: Options, edition: Edition) -> list[str]:
    """The keys of options that this edition does not have."""
    wrong = []
    if options.masks_of_might and not edition.may_choose_might:
        wrong.append("B3")
    if options.rahi and edition.rahi_cards is None:
        wrong.append("B4")
    if not options.swarm and edition.swarm is not Swarm.OPTION:
        wrong.append(NO_SWARM)
    if not edition.is_built:
        wrong += [key for key in ("Y6", "Y8") if getattr(options, SWITCHES[key])]
    return wrong
