"""The tables of the page: the figures behind the pictures."""

from tools.lab_report.markup import table
from tools.lab_report.words import percent, plain
from tools.makuta.lab.charts import MILESTONES, tile_name
from tools.makuta.lab.deciders import NAMES
from tools.proofs.results import Figures

Rows = list[list[str]]  # the head first
HOLDINGS = ("used", "needed", "winner_held", "others_held")


def milestone_rows(figures: Figures) -> Rows:
    rounds = figures["milestones"]["rounds"]
    return [
        ["in turn", "games", "p10", "median", "p90", "last"],
        *(
            [MILESTONES[name], percent(each["share"]), *_turns(each)]
            for name, each in rounds.items()
        ),
    ]


def _turns(each: Figures) -> list[str]:
    return [plain(each[key]) for key in ("p10", "median", "p90", "max")]


def duel_rows(figures: Figures) -> Rows:
    return [
        ["foe", "won", "tied", "lost", "share won", "share lost", "a game"],
        *(_duel_row(foe, ends) for foe, ends in figures["duels"]["by_foe"].items()),
    ]


def _duel_row(foe: str, ends: Figures) -> list[str]:
    counts = (str(ends[end]) for end in ("won", "tied", "lost"))
    shares = (percent(ends[share]) for share in ("won_share", "lost_share"))
    return [foe.title(), *counts, *shares, f"{ends['per_game']:.2f}"]


def decider_rows(figures: Figures) -> Rows:
    facts = figures["deciders"]
    lost, ended = facts["lost_per_game"], facts["threats_ended_per_game"]
    head = ["token", "used", "needed", "winners hold it", "others hold it"]
    rows = [
        [name, *(percent(facts["tokens"][name][key]) for key in HOLDINGS)]
        + [f"{sum(by_name[name] for by_name in each.values()):.2f}" for each in (lost, ended)]
        for name in NAMES
    ]
    return [[*head, "lost a game", "threats ended a game"], *rows]


def tile_table(figures: Figures) -> str:
    tiles = sorted(figures["tiles"].items(), key=lambda item: -(item[1]["activity"] or 0))
    head = ["tile", "laid", "in turn", "turns ended", "share", "moves over it", "tokens taken"]
    head += ["duels", "tokens left", "Rahi left"]
    rows = [_tile_row(key, tile) for key, tile in tiles]
    return table([head, *rows], (i for i, (_, tile) in enumerate(tiles) if tile["quiet"]))


def _tile_row(key: str, tile: Figures) -> list[str]:
    def shown(name: str, form: str = ".2f") -> str:
        return "–" if tile[name] is None else f"{tile[name]:{form}}"

    return [
        tile_name(key),
        percent(tile["laid_share"]),
        shown("laid_round", ".1f"),
        shown("ended"),
        f"{shown('activity')}×",
        *map(shown, ("crossed", "taken", "duels")),
        percent(tile["treasures_left_share"]),
        percent(tile["rahi_left_share"]),
    ]
