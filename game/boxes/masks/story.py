"""How a game of Quest for the Masks has gone, for the scene at its end."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence

from attrs import frozen

from game.boxes.masks.opening import MasksMatch
from game.boxes.masks.table import pieces
from game.boxes.masks.words import Names
from game.core.seats import Seat
from game.i18n.keys import key_of
from game.i18n.texts import Texts
from game.rules.masks import events
from game.rules.masks.phases import GameOver
from game.rules.masks.pieces import Skill
from game.rules.masks.winning import best_krana, great_masks
from game.scenes.box import Curve, Row, Story


@frozen
class Line:
    """A figure that is counted for each seat: how many events say that it was theirs."""

    name: str
    counts: Callable[[events.Event, Seat], bool]


LINES = (
    Line("turns", lambda event, seat: isinstance(event, events.TurnStarted) and event.seat == seat),
    Line(
        "won", lambda event, seat: isinstance(event, events.ChallengeEnded) and event.winner == seat
    ),
    Line(
        "lost", lambda event, seat: isinstance(event, events.ChallengeEnded) and event.loser == seat
    ),
    Line("tasks", lambda event, seat: isinstance(event, events.TaskDone) and event.seat == seat),
    Line("played", lambda event, seat: isinstance(event, events.CardPlayed) and event.seat == seat),
    Line(
        "stepped", lambda event, seat: isinstance(event, events.PawnStepped) and event.seat == seat
    ),
)


def story_of(texts: Texts, match: MasksMatch) -> Story:
    """The game is over."""
    state = match.state
    assert isinstance(state.phase, GameOver)
    names, winners = Names(texts, state.terms), state.phase.winners
    seats = tuple(Seat(seat) for seat in range(len(state.seats)))
    rounds = (max(state.turn.number, 1) - 1) // len(seats) + 1
    return Story(
        headline=texts.text("story.headline", seats=" & ".join(map(names.seat, winners))),
        how=texts.text(key_of("story.how", state.phase.by), round=rounds),
        winner=winners[0],
        rows=_rows(texts, match, seats),
        curve=_curve(texts, match, seats),
        seat_names=tuple(map(names.seat, seats)),
        seat_colours=tuple(map(pieces.colour_of, state.terms.toas)),
        portrait=lambda seat, height: pieces.portrait(state.terms.toas[seat], height),
    )


def _rows(texts: Texts, match: MasksMatch, seats: Sequence[Seat]) -> tuple[Row, ...]:
    state = match.state
    masks = [len(great_masks(state, seat)) for seat in seats]
    rows = [_row(texts, "masks", masks)]
    if state.terms.has_swarm:
        rows.append(_row(texts, "krana", [best_krana(state, seat) for seat in seats]))
    told = [event for ply in match.past for event in ply.events]
    figures = [_row(texts, line.name, _counted(line, told, seats)) for line in LINES]
    names = Names(texts, state.terms)
    return (*rows, *figures, _skill_row(names, won_by_skill(told), seats))


def _counted(line: Line, told: Iterable[events.Event], seats: Sequence[Seat]) -> list[int]:
    return [sum(line.counts(event, seat) for event in told) for seat in seats]


def _row(texts: Texts, name: str, figures: Sequence[int]) -> Row:
    best = max(figures)
    marked = frozenset(Seat(seat) for seat, each in enumerate(figures) if each == best)
    is_merit = name not in {"turns", "lost", "stepped"} and len(marked) < len(figures)
    label, words = texts.text(key_of("story", name)), texts.text(key_of("story", f"{name}_words"))
    return Row(label, tuple(map(str, figures)), marked if is_merit else frozenset(), words)


def won_by_skill(told: Iterable[events.Event]) -> dict[Seat, Counter[Skill]]:
    """How many challenges everybody has won in which a skill was compared."""
    found: dict[Seat, Counter[Skill]] = {}
    skills: tuple[Skill, ...] = ()
    for event in told:
        match event:
            case events.SkillsNamed(skills=skills):
                pass
            case events.ChallengeEnded(winner=winner):
                found.setdefault(winner, Counter()).update(skills)
                skills = ()
            case _:
                pass
    return found


def _skill_row(names: Names, won: Mapping[Seat, Counter[Skill]], seats: Sequence[Seat]) -> Row:
    """The skill that has won most, and how often."""
    figures = []
    for seat in seats:
        best = won.get(seat, Counter()).most_common(1)
        figures.append(f"{names.skill(best[0][0])} {best[0][1]}" if best else "–")
    text = names.texts.text
    return Row(text("story.skill"), tuple(figures), words=text("story.skill_words"))


def _curve(texts: Texts, match: MasksMatch, seats: Sequence[Seat]) -> Curve:
    """Great Masks at the end of each turn."""
    points: dict[Seat, list[float]] = {seat: [] for seat in seats}
    states = [*(ply.before for ply in match.past), match.state]
    last = {state.turn.number: state for state in states}
    for number in sorted(last):
        for seat in seats:
            points[seat].append(len(great_masks(last[number], seat)))
    return Curve(
        texts.text("story.curve"),
        points,
        axis=texts.text("story.curve_axis"),
        words=texts.text("story.curve_words"),
        first=min(last),
    )
