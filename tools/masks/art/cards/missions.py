"""The 60 Missions: each a scene on the island."""

from game.rules.masks.pieces import Breed, Deck, KranaType
from game.tabletop.shapes.elements import Element
from tools.masks.art.cards import creatures, figures, gear, marks, places
from tools.masks.art.cards.actions import Painting
from tools.masks.art.cards.creatures import bohrok, krana, mask, va
from tools.masks.art.cards.easel import Easel
from tools.masks.art.cards.figures import figure
from tools.masks.art.cards.game_pieces import card, die, fan, pawn
from tools.masks.art.cards.places import banner, hut
from tools.masks.art.cards.relief import Thing

TRODDEN = "#e6cf98"


def meadow(seed: int = 1) -> Easel:
    return (
        Easel("noon")
        .hills("#8fb85a", 0.52, seed=seed, foot="#2c5a26")
        .hills("#5a9440", 0.74, rise=0.05, seed=seed + 3, foot="#1c4018")
    )


def sands(seed: int = 2) -> Easel:
    return (
        Easel("stone")
        .peaks("#a8764a", 0.34, seed=seed)
        .hills("#dcb478", 0.62, seed=seed, foot="#7a5028")
    )


def snows(seed: int = 4) -> Easel:
    return (
        Easel("ice")
        .peaks("#8fb0c8", 0.24, seed=seed, snow="#ffffff")
        .hills("#eef6fa", 0.66, seed=seed, foot="#8fb0c8")
    )


def lava(seed: int = 5) -> Easel:
    return (
        Easel("fire")
        .peaks("#4a2018", 0.34, seed=seed)
        .hills("#3a1a14", 0.66, seed=seed, foot="#8a2a10")
    )


def caves(seed: int = 6) -> Easel:
    return (
        Easel("earth")
        .peaks("#3a3448", 0.18, seed=seed)
        .hills("#2c2638", 0.66, seed=seed, foot="#0e0c14")
    )


def jungle(seed: int = 7) -> Easel:
    return (
        Easel("air")
        .hills("#3f8a3a", 0.5, rise=0.12, seed=seed, foot="#12300f")
        .stand(places.PALM, 22, 66, 76)
        .stand(places.PALM, 160, 62, 70, flipped=True)
    )


def shore(seed: int = 8) -> Easel:
    return Easel("water").sea(0.46).hills("#d8c088", 0.80, rise=0.05, seed=seed, foot="#8a6c3c")


def dusk(seed: int = 9) -> Easel:
    return (
        Easel("dusk")
        .sun(126, 70, 15, "#ffd28a")
        .hills("#5a3020", 0.56, seed=seed)
        .hills("#381c14", 0.76, seed=seed + 2)
    )


def evening(seed: int = 3) -> Easel:
    return (
        Easel("night")
        .stars(50, seed)
        .hills("#233056", 0.58, seed=seed, foot="#0a0e1e")
        .hills("#161e3a", 0.78, seed=seed + 1, foot="#060812")
    )


def walk(easel: Easel, x: float, y: float) -> Easel:
    """A way that leads to (*x*, *y*)."""
    return easel.path([(30, 158), (58, 134), (x - 34, y + 14), (x, y)], TRODDEN, 9)


def village(land: Easel, element: Element, colour: str) -> Easel:
    walk(land, 112, 106)
    land.stand(hut(element), 146, 78, 54).stand(hut(element), 110, 76, 78)
    land.put(banner(element), 66, 62, 52)
    return land.stand(pawn(colour), 42, 112, 54)


def compass(land: Easel, turn: float, thing: Thing) -> Easel:
    """Its needle points to the part of the island that is to be scouted."""
    land.put(thing, 46, 76, 82)
    return land.put(gear.COMPASS, 122, 78, 96).put(gear.NEEDLE, 122, 78, 96, turn=turn)


def giving(land: Easel, *decks: Deck) -> Easel:
    return land.put(fan(*decks), 74, 58, 84 if len(decks) > 1 else 70).put(
        figures.HAND, 84, 108, 100
    )


def paying(sky: str, decks: tuple[Deck, ...], thing: Thing) -> Easel:
    """A swarm's price: cards before the one who asks for it."""
    easel = Easel(sky).hills("#3a3228", 0.68, seed=len(decks))
    return easel.put(thing, 124, 62, 92).put(fan(*decks), 58, 96, 78)


def gift(land: Easel, *decks: Deck) -> Easel:
    """To the one who is ahead."""
    land.stand(pawn("#d8a03c"), 126, 84, 84).put(gear.CROWN, 127, 34, 34)
    return land.put(fan(*decks), 60, 70, 76).put(marks.ARROW, 84, 116, 42)


def luck(land: Easel, first: int, second: int, colour: str, dots: str) -> Easel:
    return land.put(die(first, colour, dots), 62, 70, 68, turn=-14).put(
        die(second, colour, dots), 122, 86, 68, turn=12
    )


MISSIONS: dict[str, Painting] = {
    # Cards to be given away
    "7": lambda: giving(meadow(2), Deck.GA),
    "9": lambda: giving(sands(3), Deck.GA, Deck.GA),
    "10": lambda: (
        meadow(5)
        .stand(places.STORE, 126, 72, 92)
        .put(fan(Deck.GA, Deck.GA, Deck.GA), 56, 96, 84)
        .put(marks.CROSS, 126, 94, 30)
    ),
    "137": lambda: (
        dusk(4)
        .stand(hut(Element.STONE), 134, 76, 76)
        .put(gear.FRUIT, 92, 106, 50)
        .put(fan(Deck.GA, Deck.GA, Deck.GA), 48, 84, 74)
    ),
    "198": lambda: (
        meadow(6)
        .stand(pawn("#3f78b8"), 36, 92, 72)
        .stand(pawn("#c85a3a"), 144, 92, 72)
        .put(card(Deck.GA), 92, 60, 60, turn=-8)
        .put(marks.ARROW, 90, 108, 42, turn=180)
    ),
    "203": lambda: (
        Easel("noon")
        .peaks("#7f9fb0", 0.3, seed=3)
        .stand(places.ROCK, 14, 104, 84)
        .stand(places.ROCK, 166, 104, 84, flipped=True)
        .put(places.BRIDGE, 90, 92, 122)
        .put(fan(Deck.GA, Deck.GA), 90, 40, 58)
    ),
    "244": lambda: (
        meadow(7)
        .put(creatures.MUAKA, 118, 58, 78)
        .stand(places.FENCE, 126, 118, 56)
        .put(card(Deck.RAHI), 48, 86, 76, turn=-10)
    ),
    "245": lambda: (
        jungle(5)
        .put(creatures.NUI_RAMA, 124, 48, 66)
        .put(creatures.NUI_JAGA, 124, 106, 62)
        .put(fan(Deck.RAHI, Deck.RAHI), 52, 88, 76)
    ),
    "308": lambda: (
        dusk(6)
        .stand(places.CAMPFIRE, 130, 96, 66)
        .put(fan(Deck.GA, Deck.RAHI), 58, 70, 84)
        .stand(gear.SACK, 92, 112, 46)
    ),
    "bo1": lambda: paying("pink", (Deck.KRANA, Deck.KRANA), places.NEST),
    "bo5": lambda: paying("magenta", (Deck.KRANA,), krana(Breed.GAHLOK, KranaType.VU)),
    "bo6": lambda: paying("blue", (Deck.VA,), va(Breed.LEHVAK)),
    "bo2": lambda: snows(6).put(figures.FIST, 124, 76, 76).put(card(Deck.GA), 54, 80, 78, turn=-12),
    "bo3": lambda: (
        caves(3)
        .glow(90, 60, 70, "#ffe0a0", 150)
        .put(fan(Deck.GA, Deck.GA, Deck.GA), 90, 56, 96)
        .stand(gear.CRATE, 90, 112, 62)
    ),
    "dis1": lambda: paying("amber", (Deck.GA,), bohrok(Breed.LEHVAK)),
    "dis2": lambda: paying("steel", (Deck.GA, Deck.GA), bohrok(Breed.GAHLOK)),
    "dis3": lambda: paying("red", (Deck.GA, Deck.GA, Deck.GA), bohrok(Breed.TAHNOK)),
    "diskra": lambda: paying("indigo", (Deck.KRANA,), bohrok(Breed.NUHVOK)),
    "disva": lambda: paying("teal", (Deck.VA,), bohrok(Breed.KOHRAK)),
    "306": lambda: (
        sands(7)
        .stand(pawn("#3f78b8"), 34, 92, 70)
        .put(creatures.NUI_JAGA, 110, 66, 74)
        .put(figures.STEPS, 78, 108, 50, turn=-60)
        .put(card(Deck.RAHI), 148, 104, 54, turn=12)
    ),
    # Places to be visited
    "11": lambda: village(lava(2), Element.FIRE, "#e0b050"),
    "12": lambda: village(shore(3).put(places.FALLS, 30, 58, 76), Element.WATER, "#e0b050"),
    "13": lambda: village(jungle(3), Element.AIR, "#e0b050"),
    "14": lambda: village(sands(4), Element.STONE, "#c85a3a"),
    "15": lambda: village(caves(4), Element.EARTH, "#e0b050"),
    "16": lambda: village(snows(3), Element.ICE, "#c85a3a"),
    "17": lambda: (
        walk(meadow(8), 90, 116)
        .stand(places.STORE, 54, 68, 78)
        .stand(places.STORE, 126, 68, 78)
        .put(places.DISC, 90, 120, 36)
    ),
    "138": lambda: (
        walk(jungle(8), 110, 106)
        .glow(108, 74, 66, "#8af0ff", 190)
        .put(places.PORTAL, 108, 74, 84)
        .put(gear.LENS, 50, 104, 62)
    ),
    "139": lambda: (
        walk(sands(5), 112, 104).stand(places.STORE, 114, 68, 92).put(gear.LENS, 48, 106, 62)
    ),
    "140": lambda: compass(sands(6), 0, places.ROCK),
    "141": lambda: compass(jungle(9), 180, places.PALM),
    "143": lambda: compass(snows(7), -90, places.PINE),
    "200": lambda: compass(lava(7), 90, places.VOLCANO),
    "199": lambda: (
        Easel("gold")
        .rays("#fff6d0", 20, 60)
        .hills("#a88a4a", 0.72, foot="#4a3418")
        .path([(90, 158), (90, 120)], TRODDEN, 16)
        .stand(places.TEMPLE, 90, 70, 116)
    ),
    "204": lambda: (
        dusk(7)
        .stand(places.CAMPFIRE, 90, 108, 54)
        .stand(pawn("#c85a3a"), 44, 88, 76)
        .stand(pawn("#3f78b8"), 136, 88, 76)
    ),
    "bo10": lambda: (
        evening(5)
        .glow(118, 88, 64, "#ffab4a", 150)
        .put(places.NEST, 120, 86, 92)
        .put(figures.EYE, 54, 50, 62)
    ),
    # Away, home, changed places
    "8": lambda: (
        Easel("teal")
        .glow(112, 74, 90, "#a8f8ff", 220)
        .put(places.PORTAL, 112, 74, 118)
        .stand(pawn("#d8a03c"), 112, 80, 62)
        .put(marks.ARROW, 34, 80, 54)
    ),
    "205": lambda: (
        Easel("violet")
        .stars(30)
        .glow(100, 70, 80, "#e0a8ff", 200)
        .put(_strange(), 104, 72, 110)
        .put(figures.HAND, 44, 104, 74)
    ),
    "bo4": lambda: (
        Easel("indigo")
        .glow(118, 70, 84, "#8af0ff", 210)
        .put(places.PORTAL, 122, 70, 100)
        .put(bohrok(Breed.GAHLOK), 122, 72, 46)
        .stand(pawn("#d8a03c"), 46, 90, 78, turn=24)
    ),
    "18": lambda: (
        dusk(8)
        .stand(hut(Element.FIRE), 128, 74, 82)
        .put(gear.HORN, 46, 50, 60)
        .stand(pawn("#d8a03c"), 60, 108, 58)
    ),
    "bo9": lambda: (
        lava(8)
        .stand(hut(Element.STONE), 42, 74, 76)
        .put(bohrok(Breed.TAHNOK), 150, 66, 62)
        .put(marks.BACK_ARROW, 98, 60, 54)
        .stand(pawn("#e0b050"), 92, 112, 54)
    ),
    "201": lambda: (
        meadow(9)
        .stand(pawn("#3f78b8"), 38, 92, 74)
        .stand(pawn("#d8a03c"), 142, 92, 74)
        .put(marks.SWAP, 90, 84, 56)
        .put(gear.CROWN, 143, 46, 30)
    ),
    "202": lambda: (
        Easel("noon")
        .hills("#7faa50", 0.80, seed=2)
        .put(creatures.NUI_RAMA, 90, 58, 86)
        .stand(pawn("#c85a3a"), 90, 116, 54)
    ),
    # Held up
    "19": lambda: (
        evening(2)
        .put(gear.TORCH, 134, 74, 82)
        .glow(134, 46, 46, "#ffb04a", 170)
        .stand(figure(Element.ICE), 74, 82, 110)
    ),
    "bo8": lambda: (
        lava(3)
        .stand(places.FENCE, 90, 114, 66)
        .stand(places.FENCE, 36, 114, 66)
        .stand(places.FENCE, 144, 114, 66)
        .put(gear.SHIELD, 90, 64, 76)
    ),
    "311": lambda: (
        sands(8)
        .stand(gear.HOURGLASS, 132, 66, 76)
        .stand(pawn("#8f9aa8"), 58, 96, 72, turn=-10)
        .put(marks.DROOP, 58, 38, 30)
    ),
    "142": lambda: (
        evening(4)
        .put(mask("hau"), 44, 86, 54)
        .put(mask("kaukau"), 90, 96, 54)
        .put(mask("akaku"), 136, 86, 54)
        .put(marks.ZED, 90, 40, 50)
    ),
    "144": lambda: (
        sands(9)
        .stand(places.ROCK, 36, 100, 74)
        .stand(places.ROCK, 146, 102, 70, flipped=True)
        .stand(places.ROCK, 96, 116, 50)
        .stand(pawn("#3f78b8"), 92, 70, 66, turn=12)
    ),
    "309": lambda: snows(8).put(figures.FOOT, 84, 76, 92).put(gear.BANDAGE, 98, 94, 58),
    "310": lambda: caves(8).put(places.PORTAL, 90, 76, 112).put(places.SEALED, 90, 76, 84),
    # Luck
    "145": lambda: luck(meadow(4), 4, 5, "#f4ead0", "#2a1e16"),
    "307": lambda: luck(
        lava(9).put(figures.JAWS, 90, 54, 130, alpha=210), 6, 3, "#c22a22", "#fff0d0"
    ),
    # Cards for others
    "20": lambda: gift(meadow(3), Deck.GA, Deck.GA),
    "243": lambda: gift(sands(2), Deck.RAHI, Deck.RAHI),
    "bo7": lambda: gift(dusk(3), Deck.KRANA, Deck.KRANA),
    "va": lambda: gift(shore(5), Deck.VA),
    "197": lambda: (
        meadow(11)
        .stand(figures.ELDER, 46, 78, 100)
        .put(fan(Deck.GA, Deck.GA), 118, 62, 80)
        .put(gear.SCROLL, 130, 114, 46, turn=80)
    ),
    "246": lambda: (
        dusk(5)
        .put(creatures.KANE_RA, 44, 62, 58)
        .put(creatures.MUAKA, 92, 56, 66)
        .put(creatures.KANE_RA, 140, 62, 58)
        .put(card(Deck.RAHI), 46, 118, 46, turn=-16)
        .put(card(Deck.RAHI), 92, 122, 46)
        .put(card(Deck.RAHI), 138, 118, 46, turn=16)
    ),
    "247": lambda: (
        sands(11)
        .stand(places.BROKEN_FENCE, 84, 98, 92)
        .put(creatures.NUI_JAGA, 136, 50, 66)
        .put(figures.TRACKS, 40, 46, 56)
    ),
    "krashuf": lambda: (
        Easel("magenta")
        .put(places.NEST, 90, 76, 116, alpha=255)
        .put(marks.SWAP, 90, 76, 96)
        .put(krana(Breed.TAHNOK, KranaType.XA), 50, 44, 40)
        .put(krana(Breed.GAHLOK, KranaType.BO), 130, 108, 40)
    ),
}


def _strange() -> Thing:
    ring, pillars, *inner = places.PORTAL
    deep, wide, small = inner
    return ring, pillars, (deep[0], "#4a1a72"), (wide[0], "#d88aff"), (small[0], "#ffe0ff")
