"""Games of other shapes than ours: they can be agreed on, and nobody plays them."""

from functools import cache
from gettext import NullTranslations
from typing import Any, TypeAlias

from attrs import define, field

from game.boxes import SHELF
from game.core.luck import Luck
from game.core.match import Match
from game.i18n.texts import Texts, load_program
from game.places import contents_of
from game.players.player import RandomPlayer
from game.shelf.choices import Choices, Difference, Option, Setup
from game.shelf.company import Company
from game.shelf.families import families_of
from game.shelf.shelf import Packed, Shelf
from tests.core.toy import Board, Toy

AnyGame: TypeAlias = Any  # as much of a `Game` as a test needs


class Words(NullTranslations):
    """All that a box has to have words for, and what the program says around it."""

    def __init__(self, words: dict[str, str]) -> None:
        super().__init__()
        self.words = words
        self.add_fallback(load_program().catalogue)

    def gettext(self, message: str) -> str:
        return self.words.get(message) or super().gettext(message)


@define(eq=False)
class FakeGame:
    key: str
    choices: Choices
    company: Company
    rows: tuple[Difference, ...] = ()
    own_words: dict[str, str] = field(factory=dict)
    texts: Texts = field(init=False, repr=False)

    @texts.default
    def _words(self) -> Texts:
        families = families_of(self.choices, self.company)
        words = {
            f"{family}.{name}": name.replace("_", " ").title()
            for family, members in families.items()
            for name in members
        }
        words |= {key: "× {number}" for key in words if key.startswith("house_number.")}
        words |= {"box.title": f"The {self.key} game", "figure.choose": "Whom do you play?"}
        return Texts("en", Words({**words, **self.own_words}), strict=True)

    def differences(self) -> tuple[Difference, ...]:
        return self.rows

    def bot_label(self, bot: str) -> str:
        return bot.title()

    def open_match(self, setup: Setup) -> Match[Any, Any, Any, Any]:
        return Match(Toy(), Board(), Luck(setup.seed))


def company(*offered: str, has_characters: bool = False) -> Company:
    players = {name: RandomPlayer(Toy().legal_actions) for name in offered}
    last = offered[-1] if offered else ""
    return Company(players, offered, offered, last, last, last, has_characters=has_characters)


SAGA: AnyGame = FakeGame(  # editions, but nothing to compare them by, and no options
    "saga",
    Choices(("short", "long", "endless"), ("wolf", "raven", "bear", "hare", "fox"), most=5),
    company("easy", "hard"),
    own_words={
        "edition.short": "Short: the first to reach the hall has won",
        "edition.long": "Long: there and back again",
        "edition.endless": "Endless: nobody has come to the end of it yet",
        "box.order": "The youngest begins.",
    },
)
DUEL: AnyGame = FakeGame(  # two and nobody else
    "duel",
    Choices(("only",), ("white", "black"), (Option("T1", 9), Option("T2", 5), Option("T3")), 2, 2),
    company("engine"),
    own_words={
        "house.T1": "Handicap: the weaker player has more stones",
        "house.T2": "Komi: the second player begins with points",
        "house.T3": "No mercy: touched is moved",
        "box.order": "White begins.",
    },
)
TRIO: AnyGame = FakeGame(  # nothing to be agreed on but who plays
    "trio",
    Choices(("only",), ("sun", "moon", "star"), (), 2, 3),
    company(),
    own_words={"box.order": "Whoever got up first begins."},
)
TALES: AnyGame = FakeGame(  # two editions side by side; figures are played differently
    "tales",
    Choices(
        ("old", "new"),
        tuple("abcdefgh"),
        tuple(Option(f"T{i}") for i in range(1, 9)),
        3,
        8,
        "new",
    ),
    company("one", "two", "three", "four", has_characters=True),
    rows=(
        Difference("E1", "Cards in a hand", ("five", "seven")),
        Difference("E2", "A tie", ("is played again", "goes to whoever came later to the table")),
    ),
)
FAKES = (SAGA, DUEL, TRIO, TALES)


def packed(game: AnyGame, kit: object = None) -> Packed:
    return Packed(
        game.key, lambda _: game.texts, lambda: game.company, lambda _: game, lambda *_: kit
    )


def mixed_shelf(kit: object = None) -> Shelf:
    """With ours, and with others."""
    return Shelf((*SHELF.boxes, *(packed(game, kit) for game in FAKES)))


@cache
def first_game() -> AnyGame:
    """On our shelf, whatever it is."""
    return SHELF.first.game(contents_of(SHELF.first))


def all_games() -> list[AnyGame]:
    return [first_game(), *FAKES]
