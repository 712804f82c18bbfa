"""What Tiled shows of the objects: a frame around the cell and a letter, as L1 writes it."""

from attrs import frozen
from pygame import Color, Surface, draw
from pygame.font import Font

from game.boxes.masks.land.letters import LETTERS
from game.boxes.masks.land.map_form import PIXELS
from game.rules.masks.pieces import SpaceKind, Toa
from game.rules.masks.printed.land import Place
from tools.masks.art.painting import INK, drawn, rect, u
from tools.masks.art.stones import TOA_COLOURS

COLUMNS = 8
KINDS: dict[str, Place] = {
    "mission": Place(SpaceKind.MISSION),
    "challenge_1": Place(SpaceKind.CHALLENGE, 1),
    "challenge_2": Place(SpaceKind.CHALLENGE, 2),
    "challenge_3": Place(SpaceKind.CHALLENGE, 3),
    "game_action_1": Place(SpaceKind.GAME_ACTION, 1),
    "game_action_2": Place(SpaceKind.GAME_ACTION, 2),
    "portal": Place(SpaceKind.PORTAL),
    "bohrok": Place(SpaceKind.BOHROK),
}
COLOURS = {
    SpaceKind.MISSION: Color("#f3e9cf"),
    SpaceKind.CHALLENGE: Color("#ff5a4a"),
    SpaceKind.GAME_ACTION: Color("#5aa9ff"),
    SpaceKind.PORTAL: Color("#cdb4f2"),
    SpaceKind.BOHROK: Color("#b6e03a"),
}


@frozen
class Thing:
    """A template: its name, its class, and what its properties say."""

    name: str
    class_name: str
    letter: str
    colour: Color
    properties: tuple[tuple[str, str], ...] = ()
    wide: int = 1
    high: int = 1


def things() -> list[Thing]:
    """In the order of the sheet."""
    found = [
        Thing(name, "Space", LETTERS[place], COLOURS[place.kind], _properties(place))
        for name, place in KINDS.items()
    ]
    for toa in Toa:
        name = toa.name.lower()
        start = Thing(f"start_{name}", "Start", name[0].upper(), TOA_COLOURS[toa], (("toa", name),))
        found.append(start)
    nest = Thing("nest", "Nest", "n", Color("#ff9f0a"), wide=1, high=2)
    temple = Thing("temple", "Temple", "", Color("#ffd60a"), wide=3, high=3)
    return [*found, nest, temple]


def _properties(place: Place) -> tuple[tuple[str, str], ...]:
    circles = (("circles", str(place.circles)),) if place.circles else ()
    return (*circles, ("kind", place.kind.value))


def looks() -> list[Surface]:
    font = Font(None, 22)
    return [_look(thing, font) for thing in things()]


def _look(thing: Thing, font: Font) -> Surface:
    def frame(large: Surface) -> None:
        draw.rect(large, INK, rect(0.02, 0.02, 0.96, 0.96), u(0.06), u(0.1))
        draw.rect(large, thing.colour, rect(0.03, 0.03, 0.94, 0.94), u(0.04), u(0.1))
        if thing.letter:
            draw.circle(large, INK, (u(0.84), u(0.84)), u(0.16))
            draw.circle(large, thing.colour, (u(0.84), u(0.84)), u(0.14))

    look = drawn(frame)
    letter = font.render(thing.letter, antialias=True, color=INK)
    look.blit(letter, letter.get_rect(center=(PIXELS * 0.84, PIXELS * 0.85)))
    return look
