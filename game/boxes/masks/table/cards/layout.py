"""Where everything lies on a card, in a box of 214 by 300, and the inks it is written in."""

from pygame import Color, Rect

from game.boxes.masks.table.cards.kinds import CardKind

WIDE, HIGH = 214, 300
ROUND = 13  # the radius of its corners
MASTER = 660  # pixels high is what was baked
WINDOW = Rect(17, 41, 180, 150)
FIELD = Rect(12, 198, 190, 90)
SEAL = (22.5, 22.5, 15.0)  # its middle and radius
NAME = Rect(42, 4, 162, 37)
VALUE_EDGE = 207, 184  # right end and middle of the pill with its points

METALS = {
    CardKind.TOA: Color("#c9a25a"),
    CardKind.GREAT: Color("#e6b53c"),
    CardKind.NUVA: Color("#f4ead0"),
    CardKind.FOIL: Color("#f3c8f0"),
    CardKind.NOBLE: Color("#b9c6cf"),
    CardKind.TURAGA: Color("#9a7fd0"),
    CardKind.TOOL: Color("#7f8fe0"),
    CardKind.CHALLENGE: Color("#e8743a"),
    CardKind.MISSION: Color("#d8c193"),
    CardKind.BONUS: Color("#7cc36a"),
    CardKind.REWARD: Color("#45c4b2"),
    CardKind.PENALTY: Color("#dc4a5a"),
    CardKind.INFECTED: Color("#8fae3a"),
    CardKind.RAHI: Color("#b07a40"),
    CardKind.RAHI_CHALLENGE: Color("#d08a3c"),
    CardKind.RAHI_EFFECT: Color("#a8683a"),
    CardKind.RAHI_DEFEND: Color("#c8b48a"),
    CardKind.BOHROK: Color("#d9cf3c"),
    CardKind.KAL: Color("#cfd6dc"),
    CardKind.BAHRAG: Color("#d05ab0"),
    CardKind.VA: Color("#6cb7d8"),
    CardKind.KRANA: Color("#e59ac0"),
}
TITLE = Color("#fff3d6")
INK, FAINT = Color("#f3ead9"), Color("#b3a58c")
PEN, PALE_PEN, BROWN = Color("#2a1b10"), Color("#5e4018"), Color("#6b4a1c")
DARK = Color("#1c1008")
BEST = Color("#f2c66d")


def is_parchment(kind: CardKind) -> bool:
    return kind is CardKind.MISSION


def ink(kind: CardKind) -> Color:
    return PEN if is_parchment(kind) else INK


def faint(kind: CardKind) -> Color:
    return PALE_PEN if is_parchment(kind) else FAINT


def bright(kind: CardKind) -> Color:
    """Its metal where light falls on it; on parchment a dark brown."""
    if is_parchment(kind):
        return BROWN
    return METALS[kind].lerp(Color("white"), 0.25)


def card_size(height: int) -> tuple[int, int]:
    return max(1, round(height * WIDE / HIGH)), height


def outline(inset: float, stroke: float = 0) -> str:
    """Of a whole card, for a picture of its size."""
    wide, high = WIDE - 2 * inset, HIGH - 2 * inset
    look = f'fill="none" stroke="#fff" stroke-width="{stroke}"' if stroke else 'fill="#fff"'
    return (
        f'<rect {look} x="{inset}" y="{inset}" width="{wide}" '
        f'height="{high}" rx="{ROUND - inset}"/>'
    )
