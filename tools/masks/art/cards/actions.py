"""The 47 Game Action cards: a sign each, in the light of its kind."""

from collections.abc import Callable
from math import cos, radians, sin
from typing import TypeAlias

from game.boxes.masks.table.shapes import signs
from game.rules.masks.pieces import Breed, Deck, KranaType
from game.tabletop.pictures.paint import stroked
from game.tabletop.shapes.elements import SIGNS, Element
from tools.masks.art.cards import creatures, figures, gear, layers, marks, places
from tools.masks.art.cards.creatures import bohrok, krana, mask, va
from tools.masks.art.cards.easel import Easel
from tools.masks.art.cards.game_pieces import card, fan, pawn
from tools.masks.art.cards.layers import moved, one
from tools.masks.art.cards.places import hut
from tools.masks.art.cards.relief import Thing

Painting: TypeAlias = Callable[[], Easel]
RUST = "#8a5a34"
_BRICKS = "".join(
    layers.slab(x, y, 22, 13, 2)
    for y, first in ((20, 2), (36, -10), (52, 2), (68, -10), (84, 2))
    for x in range(first, 100, 25)
)
WALL = one(_BRICKS, "#a08a68")
BUBBLES = one(
    signs.ring(30, 60, 16, 5) + signs.ring(62, 40, 22, 6) + signs.ring(44, 14, 9, 4), "#e4fbff"
)


def bonus(sky: str = "green") -> Easel:
    return Easel(sky).rays("#f0ffd8", 14, 46)


def reward(sky: str = "teal") -> Easel:
    return Easel(sky).rays("#dcfff6", 20, 56)


def penalty(sky: str = "crimson", seed: int = 5) -> Easel:
    return Easel(sky).hills("#4a101c", 0.74, rise=0.08, seed=seed)


def infected() -> Easel:
    return Easel("sick").rays("#e8f48a", 9, 26)


def rusted(key: str) -> Thing:
    """A mask with growths upon it."""
    spots = signs.circle(34, 26, 9) + signs.circle(60, 18, 6) + signs.circle(70, 66, 8)
    more = signs.circle(44, 70, 5) + signs.circle(26, 48, 5) + signs.circle(80, 36, 5)
    return (*mask(key, RUST), (spots + more, "#9cc23a"), (signs.circle(34, 26, 4), "#d8f07a"))


ACTIONS: dict[str, Painting] = {
    # Rewards
    "plus_100": lambda: (
        reward()
        .put(figures.FIST, 90, 66, 88, shine=0.9)
        .put(one(signs.STAR, "#fff6d0"), 134, 34, 26)
    ),
    "plus_200": lambda: (
        reward()
        .glow(90, 70, 70, "#fff0a0", 200)
        .put(_elements(), 90, 68, 122)
        .put(figures.FIST, 90, 70, 62, shine=0.9)
    ),
    "plus_200_flight": lambda: (
        Easel("noon")
        .sun(40, 34, 12)
        .peaks("#5a86a0", 0.52, seed=6, snow="#ffffff")
        .put(figures.WINGS, 90, 62, 104, shine=0.9)
    ),
    "plus_200_shielding": lambda: (
        reward("stone").put(WALL, 90, 82, 150, shadow=0).put(gear.SHIELD, 90, 70, 92, shine=0.8)
    ),
    "plus_200_speed": lambda: (
        reward("amber")
        .put(marks.SPEED, 34, 76, 56)
        .put(marks.HEART, 84, 64, 66)
        .put(marks.CHEVRONS, 130, 72, 62, shine=0.9)
    ),
    "plus_200_strength": lambda: (
        reward("dusk").stand(places.MOUNTAIN, 90, 84, 128).put(figures.FIST, 90, 70, 72, shine=0.9)
    ),
    "plus_200_swimming": lambda: (
        Easel("water").sea(0.28).put(places.WAVES, 90, 88, 92).put(BUBBLES, 96, 42, 62)
    ),
    "plus_200_vision": lambda: (
        Easel("dawn")
        .sun(90, 60, 30)
        .hills("#7a6a48", 0.74, seed=5)
        .put(figures.EYE, 90, 66, 104, shine=0.9)
    ),
    "lightstone": lambda: (
        Easel("night")
        .stars(30)
        .hills("#16303a", 0.78)
        .glow(90, 70, 78, "#fff0a0", 235)
        .put(gear.LANTERN, 90, 72, 96, shine=0.9)
    ),
    "errand": lambda: (
        reward("dawn")
        .hills("#6a8a4a", 0.72)
        .stand(figures.ELDER, 46, 88, 84)
        .put(gear.SCROLL, 100, 58, 44, turn=10)
        .stand(pawn("#c85a3a"), 142, 92, 64)
    ),
    "spoils": lambda: (
        reward()
        .put(bohrok(Breed.TAHNOK), 66, 76, 84, turn=-14, alpha=255)
        .put(card(Deck.GA), 122, 60, 76, turn=12)
    ),
    "double_control": lambda: (
        reward()
        .put(bohrok(Breed.GAHLOK), 56, 84, 70)
        .put(bohrok(Breed.TAHNOK), 124, 84, 70)
        .put(creatures.KRANA, 90, 40, 50)
    ),
    "cahdok": lambda: Easel("fire").rays("#ffd08a", 18, 60).put(creatures.CAHDOK, 90, 70, 122),
    "gahdok": lambda: Easel("blue").rays("#e0f8ff", 18, 60).put(creatures.GAHDOK, 90, 70, 122),
    "kal_surge": lambda: (
        Easel("indigo")
        .rays("#e0f0ff", 22, 60)
        .put(marks.BOLT, 30, 70, 76, turn=12)
        .put(marks.BOLT, 150, 70, 76, turn=-12, flipped=True)
        .put(bohrok(Breed.PAHRAK, is_kal=True), 90, 74, 112)
    ),
    # Bonuses
    "draw_two": lambda: (
        bonus().put(fan(Deck.GA, Deck.GA), 90, 64, 104).put(marks.PLUS, 144, 112, 34)
    ),
    "swift": lambda: bonus().put(marks.SPEED, 40, 70, 62).put(figures.FOOT, 98, 74, 96, turn=-8),
    "safe_path": lambda: (
        bonus()
        .hills("#4f8a3c", 0.56, seed=3)
        .path([(70, 155), (96, 126), (78, 104), (104, 84), (96, 74)], "#e8d49c", 11)
        .put(one(signs.FLAG, "#f0dca8"), 40, 84, 42)
        .put(marks.HOP, 62, 52, 62)
        .stand(pawn("#d8a03c"), 116, 62, 50)
    ),
    "slant": lambda: bonus().put(marks.DIAGONAL, 90, 74, 108),
    "satchel": lambda: (
        bonus().put(fan(Deck.GA, Deck.GA, Deck.GA), 90, 44, 84).stand(gear.SACK, 90, 92, 98)
    ),
    "homeward": lambda: (
        bonus("dawn")
        .sun(134, 40, 13)
        .hills("#5a8a44", 0.66, seed=6)
        .path([(40, 155), (62, 128), (92, 122), (112, 106)], "#ecd8a0", 9)
        .stand(hut(Element.AIR), 122, 82, 64)
        .stand(pawn("#3f8a3a"), 50, 108, 54)
    ),
    "gate_song": lambda: (
        bonus("teal")
        .glow(90, 72, 80, "#8af0ff", 200)
        .put(places.PORTAL, 90, 74, 106)
        .put(_notes(), 138, 34, 46)
    ),
    "counsel": lambda: (
        bonus()
        .stand(figures.ELDER, 46, 82, 92)
        .put(marks.BUBBLE, 118, 56, 84)
        .put(one(signs.FLAG, "#b8924a"), 118, 46, 34)
        .put(marks.CROSS, 118, 46, 44, bevel=0.05)
    ),
    "far_sight": lambda: (
        bonus().put(fan(Deck.GMC, Deck.GMC, Deck.GMC), 90, 72, 112).put(gear.LENS, 112, 84, 76)
    ),
    "quick_change": lambda: (
        bonus()
        .put(mask("hau"), 50, 52, 62)
        .put(mask("kaukau"), 130, 96, 62)
        .put(marks.SWAP, 90, 74, 62)
    ),
    "krana_find": lambda: (
        bonus()
        .put(fan(Deck.KRANA, Deck.KRANA), 90, 62, 100)
        .put(krana(Breed.LEHVAK, KranaType.BO), 90, 104, 54)
    ),
    "master_krana": lambda: (
        bonus("gold")
        .put(bohrok(Breed.NUHVOK), 90, 96, 84)
        .put(creatures.krana_of("#f2c04a", "#ffffff", KranaType.ZA), 90, 46, 70)
        .put(gear.CROWN, 90, 12, 34)
    ),
    "wild_krana": lambda: (
        bonus("pink")
        .put(krana(Breed.TAHNOK, KranaType.XA), 46, 50, 52, turn=-18)
        .put(krana(Breed.GAHLOK, KranaType.SU), 134, 48, 52, turn=16)
        .put(krana(Breed.LEHVAK, KranaType.JA), 50, 108, 50, turn=10)
        .put(krana(Breed.KOHRAK, KranaType.CA), 132, 108, 50, turn=-12)
        .put(creatures.krana_of("#f2c04a", "#ffffff", KranaType.YO), 90, 76, 66)
    ),
    "va_call": lambda: (
        bonus("blue")
        .put(gear.HORN, 58, 96, 70, turn=-10)
        .put(va(Breed.GAHLOK), 126, 56, 64)
        .put(va(Breed.TAHNOK), 104, 106, 52)
    ),
    "rahi_find": lambda: (
        bonus("brown")
        .hills("#7a5a30", 0.5, seed=8)
        .put(figures.TRACKS, 84, 82, 116, bevel=0.02)
        .put(fan(Deck.RAHI, Deck.RAHI), 134, 106, 56)
    ),
    "shake_off": lambda: (
        bonus()
        .put(gear.BANDAGE, 58, 100, 60)
        .put(gear.CHAIN, 128, 40, 66, turn=-24)
        .stand(pawn("#d8a03c"), 92, 72, 92)
    ),
    # Penalties
    "minus_100": lambda: (
        penalty(seed=2).stand(places.ROCK, 128, 108, 60).stand(pawn("#d8d0c0"), 74, 70, 88, turn=48)
    ),
    "drop_one": lambda: (
        penalty().put(figures.GRIP, 78, 42, 66, turn=180).put(card(Deck.GA), 98, 104, 66, turn=24)
    ),
    "snatch": lambda: (
        penalty()
        .put(fan(Deck.GA, Deck.GA, Deck.GA), 116, 92, 84)
        .put(figures.GRIP, 62, 58, 78, turn=118)
    ),
    "lost_track": lambda: (
        penalty("storm").glow(90, 60, 70, "#e0d8d0", 120).stand(places.SIGNPOST, 90, 78, 116)
    ),
    "bare_hand": lambda: (
        penalty()
        .put(fan(Deck.GA, Deck.GA, Deck.GA, Deck.GA), 90, 98, 108)
        .put(figures.EYE, 90, 46, 76)
    ),
    "firestorm": lambda: (
        Easel("fire", at=(0.5, 0.8))
        .peaks("#3a1612", 0.5, seed=3)
        .stand(places.CAMPFIRE, 44, 88, 74)
        .stand(places.CAMPFIRE, 136, 88, 74)
        .put(card(Deck.GA), 90, 58, 62, turn=-14)
        .stand(places.CAMPFIRE, 90, 100, 90)
    ),
    "no_control": lambda: (
        penalty("magenta")
        .put(bohrok(Breed.PAHRAK), 66, 92, 84)
        .put(creatures.KRANA, 124, 44, 60)
        .put(marks.CROSS, 96, 68, 52, bevel=0.05)
    ),
    "krana_loss": lambda: (
        penalty()
        .put(figures.HAND, 84, 104, 96)
        .put(creatures.KRANA, 118, 44, 66, turn=28)
        .put(marks.BACK_ARROW, 56, 48, 46)
    ),
    "scatter": lambda: (
        penalty("dusk")
        .stand(places.BROKEN_FENCE, 90, 106, 84)
        .put(card(Deck.RAHI), 46, 50, 58, turn=-30)
        .put(card(Deck.RAHI), 134, 50, 58, turn=30)
    ),
    "rahi_lure": lambda: (
        penalty("brown")
        .put(creatures.MUAKA, 116, 60, 84)
        .put(gear.FRUIT, 46, 104, 52)
        .put(gear.NET, 52, 46, 60, turn=-30)
    ),
    # Infected Masks
    "puppet": lambda: infected().put(gear.STRINGS, 90, 56, 108).stand(pawn("#a88a4a"), 90, 104, 76),
    "rust": lambda: infected().put(rusted("hau"), 90, 72, 124),
    "numb_mask": lambda: infected().put(rusted("kakama"), 82, 78, 110).put(marks.ZED, 142, 36, 50),
    "heavy_mask": lambda: (
        infected().put(rusted("pakari"), 72, 58, 94).put(gear.SHACKLE, 128, 90, 84)
    ),
    "exile": lambda: (
        infected()
        .hills("#4a5a1c", 0.66, seed=4)
        .put(rusted("miru"), 54, 56, 78)
        .put(marks.BACK_ARROW, 116, 54, 54, flipped=True)
        .stand(hut(Element.EARTH), 132, 100, 56)
    ),
    "beast_mask": lambda: infected().put(figures.JAWS, 90, 74, 138).put(rusted("huna"), 90, 74, 74),
}


def _elements() -> Thing:
    """The signs of all six in a ring."""
    found: tuple[tuple[str, str], ...] = ()
    for index, element in enumerate(Element):
        turn = radians(60 * index - 90)
        colour = "#8a7fb0" if element is Element.EARTH else layers.code(element)
        sign = one(SIGNS[element], colour)
        found += moved(sign, 50 + 38 * cos(turn), 50 + 38 * sin(turn), 0.24)
    return found


def _notes() -> Thing:
    body = stroked("M36 76 V18 L78 8 V64", 7) + signs.circle(27, 78, 12) + signs.circle(69, 66, 12)
    return one(body, "#fff6d0")
