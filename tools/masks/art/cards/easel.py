"""What a card's window is painted on: grounds, light, land, and things upon them."""

# ruff: noqa: PLR0913 - a drawing is made of numbers

import math
import random
from pathlib import Path

import numpy as np
import pygame
import skia
from pygame import Surface

from game.boxes.masks.table.cards.layout import HIGH, MASTER, WINDOW
from tools.artwork.light import save_jpeg
from tools.masks.art.cards import relief
from tools.masks.art.cards.relief import Thing

UNIT = MASTER / HIGH  # pixels
WIDE, TALL = WINDOW.w, WINDOW.h
QUALITY = 84
FEET = 0.43  # of a thing's size, from its middle down to where it stands
SMOOTH = skia.SamplingOptions(skia.FilterMode.kLinear, skia.MipmapMode.kLinear)

SKIES = {  # from the middle outwards
    "fire": ("#ffc070", "#b8431f", "#2a0f0c"),
    "water": ("#a8e8f0", "#2a7fae", "#0b2840"),
    "air": ("#e0f4ac", "#55a04a", "#102a14"),
    "stone": ("#f9e2b4", "#bd8344", "#3a200e"),
    "earth": ("#a39bbe", "#474259", "#100f18"),
    "ice": ("#ffffff", "#a4cbe2", "#2c4c68"),
    "gold": ("#ffedb4", "#bd8a2a", "#2c1c08"),
    "silver": ("#f5f9fc", "#8ea0ad", "#1f2a33"),
    "violet": ("#d4c0ff", "#644aa2", "#160f2a"),
    "indigo": ("#c8d2ff", "#46529c", "#10142e"),
    "red": ("#ffa878", "#a4341c", "#240a06"),
    "green": ("#dcf6be", "#4f954a", "#0f2a12"),
    "teal": ("#b4f8e8", "#229088", "#06231f"),
    "crimson": ("#ff9690", "#962034", "#1e060c"),
    "sick": ("#d4e082", "#64741f", "#11140a"),
    "brown": ("#e8bc86", "#825229", "#1e120a"),
    "amber": ("#ffd07a", "#a8621c", "#241206"),
    "dusk": ("#ff9a5c", "#663018", "#120806"),
    "bone": ("#fbf1d8", "#c6b083", "#4e4026"),
    "steel": ("#d2dae0", "#5f6a73", "#14181c"),
    "storm": ("#b8c4cc", "#4a5a68", "#10161c"),
    "magenta": ("#ffb4ec", "#8a2a78", "#220a20"),
    "pink": ("#ffdaea", "#ae5c84", "#240f1c"),
    "blue": ("#ccf0ff", "#4089b2", "#0c2434"),
    "night": ("#7f93c8", "#2a3766", "#0a0e1e"),
    "dawn": ("#fff0c0", "#e0905a", "#5a2c34"),
    "noon": ("#f0fbff", "#86c4e0", "#2c6a92"),
}


class Easel:
    """Its box is the window's, 180 by 150, its corner at the upper left."""

    def __init__(self, sky: str, *, at: tuple[float, float] = (0.5, 0.42)) -> None:
        self.pixels = np.zeros((round(TALL * UNIT), round(WIDE * UNIT), 4), np.uint8)
        self.surface = skia.Surface(self.pixels)
        self.canvas = self.surface.getCanvas()
        self.canvas.scale(UNIT, UNIT)
        near, middle, far = SKIES[sky]
        centre = skia.Point(at[0] * WIDE, at[1] * TALL)
        shader = skia.GradientShader.MakeRadial(
            centre, WIDE * 0.78, [colour(near), colour(middle), colour(far)], [0, 0.5, 1]
        )
        self.canvas.drawRect(skia.Rect.MakeWH(WIDE, TALL), skia.Paint(Shader=shader))

    # Light

    def rays(self, code: str, count: int = 16, alpha: int = 54) -> "Easel":
        paint = skia.Paint(AntiAlias=True, Color=colour(code, alpha))
        for index in range(count):
            turn, next_turn = (2 * math.pi * (index + k) / count for k in (0, 0.5))
            path = skia.Path()
            path.moveTo(WIDE / 2, TALL * 0.46)
            for each in (turn, next_turn):
                path.lineTo(WIDE / 2 + math.cos(each) * WIDE, TALL * 0.46 + math.sin(each) * WIDE)
            self.canvas.drawPath(path.close() or path, paint)
        return self

    def glow(self, x: float, y: float, radius: float, code: str, alpha: int = 190) -> "Easel":
        shader = skia.GradientShader.MakeRadial(
            skia.Point(x, y), radius, [colour(code, alpha), colour(code, 0)], [0, 1]
        )
        self.canvas.drawCircle(x, y, radius, skia.Paint(AntiAlias=True, Shader=shader))
        return self

    def sun(self, x: float, y: float, radius: float, code: str = "#fff3c8") -> "Easel":
        self.glow(x, y, radius * 3, code, 130)
        self.canvas.drawCircle(x, y, radius, skia.Paint(AntiAlias=True, Color=colour(code)))
        return self

    def stars(self, count: int = 40, seed: int = 1) -> "Easel":
        luck = random.Random(seed)
        for _ in range(count):
            paint = skia.Paint(AntiAlias=True, Color=colour("#fff8e0", luck.randint(90, 230)))
            spot = luck.uniform(0, WIDE), luck.uniform(0, TALL * 0.55)
            self.canvas.drawCircle(*spot, luck.uniform(0.4, 1.3), paint)
        return self

    # Land

    def hills(
        self, code: str, top: float, *, rise: float = 0.08, seed: int = 1, foot: str = "#0c0a08"
    ) -> "Easel":
        """*top* and *rise* in shares of the window."""
        luck, count = random.Random(seed), 9
        tops = [TALL * (top + luck.uniform(-rise, rise)) for _ in range(count + 1)]
        path = skia.Path()
        path.moveTo(-5, TALL + 5)
        path.lineTo(-5, tops[0])
        for index in range(count):
            path.quadTo(
                WIDE * (index + 0.5) / count,
                tops[index],
                WIDE * (index + 1) / count,
                (tops[index] + tops[index + 1]) / 2,
            )
        path.lineTo(WIDE + 5, TALL + 5)
        path.close()
        shader = skia.GradientShader.MakeLinear(
            [skia.Point(0, TALL * (top - rise)), skia.Point(0, TALL)], [colour(code), colour(foot)]
        )
        self.canvas.drawPath(path, skia.Paint(AntiAlias=True, Shader=shader))
        edge = skia.Paint(AntiAlias=True, Style=skia.Paint.kStroke_Style, StrokeWidth=1.1)
        edge.setColor(colour("#fff0d0", 70))
        self.canvas.drawPath(path, edge)
        return self

    def peaks(self, code: str, top: float, *, seed: int = 1, snow: str = "") -> "Easel":
        """A far range of mountains, its left sides in the light."""
        luck, x = random.Random(seed), -10.0
        while x < WIDE + 10:
            half, summit = luck.uniform(26, 46), TALL * (top + luck.uniform(-0.08, 0.10))
            self._peak(x, half, summit, code, snow)
            x += half * 0.95
        return self

    def _peak(self, x: float, half: float, summit: float, code: str, snow: str) -> None:
        for side, alpha in ((-1, 0), (1, 90)):
            for part, tone in ((1.0, code), (0.32, snow)):
                if not tone:
                    continue
                foot = summit + (TALL - summit) * part
                path = skia.Path()
                path.moveTo(x, summit)
                path.lineTo(x + side * half * part, foot)
                path.lineTo(x + side * half * part * 0.3, foot - 5 * part * (part < 1))
                path.lineTo(x, foot)
                path.close()
                self.canvas.drawPath(path, skia.Paint(AntiAlias=True, Color=colour(tone)))
                self.canvas.drawPath(
                    path, skia.Paint(AntiAlias=True, Color=colour("#000000", alpha))
                )

    def sea(self, top: float, code: str = "#2f86ae", foot: str = "#0a2c44") -> "Easel":
        shader = skia.GradientShader.MakeLinear(
            [skia.Point(0, TALL * top), skia.Point(0, TALL)], [colour(code), colour(foot)]
        )
        self.canvas.drawRect(
            skia.Rect.MakeXYWH(0, TALL * top, WIDE, TALL), skia.Paint(Shader=shader)
        )
        luck = random.Random(4)
        for row in range(9):
            y = TALL * top + 3 + row * row * 0.9 + row * 3
            for _ in range(5):
                x, long = luck.uniform(-10, WIDE), luck.uniform(8, 22) * (0.5 + row * 0.12)
                paint = skia.Paint(AntiAlias=True, StrokeWidth=0.8 + row * 0.1)
                paint.setColor(colour("#e8fbff", 90))
                self.canvas.drawLine(x, y, x + long, y, paint)
        return self

    def path(self, points: list[tuple[float, float]], code: str, width: float) -> "Easel":
        """A line through all *points*, as a way that was trodden."""
        line = skia.Path()
        line.moveTo(*points[0])
        for (ax, ay), (bx, by) in zip(points[1:], points[2:] + points[-1:], strict=True):
            line.quadTo(ax, ay, (ax + bx) / 2, (ay + by) / 2)
        line.lineTo(*points[-1])
        for wide, tone, alpha in ((width + 2.4, "#000000", 90), (width, code, 255)):
            paint = skia.Paint(AntiAlias=True, Style=skia.Paint.kStroke_Style, StrokeWidth=wide)
            paint.setStrokeCap(skia.Paint.kRound_Cap)
            paint.setColor(colour(tone, alpha))
            self.canvas.drawPath(line, paint)
        return self

    # Things

    def put(
        self,
        thing: Thing,
        x: float = WIDE / 2,
        y: float = TALL / 2,
        size: float = 100,
        *,
        turn: float = 0,
        flipped: bool = False,
        alpha: int = 255,
        bevel: float = 0.035,
        shine: float = 0.55,
        shadow: float = 1.0,
    ) -> "Easel":
        """*size* is the side of its box of a hundred, (*x*, *y*) its middle."""
        side = max(16, round(size * relief.AIR * UNIT))
        return self.lay(
            relief.painted(thing, side, bevel, shine),
            x,
            y,
            size * relief.AIR,
            turn=turn,
            flipped=flipped,
            alpha=alpha,
            shadow=shadow,
        )

    def stand(
        self,
        thing: Thing,
        x: float,
        y: float,
        size: float,
        *,
        turn: float = 0,
        flipped: bool = False,
    ) -> "Easel":
        """As `put`, upon the ground, where its shadow lies."""
        self.ground_shadow(x + size * 0.05, y + size * FEET, size * 0.72)
        return self.put(thing, x, y, size, turn=turn, flipped=flipped)

    def lay(
        self,
        image: skia.Image,
        x: float,
        y: float,
        wide: float,
        *,
        turn: float = 0,
        flipped: bool = False,
        alpha: int = 255,
        shadow: float = 1.0,
    ) -> "Easel":
        high = wide * image.height() / image.width()
        canvas, paint = self.canvas, skia.Paint(AntiAlias=True)
        paint.setAlpha(alpha)
        if shadow:
            size = max(1.2, wide * 0.028) * shadow
            paint.setImageFilter(
                skia.ImageFilters.DropShadow(
                    size * 0.35, size * 0.7, size, size, colour("#000000", 190)
                )
            )
        canvas.save()
        canvas.translate(x, y)
        canvas.rotate(turn)
        if flipped:
            canvas.scale(-1, 1)
        where = skia.Rect.MakeXYWH(-wide / 2, -high / 2, wide, high)
        whole = skia.Rect.MakeWH(image.width(), image.height())
        canvas.drawImageRect(image, whole, where, SMOOTH, paint)
        canvas.restore()
        return self

    def ground_shadow(self, x: float, y: float, wide: float) -> "Easel":
        paint = skia.Paint(AntiAlias=True, Color=colour("#000000", 150))
        paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, wide * 0.09))
        self.canvas.drawOval(
            skia.Rect.MakeXYWH(x - wide / 2, y - wide * 0.11, wide, wide * 0.22), paint
        )
        return self

    def save(self, path: Path) -> None:
        self.surface.flushAndSubmit()
        save_jpeg(self.pixels[..., :3], path, QUALITY, subsampling=0)


def colour(code: str, alpha: int = 255) -> int:
    red, green, blue = (int(code[at : at + 2], 16) for at in (1, 3, 5))
    return int(skia.Color(red, green, blue, alpha))


def image_of(picture: Surface) -> skia.Image:
    """A picture that the game itself paints."""
    pixels = np.frombuffer(pygame.image.tobytes(picture, "RGBA"), np.uint8)
    pixels = pixels.reshape(picture.get_height(), picture.get_width(), 4)
    return skia.Image.fromarray(pixels.copy(), colorType=skia.kRGBA_8888_ColorType)
