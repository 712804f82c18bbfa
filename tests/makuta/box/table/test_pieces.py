"""Pieces as pictures: told apart by shape, the same however they come about, nothing cut off."""

from itertools import combinations, product
from pathlib import Path

import pygame
import pytest
from pygame import BLEND_RGB_ADD, BLEND_RGB_SUB, Color, Surface, Vector2

from game.boxes.makuta.table.pieces.colours import OF_SEGMENT
from game.boxes.makuta.table.pieces.pieces import FRAMES, ICONS, Pieces
from game.boxes.makuta.table.pieces.signs import OF_SYMBOL as SIGNS
from game.rules.makuta.editions import EDITIONS
from game.rules.makuta.pieces import (
    EVERYONE,
    HIDDEN,
    LOCKS,
    RAHI,
    Colour,
    Die,
    Disc,
    Kanohi,
    Kind,
    Symbol,
    Toa,
    Turaga,
)
from game.tabletop.pictures.discs import pile_height
from game.tabletop.pictures.glyphs import glyph_picture
from game.ui.piecework import finished

FONTS = Path(__file__).parents[4] / "assets" / "fonts"
SMALL = 28
CLEARLY = 40  # of 255

BACKS = [Disc(kind, HIDDEN) for kind in Kind]
FACES = [
    *(Disc(Kind.KANOHI, mask) for mask in Kanohi),
    *(Disc(Kind.TURAGA, turaga) for turaga in Turaga),
    *(Disc(Kind.KEY, symbol) for symbol in Symbol),
    *(Disc(Kind.LOCK, lock) for lock in range(len(LOCKS))),
    *(Disc(Kind.MOSQUITO, strength) for strength in (1, 7)),
    *(Disc(Kind.SCORPION, strength) for strength in (7, 13)),
    *(Disc(Kind.TIGER, strength) for strength in (13, 20)),
]


@pytest.fixture(scope="module")
def pieces() -> Pieces:
    return fresh_pieces()


def fresh_pieces() -> Pieces:
    pygame.font.init()
    return Pieces(FONTS / "Inter-Bold.otf")


def points(picture: Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGBA")


def on_grey(picture: Surface) -> Surface:
    """As somebody sees it who sees no colours, on a table of stone."""
    table = Surface(picture.get_size(), 0, 32)
    table.fill(Color(96, 96, 96))
    table.blit(picture, (0, 0))
    return pygame.transform.grayscale(table)


def difference(one: Surface, other: Surface) -> int:
    """The number of points in which two grey pictures differ clearly."""
    brighter, darker = one.copy(), other.copy()
    brighter.blit(other, (0, 0), special_flags=BLEND_RGB_SUB)
    darker.blit(one, (0, 0), special_flags=BLEND_RGB_SUB)
    brighter.blit(darker, (0, 0), special_flags=BLEND_RGB_ADD)
    loose = (255 - CLEARLY,) * 3 + (255,)
    return pygame.mask.from_threshold(brighter, Color("white"), loose).count()


def shape(picture: Surface) -> pygame.Mask:
    return pygame.mask.from_surface(picture, 128)


def share_outside(one: pygame.Mask, other: pygame.Mask) -> float:
    """How much of the two shapes together lies in one of them alone."""
    common = one.overlap_area(other, (0, 0))
    together = one.count() + other.count() - common
    return (together - common) / together


def brightness(picture: Surface, at: Vector2) -> float:
    spot = pygame.Rect(0, 0, 5, 5)
    spot.center = (round(at.x), round(at.y))
    return sum(pygame.transform.average_color(picture, spot)[:3])


# Tokens


@pytest.mark.parametrize("diameter", [SMALL, 48, 96])
def test_every_token_fits_its_size(pieces: Pieces, diameter: int) -> None:
    for disc in BACKS + FACES:
        assert pieces.disc(disc, diameter).get_size() == (diameter, diameter)


def test_tokens_are_told_apart_without_colours(pieces: Pieces) -> None:
    grey = [on_grey(pieces.disc(disc, SMALL)) for disc in BACKS + FACES]

    for one, other in combinations(grey, 2):
        assert difference(one, other) > 6


def test_a_picture_shows_the_disc_and_not_who_has_seen_it(pieces: Pieces) -> None:
    for disc in BACKS + FACES:
        seen = Disc(disc.kind, disc.face, EVERYONE, disc.slow)

        assert points(fresh_pieces().disc(seen, 48)) == points(pieces.disc(disc, 48))


def test_a_slow_token_carries_a_mark(pieces: Pieces) -> None:
    plain, slow = (
        pieces.disc(Disc(Kind.KANOHI, HIDDEN, slow=slow), SMALL) for slow in (False, True)
    )

    assert difference(on_grey(plain), on_grey(slow)) > 20


@pytest.mark.parametrize("count", [1, 2, 5, 12])
def test_a_pile_grows_upwards(pieces: Pieces, count: int) -> None:
    pile = pieces.pile(Kind.KEY, count, 64)

    assert pile.get_size() == (64, pile_height(64, count))
    assert (pile_height(64, count) > 64) == (count > 1)


def test_a_single_token_is_no_pile(pieces: Pieces) -> None:
    disc = Disc(Kind.TIGER, HIDDEN)

    assert points(pieces.pile(Kind.TIGER, 1, 48)) == points(pieces.disc(disc, 48))


def test_a_pile_says_how_many_it_holds(pieces: Pieces) -> None:
    six, seven = (pieces.pile(Kind.KEY, count, 64) for count in (6, 7))

    assert points(six) != points(seven)


def test_a_number_hides_no_beast(pieces: Pieces) -> None:
    """The upper half of a Rahi is the same, whatever its strength: all but its feet."""
    for kind, one, other in ((Kind.MOSQUITO, 1, 7), (Kind.SCORPION, 7, 13), (Kind.TIGER, 13, 20)):
        upper, same = (
            pieces.disc(Disc(kind, strength), 96).subsurface((0, 0, 96, 50))
            for strength in (one, other)
        )

        assert points(upper) == points(same)


# Figures


def test_figures_differ_by_outline(pieces: Pieces) -> None:
    outlines = [shape(pieces.pawn(toa, 64)) for toa in Toa]

    for one, other in combinations(outlines, 2):
        assert share_outside(one, other) > 0.12


def test_a_figure_in_the_light_has_a_halo(pieces: Pieces) -> None:
    for toa in Toa:
        plain, lit = (pieces.pawn(toa, 96, lit=lit) for lit in (False, True))

        assert plain.get_size() == lit.get_size()
        assert shape(lit).count() > shape(plain).count()


# Dice


@pytest.mark.parametrize("die", Die)
def test_a_thrown_die_ends_as_it_lies(pieces: Pieces, die: Die) -> None:
    for value in range(1, die + 1):
        last = pieces.die_tumbling(die, 1.0, 60, 4, value)

        assert points(last) == points(pieces.die(die, value, 60))


def test_every_value_looks_different(pieces: Pieces) -> None:
    for die in Die:
        grey = [on_grey(pieces.die(die, value, 48)) for value in range(1, die + 1)]

        assert all(difference(one, other) > 12 for one, other in combinations(grey, 2))


def test_a_tumble_depends_on_its_seed_and_moment_alone(pieces: Pieces) -> None:
    shares = [step / FRAMES for step in range(0, FRAMES, 6)]
    first = [points(pieces.die_tumbling(Die.RED, share, 48, 1, 5)) for share in shares]
    again = [points(fresh_pieces().die_tumbling(Die.RED, share, 48, 1, 5)) for share in shares]
    other = [points(pieces.die_tumbling(Die.RED, share, 48, 2, 5)) for share in shares]

    assert first == again
    assert len(set(first)) == len(first)
    assert not set(first) & set(other)


# The temple


def top_of(temple: Surface) -> Color:
    """The colour of the segment that points up, beside its sign."""
    side = temple.get_width()
    return temple.get_at((round(side * 0.42), round(side * 0.13)))


@pytest.mark.parametrize("turn", range(6))
def test_the_temple_turns_clockwise(pieces: Pieces, turn: int) -> None:
    up = Color(*top_of(pieces.temple(240, 60 * turn)))
    expected = Colour(-turn % 6)

    nearest = min(Colour, key=lambda colour: distance(OF_SEGMENT[colour], up))
    assert nearest is expected


def distance(one: Color, other: Color) -> int:
    return sum(abs(one[channel] - other[channel]) for channel in range(3))


@pytest.mark.parametrize("angle", [0, 45, 100, 222.5, 300])
def test_light_stays_at_the_upper_left(pieces: Pieces, angle: float) -> None:
    temple = pieces.temple(200, angle)
    middle, rim = Vector2(100, 97), Vector2(0, 89)

    assert brightness(temple, middle + rim.rotate(135)) > brightness(
        temple, middle + rim.rotate(-45)
    )


def test_a_facing_segment_and_the_strengths_show(pieces: Pieces) -> None:
    bare = pieces.temple(200, 0)
    facings = {points(pieces.temple(200, 0, facing)) for facing in Colour}
    editions = {points(pieces.temple(200, 0, None, e.makuta)) for e in EDITIONS.values()}

    assert len(facings | {points(bare)}) == 7
    assert len(editions | {points(bare)}) == 3


@pytest.mark.parametrize("facing", Colour)
def test_light_gathers_in_the_facing_segment(pieces: Pieces, facing: Colour) -> None:
    """It points up here; the one to its right stays in the dark, dome and rim get a little."""
    bare, lit = (pieces.temple(240, -60 * facing, each) for each in (None, facing))
    middle, spoke = Vector2(120, 116), Vector2(0, -79)
    inside, beside = middle + spoke.rotate(-20), middle + spoke.rotate(44)
    dome = middle + Vector2(0, -50)

    assert brightness(lit, inside) > brightness(bare, inside)
    assert brightness(lit, dome) > brightness(bare, dome)
    assert brightness(lit, beside) < brightness(bare, beside)


# Signs


def test_signs_differ_by_shape(pieces: Pieces) -> None:
    white = Color("white")
    families = (
        [pieces.icon(name, 24, white) for name in sorted(ICONS)],
        [glyph_picture(SIGNS[symbol], 24, white) for symbol in Symbol],
        [pieces.kind_icon(kind, 24) for kind in Kind],
    )

    for family in families:
        for one, other in combinations(map(shape, family), 2):
            assert one.count() > 30
            assert share_outside(one, other) > 0.2


def test_badges_differ_without_colours(pieces: Pieces) -> None:
    grey = [on_grey(pieces.toa_badge(toa, 24)) for toa in Toa]

    assert all(difference(one, other) > 20 for one, other in combinations(grey, 2))


# All together


def all_pictures(pieces: Pieces, size: int) -> list[Surface]:
    return [
        *(pieces.disc(disc, size) for disc in BACKS + FACES),
        *(pieces.pawn(toa, size, lit=lit) for toa, lit in product(Toa, (False, True))),
        *(pieces.die(die, die, size) for die in Die),
        *(pieces.die_tumbling(die, 0.4, size, 3, 1) for die in Die),
        *(pieces.temple(size, angle, 2) for angle in (0, 77)),
        *(pieces.icon(name, size) for name in sorted(ICONS)),
    ]


def test_warm_or_cold_every_picture_is_the_same(pieces: Pieces) -> None:
    forgetful = fresh_pieces()
    forgetful.cache.room = 0
    all_pictures(pieces, 61)
    warm = [points(picture) for picture in all_pictures(pieces, 48)]

    assert [points(picture) for picture in all_pictures(forgetful, 48)] == warm


def test_nothing_is_cut_off(pieces: Pieces) -> None:
    for picture in all_pictures(pieces, 96):
        width, height = picture.get_size()
        across = [picture.get_at((x, y)).a for x in range(width) for y in (0, height - 1)]
        down = [picture.get_at((x, y)).a for y in range(height) for x in (0, width - 1)]

        assert max(across + down) < 48


# Letters


LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
LANGUAGES = "œŒßéëĳĲçÇ«»„“”’–—…×½ÄÖÜäöüàâèêîïôùûÿæÆÉÈÀ€·?!()+=%&"


@pytest.mark.parametrize(
    ("file", "more"),
    [("Almendra-Bold.ttf", ""), ("Inter-Medium.otf", "→✓←↑↓"), ("Inter-Bold.otf", "→✓←↑↓")],
)
def test_fonts_have_all_letters_that_the_languages_need(file: str, more: str) -> None:
    pygame.font.init()
    font = pygame.font.Font(FONTS / file, 32)
    missing = {points(font.render(letter, True, "white")) for letter in "\uffff\ue123"}  # noqa: FBT003

    for letter in LETTERS + LANGUAGES + more:
        assert points(font.render(letter, True, "white")) not in missing, letter  # noqa: FBT003


def test_a_rahi_is_carved_before_the_first_duel() -> None:
    """Only its number is left to be put on it, however large it is shown."""
    pieces = fresh_pieces()
    finished(pieces.carving())

    for kind, side in product(sorted(RAHI), (192, 256, 512)):
        left = pieces._carving_face(Disc(kind, 13), side)  # noqa: SLF001 - time is not tested
        assert not list(left)
