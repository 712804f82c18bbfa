"""What Quest for the Masks brings along for the tools, each part imported when it is wanted."""
# ruff: noqa: PLC0415

from collections.abc import Iterable
from typing import TYPE_CHECKING

from game.boxes import MASKS
from game.places import contents_of
from game.shelf.shelf import Contents
from tools.boxes import BoxTools

if TYPE_CHECKING:
    from game.shelf.game import Game
    from tools.art import BoxArt
    from tools.catalogue_keys import Families
    from tools.contact_sheet import Row
    from tools.levels import LevelTools
    from tools.shooting.moments import Pictures
    from tools.window.player import Sense


class MasksTools(BoxTools):
    short_game = "Y3"
    art_tests = ("tests/masks/tools/test_card_art.py",)

    def families(self) -> "Families":
        """Names of cards, decks and maps are those of the levels."""
        from game.boxes.masks.cards.folder import read_cards
        from game.boxes.masks.words.families import FAMILIES, named_cards

        levels = contents_of(MASKS).levels
        cards = read_cards(levels / "cards").cards
        return {
            **FAMILIES,
            "card": dict.fromkeys(named_cards(cards), frozenset()),
            "ready_deck": dict.fromkeys(cards.ready_decks, frozenset()),
            "ready_deck_for": dict.fromkeys(cards.ready_decks, frozenset()),
            "map": {path.stem: frozenset() for path in levels.glob("*.tmx")},
        }

    def sense(self) -> "Sense":
        from tools.masks.sense import sensible

        return sensible

    def contact_rows(self, contents: Contents) -> Iterable["Row"]:
        from tools.masks.contact_rows import rows

        return rows(contents)

    def pictures(self, game: "Game") -> "Pictures":
        from tools.masks.shots import PICTURES

        return PICTURES

    def levels(self) -> "LevelTools":
        from tools.masks.levels.checking import LandTools

        return LandTools()

    def art(self) -> "BoxArt":
        from tools.masks.art.works import ART

        return ART
