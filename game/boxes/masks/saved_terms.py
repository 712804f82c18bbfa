"""What was agreed before a game, as its first line says it: edition, options, Toa, map, cards.

A game carries its map and its cards, so that it outlives a changed set.
"""

from attrs import frozen

from game.boxes.masks.cards.saved import WrongCardsError, decode_cards, encode_cards
from game.boxes.masks.land.letters import decode_land, encode_land
from game.boxes.masks.options import fitting
from game.persistence.errors import ChangedHeadError, PackedError, UnclearHeadError
from game.persistence.forms import FormError, short, strict_converter, structured
from game.persistence.json_text import Json, JsonObject, packed, unpacked
from game.persistence.saved_figures import seated
from game.rules.masks.pieces import Toa
from game.rules.masks.printed.editions import MOST_FOILS, Edition, Options, Terms

_TOAS = {toa.name.lower(): toa for toa in Toa}
_FORMS = strict_converter()


class WrongMapError(ChangedHeadError):
    what = "The map of the game cannot be used: {}."


class WrongOptionsError(ChangedHeadError):
    what = "The options of the game cannot be understood: {}."


@frozen
class SavedTerms:
    edition: str
    options: dict[str, Json]
    toas: tuple[str, ...]
    land: dict[str, Json]
    cards: str  # packed: they are many


def encode_terms(terms: Terms) -> JsonObject:
    saved = SavedTerms(
        edition=terms.edition.key,
        options=_FORMS.unstructure(terms.options),
        toas=tuple(toa.name.lower() for toa in terms.toas),
        land=encode_land(terms.land),
        cards=packed(encode_cards(terms.cards, terms.edition)),
    )
    encoded: JsonObject = _FORMS.unstructure(saved)
    return encoded


def decode_terms(data: Json) -> Terms:
    saved = structured(_FORMS, data, SavedTerms, UnclearHeadError)
    if not isinstance(data["toas"], list):
        raise UnclearHeadError("toas must be a list")
    try:
        found = decode_cards(unpacked(saved.cards))
    except PackedError:
        raise WrongCardsError("They are damaged.") from None
    if found.edition.key != saved.edition:
        raise ChangedHeadError(f'There is no edition "{short(saved.edition)}" in the game.')
    try:
        land = decode_land(saved.land)
    except FormError as error:
        raise WrongMapError(str(error)) from None
    options = _options(saved.options, found.edition)
    seats = range(found.edition.fewest, found.edition.most + 1)
    toas = seated(saved.toas, _TOAS, seats, "Toa")
    return Terms(found.edition, options, toas, land, found.cards)


def _options(data: JsonObject, edition: Edition) -> Options:
    foils = data.get("foils", 0)
    if type(foils) is int and foils not in range(MOST_FOILS + 1):
        raise WrongOptionsError(f"foils must be from 0 to {MOST_FOILS}")
    options = structured(_FORMS, data, Options, WrongOptionsError)
    if wrong := fitting(options, edition):
        raise WrongOptionsError(f"this edition has no {', '.join(wrong)}")
    return options
