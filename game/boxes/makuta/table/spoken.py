"""What the table of the quest says: prompts, the log, reasons, and whom one sits with."""

from collections.abc import Iterable, Sequence
from functools import partial

from attrs import define, field
from pygame import BLEND_PREMULTIPLIED, Surface

from game.boxes.makuta.bots import motive_of
from game.boxes.makuta.table.choosing.screen_holder import ScreenHolder
from game.boxes.makuta.table.island.plates import PlatePainter
from game.boxes.makuta.table.log_lines import log_line
from game.boxes.makuta.table.pieces.colours import OF_TOA
from game.boxes.makuta.table.pieces.pieces import Pieces
from game.boxes.makuta.table.table_facts import table_facts
from game.boxes.makuta.words import Names, action_words, phase_sentence, why_sentence
from game.core.seats import Seat
from game.i18n.texts import Texts
from game.rules.makuta.actions import Action
from game.rules.makuta.editions import Terms
from game.rules.makuta.events import Event
from game.rules.makuta.phases import Weighing
from game.rules.makuta.pieces import Toa
from game.rules.makuta.state import Observation
from game.scenes.table.island_view import IslandView
from game.scenes.table.view import LogLine, SeatLook
from game.tabletop.held_open import HeldOpen

LOG_ICON = 20  # points
HOMES = {
    Toa.TAHU: "ta_koro",
    Toa.GALI: "ga_koro",
    Toa.LEWA: "le_koro",
    Toa.POHATU: "po_koro",
    Toa.ONUA: "onu_koro",
    Toa.KOPAKA: "ko_koro",
}
ACROSS = 6.0  # cells of the village that are seen; so many lie within every outline


@define(eq=False)
class SpokenTable(IslandView[Observation, Action, Event]):
    """Says no more than its viewer may know: it is told that with every question."""

    texts: Texts
    terms: Terms
    players: Sequence[str]  # their names, by seat; "" has none
    plates: PlatePainter = field(repr=False)
    pieces: Pieces = field(factory=Pieces)
    is_alone: bool = False  # one person only: nobody else could see their tokens
    names: Names = field(init=False)
    holder: ScreenHolder = field(init=False)

    @names.default
    def _names(self) -> Names:
        return Names(self.texts, self.terms, tuple(self.players))

    @holder.default
    def _holder(self) -> ScreenHolder:
        return ScreenHolder(self.names, HeldOpen(self.is_alone))

    @property
    def is_open(self) -> bool:
        return self.holder.is_open

    def prompt(self, seen: Observation) -> str:
        """A token that is only looked at has no name for those who sit beside."""
        words_of = self.holder.readable(seen) if isinstance(seen.phase, Weighing) else seen
        return phase_sentence(self.names, words_of)

    def line(self, event: Event) -> LogLine | None:
        return log_line(self.names, self.pieces, event, self.theme.px(LOG_ICON))

    def action_words(self, seen: Observation, action: Action) -> str:
        return action_words(self.names, self.holder.readable(seen), action)

    def why(self, seen: Observation, seat: Seat, action: Action, bot: str) -> str:
        return why_sentence(self.names, seen, seat, motive_of(bot, seen, seat, action))

    def seat_name(self, seat: Seat) -> str:
        return self.names.player(seat)

    def seat_look(self, seat: Seat) -> SeatLook:
        return look_of(self.terms.toas[seat], self.pieces, self.plates)

    def facts(self, seen: Observation) -> Iterable[tuple[str, object]]:
        return table_facts(seen, self.holder.choosing)


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
