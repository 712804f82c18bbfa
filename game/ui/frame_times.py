"""How long the window works on its frames. What else the machine does meanwhile does not count."""

from collections.abc import Callable
from time import thread_time

from attrs import define, field

FRAME = 1 / 60  # seconds


@define
class FrameTimes:
    """Those that answer somebody are told apart: nothing moves before they have pressed.

    So are those during which somebody was thinking.
    """

    spent: Callable[[], float] = thread_time  # seconds that the processor has worked for us
    is_thinking: Callable[[], bool] = lambda: False
    is_answer: bool = field(default=False, init=False)
    drawn: int = field(default=0, init=False)
    late: list[float] = field(factory=list, init=False)  # milliseconds of each that took too long
    late_answers: list[float] = field(factory=list, init=False)  # so too
    thinking: int = field(default=0, init=False)  # how many were drawn meanwhile
    late_thinking: list[float] = field(factory=list, init=False)  # those of `late`
    _began: float = field(default=0.0, init=False)

    def begin(self) -> None:
        self._began, self.is_answer = self.spent(), False

    def end(self) -> None:
        self.drawn += 1
        self.thinking += self.is_thinking()
        taken = self.spent() - self._began
        if taken > FRAME:
            self._note(round(1000 * taken, 1))

    def _note(self, milliseconds: float) -> None:
        if self.is_answer:
            self.late_answers.append(milliseconds)
            return
        self.late.append(milliseconds)
        if self.is_thinking():
            self.late_thinking.append(milliseconds)

    def facts(self) -> dict[str, object]:
        return {
            "drawn": self.drawn,
            "late_ms": self.late,
            "late_answers_ms": self.late_answers,
            "thinking": self.thinking,
            "late_thinking_ms": self.late_thinking,
        }
