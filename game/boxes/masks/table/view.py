"""The table of the masks in the window: what its viewer may see, and how they play on it."""

from collections.abc import Callable, Sequence

from attrs import define, field
from pygame import Rect, Surface

from game.boxes.masks.table.cards.pictures import CardPictures
from game.boxes.masks.table.choosing.going_on import GoingOn
from game.boxes.masks.table.choosing.listed import main_action
from game.boxes.masks.table.choosing.standing_answers import (
    AskAgain,
    PassOn,
    Until,
)
from game.boxes.masks.table.choosing.walks import NOWHERE, walks_of
from game.boxes.masks.table.controls import Controls
from game.boxes.masks.table.cues import BED, TABLE_TUNE, cue_of
from game.boxes.masks.table.land_view import LandView
from game.boxes.masks.table.layout import TableLayout, lay_out
from game.boxes.masks.table.light_painter import LightPainter
from game.boxes.masks.table.lights import lit_spaces
from game.boxes.masks.table.log_lines import Mention
from game.boxes.masks.table.lookout import Lookout
from game.boxes.masks.table.motion.motions import animate
from game.boxes.masks.table.motion.stage import TableStage
from game.boxes.masks.table.panels import gallery
from game.boxes.masks.table.panels.decks import decks_in
from game.boxes.masks.table.panels.deeds import READ, TurnPage, deeds, page_with, read_on
from game.boxes.masks.table.panels.hand import PEEK
from game.boxes.masks.table.panels.panels import Panels
from game.boxes.masks.table.panels.seats import FindPawn
from game.boxes.masks.table.panels.skin import Skin
from game.boxes.masks.table.reading import HaveRead, LookAgain
from game.boxes.masks.table.spaces import seat_there, selection_of, space_things, thing_name
from game.boxes.masks.table.spoken import SpokenTable
from game.boxes.masks.table.surroundings import TableSurroundings
from game.rules.masks import actions
from game.rules.masks.actions import Action
from game.rules.masks.events import Event
from game.rules.masks.play import to_move
from game.rules.masks.state import Observation
from game.rules.masks.targets import AtCard, AtSpace, Target
from game.scenes.table.selection import Pick, PointAt, Selection
from game.tabletop.camera_bar import MoveCamera
from game.tabletop.carried import Dropped
from game.tabletop.held_open import TurnUp
from game.tabletop.land.sea import Waters
from game.tabletop.motion.overlay import Overlay
from game.ui.animation import Animation
from game.ui.camera import CameraView
from game.ui.signals import Signal
from game.ui.sound import Cue
from game.ui.theme import FontFiles, Theme
from game.ui.things import Thing
from game.ui.widgets.widget import Widget


@define(eq=False)
class MasksTable(SpokenTable):
    """Gets observations and witnessed events, never a state: so it cannot betray anything."""

    waters: Waters
    printed: Callable[[FontFiles], CardPictures]
    land: LandView = field(init=False)
    stage: TableStage = field(init=False)
    panels: Panels = field(init=False)
    controls: Controls = field(init=False)
    lookout: Lookout = field(init=False)
    surroundings: TableSurroundings = field(init=False)
    lights: LightPainter = field(init=False)
    skin: Skin | None = field(default=None, init=False)  # None until it is fitted
    going_on: GoingOn = field(factory=GoingOn, init=False)
    _is_marked: bool = field(default=False, init=False)
    _was_moving: bool = field(default=False, init=False)

    def __attrs_post_init__(self) -> None:
        self.land = LandView(self.island, self.waters, self.program.clock)
        self.lookout = Lookout(self.program, self.land)
        self.surroundings = TableSurroundings(self.lookout, self.first)
        self.stage = self._stage()
        self.panels = Panels(self.stage.overlay)
        self.lights = LightPainter(self.land)
        self.controls = Controls(self.program, self.land, self.secrets)
        self.is_alone = self.alone
        self.show(self.first)

    def _stage(self) -> TableStage:
        return TableStage(self.land, self.program.clock, Overlay(), self.surroundings, self.names)

    @property
    def layout(self) -> TableLayout | None:
        return self.skin.layout if self.skin else None

    # What it shows

    def fit(self, area: Rect, theme: Theme) -> None:
        super().fit(area, theme)
        terms = self.first.terms
        layout = lay_out(self.corners, len(terms.toas), len(decks_in(terms)))
        self.skin = self.surroundings.skin = Skin(theme, layout, self.printed(theme.files))
        self.lookout.fit(area, layout.clear, theme.scale)

    def show(self, seen: Observation) -> None:
        super().show(seen)
        self.surroundings.seen = seen
        self.land.show(seen)
        self.stage.overlay.clear()

    def offer(self, seen: Observation | None) -> None:
        self.secrets.is_turned_up = False
        self.page, self.advised = 0, None
        self.panels.carried.let_go()
        if seen is None:
            self.walks = NOWHERE
        super().offer(seen)
        if seen is not None:
            self.lookout.follow(lit_spaces(self.situation))

    def seat_company(self, *, alone: bool) -> None:
        super().seat_company(alone=alone)
        self.secrets.is_alone = alone

    def animate(self, event: Event, after: Observation) -> Animation:
        yield from animate(self.stage, event, after)
        self.lectern.tell(self.names, event, after, self.told)
        self.show(after)

    def draw(self, surface: Surface) -> None:
        self._is_marked = False
        self.land.scape.flow(self.tide)
        self.land.draw(surface)
        before = surface.get_clip()
        surface.set_clip(self.area.clip(before))
        self.lights.paint(surface, self.theme, self.situation)
        surface.set_clip(before)

    def update(self, now: float) -> None:
        super().update(now)
        self.land.hand.advance(now)
        self._note_camera()

    def _note_camera(self) -> None:
        """What can be pointed at is laid out anew when the camera sets out or rests."""
        moves = self.land.hand.is_moving
        self.changed |= moves != self._was_moving
        self._was_moving = moves

    def prepare(self) -> bool:
        return self.land.scape.ground.prepare(self.land.camera)

    def is_moving(self) -> bool:
        return self.land.hand.is_moving or self.land.scape.ground.is_soft

    def is_stirred(self) -> bool:
        is_carrying = self.panels.carried.picture is not None
        return self._is_marked or is_carrying or self.land.scape.is_behind(self.tide)

    def wakes_at(self) -> float | None:
        return self.program.idle.next_change(self.now)

    # What is heard

    def cue(self, event: Event) -> Cue | None:
        return cue_of(event)

    @property
    def bed(self) -> str:
        return BED

    @property
    def tune(self) -> str:
        return TABLE_TUNE

    # What can be pointed at

    def select(self, seen: Observation) -> Selection[Action, Target]:
        seat = to_move(seen)
        assert seat is not None
        self.walks = walks_of(seen)
        return selection_of(seen, seat, self.walks)

    def widgets(self) -> Sequence[Widget]:
        if self.skin is None:
            return ()
        here, alone = self.situation, self.secrets.is_alone
        reading = self.lectern.shown(here)
        return self.panels.lay(self.skin, here, reading, alone=alone, follows=self.follows)

    def deeds(self) -> Sequence[Widget]:
        if self.skin is None or self.selection is None:
            return ()
        key, here = self.main_key if self.program.settings.play.hints else "", self.situation
        if self.lectern.waiting(here):
            return read_on(self.skin, here, key)
        return deeds(self.skin, here, key, self.going_on.standing)

    def places(self) -> Sequence[Thing]:
        """None while the camera moves: what one points at must stay where it is."""
        if self.layout is None or self.land.hand.is_moving:
            return ()
        return [*space_things(self.land.rect_of, self.situation)]

    def point_at(self, thing: Thing | None) -> None:
        if thing != self.lights.pointed:
            self.lights.pointed, self._is_marked = thing, True

    def react(self, message: object) -> Action | None:
        self.panels.carried.let_go()
        match message:
            case MoveCamera(move):
                self.controls.move_camera(move, self.seen, self.layout)
            case FindPawn(seat):
                self.lookout.go_to([self.seen.seats[seat].pawn])
            case TurnUp():
                self.secrets.turn_up(self.now)
            case TurnPage(by):
                self.page += by
            case PassOn(until):
                return self._pass_on(until)
            case LookAgain(home):
                self.lectern.look_again(self.situation, home)
            case HaveRead():
                self.lectern.clear()
            case Dropped(said, onto):
                return self._play_upon(said, onto)
            case AskAgain() if self.situation.own is not None:
                self.going_on.standing.withdraw(self.situation.own)
            case _:
                self.page, self.advised = 0, None
                return self._choose(message)
        self.changed = True
        return None

    def _pass_on(self, until: Until) -> Action | None:
        seat = to_move(self.seen)
        assert seat is not None
        self.going_on.standing.give(seat, self.seen.turn.number, until)
        return self._choose(Pick(actions.Pass()))

    def _play_upon(self, said: object, onto: object) -> Action | None:
        """A card that was carried somewhere; beside other cards it is only put back."""
        if isinstance(onto, AtCard):
            return None
        action, whom = self._choose(said), seat_there(self.seen, onto)
        is_meant = action is None and self.selection and whom in self.selection.targets
        return self._choose(PointAt(whom)) if is_meant else action

    def _choose(self, message: object) -> Action | None:
        self.lectern.clear()
        action = super().react(message)
        self.going_on.begin(message, action)
        return action

    def goes_on(self) -> Action | None:
        return self.going_on.next_action(self.seen, self.walks)

    def handle(self, signal: Signal, now: float) -> Action | None:
        if self.layout is None:
            return None
        self.now = now
        if self.controls.handle(
            signal, now, self.layout, self.seen, is_covered=self.is_above(signal)
        ):
            return self._nod()
        if self.controls.has_clicked_nothing:
            self.cancel()
        self._note_camera()
        return None

    def _nod(self) -> Action | None:
        """What is most obvious is done, once what had to be read has been."""
        if self.lectern.waiting(self.situation):
            return self.react(HaveRead())
        action = main_action(self.situation)
        return None if action is None else self._choose(Pick(action))

    def let_go(self) -> None:
        self.land.hand.let_go()

    def peek(self, *, on: bool) -> None:
        self.secrets.is_peeking = on
        self.changed = True

    def advise(self, action: Action) -> str:
        """Where to press next for it: a page is turned to it if need be."""
        self.changed = True
        here = self.situation
        page = page_with(here, action)
        if page is None and self.skin:
            page = gallery.page_with(self.skin, here, action)
        self.page = page or 0
        assert self.selection
        said = self.selection.next_press(action)
        self.advised = said.target if isinstance(said, PointAt) else None
        self.bring(self.advised)
        return self.next_thing(action)

    def next_thing(self, action: Action) -> str:
        """What lies in a closed hand is found by opening it, and all after what is to be read."""
        if self.lectern.waiting(self.situation):
            return READ
        return super().next_thing(action) or ("" if self.secrets.is_open else PEEK)

    def name_of(self, message: object) -> str:
        """Of a space also while the camera moves, and nothing can be pressed there."""
        match message:
            case PointAt(AtSpace(space)):
                return thing_name(space)
            case _:
                return super().name_of(message)

    def free_parts(self) -> Sequence[Rect]:
        return (self.layout.clear,) if self.layout else ()

    def bring(self, about: object) -> None:
        if isinstance(about, AtSpace):
            self.lookout.go_to([about.space])

    # Places

    def go_to(self, place: object) -> None:
        if isinstance(place, Mention):
            self.lookout.go_to([place.space])

    def light(self, place: object | None) -> None:
        self.lights.spoken_of = place.space if isinstance(place, Mention) else None
        self.changed = True

    def remember_camera(self) -> object:
        return self.land.camera.goal

    def restore_camera(self, camera: object) -> None:
        if isinstance(camera, CameraView):
            self.lookout.restore(camera)
            self.changed = True

    def thumbnail(self, seen: Observation, size: tuple[int, int]) -> Surface:
        return self.land.thumbnail(seen, size)
