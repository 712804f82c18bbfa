"""Who sits at the keyboard and what they have been shown."""

from functools import partial
from itertools import takewhile

from attrs import define, field

from game.boxes.makuta.sitting import MakutaSitting
from game.boxes.makuta.terminal.answers import QUIET, tell_events
from game.boxes.makuta.terminal.keeper import Keeper, Kept
from game.boxes.makuta.terminal.view import View
from game.boxes.makuta.words import Names
from game.core.seats import PUBLIC, Seat, Viewer
from game.i18n.texts import Texts
from game.rules.makuta.events import TurnEnded
from game.shelf.rulebook import Rulebook
from game.terminal.console import Console

RECAP = 8  # events of an old game


@define
class Session:
    console: Console
    texts: Texts
    rulebook: Rulebook
    keeper: Keeper
    sitting: MakutaSitting = field(init=False)
    kept: Kept = field(factory=Kept, init=False)
    looking: Seat | None = field(default=None, init=False)  # whose screen it is
    told: dict[Viewer, int] = field(factory=dict, init=False)  # how many events, to whom
    trouble: str = field(default="", init=False)  # with keeping the game, as last told

    @property
    def names(self) -> Names:
        return Names(self.texts, self.sitting.match.state.terms)

    def view_of(self, viewer: Viewer) -> View:
        seen = self.sitting.seen_by(viewer)
        witnessed = partial(self.sitting.witnessed_by, viewer)
        return View(self.console, self.names, self.rulebook, seen, witnessed)

    def sit_down(self, sitting: MakutaSitting, kept: Kept) -> None:
        """A game comes on the table; of an old one only the last lines are news."""
        self.sitting, self.kept = sitting, kept
        self.looking, self.trouble = None, ""
        sitting.begin()
        old = len(sitting.events) - RECAP if sitting.match.decisions() else 0
        self.told = dict.fromkeys([*sitting.people, PUBLIC], max(old, 0))
        if kept.refusal:
            self.console.tell(self.texts.text("kept.not", reason=kept.refusal))

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
        last = list(takewhile(lambda event: not isinstance(event, TurnEnded), news))
        if last:
            tell_events(view, last)
            self.told[self.looking] += len(last)
            self.console.ask(self.texts.text("prompt.seen"))

    def draw_curtain(self, seat: Seat) -> None:
        self.console.clear()
        self.console.ask(self.texts.text("prompt.curtain", seat=self.names.seat(seat)))
        self.console.clear()

    def tell_news(self, view: View) -> None:
        """What has happened since this viewer last looked."""
        viewer = view.seen.viewer
        news = view.witnessed(self.told.get(viewer, 0))
        tell_events(view, [event for event in news if not isinstance(event, QUIET)])
        self.told[viewer] = len(self.sitting.events)

    def forget_news(self) -> None:
        """Something has been taken back: what comes instead is news again."""
        count = len(self.sitting.events)
        self.told = {viewer: min(told, count) for viewer, told in self.told.items()}

    def tell_trouble(self) -> None:
        """Once, and again when it has changed."""
        if self.kept.trouble != self.trouble:
            self.trouble = self.kept.trouble
            self.console.tell(self.trouble)
