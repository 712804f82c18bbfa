"""Every piece is where the observation says, and no sprite tells more than its viewer knows."""

from itertools import combinations
from random import Random
from typing import ClassVar

import pytest
from attrs import evolve, frozen
from pygame import BLEND_PREMULTIPLIED, SRCALPHA, Surface, Vector2

from game.boxes.makuta.table.island.places import Places
from game.boxes.makuta.table.motion.arrangement import Sprites, arranged, fanned
from game.boxes.makuta.table.motion.board import board_of
from game.boxes.makuta.table.motion.looks import DiscLook, PileLook, TempleLook
from game.core.hexes import Side
from game.core.seats import OPEN, PUBLIC, Seat, Viewer
from game.rules.makuta import advance, observe
from game.rules.makuta.editions import DE, NL, Edition
from game.rules.makuta.phases import (
    ChoosingDie,
    Finishing,
    MakutaFoe,
    OnField,
    RahiFoe,
    Weighing,
)
from game.rules.makuta.pieces import HIDDEN, Disc, Kind, bit_of
from game.rules.makuta.state import State
from game.tabletop.motion.pose import Pose
from game.tabletop.pictures.sprite import placed
from tests.makuta.atlases import small_atlas
from tests.makuta.box.table.moments import games
from tests.makuta.box.table.staging import pieces
from tests.makuta.rules.discs import AIR, FIRE, GALI, HAU, TAHU, WATER, mosquito, shown
from tests.makuta.secrets.chronicle import chronicle
from tests.makuta.secrets.twins import twins
from tests.makuta.secrets.windows import any_window
from tests.makuta.situations import NORTH, drawn, situation

VIEWERS: tuple[Viewer, ...] = (Seat(0), Seat(1), PUBLIC, OPEN)


def shown_to(state: State, viewer: Viewer = PUBLIC) -> Sprites:
    sprites = Sprites(pieces())
    sprites.show(observe(state, viewer))
    return sprites


def disc_at(sprites: Sprites, *name: str | int) -> Disc:
    look = sprites.pose(name).look
    assert isinstance(look, DiscLook)
    return look.disc


# Where things are


def test_tokens_lie_on_their_fields_face_down() -> None:
    story = drawn("0 a K b Y")
    state = story.state
    sprites = shown_to(state, TAHU)
    places = Places(state.island, state.terms.atlas)

    for field, (disc,) in state.tokens.on_fields.items():
        assert sprites.pose(("token", field, 0)).place == places.field_place(field)
        assert disc_at(sprites, "token", field, 0) == Disc(disc.back, HIDDEN)


@pytest.mark.parametrize(("edition", "is_up"), [(NL, True), (DE, False)])
def test_a_rahi_that_was_met_stays_up_where_the_edition_says_so(
    edition: Edition, *, is_up: bool
) -> None:
    story = drawn("0 a m b c", tokens={"m": [shown(mosquito(5))]}, edition=edition)
    (field,) = story.state.tokens.rahi

    face = disc_at(shown_to(story.state), "token", field, 0).face

    assert face == (5 if is_up else HIDDEN)


def test_a_rahi_is_up_in_its_duel() -> None:
    story = drawn("0 a m b c", tokens={"m": [shown(mosquito(5))]}, edition=DE)
    (field,) = story.state.tokens.rahi
    state = evolve(story.state, phase=ChoosingDie(TAHU, RahiFoe(5, field, 0)))

    assert disc_at(shown_to(state), "token", field, 0).face == 5


def test_what_a_rahi_holds_peeps_out_below_it() -> None:
    story = drawn("0 a m b c", tokens={"m": [mosquito(5), HAU, FIRE]})
    (field,) = story.state.tokens.rahi
    sprites = shown_to(story.state)

    poses = [sprites.pose(("token", field, depth)) for depth in range(3)]

    assert [disc_at(sprites, "token", field, depth).kind for depth in (1, 2)] == [
        Kind.POWER,
        Kind.KEY,
    ]
    assert poses[0].depth > poses[1].depth > poses[2].depth
    assert poses[0].place.y < poses[1].place.y < poses[2].place.y


def test_the_start_field_has_a_pile_for_each_back_and_apart_what_is_fresh() -> None:
    state = situation(small_atlas(), players=2, pile=[HAU, FIRE, WATER], fresh=[AIR]).state
    sprites = shown_to(state, TAHU)

    looks = {name: pose.sprite().look for name, pose in _piles(sprites).items()}

    assert looks == {
        ("old", Kind.POWER): PileLook(pieces(), Kind.POWER, 1),
        ("old", Kind.KEY): PileLook(pieces(), Kind.KEY, 2),
        ("fresh", Kind.KEY): PileLook(pieces(), Kind.KEY, 1),
    }
    places = [tuple(pose.place) for pose in _piles(sprites).values()]
    assert len({*places}) == 3
    assert all(max(abs(x), abs(y)) < 1.5 for x, y in places)


def _piles(sprites: Sprites) -> dict[tuple[str | int, ...], Pose]:
    names = [name for name in sprites.static() if name[0] in {"old", "fresh"}]
    return {name: sprites.pose(name) for name in names}


def test_six_pawns_on_the_start_field_stand_apart_and_leave_the_piles_in_sight() -> None:
    state = situation(small_atlas(), players=6, pile=[HAU, FIRE]).state
    sprites = shown_to(state)
    feet = [sprites.pose(("pawn", seat)).place for seat in range(6)]
    piles = [pose.place for pose in _piles(sprites).values()]

    assert all(one.distance_to(other) > 0.8 for one, other in combinations(feet, 2))
    assert all(foot.y < pile.y for foot in feet for pile in piles)


@pytest.mark.parametrize("count", range(1, 7))
def test_pawns_on_one_field_are_fanned_out(count: int) -> None:
    seats = range(count)

    feet = [fanned(seats, seat)[0] for seat in seats]

    assert all(one.distance_to(other) >= 0.25 for one, other in combinations(feet, 2))
    assert all(abs(foot.x) <= 0.5 and abs(foot.y) <= 0.5 for foot in feet)


def test_a_pawn_stands_aside_where_a_token_lies() -> None:
    story = drawn("0 a m b c", pawns={GALI: "m"}, players=2)
    (field,) = story.state.tokens.rahi
    places = Places(story.state.island, story.state.terms.atlas)

    foot = shown_to(story.state).pose(("pawn", GALI)).place

    assert foot.x < places.field_place(field).x - 0.3


@pytest.mark.parametrize("count", range(2, 7))
@pytest.mark.parametrize("side", [Side.N, Side.SE, Side.SW])
def test_several_pawns_leave_a_gate_in_sight(side: Side, count: int) -> None:
    """They stand apart, and further in than its stone."""
    state = situation(
        small_atlas(), players=6, pawns={Seat(seat): ("start", side) for seat in range(count)}
    ).state
    sprites, places = shown_to(state), Places(state.island, state.terms.atlas)
    stone = places.field_place(state.pawns[0])

    feet = [sprites.pose(("pawn", seat)).place for seat in range(count)]

    assert all(one.distance_to(other) >= 0.25 for one, other in combinations(feet, 2))
    inner = sum(feet, Vector2()) / count - Vector2(0, 0.3)
    assert inner.distance_to(Vector2()) < stone.distance_to(Vector2()) - 0.2


def test_locks_lie_at_the_entrances_and_the_temple_stands_turned() -> None:
    state = situation(small_atlas(), players=2, lay=[("makuta", NORTH, 2)], temple=4).state
    sprites = shown_to(state, TAHU)
    (entrance,) = state.tokens.locks
    places = Places(state.island, state.terms.atlas)

    assert sprites.pose(("lock", entrance)).place == places.field_place(entrance)
    assert disc_at(sprites, "lock", entrance).face == HIDDEN
    look = sprites.pose(("temple",)).look
    assert isinstance(look, TempleLook)
    assert look.turned == 4 + 2
    assert sprites.pose(("temple",)).place == places.temple_place()


@pytest.mark.parametrize("rotation", [0, 2])
@pytest.mark.parametrize("temple", [0, 1, 5])
def test_the_segment_that_counts_faces_the_challenger_and_shines(
    rotation: int, temple: int
) -> None:
    """Whichever way the tile itself is turned."""
    lay = [("makuta", NORTH, rotation)]
    state = situation(small_atlas(), players=2, lay=lay, temple=temple).state
    (entrance,) = state.tokens.locks
    phase = ChoosingDie(TAHU, MakutaFoe(20))
    state = evolve(state, pawns=(entrance, state.pawns[1]), phase=phase)
    sprites = shown_to(state)
    pose = sprites.pose(("temple",))
    assert isinstance(pose.look, TempleLook)

    assert pose.look.facing is not None
    towards = sprites.board.places.field_place(entrance) - pose.place
    spoke = Vector2(0, -1).rotate(60 * (pose.look.turned + pose.look.facing))

    assert abs(spoke.angle_to(towards)) % 360 == pytest.approx(0, abs=1)


@pytest.mark.parametrize(("disc", "face"), [(FIRE.seen_by(bit_of(TAHU)), HIDDEN), (shown(FIRE), 0)])
def test_a_token_that_is_weighed_hangs_over_its_place(disc: Disc, face: int) -> None:
    """Face down, unless all know it: others sit around the same screen."""
    story = drawn("0 a b", players=2)
    phase = Weighing(TAHU, disc, OnField(story.state.pawns[TAHU]), Finishing(TAHU))

    sprites = shown_to(evolve(story.state, phase=phase), TAHU)

    assert sprites.pose(("hand",)).lift > 0
    assert disc_at(sprites, "hand").face == face


# What an event changes


@pytest.mark.parametrize("viewer", VIEWERS)
def test_after_the_last_event_the_board_is_as_it_stays(viewer: Viewer) -> None:
    for game in games():
        if isinstance(viewer, int) and viewer >= len(game.start.trays):
            continue
        for ply, end in game.steps():
            for _, last in advance(ply.before, ply.action).course[-1:]:
                assert board_of(observe(last, viewer)) == board_of(observe(end, viewer))


@pytest.mark.parametrize("seed", range(30))
def test_sprites_are_the_same_whatever_the_viewer_cannot_know(seed: int) -> None:
    rng = Random(seed)
    pair = twins(any_window(chronicle(games()[seed % len(games())]), rng), rng)

    one, other = (shown_to(state, pair.viewer).static() for state in (pair.frame.state, pair.other))

    assert one == other
    assert [*one] == [*other]


# Taking up and laying down


def test_what_moves_is_not_among_what_lies_still() -> None:
    sprites = shown_to(situation(small_atlas(), players=2).state)
    sprites.take_change()
    name = ("pawn", 0)
    pose = sprites.pose(name)

    sprites.move(name, evolve(pose, lift=0.5))

    assert name not in sprites.static()
    assert len([*sprites.moving()]) == 1
    assert sprites.take_change()
    sprites.move(name, evolve(pose, lift=0.7))
    assert not sprites.take_change()
    sprites.lay(name, pose)
    assert sprites.static()[name] == pose.sprite()
    assert sprites.take_change()
    sprites.remove(name)
    assert not sprites.has(name)


def test_a_lifted_piece_is_drawn_higher_with_a_shadow_where_it_was() -> None:
    pose = Pose(DiscLook(pieces(), HAU), Vector2(2, 3))
    flat, rect = placed(pose.sprite(), 40)
    raised, above = placed(evolve(pose, lift=1.0).sprite(), 40)

    assert above.top == pytest.approx(rect.top - 40, abs=1)
    assert above.bottom == pytest.approx(rect.bottom, abs=1)
    assert raised.get_height() == flat.get_height() + 40
    assert raised.get_at((raised.get_width() // 2, 40 + flat.get_height() // 2)).a > 0


def test_a_pose_part_of_the_way_is_between_both() -> None:
    start = Pose(DiscLook(pieces(), HAU), Vector2(0, 0))
    end = Pose(DiscLook(pieces(), FIRE), Vector2(4, 0), lift=2.0, alpha=0.0)

    half = start.towards(end, 0.5)

    assert (half.place, half.lift, half.alpha) == (Vector2(2, 0), 1.0, 0.5)
    assert start.towards(end, 1.0) == end


def test_pawns_are_always_upright_however_their_tile_is_turned() -> None:
    looks = set()
    for rotation in range(6):
        state = situation(small_atlas(), players=2, lay=[("plain", NORTH, rotation)]).state
        poses = arranged(board_of(observe(state, PUBLIC)), pieces())
        looks.add(poses["pawn", 0].look)

    assert len(looks) == 1


@frozen
class White:
    """A look with premultiplied colours."""

    blend: ClassVar[int] = BLEND_PREMULTIPLIED
    height: float = 1.0

    def at(self, zoom: float) -> Surface:
        picture = Surface((8, 8), SRCALPHA)
        picture.fill((255, 255, 255, 255))
        return picture


@pytest.mark.parametrize("lift", [0.0, 1.0])
def test_a_tile_that_fades_gets_no_dark_rim(lift: float) -> None:
    sprite = Pose(White(), Vector2(), lift=lift, alpha=0.5).sprite()

    picture = sprite.look.at(8.0)

    assert sprite.blend == BLEND_PREMULTIPLIED
    assert {*picture.get_at((4, 1))} == {128}
