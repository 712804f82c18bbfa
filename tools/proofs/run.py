"""One proof under way, cut into pieces, so that it can stop after any of them and go on later."""

import time
from collections.abc import Callable
from typing import TypeAlias

from attrs import define

from game.shelf.shelf import Packed
from tools.progress import Progress
from tools.proofs.results import Figures, Results


class ProofFailedError(Exception):
    """What should hold does not; the text shows it. The piece will be done again next time."""


@define
class Run:
    name: str
    results: Results
    ends: float  # on the monotonic clock
    packed: Packed  # the box that is on trial
    finished: bool = True

    def pieces(self, count: int, piece: Callable[[int], Figures]) -> list[Figures]:
        """The figures of the first *count* pieces.

        Those done earlier are not done again. At least one new one is, then more while time is
        left; so a piece should take a minute at most.
        """
        key = f"{self.packed.key} {self.name}"
        done = self.results.of(key)
        missing = [number for number in range(count) if number not in done]
        with Progress(self.name, count, done=count - len(missing)) as progress:
            for number in missing:
                done[number] = piece(number)
                self.results.add(key, number, done[number])
                progress.advance()
                if time.monotonic() >= self.ends:
                    break
        self.finished = len(done) >= count
        return [done[number] for number in sorted(done) if number < count]


Proof: TypeAlias = Callable[[Run], Figures]
