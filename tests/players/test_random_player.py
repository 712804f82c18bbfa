"""The simplest player."""

from random import Random

from game.players.player import RandomPlayer


def test_a_random_player_does_everything_that_is_legal_sooner_or_later() -> None:
    player = RandomPlayer[str, str](lambda seen: [seen + letter for letter in "abc"])
    rng = Random(1)

    assert {player.choose("x", rng) for _ in range(50)} == {"xa", "xb", "xc"}


def test_the_same_luck_gives_the_same_choice() -> None:
    player = RandomPlayer[str, int](lambda _: range(1000))

    assert player.choose("x", Random(7)) == player.choose("x", Random(7))
