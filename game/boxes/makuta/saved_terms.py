"""What was agreed before a game, as its first line says it: edition, house rules, Toa, tiles.

A game carries its tiles, so that it outlives a changed set.
"""

from attrs import frozen

from game.boxes.makuta.levels.fingerprint import fingerprint
from game.boxes.makuta.tile_faults import first_fault
from game.persistence.errors import ChangedHeadError, HeadError, UnclearHeadError
from game.persistence.forms import FormError, short, strict_converter, structured
from game.persistence.json_text import Json, JsonObject
from game.persistence.saved_figures import seated
from game.rules.makuta.editions import EDITIONS, MIGHTIEST, Edition, HouseRules, Terms
from game.rules.makuta.pieces import KINDS, Kind, Toa
from game.rules.makuta.setup import FEWEST_SEATS, MOST_SEATS
from game.rules.makuta.tiles import Atlas, Cell, Tile

_TOAS = {toa.name.lower(): toa for toa in Toa}
CELL_PARTS = 2
# With one back for Kanohi and Turaga, where each had its own before (H7), and with tokens on the
# trays of a short game (H4).
NEWEST_RULES = 2


class WrongTilesError(ChangedHeadError):
    what = "The tiles of the game cannot be used: {}."


class NewerHeadError(HeadError):
    remedy = (
        "A newer version of the program has saved the game, or the first line has been changed;"
        " install that version, or open a copy of the game."
    )


class WrongHouseRulesError(NewerHeadError):
    what = "The list of house rules cannot be understood: {}."


@frozen
class SavedTerms:
    edition: str
    house: dict[str, Json]
    toas: tuple[str, ...]
    fingerprint: str
    tiles: list[Json]
    rules: int = 1  # which of them there have been


@frozen
class SavedTiles:
    tiles: tuple[Tile, ...]


def _read_cell(data: Json, _: type[Cell]) -> Cell:
    if not isinstance(data, list) or [type(part) for part in data] != [int] * CELL_PARTS:
        raise FormError("must be two whole numbers")
    return Cell(*data)


def _read_kind(data: Json, _: type[Kind]) -> Kind:
    """What a token can be, as the maps say it; its back follows from the house rules."""
    kinds = {kind.name.lower(): kind for kind in KINDS}
    if not isinstance(data, str) or data not in kinds:
        raise FormError(f"must be one of {', '.join(kinds)}")
    return kinds[data]


_FORMS = strict_converter()
_FORMS.register_structure_hook(Cell, _read_cell)
_FORMS.register_structure_hook(Kind, _read_kind)
_FORMS.register_unstructure_hook(Cell, list)


def encode_terms(terms: Terms) -> JsonObject:
    saved = SavedTerms(
        edition=terms.edition.key,
        house=_FORMS.unstructure(terms.house),
        toas=tuple(toa.name.lower() for toa in terms.toas),
        fingerprint=fingerprint(terms.atlas.tiles),
        tiles=_FORMS.unstructure(SavedTiles(terms.atlas.tiles))["tiles"],
        rules=NEWEST_RULES,
    )
    encoded: JsonObject = _FORMS.unstructure(saved)
    return encoded


def decode_terms(data: Json) -> Terms:
    saved = structured(_FORMS, data, SavedTerms, UnclearHeadError)
    return Terms(
        edition=_edition(saved.edition),
        house=_house_rules(_lifted(saved)),
        toas=seated(saved.toas, _TOAS, range(FEWEST_SEATS, MOST_SEATS + 1), "Toa"),
        atlas=_atlas(saved),
    )


def _lifted(saved: SavedTerms) -> JsonObject:
    """The house rules; a game begun with older rules goes on as it was dealt."""
    if saved.rules not in range(1, NEWEST_RULES + 1):
        raise NewerHeadError(f"The game follows rules {saved.rules}; {NEWEST_RULES} are known.")
    return (
        saved.house
        if saved.rules == NEWEST_RULES
        else {**saved.house, "two_backs": True, "empty_trays": True}
    )


def _edition(key: str) -> Edition:
    if key not in EDITIONS:
        known = ", ".join(EDITIONS)
        raise NewerHeadError(f'There is no edition "{short(key)}"; there are {known}.')
    return EDITIONS[key]


def _house_rules(data: JsonObject) -> HouseRules:
    might = data.get("mighty_makuta", 0)
    if type(might) is int and might not in range(MIGHTIEST + 1):
        raise WrongHouseRulesError(f"mighty_makuta must be from 0 to {MIGHTIEST}")
    return structured(_FORMS, data, HouseRules, WrongHouseRulesError)


def _atlas(saved: SavedTerms) -> Atlas:
    tiles = structured(_FORMS, {"tiles": saved.tiles}, SavedTiles, WrongTilesError).tiles
    if fault_found := first_fault(tiles):
        raise WrongTilesError(fault_found)
    if fingerprint(tiles) != saved.fingerprint:
        raise ChangedHeadError("The tiles of the game have been changed since it was saved.")
    return Atlas(tiles)
