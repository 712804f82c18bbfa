"""What an animation may ask of the table around it: places of the screen, in pixels."""

from attrs import define, field
from pygame import Rect, Vector2

from game.boxes.masks.table.cards.pictures import CardPictures
from game.boxes.masks.table.choosing.situation import own_seat
from game.boxes.masks.table.lookout import Lookout
from game.boxes.masks.table.panels import contest
from game.boxes.masks.table.panels.decks import decks_in
from game.boxes.masks.table.panels.skin import Skin
from game.core.seats import Seat
from game.rules.masks.pieces import Deck
from game.rules.masks.state import Observation
from game.ui.theme import Theme


@define(eq=False)
class TableSurroundings:
    lookout: Lookout
    seen: Observation
    skin: Skin = field(init=False)  # nothing moves before the table has its place

    @property
    def theme(self) -> Theme:
        return self.skin.theme

    @property
    def cards(self) -> CardPictures:
        return self.skin.cards

    def deck_place(self, deck: Deck) -> Vector2:
        layout, decks = self.skin.layout, decks_in(self.seen.terms)
        if deck not in decks:
            return Vector2(layout.middle.center)
        return Vector2(layout.decks[decks.index(deck)].center)

    def seat_place(self, seat: Seat) -> Vector2:
        layout = self.skin.layout
        place = layout.hand if seat == own_seat(self.seen) else layout.seats[seat]
        return Vector2(place.center)

    def middle(self) -> Vector2:
        challenge = self.seen.challenge
        if challenge and challenge.skills:
            return contest.held_up(self.skin)
        return Vector2(self.skin.layout.middle.center)

    def verdict_place(self) -> Rect:
        return contest.verdict_place(self.skin)

    def follow(self, space: int) -> None:
        self.lookout.follow([space])
