"""The smallest game there is as a box that is played in text: whoever reaches a hundred wins."""

from collections.abc import Iterator, Mapping
from gettext import NullTranslations
from typing import Any

from attrs import asdict, evolve, field, frozen

from game.core.luck import Luck
from game.core.match import Match
from game.core.seats import Seat
from game.i18n.texts import Texts, load_program
from game.persistence.json_text import Json, JsonObject
from game.persistence.lines import Head
from game.players.player import RandomPlayer
from game.shelf.choices import Choices, Setup
from game.shelf.company import Company
from game.shelf.rulebook import Rulebook, read_rulebook
from game.shelf.shelf import Packed
from game.shelf.teaching import Teaching
from game.terminal.text_table import TextTable
from tests.core.toy import Act, Add, Ask, Board, Fell, Peek, Toy

TOY = Toy()
COLOURS = ("red", "blue")
RULEBOOK = read_rulebook("## Sums\n\n- **A1** Adding. One adds as much as one likes.\n")
CHOICES = Choices(("plain",), COLOURS, most=2)
BOT = "random"
COMPANY = Company({BOT: RandomPlayer(TOY.legal_actions)}, (BOT,), (BOT,), BOT, BOT, BOT)


class SumsTable(TextTable[Board, Act, str]):
    """All that a game needs to be played in text."""

    def seat_name(self, seen: Board, seat: Seat) -> str:
        return COLOURS[seat].title()

    def picture(self, seen: Board) -> Iterator[str]:
        yield f"The sum is {seen.score}."

    def action_words(self, seen: Board, action: Act) -> str:
        match action:
            case Add(value) | Fell(value):
                return f"add {value}"
            case Ask(stream):
                return f"ask for the {stream}"
            case Peek():
                return "peek"

    def line(self, seen: Board, event: str) -> str:
        return f"Somebody has {event}."


# The game around it


class Words(NullTranslations):
    """A catalogue of one's own, above the program's."""

    def __init__(self, title: str) -> None:
        super().__init__()
        self.own = {
            "box.title": title,
            "box.motto": "Reach a hundred.",
            "figure.one": "colour",
            "figure.many": "colours",
        }
        self.add_fallback(load_program(strict=True).catalogue)

    def gettext(self, message: str) -> str:
        return self.own.get(message) or super().gettext(message)


@frozen
class SumsCodec:
    box: str
    former: tuple[str, ...] = ()
    rules: Toy = TOY

    def older_rules(self, number: int, /) -> None:
        return None

    def encode_terms(self, state: Board, /) -> JsonObject:
        return {}

    def deal(self, terms: Json, seed: str, /) -> Board:
        return Board()

    def seats(self, state: Board, /) -> int:
        return len(COLOURS)

    def turn(self, state: Board, /) -> int:
        return state.score + 1

    def encode_action(self, action: Act, /) -> JsonObject:
        return {"do": type(action).__name__, **asdict(action)}

    def decode_action(self, data: JsonObject, /) -> Act:
        facts: dict[str, Any] = {key: value for key, value in data.items() if key != "do"}
        kinds: dict[Json, type[Act]] = {kind.__name__: kind for kind in (Add, Ask, Peek, Fell)}
        return kinds[data["do"]](**facts)

    def encode_state(self, state: Board, /) -> Json:
        return asdict(state)

    def in_brief(self, data: Json, /) -> Json:
        return data

    def decode_state(self, data: Json, first: Board, /) -> Board:
        assert isinstance(data, dict)
        facts: dict[str, Any] = data
        return Board(**facts)


@frozen
class SumsGame:
    key: str
    texts: Texts
    rulebook: Rulebook = RULEBOOK
    choices: Choices = CHOICES
    company: Company = COMPANY
    routines: Mapping[type, str] = field(factory=dict)
    teaching: Teaching = field(factory=Teaching)
    codec: SumsCodec = field(init=False)

    @codec.default
    def _codec(self) -> SumsCodec:
        return SumsCodec(self.key)

    def open_match(self, setup: Setup, /) -> Match[Board, Board, Act, str]:
        return Match(TOY, Board(), Luck(setup.seed))

    def setup_of(self, match: Match[Board, Board, Act, str], /) -> Setup:
        return Setup("plain", COLOURS, seed=match.luck.seed)

    def knows_secrets(self, state: Board, seat: Seat, /) -> bool:
        return False

    def rule_of(self, before: Board, action: Act, /) -> str:
        return "A1"

    def opening_facts(self, opening: Board, /) -> dict[str, int]:
        return {}

    def winners_in(self, situation: Json, /) -> tuple[()]:
        return ()

    def differences(self) -> tuple[()]:
        return ()

    def summary(self, head: Head, /) -> str:
        return ""

    def seat_label(self, head: Head, seat: Seat, /) -> str:
        return COLOURS[seat]

    def character(self, head: Head, seat: Seat, /) -> str:
        return ""

    def bot_label(self, bot: str, /) -> str:
        return bot

    def advice(self, seen: Board, action: Act, /) -> str:
        return ""


def packed(key: str, title: str) -> Packed:
    texts = Texts("en", Words(title), strict=True)
    game = SumsGame(key, texts)
    return Packed(key, lambda _: texts, lambda: game.company, lambda _: game, text=SumsTable)


SUMS = packed("sums", "Sums")
TALL_SUMS = packed("tall_sums", "Tall Sums")
MUTE_SUMS = evolve(packed("mute_sums", "Mute Sums"), text=None)
