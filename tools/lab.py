"""`lab`: play many games, write a report about them; its main figures on standard output.

Games that were played before are not played again until the game or a level changes.
"""

import json
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from attrs import evolve, frozen

from game.boxes.makuta.options import house_rules
from game.core.errors import GameError
from game.levels.fingerprint import fingerprint as fingerprint_of_tiles
from tools.kept_games import kept_games
from tools.lab_figures.concepts import figures_of, notes_of
from tools.lab_report.report import Report, write_report
from tools.makuta.lab.safety import COMPLAINT, after
from tools.makuta.lab.watched_game import Figures, WatchedGame
from tools.places import ROOT
from tools.proofs.results import Results, fingerprint
from tools.simulate import Order, add_wishes, doings_of, order_of, terms_of

PLAYED = ROOT / ".proof" / "lab.jsonl"
SOURCES = ("game", "tools/lab_figures", "tools/simulate.py")  # what the notes of a game depend on


@frozen
class Trial:
    """Games to be played by the same house rules."""

    house: str  # as it was typed
    order: Order

    @property
    def name(self) -> str:
        """Tells this trial from every other one, for those who ask for its games again."""
        tiles = fingerprint_of_tiles(self.order.atlas.tiles)
        parts = (self.order.edition.key, self.house, *self.order.bots, self.order.seed, tiles)
        return " ".join(parts)


def main(arguments: list[str]) -> int:
    options = _parser().parse_args(arguments)
    try:
        trials = _trials(options)
    except GameError as error:
        print(error, file=sys.stderr)
        return 2
    results = Results.read(PLAYED, fingerprint(ROOT, SOURCES))
    figures = {trial.house: tried(trial, options.games, results) for trial in trials}
    write_report(options.folder, Report(_settings(options), figures))
    print(json.dumps({house or "none": _main_figures(each) for house, each in figures.items()}))
    return 0


def _parser() -> ArgumentParser:
    parser = ArgumentParser(prog="python3 -m tools lab", description=__doc__)
    parser.add_argument("folder", type=Path, metavar="DIR", help="for the report")
    add_wishes(parser)
    parser.add_argument(
        "--compare",
        nargs="+",
        default=[],
        metavar="RULES",
        help="further sets of house rules for the same deals, as in '' H2 H3=5 H2,H6",
    )
    parser.set_defaults(games=200)
    return parser


def _trials(options: Namespace) -> list[Trial]:
    """The first is what --house says; each set of house rules once."""
    order = order_of(options)
    houses = dict.fromkeys(_spelt(house) for house in (options.house, *options.compare))
    return [Trial(house, evolve(order, house=house_rules(house))) for house in houses]


def _spelt(house: str) -> str:
    return ",".join(part.strip().upper() for part in house.split(",") if part.strip())


def _settings(options: Namespace) -> Figures:
    names = ("games", "players", "edition", "bots", "seed")
    return {name: getattr(options, name) for name in names} | {"levels": options.levels.name}


# Playing


def tried(trial: Trial, games: int, results: Results) -> Figures:
    """The figures of a trial; what was played earlier counts."""
    what = f"games, {trial.house or 'no house rules'}"
    return figures_of(kept_games(noted_game, trial.order, games, results, trial.name, what=what))


def noted_game(order: Order, number: int) -> Figures:
    """All that is counted of one game."""
    return notes_of(WatchedGame.of(terms_of(order, number), doings_of(order, number)))


# Figures


def _main_figures(figures: Figures) -> Figures:
    length, wins, safety = figures["length"], figures["wins"], figures["safety"]
    return {
        "games": length["games"],
        "finished": length["finished"],
        "turns_per_player": length["turns_per_player"],
        "makuta_found": figures["milestones"]["rounds"]["found"]["median"],
        "cannot_lose_after_six": after(COMPLAINT, safety["rounds"])["tiger"],
        "rahi_duels_lost": figures["duels"]["rahi"]["lost_share"],
        "place_multiples": [place["multiple"] for place in wins["by_place"]],
        "toa_multiples": {toa: each["multiple"] for toa, each in wins["by_toa"].items()},
        "quiet_tiles": [key for key, tile in figures["tiles"].items() if tile["quiet"]],
    }
