"""What lies on a table of the game: cards, pawns, dice."""

from game.boxes.masks.table.shapes import signs
from game.boxes.masks.table.shapes.signs import circle
from game.rules.masks.pieces import Deck
from game.tabletop.pictures.paint import filled, mirrored, placed
from tools.masks.art.cards.layers import darker, moved, slab
from tools.masks.art.cards.relief import Layer, Thing

SMALL_FAN = 3  # of more, each is smaller
DECKS = {  # ground, metal, sign
    Deck.GA: ("#2f7a38", "#d8f0b0", signs.STAR),
    Deck.RAHI: ("#7a4a22", "#f0c890", signs.PAW),
    Deck.KRANA: ("#a8487a", "#ffd8ea", signs.CELL),
    Deck.VA: ("#2f7aa8", "#d0f0ff", signs.SMALL_ONE),
    Deck.MISSION: ("#d8c193", "#5a3a18", signs.FLAG),
    Deck.GMC: ("#b8391f", "#ffe0b0", signs.SWORDS),
}


def card(deck: Deck) -> Thing:
    ground, metal, sign = DECKS[deck]
    return (
        (slab(21, 8, 58, 84, 7), metal),
        (slab(25, 12, 50, 76, 5), ground),
        (placed(sign, 50, 50, 0.34), metal),
    )


def fan(*decks: Deck) -> Thing:
    """Several cards, held in a fan."""
    count = len(decks)
    found: list[Layer] = []
    for index, deck in enumerate(decks):
        away = index - (count - 1) / 2
        at = (50 + away * 52 / max(2, count), 50 + abs(away) * 5)
        found += moved(
            card(deck),
            *at,
            0.78 if count <= SMALL_FAN else 0.66,
            away * (30 / max(1, count - 1) + 4),
        )
    return tuple(found)


def pawn(colour: str) -> Thing:
    """Nobody in particular."""
    return (
        ('<ellipse fill="#fff" cx="50" cy="88" rx="30" ry="9"/>', darker(colour)),
        (filled("M50 36 C62 36 66 52 70 84 C60 92 40 92 30 84 C34 52 38 36 50 36 Z"), colour),
        (circle(50, 24, 18), colour),
        (mirrored(filled("M52 24 L62 19 L60 28 L53 29 Z")), "#fff0b8"),
    )


def die(pips: int, colour: str = "#f4ead0", dots: str = "#2a1e16") -> Thing:
    spots = {
        1: ((50, 50),),
        2: ((28, 28), (72, 72)),
        3: ((26, 26), (50, 50), (74, 74)),
        4: ((28, 28), (72, 28), (28, 72), (72, 72)),
        5: ((27, 27), (73, 27), (50, 50), (27, 73), (73, 73)),
        6: ((28, 24), (72, 24), (28, 50), (72, 50), (28, 76), (72, 76)),
    }[pips]
    return ((slab(5, 5, 90, 90, 18), colour), ("".join(circle(x, y, 8.5) for x, y in spots), dots))
