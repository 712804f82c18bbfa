"""All pieces of the box as pictures, each painted once."""

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeAlias

import pygame
from attrs import define, field
from pygame import Color, Surface
from pygame.transform import smoothscale

from game.boxes.makuta.table.pieces import faces
from game.boxes.makuta.table.pieces.colours import OF_DIE
from game.boxes.makuta.table.pieces.emblems import OF_KIND as EMBLEMS
from game.boxes.makuta.table.pieces.temple import Turn, inked, number_height, temple_picture
from game.boxes.makuta.table.pieces.temple_stone import Stone, temple_stone
from game.rules.makuta.pieces import HIDDEN, RAHI, Colour, Die, Disc, Kind, Toa
from game.tabletop.pictures import discs, paint
from game.tabletop.pictures.dice import Roll, die_picture
from game.tabletop.pictures.glyphs import GLYPHS, glyph_picture
from game.tabletop.pictures.paint import WHITE
from game.tabletop.pictures.picture_cache import PictureCache
from game.tabletop.shapes.elements import Element
from game.tabletop.toa import badge_picture, pawn_picture, pawn_width
from game.ui.piecework import Work, finished

FRAMES = 60  # of a tumble; more would look the same
FONTS = 32  # kept open at once
ICONS = {**GLYPHS, "mask": EMBLEMS[Kind.KANOHI]}  # for buttons and for the log

# Pieces that lie on the table are painted in few sizes and scaled down to all others: a camera
# that zooms asks for another size in every frame.
_SIDES = (192, 256, 512)
_TEMPLE_SIDES = (256, 640)
_TURNING_SIDES = (256, 448)
_FLEETING = 1_000_000  # points, of frames in which the temple turns
_FINE = 2  # how much larger than its picture a piece is painted, at least
_COARSE = 1.25  # the same for what is in motion
_AIR = 0.12  # of a number's height, around it

Strengths: TypeAlias = tuple[int, ...]  # Makuta's, by colour; none to leave them out
P = ParamSpec("P")
Painting: TypeAlias = Callable[Concatenate["Pieces", P], Surface]


def _kept(paint: Painting[P]) -> Painting[P]:
    """The same arguments bring the picture that was painted for them before."""

    @wraps(paint)
    def picture(pieces: "Pieces", /, *args: P.args, **options: P.kwargs) -> Surface:
        key = (paint.__name__, args, *options.values())
        return pieces.cache.get(key, lambda: paint(pieces, *args, **options))

    return picture


@define(eq=False)
class Pieces:
    """Every picture fits exactly into the size that was asked for, shadows included.

    Pictures are shared: whoever wants to draw on one takes a copy.
    """

    numbers: Path | None = None  # the font of all numbers
    cache: PictureCache = field(factory=PictureCache, init=False)
    _fonts: dict[int, pygame.font.Font] = field(factory=dict, init=False)
    _stones: dict[int, Stone] = field(factory=dict, init=False)
    _turning: PictureCache = field(factory=lambda: PictureCache(_FLEETING), init=False)

    # Tokens

    def disc(self, disc: Disc, diameter: int) -> Surface:
        """A token as its viewer sees it: the back, or the face where that is known."""
        kind = disc.back if disc.face == HIDDEN else disc.kind
        return self._disc(kind, disc.face, diameter, slow=disc.slow)

    @_kept
    def _disc(self, kind: Kind, face: int, diameter: int, *, slow: bool) -> Surface:
        disc = Disc(kind, face, slow=slow, back=kind)
        large = self._large_disc(disc, _painted_at(diameter, _SIDES))
        return smoothscale(large, (diameter, diameter))

    def _large_disc(self, disc: Disc, side: int) -> Surface:
        if faces.face_of(disc).number is None and not disc.slow:
            return finished(self._carving_face(disc, side))
        return self._finished(disc, side)

    @_kept
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
        return self.cache.making(key, lambda: self._carved(face, side))

    def _carved(self, face: discs.Face, side: int) -> Work[Surface]:
        key = ("blank", tuple(face.rim), tuple(face.ground), face.marks, side)
        blank = yield from self.cache.making(
            key, lambda: discs.blanking(face.rim, face.ground, face.marks, side)
        )
        yield
        return (yield from discs.carving(blank, face))

    @_kept
    def pile(self, kind: Kind, count: int, diameter: int) -> Surface:
        """Face down on each other; as wide as a token and a little higher."""
        large = self._large_pile(kind, count, _painted_at(diameter, _SIDES))
        return smoothscale(large, (diameter, discs.pile_height(diameter, count)))

    @_kept
    def _large_pile(self, kind: Kind, count: int, side: int) -> Surface:
        size = round(side * discs.COUNT)
        shield = discs.count_picture(self.number(str(count), round(size * 0.72)), size)
        back = self._large_disc(Disc(kind, HIDDEN, back=kind), side)
        return discs.pile_picture(back, count, shield)

    # Figures, dice, temple

    @_kept
    def pawn(self, toa: Toa, height: int, *, lit: bool = False) -> Surface:
        """A figure on its stand, or in a halo when *lit*."""
        large = self._large_pawn(toa, _painted_at(height, _SIDES), lit=lit)
        return smoothscale(large, (pawn_width(height), height))

    @_kept
    def _large_pawn(self, toa: Toa, height: int, *, lit: bool) -> Surface:
        return pawn_picture(Element(toa), height, lit=lit)

    @_kept
    def die(self, die: Die, value: int, size: int) -> Surface:
        return die_picture(Roll(die, OF_DIE[die], value), 1.0, size, self.number)

    def die_tumbling(self, die: Die, share: float, size: int, seed: int, value: int) -> Surface:
        """After *share* of its fall; in the end the still picture of *value*."""
        frame = round(share * FRAMES)
        is_still = frame >= FRAMES
        return self.die(die, value, size) if is_still else self._fall(die, frame, size, seed, value)

    @_kept
    def _fall(self, die: Die, frame: int, size: int, seed: int, value: int) -> Surface:
        roll = Roll(die, OF_DIE[die], value, seed)
        return die_picture(roll, frame / FRAMES, size, self.number)

    def temple(
        self, diameter: int, degrees: float, facing: int | None = None, strengths: Strengths = ()
    ) -> Surface:
        """Turned clockwise by *degrees*; at 0 the white segment points up. *facing* glows."""
        return self._temple(diameter, Turn(round(degrees * 4) / 4 % 360, facing), strengths)

    @_kept
    def _temple(self, diameter: int, turn: Turn, strengths: Strengths) -> Surface:
        large = self._still_temple(_painted_at(diameter, _TEMPLE_SIDES), turn, strengths)
        return smoothscale(large, (diameter, diameter))

    @_kept
    def _still_temple(self, side: int, turn: Turn, strengths: Strengths) -> Surface:
        return self._large_temple(side, turn, strengths)

    def temple_turning(
        self, diameter: int, degrees: float, stir: float, strengths: Strengths
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

    def _large_temple(self, side: int, turn: Turn, strengths: Strengths) -> Surface:
        if side not in self._stones:
            self._stones[side] = finished(temple_stone(side))
        numbers = tuple(
            self._strength(Colour(i), strength, number_height(side), is_dim=turn.is_dim(i))
            for i, strength in enumerate(strengths)
        )
        return temple_picture(self._stones[side], turn, numbers)

    @_kept
    def _strength(self, colour: Colour, strength: int, height: int, *, is_dim: bool) -> Surface:
        return inked(self.number(str(strength), height), colour, is_dim=is_dim)

    # Signs

    def kind_icon(self, kind: Kind, size: int) -> Surface:
        """The sign on the back of a kind of token."""
        return self._glyph(EMBLEMS[kind], size, faces.emblem_colour(kind))

    @_kept
    def toa_badge(self, toa: Toa, size: int) -> Surface:
        """A round badge in the colour of *toa*, with the sign of the element."""
        return badge_picture(Element(toa), size)

    def icon(self, name: str, size: int, colour: Color = WHITE) -> Surface:
        return self._glyph(ICONS[name], size, colour)

    def _glyph(self, body: str, size: int, colour: Color) -> Surface:
        key = ("glyph", body, size, tuple(colour))
        return self.cache.get(key, lambda: glyph_picture(body, size, colour))

    @_kept
    def number(self, letters: str, height: int) -> Surface:
        """White letters in the middle of a picture with some air around it for lines."""
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


def _painted_at(size: int, sides: tuple[int, ...], fine: float = _FINE) -> int:
    """The smallest of *sides* that is fine enough, or else the largest, unless that is smaller."""
    return next((side for side in sides if side >= size * fine), max(sides[-1], size))
