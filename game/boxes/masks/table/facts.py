"""What a test may ask of the table: what everybody can see on it."""

from collections.abc import Iterator

from game.rules.masks.phases import GameOver
from game.rules.masks.play import to_move
from game.rules.masks.printed.land import name_of
from game.rules.masks.state import Observation
from game.rules.masks.winning import great_masks


def table_facts(seen: Observation) -> Iterator[tuple[str, object]]:
    yield "phase", type(seen.phase).__name__
    yield "to_move", to_move(seen)
    yield "turn", seen.turn.number
    yield "turn_of", seen.turn.seat
    yield "pawns", [name_of(own.pawn) for own in seen.seats]
    yield "masks", [len(great_masks(seen, seat)) for seat in range(len(seen.seats))]  # type: ignore[arg-type]
    yield "hands", [[len(hand) for hand in own.hands] for own in seen.seats]
    yield "tasks", [len(own.tasks) for own in seen.seats]
    if seen.challenge is not None:
        yield "scores", list(seen.challenge.scores)
    if isinstance(seen.phase, GameOver):
        yield "winners", list(seen.phase.winners)
