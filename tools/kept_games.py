"""Games that are kept once they are played: a long run can be broken off and taken up again."""

from collections.abc import Callable

from tools.orders import Job, Order, on_all_cores
from tools.progress import Progress
from tools.proofs.results import Figures, Results

Done = dict[int, Figures]  # by number


def kept_games(  # noqa: PLR0913 - what to play, where it is kept, and what to say meanwhile
    job: Job[Figures],
    order: Order,
    games: int,
    results: Results,
    name: str,
    *,
    what: str = "games",
    note: Callable[[Done], str] = lambda _: "",
    is_enough: Callable[[Done], bool] = lambda _: False,
) -> list[Figures]:
    """Of the first *games*; only those are played that have not been, until it is enough."""
    done = results.of(name)
    missing = [number for number in range(games) if number not in done]
    with Progress(what, games, done=games - len(missing)) as progress:
        played = on_all_cores(job, order, missing) if missing else ()
        for number, figures in zip(missing, played, strict=True):
            done[number] = figures
            results.add(name, number, figures)
            progress.advance(note=note(done))
            if is_enough(done):
                break
    return [done[number] for number in sorted(done) if number < games]
