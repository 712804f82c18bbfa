"""Cards of which there are many of a sort: Toa, masks, Turaga, challenges, Rahi, the swarm."""

from collections.abc import Callable
from functools import partial
from itertools import permutations

from game.boxes.masks.table.cards.drawings import (
    KINDS,
    KRANA_KAL,
    OWN,
    bohrok_drawing,
    krana_drawing,
    toa_drawing,
    trial_drawing,
    va_drawing,
)
from game.boxes.masks.table.cards.kinds import CardKind
from game.boxes.masks.table.shapes import signs
from game.rules.masks.pieces import Breed, Deck, KranaType, Skill, Toa
from game.rules.masks.printed.cards import BohrokSort
from game.tabletop.pictures.paint import filled, mirrored, stroked
from game.tabletop.shapes.elements import Element
from game.tabletop.shapes.staffs import staff_of
from game.tabletop.toa import pawn_picture
from tools.masks.art.cards import creatures, missions, things
from tools.masks.art.cards.actions import ACTIONS, Painting
from tools.masks.art.cards.creatures import bohrok, krana, mask, va
from tools.masks.art.cards.easel import Easel, image_of
from tools.masks.art.cards.frames import RAINBOW, SEALS
from tools.masks.art.cards.missions import MISSIONS
from tools.masks.art.cards.relief import Thing
from tools.masks.art.cards.things import card, fan, hut, one, pawn

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
    return things.lighter(things.lighter(tone))


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
    element, tone = Element(which), things.code(Element(which))
    shaft, sign = staff_of(element)
    cloth = "#4a4458" if which is Toa.ONUA else "#a8c0d0" if which is Toa.KOPAKA else tone
    metal = "#3a4a58" if which is Toa.KOPAKA else "#f0dcae"
    robe = filled("M50 34 C74 36 88 66 90 100 H10 C12 66 26 36 50 34 Z")
    folds = mirrored(stroked("M58 62 L64 98 M70 60 L82 96", 3.4)) + stroked("M50 66 V98", 3)
    collar = filled("M22 50 C38 70 62 70 78 50 L84 60 C66 84 34 84 16 60 Z")
    worn = mask(
        _MASKS_OF_TURAGA[key], things.lighter(tone) if which is not Toa.KOPAKA else "#eef4f8"
    )
    return (
        Easel(SKY_OF[which])
        .rays("#ffffff", 12, 30)
        .put(((robe, cloth), (folds, things.darker(cloth)), (collar, metal)), 84, 98, 100)
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
    """A word of the elder, about a skill."""
    element = Element(which)
    own = (
        "#8a7fb0"
        if which is Toa.ONUA
        else things.code(element)
        if which is not Toa.KOPAKA
        else "#7fb0d0"
    )
    return (
        Easel(SKY_OF[which])
        .put(things.ELDER, 62, 98, 74)
        .put(things.BUBBLE, 104, 54, 84)
        .put(one(signs.SKILLS[COUNSEL[which]], own), 104, 46, 42, bevel=0.05)
    )


# Challenges


def trial(skills: tuple[Skill, ...]) -> Easel:
    easel = Easel("red").rays("#ffc890", 20, 60)
    if len(skills) == 1:
        return easel.put(one(signs.SWORDS, "#5a1408"), 90, 75, 118, alpha=150, shadow=0).put(
            one(signs.SKILLS[skills[0]], "#ffe0a0"), 90, 75, 78, shine=0.9
        )
    first, second = skills
    easel.put(one(signs.SKILLS[first], "#ffe0a0"), 57, 75, 54, shine=0.9)
    return easel.put(one(signs.SKILLS[second], "#ffe0a0"), 123, 75, 54, shine=0.9)


# Rahi

BEAST = {
    "284": lambda: (
        Easel("air")
        .sun(40, 36, 12)
        .hills("#5a8a3a", 0.86)
        .put(creatures.NUI_RAMA, 96, 66, 116, turn=-14)
    ),
    "285": lambda: (
        Easel("noon")
        .hills("#6a9a44", 0.78)
        .put(things.SPEED, 38, 84, 60)
        .put(creatures.NUI_RAMA, 104, 74, 104, turn=38)
    ),
    "286": lambda: missions.sands(3).put(creatures.NUI_JAGA, 90, 80, 118),
    "287": lambda: (
        missions.caves(5)
        .put(creatures.NUI_JAGA, 82, 92, 100, flipped=True)
        .put(things.EYE, 126, 42, 48)
    ),
    "288": lambda: Easel("water").sea(0.3).put(creatures.TARAKAVA, 90, 84, 118),
    "289": lambda: (
        missions.shore(4)
        .put(things.SPEED, 36, 90, 54)
        .put(creatures.TARAKAVA, 98, 74, 108, turn=20)
    ),
    "290": lambda: missions.jungle(6).put(creatures.MUAKA, 90, 78, 116),
    "291": lambda: missions.sands(6).put(creatures.KANE_RA, 90, 80, 122),
    "292": lambda: missions.lava(4).put(creatures.MANAS, 90, 80, 122),
    "293": lambda: (
        Easel("night")
        .stars(30)
        .hills("#2a1a2e", 0.7)
        .glow(90, 90, 70, "#ff6a4a", 130)
        .put(creatures.MANAS, 90, 88, 112)
    ),
}
PREY = {
    ("221", "222"): creatures.NUI_JAGA,
    ("223", "224"): creatures.TARAKAVA,
    ("225", "226"): creatures.MUAKA,
    ("227", "228"): creatures.NUI_RAMA,
    ("294", "295"): creatures.MANAS,
}


def ambush(beast: Thing) -> Easel:
    """It looks out from behind the leaves."""
    easel = Easel("dusk").hills("#3a2414", 0.5, rise=0.12, seed=4).put(beast, 90, 66, 100)
    return (
        easel.put(things.PALM, 30, 112, 84, turn=-14)
        .put(things.PALM, 150, 112, 84, turn=14, flipped=True)
        .put(things.ROCK, 90, 138, 56)
    )


def assault(beast: Thing) -> Easel:
    """It comes at you, claws first."""
    easel = Easel("red").rays("#ffb070", 24, 70)
    return easel.put(things.CLAWS, 90, 76, 150, alpha=130).put(beast, 90, 76, 118)


EFFECTS: dict[str, Painting] = {
    "229": lambda: dark().put(things.FOOT, 84, 78, 92).put(things.CLAWS, 106, 84, 56),
    "230": lambda: dark().put(things.PORTAL, 104, 72, 96).put(things.CLAWS, 78, 82, 96),
    "231": lambda: (
        dark()
        .put(things.TORN_SACK, 82, 80, 92)
        .put(card(Deck.GA), 130, 64, 48, turn=24)
        .put(card(Deck.GA), 132, 112, 44, turn=-18)
    ),
    "232": lambda: (
        dark().put(pawn("#d8c8a8"), 96, 106, 74, turn=84).put(creatures.KANE_RA, 88, 60, 88)
    ),
    "233": lambda: (
        dark()
        .put(hut(Element.WATER), 138, 64, 58)
        .put(pawn("#d8c8a8"), 98, 100, 56, turn=14)
        .put(creatures.MUAKA, 48, 82, 66)
    ),
    "234": lambda: (
        dark()
        .put(things.ELDER, 58, 62, 66, turn=-18)
        .put(things.ELDER, 126, 92, 66, turn=18)
        .put(things.CLAWS, 92, 76, 66)
    ),
    "235": lambda: (
        dark()
        .put(creatures.NUI_RAMA, 128, 40, 52)
        .put(things.HORN, 76, 92, 84)
        .put(one(signs.FLAG, "#f0dca8"), 134, 104, 46)
    ),
    "296": lambda: dark().put(things.STORE, 104, 72, 88).put(creatures.NUI_JAGA, 70, 100, 74),
    "297": lambda: (
        dark()
        .put(things.CAMPFIRE, 126, 96, 60)
        .put(fan(Deck.GA, Deck.RAHI), 112, 50, 60)
        .put(things.GRIP, 56, 82, 78, turn=60)
    ),
    "298": lambda: dark().put(things.BANDAGE, 94, 72, 96),
}


def dark() -> Easel:
    return Easel("dusk").hills("#2c140a", 0.6, rise=0.12, seed=9)


DEFENCES: dict[str, Painting] = {
    "237": lambda: guard().put(things.SHIELD, 78, 84, 86),
    "238": lambda: guard().put(things.SHIELD, 66, 88, 72).put(things.FIST, 108, 92, 64),
    "239": lambda: guard().put(creatures.MUAKA, 106, 72, 88).put(things.HAND, 58, 112, 84),
    "240": lambda: (
        guard()
        .put(creatures.KANE_RA, 132, 72, 66)
        .put(things.TORCH, 66, 84, 96, turn=12)
        .glow(72, 52, 40, "#ffb04a", 150)
    ),
    "241": lambda: (
        guard()
        .put(creatures.NUI_JAGA, 66, 90, 76)
        .put(things.BACK_ARROW, 122, 68, 72, flipped=True)
    ),
    "302": lambda: (
        guard()
        .put(things.SIGNPOST, 46, 84, 82)
        .put(creatures.TARAKAVA, 124, 82, 84)
        .put(things.FRUIT, 84, 122, 34)
    ),
    "303": lambda: guard().put(things.HOURGLASS, 124, 80, 74).put(things.BANDAGE, 62, 84, 82),
}


def guard() -> Easel:
    return Easel("bone").hills("#8a7a50", 0.66, seed=7, foot="#3a3018")


# The swarm


def bohrok_card(sort: BohrokSort, breed: Breed) -> Easel:
    match sort:
        case BohrokSort.KAL:
            return (
                Easel("indigo").rays("#e0f0ff", 22, 50).put(bohrok(breed, is_kal=True), 90, 72, 122)
            )
        case BohrokSort.PROMO:
            return (
                Easel("gold").rays("#fff4c0", 24, 70).put(bohrok(breed, is_promo=True), 90, 72, 122)
            )
        case _:
            return Easel("steel").rays("#ffffff", 10, 24).put(bohrok(breed), 90, 72, 122)


def bahrag(thing: Thing, sky: str) -> Easel:
    return Easel(sky).rays("#ffe0f8", 16, 60).put(thing, 90, 84, 120)


VA_SKIES = dict(zip(Breed, ("red", "water", "green", "stone", "earth", "ice"), strict=True))
KRANA_SKIES = dict(zip(Breed, ("amber", "night", "teal", "bone", "violet", "storm"), strict=True))


def va_card(breed: Breed) -> Easel:
    return Easel(VA_SKIES[breed]).hills("#2c3a40", 0.80, seed=breed).put(va(breed), 90, 76, 112)


def krana_card(breed: Breed, type: KranaType) -> Easel:  # noqa: A002 - what the box calls it
    return (
        Easel(KRANA_SKIES[breed])
        .rays("#ffe4f4", 8, 36)
        .put(krana(breed, type), 90, 75, 112, bevel=0.045, shine=0.8)
    )


# All of them, by the name of their file


def kind_sign(kind: CardKind) -> Easel:
    """For a card that nobody has drawn yet."""
    easel = Easel(_KIND_SKIES[kind]).rays("#ffffff", 16, 40)
    return easel.put(one(SEALS[kind], "#f4e2b0"), 90, 75, 88, shine=0.9)


_KIND_SKIES = {
    CardKind.TOA: "gold",
    CardKind.GREAT: "gold",
    CardKind.NUVA: "silver",
    CardKind.FOIL: "pink",
    CardKind.NOBLE: "silver",
    CardKind.TURAGA: "violet",
    CardKind.TOOL: "indigo",
    CardKind.CHALLENGE: "red",
    CardKind.MISSION: "stone",
    CardKind.BONUS: "green",
    CardKind.REWARD: "teal",
    CardKind.PENALTY: "crimson",
    CardKind.INFECTED: "sick",
    CardKind.RAHI: "brown",
    CardKind.RAHI_CHALLENGE: "amber",
    CardKind.RAHI_EFFECT: "dusk",
    CardKind.RAHI_DEFEND: "bone",
    CardKind.BOHROK: "steel",
    CardKind.KAL: "indigo",
    CardKind.BAHRAG: "magenta",
    CardKind.VA: "blue",
    CardKind.KRANA: "pink",
}


def paintings() -> dict[str, Painting]:
    return {
        **{toa_drawing(each): partial(toa, each) for each in Toa},
        **{f"{OWN}/{key}": partial(mask_card, key) for key in creatures.MASKS},
        **{
            f"{OWN}/{key}_foil": partial(mask_card, key, is_foil=True)
            for key in creatures.MASKS
            if key not in NOBLE_SKIES
        },
        **{f"{OWN}/{key}": partial(turaga, key) for key in TURAGA},
        **{f"{OWN}/{key}": partial(tool, key) for key in TOOLS},
        **{f"{OWN}/{each.name.lower()}_counsel": partial(counsel, each) for each in Toa},
        **{trial_drawing((each,)): partial(trial, (each,)) for each in Skill},
        **{trial_drawing(pair): partial(trial, pair) for pair in permutations(Skill, 2)},
        **{f"{OWN}/{key}": paint for key, paint in ACTIONS.items()},
        **{f"{OWN}/{key}": paint for key, paint in MISSIONS.items()},
        **{f"{OWN}/{key}": paint for key, paint in BEAST.items()},
        **{f"{OWN}/{first}": partial(ambush, beast) for (first, _), beast in PREY.items()},
        **{f"{OWN}/{second}": partial(assault, beast) for (_, second), beast in PREY.items()},
        **{f"{OWN}/{key}": paint for key, paint in (EFFECTS | DEFENCES).items()},
        **_swarm(),
        **{f"{KINDS}/{kind.value}": partial(kind_sign, kind) for kind in CardKind},
    }


def _swarm() -> dict[str, Painting]:
    sorts = (BohrokSort.REGULAR, BohrokSort.PROMO, BohrokSort.KAL)
    return {
        **{bohrok_drawing(s, b): partial(bohrok_card, s, b) for s in sorts for b in Breed},
        f"{OWN}/cahdok_bahrag": partial(bahrag, creatures.CAHDOK, "dusk"),
        f"{OWN}/gahdok_bahrag": partial(bahrag, creatures.GAHDOK, "night"),
        **{va_drawing(breed): partial(va_card, breed) for breed in Breed},
        **{krana_drawing(b, t): partial(krana_card, b, t) for b in Breed for t in KranaType},
        KRANA_KAL: lambda: (
            Easel("silver")
            .rays("#ffffff", 12, 60)
            .put(creatures.krana_of("#b8c4ce", "#8af0ff", KranaType.XA), 90, 75, 118)
        ),
    }
