"""All pieces of the box as pictures, each painted once."""

from pathlib import Path

import pygame
from attrs import define, field
from pygame import Color, Surface
from pygame.transform import grayscale, smoothscale

from game.boxes.makuta.table.pieces import faces
from game.boxes.makuta.table.pieces.colours import OF_DIE
from game.boxes.makuta.table.pieces.emblems import OF_KIND as EMBLEMS
from game.boxes.makuta.table.pieces.icons import ICONS, badge_picture, symbol_picture
from game.boxes.makuta.table.pieces.pawns import pawn_picture, pawn_width
from game.boxes.makuta.table.pieces.signs import OF_SYMBOL as SIGNS
from game.boxes.makuta.table.pieces.temple import Turn, inked, number_height, temple_picture
from game.boxes.makuta.table.pieces.temple_stone import Stone, temple_stone
from game.rules.makuta.pieces import RAHI, Colour, Die, Disc, Kind, Symbol, Toa
from game.tabletop.pictures import discs, paint
from game.tabletop.pictures.dice import Roll, die_picture
from game.tabletop.pictures.glyphs import glyph_picture
from game.tabletop.pictures.paint import WHITE
from game.tabletop.pictures.picture_cache import PictureCache
from game.ui.piecework import Work, finished

FRAMES = 60  # of a tumble; more would look the same
FADED = 0.5
FONTS = 32  # kept open at once

# Pieces that lie on the table are painted in few sizes and scaled down to all others: a camera
# that zooms asks for another size in every frame.
_SIDES = (192, 256, 512)
_TEMPLE_SIDES = (256, 640)
_TURNING_SIDES = (256, 448)
_FLEETING = 1_000_000  # points, of frames in which the temple turns
_FINE = 2  # how much larger than its picture a piece is painted, at least
_COARSE = 1.25  # the same for what is in motion
_AIR = 0.12  # of a number's height, around it


@define(eq=False)
class Pieces:
    """Every picture fits exactly into the size that was asked for, shadows included.

    Pictures are shared: whoever wants to draw on one takes a copy.
    """

    numbers: Path | None = None  # the font of all numbers
    _cache: PictureCache = field(factory=PictureCache, init=False)
    _fonts: dict[int, pygame.font.Font] = field(factory=dict, init=False)
    _stones: dict[int, Stone] = field(factory=dict, init=False)
    _turning: PictureCache = field(factory=lambda: PictureCache(_FLEETING), init=False)

    # Tokens

    def disc(self, disc: Disc, diameter: int, *, faded: bool = False) -> Surface:
        """A token as its viewer sees it: the back, or the face where that is known."""
        key = ("disc", _seen(disc), diameter, faded)
        return self._cache.get(key, lambda: self._disc(disc, diameter, faded=faded))

    def pile(self, pile: tuple[Disc, ...], diameter: int) -> Surface:
        """Tokens on each other, the last on top; as wide as a token and a little higher."""
        key = ("pile", tuple(map(_seen, pile)), diameter)
        return self._cache.get(key, lambda: self._pile(pile, diameter))

    def _disc(self, disc: Disc, diameter: int, *, faded: bool) -> Surface:
        large = self._large_disc(disc, _painted_at(diameter, _SIDES))
        picture = smoothscale(large, (diameter, diameter))
        return paint.faded(grayscale(picture), FADED) if faded else picture

    def _large_disc(self, disc: Disc, side: int) -> Surface:
        face = faces.face_of(disc)
        if face.number is None and not disc.slow:
            return finished(self._carving_face(disc, side))
        return self._cache.get(("large", _seen(disc), side), lambda: self._finished(disc, side))

    def _finished(self, disc: Disc, side: int) -> Surface:
        face, picture = faces.face_of(disc), finished(self._carving_face(disc, side))
        if face.number is not None:
            picture = discs.numbered(picture, face.number, self.number)
        return faces.marked_slow(picture) if disc.slow else picture

    def _carving_face(self, disc: Disc, side: int) -> Work[Surface]:
        """All but its number."""
        face = faces.face_of(disc)
        value = disc.face if face.number is None else None
        key = ("face", disc.kind, value, side)
        return self._cache.making(key, lambda: self._carved(face, side))

    def _carved(self, face: discs.Face, side: int) -> Work[Surface]:
        key = ("blank", tuple(face.rim), tuple(face.ground), face.marks, side)
        blank = yield from self._cache.making(
            key, lambda: discs.blanking(face.rim, face.ground, face.marks, side)
        )
        yield
        return (yield from discs.carving(blank, face))

    def _pile(self, pile: tuple[Disc, ...], diameter: int) -> Surface:
        side = _painted_at(diameter, _SIDES)
        key = ("large pile", tuple(map(_seen, pile)), side)
        large = self._cache.get(key, lambda: self._large_pile(pile, side))
        return smoothscale(large, (diameter, discs.pile_height(diameter, len(pile))))

    def _large_pile(self, pile: tuple[Disc, ...], side: int) -> Surface:
        shown = [self._large_disc(disc, side) for disc in pile]
        size = round(side * discs.COUNT)
        count = discs.count_picture(self.number(str(len(pile)), round(size * 0.72)), size)
        return discs.pile_picture(shown, count if len(pile) > 1 else None)

    # Figures, dice, temple

    def pawn(self, toa: Toa, height: int, *, lit: bool = False) -> Surface:
        """A figure on its stand, or in a halo when *lit*."""
        return self._cache.get(("pawn", toa, height, lit), lambda: self._pawn(toa, height, lit=lit))

    def _pawn(self, toa: Toa, height: int, *, lit: bool) -> Surface:
        side = _painted_at(height, _SIDES)
        key = ("large pawn", toa, side, lit)
        large = self._cache.get(key, lambda: pawn_picture(toa, side, lit=lit))
        return smoothscale(large, (pawn_width(height), height))

    def die(self, die: Die, value: int, size: int) -> Surface:
        roll = Roll(die, OF_DIE[die], value)
        key = ("die", die, value, size)
        return self._cache.get(key, lambda: die_picture(roll, 1.0, size, self.number))

    def die_tumbling(self, die: Die, share: float, size: int, seed: int, value: int) -> Surface:
        """After *share* of its fall; in the end the still picture of *value*."""
        frame = round(share * FRAMES)
        if frame >= FRAMES:
            return self.die(die, value, size)
        roll = Roll(die, OF_DIE[die], value, seed)
        return self._cache.get(
            ("tumbling", die, value, seed, frame, size),
            lambda: die_picture(roll, frame / FRAMES, size, self.number),
        )

    def temple(
        self,
        diameter: int,
        degrees: float,
        facing: int | None = None,
        strengths: tuple[int, ...] | None = None,
    ) -> Surface:
        """Turned clockwise by *degrees*; at 0 the white segment points up. *facing* glows."""
        turn = Turn(round(degrees * 4) / 4 % 360, facing)
        key = ("temple", diameter, turn, strengths)
        return self._cache.get(key, lambda: self._temple(diameter, turn, strengths))

    def _temple(self, diameter: int, turn: Turn, strengths: tuple[int, ...] | None) -> Surface:
        side = _painted_at(diameter, _TEMPLE_SIDES)
        key = ("large temple", side, turn, strengths)
        large = self._cache.get(key, lambda: self._large_temple(side, turn, strengths))
        return smoothscale(large, (diameter, diameter))

    def temple_turning(
        self, diameter: int, degrees: float, stir: float, strengths: tuple[int, ...]
    ) -> Surface:
        """For one frame: painted less finely, and kept no longer than a few others."""
        turn = Turn(round(degrees * 4) / 4 % 360, stir=round(stir * 8) / 8)
        side = _painted_at(diameter, _TURNING_SIDES, _COARSE)
        return self._turning.get(
            (diameter, turn, strengths),
            lambda: smoothscale(self._large_temple(side, turn, strengths), (diameter, diameter)),
        )

    def carving(self) -> Work[None]:
        """Afterwards tokens, foes in a duel and the temple can be painted within a frame."""
        for side in _SIDES:
            yield from discs.cutting(side)
            for kind in sorted(RAHI):
                yield from self._carving_face(Disc(kind, 1), side)
                yield
        yield from self.carving_temple()

    def carving_temple(self) -> Work[None]:
        """Afterwards the temple can be painted within a frame, in every size."""
        for side in sorted({*_TEMPLE_SIDES, *_TURNING_SIDES}):
            if side not in self._stones:
                self._stones[side] = yield from temple_stone(side)
                yield

    def _large_temple(self, side: int, turn: Turn, strengths: tuple[int, ...] | None) -> Surface:
        if side not in self._stones:
            self._stones[side] = finished(temple_stone(side))
        numbers = tuple(
            self._strength(Colour(i), strength, number_height(side), is_dim=turn.is_dim(i))
            for i, strength in enumerate(strengths or ())
        )
        return temple_picture(self._stones[side], turn, numbers)

    def _strength(self, colour: Colour, strength: int, height: int, *, is_dim: bool) -> Surface:
        key = ("strength", colour, strength, height, is_dim)
        number = self.number(str(strength), height)
        return self._cache.get(key, lambda: inked(number, colour, is_dim=is_dim))

    # Signs

    def symbol(self, symbol: Symbol, size: int, colour: Color | None = None) -> Surface:
        """The sign in *colour*, or in its own with a line that parts it from any ground."""
        if colour is not None:
            return self._glyph(SIGNS[symbol], size, colour)
        return self._cache.get(("symbol", symbol, size), lambda: symbol_picture(symbol, size))

    def kind_icon(self, kind: Kind, size: int, colour: Color | None = None) -> Surface:
        """The sign on the back of a kind of token."""
        return self._glyph(EMBLEMS[kind], size, colour or faces.emblem_colour(kind))

    def toa_badge(self, toa: Toa, size: int) -> Surface:
        """A round badge in the colour of *toa*, with the sign of the element."""
        return self._cache.get(("badge", toa, size), lambda: badge_picture(toa, size))

    def icon(self, name: str, size: int, colour: Color = WHITE) -> Surface:
        return self._glyph(ICONS[name], size, colour)

    def _glyph(self, body: str, size: int, colour: Color) -> Surface:
        key = ("glyph", body, size, tuple(colour))
        return self._cache.get(key, lambda: glyph_picture(body, size, colour))

    def number(self, letters: str, height: int) -> Surface:
        """White letters in the middle of a picture with some air around it for lines."""
        return self._cache.get(("number", letters, height), lambda: self._number(letters, height))

    def _number(self, letters: str, height: int) -> Surface:
        written = self._font(height).render(letters, True, WHITE)  # noqa: FBT003
        ink = written.get_bounding_rect()
        air = round(height * _AIR)
        picture = paint.clear((ink.width + 2 * air, ink.height + 2 * air))
        picture.blit(written, (air, air), ink)
        return picture

    def _font(self, height: int) -> pygame.font.Font:
        if height not in self._fonts:
            if len(self._fonts) >= FONTS:
                self._fonts.clear()
            self._fonts[height] = pygame.font.Font(self.numbers, height)
        return self._fonts[height]


def _seen(disc: Disc) -> tuple[Kind, int, bool]:
    """All of *disc* that its picture shows; who else has seen its face is not on it."""
    return disc.kind, disc.face, disc.slow


def _painted_at(size: int, sides: tuple[int, ...], fine: float = _FINE) -> int:
    """The smallest of *sides* that is fine enough, or else the largest, unless that is smaller."""
    return next((side for side in sides if side >= size * fine), max(sides[-1], size))
