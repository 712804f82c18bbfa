"""A program to be killed: says which its workers are, one of which thinks, and waits."""

import sys
import time
from random import Random
from typing import Any

from game.players.worker import WorkerThinker
from tests.players.thinking import Echo, Sleeper, Troupe, answer_of


def main() -> None:
    players = Troupe({"echo": Echo(), "slow": Sleeper(0.3)})
    thinkers = [WorkerThinker[Any, Any](players) for _ in range(2)]
    workers = [answer_of(thinker.ask("echo", "", Random(0)))[2] for thinker in thinkers]
    thinkers[0].ask("slow", "", Random(0))
    sys.stdout.write(f"{workers[0]} {workers[1]}\n")
    sys.stdout.flush()
    time.sleep(60)


if __name__ == "__main__":
    main()
