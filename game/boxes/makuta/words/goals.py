"""What a seat still needs, in one line that is always true."""

from game.boxes.makuta.goal import KEYS, Goal, LockInSight
from game.boxes.makuta.words.gates import gate_side
from game.boxes.makuta.words.names import Names
from game.i18n.keys import key_of
from game.i18n.texts import capital
from game.rules.makuta.phases import Over
from game.rules.makuta.state import Observation


def goal_line(names: Names, seen: Observation, goal: Goal) -> str:
    if isinstance(seen.phase, Over):
        return names.texts.text("goal.over")
    if not goal.is_found:
        return names.texts.text("goal.explore")
    if goal.lock is None:
        return names.texts.text("goal.turn_up")
    if goal.unread_keys or not goal.lock.fitting:
        return _asking(names, seen, goal.lock)
    if goal.is_open:
        return _opening(names, seen, goal)
    return _wanting(names, seen, goal.lock)


def strength_line(names: Names, goal: Goal) -> str:
    if not goal.percent and not goal.could_be_more:
        return names.texts.text("goal.no_strength")
    return names.texts.text("goal.strength", percent=str(goal.percent))


def challenge_line(names: Names, goal: Goal) -> str:
    """What a challenge now would risk (X2, X3): a token that lies face down can only help."""
    odds = str(goal.percent)
    if goal.could_be_more:
        return names.texts.text("goal.odds_at_least", percent=odds)
    return names.texts.text("goal.odds", percent=odds)


def keys_line(names: Names, goal: Goal) -> str:
    if goal.lock is None or goal.unread_keys:
        return names.texts.text("goal.keys", n=str(goal.keys), of=str(KEYS))
    return names.texts.text("goal.keys_fit", n=str(goal.fitting), of=str(KEYS))


def _asking(names: Names, seen: Observation, lock: LockInSight) -> str:
    """Nothing is said of the keys: only what the lock asks for."""
    symbols = _listed(names, [names.symbol(symbol) for symbol in lock.symbols])
    side = _side(names, seen, lock)
    return capital(names.texts.text("goal.lock_asks", side=side, symbols=symbols))


def _opening(names: Names, seen: Observation, goal: Goal) -> str:
    """Nobody is urged to a duel that is most likely lost, or kept from one that may be won."""
    assert goal.lock
    side = _side(names, seen, goal.lock)
    if goal.is_ready:
        return names.texts.text("goal.challenge", side=side)
    return names.texts.text("goal.open" if goal.could_be_more else "goal.too_weak", side=side)


def _wanting(names: Names, seen: Observation, lock: LockInSight) -> str:
    """With a yellow key to stand for any of them, it is open which is still to be found."""
    words = [names.symbol(symbol) for symbol in lock.unmatched]
    symbols = _listed(names, words, is_any=lock.wanting < len(words))
    side = _side(names, seen, lock)
    return capital(names.texts.count("goal.wanting", lock.wanting, side=side, symbols=symbols))


def _side(names: Names, seen: Observation, lock: LockInSight) -> str:
    return names.texts.text(key_of("side", gate_side(seen, lock.entrance)))


def _listed(names: Names, words: list[str], *, is_any: bool = False) -> str:
    """One, or one and another, or one, another and a third; *is_any* of them, with an "or"."""
    *most, last = words
    if not most:
        return last
    first = ", ".join(most)
    if is_any:
        return names.texts.text("goal.or", first=first, last=last)
    return names.texts.text("goal.and", first=first, last=last)
