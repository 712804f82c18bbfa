"""Stone and metal around a card's window, and the backs of all decks."""

import math
from functools import cache
from pathlib import Path

import numpy as np
import skia

from game.boxes.masks.table.cards.kinds import CardKind
from game.boxes.masks.table.cards.layout import (
    FIELD,
    HIGH,
    MASTER,
    METALS,
    ROUND,
    SEAL,
    WIDE,
    is_parchment,
)
from game.boxes.masks.table.shapes import signs
from game.rules.masks.pieces import Toa
from game.tabletop.shapes.elements import SIGNS, Element
from tools.artwork.noise import Field
from tools.artwork.terrain import sheets
from tools.masks.art.cards import relief
from tools.masks.art.cards.easel import SMOOTH, UNIT, colour
from tools.masks.art.cards.windows import window

SIZE = round(WIDE * UNIT), MASTER
STONES = {
    CardKind.GREAT: "#3e3118",
    CardKind.NUVA: "#4a4740",
    CardKind.FOIL: "#33283c",
    CardKind.NOBLE: "#2d3339",
    CardKind.TURAGA: "#2d2440",
    CardKind.TOOL: "#20284a",
    CardKind.CHALLENGE: "#45190f",
    CardKind.MISSION: "#5e4d31",
    CardKind.BONUS: "#1d3a20",
    CardKind.REWARD: "#0f3634",
    CardKind.PENALTY: "#420f1c",
    CardKind.INFECTED: "#20260f",
    CardKind.RAHI: "#3a2716",
    CardKind.RAHI_CHALLENGE: "#4a2410",
    CardKind.RAHI_EFFECT: "#28140e",
    CardKind.RAHI_DEFEND: "#3d3a28",
    CardKind.BOHROK: "#2a2c2e",
    CardKind.KAL: "#343b44",
    CardKind.BAHRAG: "#36142e",
    CardKind.VA: "#1c3442",
    CardKind.KRANA: "#3a2030",
}
OF_TOA = {
    Toa.TAHU: "#541a10",
    Toa.GALI: "#122f54",
    Toa.LEWA: "#173f18",
    Toa.POHATU: "#4a2f10",
    Toa.ONUA: "#231f2e",
    Toa.KOPAKA: "#4a5a66",
}
SEALS = {
    CardKind.TOA: signs.PERSON,
    CardKind.GREAT: signs.MASK,
    CardKind.NUVA: signs.NUVA_MASK,
    CardKind.FOIL: signs.MASK,
    CardKind.NOBLE: signs.MASK,
    CardKind.TURAGA: signs.STAFF,
    CardKind.TOOL: signs.HAMMER,
    CardKind.CHALLENGE: signs.SWORDS,
    CardKind.MISSION: signs.FLAG,
    CardKind.BONUS: signs.STAR,
    CardKind.REWARD: signs.CUP,
    CardKind.PENALTY: signs.WARNING,
    CardKind.INFECTED: signs.SPLIT_MASK,
    CardKind.RAHI: signs.PAW,
    CardKind.RAHI_CHALLENGE: signs.JAWS,
    CardKind.RAHI_EFFECT: signs.CLAWS,
    CardKind.RAHI_DEFEND: signs.PALISADE,
    CardKind.BOHROK: signs.SHELL,
    CardKind.KAL: signs.BOLT,
    CardKind.BAHRAG: signs.CROWN,
    CardKind.VA: signs.SMALL_ONE,
    CardKind.KRANA: signs.CELL,
}
RAINBOW = ("#ff9a9a", "#ffe08a", "#a8f0a0", "#8ae0ff", "#c8a0ff", "#ff9ad8")


class Slab:
    """A card of stone with a rim of metal, in its box of 214 by 300."""

    def __init__(self, stone: str, metal: str, seed: int, *, rainbow: bool = False) -> None:
        self.pixels = np.zeros((SIZE[1], SIZE[0], 4), np.uint8)
        self.surface = skia.Surface(self.pixels)
        self.canvas = self.surface.getCanvas()
        self.canvas.drawImage(_stone(stone, seed), 0, 0)
        self.canvas.scale(UNIT, UNIT)
        self.metal, self.rainbow = metal, rainbow
        shade = ("#fff0d2", "#000000", "#000000")
        tones = [colour(code, alpha) for code, alpha in zip(shade, (44, 0, 120), strict=True)]
        shader = skia.GradientShader.MakeLinear(
            [skia.Point(0, 0), skia.Point(0, HIGH)], tones, [0, 0.4, 1]
        )
        self.canvas.drawRect(skia.Rect.MakeWH(WIDE, HIGH), skia.Paint(Shader=shader))

    @property
    def bright(self) -> str:
        return _mixed(self.metal, "#ffffff", 0.45)

    @property
    def dim(self) -> str:
        return _mixed(self.metal, "#000000", 0.58)

    def line(self, path: skia.Path, width: float, groove: float = 3.0) -> "Slab":
        """A strip of metal in a dark groove."""
        dark = _stroke(width + groove, colour("#000000", 215))
        self.canvas.drawPath(path, dark)
        box = path.getBounds()
        strip = _stroke(width, colour(self.metal))
        strip.setShader(self._sheen(box))
        self.canvas.drawPath(path, strip)
        light = _stroke(width * 0.28, colour("#fff8e0", 120))
        self.canvas.save()
        self.canvas.translate(-width * 0.18, -width * 0.22)
        self.canvas.drawPath(path, light)
        self.canvas.restore()
        return self

    def _sheen(self, box: skia.Rect) -> skia.Shader:
        ends = [skia.Point(box.left(), box.top()), skia.Point(box.right(), box.bottom())]
        if self.rainbow:
            return skia.GradientShader.MakeLinear(ends, [colour(code) for code in RAINBOW * 2])
        tones = [colour(code) for code in (self.bright, self.metal, self.dim, self.metal)]
        return skia.GradientShader.MakeLinear(ends, tones, [0, 0.35, 0.78, 1])

    def rim(self) -> "Slab":
        return self.line(_rounded(3.4, 3.4, WIDE - 6.8, HIGH - 6.8, ROUND - 2), 4.6)

    def field(self, *, parchment: bool) -> "Slab":
        where = _rounded(FIELD.x, FIELD.y, FIELD.w, FIELD.h, 7)
        self.canvas.save()
        self.canvas.clipPath(where, True)  # noqa: FBT003
        self.canvas.drawImage(_stone("#dcc797" if parchment else "#15120f", 9), 0, 0)
        if parchment:
            self.canvas.scale(1 / UNIT, 1 / UNIT)
            self.canvas.drawImage(_stone("#dcc797", 9, rough=0.5), 0, 0)
            self.canvas.scale(UNIT, UNIT)
        else:
            self.canvas.drawPath(where, skia.Paint(Color=colour("#100d0b", 215)))
        inner = _stroke(
            12, colour("#3a2208" if parchment else "#000000", 130 if parchment else 210)
        )
        inner.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, 4))
        self.canvas.drawPath(where, inner)
        self.canvas.restore()
        edge = _stroke(1.3, colour("#ffe2b2", 66))
        self.canvas.drawPath(where, edge)
        return self

    def seal(self, sign: str) -> "Slab":
        x, y, radius = SEAL
        self.canvas.drawCircle(x, y + 0.6, radius + 1.8, _fill(colour("#000000", 190)))
        shader = skia.GradientShader.MakeRadial(
            skia.Point(x - 5, y - 6),
            radius * 1.5,
            [colour(code) for code in (self.bright, self.metal, self.dim)],
            [0, 0.5, 1],
        )
        self.canvas.drawCircle(x, y, radius, skia.Paint(AntiAlias=True, Shader=shader))
        ring = _stroke(0.9, colour("#000000", 90))
        self.canvas.drawCircle(x, y, radius - 2, ring)
        self.stamp(sign, (x + 0.5, y + 0.7), 19, "#fff4d8", 80)
        return self.stamp(sign, (x, y), 19, "#1c120a")

    def stamp(
        self, sign: str, at: tuple[float, float], size: float, code: str, alpha: int = 255
    ) -> "Slab":
        side = round(size * UNIT * 2)
        mask = relief.mask_of(sign, side)
        flat = np.dstack([np.broadcast_to(_rgb(code), (side, side, 3)), mask * alpha / 255])
        self._place(relief.image_of(flat), *at, size * relief.AIR)
        return self

    def raise_(self, thing: relief.Thing, x: float, y: float, size: float) -> "Slab":
        side = round(size * relief.AIR * UNIT)
        self._place(relief.painted(thing, side), x, y, size * relief.AIR)
        return self

    def _place(self, image: skia.Image, x: float, y: float, wide: float) -> None:
        whole = skia.Rect.MakeWH(image.width(), image.height())
        where = skia.Rect.MakeXYWH(x - wide / 2, y - wide / 2, wide, wide)
        self.canvas.drawImageRect(image, whole, where, SMOOTH, skia.Paint(AntiAlias=True))

    def rivets(self) -> "Slab":
        for x in (20, WIDE - 20):
            for y in (20, HIGH - 20):
                self.canvas.drawCircle(x, y + 0.8, 5.6, _fill(colour("#000000", 180)))
                tones = [colour(code) for code in (self.bright, self.metal, self.dim)]
                shader = skia.GradientShader.MakeRadial(
                    skia.Point(x - 1.6, y - 1.8), 7, tones, [0, 0.45, 1]
                )
                self.canvas.drawCircle(x, y, 4.6, skia.Paint(AntiAlias=True, Shader=shader))
        return self

    def sunburst(self, count: int) -> "Slab":
        for index in range(count):
            turn = 2 * math.pi * index / count
            near, far = 60, 84 if index % 2 else 100
            wide, high = math.cos(turn), math.sin(turn) * 1.28
            for shift, tone, alpha in ((0.8, "#000000", 150), (0, self.metal, 150)):
                self.canvas.drawLine(
                    WIDE / 2 + wide * near + shift,
                    HIGH / 2 + high * near + shift,
                    WIDE / 2 + wide * far * 0.86 + shift,
                    HIGH / 2 + high * far * 0.95 + shift,
                    _stroke(2.4, colour(tone, alpha)),
                )
        return self

    def medal(self, ground: str) -> "Slab":
        x, y, radius = WIDE / 2, HIGH / 2, 54
        glow = _fill(colour("#000000", 170))
        glow.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, 6))
        self.canvas.drawCircle(x, y + 2, radius + 2, glow)
        tones = [
            colour(code)
            for code in (_mixed(ground, "#ffffff", 0.2), ground, _mixed(ground, "#000000", 0.5))
        ]
        shader = skia.GradientShader.MakeRadial(skia.Point(x - 18, y - 22), 84, tones, [0, 0.6, 1])
        self.canvas.drawCircle(x, y, radius, skia.Paint(AntiAlias=True, Shader=shader))
        return self.line(skia.Path.Circle(x, y, radius), 4.8).line(
            skia.Path.Circle(x, y, radius - 7), 1.2, 1.4
        )

    def save(self, path: Path, hole: skia.Path | None = None) -> None:
        """Transparent around its corners and in its *hole*, but for the shade at its edge."""
        self.surface.flushAndSubmit()
        thick = _covered(_rounded(0, 0, WIDE, HIGH, ROUND))
        pixels = self.pixels.astype(np.float32)
        if hole is not None:
            shade = _shade_within(hole)
            open_ = _covered(hole) * (1 - _covered(hole, stroke=6.8))
            pixels[..., :3] *= 1 - open_[..., None]
            thick = thick * (1 - open_ * (1 - shade))
        pixels[..., 3] = thick * 255
        sheets.save(pixels, path)


def _shade_within(hole: skia.Path) -> Field:
    """The thickness of the rim lies in shadow: darkest at the upper left."""
    from scipy import ndimage  # noqa: PLC0415

    inside = _covered(hole)
    wall = ndimage.gaussian_filter(1 - inside, 5 * UNIT / 2.2)
    fallen = ndimage.shift(wall, (4, 3), order=1, mode="nearest")
    return np.clip(np.maximum(wall, fallen) * 1.25, 0, 0.8) * inside


def _covered(path: skia.Path, stroke: float = 0) -> Field:
    pixels = np.zeros((SIZE[1], SIZE[0], 4), np.uint8)
    surface = skia.Surface(pixels)
    canvas = surface.getCanvas()
    canvas.scale(UNIT, UNIT)
    white = colour("#ffffff")
    canvas.drawPath(path, _stroke(stroke, white) if stroke else _fill(white))
    surface.flushAndSubmit()
    return pixels[..., 3].astype(np.float32) / 255


@cache
def _stone(code: str, seed: int, rough: float = 1.0) -> skia.Image:
    """Hewn, and lit from the upper left."""
    shape = SIZE[1], SIZE[0]
    height = sheets.billows([seed, 1], 26, shape) * 9 + sheets.billows([seed, 2], 6, shape) * 3
    height += sheets.billows([seed, 3], 2.6, shape) * 1.4
    down, aside = np.gradient(height)
    light = 1 - (aside * 0.50 + down * 0.62) * 0.30 * rough
    tone = 0.90 + 0.20 * sheets.billows([seed, 4], 60, shape)
    picture = _rgb(code) * (light * tone)[..., None]
    return relief.image_of(np.dstack([np.clip(picture, 0, 255), np.ones(shape)]))


def _rounded(x: float, y: float, wide: float, high: float, radius: float) -> skia.Path:
    return skia.Path.RRect(skia.Rect.MakeXYWH(x, y, wide, high), radius, radius)


def _fill(tone: int) -> skia.Paint:
    return skia.Paint(AntiAlias=True, Color=tone)


def _stroke(width: float, tone: int) -> skia.Paint:
    paint = skia.Paint(AntiAlias=True, Color=tone, Style=skia.Paint.kStroke_Style)
    paint.setStrokeWidth(width)
    paint.setStrokeJoin(skia.Paint.kMiter_Join)
    return paint


def _rgb(code: str) -> Field:
    return np.array([int(code[at : at + 2], 16) for at in (1, 3, 5)], np.float32)


def _mixed(one: str, other: str, share: float) -> str:
    mix = _rgb(one) * (1 - share) + _rgb(other) * share
    return "#{:02x}{:02x}{:02x}".format(*(int(part) for part in mix))


def _code(kind: CardKind) -> str:
    metal = METALS[kind]
    return f"#{metal.r:02x}{metal.g:02x}{metal.b:02x}"


# What is baked


def bake_frame(kind: CardKind, path: Path) -> None:
    _framed(kind, STONES[kind], SEALS[kind], path)


def bake_toa_frame(toa: Toa, path: Path) -> None:
    _framed(CardKind.TOA, OF_TOA[toa], SIGNS[Element(toa)], path)


def _framed(kind: CardKind, stone: str, seal: str, path: Path) -> None:
    slab = Slab(stone, _code(kind), 1 + list(CardKind).index(kind), rainbow=kind is CardKind.FOIL)
    slab.rim().field(parchment=is_parchment(kind)).seal(seal)
    hole = window(kind)
    slab.line(hole, 3.8).save(path, hole)


BACK_LOOKS = {  # stone, metal, the medal's ground, sign and its colour
    "ga": ("#1d4a26", "#b8dc9a", "#2f8a3c", signs.STAR, "#eaffc8"),
    "va": ("#173a52", "#8cc4dc", "#8fd4f0", signs.SMALL_ONE, "#123a54"),
    "krana": ("#4a1e3a", "#e0a4c4", "#b04a86", signs.CELL, "#ffe0f0"),
    "rahi": ("#3a2414", "#c08a50", "#54300f", signs.PAW, "#f0b870"),
    "mission": ("#6a5630", "#e8cf98", "#e2cc9a", signs.FLAG, "#5a3814"),
    "gmc": ("#561608", "#f0935a", "#c8401e", signs.SWORDS, "#ffe4b8"),
    "bohrok": ("#222428", "#d8cf5a", "#d8cc3a", signs.SHELL, "#26262a"),
    "pile": ("#2b2622", "#c99a54", "#2a241e", signs.MASK, "#f2c66d"),
}


def bake_back(name: str, path: Path) -> None:
    stone, metal, ground, sign, tone = BACK_LOOKS[name]
    slab = Slab(stone, metal, 40 + list(BACK_LOOKS).index(name))
    slab.rim().line(_rounded(13, 13, WIDE - 26, HIGH - 26, 8), 1.8).rivets()
    slab.sunburst(24).medal(ground)
    if name == "pile":
        for index, element in enumerate(Element):
            turn = math.radians(60 * index - 90)
            x, y = WIDE / 2 + math.cos(turn) * 33, HIGH / 2 + math.sin(turn) * 33
            slab.raise_(((SIGNS[element], metal),), x, y, 20)
    slab.raise_(((sign, tone),), WIDE / 2, HIGH / 2, 27 if name == "pile" else 60).save(path)
