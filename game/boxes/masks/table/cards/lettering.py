"""Words that fit: the largest letters of which none is cut off, in lines of about one length."""

from collections.abc import Sequence

import pygame
from attrs import define, evolve, field, frozen
from pygame import Color, Surface
from pygame.font import Font
from pygame.transform import smoothscale

from game.i18n.drawable import drawable
from game.tabletop.pictures import paint
from game.ui.theme import FontFiles

FONTS = 48  # kept open at once
LEAST = 4  # pixels: smaller letters are made from larger ones
FINE = 16  # pixels: letters of which not all may be as large are painted twice as large
LEADING = 1.22  # from line to line, in heights of letters
CLOSER = 3  # pixels that lines grow shorter by, while they stay as many


@frozen
class Script:
    """*face* is a field of `FontFiles`; *largest* in pixels."""

    face: str
    largest: float
    colour: Color
    lines: int = 99


@define(eq=False)
class Pen:
    files: FontFiles
    _fonts: dict[tuple[str, int], Font] = field(factory=dict, init=False)

    def written(self, words: str, script: Script, size: tuple[int, int]) -> Surface:
        """As large as *script* and *size* allow, each line in the middle."""
        if 1 < script.largest < FINE:
            twice = evolve(script, largest=script.largest * 2)
            return _halved(self.written(words, twice, (size[0] * 2, size[1] * 2)))
        words = drawable(words)
        for height in range(max(LEAST, round(script.largest)), LEAST - 1, -1):
            lines = self._lines(words, self._font(script.face, height), size[0])
            if len(lines) <= script.lines and self._fits(lines, script.face, height, size):
                return self._drawn(
                    self._balanced(words, lines, script, height, size), script, height
                )
        return self._shrunk(words, script, size)

    def _fits(self, lines: Sequence[str], face: str, height: int, size: tuple[int, int]) -> bool:
        font = self._font(face, height)
        return (
            font.get_height() + _step(height) * (len(lines) - 1) <= size[1]
            and max(font.size(line)[0] for line in lines) <= size[0]
        )

    def _balanced(
        self, words: str, lines: list[str], script: Script, height: int, size: tuple[int, int]
    ) -> list[str]:
        """As many lines as before, but none of them nearly empty."""
        font, width = self._font(script.face, height), size[0] - CLOSER
        while len(lines) > 1 and width > size[0] // 3:
            closer = self._lines(words, font, width)
            if len(closer) > len(lines) or max(font.size(line)[0] for line in closer) > width:
                break
            lines, width = closer, width - CLOSER
        return lines

    def _lines(self, words: str, font: Font, width: int) -> list[str]:
        lines = [""]
        for word in words.split():
            longer = f"{lines[-1]} {word}".strip()
            if lines[-1] and font.size(longer)[0] > width:
                lines.append(word)
            else:
                lines[-1] = longer
        return lines

    def _drawn(self, lines: Sequence[str], script: Script, height: int) -> Surface:
        font = self._font(script.face, height)
        written = [_rendered(font, line, script.colour) for line in lines]
        wide = max(line.get_width() for line in written)
        step = _step(height)
        picture = paint.clear((max(1, wide), font.get_height() + step * (len(written) - 1)))
        for row, line in enumerate(written):
            picture.blit(line, ((wide - line.get_width()) // 2, row * step))
        return picture

    def _shrunk(self, words: str, script: Script, size: tuple[int, int]) -> Surface:
        """For a designer who has much to say, or for a card as small as a stamp."""
        lines = self._lines(words, self._font(script.face, LEAST * 2), size[0] * 2)
        while len(lines) > script.lines:
            lines = [" ".join(lines)]
        picture = self._drawn(lines, script, LEAST * 2)
        share = min(size[0] / picture.get_width(), size[1] / picture.get_height())
        wide, high = picture.get_size()
        return smoothscale(picture, (max(1, int(wide * share)), max(1, int(high * share))))

    def _font(self, face: str, height: int) -> Font:
        key = face, height
        if key not in self._fonts:
            if len(self._fonts) >= FONTS:
                self._fonts.clear()
            self._fonts[key] = Font(getattr(self.files, face), height)
        return self._fonts[key]


def _step(height: int) -> int:
    return max(1, round(height * LEADING))


def _halved(picture: Surface) -> Surface:
    """Letters that no grid has forced apart."""
    wide, high = picture.get_size()
    return smoothscale(picture, (max(1, wide // 2), max(1, high // 2)))


def _rendered(font: Font, line: str, colour: Color) -> Surface:
    try:
        return font.render(line, True, colour)  # noqa: FBT003
    except pygame.error:  # letters that take no room at all
        return paint.clear((1, font.get_height()))
