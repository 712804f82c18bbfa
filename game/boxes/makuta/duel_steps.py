"""What a duel with Makuta goes through, from the keys to the verdict."""

from enum import Enum, auto

from game.rules.makuta.editions import BonusesChosen


class Step(Enum):
    KEYS = auto()
    TEMPLE = auto()
    ROLL = auto()
    BONUSES = auto()
    VERDICT = auto()


def order_of(bonuses: BonusesChosen) -> tuple[Step, ...]:
    """In that of the edition (E3)."""
    middle = [Step.ROLL, Step.BONUSES]
    if bonuses is BonusesChosen.BEFORE_THE_ROLL:
        middle.reverse()
    return (Step.KEYS, Step.TEMPLE, *middle, Step.VERDICT)
