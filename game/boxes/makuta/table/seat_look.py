"""How a Toa shows itself to everybody: colour, sign, figure, and the village it comes from."""

from functools import partial

from pygame import BLEND_PREMULTIPLIED, Surface

from game.boxes.makuta.table.island.plates import PlatePainter
from game.boxes.makuta.table.pieces.colours import OF_TOA
from game.boxes.makuta.table.pieces.pieces import Pieces
from game.rules.makuta.pieces import Toa
from game.scenes.table.view import SeatLook

HOMES = {
    Toa.TAHU: "ta_koro",
    Toa.GALI: "ga_koro",
    Toa.LEWA: "le_koro",
    Toa.POHATU: "po_koro",
    Toa.ONUA: "onu_koro",
    Toa.KOPAKA: "ko_koro",
}
ACROSS = 6.0  # cells of the village that are seen; so many lie within every outline


def look_of(toa: Toa, pieces: Pieces, plates: PlatePainter) -> SeatLook:
    return SeatLook(
        OF_TOA[toa],
        partial(pieces.toa_badge, toa),
        partial(pieces.pawn, toa),
        partial(_home, toa, plates),
    )


def _home(toa: Toa, plates: PlatePainter, size: tuple[int, int]) -> Surface:
    """The middle of its village; only its colour where the tiles are others."""
    view = Surface(size, 0, 32)
    view.fill(OF_TOA[toa])
    keys = [tile.key for tile in plates.atlas.tiles]
    if HOMES[toa] in keys:
        plate = plates.plate(keys.index(HOMES[toa]), 0).sharp(max(size) / ACROSS)
        place = plate.get_rect(center=view.get_rect().center)
        view.blit(plate, place, special_flags=BLEND_PREMULTIPLIED)
    return view
