"""How the six lessons are made: a prepared situation, what is to be done in it, and notes.

`UPDATE_LESSONS=1` writes them anew; a rule that has changed may want other actions here.
"""

from collections.abc import Callable
from pathlib import Path

from attrs import define, field

from game.boxes.makuta import codec
from game.boxes.makuta.routines import ROUTINES
from game.core.luck import Luck
from game.core.match import Match
from game.persistence.game_file import SUFFIX, head_of
from game.persistence.json_text import JsonObject, line_of
from game.persistence.lines import SeatCard, head_line, note_line, played_line
from game.persistence.scribe import snapshot_of
from game.rules import makuta
from game.rules.makuta.actions import (
    Action,
    ChallengeMakuta,
    FlyTo,
    PlaceTile,
    RollDie,
    Rolled,
    TakeFromTray,
    TurnUpLock,
    UseAkaku,
    UseBonuses,
)
from game.rules.makuta.events import Event
from game.rules.makuta.pieces import Die
from game.rules.makuta.state import State
from game.shelf.company import BOT
from tests.makuta.box.keyboard import shipped
from tests.makuta.rules.discs import (
    AKAKU,
    FIRE,
    GALI,
    HAU,
    KAKAMA,
    MIRU,
    PAKARI,
    STONE,
    TAHU,
    VAKAMA,
    WATER,
    YELLOW,
    lock,
    mosquito,
    scorpion,
)
from tests.makuta.rules.story import Story, Where
from tests.makuta.situations import NORTH, Setting, situation

FOLDER = Path(__file__).parents[3] / "docs" / "makuta" / "lessons"
LANDING, MANGAIA = "toa_landing", "mangaia"
SEED, COMPUTER = "lesson", "novice"
CARDS = (SeatCard(), SeatCard(player={BOT: COMPUTER}))


@define
class Telling(Story):
    """A story that is written down, with notes."""

    key: str
    first: State
    lines: list[JsonObject] = field(factory=list)
    notes: int = 0

    def say(self) -> None:
        """The next note."""
        self.notes += 1
        self.lines.append(note_line(f"{self.key}.{self.notes}"))

    def play(self, *actions: Action) -> tuple[Event, ...]:
        told: tuple[Event, ...] = ()
        for action in actions:
            seat = makuta.to_move(self.state)
            assert seat is not None
            self.lines.append(played_line(seat, codec.encode_action(action)))
            told += super().play(action)
        self._settle()
        return told

    def _settle(self) -> None:
        """What goes without saying is done, as it would be at a table."""
        seat = makuta.to_move(self.state)
        if seat is None or seat < 0:
            return
        sole = makuta.sole_action(makuta.observe(self.state, seat))
        if sole is not None and type(sole) in ROUTINES:
            self.play(sole)

    def throw(self, value: int, die: Die = Die.WHITE) -> None:
        roll = next(a for a in self.legal() if isinstance(a, RollDie) and a.die is die)
        self.play(roll)
        self.play(Rolled(value))

    def file(self) -> bytes:
        match = Match(makuta, self.first, Luck(SEED))
        begun = line_of(head_line(head_of(match, codec, CARDS))) + snapshot_of(codec, match)
        return begun + b"".join(map(line_of, self.lines))


def prepared(key: str, plan: Setting) -> Telling:
    story = situation(shipped().atlas, **plan)
    return Telling(story.state, story.names, key, story.state)


def on_landing(x: int, y: int) -> Where:
    return (LANDING, (x, y))


def moving() -> Telling:
    told = prepared(
        "moving",
        Setting(
            pawns={TAHU: on_landing(0, -2), GALI: on_landing(3, 1)},
            tokens={on_landing(-2, -3): [FIRE], on_landing(2, -3): [HAU]},
        ),
    )
    told.say()
    told.throw(5)
    told.say()
    told.walk(on_landing(-2, -3))
    told.throw(2)
    told.walk(on_landing(3, 0))
    told.say()
    told.throw(4)
    told.say()
    told.walk(on_landing(2, -3))
    told.say()
    return told


def gates() -> Telling:
    atlas = shipped().atlas
    keys = [tile.key for tile in atlas.tiles if tile.key not in {LANDING, "ta_koro"}]
    told = prepared(
        "gates",
        Setting(pawns={TAHU: on_landing(0, -3)}, stack=["ta_koro", *keys]),
    )
    told.say()
    told.throw(3)
    told.say()
    told.walk(on_landing(0, -4))
    told.say()
    told.play(next(a for a in told.legal() if isinstance(a, PlaceTile)))
    told.say()
    return told


def duels() -> Telling:
    told = prepared(
        "duels",
        Setting(
            pawns={TAHU: on_landing(2, -1), GALI: on_landing(-3, 1)},
            trays=[[HAU, FIRE], [WATER]],
            tokens={on_landing(3, -1): [mosquito(6)]},
        ),
    )
    told.say()
    told.throw(2)
    told.say()
    told.walk(on_landing(3, -1))
    told.say()
    told.throw(3)
    told.say()
    told.play(UseBonuses((0,)))
    told.say()
    return told


def masks() -> Telling:
    told = prepared(
        "masks",
        Setting(
            pawns={TAHU: on_landing(0, -3), GALI: on_landing(-3, 1)},
            trays=[[KAKAMA, PAKARI, VAKAMA], []],
            tokens={on_landing(1, 4): [scorpion(12)]},
        ),
    )
    told.say()
    told.throw(7, Die.RED)
    told.say()
    told.walk(on_landing(1, 4))
    told.say()
    told.throw(7, Die.RED)
    told.say()
    told.play(UseBonuses((1,)))
    told.say()
    return told


def temple() -> Telling:
    entrance = (MANGAIA, (0, 4))
    told = prepared(
        "temple",
        Setting(
            lay=[(MANGAIA, NORTH, 0)],
            pawns={TAHU: (MANGAIA, (0, 3))},
            locks={entrance: lock(FIRE, WATER, STONE)},
            trays=[[FIRE, WATER, YELLOW, PAKARI, VAKAMA], []],
        ),
    )
    told.say()
    told.throw(2)
    told.say()
    told.walk(entrance)
    told.say()
    told.play(TurnUpLock())
    told.say()
    told.play(ChallengeMakuta())
    told.play(Rolled(2))
    told.say()
    told.throw(6)
    told.play(UseBonuses((3, 4)))
    told.say()
    return told


def akaku() -> Telling:
    told = prepared(
        "akaku",
        Setting(
            pawns={TAHU: on_landing(0, -2), GALI: on_landing(2, -3)},
            trays=[[MIRU, AKAKU, FIRE], [HAU, WATER]],
        ),
    )
    told.say()
    goal = told.at(on_landing(2, -3))
    flight = next(a for a in told.legal() if isinstance(a, FlyTo) and a.field == goal)
    told.play(flight)
    told.say()
    told.play(next(a for a in told.legal() if isinstance(a, UseAkaku)))
    told.say()
    told.play(TakeFromTray(0))
    told.say()
    return told


LESSONS: dict[str, Callable[[], Telling]] = {
    "moving": moving,
    "gates": gates,
    "duels": duels,
    "masks": masks,
    "temple": temple,
    "akaku": akaku,
}


def path_of(key: str) -> Path:
    return FOLDER / f"{key}{SUFFIX}"
