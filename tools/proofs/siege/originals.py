"""Sound games, to be spoilt: with what had been saved after each decision."""

import tempfile
from bisect import bisect_right
from functools import cache
from pathlib import Path
from random import Random

from attrs import evolve, frozen

from game.persistence.game_file import SUFFIX, start_game
from game.places import contents_of
from game.shelf.choices import Setup
from game.shelf.game import Game
from game.shelf.shelf import Packed

COUNT = 8
MOST_DECISIONS = 60
CHANGES_MIND = 1 / 10


@frozen
class Original:
    content: bytes
    saved: tuple[tuple[int, int], ...]  # bytes of the file, and actions that have been played

    def least_actions(self, size: int) -> int:
        """Of the first *size* bytes; what is taken back next may be gone already."""
        place = bisect_right(self.saved, size, key=lambda each: each[0])
        around = self.saved[max(place - 1, 0) : place + 1] if place else ()
        return min((actions for _, actions in around), default=0)


@cache
def game_of(packed: Packed) -> Game:
    return packed.game(contents_of(packed))


@cache
def originals(packed: Packed) -> tuple[Original, ...]:
    with tempfile.TemporaryDirectory() as folder:
        return tuple(_played(packed, Path(folder), number) for number in range(COUNT))


def _played(packed: Packed, folder: Path, number: int) -> Original:
    """By people who do anything that is allowed, and now and then change their minds."""
    rng, game = Random(f"original {number}"), game_of(packed)
    path = folder / f"{number}{SUFFIX}"
    match = game.open_match(evolve(_setup(game, rng), seed=f"{number}"))
    start_game(path, match, game.codec)
    match.begin()
    saved = [(path.stat().st_size, len(match.past))]
    for _ in range(rng.randint(2, MOST_DECISIONS)):
        if match.rules.to_move(match.state) is None:
            break
        if match.decisions() and rng.random() < CHANGES_MIND:
            match.undo()
        else:
            match.submit(rng.choice(match.rules.legal_actions(match.state)))
        saved.append((path.stat().st_size, len(match.past)))
    return Original(path.read_bytes(), tuple(saved))


def _setup(game: Game, rng: Random) -> Setup:
    choices = game.choices
    edition = rng.choice([*choices.editions])
    seats = rng.randint(choices.fewest, choices.most_seats(edition))
    return Setup(edition, choices.figures[:seats], {})
