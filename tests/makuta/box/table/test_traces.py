"""What computers did stays marked: where pawns came along, what was taken, which tile was laid."""

from pygame import Surface, image

from game.boxes.makuta.table.choosing.trace_painter import edge_of
from game.boxes.makuta.table.choosing.traces import Traces, Trail, traces_of
from game.core.hexes import Hex
from game.core.seats import Seat
from game.rules.makuta.events import PawnMoved, PawnSet, TilePlaced, TokenTaken, TurnStarted
from game.rules.makuta.phases import OnField, OnStart
from game.rules.makuta.pieces import Disc, Kind
from tests.makuta.atlases import small_atlas
from tests.makuta.box.table.hands import Hands, at_table
from tests.makuta.situations import situation

SEAT = Seat(1)


def test_traces_tell_ways_leaps_tokens_and_tiles() -> None:
    disc = Disc(Kind.KEY, 1)

    traces = traces_of(
        [
            TurnStarted(SEAT, 3),
            PawnMoved(SEAT, (1, 2, 3)),
            TokenTaken(SEAT, disc, OnField(3)),
            TokenTaken(SEAT, disc, OnStart()),
            PawnSet(SEAT, 3, 9, "K6"),
            TilePlaced(SEAT, 4, Hex(1, 0), 2, (), ()),
        ]
    )

    assert traces == Traces(
        (Trail(SEAT, (1, 2, 3)), Trail(SEAT, (3, 9), is_leap=True)),
        ((SEAT, 3),),
        ((SEAT, Hex(1, 0)),),
    )


def test_they_are_seen_and_are_gone_without_a_trace() -> None:
    hands = at_table(situation(small_atlas()).state, is_whole=True)
    start, end, *_ = hands.seen.island.adjacent
    before = picture(hands)

    hands.view.mark([PawnSet(SEAT, start, end, "K6")])
    assert picture(hands) != before

    hands.view.mark([])
    assert picture(hands) == before


def test_the_mark_around_a_tile_is_made_while_the_tile_falls() -> None:
    """So that the frame in which a computer is asked has less to do."""
    hands = at_table(situation(small_atlas()).state, is_whole=True)
    picture(hands)
    around = hands.view.surroundings
    for _ in ("plate", "mark"):
        around.fit_in(1, 0, SEAT)
    made = edge_of.cache_info().misses

    hands.view.mark([TilePlaced(SEAT, 1, Hex(1, 0), 0, (), ())])
    picture(hands)

    assert edge_of.cache_info().misses == made


def picture(hands: Hands) -> bytes:
    surface = Surface((1280, 720))
    hands.view.draw(surface)
    return image.tobytes(surface, "RGB")
