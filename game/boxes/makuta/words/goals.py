"""What a seat still needs, in one line that is always true."""

from game.boxes.makuta.goal import KEYS, Goal, LockInSight
from game.boxes.makuta.words.gates import gate_side
from game.boxes.makuta.words.names import Names
from game.i18n.keys import key_of
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
        return names.texts.text("goal.challenge", side=_side(names, seen, goal.lock))
    return _wanting(names, seen, goal.lock)


def strength_line(names: Names, goal: Goal) -> str:
    return names.texts.text("goal.strength", percent=str(goal.percent))


def keys_line(names: Names, goal: Goal) -> str:
    if goal.lock is None or goal.unread_keys:
        return names.texts.text("goal.keys", n=str(goal.keys), of=str(KEYS))
    return names.texts.text("goal.keys_fit", n=str(goal.fitting), of=str(KEYS))


def _asking(names: Names, seen: Observation, lock: LockInSight) -> str:
    """Nothing is said of the keys: only what the lock asks for."""
    symbols = _listed(names, [names.symbol(symbol) for symbol in lock.symbols])
    return names.texts.text("goal.lock_asks", side=_side(names, seen, lock), symbols=symbols)


def _wanting(names: Names, seen: Observation, lock: LockInSight) -> str:
    keys = _listed(names, [names.texts.text(key_of("key", symbol)) for symbol in lock.missing])
    side = _side(names, seen, lock)
    return names.texts.text("goal.wanting", side=side, keys=keys)


def _side(names: Names, seen: Observation, lock: LockInSight) -> str:
    return names.texts.text(key_of("side", gate_side(seen, lock.entrance)))


def _listed(names: Names, words: list[str]) -> str:
    """One, or one and another, or one, another and a third."""
    *most, last = words
    return names.texts.text("goal.and", first=", ".join(most), last=last) if most else last
