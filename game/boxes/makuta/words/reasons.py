"""Why not? The sentence for every reason, with what is in the way."""

from game.boxes.makuta.words.facts import facts_of
from game.boxes.makuta.words.names import Names
from game.core.seats import Audience
from game.i18n.keys import key_of
from game.rules.makuta.reasons import Reason
from game.rules.makuta.reasons.island import NoWay, TooFar
from game.rules.makuta.reasons.trays import (
    FastDieCompulsory,
    KeysMissing,
    MasksClash,
    NoBonus,
    TooManyMasks,
)
from game.rules.makuta.state import Observation, Tray


def reason_sentence(names: Names, seen: Observation, reason: Reason) -> str:
    """With the id of the rule in brackets, as in the log."""
    facts = facts_of(names, reason) | _own_facts(names, seen, reason)
    sentence = names.texts.text(key_of("reason", reason, _variant(reason)), **facts)
    return names.texts.text("log.line", sentence=sentence, rule=reason.rule)


def _variant(reason: Reason) -> str:
    match reason:
        case TooFar(rahi=int()):
            return "rahi"
        case NoWay(ends=()):
            return "nowhere"
        case _:
            return ""


def _own_facts(names: Names, seen: Observation, reason: Reason) -> dict[str, str]:
    """Reasons name tokens by their places on the viewer's tray."""
    match reason:
        case FastDieCompulsory(places) | MasksClash(places) | TooManyMasks(places):
            return {"places": names.discs(_own_tray(seen)[place] for place in places)}
        case NoBonus(place):
            return {"place": names.disc(_own_tray(seen)[place])}
        case KeysMissing(_, count):
            return {"count": names.texts.count("kinds.KEY", count)}
        case _:
            return {}


def _own_tray(seen: Observation) -> Tray:
    assert not isinstance(seen.viewer, Audience)
    return seen.trays[seen.viewer]
