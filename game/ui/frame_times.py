"""How long the window works on its frames. What else the machine does meanwhile does not count."""

from collections.abc import Callable
from time import thread_time

from attrs import define, field

FRAME = 1 / 60  # seconds


@define
class FrameTimes:
    """Those that answer somebody are told apart: nothing moves before they have pressed."""

    spent: Callable[[], float] = thread_time  # seconds that the processor has worked for us
    is_answer: bool = field(default=False, init=False)
    drawn: int = field(default=0, init=False)
    late: list[float] = field(factory=list, init=False)  # milliseconds of each that took too long
    late_answers: list[float] = field(factory=list, init=False)  # so too
    _began: float = field(default=0.0, init=False)

    def begin(self) -> None:
        self._began, self.is_answer = self.spent(), False

    def end(self) -> None:
        self.drawn += 1
        taken = self.spent() - self._began
        if taken > FRAME:
            late = self.late_answers if self.is_answer else self.late
            late.append(round(1000 * taken, 1))

    def facts(self) -> dict[str, object]:
        return {"drawn": self.drawn, "late_ms": self.late, "late_answers_ms": self.late_answers}
