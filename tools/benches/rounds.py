"""Racing engines against each other: interleaved rounds, so that all meet the same weather."""

import time
from collections.abc import Callable, Mapping
from statistics import median

from attrs import frozen

from tools.progress import Progress

Engine = Callable[[float], int]  # plays until that moment and counts the seats' actions


@frozen
class Race:
    """How often each engine acted in a second, round by round."""

    rates: dict[str, list[float]]

    def rate(self, name: str) -> float:
        return median(self.rates[name])

    def ratio(self, name: str, peer: str) -> float:
        """The median of the rounds' ratios: what slows a whole round down cancels out."""
        pairs = zip(self.rates[name], self.rates[peer], strict=True)
        return median(own / others for own, others in pairs)


def race(engines: Mapping[str, Engine], rounds: int, seconds: float) -> Race:
    rates: dict[str, list[float]] = {name: [] for name in engines}
    with Progress("bench", (rounds + 1) * len(engines)) as progress:
        for number in range(rounds + 1):
            for name, engine in engines.items():
                rate = _rate(engine, seconds)
                if number:  # the first round only warms up
                    rates[name].append(rate)
                progress.advance(note=name)
    return Race(rates)


def _rate(engine: Engine, seconds: float) -> float:
    began = time.perf_counter()
    actions = engine(began + seconds)
    return actions / (time.perf_counter() - began)
