"""How the panels look: letters and sizes, where everything is, and the pictures of the pieces."""

from attrs import frozen

from game.boxes.makuta.table.panels.layout import TableLayout
from game.boxes.makuta.table.pieces.pieces import Pieces
from game.ui.theme import Theme


@frozen(eq=False)
class Skin:
    theme: Theme
    layout: TableLayout
    pieces: Pieces
