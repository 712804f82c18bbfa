"""Pictures are scaled once for the zoom at which one looks at the table."""

from pygame import SRCALPHA, Surface

from game.tabletop.pictures.mips import Mips, Scaling


def test_what_need_not_be_scaled_displaces_nothing() -> None:
    """A zoom is made ready while one looks at the table from another one."""
    scaling, plate = Scaling(), Mips.of(Surface((64, 64), SRCALPHA), 64)
    looked_at = scaling.sharp(plate, 50)

    begun = [scaling.sharp(plate, zoom).get_width() for zoom in (64, 32, 16, 8)]

    assert begun == [64, 32, 16, 8]
    assert scaling.sharp(plate, 50) is looked_at


def test_what_is_at_hand_takes_no_pixels() -> None:
    scaling, plate = Scaling(), Mips.of(Surface((64, 64), SRCALPHA), 64)

    taken = [scaling.prepare(plate, zoom) for zoom in (32, 50, 50)]

    assert taken == [0, 50 * 50, 0]
