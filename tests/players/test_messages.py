"""Messages say all, and do not repeat what their reader knows."""

from attrs import frozen

from game.players.messages import Reader, Writer


@frozen
class Land:
    names: tuple[str, ...]


@frozen
class Seen:
    land: Land
    turn: int


def test_what_was_written_is_read() -> None:
    writer, reader = Writer(), Reader()
    north, south = Land(("north",)), Land(("south",))
    told = [Seen(north, 1), (Seen(south, 2), Seen(north, 3)), north, {"plain": [4]}]

    assert [reader.read(writer.written(each, (Land,))) for each in told] == told


def test_what_lasts_is_sent_once_and_stays_the_same() -> None:
    writer, reader = Writer(), Reader()
    land = Land(tuple(str(number) for number in range(1000)))

    letters = [writer.written(Seen(land, turn), (Land,)) for turn in range(3)]
    first, second, third = (reader.read(letter).land for letter in letters)

    assert first == land
    assert first is second is third
    assert len(letters[0]) > 10 * len(letters[1])


def test_what_changes_is_sent_every_time() -> None:
    writer, reader = Writer(), Reader()
    seen = Seen(Land(("north",)), 1)

    assert reader.read(writer.written(seen)) == seen
    assert reader.read(writer.written(seen)) == seen
