"""What wins, and how far somebody is."""

from collections.abc import Iterator

from game.boxes.masks.words.names import Names
from game.core.seats import Seat
from game.i18n.keys import key_of
from game.rules.masks.state import Observation
from game.rules.masks.winning import best_krana, great_masks


def goal_count(names: Names, seen: Observation, seat: Seat) -> str:
    """`2 of 6 masks`."""
    won, needed = len(great_masks(seen, seat)), names.terms.masks_to_win
    return names.texts.text("goal.count", won=won, needed=needed)


def goal_sentences(
    names: Names, seen: Observation, seat: Seat, *, knows_krana: bool
) -> Iterator[str]:
    """All ways to win; how many Krana fit, only where they may be read."""
    texts, terms = names.texts, names.terms
    missing = max(0, terms.masks_to_win - len(great_masks(seen, seat)))
    yield texts.text("goal.masks", needed=terms.masks_to_win)
    yield texts.count("goal.missing", missing)
    if not terms.has_swarm:
        return
    yield texts.text(key_of("goal.krana", terms.edition.krana_win), needed=terms.krana_to_win)
    if knows_krana:
        yield texts.text("goal.krana_held", best=best_krana(seen, seat))
