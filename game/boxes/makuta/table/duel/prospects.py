"""What the choices of a duel promise to whoever makes them, as far as tokens are turned up."""

from attrs import frozen

from game.boxes.makuta.odds import best_die
from game.boxes.makuta.table.duel.odds import Odds, odds, verdict
from game.boxes.makuta.table.pieces.sides import plain
from game.core.seats import OPEN, Seat
from game.rules.makuta.duel import bonus_places, total_bonus
from game.rules.makuta.phases import ChoosingBonuses, ChoosingDie, Foe, RollingDuel
from game.rules.makuta.pieces import HIDDEN, Die
from game.rules.makuta.state import Observation, Tray


@frozen
class Choice:
    """What a player thinks about: tokens to use, by their places, and a die."""

    places: tuple[int, ...] = ()
    die: Die | None = None


NO_CHOICE = Choice()


@frozen
class Prospect:
    """What a choice promises, and the tokens it would use."""

    odds: Odds
    bonus: int
    die: Die | None = None  # None: it has been rolled
    tokens: Tray = ()
    is_most: bool = False  # with all tokens that could still be added

    @property
    def is_veiled(self) -> bool:
        """Whether what is chosen lies face down, so that nothing can be promised."""
        return any(disc.face == HIDDEN for disc in self.tokens)


def prospects(seen: Observation, choice: Choice = NO_CHOICE) -> tuple[Prospect, ...]:
    """Nothing for those who only look on, until what is chosen is open to all."""
    match seen.phase:
        case RollingDuel(_, foe, die, int(bonus)):
            return (Prospect(odds(foe, die, bonus), bonus, die),)
        case ChoosingBonuses(seat) | ChoosingDie(seat) | RollingDuel(seat):
            return _own(seen, choice) if seen.viewer in {seat, OPEN} else ()
        case _:
            return ()


def _own(seen: Observation, choice: Choice) -> tuple[Prospect, ...]:
    match seen.phase:
        case ChoosingBonuses(seat, foe, roll):
            return (_with_tokens(seen, seat, foe, roll, choice),)
        case ChoosingDie(seat, foe, int(bonus)):
            die = _die(seen, seat, choice)
            return (Prospect(odds(foe, die, bonus), bonus, die),)
        case ChoosingDie(seat, foe):
            return _before_bonuses(seen, seat, foe, _die(seen, seat, choice))
        case RollingDuel(seat, foe, die):
            return _before_bonuses(seen, seat, foe, die)
        case _:
            return ()


def _die(seen: Observation, seat: Seat, choice: Choice) -> Die:
    return choice.die or best_die(seen.trays[seat])


def _with_tokens(
    seen: Observation, seat: Seat, foe: Foe, roll: int | None, choice: Choice
) -> Prospect:
    bonus = total_bonus(seen, seat, choice.places)
    tokens = tuple(plain(seen.trays[seat][place]) for place in choice.places)
    if roll is not None:
        return Prospect(verdict(foe, roll + bonus), bonus, None, tokens)
    die = _die(seen, seat, choice)
    return Prospect(odds(foe, die, bonus), bonus, die, tokens)


def _before_bonuses(seen: Observation, seat: Seat, foe: Foe, die: Die) -> tuple[Prospect, ...]:
    """Tokens are chosen after the roll: the die alone, and with all that could be added."""
    tray = seen.trays[seat]
    up = (place for place in bonus_places(seen, seat) if tray[place].face != HIDDEN)
    most = total_bonus(seen, seat, tuple(up))
    alone = Prospect(odds(foe, die, 0), 0, die)
    return (alone, Prospect(odds(foe, die, most), most, die, is_most=True)) if most else (alone,)
