"""Random games of our rules and of three peers, raced: legal moves listed before every action."""

import random
import time
from collections.abc import Callable, Mapping
from statistics import median

from attrs import frozen

from game.core.seats import NATURE
from game.shelf.choices import Setup
from game.shelf.game import Game
from tools.progress import Progress

Engine = Callable[[float], int]  # plays until that moment and counts the seats' actions
PLAYERS = 4
MOST_TURNS = 300 * PLAYERS
MOST_PLIES = 400  # random chess rarely lasts longer
MOST_TURNS_OF_CATAN = 1000  # catanatron's own limit


@frozen
class Race:
    """How often each engine acted in a second, round by round."""

    rates: dict[str, list[float]]

    def rate(self, name: str) -> float:
        return median(self.rates[name])

    def ratio(self, name: str, peer: str) -> float:
        """The median of the rounds' ratios: what slows a whole round down cancels out."""
        pairs = zip(self.rates[name], self.rates[peer], strict=True)
        return median(own / others for own, others in pairs)


def race(engines: Mapping[str, Engine], rounds: int, seconds: float) -> Race:
    rates: dict[str, list[float]] = {name: [] for name in engines}
    with Progress("bench", (rounds + 1) * len(engines)) as progress:
        for number in range(rounds + 1):
            for name, engine in engines.items():
                rate = _rate(engine, seconds)
                if number:  # the first round only warms up
                    rates[name].append(rate)
                progress.advance(note=name)
    return Race(rates)


def _rate(engine: Engine, seconds: float) -> float:
    began = time.perf_counter()
    actions = engine(began + seconds)
    return actions / (time.perf_counter() - began)


# The engines


def table_of(game: Game, seed: str) -> Setup:
    """As it is usually played by four, or by as many as can."""
    choices = game.choices
    return Setup(choices.usual_edition, choices.figures[: min(PLAYERS, choices.most)], seed=seed)


def ours(game: Game) -> Engine:
    rules, turn = game.codec.rules, game.codec.turn

    def play(until: float) -> int:
        rng, actions, games = random.Random(1), 0, 0
        while True:
            state = game.open_match(table_of(game, f"bench {games}")).state
            games += 1
            while (seat := rules.to_move(state)) is not None and turn(state) < MOST_TURNS:
                if time.perf_counter() > until:
                    return actions
                if seat == NATURE:
                    action = rules.sample_chance(state, rng)
                else:
                    action = rng.choice(rules.legal_actions(state))
                    actions += 1
                state = rules.advance(state, action).state

    return play


def python_chess() -> Engine:
    import chess  # noqa: PLC0415 - a peer, installed for the bench alone

    def play(until: float) -> int:
        rng, actions = random.Random(1), 0
        while True:
            board = chess.Board()
            while not board.is_game_over() and board.ply() < MOST_PLIES:
                if time.perf_counter() > until:
                    return actions
                board.push(rng.choice(list(board.legal_moves)))
                actions += 1

    return play


def catanatron() -> Engine:
    from catanatron import Color, Game, RandomPlayer  # noqa: PLC0415 - a peer as well

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def play(until: float) -> int:
        actions = 0
        while True:
            game = Game([RandomPlayer(colour) for colour in colours])
            while game.winning_color() is None and game.state.num_turns < MOST_TURNS_OF_CATAN:
                if time.perf_counter() > until:
                    return actions
                game.play_tick()
                actions += 1

    return play


def gin_rummy() -> Engine:
    """RLCard's: a card game with hidden hands."""
    import rlcard  # noqa: PLC0415 - a peer as well

    env = rlcard.make("gin-rummy", config={"seed": 1})

    def play(until: float) -> int:
        rng, actions = random.Random(1), 0
        while True:
            state, _ = env.reset()
            while not env.is_over():
                if time.perf_counter() > until:
                    return actions
                state, _ = env.step(rng.choice(list(state["legal_actions"])))
                actions += 1

    return play
