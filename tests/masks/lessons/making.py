"""How the four lessons are made: a prepared situation, what is to be done in it, and notes.

`UPDATE_LESSONS=1` writes them anew; a rule that has changed may want other actions here.
"""

from collections.abc import Callable
from pathlib import Path
from random import Random

from attrs import define, field

from game.boxes.masks import codec
from game.core.luck import Luck
from game.core.match import Match
from game.core.seats import NATURE, Seat
from game.persistence.game_file import SUFFIX, head_of
from game.persistence.json_text import JsonObject, line_of
from game.persistence.lines import SeatCard, head_line, note_line, played_line
from game.persistence.scribe import snapshot_of
from game.rules import masks as rules
from game.rules.masks.actions import (
    Action,
    Add,
    ChooseCard,
    Declare,
    DeclareRahi,
    DrawFrom,
    EndMove,
    EndTurn,
    KranaPrize,
    Pass,
    Pay,
    PlayCard,
    PlayEffect,
    Step,
    TakeKrana,
    TurnUpMission,
    UsePower,
)
from game.rules.masks.pieces import Deck
from game.rules.masks.state import State
from game.shelf.company import BOT
from tests.masks.tables import advised, at, first_turn, holding, on_top, standing, wearing

FOLDER = Path(__file__).parents[3] / "docs" / "masks" / "lessons"
SEED, COMPUTER = "lesson", "novice"
GALI = Seat(1)
XA = "krana_tahnok_xa"
RAHI, NUMBER, EFFECT = "286", "222", "229"  # a Nui-Jaga, and a number that suits it
CARDS = (SeatCard(), SeatCard(player={BOT: COMPUTER}))


@define
class Telling:
    """A course of play that is written down, with notes."""

    key: str
    first: State
    state: State = field(init=False)
    lines: list[JsonObject] = field(factory=list, init=False)
    notes: int = field(default=0, init=False)
    rng: Random = field(init=False)

    def __attrs_post_init__(self) -> None:
        self.state, self.rng = self.first, Random(self.key)

    def say(self) -> None:
        """The next note."""
        self.notes += 1
        self.lines.append(note_line(f"{self.key}.{self.notes}"))

    def play(self, *actions: Action) -> None:
        """Each must be legal; chance follows by itself."""
        for action in actions:
            self._write(action)
            while rules.to_move(self.state) == NATURE:
                self._write(rules.sample_chance(self.state, self.rng))

    def _write(self, action: Action) -> None:
        seat = rules.to_move(self.state)
        assert seat is not None
        self.lines.append(played_line(seat, codec.encode_action(action)))
        self.state = rules.apply(self.state, action).state

    def walk(self, *names: str) -> None:
        self.play(*(Step(at(name)) for name in names))

    def file(self) -> bytes:
        match = Match(rules, self.first, Luck(SEED))
        begun = line_of(head_line(head_of(match, codec, CARDS))) + snapshot_of(codec, match)
        return begun + b"".join(map(line_of, self.lines))


def moving() -> Telling:
    state = holding(first_turn("qftm"), 0, Deck.GA, "draw_two", "minus_100")
    state = on_top(on_top(state, Deck.MISSION, "9"), Deck.GA, "plus_100")
    told = Telling("moving", state)
    told.say()
    told.walk("r9c11", "r10c11")
    told.say()
    told.play(DrawFrom(Deck.GA))
    told.say()
    told.play(EndMove(), EndTurn())
    told.walk("r6c9")
    told.play(EndMove(), EndTurn())
    told.say()
    told.walk("r9c11", "r8c11")
    told.say()
    told.play(TurnUpMission())
    told.say()
    told.play(Pay("draw_two", 0), Pay("minus_100", 0))
    told.say()
    return told


def challenges() -> Telling:
    state = standing(first_turn("qftm"), 0, "r11c11")
    state = holding(state, 0, Deck.GA, "plus_200", "draw_two")
    state = holding(state, 1, Deck.GA, "draw_two")
    told = Telling("challenges", on_top(state, Deck.GMC, "148"))
    told.say()
    told.walk("r12c11")
    told.say()
    told.play(PlayCard("plus_200"))
    told.play(Pass())
    told.say()
    return told


def masks() -> Telling:
    state = wearing(first_turn("qftm", masks_of_might=True), 0, "kakama", "akaku")
    state = holding(advised(state, 0, "vakama"), 1, Deck.GA, "draw_two")
    told = Telling("masks", on_top(state, Deck.GMC, "148"))
    told.say()
    told.play(UsePower("kakama"))
    told.say()
    told.walk("r10c12", "r11c12", "r11c11", "r12c11")
    told.say()
    told.play(Add("akaku"))
    told.play(Add("kaukau"))
    told.say()
    told.play(Add("vakama"))
    told.play(Pass())
    told.say()
    return told


def swarm() -> Telling:
    state = standing(first_turn("bohrok", rahi=True), 0, "r11c11")
    state = holding(on_top(state, Deck.BOHROK, "tahnok"), 0, Deck.KRANA, XA, "krana_tahnok_bo")
    state = holding(wearing(state, 1, "hau"), 1, Deck.GA, "draw_two")
    state = holding(on_top(state, Deck.GMC, "6"), 0, Deck.RAHI, RAHI, NUMBER, EFFECT)
    told = Telling("swarm", state)
    told.say()
    told.play(DeclareRahi(RAHI, NUMBER, GALI))
    told.play(Pass())
    told.say()
    told.play(PlayEffect(EFFECT))
    told.play(EndTurn())
    told.walk("r6c9")
    told.play(EndMove(), EndTurn())
    told.say()
    told.walk("r11c10")
    told.play(EndMove())
    told.say()
    told.play(Declare(XA, GALI))
    told.play(Pass(), Pass())
    told.say()
    told.play(ChooseCard("kaukau"))
    told.say()
    told.play(TakeKrana(KranaPrize.TWO_NEW))
    told.say()
    return told


LESSONS: dict[str, Callable[[], Telling]] = {
    "moving": moving,
    "challenges": challenges,
    "masks": masks,
    "swarm": swarm,
}


def path_of(key: str) -> Path:
    return FOLDER / f"{key}{SUFFIX}"
