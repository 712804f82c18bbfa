"""Who sits at the keyboard and what they have been shown."""

from functools import partial
from itertools import takewhile
from typing import Any

from attrs import define, field

from game.core.seats import PUBLIC, Seat, Viewer
from game.i18n.texts import Texts
from game.persistence.library import Library
from game.players.sitting import Sitting
from game.shelf.kept_game import KeptGame
from game.terminal.answers import tell_events
from game.terminal.console import Console
from game.terminal.text_table import AnyTextTable, TextTables, Tone, View

RECAP = 8  # events of an old game


@define
class Session:
    console: Console
    tables: TextTables
    library: Library
    kept: KeptGame
    looking: Seat | None = field(default=None, init=False)  # whose screen it is
    told: dict[Viewer, int] = field(factory=dict, init=False)  # how many events, to whom
    trouble: str = field(default="", init=False)  # with keeping the game, as last told

    @property
    def sitting(self) -> Sitting[Any, Any, Any, Any]:
        return self.kept.sitting

    @property
    def table(self) -> AnyTextTable:
        return self.tables.of(self.kept.game)

    @property
    def texts(self) -> Texts:
        return self.table.texts

    @property
    def seat_names(self) -> dict[Seat, str]:
        table, seen = self.table, self.sitting.seen_by(PUBLIC)
        return {Seat(seat): table.seat_name(seen, Seat(seat)) for seat in range(self.sitting.seats)}

    def view_of(self, viewer: Viewer) -> View[Any, Any, Any]:
        """Nobody but the one who decides is offered anything."""
        seen = self.sitting.seen_by(viewer)
        decides = self.sitting.decider == viewer
        actions = self.sitting.match.rules.legal_actions(seen) if decides else ()
        witnessed = partial(self.sitting.witnessed_by, viewer)
        return View(self.console, self.table, viewer, seen, actions, witnessed)

    # What is played

    def lay_out(self) -> None:
        """A game comes on the table; of an old one only the last lines are news."""
        sitting = self.sitting
        self.looking, self.trouble = None, ""
        old = len(sitting.events) - RECAP if sitting.match.decisions() else 0
        self.told = dict.fromkeys([*sitting.people, PUBLIC], max(old, 0))
        for notice in self.kept.notices:
            self.console.tell(notice)

    def change_to(self, kept: KeptGame) -> None:
        self.kept.leave()
        self.kept = kept
        self.lay_out()

    # Who sees what

    def hand_over(self, seat: Seat) -> None:
        """From now on the screen is for *seat*; nobody sees what is meant for another's eyes."""
        if self.sitting.needs_curtain(self.looking, seat):
            self._tell_last_news()
            self.draw_curtain(seat)
        self.looking = seat

    def _tell_last_news(self) -> None:
        """A turn may end by itself: whoever had it sees how, before the curtain falls."""
        if self.looking is None:
            return
        view = self.view_of(self.looking)
        news = view.witnessed(self.told.get(self.looking, 0))
        last = list(takewhile(lambda event: view.table.tone(event) is not Tone.HEADING, news))
        if self._tell(view, last):
            self.told[self.looking] += len(last)
            self.console.ask(self.texts.text("prompt.seen"))

    def draw_curtain(self, seat: Seat) -> None:
        self.console.clear()
        self.console.ask(self.texts.text("prompt.curtain", seat=self.seat_names[seat]))
        self.console.clear()

    def tell_news(self, view: View[Any, Any, Any]) -> None:
        """What has happened since this viewer last looked."""
        self._tell(view, view.witnessed(self.told.get(view.viewer, 0)))
        self.told[view.viewer] = len(self.sitting.events)

    def _tell(self, view: View[Any, Any, Any], events: list[Any]) -> bool:
        """Whether any of them was worth a line."""
        loud = [event for event in events if view.table.tone(event) is not Tone.QUIET]
        tell_events(view, loud)
        return bool(loud)

    def forget_news(self) -> None:
        """Something has been taken back: what comes instead is news again."""
        count = len(self.sitting.events)
        self.told = {viewer: min(told, count) for viewer, told in self.told.items()}

    def tell_trouble(self) -> None:
        """Once, and again when it has changed."""
        if self.kept.trouble != self.trouble:
            self.trouble = self.kept.trouble
            self.console.tell(self.trouble)
