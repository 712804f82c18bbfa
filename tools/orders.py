"""Series of games to be played without a window, on all cores."""

import json
from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from hashlib import sha256
from multiprocessing import get_context
from typing import Any, TypeAlias, TypeVar

from attrs import frozen

from game.core.luck import Luck
from game.core.match import Match
from game.core.seats import Seat
from game.players.player import Player
from game.players.playing_out import Doing, Result, play_out
from game.shelf.choices import OptionError, Setup, options_in_words
from game.shelf.game import Game
from game.shelf.shelf import Contents, Packed
from game.shelf.typed import edition_in, options_in, players_in
from tools.wishes import contents_in

USUALLY = 4  # players
FIGURES = "toas"  # the stream that has always drawn who plays whom


@frozen
class Order:
    """What to play; small enough to be sent to a worker, which unpacks the box for itself."""

    packed: Packed
    contents: Contents
    edition: str
    options: Mapping[str, int]
    bots: tuple[str, ...]  # by seat
    seed: str

    @property
    def game(self) -> Game:
        return _unpacked(self.packed, self.contents)

    @property
    def name(self) -> str:
        """Tells its games from all others that the same sources play."""
        terms = json.dumps(self.game.codec.encode_terms(self.match(0).state), sort_keys=True)
        digest = sha256(terms.encode()).hexdigest()
        return " ".join([self.packed.key, *self.bots, self.seed, digest])

    @property
    def house(self) -> str:
        """Its house rules, as they are typed; none are an empty word."""
        return ",".join(options_in_words(self.options, self.game.choices))

    def setup(self, number: int) -> Setup:
        """Of game *number*: every game has its own figures."""
        seed = f"{self.seed}-{number}"
        known = self.game.choices.figures
        figures = Luck(seed).at(FIGURES, 0).sample(known, len(self.bots))
        bots = {Seat(seat): name for seat, name in enumerate(self.bots)}
        return Setup(self.edition, tuple(figures), self.options, bots, seed=seed)

    def match(self, number: int) -> Match[Any, Any, Any, Any]:
        return self.game.open_match(self.setup(number))

    def play(
        self,
        number: int,
        players: Sequence[Player[Any, Any]] = (),
        watch: Callable[[Doing[Any, Any, Any]], None] | None = None,
    ) -> Result:
        """Game *number*, by its bots or by other *players*; *watch* sees all that is done."""
        own = [self.game.company.named(name) for name in self.bots]
        return play_out(self.match(number), players or own, self.game.codec.turn, watch)


@lru_cache(maxsize=2)
def _unpacked(packed: Packed, contents: Contents) -> Game:
    """Once, not for every game: levels take a while to read, and two sets may be compared."""
    return packed.game(contents)


# Asking for one


def order_of(options: Namespace, usually: int = USUALLY) -> Order:
    """Raises a GameError with a sentence for the first wish that cannot be."""
    contents = contents_in(options)
    game = _unpacked(options.box, contents)
    choices = game.choices
    usual = max(choices.fewest, min(usually, choices.most))
    players = usual if options.players is None else players_in(game, options.players)
    edition = choices.usual_edition if options.edition is None else options.edition
    bots = game.company.usual if options.bots is None else options.bots
    return Order(
        options.box,
        contents,
        edition_in(game, edition),
        options_in(game, options.house),
        _bots(game, bots, players),
        options.seed,
    )


def _bots(game: Game, text: str, players: int) -> tuple[str, ...]:
    bots = tuple(name.strip() for name in text.split(","))
    if len(bots) == 1:
        bots *= players
    if len(bots) != players:
        raise OptionError(f"--bots names {len(bots)} bots for {players} players.")
    for name in bots:
        game.company.named(name)
    return bots


# All cores

T = TypeVar("T")
Job: TypeAlias = Callable[[Order, int], T]  # what to do with the game of a number


def on_all_cores(job: Job[T], order: Order, numbers: Sequence[int]) -> Iterator[T]:
    """*job* done for all *numbers*, the answers in their order."""
    if not numbers:
        return
    with get_context("spawn").Pool() as pool:
        yield from pool.imap(partial(job, order), numbers, chunksize=2)
