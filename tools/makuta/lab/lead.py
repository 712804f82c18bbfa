"""Who leads, round by round: whoever needs the fewest turns, as the Master's outlook tells it.

What each player still needs is judged from what that player sees, at the beginning of every round,
when all have had as many turns. From it follow the odds of being the first.
"""

from collections.abc import Callable, Iterable

from game.boxes.makuta.bots import BOTS
from game.boxes.makuta.mind.outlook import learned
from game.boxes.makuta.mind.planner import Planner
from game.core.seats import Seat
from game.rules.makuta import observe
from game.rules.makuta.state import State
from tools.lab_figures.chance import interval, mean, spread
from tools.makuta.lab.courses import MEASURES, Course, course_of
from tools.makuta.lab.watched_game import WatchedGame
from tools.proofs.results import Figures

JUDGE = "master"
PARTS = 10  # of a game, for what is told over its course


def noted(game: WatchedGame) -> Figures:
    """*needs*: the turns that each seat still needs, by round."""
    starts = (told.state for _, told in game.turns_begun() if (told.turn - 1) % game.seats == 0)
    return {
        "needs": [_needs(state) for state in starts],
        "winner": game.winner,
        "toas": [toa.name.title() for toa in game.terms.toas],
    }


def _needs(state: State) -> list[float]:
    judge = BOTS[JUDGE]
    assert isinstance(judge, Planner)
    seats = [Seat(seat) for seat in range(len(state.pawns))]
    return [round(_need(judge, state, seat), 2) for seat in seats]


def _need(judge: Planner, state: State, seat: Seat) -> float:
    seen = observe(state, seat)
    return learned()(judge.rehearsal(seen, seat).signs(state, seat))


# Many games


def summed(notes: list[Figures]) -> Figures:
    """Only games that have a winner, and more than one round, count."""
    won = [note for note in notes if note["winner"] is not None and len(note["needs"]) > 1]
    courses = [course_of(note["needs"], note["winner"]) for note in won]
    if not courses:
        return {"games": 0}
    return {
        "games": len(courses),
        **_at_half(courses),
        "lead_changes": spread([course.lead_changes for course in courses]),
        "leaders": round(mean([len({*course.leaders}) for course in courses]), 3),
        "decided": spread([course.decided for course in courses], 3),
        "decided_by_part": _decided_by_part(courses),
        **{
            name: round(mean([measure(course) for course in courses]), 4)
            for name, measure in MEASURES.items()
        },
        "winner_by_part": _by_part(courses, lambda course, number: course.of_winner[number]),
        "leader_by_part": _by_part(courses, lambda course, number: max(course.odds[number])),
        "leader_wins_by_part": _by_part(courses, _leader_wins),
        "most_dramatic": _most_dramatic(courses, [note["toas"] for note in won]),
    }


def _leader_wins(course: Course, number: int) -> bool:
    return course.leaders[number] == course.winner


def _at_half(courses: list[Course]) -> Figures:
    won = sum(_leader_wins(course, len(course.odds) // 2) for course in courses)
    low, high = interval(won, len(courses))
    return {
        "leader_at_half_wins": round(won / len(courses), 4),
        "leader_at_half_interval": [round(low, 4), round(high, 4)],
    }


def _decided_by_part(courses: list[Course]) -> list[float]:
    """Of all games, how many are decided when each part of them is over."""
    ends = (part / PARTS for part in range(1, PARTS + 1))
    return [round(mean([course.decided <= end for course in courses]), 4) for end in ends]


def _by_part(courses: list[Course], value: Callable[[Course, int], float]) -> list[float]:
    """The mean over all games at the middle of each part."""
    shares = ((part + 0.5) / PARTS for part in range(PARTS))
    return [
        round(mean([value(course, int(share * len(course.odds))) for course in courses]), 4)
        for share in shares
    ]


def _most_dramatic(courses: list[Course], toas: Iterable[list[str]]) -> Figures:
    """The game whose winner came from furthest behind, where most players have led."""
    drama = MEASURES["drama"]
    course, names = max(
        zip(courses, toas, strict=True), key=lambda each: drama(each[0]) * len({*each[0].leaders})
    )
    return {
        "winner": course.winner,
        "toas": names,
        "odds": [[round(chance, 3) for chance in odds] for odds in course.odds],
    }
