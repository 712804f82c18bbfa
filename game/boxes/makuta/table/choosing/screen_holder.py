"""Whoever holds the screen: what they see, what they point at, and what they have begun."""

from attrs import define, field

from game.boxes.makuta.table.choosing.choosing import Choosing, TurnTile
from game.boxes.makuta.table.choosing.lights import lights_of
from game.boxes.makuta.table.choosing.pointing import Pointing
from game.boxes.makuta.table.choosing.secrets import closed
from game.boxes.makuta.table.choosing.situation import FieldWords, Situation
from game.boxes.makuta.table.choosing.traces import NO_TRACES, Traces
from game.boxes.makuta.table.island.lights import Glow, Light
from game.boxes.makuta.words import Names
from game.core.seats import Viewer
from game.rules.makuta.actions import Action, PlaceTile
from game.rules.makuta.state import Observation
from game.rules.makuta.targets import AtField, AtGate, Target, meanings
from game.scenes.table.selection import Cancel, Confirm, Pick, PointAt
from game.tabletop.held_open import HeldOpen
from game.ui.things import Thing


@define(eq=False)
class ScreenHolder:
    names: Names
    secrets: HeldOpen = field(factory=HeldOpen)
    asks_again: bool = False  # before a walk that leads to something
    shows_names: bool = False  # of all spaces, on the island
    seen: Observation = field(init=False)
    viewer: Viewer | None = field(default=None, init=False)
    words: FieldWords = field(init=False)
    choosing: Choosing | None = field(default=None, init=False)  # None: nothing to decide
    traces: Traces = field(default=NO_TRACES, init=False)  # of what others have done
    pointing: Pointing = field(factory=Pointing, init=False)
    advised: tuple[int, ...] = field(default=(), init=False)  # fields to go to
    reasons: dict[Target, str] = field(factory=dict, init=False)  # as far as they have asked
    _lights: tuple[Light, ...] | None = field(default=None, init=False)

    def is_other(self, viewer: Viewer) -> bool:
        """Whether somebody else has looked on until now."""
        return self.viewer is not None and self.viewer != viewer

    def show(self, seen: Observation) -> None:
        self.seen, self.viewer = seen, seen.viewer
        self.words, self.reasons = FieldWords(self.names, seen), {}
        self.choosing, self._lights = None, None

    def offer(self, seen: Observation | None) -> None:
        self.choosing, self.secrets.is_turned_up, self._lights = None, False, None
        self.advised = ()
        self.pointing.clear()
        if seen is not None:
            self.show(seen)
            self.choosing = Choosing(seen, self.asks_again, self.readable)

    @property
    def situation(self) -> Situation:
        is_open, is_alone = self.is_open, self.secrets.is_alone
        return Situation(self.names, self.seen, self.choosing, is_open, is_alone, self.reasons)

    # Choosing

    def choose(self, message: object) -> Action | None:
        """What a thing has said that was pressed; the action, once it is spelled out."""
        if self.choosing is None:
            return None
        self._lights = None
        match message:
            case PointAt(target):
                return self.choosing.point(target)
            case Pick(action):
                return self.choosing.selection.pick(action)
            case Confirm():
                return self.choosing.confirm()
            case Cancel():
                self.choosing.selection.cancel()
            case TurnTile(by):
                self.choosing.turn(by)
            case _:
                pass
        return None

    @property
    def state(self) -> tuple[object, ...]:
        """All that changes when somebody chooses: equal means that nothing looks different."""
        choosing = self.choosing
        begun = choosing.begun if choosing else ()
        return (begun, self.secrets.is_peeking, self.secrets.is_turned_up)

    def point_at(self, thing: Thing | None) -> bool:
        """Whether that is another thing than before."""
        return self.pointing.turn_to(thing, self.choosing)

    def cancel(self) -> bool:
        self._lights = None
        return self.choosing is not None and self.choosing.selection.cancel()

    def advise(self, action: Action) -> None:
        """Light where it leads; a drawn tile is turned as it should lie."""
        assert self.choosing
        targets = tuple(meanings(self.seen, action))
        self.advised = tuple(t.field for t in targets if isinstance(t, AtField | AtGate))
        self._lights = None
        if isinstance(action, PlaceTile):
            self.choosing.lay(action)

    @property
    def lights(self) -> tuple[Light, ...]:
        if self._lights is None:
            own = tuple(lights_of(self.choosing)) if self.choosing else ()
            self._lights = (*own, *(Light(field, Glow.ADVICE) for field in self.advised))
        return self._lights

    # Secrets

    @property
    def is_open(self) -> bool:
        """Whether what they alone may see lies open."""
        return self.secrets.is_open

    def readable(self, seen: Observation) -> Observation:
        """What words may tell now."""
        return seen if self.is_open else closed(seen)
