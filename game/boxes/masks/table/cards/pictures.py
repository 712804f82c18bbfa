"""A card's face or back as a picture, in any size and condition: the one place that has them."""

from enum import Enum
from functools import partial
from pathlib import Path

from attrs import define, field, frozen
from pygame import BLEND_RGB_ADD, BLEND_RGB_MULT, Rect, Surface
from pygame.transform import grayscale, smoothscale

from game.boxes.masks.table.cards import layout, words_on
from game.boxes.masks.table.cards.drawings import BACKS, FRAMES, drawings_of
from game.boxes.masks.table.cards.layout import HIGH, WIDE, WINDOW
from game.boxes.masks.table.cards.lettering import Pen, Script
from game.boxes.masks.table.cards.wording import CardFace, face_of, toa_face
from game.boxes.masks.table.shapes.signs import WINDOWS
from game.boxes.masks.words.names import Names
from game.rules.masks.pieces import Deck, Toa, Window
from game.tabletop.pictures import paint
from game.tabletop.pictures.picture_cache import PictureCache
from game.tabletop.pictures.sheets import Sheets, opened
from game.ui.piecework import Work, finished
from game.ui.theme import FontFiles, Palette

ROOM = 12_000_000  # points of finished cards: some two hundred of a hand


class Condition(Enum):
    """How a card lies there."""

    READY = "ready"
    LIT = "lit"  # can be played now
    GREYED = "greyed"  # cannot
    EXHAUSTED = "exhausted"  # K3
    RESTING = "resting"  # K8


@frozen
class Lying:
    condition: Condition = Condition.READY
    count: int = 0  # how long it rests


READY = Lying()
MASTER = Rect(0, 0, round(layout.MASTER * WIDE / HIGH), layout.MASTER)  # as frames are baked


@define(eq=False)
class CardPictures:
    """Every picture is as high as was asked for, and shared: who draws on one takes a copy."""

    pictures: Path  # the box's folder of assets; what is missing there is drawn plainly
    fonts: FontFiles
    cache: PictureCache = field(factory=lambda: PictureCache(ROOM), init=False)
    pen: Pen = field(init=False)
    _sheets: Sheets = field(init=False)

    @_sheets.default
    def _opened_sheets(self) -> Sheets:
        return Sheets(self.pictures / "cards")

    @pen.default
    def _pen(self) -> Pen:
        return Pen(self.fonts)

    # Faces

    def face(
        self, names: Names, key: str, height: int, lying: Lying = READY, *, is_foil: bool = False
    ) -> Surface:
        return finished(self.facing(face_of(names, key, is_foil=is_foil), height, lying))

    def toa(self, names: Names, toa: Toa, height: int) -> Surface:
        return finished(self.facing(toa_face(names, toa), height))

    def facing(self, face: CardFace, height: int, lying: Lying = READY) -> Work[Surface]:
        """The same bit by bit; nothing is left to do for one that was asked for before."""
        if lying == READY:
            return (yield from self.cache.making((face, height), lambda: self._faced(face, height)))
        plain = yield from self.facing(face, height)
        key = (face, height, lying)
        return self.cache.get(key, lambda: self._lain(plain, lying))

    def _faced(self, face: CardFace, height: int) -> Work[Surface]:
        drawing = yield from self._drawing(face, height)
        frame = yield from self._frame(_frame_name(face), height)
        yield
        picture = paint.clear(card_size(height))
        if drawing:
            picture.blit(drawing, _window(height))
        picture.blit(frame, (0, 0))
        yield
        for _ in words_on.writing(picture, face, self.pen):
            yield
        return picture

    # Backs

    def back(self, deck: Deck, height: int) -> Surface:
        return finished(self.backing(deck.name.lower(), height))

    def mask_back(self, height: int) -> Surface:
        """Of masks and Turaga, which lie in one pile."""
        return finished(self.backing("pile", height))

    def backing(self, name: str, height: int) -> Work[Surface]:
        return self._frame(f"{BACKS}/{name}", height)

    # What lies around a card

    def halo(self, height: int) -> Surface:
        """Larger by a twelfth of the height on each side; goes under a card that can be played."""
        return self.cache.get(("halo", height), lambda: _halo(height))

    # Parts

    def _drawing(self, face: CardFace, height: int) -> Work[Surface | None]:
        """Scaled to the window; nothing where even the kind's sign is missing."""
        for name in drawings_of(face.card, face.kind):
            key = ("drawing", name, height)
            drawing = yield from self.cache.making(key, partial(self._scaled, name, height))
            if drawing.get_width() > 1:
                return drawing
        return None

    def _scaled(self, name: str, height: int) -> Work[Surface]:
        whole = opened(self._sheets.folder / f"{name}.jpg")
        yield
        if whole is None:
            return paint.clear((1, 1))
        return smoothscale(whole.convert(paint.clear((1, 1))), _window_size(height))

    def _frame(self, name: str, height: int) -> Work[Surface]:
        key = ("frame", name, height)
        return self.cache.making(key, lambda: self._framed(name, height))

    def _framed(self, name: str, height: int) -> Work[Surface]:
        yield from self._sheets.opening(name)
        yield
        frame = self._sheets.part(name, MASTER)
        return smoothscale(frame, card_size(height)) if frame else _plain_frame(height)

    def _lain(self, plain: Surface, lying: Lying) -> Surface:
        match lying.condition:
            case Condition.READY:
                return plain
            case Condition.LIT:
                return _lit(plain)
            case Condition.GREYED:
                return _greyed(plain)
            case Condition.EXHAUSTED:
                return _sealed(_greyed(plain), _hourglass(plain.get_height()))
            case Condition.RESTING:
                return _sealed(_greyed(plain), self._rest(lying.count, plain.get_height()))

    def _rest(self, count: int, height: int) -> Surface:
        size = round(height * SEALED)
        script = Script("bold", size * 0.62, Palette.GOLD, lines=1)
        return self.pen.written(str(count), script, (size, size))


# Sizes


def card_size(height: int) -> tuple[int, int]:
    return max(1, round(height * WIDE / HIGH)), height


def _window(height: int) -> tuple[int, int]:
    return round(WINDOW.x * height / HIGH), round(WINDOW.y * height / HIGH)


def _window_size(height: int) -> tuple[int, int]:
    """A pixel more, so that nothing shows between drawing and rim."""
    return (
        max(1, round(WINDOW.w * height / HIGH) + 1),
        max(1, round(WINDOW.h * height / HIGH) + 1),
    )


def _frame_name(face: CardFace) -> str:
    if isinstance(face.card, Toa):
        return f"{FRAMES}/toa_{face.card.name.lower()}"
    return f"{FRAMES}/{face.kind.value}"


# Conditions

SEALED = 0.26  # of the height, the seal on a card that cannot be used now
_DULL = (118, 112, 106)


def _greyed(plain: Surface) -> Surface:
    picture = grayscale(plain)
    picture.fill(_DULL, special_flags=BLEND_RGB_MULT)
    return picture


def _lit(plain: Surface) -> Surface:
    """Brighter, with a rim of gold."""
    picture = plain.copy()
    picture.fill((16, 13, 6), special_flags=BLEND_RGB_ADD)
    wide, high = picture.get_size()
    rim = _outline(2.6, stroke=5.2)
    picture.blit(paint.tinted(paint.drawing(rim, (wide, high), (WIDE, HIGH)), Palette.GLOW), (0, 0))
    return picture


def _sealed(picture: Surface, sign: Surface) -> Surface:
    wide, high = picture.get_size()
    size = round(high * SEALED)
    middle = wide / 2, (WINDOW.y + WINDOW.h / 2) * high / HIGH
    for radius, colour in (
        (50, Palette.STONE_DARK),
        (46, Palette.BRONZE),
        (41, Palette.STONE_DARK),
    ):
        disc = f'<circle fill="#fff" cx="50" cy="50" r="{radius}"/>'
        round_ = paint.tinted(paint.drawing(disc, (size, size)), colour)
        picture.blit(round_, round_.get_rect(center=middle))
    picture.blit(sign, sign.get_rect(center=middle))
    return picture


def _hourglass(height: int) -> Surface:
    size = max(1, round(height * SEALED * 0.5))
    return paint.tinted(paint.drawing(WINDOWS[Window.MOMENT], (size, size)), Palette.GOLD)


def _halo(height: int) -> Surface:
    air = round(height / 12)
    wide, high = card_size(height)
    mask = paint.clear((wide + 2 * air, high + 2 * air))
    mask.blit(paint.drawing(_outline(0), (wide, high), (WIDE, HIGH)), (air, air))
    return paint.blurred(paint.tinted(paint.swollen(mask, air * 0.25), Palette.GLOW), air * 0.5)


# Where no pictures were shipped


def _plain_frame(height: int) -> Surface:
    mask = paint.drawing(_outline(0), card_size(height), (WIDE, HIGH))
    return paint.tinted(mask, Palette.STONE)


def _outline(inset: float, stroke: float = 0) -> str:
    wide, high = WIDE - 2 * inset, HIGH - 2 * inset
    look = f'fill="none" stroke="#fff" stroke-width="{stroke}"' if stroke else 'fill="#fff"'
    return (
        f'<rect {look} x="{inset}" y="{inset}" width="{wide}" '
        f'height="{high}" rx="{layout.ROUND - inset}"/>'
    )
