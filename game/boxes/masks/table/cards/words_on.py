"""What is written on a card: name, what it is, what it does, its points, its marks."""

from collections.abc import Iterator

from attrs import define
from pygame import Color, Rect, Surface

from game.boxes.masks.table.cards import layout
from game.boxes.masks.table.cards.layout import FIELD, HIGH, NAME
from game.boxes.masks.table.cards.lettering import Pen, Script
from game.boxes.masks.table.cards.wording import CardFace
from game.boxes.masks.table.shapes.signs import MENDED, SKILLS, WINDOWS
from game.rules.masks.pieces import Skill
from game.tabletop.pictures import paint

AIR = 8  # beside the text
LINE = Rect(FIELD.x + AIR, FIELD.y + 4, FIELD.w - 2 * AIR, 19)
SIGN = 11  # the window's, before what the card is
TEXT = Rect(FIELD.x + AIR, FIELD.y + 23, FIELD.w - 2 * AIR, FIELD.h - 28)
MARK = 11  # of a reconstruction, in the lower right corner
PILL = 25  # its height


def writing(picture: Surface, face: CardFace, pen: Pen) -> Iterator[None]:
    """Bit by bit, onto a card without words."""
    card = _Card(picture, face, pen, picture.get_height() / HIGH)
    card.write_name()
    yield
    if face.values:
        card.write_values()
    else:
        card.write_line()
        yield
        card.write_text()
    yield
    card.write_points()
    card.mark()


@define
class _Card:
    picture: Surface
    face: CardFace
    pen: Pen
    unit: float  # pixels

    def write_name(self) -> None:
        script = Script("display", 20 * self.unit, layout.TITLE, lines=2)
        name = self._written(self.face.name, script, NAME)
        place = name.get_rect(midleft=self._rect(NAME).midleft)
        dark = paint.tinted(name, paint.BLACK)
        self.picture.blit(dark, place.move(max(1, round(0.6 * self.unit)), round(1.2 * self.unit)))
        self.picture.blit(name, place)

    def write_line(self) -> None:
        """What it is and when it is played; the window's sign stands before it."""
        colour, sign = layout.bright(self.face.kind), self.face.window
        room = LINE.inflate(-2 * SIGN - 6, 0) if sign else LINE
        script = Script("bold", 10.5 * self.unit, colour, 2)
        line = self._written(self.face.line, script, room)
        place = line.get_rect(center=self._rect(LINE).center)
        if sign:
            place.x += round((SIGN + 3) * self.unit / 2)
            middle = place.left - (SIGN / 2 + 3) * self.unit, place.centery
            self._stamp(WINDOWS[sign], SIGN, colour, middle)
        self.picture.blit(line, place)

    def write_text(self) -> None:
        room = TEXT.copy()
        if not self.face.is_known:
            room.h -= MARK - 4
        script = Script("text", 14.6 * self.unit, layout.ink(self.face.kind))
        text = self._written(self.face.text, script, room)
        self.picture.blit(text, text.get_rect(center=self._rect(room).center))

    def write_values(self) -> None:
        """Of a Toa, by skill; the highest in gold."""
        best = max(self.face.values)
        for skill, value in zip(Skill, self.face.values, strict=True):
            colour = layout.BEST if value == best else layout.INK
            row, column = divmod(skill, 3)
            x, y = FIELD.x + 6 + column * 61, FIELD.y + 17 + row * 32
            self._stamp(SKILLS[skill], 21, colour, self._point(x + 12, y + 12))
            room = Rect(x + 25, y, 34, 24)
            number = self._written(str(value), Script("bold", 16.5 * self.unit, colour, 1), room)
            self.picture.blit(number, number.get_rect(midleft=self._rect(room).midleft))

    def write_points(self) -> None:
        """On a pill of the card's metal, with the sign of the skill they are for."""
        if not self.face.points and self.face.skill is None:
            return
        parts = [*self._pill_parts()]
        gap = 5 * self.unit
        wide = sum(part.get_width() for part in parts) + gap * (len(parts) - 1) + 15 * self.unit
        pill = Rect(0, 0, round(wide), round(PILL * self.unit))
        right, middle = self._point(*layout.VALUE_EDGE)
        pill.midright = round(right), round(middle)
        self._lay_pill(pill)
        left = pill.left + 7.5 * self.unit
        for part in parts:
            self.picture.blit(part, part.get_rect(midleft=(left, pill.centery)))
            left += part.get_width() + gap

    def _pill_parts(self) -> Iterator[Surface]:
        if self.face.skill is not None:
            yield self._sign(SKILLS[self.face.skill], 16, layout.DARK)
        if self.face.points:
            script = Script("bold", 18 * self.unit, layout.DARK, 1)
            yield self.pen.written(self.face.points, script, self._size(80, PILL))

    def _lay_pill(self, pill: Rect) -> None:
        metal = layout.METALS[self.face.kind]
        edge = max(1, round(1.6 * self.unit))
        for place, colour in (
            (pill.inflate(2 * edge, 2 * edge).move(0, edge // 2), paint.BLACK),
            (pill, metal.lerp(Color("white"), 0.3)),
        ):
            size = (max(1, place.w), max(1, place.h))
            shape = f'<rect fill="#fff" width="{size[0]}" height="{size[1]}" rx="{size[1] / 2}"/>'
            mask = paint.tinted(paint.drawing(shape, size, size), colour)
            self.picture.blit(mask, place)

    def mark(self) -> None:
        """A reconstruction: a broken ring that was mended."""
        if not self.face.is_known:
            at = self._point(FIELD.right - AIR - 1, FIELD.bottom - AIR)
            self._stamp(MENDED, MARK, layout.faint(self.face.kind), at)

    def _stamp(self, sign: str, side: float, colour: Color, at: tuple[float, float]) -> None:
        mask = self._sign(sign, side, colour)
        self.picture.blit(mask, mask.get_rect(center=at))

    def _sign(self, sign: str, side: float, colour: Color) -> Surface:
        size = max(3, round(side * self.unit))
        return paint.tinted(paint.drawing(sign, (size, size)), colour)

    def _written(self, words: str, script: Script, room: Rect) -> Surface:
        return self.pen.written(words, script, self._size(room.w, room.h))

    def _size(self, wide: float, high: float) -> tuple[int, int]:
        return max(1, int(wide * self.unit)), max(1, int(high * self.unit))

    def _point(self, x: float, y: float) -> tuple[float, float]:
        return x * self.unit, y * self.unit

    def _rect(self, room: Rect) -> Rect:
        return Rect(
            round(room.x * self.unit),
            round(room.y * self.unit),
            *self._size(room.w, room.h),
        )
