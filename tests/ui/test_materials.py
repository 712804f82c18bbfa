"""Stone and bronze: the same every time, lit from the upper left, and words on them are read."""

from itertools import product

import pygame
import pytest
from pygame import Color, Rect, Surface
from pygame.transform import average_color

from game.ui.materials import Cut, block, border, carve, disc, metal, rough
from game.ui.theme import KEPT, Palette, Style, Theme
from game.ui.widgets.panel import Panel, draw_framed, draw_lintel, draw_slab, draw_well, hollow
from game.ui.widgets.plaque import INKS, Make, Plaque, engraved
from game.ui.widgets.widget import Mood

SIZE = (160, 44)
READABLE = 4.5  # to 1, as the guidelines for the web ask for


@pytest.fixture
def theme() -> Theme:
    pygame.font.init()
    return Theme()


def bytes_of(surface: Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def luminance(colour: Color) -> float:
    parts = [part / 255 for part in colour[:3]]
    line = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * line[0] + 0.7152 * line[1] + 0.0722 * line[2]


def contrast(one: Color, other: Color) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def ground_of(picture: Surface, inner: Rect) -> Color:
    return Color(*average_color(picture, inner)[:3])


# The materials


def test_a_face_is_on_the_whole_of_its_colour_and_never_flat() -> None:
    for make in (rough, metal):
        face = make((300, 200), Palette.STONE)
        seen = Color(*average_color(face)[:3])

        assert all(abs(seen[i] - Palette.STONE[i]) <= 6 for i in range(3))
        assert len({tuple(face.get_at((x, 50))) for x in range(300)}) > 5


def test_other_seeds_show_other_rock_and_equal_ones_the_same() -> None:
    one, same, other = (rough(SIZE, Palette.STONE, seed) for seed in (1, 1, 2))

    assert bytes_of(one) == bytes_of(same) != bytes_of(other)


def test_a_face_may_be_larger_than_the_sheet_of_grain() -> None:
    face = rough((2600, 1200), Palette.STONE)

    assert face.get_at((2599, 1199)) != Color("black")


def test_light_comes_from_the_upper_left() -> None:
    face = Surface((60, 60), 0, 32)
    face.fill(Palette.STONE)
    raised = carve(face, block(6), Cut())
    sunk = carve(face, block(6), Cut(is_sunk=True))

    assert luminance(raised.get_at((30, 1))) > luminance(raised.get_at((30, 58)))
    assert luminance(raised.get_at((1, 30))) > luminance(raised.get_at((58, 30)))
    assert luminance(sunk.get_at((30, 1))) < luminance(sunk.get_at((30, 58)))


def test_what_is_cut_away_is_clear() -> None:
    face = rough((60, 60), Palette.BRONZE)

    assert carve(face, disc, Cut(reach=60)).get_at((1, 1)).a == 0
    assert carve(face, block(12), Cut()).get_at((0, 0)).a == 0
    assert carve(face, border(6, 4), Cut(is_filled=False)).get_at((30, 30)).a == 0


def test_a_large_block_is_carved_like_a_small_one() -> None:
    """Only its rim is worked on, and nobody sees where that ends."""
    face = Surface((200, 120), 0, 32)
    face.fill(Palette.STONE)
    by_its_rim, whole = (carve(face, block(8), Cut(reach=reach)) for reach in (16, 100))

    assert bytes_of(by_its_rim) == bytes_of(whole)


# What is made of them


def test_pictures_are_made_once(theme: Theme) -> None:
    plaque = Plaque(SIZE, Make.STONE)

    assert plaque.picture(theme) is Plaque(SIZE, Make.STONE).picture(theme)
    assert bytes_of(plaque.picture(theme)) == bytes_of(plaque.picture(Theme()))


def test_every_make_looks_different_and_so_does_what_is_met_or_pressed(theme: Theme) -> None:
    plain = [Plaque(SIZE, make) for make in Make]
    others = [Plaque(SIZE, Make.STONE, is_met=True), Plaque(SIZE, Make.STONE, is_sunk=True)]
    pictures = {bytes_of(plaque.picture(theme)) for plaque in (*plain, *others)}

    assert len(pictures) == len(Make) + 2


@pytest.mark.parametrize("make", Make)
def test_labels_can_be_read_on_their_plaques(theme: Theme, make: Make) -> None:
    for is_met, is_sunk in product((False, True), repeat=2):
        plaque = Plaque(SIZE, make, is_met, is_sunk)
        ground = ground_of(plaque.picture(theme), Rect(15, 13, SIZE[0] - 20, SIZE[1] - 16))

        assert contrast(INKS[make], ground) >= READABLE


@pytest.mark.parametrize("ink", ["INK", "PALE", "FAINT", "GOLD", "GLOW", "GOOD", "BAD"])
def test_words_can_be_read_on_slabs_and_in_wells(theme: Theme, ink: str) -> None:
    for paint in (draw_slab, draw_framed, draw_well, draw_lintel):
        surface, place = Surface((400, 300)), Rect(0, 0, 400, 290)
        paint(surface, theme, place)
        ground = ground_of(surface, place.inflate(-40, -40))

        assert contrast(getattr(Palette, ink), ground) >= READABLE


def test_engraved_words_are_a_pixel_larger_all_around(theme: Theme) -> None:
    wide, high = theme.text("Roll", Style.STRONG).get_size()

    assert engraved(theme, "Roll", Style.STRONG, Make.STONE).get_size() == (wide + 2, high + 2)


def test_long_large_and_small_slabs_are_told_apart(theme: Theme) -> None:
    pictures = set()
    for size in ((700, 50), (400, 200), (100, 200)):
        surface = Surface((720, 240))
        Panel(Rect((0, 0), size)).draw(surface, theme, lambda name: Mood())
        pictures.add(bytes_of(surface))

    assert len(pictures) == 3


def test_a_hollow_is_dark_and_round(theme: Theme) -> None:
    picture = hollow(theme, 40)

    assert picture.get_at((0, 0)).a == 0
    assert contrast(picture.get_at((20, 20)), Palette.INK) > 10


# What is kept


def test_the_oldest_pictures_are_forgotten_first(theme: Theme) -> None:
    first = theme.kept("first", lambda: Surface((1, 1)))
    for number in range(KEPT - 1):
        theme.kept(number, lambda: Surface((1, 1)))
    assert theme.kept("first", lambda: Surface((1, 1))) is first

    zero = theme.kept("more", lambda: Surface((1, 1)))

    assert theme.kept("first", lambda: Surface((1, 1))) is first
    assert theme.kept("more", lambda: Surface((1, 1))) is zero
    assert theme.kept(0, lambda: Surface((2, 2))).get_size() == (2, 2)


def test_large_pictures_do_not_pile_up(theme: Theme) -> None:
    made = [theme.kept(number, lambda: Surface((3000, 3000))) for number in range(4)]

    assert theme.kept(3, lambda: Surface((1, 1))) is made[3]
    assert theme.kept(0, lambda: Surface((1, 1))) is not made[0]
