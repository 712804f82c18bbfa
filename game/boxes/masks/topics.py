"""What is new to whoever plays a card game of this box for the first time, and where it is met."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from game.core.seats import Seat
from game.rules.masks import events, phases
from game.rules.masks.pieces import Deck
from game.rules.masks.play import to_move
from game.rules.masks.state import Observation
from game.rules.masks.targets import AtCard, AtDeck, AtSpace, Target
from game.shelf.teaching import NOWHERE, Topic

Met: TypeAlias = Target | str | None  # what it is about, by its name if it has no target
About: TypeAlias = Callable[[Observation, Sequence[events.Event]], Met]
FIRST_TASK = "task.0"  # the name of the oldest one, where the open ones lie
FACTS = frozenset({"toa", "needed", "won"})  # that the words of the guide may use


def _own(seen: Observation) -> Seat:
    """Whoever is spoken to has to decide."""
    seat = to_move(seen)
    assert seat is not None
    return seat


def _goal(seen: Observation, told: Sequence[events.Event]) -> Met:
    return NOWHERE


def _at_pawn(*kinds: type) -> About:
    def about(seen: Observation, told: Sequence[events.Event]) -> Met:
        return AtSpace(seen.seats[_own(seen)].pawn) if isinstance(seen.phase, kinds) else None

    return about


def _at_deck(kind: type, deck: Deck) -> About:
    return lambda seen, told: AtDeck(deck) if isinstance(seen.phase, kind) else None


def _whenever(kind: type) -> About:
    """Nothing on the table alone is meant."""
    return lambda seen, told: NOWHERE if isinstance(seen.phase, kind) else None


def _in_hand(deck: Deck) -> About:
    """The first card of a kind that one holds."""

    def about(seen: Observation, told: Sequence[events.Event]) -> Met:
        hand = seen.seats[_own(seen)].hands[deck]
        return next((AtCard(card.key) for card in hand), None)

    return about


def _task(seen: Observation, told: Sequence[events.Event]) -> Met:
    return FIRST_TASK if seen.seats[_own(seen)].tasks else None


# What has to be decided comes before what merely lies there.
TOPICS = (
    Topic("goal", _goal),
    Topic("drawing", _at_deck(phases.Drawing, Deck.GA)),
    Topic("mission", _at_pawn(phases.OnMission)),
    Topic("portal", _at_pawn(phases.OnPortal)),
    Topic("bohrok", _at_deck(phases.OnBohrok, Deck.BOHROK)),
    Topic("targeting", _whenever(phases.Targeting)),
    Topic("contest", _whenever(phases.Contest)),
    Topic("prize", _whenever(phases.Prize)),
    Topic("task", _task),
    Topic("walk", _at_pawn(phases.TurnStart, phases.Moving)),
    Topic("card", _in_hand(Deck.GA), is_private=True),
    Topic("krana", _in_hand(Deck.KRANA), is_private=True),
    Topic("va", _in_hand(Deck.VA), is_private=True),
)
GUIDE = {topic.key: FACTS for topic in TOPICS}
LESSONS = {  # how many notes each has, in the order of learning
    "moving": 7,
    "challenges": 3,
    "masks": 5,
    "swarm": 7,
}
