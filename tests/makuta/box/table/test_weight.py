"""Movements have weight, and what is used glows."""

from itertools import pairwise

import pytest
from pygame import Surface

from game.boxes.makuta.table.duel.dice_tray import leap
from game.boxes.makuta.table.motion.island import LANDED, falling
from game.boxes.makuta.table.motion.looks import TempleLook
from game.boxes.makuta.table.motion.stage import TableStage
from game.boxes.makuta.table.motion.temple import TEMPLE, rolling, swinging
from game.core.seats import PUBLIC, Seat
from game.rules.makuta import observe
from game.rules.makuta.events import DiscsShown, RahiLeft, TempleTurned, TilePlaced
from game.rules.makuta.pieces import EVERYONE, Disc, Kanohi, Kind
from game.tabletop.motion.moves import stretch
from game.tabletop.motion.shards import TURNS
from game.tabletop.pictures.gleam import ROOM, GleamLook, gleaming, struck
from tests.makuta.box.table.moments import games, moments, moments_of
from tests.makuta.box.table.staging import frames, pieces, pixels, stage_for
from tests.makuta.box.table.test_motions import staged

MIRU = Disc(Kind.KANOHI, Kanohi.MIRU, EVERYONE)
KEY = Disc(Kind.KEY, 0, EVERYONE)
SHARES = [share / 20 for share in range(21)]


# Stone


def test_the_temple_glows_while_it_turns_goes_too_far_and_comes_back() -> None:
    for moment, event in moments_of(TempleTurned):
        stage = staged(moment, PUBLIC)
        start = temple(stage).turned

        seen = [temple(stage) for _ in frames(stage, *moment.seen_by(PUBLIC))]

        assert max(look.turned for look in seen) > start + event.steps
        assert temple(stage).turned % 6 == (start + event.steps) % 6
        assert any(look.stir == 1 for look in seen)
        assert temple(stage).stir == 0


def temple(stage: TableStage) -> TempleLook:
    look = stage.sprites.pose(TEMPLE).look
    assert isinstance(look, TempleLook)
    return look


def test_a_segment_is_slow_at_both_ends_and_never_goes_back() -> None:
    steps = [after - before for before, after in pairwise(map(rolling, SHARES))]

    assert all(step > 0 for step in steps)
    assert max(steps) > 3 * max(steps[0], steps[-1])
    assert (rolling(0), rolling(1)) == pytest.approx((0, 1))
    assert (swinging(0), swinging(1)) == pytest.approx((0, 0))


def test_a_tile_falls_faster_and_faster_and_raises_dust() -> None:
    falls = [before - after for before, after in pairwise(map(falling, SHARES[:15]))]
    assert sorted(falls) == falls
    assert (falling(0), falling(LANDED), falling(1)) == (1, 0, 0)
    moment = moments()[TilePlaced][0]
    stage = staged(moment, PUBLIC)

    falling_tile = frames(stage, *moment.seen_by(PUBLIC))
    dusty = [stage.sprites.has(("dust", 0)) for _ in falling_tile]

    assert (dusty[0], dusty[-1]) == (False, True)


def test_a_beaten_rahi_flies_into_pieces() -> None:
    moment = moments()[RahiLeft][0]
    stage = staged(moment, PUBLIC)
    most = 0
    for _ in frames(stage, *moment.seen_by(PUBLIC)):
        most = max(most, sum(stage.sprites.has(("shard", i)) for i in range(20)))

    assert most == len(TURNS) - 1


def test_leaps_and_blows_end_where_they_began() -> None:
    assert (leap(0), leap(1), struck(1), stretch(1, is_first=False)) == (0, 0, 0, 1)
    assert max(map(leap, SHARES)) > 0.5
    assert stretch(0, is_first=False) > 1 > stretch(0.5, is_first=False)


# Light


@pytest.mark.parametrize(("disc", "rule", "glows"), [(MIRU, "K6", True), (KEY, "L5", False)])
def test_a_mask_glows_when_it_is_used_and_a_key_does_not(
    disc: Disc, rule: str, *, glows: bool
) -> None:
    seen = observe(games()[0].start, PUBLIC)
    stage, looks = stage_for(seen), []
    for _ in frames(stage, DiscsShown(Seat(0), (0,), (disc,), rule), seen):
        looks += [pose.look for pose in stage.overlay.flights.values()]

    assert any(isinstance(look, GleamLook) for look in looks) is glows


def test_a_glow_begins_and_ends_with_the_token_as_it_is() -> None:
    token = pieces().disc(MIRU, 60)
    first, middle, last = (gleaming(token, share) for share in (0.0, 0.5, 1.0))

    assert first.get_width() == round(60 * ROOM)
    assert look_of(first) == look_of(last) != look_of(middle)


def look_of(picture: Surface) -> bytes:
    table = Surface(picture.get_size())
    table.blit(picture, (0, 0))
    return pixels(table)
