"""Random games of our rules and of two peers, legal moves listed before every action."""

import random
import time

from game.core.seats import NATURE
from game.rules import makuta
from game.rules.makuta.editions import EN, HouseRules, Terms
from game.rules.makuta.pieces import Toa
from game.rules.makuta.setup import deal
from game.rules.makuta.tiles import Atlas
from tools.benches.rounds import Engine

PLAYERS = 4
MOST_TURNS = 300 * PLAYERS
MOST_PLIES = 400  # random chess rarely lasts longer
MOST_TURNS_OF_CATAN = 1000  # catanatron's own limit


def quest_for_makuta(atlas: Atlas) -> Engine:
    terms = Terms(EN, HouseRules(), tuple(Toa)[:PLAYERS], atlas)

    def play(until: float) -> int:
        rng, actions = random.Random(1), 0
        while True:
            state = deal(terms, rng)
            while (seat := makuta.to_move(state)) is not None and state.turn.number < MOST_TURNS:
                if time.perf_counter() > until:
                    return actions
                if seat == NATURE:
                    action = makuta.sample_chance(state, rng)
                else:
                    action = rng.choice(makuta.legal_actions(state))
                    actions += 1
                state = makuta.advance(state, action).state

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
