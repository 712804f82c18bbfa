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

MOST_LINES = 5
Told: TypeAlias = Callable[[events.Event], str]  # the sentence for an event, or ""


@frozen
class Reading:
    reader: Seat
    turn: int  # in which it came
    title: str
    prompt: str  # what to do about it
    cards: tuple[str, ...]  # the top one of a deck first
    follows: Seat | None = None  # whose further deeds in this turn belong to it
    lines: tuple[str, ...] = ()  # what has come of it since

    @property
    def is_private(self) -> bool:
        """Nothing may come of what others must not see."""
        return self.follows is None


@frozen
class LookAgain:
    """At the cards on top of a deck that the viewer has peeked at (I3)."""

    home: int


@frozen
class HaveRead:
    """The cards can be taken away."""


def reading_of(names: Names, event: events.Event, after: Observation, line: Told) -> Reading | None:
    """What *event* has given its viewer to read."""
    viewer = after.viewer
    if isinstance(viewer, Audience):
        return None
    if getattr(event, "seat", None) == viewer:
        return _own_deed(names, event, after, viewer)
    return _befallen(names, event, after, viewer, line)


def _own_deed(
    names: Names, event: events.Event, after: Observation, viewer: Seat
) -> Reading | None:
    turn, text = after.turn.number, names.texts.text
    match event:
        case events.MissionTurnedUp(_, card):
            title, prompt = text("reading.mission"), text("reading.mission_prompt")
            return Reading(viewer, turn, title, prompt, (card.key,), viewer)
        case events.HandPeeked(_, victim, cards) if cards:
            title = text("reading.hand", seat=names.seat(victim))
            keys = tuple(card.key for card in cards)
            return Reading(viewer, turn, title, text("reading.prompt"), keys)
        case events.Peeked(_, home):
            return looked_at(names, after, home)
        case _:
            return None


def _befallen(
    names: Names, event: events.Event, after: Observation, viewer: Seat, line: Told
) -> Reading | None:
    """What another has done to the viewer; in a contest, the stage tells of cards."""
    turn, text = after.turn.number, names.texts.text
    match event:
        case events.CardPlayed(seat, card, target) if target == viewer:
            if after.challenge is not None and after.challenge.skills:
                return None
        case events.EffectPlayed(seat, victim, card) if victim == viewer:
            pass
        case events.ChallengeEnded(_, winner, loser) if loser == viewer:
            title = text("table.challenge_lost_you")
            prompt = text("reading.news_prompt")
            return Reading(viewer, turn, title, prompt, (), winner, (line(event),))
        case _:
            return None
    title = text("reading.befallen", seat=names.seat(seat))
    prompt = text("reading.news_prompt")
    return Reading(viewer, turn, title, prompt, (card.key,), viewer, (line(event),))


def _joined(names: Names, old: Reading | None, new: Reading) -> Reading:
    """Several things that have happened are read together."""
    if old is None or old.is_private or new.is_private or old.reader != new.reader:
        return new
    title, cards = names.texts.text("reading.news"), (*old.cards, *new.cards)
    return evolve(new, title=title, cards=cards, lines=(*old.lines, *new.lines))


def looked_at(names: Names, seen: Observation, home: int) -> Reading | None:
    """The top cards that its viewer knows."""
    viewer, known = seen.viewer, known_on_top(seen, home)
    if isinstance(viewer, Audience) or not known:
        return None
    title = names.texts.count("reading.deck", len(known), deck=names.deck(deck_of(home)))
    prompt = names.texts.text("reading.prompt")
    return Reading(viewer, seen.turn.number, title, prompt, known)


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


def told_on(reading: Reading, event: events.Event, after: Observation, line: Told) -> Reading:
    """With a sentence more, and a prize, if *event* is what came of it."""
    seat = getattr(event, "seat", None)
    if reading.is_private or seat != reading.follows or after.turn.number != reading.turn:
        return reading
    won = (event.key,) if isinstance(event, events.PrizeTaken) else ()
    words = line(event) if len(reading.lines) < MOST_LINES else ""
    lines = (*reading.lines, words) if words else reading.lines
    return evolve(reading, cards=(*reading.cards, *won), lines=lines)


@define
class Lectern:
    """Holds what is to be read, until it has been."""

    _lying: Reading | None = field(default=None, init=False)

    def tell(self, names: Names, event: events.Event, after: Observation, line: Told) -> None:
        news = reading_of(names, event, after, line)
        if news is not None:
            self._lying = _joined(names, self._lying, news)
        elif self._lying is not None:
            self._lying = told_on(self._lying, event, after, line)

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
