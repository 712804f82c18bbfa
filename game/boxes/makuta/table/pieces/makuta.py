"""The mask of darkness that crowns Makuta's temple: horned, ridged, with burning eyes."""

from functools import lru_cache

from pygame import Color, Surface

from game.tabletop.pictures import paint

_IRON, _PLATE, _RIDGE = Color("#3d3440"), Color("#5a4c58"), Color("#80707a")
_EYE, _HEART = Color("#ff3a1c"), Color("#ffe08a")
_DARK = Color("#0d080b")

_HORNS = paint.mirrored(
    paint.filled("M52 30 C62 26 70 18 74 2 C80 8 82 14 82 20 L96 14 C96 32 88 44 72 48 L54 50 Z")
)
_SKULL = paint.mirrored(
    paint.filled(
        "M49 8 L54 16 L58 30 L80 36 L84 52 L78 66 L82 80 L70 76 L66 92 L58 86 L52 98 H49 Z"
    )
)
_BROW = paint.mirrored(paint.filled("M49 36 L56 30 L86 26 L80 42 L62 46 L49 56 Z"))
_CHEEK = paint.mirrored(paint.filled("M58 60 L79 54 L76 66 L70 73 L66 86 L60 80 Z"))
_NOSE = paint.mirrored(paint.filled("M49 12 L53 22 L54 40 L56 66 L53 74 H49 Z"))
_TEETH = paint.mirrored(
    paint.filled("M50 78 H51.6 V93 H50 Z") + paint.filled("M55.4 77 H57.6 V86 H55.4 Z")
)
_EYES = paint.mirrored(paint.filled("M56 51 L77 41 L74 52 L60 57 Z"))
_HEARTS = paint.mirrored(paint.filled("M61 51.5 L73 46 L71 50.5 L63 53.5 Z"))

_PARTS = ((_HORNS, _RIDGE), (_SKULL, _IRON), (_CHEEK, _PLATE), (_BROW, _PLATE), (_NOSE, _RIDGE))
_SHARE = 0.84  # of the picture; the rest is room for its shadow


@lru_cache(maxsize=paint.SIZES_KEPT)
def mask_of_darkness(size: int) -> Surface:
    """In a square of *size* points, its shadow included."""
    unit = size / 100
    whole = _shape("".join(body for body, _ in _PARTS), size)
    picture = paint.shadow_of(paint.swollen(whole, 1.5 * unit), 5 * unit, 0.9)
    picture.scroll(round(2.5 * unit), round(4 * unit))
    picture.blit(paint.tinted(paint.swollen(whole, 2.0 * unit), _DARK), (0, 0))
    for body, colour in _PARTS:
        mask = _shape(body, size)
        picture.blit(paint.tinted(paint.swollen(mask, 0.9 * unit), _DARK), (0, 0))
        picture.blit(paint.lit_from_above(paint.carved(mask, colour, 4 * unit, 1.7), 0.35), (0, 0))
    picture.blit(paint.tinted(_shape(_TEETH, size), _DARK), (0, 0))
    _burn(picture, unit)
    return picture


def _burn(picture: Surface, unit: float) -> None:
    """Eyes: a dark socket, fire, its heart, and its light around."""
    size = picture.get_width()
    eyes, hearts = _shape(_EYES, size), _shape(_HEARTS, size)
    picture.blit(paint.tinted(paint.swollen(eyes, 1.8 * unit), _DARK), (0, 0))
    picture.blit(paint.blurred(paint.tinted(paint.swollen(eyes, 2 * unit), _EYE), 5 * unit), (0, 0))
    picture.blit(paint.tinted(eyes, _EYE), (0, 0))
    picture.blit(paint.tinted(hearts, _HEART), (0, 0))


def _shape(body: str, size: int) -> Surface:
    return paint.drawing(paint.placed(body, 50, 48, _SHARE), (size, size))
