"""Luck depends on the seed, the stream and how often it was asked, on nothing else."""

from game.core.luck import Luck


def throws(luck: Luck, stream: str, n: int) -> list[int]:
    rng = luck.at(stream, n)
    return [rng.randint(1, 1000) for _ in range(5)]


def test_the_same_throw_falls_the_same_way_whenever_it_is_asked_for() -> None:
    assert throws(Luck("mata nui"), "dice", 3) == throws(Luck("mata nui"), "dice", 3)


def test_each_throw_is_another() -> None:
    luck = Luck("mata nui")

    assert throws(luck, "dice", 0) != throws(luck, "dice", 1)


def test_each_stream_is_another() -> None:
    luck = Luck("mata nui")

    assert throws(luck, "dice", 0) != throws(luck, "draws", 0)


def test_each_seed_is_another() -> None:
    assert throws(Luck("mata nui"), "dice", 0) != throws(Luck("makuta"), "dice", 0)


def test_a_stream_does_not_depend_on_what_is_asked_of_others() -> None:
    luck = Luck("mata nui")
    before = throws(luck, "dice", 1)

    luck.at("draws", 0).random()
    luck.at("dice", 0).random()

    assert throws(luck, "dice", 1) == before


def test_luck_is_the_same_on_every_machine() -> None:
    """Saved games name the seed alone: these numbers may never change."""
    assert throws(Luck("mata nui"), "dice", 0) == [924, 838, 645, 704, 211]
