"""The table of the masks in the window: what its viewer may see, and how they play on it."""

from collections.abc import Callable, Sequence

from attrs import define, field
from pygame import Rect, Surface, Vector2

from game.boxes.masks.table.cards.pictures import CardPictures
from game.boxes.masks.table.choosing.listed import main_action
from game.boxes.masks.table.choosing.standing_answers import (
    AskAgain,
    PassOn,
    StandingAnswers,
    Until,
)
from game.boxes.masks.table.choosing.walks import NOWHERE, walks_of
from game.boxes.masks.table.controls import Controls
from game.boxes.masks.table.cues import BED, TABLE_TUNE, cue_of
from game.boxes.masks.table.land_view import LandView
from game.boxes.masks.table.layout import TableLayout, lay_out
from game.boxes.masks.table.lights import (
    MET,
    draw_goals,
    draw_lights,
    draw_locks,
    draw_marker,
    draw_steps,
    lit_spaces,
    locked_spaces,
)
from game.boxes.masks.table.log_lines import Mention
from game.boxes.masks.table.motion.motions import animate
from game.boxes.masks.table.motion.stage import TableStage
from game.boxes.masks.table.panels import contest, gallery
from game.boxes.masks.table.panels.decks import decks_in
from game.boxes.masks.table.panels.deeds import READ, TurnPage, deeds, page_with, read_on
from game.boxes.masks.table.panels.hand import PEEK
from game.boxes.masks.table.panels.panels import Panels
from game.boxes.masks.table.panels.seats import FindPawn
from game.boxes.masks.table.panels.skin import Skin
from game.boxes.masks.table.panels.task_row import task_spaces
from game.boxes.masks.table.reading import HaveRead, LookAgain
from game.boxes.masks.table.spaces import selection_of, space_things, thing_name
from game.boxes.masks.table.spoken import SpokenTable
from game.core.seats import Seat
from game.persistence.settings import Follow
from game.rules.masks import actions
from game.rules.masks.actions import Action
from game.rules.masks.events import Event
from game.rules.masks.phases import GameOver, Moving
from game.rules.masks.pieces import Deck
from game.rules.masks.play import to_move
from game.rules.masks.state import Observation
from game.rules.masks.targets import AtCard, AtSpace, Target
from game.rules.masks.walking.moving import plain_step
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

MARKER = 7


@define(eq=False)
class MasksTable(SpokenTable):
    """Gets observations and witnessed events, never a state: so it cannot betray anything."""

    waters: Waters
    printed: Callable[[FontFiles], CardPictures]
    land: LandView = field(init=False)
    stage: TableStage = field(init=False)
    panels: Panels = field(init=False)
    controls: Controls = field(init=False)
    cards: CardPictures = field(init=False)
    layout: TableLayout | None = field(default=None, init=False)  # None until it is fitted
    standing: StandingAnswers = field(factory=StandingAnswers, init=False)
    goal: int | None = field(default=None, init=False)  # the space that is walked to
    pointed: Thing | None = field(default=None, init=False)
    lit: int | None = field(default=None, init=False)  # the space that a line of the log is about
    _is_marked: bool = field(default=False, init=False)
    _was_moving: bool = field(default=False, init=False)

    def __attrs_post_init__(self) -> None:
        self.land = LandView(self.island, self.waters, self.program.clock)
        self.stage = TableStage(self.land, self.program.clock, Overlay(), self, self.names)
        self.panels = Panels(self.stage.overlay)
        self.controls = Controls(self.program, self.land, self.secrets)
        self.is_alone = self.alone
        self.show(self.first)

    # What it shows

    def fit(self, area: Rect, theme: Theme) -> None:
        super().fit(area, theme)
        self.cards = self.printed(theme.files)
        terms = self.first.terms
        self.layout = lay_out(self.corners, len(terms.toas), len(decks_in(terms)))
        self.land.fit(area, self.layout.clear)
        self.land.hand.scale = theme.scale

    @property
    def picture_area(self) -> Rect:
        return self.area

    def show(self, seen: Observation) -> None:
        super().show(seen)
        self.land.show(seen)
        self.stage.overlay.clear()

    def offer(self, seen: Observation | None) -> None:
        self.secrets.is_turned_up = False
        self.page, self.advised = 0, None
        self.panels.carried.let_go()
        if seen is None:
            self.walks = NOWHERE
        super().offer(seen)
        if seen is not None and self.layout is not None:
            self._look_at_choice()

    def _look_at_choice(self) -> None:
        """What is lit has to be in the picture."""
        lit = lit_spaces(self.situation)
        if self.program.settings.play.follow is not Follow.OFF and lit and self.layout:
            self.land.follow(lit, self.layout.clear)

    def seat_company(self, *, alone: bool) -> None:
        super().seat_company(alone=alone)
        self.secrets.is_alone = alone

    def animate(self, event: Event, after: Observation) -> Animation:
        yield from animate(self.stage, event, after)
        self.lectern.tell(self.names, event, after, self.told)
        self.show(after)

    def draw(self, surface: Surface) -> None:
        self._is_marked = False
        self.land.scape.flow(self._tide)
        self.land.draw(surface)
        before = surface.get_clip()
        surface.set_clip(self.area.clip(before))
        self._draw_lights(surface)
        surface.set_clip(before)

    def _draw_lights(self, surface: Surface) -> None:
        rect_of, here = self.land.rect_of, self.situation
        draw_lights(surface, self.theme, map(rect_of, lit_spaces(here)))
        draw_steps(surface, self.theme, here, rect_of)
        draw_locks(surface, self.theme, map(rect_of, locked_spaces(here)))
        draw_goals(surface, self.theme, map(rect_of, task_spaces(here)))
        met = self.pointed.target if self.pointed else None
        shown = [each.space for each in (met, self.advised) if isinstance(each, AtSpace)]
        shown += [self.lit] if self.lit is not None else []
        draw_lights(surface, self.theme, map(rect_of, shown), MET)
        if not isinstance(self.seen.phase, GameOver) and self.land.sprites.has(("pawn", 0)):
            at = self.land.head_of(self.seen.turn.seat)
            draw_marker(surface, at, self.theme.px(MARKER))

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
        return self._is_marked or is_carrying or self.land.scape.is_behind(self._tide)

    def wakes_at(self) -> float | None:
        return self.program.idle.next_change(self.now)

    @property
    def _tide(self) -> int:
        return self.program.idle.count_at(self.now) or 0

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

    @property
    def _skin(self) -> Skin | None:
        return Skin(self.theme, self.layout, self.cards) if self.layout else None

    def widgets(self) -> Sequence[Widget]:
        skin = self._skin
        if skin is None:
            return ()
        follows = self.program.settings.play.follow is not Follow.OFF
        here, alone = self.situation, self.secrets.is_alone
        return self.panels.lay(skin, here, self.lectern.shown(here), alone=alone, follows=follows)

    def deeds(self) -> Sequence[Widget]:
        if self._skin is None or self.selection is None:
            return ()
        key, here = self.main_key if self.program.settings.play.hints else "", self.situation
        if self.lectern.waiting(here):
            return read_on(self._skin, here, key)
        return deeds(self._skin, here, key, self.standing)

    def places(self) -> Sequence[Thing]:
        """None while the camera moves: what one points at must stay where it is."""
        if self.layout is None or self.land.hand.is_moving:
            return ()
        return [*space_things(self.land.rect_of, self.situation)]

    def point_at(self, thing: Thing | None) -> None:
        if thing != self.pointed:
            self.pointed, self._is_marked = thing, True

    def react(self, message: object) -> Action | None:
        self.panels.carried.let_go()
        match message:
            case MoveCamera(move):
                self.controls.move_camera(move, self.seen, self.layout)
            case FindPawn(seat):
                self.go_to(Mention(self.seen.seats[seat].pawn))
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
                self.standing.withdraw(self.situation.own)
            case _:
                self.page, self.advised = 0, None
                return self._choose(message)
        self.changed = True
        return None

    def _pass_on(self, until: Until) -> Action | None:
        seat = to_move(self.seen)
        assert seat is not None
        self.standing.give(seat, self.seen.turn.number, until)
        return self._choose(Pick(actions.Pass()))

    def _play_upon(self, said: object, onto: object) -> Action | None:
        """A card that was carried somewhere; beside other cards it is only put back."""
        if isinstance(onto, AtCard):
            return None
        action = self._choose(said)
        is_meant = action is None and self.selection and onto in self.selection.targets
        return self._choose(PointAt(onto)) if is_meant else action

    def _choose(self, message: object) -> Action | None:
        """Where a far space was meant, its way is gone to its end."""
        self.lectern.clear()
        action = super().react(message)
        target = message.target if isinstance(message, PointAt) else None
        is_step = isinstance(action, actions.Step)
        self.goal = target.space if is_step and isinstance(target, AtSpace) else None
        return action

    def goes_on(self) -> Action | None:
        """What has been said beforehand, or the next step of a walk that has been begun.

        Whatever comes between ends the walk.
        """
        goal, self.goal = self.goal, None
        passed = self.standing.answer(self.seen)
        if passed is not None:
            return passed
        way = self.walks.ways.get(goal) if goal is not None else None
        if not way or not isinstance(self.seen.phase, Moving):
            return None
        self.goal = goal
        return plain_step(way[0])

    def handle(self, signal: Signal, now: float) -> Action | None:
        if self.layout is None:
            return None
        self.now = now
        at = getattr(signal, "at", None)
        is_covered = at is not None and self.is_covered(at)
        if self.controls.handle(signal, now, self.layout, self.seen, is_covered=is_covered):
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
        if page is None and self._skin:
            page = gallery.page_with(self._skin, here, action)
        self.page = page or 0
        assert self.selection
        said = self.selection.next_press(action)
        self.advised = said.target if isinstance(said, PointAt) else None
        if isinstance(self.advised, AtSpace) and self.layout:
            self.land.follow([self.advised.space], self.layout.clear)
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
        if isinstance(about, AtSpace) and self.layout:
            self.land.follow([about.space], self.layout.clear)

    # Places

    def go_to(self, place: object) -> None:
        if isinstance(place, Mention) and self.layout:
            self.land.follow([place.space], self.layout.clear)

    def light(self, place: object | None) -> None:
        self.lit = place.space if isinstance(place, Mention) else None
        self.changed = True

    def remember_camera(self) -> object:
        return self.land.camera.goal

    def restore_camera(self, camera: object) -> None:
        if isinstance(camera, CameraView):
            self.land.camera.look(camera)
            self.changed = True

    def thumbnail(self, seen: Observation, size: tuple[int, int]) -> Surface:
        return self.land.thumbnail(seen, size)

    # What an animation asks

    def deck_place(self, deck: Deck) -> Vector2:
        assert self.layout
        decks = decks_in(self.first.terms)
        if deck not in decks:
            return Vector2(self.layout.middle.center)
        return Vector2(self.layout.decks[decks.index(deck)].center)

    def seat_place(self, seat: Seat) -> Vector2:
        assert self.layout
        place = self.layout.hand if seat == self.situation.own else self.layout.seats[seat]
        return Vector2(place.center)

    def middle(self) -> Vector2:
        assert self.layout
        skin, challenge = self._skin, self.seen.challenge
        if skin and challenge and challenge.skills:
            return contest.held_up(skin)
        return Vector2(self.layout.middle.center)

    def verdict_place(self) -> Rect:
        assert self._skin
        return contest.verdict_place(self._skin)

    def follow(self, space: int) -> None:
        if self.program.settings.play.follow is not Follow.OFF and self.layout:
            self.land.follow([space], self.layout.clear)
