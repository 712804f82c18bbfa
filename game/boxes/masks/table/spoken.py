"""What the table of the masks says: prompts, the log, reasons, and whom one sits with."""

from collections.abc import Iterable
from functools import partial

from attrs import define, evolve, field
from pygame import Surface, Vector2

from game.boxes.masks.bots.why import motive_of
from game.boxes.masks.table import pieces
from game.boxes.masks.table.choosing.forecast import without_hand
from game.boxes.masks.table.choosing.listed import card_plays
from game.boxes.masks.table.choosing.situation import Situation, closed, is_private
from game.boxes.masks.table.choosing.walks import NOWHERE, Walks
from game.boxes.masks.table.facts import table_facts
from game.boxes.masks.table.land.canvas import CELL
from game.boxes.masks.table.land_view import place_of
from game.boxes.masks.table.log_lines import log_line
from game.boxes.masks.table.reading import Lectern
from game.boxes.masks.words import Names, action_sentence, phase_sentence
from game.boxes.masks.words.motives import why_sentence
from game.core.seats import PUBLIC, Audience, Seat
from game.rules.masks import actions
from game.rules.masks.actions import Action
from game.rules.masks.events import Event
from game.rules.masks.knowledge import witness
from game.rules.masks.state import Observation
from game.rules.masks.targets import Target
from game.scenes.table.island_view import IslandView
from game.scenes.table.view import LogLine, SeatLook
from game.tabletop.held_open import HeldOpen
from game.tabletop.pictures.mips import Mips

LOG_ICON = 20  # points
HOME = 5.0  # cells of a seat's land that are seen around its start
SECRET = (actions.Arrange, actions.Pay)  # what they are about, only one or two know


@define(eq=False)
class SpokenTable(IslandView[Observation, Action, Event]):
    """Says no more than its viewer may know, and of secrets only while they lie open."""

    called: Names
    first: Observation
    island: Mips
    alone: bool = field(kw_only=True)
    secrets: HeldOpen = field(init=False)
    lectern: Lectern = field(factory=Lectern, init=False)
    walks: Walks = field(default=NOWHERE, init=False)
    page: int = field(default=0, init=False)  # of what can be done
    advised: Target | None = field(default=None, init=False)

    @secrets.default
    def _secrets(self) -> HeldOpen:
        return HeldOpen(self.alone)

    @property
    def names(self) -> Names:
        """Spaces go by row and column for whoever has asked for that."""
        return evolve(self.called, by_grid=self.program.settings.display.coordinates)

    @property
    def situation(self) -> Situation:
        is_open = self.secrets.is_open or self.seen.viewer is Audience.OPEN
        now = self.page, self.advised, self.walks
        return Situation(self.names, self.seen, self.selection, is_open, *now)

    def readable(self, seen: Observation) -> Observation:
        return seen if self.secrets.is_open else closed(seen)

    def prompt(self, seen: Observation) -> str:
        reading = self.lectern.waiting(self.situation)
        if reading:
            return reading.prompt
        chosen = self.selection if self.secrets.is_open else None
        played = {each.card for each in card_plays(chosen.narrowed)} if chosen else set()
        if len(played) == 1:
            return self.names.texts.text("table.on_whom", card=self.names.card(played.pop()))
        choices = len(chosen.actions) if chosen else None
        return phase_sentence(self.names, seen, choices)

    def line(self, event: Event) -> LogLine | None:
        """Beside whoever holds the screen, others may read it too."""
        told = event if self.secrets.is_alone else witness(event, PUBLIC)
        return log_line(self.names, self.seen, told, self.theme.px(LOG_ICON))

    def told(self, event: Event) -> str:
        """The words of its line, if it has one."""
        line = self.line(event)
        return line.words if line else ""

    def action_words(self, seen: Observation, action: Action) -> str:
        is_secret = isinstance(action, SECRET) or is_private(seen.phase)
        if is_secret and not self.secrets.is_open:
            return self.names.texts.text("table.secret")
        return action_sentence(self.names, seen, action)

    def why(self, seen: Observation, seat: Seat, action: Action, bot: str) -> str:
        """By what its reader knows: nobody can say why one passed whose hand they do not see."""
        if isinstance(action, actions.Pass):
            return ""
        known = seen if seat == seen.viewer else without_hand(seen, seat)
        return why_sentence(self.names, motive_of(known, seat, action))

    def seat_name(self, seat: Seat) -> str:
        return self.names.seat(seat)

    def seat_look(self, seat: Seat) -> SeatLook:
        toa = self.first.terms.toas[seat]
        return SeatLook(
            pieces.colour_of(toa),
            partial(pieces.badge, toa),
            partial(pieces.portrait, toa),
            partial(self._home, seat),
        )

    def _home(self, seat: Seat, size: tuple[int, int]) -> Surface:
        """The land around its start."""
        zoom = min(CELL, max(size) / HOME)
        picture = Surface(size, 0, 32)
        picture.fill(pieces.colour_of(self.first.terms.toas[seat]))
        whole = self.island.sharp(zoom)
        at = place_of(self.first.seats[seat].start) * zoom
        corner = Vector2(size) / 2 - at
        picture.blit(whole, corner)
        return picture

    def facts(self, seen: Observation) -> Iterable[tuple[str, object]]:
        return table_facts(seen)
