"""Maps and cards of a folder, as `levels` checks them, with their figures for the terminal."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path

from game.boxes.masks.cards.folder import CardReport, check_cards
from game.boxes.masks.land.distances import ONE, nearest
from game.boxes.masks.land.faults import open_ground
from game.boxes.masks.land.figures import WANTED, name_of_kind
from game.boxes.masks.land.maps import Report, check_maps
from game.rules.masks.pieces import SpaceKind
from game.rules.masks.printed.cards import Cards
from game.rules.masks.printed.land import Land
from tools.levels import Checked
from tools.masks.levels.card_sheet import draw_cards
from tools.masks.levels.new_card_file import write_card
from tools.masks.levels.new_map import write_new
from tools.masks.levels.preview import draw_preview

FROM_START = (SpaceKind.CHALLENGE, *(kind for kind in ONE if kind is not SpaceKind.CHALLENGE))


class LandTools:
    def check(self, folder: Path, *, is_shipped: bool) -> Checked:
        report = check_maps(folder, shipped=is_shipped)
        cards = check_cards(folder / "cards", shipped=is_shipped)
        lands = lands_of(report)
        count = "1 sound map" if len(lands) == 1 else f"{len(lands)} sound maps"
        if cards.cards is not None:
            count += f" and {_kinds(cards.cards.cards)} sound cards"
        figures = tuple(table_of(lands)) if lands else ()
        draw = partial(_draw, report, cards)
        errors, advice = (*report.errors, *cards.errors), (*report.advice, *cards.advice)
        return Checked(errors, advice, figures, count, draw)

    def start(self, folder: Path, name: str) -> str:
        """`stone_garden` is a map; `action.lantern`, with its kind, a card."""
        kind, dot, key = name.partition(".")
        is_card = dot and kind.isidentifier()
        return write_card(folder, kind, key) if is_card else write_new(folder, name)


def _draw(report: Report, cards: CardReport, path: Path) -> str:
    """Maps on *path*, and cards on a sheet beside it."""
    said = draw_preview(report, path)
    if cards.cards is None:
        return said
    land = next(iter(lands_of(report).values()))
    sheet = path.with_stem(f"{path.stem}-cards")
    count = draw_cards(cards.cards, land, sheet)
    return f"{said}\nDrew {count} cards on {sheet}."


def _kinds(cards: Cards) -> int:
    """How many different cards there are."""
    ours = len(cards.actions) + len(cards.missions) + len(cards.challenges)
    won = len(cards.masks) + len(cards.turaga)
    return ours + won + len(cards.rahi) + len(cards.bohrok) + len(cards.va) + len(cards.krana)


def lands_of(report: Report) -> dict[str, Land]:
    found = {key: reading.land for key, reading in report.readings.items()}
    return {key: land for key, land in found.items() if land is not None}


def table_of(lands: Mapping[str, Land]) -> Iterator[str]:
    yield from _numbers(lands)
    for key, land in lands.items():
        yield ""
        yield f"{key}: steps from each Start to the nearest, over open ground"
        rows = [("", *(kind.value for kind in FROM_START))]
        rows += [(toa.name.title(), *_steps(land, start)) for toa, start in land.starts.items()]
        yield from _lines(rows)


def _numbers(lands: Mapping[str, Land]) -> Iterator[str]:
    counts = {key: Counter(land.places.values()) for key, land in lands.items()}
    rows = [("spaces", *lands, "wanted")]
    rows += [
        (name_of_kind(place), *(str(counts[key][place]) for key in lands), str(wanted))
        for place, wanted in WANTED.items()
    ]
    every = [str(len(land.places)) for land in lands.values()]
    return _lines([*rows, ("all", *every, str(sum(WANTED.values())))])


def _steps(land: Land, start: int) -> Iterator[str]:
    ground = open_ground(land)
    for kind in FROM_START:
        steps = nearest(land, start, land.of_kind(kind), ground)
        yield "-" if steps is None else str(steps)


def _lines(rows: list[tuple[str, ...]]) -> Iterator[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for first, *others in rows:
        cells = [word.rjust(width) for word, width in zip(others, widths[1:], strict=True)]
        yield "  ".join([first.ljust(widths[0]), *cells]).rstrip()
