"""The table of the quest in the window: what its viewer may see, and how they play on it."""

from collections.abc import Sequence

from attrs import define, field
from pygame import Rect, Surface

from game.boxes.makuta.table.choosing import screen_rects
from game.boxes.makuta.table.choosing.choice_painter import ChoicePainter
from game.boxes.makuta.table.choosing.hotspots import Hotspots
from game.boxes.makuta.table.choosing.situation import name_of, target_of
from game.boxes.makuta.table.choosing.traces import traces_of
from game.boxes.makuta.table.controls import Controls
from game.boxes.makuta.table.cues import TABLE_TUNE, bed_of, cue_of
from game.boxes.makuta.table.duel.board import DuelBoard
from game.boxes.makuta.table.duel.dice_tray import DiceTray
from game.boxes.makuta.table.duel_preview import preview_duel
from game.boxes.makuta.table.lair.ground import LairGround
from game.boxes.makuta.table.log_lines import Mention
from game.boxes.makuta.table.lookout import Lookout
from game.boxes.makuta.table.making_ready import MakingReady
from game.boxes.makuta.table.motion.motions import animate
from game.boxes.makuta.table.motion.stage import TableStage
from game.boxes.makuta.table.panels.buttons import Hints
from game.boxes.makuta.table.panels.deeds import deeds
from game.boxes.makuta.table.panels.layout import Skin, TableLayout, lay_out
from game.boxes.makuta.table.panels.panels import Panels
from game.boxes.makuta.table.panels.tray_panel import FindPawn
from game.boxes.makuta.table.spoken import SpokenTable
from game.boxes.makuta.table.surroundings import TableSurroundings
from game.boxes.makuta.table.table_picture import TablePicture
from game.rules.makuta.actions import Action, PlaceTile
from game.rules.makuta.events import Event
from game.rules.makuta.state import Observation
from game.rules.makuta.targets import AtField, AtGate
from game.scenes.table.selection import PointAt
from game.tabletop.camera_bar import MoveCamera
from game.tabletop.held_open import TurnUp
from game.tabletop.land.minimap import LookAt
from game.tabletop.motion.overlay import Overlay
from game.ui.animation import Animation
from game.ui.camera import CameraView
from game.ui.signals import Signal
from game.ui.sound import Cue
from game.ui.theme import Theme
from game.ui.things import Thing
from game.ui.widgets.widget import Widget


@define(eq=False)
class MakutaTable(SpokenTable):
    """Gets observations and witnessed events, never a state: so it cannot betray anything."""

    lair: LairGround = field(factory=LairGround, repr=False)
    picture: TablePicture = field(init=False)
    surroundings: TableSurroundings = field(init=False)
    stage: TableStage = field(init=False)
    panels: Panels = field(init=False)
    controls: Controls = field(init=False)
    lookout: Lookout = field(init=False)
    choice: ChoicePainter = field(init=False)
    making_ready: MakingReady = field(init=False)
    layout: TableLayout | None = field(default=None, init=False)  # None until it is fitted
    _is_laid: bool = field(default=False, init=False)  # out, since it was drawn: the sea waits
    _is_marked: bool = field(default=False, init=False)  # otherwise than when it was drawn
    _look: tuple[object, ...] = field(default=(), init=False)

    def __attrs_post_init__(self) -> None:
        self.picture = TablePicture(self.terms, self.pieces, self.plates, self.program.clock)
        self.surroundings = TableSurroundings(self.program, self.picture, self.holder)
        self.stage = self._stage()
        self.panels = Panels(
            self.picture, self.stage.dice, self.stage.duel, self.stage.overlay, self.lair
        )
        self.controls = Controls(self.program, self.holder, self.picture)
        self.lookout = Lookout(self.picture)
        self.choice = ChoicePainter(self.holder, self.picture, self.stage.duel)
        self.making_ready = MakingReady(self.picture, self.holder)

    def _stage(self) -> TableStage:
        return TableStage(
            self.picture.sprites,
            self.program.clock,
            DiceTray(),
            DuelBoard(),
            Overlay(),
            self.surroundings,
            self.names,
        )

    # What it shows

    def fit(self, area: Rect, theme: Theme) -> None:
        super().fit(area, theme)
        self.pieces.numbers = self.pieces.numbers or theme.files.bold
        self.layout = self.surroundings.layout = lay_out(self.corners, len(self.terms.toas))
        self.picture.fit(area, self.layout.free)
        self.picture.hand.scale = theme.scale
        self.panels.carve(theme, self.layout)

    @property
    def picture_area(self) -> Rect:
        """The island is seen all over it, and what lies over it is drawn anew with it."""
        assert self.layout
        return self.layout.area

    def show(self, seen: Observation) -> None:
        """Nobody sees where somebody else was looking."""
        super().show(seen)
        is_other = self.holder.is_other(seen.viewer)
        self.holder.show(seen)
        self.picture.show(seen)
        if is_other:
            self.lookout.look_at_all()
        self.stage.dice.show(seen.dice)
        self.stage.duel.show(seen, self.holder.readable(seen))
        self.stage.overlay.clear()

    def offer(self, seen: Observation | None) -> None:
        if seen is None:
            if self.holder.choosing is not None:
                self.picture.hand.keep()
            self.holder.offer(None)
        else:
            self.show(seen)
            play = self.program.settings.play
            self.holder.asks_again = play.ask_again
            self.holder.offer(seen)
            self.lookout.look_where_it_matters(self.holder.situation, self._following)
        self.changed = True

    def seat_company(self, *, alone: bool) -> None:
        super().seat_company(alone=alone)
        self.holder.secrets.is_alone = alone

    def mark(self, events: Sequence[Event]) -> None:
        """Nothing else looks different for that, and nothing else can be pointed at."""
        self.holder.traces = traces_of(events)
        self._is_marked = True

    def animate(self, event: Event, after: Observation) -> Animation:
        return animate(self.stage, event, after)

    def draw(self, surface: Surface) -> None:
        assert self.layout
        self._is_marked = False
        if not self._is_laid:
            self.picture.island.flow(self.tide)
        self._is_laid = False
        self.picture.draw(surface)
        before = surface.get_clip()
        surface.set_clip(self.layout.area.clip(before))
        self.choice.paint(surface, self.now)
        surface.set_clip(before)

    def update(self, now: float) -> None:
        super().update(now)
        self.picture.hand.advance(now)
        self.holder.shows_names = self.program.settings.display.coordinates
        self._note_look()

    def prepare(self) -> bool:
        return self.making_ready.step()

    def _note_look(self) -> None:
        """What is laid out changes when the camera sets out or rests, and with a choice or duel."""
        duel = self.stage.duel
        look = (
            self.picture.hand.is_moving,
            duel.is_open,
            duel.is_with_makuta,
            *self.holder.state,
        )
        self.changed |= look != self._look
        self._look = look

    def is_moving(self) -> bool:
        is_soft = self.picture.island.ground.is_soft
        return self.picture.hand.is_moving or is_soft or self.holder.pointing.is_fading(self.now)

    def is_stirred(self) -> bool:
        has_flowed = self.picture.island.is_behind(self.tide) and self.picture.sees_water()
        return self._is_marked or has_flowed

    def wakes_at(self) -> float | None:
        return self.program.idle.next_change(self.now) if self.picture.sees_water() else None

    # What is heard

    def cue(self, event: Event) -> Cue | None:
        return cue_of(event, self.terms)

    @property
    def bed(self) -> str:
        return bed_of(self.seen)

    @property
    def tune(self) -> str:
        return TABLE_TUNE

    # What can be pointed at

    @property
    def _skin(self) -> Skin | None:
        """None until it is fitted."""
        return Skin(self.theme, self.layout, self.pieces) if self.layout else None

    @property
    def _following(self) -> Skin | None:
        """None if nobody wants the camera to follow."""
        return self._skin if self.follows else None

    def widgets(self) -> Sequence[Widget]:
        if self._skin is None:
            return ()
        self._is_laid = True
        follow = self.program.settings.play.follow
        return self.panels.lay(self._skin, self.holder.situation, follow)

    def deeds(self) -> Sequence[Widget]:
        if self._skin is None:
            return ()
        play = self.program.settings.play
        return deeds(self._skin, self.holder.situation, Hints(play.hints, self.main_key))

    def places(self) -> Sequence[Thing]:
        """None while the camera moves: what one points at must stay where it is.

        None before Makuta either: the island lies behind his lair.
        """
        if self.layout is None or self.picture.hand.is_moving or self.stage.duel.is_with_makuta:
            return ()
        return Hotspots(self.holder.situation, self.picture, self.holder.words).all()

    def point_at(self, thing: Thing | None) -> None:
        if self.layout is None or not self.holder.point_at(thing):
            return
        target = target_of(thing)
        here = self.holder.situation
        if target is not None and not here.is_legal(target):
            here.why(target)
        self._preview_duel()
        self.changed = True

    def refuse(self, thing: Thing) -> None:
        target = target_of(thing)
        self.holder.cancel()
        if target is not None:
            self.holder.pointing.refuse(self.holder.seen, target, self.now)
        self.changed = True

    def readies(self, action: Action) -> bool:
        return not isinstance(action, PlaceTile) or self.making_ready.turns_to(action)

    def advise(self, action: Action) -> str:
        self.changed = True
        assert self.layout
        self.holder.advise(action)
        for field_to_see in self.holder.advised[:1]:
            self.lookout.go_to(Mention(field_to_see), self.layout.free)
        return self.next_thing(action)

    def next_thing(self, action: Action) -> str:
        assert self.holder.choosing
        said = self.holder.choosing.next_press(action)
        return name_of(said.target) if isinstance(said, PointAt) else self.name_of(said)

    def question(self) -> object | None:
        return self.holder.choosing.question() if self.holder.choosing else None

    def readable(self, seen: Observation) -> Observation:
        return self.holder.readable(seen)

    def peek(self, *, on: bool) -> None:
        self.holder.secrets.is_peeking = on
        self._preview_duel()
        self.changed = True

    def _preview_duel(self) -> None:
        preview_duel(self.holder, self.stage.duel)

    # What is done about it

    def react(self, message: object) -> Action | None:
        self.changed = True
        match message:
            case MoveCamera(move):
                self.controls.move_camera(move)
            case LookAt(world):
                self.lookout.look_at(world)
            case FindPawn(seat):
                self.lookout.find(self.holder.seen, seat)
            case TurnUp():
                self.holder.secrets.turn_up(self.now)
                self._preview_duel()
            case _:
                action = self.holder.choose(message)
                self._preview_duel()
                return action
        return None

    def handle(self, signal: Signal, now: float) -> Action | None:
        if self.layout is None:
            return None
        self.now = now
        here = self.holder.situation
        action = self.controls.handle(signal, now, here, is_covered=self.is_above(signal))
        self._is_marked |= self.picture.piece_hand.is_carrying
        self._note_look()
        return action

    def let_go(self) -> None:
        self.picture.hand.let_go()
        self._is_marked |= self.picture.piece_hand.is_carrying
        self.picture.piece_hand.put_back()

    def cancel(self) -> bool:
        self.changed = True
        return self.holder.cancel()

    def free_parts(self) -> Sequence[Rect]:
        """Never over the card of a duel, whose sum is what is spoken of."""
        if self.layout is None:
            return ()
        duel, layout = self.stage.duel, self.layout
        is_on_card = duel.is_open and not duel.is_with_makuta
        return (layout.beside_both, layout.beside_duel) if is_on_card else layout.spoken

    def precious(self) -> Sequence[Rect]:
        return [*screen_rects.precious(self.picture, self.seen)]

    def bring(self, about: object) -> None:
        if isinstance(about, AtField | AtGate) and self.layout:
            self.lookout.bring(Mention(about.field), self.holder.situation, self.layout.free)

    def give_back(self) -> None:
        self.lookout.give_back(self.holder.situation, self._following)

    # Places

    def go_to(self, place: object) -> None:
        if isinstance(place, Mention) and self.layout:
            self.lookout.go_to(place, self.layout.free)

    def light(self, place: object | None) -> None:
        self.holder.pointing.spoken_of = place if isinstance(place, Mention) else None
        self.changed = True

    def remember_camera(self) -> object:
        return self.picture.camera.goal

    def restore_camera(self, camera: object) -> None:
        if isinstance(camera, CameraView):
            self.lookout.restore(camera)
            self.changed = True

    def thumbnail(self, seen: Observation, size: tuple[int, int]) -> Surface:
        return self.picture.thumbnail(seen, size)
