"""What things are made of: layers of one colour, moved and toned."""

from game.tabletop.pictures.paint import placed
from game.tabletop.shapes.elements import COLOURS, Element
from tools.masks.art.cards.relief import Thing

BONE, GOLD, IRON, WOOD, DARK = "#ecd9a8", "#f2c66d", "#70787f", "#9a6a38", "#2a1e16"
STONE, LEAF, SNOW, RED, STEEL = "#a5967c", "#5c9a44", "#eef4f8", "#d8442c", "#c9d0d6"


def one(body: str, colour: str) -> Thing:
    return ((body, colour),)


def moved(thing: Thing, x: float, y: float, scale: float, turn: float = 0) -> Thing:
    """Made smaller, its middle at (*x*, *y*), turned."""
    return tuple(
        (placed(f'<g transform="rotate({turn} 50 50)">{body}</g>', x, y, scale), colour)
        for body, colour in thing
    )


def slab(x: float, y: float, wide: float, high: float, rx: float = 0) -> str:
    return f'<rect fill="#fff" x="{x}" y="{y}" width="{wide}" height="{high}" rx="{rx}"/>'


def code(element: Element) -> str:
    red, green, blue, *_ = COLOURS[element]
    return f"#{red:02x}{green:02x}{blue:02x}"


def darker(tone: str) -> str:
    return "#" + "".join(f"{int(int(tone[at : at + 2], 16) * 0.62):02x}" for at in (1, 3, 5))


def lighter(tone: str) -> str:
    levels = (int(tone[at : at + 2], 16) for at in (1, 3, 5))
    return "#" + "".join(f"{min(255, int(level * 0.75 + 70)):02x}" for level in levels)
