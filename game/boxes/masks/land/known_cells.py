"""Where things lie on every map (L1, L3), because rules and cards know them there."""

from game.rules.masks.pieces import SpaceKind, Toa
from game.rules.masks.printed.land import COLUMNS, KINI_NUI, space_at

STARTS = {
    Toa.TAHU: space_at(9, 12),
    Toa.GALI: space_at(6, 8),
    Toa.LEWA: space_at(18, 6),
    Toa.POHATU: space_at(0, 6),
    Toa.ONUA: space_at(4, 1),
    Toa.KOPAKA: space_at(10, 0),
}
TOA_AT = {space: toa for toa, space in STARTS.items()}
NEXT_TO_KINI_NUI = (KINI_NUI - COLUMNS, KINI_NUI - 1, KINI_NUI + 1, KINI_NUI + COLUMNS)
BEYOND = (KINI_NUI - 2 * COLUMNS, KINI_NUI - 2, KINI_NUI + 2, KINI_NUI + 2 * COLUMNS)
CORNERS = tuple(KINI_NUI + down + right for down in (-COLUMNS, COLUMNS) for right in (-1, 1))
LARGEST_CHALLENGE, LARGEST_ACTION = 3, 2  # circles
MOST_CIRCLES = {
    SpaceKind.CHALLENGE: LARGEST_CHALLENGE,
    SpaceKind.GAME_ACTION: LARGEST_ACTION,
}  # other kinds have none
NOUNS = {
    SpaceKind.BLANK: "blank space",
    SpaceKind.START: "Start",
    SpaceKind.MISSION: "Mission",
    SpaceKind.CHALLENGE: "Challenge",
    SpaceKind.GAME_ACTION: "Game Action space",
    SpaceKind.PORTAL: "Portal",
    SpaceKind.BOHROK: "Bohrok Control space",
}


def start_of(toa: Toa) -> str:
    return f"The Start of {toa.name.title()}"
