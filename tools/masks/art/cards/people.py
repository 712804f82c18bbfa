"""Toa, masks, and the Turaga with their tools and counsels."""

from collections.abc import Callable

from game.boxes.masks.table.shapes import signs
from game.rules.masks.pieces import Skill, Toa
from game.tabletop.pictures.paint import filled, mirrored, stroked
from game.tabletop.shapes.elements import Element
from game.tabletop.shapes.staffs import staff_of
from game.tabletop.toa import pawn_picture
from tools.masks.art.cards import creatures, layers, missions
from tools.masks.art.cards.creatures import mask
from tools.masks.art.cards.easel import Easel, image_of
from tools.masks.art.cards.frames import RAINBOW
from tools.masks.art.cards.layers import one
from tools.masks.art.cards.relief import Thing

FIGURE = 640  # pixels high, as it is painted
LANDS: dict[Toa, Callable[[int], Easel]] = {
    Toa.TAHU: missions.lava,
    Toa.GALI: missions.shore,
    Toa.LEWA: missions.jungle,
    Toa.POHATU: missions.sands,
    Toa.ONUA: missions.caves,
    Toa.KOPAKA: missions.snows,
}


def toa(which: Toa) -> Easel:
    """On his own ground, as he stands on the table."""
    land = LANDS[which](which + 2).glow(90, 80, 66, "#fff0c0", 120).ground_shadow(90, 138, 74)
    figure = image_of(pawn_picture(Element(which), FIGURE, lit=False))
    return land.lay(figure, 90, 75, 109)


# Masks

NOBLE_SKIES = {
    "komau": "violet",
    "ruru": "night",
    "rau": "teal",
    "mahiki": "amber",
    "huna": "storm",
    "matatu": "steel",
}


def mask_card(key: str, *, is_foil: bool = False) -> Easel:
    is_noble = key in NOBLE_SKIES
    easel = Easel(NOBLE_SKIES[key] if is_noble else "gold")
    easel.rays("#ffffff" if is_noble else "#fff4c8", 24 if is_noble else 18, 46)
    if is_foil:
        easel = Easel("night")
        for index, tone in enumerate(RAINBOW):
            easel.rays(tone, 6 + index, 50)
        return easel.put(mask(key, shining(creatures.MASKS[key])), 90, 74, 120, turn=-10, shine=1.3)
    return easel.put(mask(key), 90, 75, 126, bevel=0.03, shine=0.6)


def shining(tone: str) -> str:
    """As if it were of silver."""
    return layers.lighter(layers.lighter(tone))


# Turaga

TOOLS: dict[str, tuple[Toa, Thing]] = {
    "firestaff": (
        Toa.TAHU,
        (
            (stroked("M50 36 V98", 9), "#7a4e28"),
            (
                filled(
                    "M50 0 C62 16 76 22 72 38 C69 50 60 50 50 "
                    "50 C40 50 31 50 28 38 C25 24 40 20 50 0 Z"
                ),
                "#ff7a26",
            ),
            (
                filled(
                    "M50 18 C56 28 62 32 59 40 C57 46 53 46 50 "
                    "46 C47 46 43 46 41 40 C39 32 46 28 50 18 Z"
                ),
                "#ffe07a",
            ),
            (stroked("M36 54 H64", 7), "#c79a34"),
        ),
    ),
    "trident": (
        Toa.GALI,
        (
            (stroked("M50 20 V98", 8), "#5a8ab0"),
            (
                filled(
                    "M20 4 L28 18 V38 C28 48 38 50 46 50 V22 L42 20 L50 0 L58 20 L54 22 V50 C62 "
                    "50 72 48 72 38 V18 L80 4 L84 40 C84 58 66 62 50 62 C34 62 16 58 16 40 Z"
                ),
                "#bfe4f4",
            ),
        ),
    ),
    "kau_kau_staff": (
        Toa.LEWA,
        (
            (stroked("M42 98 L56 38", 9), "#7a5a2c"),
            (
                filled(
                    "M56 40 C30 30 28 6 52 2 C80 0 92 24 80 44 "
                    "C76 26 66 16 56 20 C48 24 52 34 56 40 Z"
                ),
                "#6fc04a",
            ),
            (signs.circle(63, 24, 7), "#e8ffb0"),
        ),
    ),
    "stone_hammer": (
        Toa.POHATU,
        (
            (stroked("M50 40 V98", 11), "#6a4424"),
            (filled("M12 10 H76 L94 24 V44 L76 50 H12 Z"), "#b09a7c"),
            (filled("M24 10 H34 V50 H24 Z M64 10 H72 V50 H64 Z"), "#c8843c"),
        ),
    ),
    "drill_of_onua": (
        Toa.ONUA,
        (
            (stroked("M50 56 V98", 11) + stroked("M34 74 H66", 8), "#6a5a78"),
            (filled("M30 40 H70 L66 60 H34 Z"), "#8a7fa8"),
            (filled("M50 0 L68 40 H32 Z"), "#d8c79a"),
            (stroked("M44 16 L58 12 M39 28 L63 22 M35 39 L67 31", 4), "#6a5a3a"),
        ),
    ),
    "ice_pick": (
        Toa.KOPAKA,
        (
            (stroked("M50 24 V98", 9), "#5a7284"),
            (
                filled(
                    "M4 40 C20 14 36 8 50 8 C64 8 84 16 98 30 "
                    "C80 26 66 26 56 34 H44 C30 28 16 30 4 40 Z"
                ),
                "#e0f0fa",
            ),
            (filled("M42 8 H58 V36 H42 Z"), "#8fb4cc"),
        ),
    ),
}
TURAGA = {
    "vakama": Toa.TAHU,
    "nokama": Toa.GALI,
    "matau": Toa.LEWA,
    "onewa": Toa.POHATU,
    "whenua": Toa.ONUA,
    "nuju": Toa.KOPAKA,
}
_MASKS_OF_TURAGA = {
    "vakama": "huna",
    "nokama": "rau",
    "matau": "mahiki",
    "onewa": "komau",
    "whenua": "ruru",
    "nuju": "matatu",
}
COUNSEL = {
    Toa.TAHU: Skill.SPEED,
    Toa.GALI: Skill.FLIGHT,
    Toa.LEWA: Skill.SHIELDING,
    Toa.POHATU: Skill.STRENGTH,
    Toa.ONUA: Skill.VISION,
    Toa.KOPAKA: Skill.SWIMMING,
}
SKY_OF = dict(zip(Toa, ("fire", "water", "air", "stone", "earth", "ice"), strict=True))


def turaga(key: str) -> Easel:
    """An elder behind the mask, with the staff of the village."""
    which = TURAGA[key]
    element, tone = Element(which), layers.code(Element(which))
    shaft, sign = staff_of(element)
    cloth = "#4a4458" if which is Toa.ONUA else "#a8c0d0" if which is Toa.KOPAKA else tone
    metal = "#3a4a58" if which is Toa.KOPAKA else "#f0dcae"
    robe = filled("M50 34 C74 36 88 66 90 100 H10 C12 66 26 36 50 34 Z")
    folds = mirrored(stroked("M58 62 L64 98 M70 60 L82 96", 3.4)) + stroked("M50 66 V98", 3)
    collar = filled("M22 50 C38 70 62 70 78 50 L84 60 C66 84 34 84 16 60 Z")
    worn = mask(_MASKS_OF_TURAGA[key], _pale(which))
    return (
        Easel(SKY_OF[which])
        .rays("#ffffff", 12, 30)
        .put(((robe, cloth), (folds, layers.darker(cloth)), (collar, metal)), 84, 98, 100)
        .put(worn, 84, 62, 66)
        .put(((shaft, metal), (sign, metal)), 132, 80, 118, bevel=0.03)
    )


def tool(key: str) -> Easel:
    which, thing = TOOLS[key]
    return (
        Easel(SKY_OF[which])
        .rays("#ffffff", 10, 40)
        .glow(90, 70, 66, "#fff4d0", 130)
        .put(thing, 90, 76, 132, shine=0.8)
    )


def counsel(which: Toa) -> Easel:
    """What an elder says of a skill: the mask below, the sign where the word goes."""
    elder = next(key for key, each in TURAGA.items() if each is which)
    worn = mask(_MASKS_OF_TURAGA[elder], _pale(which))
    x, tilt = (74, -8) if which % 2 else (106, 8)
    return (
        Easel(_WORDS[which], at=((180 - x) / 180, 0.34))
        .glow(180 - x, 54, 54, "#fff8e0", 170)
        .put(worn, x, 108, 64, turn=tilt)
        .put(one(signs.SKILLS[COUNSEL[which]], "#ffe7ae"), 180 - x, 56, 56, bevel=0.05, shine=0.8)
    )


_WORDS = dict(zip(Toa, ("crimson", "night", "green", "bone", "earth", "ice"), strict=True))


def _pale(which: Toa) -> str:
    if which is Toa.KOPAKA:
        return "#eef4f8"
    return layers.lighter(layers.code(Element(which)))
