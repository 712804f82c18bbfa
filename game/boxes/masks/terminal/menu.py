"""What the one who decides may do, in order; what would fill pages is typed by its words."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TypeAlias

from game.boxes.masks.terminal.chart import viewing_seat
from game.boxes.masks.words import Names, action_sentence, card_text, power_text
from game.i18n.texts import Texts
from game.rules.masks import actions
from game.rules.masks.actions import Action, Way
from game.rules.masks.printed.land import COLUMNS
from game.rules.masks.state import Observation
from game.terminal.offers import Offer

MasksOffer: TypeAlias = Offer[Action]
MANY = 8  # of a kind are not listed
LAST = (actions.EndMove, actions.EndTurn, actions.Pass, actions.Decline)
# Where one does not know by heart what they do.
WITH_TEXT = actions.PlayCard | actions.UseTool | actions.Add | actions.PlayEffect | actions.Lay
WAYS = {
    "n": -COLUMNS,
    "e": 1,
    "s": COLUMNS,
    "w": -1,
    "ne": 1 - COLUMNS,
    "nw": -1 - COLUMNS,
    "se": COLUMNS + 1,
    "sw": COLUMNS - 1,
}


def offers(names: Names, seen: Observation, legal: Sequence[Action]) -> tuple[MasksOffer, ...]:
    """Those that are listed first, and of these what ends something last."""
    counts = Counter(map(type, legal))
    listed = [action for action in legal if _is_listed(action, counts)]
    listed.sort(key=lambda action: _rank(seen, action))
    others = [action for action in legal if not _is_listed(action, counts)]
    words = [
        *(_with_text(names, seen, action) for action in listed),
        *(_words(names, seen, action) for action in others),
    ]
    return tuple(
        Offer(number, action, words[number - 1], is_listed=number <= len(listed))
        for number, action in enumerate([*listed, *others], start=1)
    )


def _rank(seen: Observation, action: Action) -> int:
    if isinstance(action, actions.Lay):  # a ready deck is easily overlooked
        return -int(action.card in seen.terms.cards.ready_decks)
    return 2 if isinstance(action, LAST) else int(isinstance(action, actions.Attach))


def _is_listed(action: Action, counts: "Counter[type]") -> bool:
    if _is_shared(action):
        return False
    if isinstance(action, actions.Step):
        return action.way is not Way.WALK
    return counts[type(action)] <= MANY or isinstance(action, actions.Lay)


def _is_shared(action: Action) -> bool:
    if not isinstance(action, actions.Step | actions.UsePower):
        return False
    return action.share_with is not None


def _with_text(names: Names, seen: Observation, action: Action) -> str:
    words = _words(names, seen, action)
    text = _text(names, action)
    return names.texts.text("offer.text", words=words, text=text) if text else words


def _text(names: Names, action: Action) -> str:
    match action:
        case actions.UsePower(mask) | actions.Answer(mask):
            return power_text(names, mask)
        case _ if isinstance(action, WITH_TEXT):
            return card_text(names, action.card)
        case _:
            return ""


def _words(names: Names, seen: Observation, action: Action) -> str:
    """A step goes by its direction, too."""
    if isinstance(action, actions.Step) and action.way is Way.WALK:
        here = seen.seats[viewing_seat(seen)].pawn
        way = next(way for way, by in WAYS.items() if here + by == action.space)
        return names.texts.text("offer.step", way=way, space=names.space(action.space))
    return action_sentence(names, seen, action)


# What is not listed


def unlisted(texts: Texts, offered: Sequence[MasksOffer]) -> Iterator[str]:
    """How it can be typed."""
    shared = [offer for offer in offered if _is_shared(offer.action)]
    kinds: dict[type, list[MasksOffer]] = {}
    for offer in offered:
        if offer not in shared:
            kinds.setdefault(type(offer.action), []).append(offer)
    walks = kinds.pop(actions.Step, [])
    if walks:
        ways = sorted((offer.words for offer in walks), key=_compass)
        yield texts.text("offer.steps", steps=", ".join(ways))
    if shared:
        yield texts.text("offer.share", example=shared[0].words)
    for several in kinds.values():
        yield texts.text("offer.many", count=len(several), example=several[0].words)


def _compass(words: str) -> int:
    return [*WAYS].index(words.partition(":")[0])
