"""How the panels look: letters and sizes, and where everything is."""

from attrs import frozen

from game.boxes.masks.table.cards.pictures import CardPictures
from game.boxes.masks.table.layout import TableLayout
from game.ui.theme import Theme


@frozen(eq=False)
class Skin:
    theme: Theme
    layout: TableLayout
    cards: CardPictures
