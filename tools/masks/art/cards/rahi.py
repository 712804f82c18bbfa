"""Rahi, what they challenge to, what they do to somebody, and what helps against them."""

from game.boxes.masks.table.shapes import signs
from game.rules.masks.pieces import Deck
from game.tabletop.shapes.elements import Element
from tools.masks.art.cards import creatures, figures, gear, marks, missions, places
from tools.masks.art.cards.actions import Painting
from tools.masks.art.cards.easel import Easel
from tools.masks.art.cards.game_pieces import card, fan, pawn
from tools.masks.art.cards.layers import one
from tools.masks.art.cards.places import hut
from tools.masks.art.cards.relief import Thing

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
        .put(marks.SPEED, 38, 84, 60)
        .put(creatures.NUI_RAMA, 104, 74, 104, turn=38)
    ),
    "286": lambda: missions.sands(3).put(creatures.NUI_JAGA, 90, 80, 118),
    "287": lambda: (
        missions.caves(5)
        .put(creatures.NUI_JAGA, 82, 92, 100, flipped=True)
        .put(figures.EYE, 126, 42, 48)
    ),
    "288": lambda: Easel("water").sea(0.3).put(creatures.TARAKAVA, 90, 84, 118),
    "289": lambda: (
        missions.shore(4).put(marks.SPEED, 36, 90, 54).put(creatures.TARAKAVA, 98, 74, 108, turn=20)
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
        easel.stand(places.PALM, 30, 112, 84, turn=-14)
        .stand(places.PALM, 150, 112, 84, turn=14, flipped=True)
        .stand(places.ROCK, 90, 138, 56)
    )


def assault(beast: Thing) -> Easel:
    """It comes at you, claws first."""
    easel = Easel("red").rays("#ffb070", 24, 70)
    return easel.put(figures.CLAWS, 90, 76, 150, alpha=130).put(beast, 90, 76, 118)


EFFECTS: dict[str, Painting] = {
    "229": lambda: dark().put(figures.FOOT, 84, 78, 92).put(figures.CLAWS, 106, 84, 56),
    "230": lambda: dark().put(places.PORTAL, 104, 72, 96).put(figures.CLAWS, 78, 82, 96),
    "231": lambda: (
        dark()
        .stand(gear.TORN_SACK, 82, 80, 92)
        .put(card(Deck.GA), 130, 64, 48, turn=24)
        .put(card(Deck.GA), 132, 112, 44, turn=-18)
    ),
    "232": lambda: (
        dark().stand(pawn("#d8c8a8"), 96, 106, 74, turn=84).put(creatures.KANE_RA, 88, 60, 88)
    ),
    "233": lambda: (
        dark()
        .stand(hut(Element.WATER), 138, 64, 58)
        .stand(pawn("#d8c8a8"), 98, 100, 56, turn=14)
        .put(creatures.MUAKA, 48, 82, 66)
    ),
    "234": lambda: (
        dark()
        .stand(figures.ELDER, 58, 62, 66, turn=-18)
        .stand(figures.ELDER, 126, 92, 66, turn=18)
        .put(figures.CLAWS, 92, 76, 54)
    ),
    "235": lambda: (
        dark()
        .put(creatures.NUI_RAMA, 128, 40, 52)
        .put(gear.HORN, 76, 92, 84)
        .put(one(signs.FLAG, "#f0dca8"), 134, 104, 46)
    ),
    "296": lambda: dark().stand(places.STORE, 104, 72, 88).put(creatures.NUI_JAGA, 70, 100, 74),
    "297": lambda: (
        dark()
        .stand(places.CAMPFIRE, 126, 96, 60)
        .put(fan(Deck.GA, Deck.RAHI), 112, 50, 60)
        .put(figures.GRIP, 56, 82, 78, turn=60)
    ),
    "298": lambda: dark().put(gear.BANDAGE, 94, 72, 96),
}


def dark() -> Easel:
    return Easel("dusk").hills("#6a3618", 0.6, rise=0.10, seed=9, foot="#2a1208")


DEFENCES: dict[str, Painting] = {
    "237": lambda: guard().put(gear.SHIELD, 78, 84, 86),
    "238": lambda: guard().put(gear.SHIELD, 66, 88, 72).put(figures.FIST, 108, 92, 64),
    "239": lambda: guard().put(creatures.MUAKA, 106, 72, 88).put(figures.HAND, 58, 112, 84),
    "240": lambda: (
        guard()
        .put(creatures.KANE_RA, 132, 72, 66)
        .put(gear.TORCH, 66, 84, 96, turn=12)
        .glow(72, 52, 40, "#ffb04a", 150)
    ),
    "241": lambda: (
        guard().put(creatures.NUI_JAGA, 66, 90, 76).put(marks.BACK_ARROW, 122, 68, 72, flipped=True)
    ),
    "302": lambda: (
        guard()
        .stand(places.SIGNPOST, 46, 84, 82)
        .put(creatures.TARAKAVA, 124, 82, 84)
        .put(gear.FRUIT, 84, 122, 34)
    ),
    "303": lambda: guard().stand(gear.HOURGLASS, 124, 80, 74).put(gear.BANDAGE, 62, 84, 82),
}


def guard() -> Easel:
    return Easel("bone").hills("#8a7a50", 0.66, seed=7, foot="#3a3018")
