"""How long somebody thinks: so many rounds, and with a clock beside it perhaps fewer."""

import time
from collections.abc import Iterator

from attrs import frozen


@frozen
class Budget:
    rounds_at_most: int
    turns: int = 4  # how far to look, the one that is under way included
    seconds: float | None = None  # None: the same choice on every machine

    def rounds(self) -> Iterator[int]:
        """There is always one."""
        began = time.monotonic()
        for done in range(self.rounds_at_most):
            yield done
            if self.seconds is not None and time.monotonic() - began >= self.seconds:
                return
