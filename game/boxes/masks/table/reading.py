"""What somebody has just turned up or looked at, on the table until they have read it.

It belongs to the sitting, not to the game: what can be looked at again lies on its deck.
"""

from collections.abc import Callable, Iterator
from typing import TypeAlias

from attrs import define, evolve, field, frozen

from game.boxes.masks.table.choosing.situation import Situation
from game.boxes.masks.words import Names
from game.core.seats import Audience, Seat
from game.rules.masks import events
from game.rules.masks.holding.held import Stack, deck_of
from game.rules.masks.phases import Arranging
from game.rules.masks.pieces import HIDDEN, Deck
from game.rules.masks.state import Observation

MOST_LINES = 4
Told: TypeAlias = Callable[[events.Event], str]  # the sentence for an event, or ""


@frozen
class Reading:
    reader: Seat
    turn: int  # in which it came
    title: str
    prompt: str  # what to do about it
    cards: tuple[str, ...]  # the top one of a deck first
    is_private: bool  # others must not see it
    lines: tuple[str, ...] = ()  # what has come of it since


@frozen
class LookAgain:
    """At the cards on top of a deck that the viewer has peeked at (I3)."""

    home: int


@frozen
class HaveRead:
    """The cards can be taken away."""


def reading_of(names: Names, event: events.Event, after: Observation) -> Reading | None:
    """What *event* has given its viewer to read."""
    viewer, turn, text = after.viewer, after.turn.number, names.texts.text
    if isinstance(viewer, Audience) or getattr(event, "seat", None) != viewer:
        return None
    match event:
        case events.MissionTurnedUp(_, card):
            title, prompt = text("reading.mission"), text("reading.mission_prompt")
            return Reading(viewer, turn, title, prompt, (card.key,), is_private=False)
        case events.HandPeeked(_, victim, cards) if cards:
            title = text("reading.hand", seat=names.seat(victim))
            keys = tuple(card.key for card in cards)
            return Reading(viewer, turn, title, text("reading.prompt"), keys, is_private=True)
        case events.Peeked(_, home):
            return looked_at(names, after, home)
        case _:
            return None


def looked_at(names: Names, seen: Observation, home: int) -> Reading | None:
    """The top cards that its viewer knows."""
    viewer, known = seen.viewer, known_on_top(seen, home)
    if isinstance(viewer, Audience) or not known:
        return None
    title = names.texts.count("reading.deck", len(known), deck=names.deck(deck_of(home)))
    prompt = names.texts.text("reading.prompt")
    return Reading(viewer, seen.turn.number, title, prompt, known, is_private=True)


def known_on_top(seen: Observation, home: int) -> tuple[str, ...]:
    """Of the Bohrok everybody sees the top one anyway."""
    if isinstance(seen.viewer, Audience) or deck_of(home) is Deck.BOHROK:
        return ()
    return tuple(_known(seen.stacks[home]))


def _known(stack: Stack) -> Iterator[str]:
    for card in reversed(stack.cards):
        if card.key == HIDDEN:
            return
        yield card.key


def told_on(
    reading: Reading | None, event: events.Event, after: Observation, line: Told
) -> Reading | None:
    """With a sentence more, if *event* is what came of a Mission to whoever reads."""
    if reading is None or reading.is_private or getattr(event, "seat", None) != reading.reader:
        return reading
    is_over = after.turn.number != reading.turn or len(reading.lines) == MOST_LINES
    words = "" if is_over else line(event)
    return evolve(reading, lines=(*reading.lines, words)) if words else reading


@define
class Lectern:
    """Holds what is to be read, until it has been."""

    _lying: Reading | None = field(default=None, init=False)

    def tell(self, names: Names, event: events.Event, after: Observation, line: Told) -> None:
        news = reading_of(names, event, after)
        self._lying = news or told_on(self._lying, event, after, line)

    def look_again(self, here: Situation, home: int) -> None:
        self._lying = looked_at(here.names, here.seen, home)

    def clear(self) -> None:
        self._lying = None

    def shown(self, here: Situation) -> Reading | None:
        """To whoever decides; what they alone may see, while their hand is open."""
        phase = here.seen.phase
        if isinstance(phase, Arranging) and here.selection and here.is_open:
            return looked_at(here.names, here.seen, phase.home)
        return self.waiting(here)

    def waiting(self, here: Situation) -> Reading | None:
        """What has to be read before anything else is done."""
        reading, seen = self._lying, here.seen
        if reading is None or here.selection is None or isinstance(seen.phase, Arranging):
            return None
        is_stale = reading.turn > seen.turn.number or (
            reading.is_private and reading.turn != seen.turn.number
        )
        if is_stale or reading.reader != seen.viewer:
            return None
        return reading if here.is_open or not reading.is_private else None
