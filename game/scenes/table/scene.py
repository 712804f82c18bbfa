"""The table: shows the game to whoever holds the screen, and lets them play it."""

from collections.abc import Mapping

from attrs import define, field

from game.core.seats import Seat
from game.i18n.keys import key_of
from game.scenes.box import Box
from game.scenes.sounds import CURTAIN
from game.scenes.table.bar import Wish, table_signs, undo_refusal
from game.scenes.table.curtain import CurtainScene
from game.scenes.table.flow import GameFlow, Need
from game.scenes.table.frame import TableFrame
from game.scenes.table.guide import Guide, GuideWish, Moment, Tutor
from game.scenes.table.inquiry import Inquiry
from game.scenes.table.leading import Leading
from game.scenes.table.log_panel import OpenRule, Reading
from game.scenes.table.log_side import log_side
from game.scenes.table.now import now_plate
from game.scenes.table.recap import RECAP, Recap
from game.scenes.table.small_picture import keep_small_picture
from game.scenes.table.speaking import Speaking
from game.scenes.table.table_like import TableLike
from game.scenes.toast import Announcements
from game.shelf.kept_game import KeptGame
from game.ui.animation import Director
from game.ui.commands import Command
from game.ui.scene import Go, Push, Quit, Replace
from game.ui.signals import KeyPressed, KeyReleased, Signal

WISHES = {
    Command.MENU: Wish.MENU,
    Command.CANCEL: Wish.MENU,
    Command.RULEBOOK: OpenRule(""),
    Command.UNDO: Wish.UNDO,
    Command.REDO: Wish.REDO,
    Command.LOG: Wish.LOG,
    Command.ADVICE: Wish.ADVICE,
    Command.FASTER: Wish.FASTER,
    Command.SLOWER: Wish.SLOWER,
    Command.SKIP: Wish.SKIP,
    Command.DONE: Wish.SKIP_TURN,
    Command.CONFIRM: Wish.SKIP,
    Command.GUIDE: Wish.GUIDE,
}


@define(eq=False, repr=False)
class TableScene(TableLike):
    kept: KeptGame
    flow: GameFlow = field(init=False)
    leading: Leading = field(init=False)
    speaking: Speaking = field(init=False)
    recap: Recap | None = field(default=None, init=False)
    awaited: Seat | None = field(default=None, init=False)  # for whom the curtain has fallen
    _held: set[str] = field(factory=set, init=False)  # keys
    _announcements: Announcements = field(init=False)
    _begun: int = field(init=False)  # decisions that had been made when it was opened

    def __attrs_post_init__(self) -> None:
        program = self.program
        self.view = self.box.kit.lay_out(program, self.kept.sitting, self.kept.names)
        self.flow = GameFlow(program, self.kept, self.view)
        self.leading = Leading(self.view, self.page)
        self.speaking = Speaking(self.tutor(), self.view, self.page)
        self.frame = TableFrame(program.texts)
        self._announcements = Announcements(self.kept, self.toast)
        self._begun = self.kept.sitting.match.decisions()

    def tutor(self) -> Tutor:
        """Who speaks of what is new."""
        return Guide(self.program, self.kept.game)

    @property
    def has_gone_on(self) -> bool:
        """Whether somebody has decided something since it was opened."""
        return self.kept.sitting.match.decisions() != self._begun

    @property
    def box(self) -> Box:
        return self.program.boxes.of(self.kept.game)

    @property
    def director(self) -> Director:
        return self.flow.director

    @property
    def inquiry(self) -> Inquiry:
        sitting = self.flow.sitting
        return Inquiry(self.view, self.flow.chronicle, sitting.match, sitting.bots)

    def skip(self) -> None:
        self.flow.hurry()

    # What the stage asks for

    def refit(self) -> None:
        self.flow.refit()

    def wakes_at(self) -> float | None:
        if self.flow.is_restless or self.prepares or self.speaking.is_due:
            return self.now
        times = (self.flow.wakes_at(), super().wakes_at())
        return min((time for time in times if time is not None), default=None)

    def facts(self) -> Mapping[str, object]:
        """Who looks, what they read, and what the table shows them."""
        flow = self.flow
        facts = {
            "viewer": getattr(flow.viewer, "value", flow.viewer),
            "decisions": flow.sitting.match.decisions(),
            "settled": flow.is_settled,
            "prompt": flow.prompt(),
            "toast": self.toast.words,
            **self.speaking.facts(),
        }
        return {**facts, **dict(self.view.facts(flow.seen))}

    def leave(self) -> None:
        """Whatever becomes of the picture, the game is open to others."""
        try:
            self._keep_picture()
        finally:
            self.kept.leave()

    def _keep_picture(self) -> None:
        keep_small_picture(self.program, self.kept, self.view)

    # Input

    def handle(self, signal: Signal, now: float) -> Go | None:
        if isinstance(signal, KeyPressed):
            self._held.add(signal.key)
        elif isinstance(signal, KeyReleased):
            self._held.discard(signal.key)
        return super().handle(signal, now)

    def press(self, signal: Signal, command: Command | None) -> Go | None:
        """First the table may have it, then it is a wish of the player."""
        if self.recap and command is Command.CANCEL:
            return self.answer(Wish.CLOSE_RECAP)
        action = self.view.handle(signal, self.now)
        if action is not None:
            self._decide(action)
            return None
        return self._wish(command)

    def _wish(self, command: Command | None) -> Go | None:
        """Escape first takes back what was only half chosen."""
        if command is Command.CANCEL and self.view.cancel():
            return None
        return self.answer(WISHES[command]) if command in WISHES else None

    def answer(self, message: object) -> Go | None:
        """Whoever does what a hint says is led on."""
        pressed = self.page.focus.name
        go = super().answer(message)
        if self.flow.may_ask_advice:
            self.leading.follow(pressed)
        return go

    def react(self, message: object) -> Go | None:
        match message:
            case Wish.MENU:
                return self.push(self.program.routes.pause(self.kept, self._keep_picture))
            case Wish.UNDO:
                self._take_back()
            case Wish.REDO:
                self._play_again()
            case Wish.ADVICE:
                self._ask_advice()
            case Wish.SKIP_TURN:
                self.flow.skip_turn()
            case Wish.FASTER:
                self._change_pace(1)
            case Wish.SLOWER:
                self._change_pace(-1)
            case Wish.CLOSE_RECAP:
                self.recap = None
            case Wish.GUIDE:
                is_on = self.program.settings.play.guide
                self.speaking.tutor.grant(GuideWish.CLOSE if is_on else GuideWish.OPEN)
            case GuideWish():
                self.speaking.tutor.grant(message)
            case _:
                self._decide(self.view.react(message))
        return None

    def _decide(self, action: object | None) -> None:
        if action is None or self.director.is_busy:
            return
        self.recap = None
        self.leading.forget()
        self._announcements.clear()
        self.frame.follow_newest()
        self.flow.decide(action)
        self.lay()

    def _take_back(self) -> None:
        refusal = undo_refusal(self.flow, self.program.texts)
        if refusal:
            self.say(refusal)
        else:
            self.flow.take_back()

    def _play_again(self) -> None:
        if not self.flow.play_again():
            self.say(self.program.texts.text("bar.no_redo"))

    def _change_pace(self, by: int) -> None:
        """Whoever waits for the next decision waits by the new pace."""
        self.program.step_pace(by)
        self.flow.set_bot_pace()
        texts = self.program.texts
        pace = texts.text(key_of("speed", self.program.bot_pace))
        self.say(texts.text("bar.pace", pace=pace))

    def _ask_advice(self) -> None:
        text = self.program.texts.text
        if not self.flow.may_ask_advice:
            self.say(text("bar.no_advice"))
            return
        self.say(text("bar.thinking"))
        self.flow.ask_advice()

    def _advise(self) -> bool:
        """Whether there is advice to be shown: where to press, and why."""
        action = self.flow.take_advice()
        if action is None:
            return False
        seen = self.view.readable(self.flow.seen)
        self.leading.advise(action)
        self.say(self.kept.game.advice(seen, action))
        return True

    # Frames

    def update(self, now: float) -> Go | None:
        self.now = now
        self.page.update(now)
        if self.awaited is not None:
            self._lift_curtain(self.awaited)
        was_settled, was_busy = self.flow.is_settled, self.flow.director.is_busy
        look = self._look
        self.note_motion()
        need = self.flow.advance(now)
        if self.flow.may_ask_advice:
            self._decide(self.view.goes_on())
        self.view.update(now)
        self.note_motion()
        has_news = self._announcements.update(now, is_watched=need is Need.NOTHING)
        is_other = self._advise() or self._look != look or self.speaking.is_due
        if self.view.take_change() or has_news or is_other:
            self.lay(places_later=was_busy or not was_settled)
        elif self.owes_places:
            self.lay_places()
        self.prepare()
        return self._meet(need)

    @property
    def _look(self) -> tuple[object, ...]:
        """What else lies around the table changes with it."""
        flow = self.flow
        is_waiting = flow.step_due is not None
        return flow.may_ask_advice, flow.director.is_busy, is_waiting, flow.chronicle.told

    def _meet(self, need: Need) -> Go | None:
        match need:
            case Need.NOTHING:
                return None
            case Need.CURTAIN:
                return self._draw_curtain()
            case Need.RESULT:
                if self.program.leave_at_end:
                    return Quit()
                return Replace(self.program.routes.result(self.kept))

    def _draw_curtain(self) -> Go:
        """Whatever was on the screen is gone before anybody else can look."""
        self.recap = None
        self.forget()
        self.leading.forget()
        seat = self.awaited = self.flow.draw_curtain()
        self.lay()
        player, look = self.view.seat_name(seat), self.view.seat_look(seat)
        return Push(CurtainScene(self.program, self.kept, player, look, set(self._held)))

    def _lift_curtain(self, seat: Seat) -> None:
        self.awaited = None
        self._held.clear()
        if seat in self.flow.sitting.bots:  # left to the computer before they came
            return
        self.program.voice.play(CURTAIN, self.now)
        self.flow.settle(seat)
        news = self.flow.first_new
        lines = self.flow.chronicle.witnessed[news or 0 :]
        if lines:
            self.recap = Recap(tuple(lines), is_first=news is None)
            self.frame.readings[RECAP] = Reading(end=0)
            self.page.focus.name = RECAP
        self.lay()

    # Picture

    def lay(self, *, places_later: bool = False) -> None:
        if self.frame.size == (0, 0):
            return
        self.view.take_change()
        flow = self.flow
        around = now_plate(flow, self.frame, self.view.deeds())
        self.frame.now_top = around[0].rect.top
        around += [
            *table_signs(flow, self.frame),
            *log_side(flow, self.frame, self.inquiry, self.recap),
        ]
        is_busy = flow.director.is_busy
        self.lay_out(around, moves=is_busy, places_later=places_later)
        self.speaking.tutor.look(self._moment())
        self.speaking.lay()
        self.leading.ask()

    def lay_places(self) -> None:
        super().lay_places()
        self.speaking.lay_again()

    def _moment(self) -> Moment | None:
        """For whoever speaks: what may be read now, while somebody has to decide."""
        if not self.flow.may_ask_advice or not self.speaking.tutor.is_on:
            return None
        events = self.flow.hand_over.course_for(self.flow.viewer)
        return Moment(self.view.readable(self.flow.seen), events, self.flow.sitting.is_alone)
