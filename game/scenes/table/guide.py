"""The guide of a first game: speaks of what is new, each once, and can be asked to say it again."""

from collections.abc import Sequence
from enum import Enum, auto
from typing import Any, Protocol

from attrs import define, evolve, field, frozen

from game.i18n.keys import key_of
from game.i18n.texts import Texts
from game.persistence.settings import Play
from game.scenes.program import Program
from game.shelf.game import Game
from game.shelf.teaching import NOWHERE, Topic
from game.ui.widgets.speech import Speech, answer


class GuideWish(Enum):
    """What is said to whoever speaks at the table."""

    BACK = auto()  # what did you say before?
    ON = auto()  # and then?
    CLOSE = auto()  # no more of that
    OPEN = auto()  # speak again


@frozen
class Said:
    """A speech, and what on the table it is about: the target or the name of a thing."""

    speech: Speech
    about: object = NOWHERE


@frozen
class Moment:
    """Somebody has to decide."""

    seen: Any  # what may be read on the screen
    events: Sequence[Any] = ()  # what they have witnessed since their last decision
    is_alone: bool = True  # nobody else reads it


class Tutor(Protocol):
    """Whoever speaks at the table: the guide of a first game, or that of a lesson."""

    @property
    def is_on(self) -> bool:
        """Whether they want to speak at all."""

    def look(self, moment: Moment | None) -> None:
        """None while nobody has to decide."""

    def said(self) -> Said | None: ...

    def grant(self, wish: GuideWish) -> None: ...


@define(eq=False)
class Guide:
    program: Program
    game: Game
    _moment: Moment | None = field(default=None, init=False)
    _at: str = field(default="", init=False)  # the topic that is read
    _is_old: bool = field(default=False, init=False)  # somebody has turned back to it
    _repeats: bool = field(default=False, init=False)  # somebody wants to hear something

    @property
    def is_on(self) -> bool:
        return self.program.settings.play.guide

    # What happens at the table

    def look(self, moment: Moment | None) -> None:
        """What was read has been read once something is decided."""
        self._moment = moment
        if moment is None:
            self._at, self._is_old = "", False
        elif self.is_on and not self._is_old:
            self._go_on()
            self._perhaps_repeat()

    def _go_on(self) -> None:
        """Stay with what is met still, or else speak of the next that is new."""
        if self._at and self._about(self._at) is None:
            self._at = ""
        if not self._at:
            self._speak_of_news()

    def _speak_of_news(self) -> None:
        told = self.program.settings.play.told
        news = (key for key in self._topics if key not in told and self._about(key) is not None)
        self._at = next(news, "")
        if self._at:
            self._keep(evolve(self.program.settings.play, told=(*told, self._at)))

    @property
    def _topics(self) -> dict[str, Topic]:
        """Before others nobody speaks of what one alone may see."""
        is_alone = self._moment is not None and self._moment.is_alone
        topics = self.game.teaching.topics
        return {topic.key: topic for topic in topics if is_alone or not topic.is_private}

    def _about(self, key: str) -> object | None:
        assert self._moment
        topic = self._topics.get(key)
        return topic.about(self._moment.seen, self._moment.events) if topic else None

    def _keep(self, play: Play) -> None:
        self.program.change(evolve(self.program.settings, play=play))

    # What is read

    def said(self) -> Said | None:
        if not self.is_on or self._moment is None or not self._at:
            return None
        facts = self.game.teaching.facts(self._moment.seen)
        words = self.game.texts.text(key_of("guide", self._at), **facts)
        has_more = self._beside(-1) != ""
        about = self._about(self._at)
        return Said(_with_answers(self.program.texts, words, has_more=has_more), about or NOWHERE)

    def _beside(self, by: int) -> str:
        """What was said before or after what is read now."""
        said = [key for key in self.program.settings.play.told if key in self._topics]
        at = said.index(self._at) + by if self._at in said else -1
        return said[at] if 0 <= at < len(said) else ""

    # What is answered

    def grant(self, wish: GuideWish) -> None:
        match wish:
            case GuideWish.BACK:
                self._at, self._is_old = self._beside(-1) or self._at, True
            case GuideWish.ON:
                self._turn_on()
            case GuideWish.CLOSE:
                self._keep(evolve(self.program.settings.play, guide=False))
            case GuideWish.OPEN:
                self._keep(evolve(self.program.settings.play, guide=True))
                self._at, self._is_old, self._repeats = "", False, True

    def _turn_on(self) -> None:
        """After the last that was said comes what is new."""
        after = self._beside(1) if self._is_old else ""
        if after:
            self._at = after
            return
        self._at, self._is_old = "", False
        if self._moment is not None:
            self._speak_of_news()

    def _perhaps_repeat(self) -> None:
        """Whoever has asked for the guide hears something new, or what was said last."""
        said = [key for key in self.program.settings.play.told if key in self._topics]
        if self._repeats and not self._at and said:
            self._at, self._is_old = said[-1], True
        self._repeats = False


def _with_answers(texts: Texts, words: str, *, has_more: bool) -> Speech:
    back = answer("guide.back", texts.text("speech.back"), GuideWish.BACK)
    on = answer("guide.on", texts.text("speech.on"), GuideWish.ON)
    close = answer("guide.close", "×", GuideWish.CLOSE, texts.text("speech.close"))
    return Speech(words, (back, on) if has_more else (on,), close)
