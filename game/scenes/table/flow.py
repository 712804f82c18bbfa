"""How a game goes on at the table: who looks, who decides, what is shown of what they do."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import Enum, auto
from typing import Any

from attrs import define, field

from game.core.match import Ply
from game.core.seats import Seat, Viewer
from game.persistence.settings import Speed
from game.players.player import Thought
from game.players.sitting import Sitting, Stop
from game.scenes.program import Program
from game.scenes.table.chronicle import Chronicle
from game.scenes.table.hand_over import HandOver
from game.scenes.table.routine import Routine
from game.scenes.table.telling import Deed, deeds_of, telling
from game.scenes.table.thinking import Thinking
from game.scenes.table.view import TableView
from game.shelf.kept_game import KeptGame
from game.ui.animation import Director

GLANCE = 0.01  # seconds between two looks at whether a computer has decided
MOMENTS = {Speed.SLOW: 1.5, Speed.NORMAL: 0.8, Speed.FAST: 0.35, Speed.INSTANT: 0.0}  # seconds
PAUSES = {Speed.SLOW: 1.2, Speed.NORMAL: 0.45, Speed.FAST: 0.12, Speed.INSTANT: 0.0}


class Need(Enum):
    """What the game cannot go on without."""

    NOTHING = auto()
    CURTAIN = auto()  # before somebody else may look
    RESULT = auto()  # it is over


@define(eq=False, repr=False)
class GameFlow:
    """Shows a game to one viewer at a time. Whatever the last one saw is gone before the next."""

    program: Program
    kept: KeptGame
    view: TableView[Any, Any, Any]
    routine: Routine = field(init=False)
    hand_over: HandOver = field(init=False)
    thinking: Thinking = field(init=False)
    chronicle: Chronicle = field(init=False)
    director: Director = field(init=False)
    is_settled: bool = field(default=False, init=False)  # nothing happens until somebody decides
    step_due: float | None = field(default=None, init=False)  # when what is no choice is done
    bot_due: float | None = field(default=None, init=False)  # when the computer may decide
    hurried: Seat | None = field(default=None, init=False)  # a computer, until its turn is over
    thought: Thought[Any] | None = field(default=None, init=False)  # what it thinks until then
    is_over: Callable[[], bool] = field(default=lambda: False, init=False)  # before the game is
    advice: Thought[Any] | None = field(default=None, init=False)  # what a person has asked for
    now: float = field(default=0.0, init=False)
    shown: Any = field(init=False)  # what the viewer has been shown; `seen` may be ahead of it
    deed: Deed | None = field(default=None, init=False)  # that is being shown
    told: int = field(default=0, init=False)  # so many events had been told before it
    _cast: dict[Seat, str] = field(factory=dict, init=False)  # who was the computer until now
    _last_step: tuple[object | None, Any] = field(default=(None, None), init=False)  # by itself,
    # and what had been shown before it
    _cameras: dict[Viewer, object] = field(factory=dict, init=False)

    def __attrs_post_init__(self) -> None:
        self.routine = Routine(self.kept.game, self.sitting, self._by_hand)
        self.hand_over = HandOver(self.sitting, was_asked=self._was_asked)
        self.thinking = Thinking(self.program, self.kept)
        self.kept.viewer = self.hand_over.onlooker()
        self.chronicle = Chronicle(self.view, self.sitting.match.rules.witness, self.viewer)
        self.chronicle.is_open = lambda: self.view.is_open
        self.director = Director(self.program.clock)
        self.program.set_pace()
        self._note_cast()
        self._show_all()

    def _by_hand(self) -> tuple[str, ...]:
        return self.program.settings.play.by_hand

    def _was_asked(self, number: int) -> bool:
        return not self.routine.was(number)

    def _note_cast(self) -> None:
        self._cast = dict(self.sitting.bots)
        if self._cast:
            self.program.thinker.warm()

    @property
    def sitting(self) -> Sitting[Any, Any, Any, Any]:
        return self.kept.sitting

    @property
    def viewer(self) -> Viewer:
        return self.kept.viewer

    @property
    def seen(self) -> Any:  # noqa: ANN401 - whatever the box's observations are
        """The table as whoever looks may see it."""
        return self.sitting.seen_by(self.viewer)

    @property
    def first_new(self) -> int | None:
        """The first line of the log that tells something since the viewer's last decision."""
        news = self.hand_over.news_for(self.viewer)
        return None if news is None else self.chronicle.lines_before(news)

    # Time goes by

    def advance(self, now: float) -> Need:
        self.now = self.program.clock.now = now
        if self._cast != self.sitting.bots:
            self._recast()
        if self.director.is_busy:
            self.director.advance()
            return Need.NOTHING  # a frame that has come to rest has enough to do
        return self._go_on()

    def _recast(self) -> None:
        """A seat has changed hands: who decides and who may look is found out anew."""
        self._note_cast()
        self._unsettle()
        self.view.seat_company(alone=self.sitting.is_alone)

    def _go_on(self) -> Need:
        """Nothing moves any more; somebody has to decide."""
        if self.is_over():
            self.is_settled = True
            return Need.NOTHING
        seat = self.sitting.decider
        if seat is None:
            return Need.RESULT
        if seat in self.sitting.bots:
            self._let_bot_decide(seat)
        elif not self.is_settled:
            step = self.routine.step()
            if step is not None:
                self._do_by_itself(step)
            elif self.hand_over.needs_curtain(seat, self.program.settings.play.curtain):
                return Need.CURTAIN
            else:
                self.settle(seat)
        return Need.NOTHING

    def _do_by_itself(self, step: object) -> None:
        """There is nothing to choose, as everybody can see: whoever looks on goes on looking."""
        if self.step_due is None:
            self.step_due = self.now + MOMENTS[self.program.own_pace]
        if self.now >= self.step_due:
            self._last_step = step, self.shown
            self._tell(self.sitting.submit(step))

    def hurry(self) -> None:
        """Whoever has seen enough need not wait."""
        self.director.skip()
        if self.step_due is not None:
            self.step_due = self.now
        if self.bot_due is not None:
            self.bot_due = self.now

    def skip_turn(self) -> None:
        """Of a computer player: all that it does still."""
        self.hurried = self.bot_at_work()
        self.hurry()

    def bot_at_work(self) -> Seat | None:
        """The computer player whose decision is shown, or waited for."""
        last = self.routine.last_decision() if self.director.is_busy else None
        seat = last.seat if last else self.sitting.decider
        return seat if seat in self.sitting.bots else None

    @property
    def is_restless(self) -> bool:
        """Whether something is to be done in the next frame."""
        return not self.is_settled and self.step_due is None

    def prompt(self) -> str:
        """Who does what now, in one sentence, or what has just been seen of what they did."""
        step = self.routine.step() if self.step_due is not None else self._step_on_show
        if step is not None:
            return self.routine.words(step)
        if self.deed is None:
            return self.view.prompt(self.shown)
        line = self.chronicle.last_since(self.told)
        return line.words if line else self.view.prompt(self.deed.before)

    @property
    def _step_on_show(self) -> object | None:
        """What was done by itself, while it is shown: nobody is asked for it meanwhile."""
        step, before = self._last_step
        return step if self.director.is_busy and before is self.shown else None

    def _let_bot_decide(self, seat: Seat) -> None:
        onlooker = self.hand_over.onlooker()
        if self.viewer != onlooker:
            self._look_as(onlooker)
        if self.bot_due is None:
            self.is_settled = True
            self.hurried = seat if seat == self.hurried else None
            pause = 0.0 if seat == self.hurried else PAUSES[self.program.bot_pace]
            self.bot_due = self.now + pause
            self.view.mark(self.hand_over.deeds_for(self.viewer))
            self.thought = self.thinking.decision(seat)
        action = self.thought.answer if self.thought and self.now >= self.bot_due else None
        if action is not None:
            self._tell(self.sitting.submit(action))
            if seat == self.hurried:
                self.director.skip()

    def set_bot_pace(self) -> None:
        """The pause that goes on now is as long as it should be from now on."""
        if self.bot_due is not None:
            self.bot_due = self.now + PAUSES[self.program.bot_pace]

    def wakes_at(self) -> float | None:
        """When a computer may decide, or has perhaps thought of something."""
        soon = self.now + GLANCE
        if self.advice is not None:
            return soon
        if self.step_due is not None:
            return self.step_due
        return None if self.bot_due is None else max(self.bot_due, soon)

    def settle(self, seat: Seat) -> None:
        """It is for *seat* to decide, and they hold the screen."""
        self.hurried = None
        self.hand_over.give_to(seat)
        if self.viewer != seat:
            self._look_as(seat)
        self.is_settled = True
        self.view.offer(self.seen)
        self.view.mark(self.hand_over.deeds_for(seat))

    # Decisions

    def decide(self, action: object) -> None:
        self.view.mark(())
        self._tell(self.sitting.submit(action))

    def _tell(self, plies: Sequence[Ply[Any, Any, Any]]) -> None:
        """Show what has just been done, as whoever holds the screen may see it."""
        self.tell(deeds_of(self.sitting.match.rules, plies, self.viewer))

    def tell(self, deeds: Iterable[Deed]) -> None:
        self._unsettle()
        self.director.enqueue(telling(self.program, self._noted(deeds), self.view, self.chronicle))
        self.director.advance()

    def _noted(self, deeds: Iterable[Deed]) -> Iterator[Deed]:
        """The next deed is asked for once the last one has been shown."""
        for deed in deeds:
            self.deed, self.told = deed, self.chronicle.told
            yield deed
            self.deed, self.shown = None, deed.after

    def _unsettle(self) -> None:
        """Nobody has to decide until it is clear who; what was thought about is forgotten."""
        self.is_settled, self.step_due, self.bot_due = False, None, None
        self.thought, self.advice = None, None
        self.view.offer(None)

    # Advice

    @property
    def may_ask_advice(self) -> bool:
        """Whether whoever holds the screen has to decide."""
        is_theirs = self.sitting.decider == self.viewer and self.viewer in self.sitting.people
        return self.is_settled and is_theirs and not self.is_over()

    def ask_advice(self) -> None:
        seat = self.sitting.decider
        assert seat is not None
        self.advice = self.thinking.advice(seat)

    def take_advice(self) -> object | None:
        """The action to be done, once it is there and can be shown; told once."""
        action: object | None = self.advice.answer if self.advice else None
        if action is None or not self.view.readies(action):
            return None
        self.advice = None
        return action

    def stop(self) -> Stop | None:
        """Why whoever looks cannot take back the last decision."""
        return self.routine.stop_of(self.viewer)

    def take_back(self) -> None:
        self.director.skip()
        self.routine.take_back()
        self.chronicle.take_back(len(self.sitting.events))
        self._show_again()

    def play_again(self) -> bool:
        """Whether there was anything to play again."""
        has_played = self.routine.play_again()
        if has_played:
            self._show_again()
        return has_played

    def _show_again(self) -> None:
        """The game stands at another moment, and the log with it."""
        self._unsettle()
        self._show_all()

    def undo_words(self) -> str:
        """What would be taken back, as it looked to whoever may take it back."""
        last = self.routine.last_decision()
        if last is None or self.stop():
            return ""
        seen = self.sitting.match.rules.observe(last.before, self.viewer)
        return self.view.action_words(seen, last.action)

    # Who looks

    def draw_curtain(self) -> Seat:
        """Nothing that the last person saw stays; who is to look next."""
        self._look_as(self.hand_over.onlooker())
        seat = self.sitting.decider
        assert seat is not None
        return seat

    def _look_as(self, viewer: Viewer) -> None:
        """Everybody finds the camera where they left it, and nobody where another did."""
        self._cameras[self.viewer] = self.view.remember_camera()
        self.kept.viewer = viewer
        self.view.peek(on=False)
        self.view.offer(None)
        self.view.mark(())
        self._show_all()
        self.view.restore_camera(self._cameras.get(viewer))

    def _show_all(self) -> None:
        self.shown = self.seen
        self.view.show(self.shown)
        self.chronicle.retell(self.sitting.events, self.viewer)

    def refit(self) -> None:
        """Everything has another size, also the icons of the log."""
        told = self.chronicle.told
        self.chronicle.forget()
        self.chronicle.retell(self.sitting.events[:told], self.viewer)
