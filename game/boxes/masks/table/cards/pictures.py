"""A card's face or back as a picture, in any size and condition: the one place that has them."""

from functools import partial
from pathlib import Path

from attrs import define, field
from pygame import Rect, Surface
from pygame.transform import smoothscale

from game.boxes.masks.table.cards import layout, words_on
from game.boxes.masks.table.cards.conditions import READY, Lying, halo_of, lain
from game.boxes.masks.table.cards.drawings import BACKS, FRAMES, drawings_of
from game.boxes.masks.table.cards.layout import HIGH, WIDE, WINDOW, card_size, outline
from game.boxes.masks.table.cards.lettering import Pen
from game.boxes.masks.table.cards.wording import CardFace, face_of, toa_face
from game.boxes.masks.words.names import Names
from game.rules.masks.pieces import Deck, Toa
from game.tabletop.pictures import paint
from game.tabletop.pictures.picture_cache import PictureCache
from game.tabletop.pictures.sheets import Sheets, opened
from game.ui.piecework import Work, finished
from game.ui.theme import FontFiles, Palette

ROOM = 12_000_000  # points of finished cards: some two hundred of a hand


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
        return self.cache.get(key, lambda: lain(plain, lying, self.pen))

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
        return self.cache.get(("halo", height), lambda: halo_of(height))

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


# Sizes


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


# Where no pictures were shipped


def _plain_frame(height: int) -> Surface:
    mask = paint.drawing(outline(0), card_size(height), (WIDE, HIGH))
    return paint.tinted(mask, Palette.STONE)
