"""How a game is set up: by options, or by default."""

from argparse import Namespace
from itertools import islice

from attrs import frozen

from game.boxes.makuta.bots import DEFAULT_BOT, bot_named
from game.boxes.makuta.options import OptionError, edition_named, house_rules, toas_named
from game.boxes.makuta.terminal.spots import number_in
from game.core.seats import Seat
from game.i18n.texts import Texts
from game.rules.makuta.editions import Edition, HouseRules, Terms
from game.rules.makuta.pieces import Toa
from game.rules.makuta.setup import FEWEST_SEATS, MOST_SEATS, check_seats
from game.rules.makuta.tiles import Atlas

DEFAULT_EDITION = "en"
OPTIONS = ("players", "toa", "edition", "house", "seed", "bots")


@frozen
class Setup:
    """All that is agreed before the first roll."""

    toas: tuple[Toa, ...]
    edition: Edition
    house: HouseRules
    bots: dict[Seat, str]
    seed: str

    def terms(self, atlas: Atlas) -> Terms:
        return Terms(self.edition, self.house, self.toas, atlas)


def is_given(options: Namespace) -> bool:
    return any(getattr(options, name) is not None for name in OPTIONS)


def quick_setup(seed: str) -> Setup:
    """One person against two computer players."""
    toas = (Toa.TAHU, Toa.GALI, Toa.ONUA)
    bots = dict.fromkeys((Seat(1), Seat(2)), DEFAULT_BOT)
    return Setup(toas, edition_named(DEFAULT_EDITION), HouseRules(), bots, seed)


def setup_from(texts: Texts, options: Namespace, fresh_seed: str) -> Setup:
    """What was not given takes its default: two people, the first free Toa, the English rules."""
    count = players_named(texts, options.players) if options.players is not None else None
    toas = seated(texts, options.toa or "", count)
    return Setup(
        toas,
        edition_named(options.edition or DEFAULT_EDITION),
        house_rules(options.house or ""),
        bots_named(texts, options.bots or "", len(toas)),
        options.seed or fresh_seed,
    )


def players_named(texts: Texts, text: str) -> int:
    count = number_in(text)
    if count is not None and FEWEST_SEATS <= count <= MOST_SEATS:
        return count
    raise OptionError(texts.text("option.players", text=text))


def seated(texts: Texts, text: str, count: int | None = None) -> tuple[Toa, ...]:
    """From `tahu,gali`; whoever has not chosen gets the next Toa that is free."""
    toas = toas_named(text)
    players = max(len(toas), FEWEST_SEATS) if count is None else count
    if len(toas) > players:
        raise OptionError(texts.text("option.too_many_toa", toas=len(toas), players=players))
    free = (toa for toa in Toa if toa not in toas)
    toas = (*toas, *islice(free, players - len(toas)))
    check_seats(toas)
    return toas


def bots_named(texts: Texts, text: str, count: int) -> dict[Seat, str]:
    """From `2,3=random`: the seats, counted from 1, that computer players take; `all`, `none`."""
    if text.strip() == "none":
        return {}
    if text.strip() == "all":
        return dict.fromkeys(map(Seat, range(count)), DEFAULT_BOT)
    bots: dict[Seat, str] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        seat, _, name = part.partition("=")
        number = number_in(seat)
        if number is None or not 1 <= number <= count:
            raise OptionError(texts.text("option.bots", text=part, most=count))
        bot_named(name or DEFAULT_BOT)
        bots[Seat(number - 1)] = name or DEFAULT_BOT
    return bots
