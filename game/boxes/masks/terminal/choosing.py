"""What a player means who types a direction, a space, a card or words."""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from game.boxes.masks.terminal.chart import viewing_seat
from game.boxes.masks.terminal.menu import WAYS, MasksOffer
from game.boxes.masks.words import Names, action_sentence
from game.boxes.masks.words.standing import all_cards
from game.core.errors import GameError
from game.core.seats import Audience
from game.rules.masks import actions
from game.rules.masks.actions import Action, Way
from game.rules.masks.events import Event
from game.rules.masks.pieces import HIDDEN
from game.rules.masks.printed.land import name_of
from game.rules.masks.state import Observation
from game.terminal.offers import FEW, Offer, plain, worded
from game.terminal.text_table import View

MasksView: TypeAlias = View[Observation, Action, Event]
GOING = ("go", "jump", "to", "set")  # may be left out


class UnknownCardError(GameError):
    """No card of this name is in the game; the text says what to type."""


def names_of(view: MasksView) -> Names:
    return Names(view.texts, view.seen.terms)


# Choices


def meant(view: MasksView, text: str) -> Sequence[MasksOffer]:
    """A space or a direction goes before words; what is walked to before what takes a power."""
    at_space = _by_space(view, text.casefold())
    if at_space:
        walks = [offer for offer in at_space if _is_plain(offer.action)]
        return walks or at_space
    seen = view.seen
    names = names_of(view)
    named = [
        Offer(offer.number, offer.action, action_sentence(names, seen, offer.action))
        for offer in view.offered
    ]
    return worded(view.texts, named, text)


def _by_space(view: MasksView, text: str) -> list[MasksOffer]:
    first, _, rest = text.partition(" ")
    word = rest if first in GOING and rest else text
    here = view.seen.seats[viewing_seat(view.seen)].pawn
    target = name_of(here + WAYS[word]) if word in WAYS else word
    return [offer for offer in view.offered if _leads_to(offer.action) == target]


def _leads_to(action: Action) -> str:
    match action:
        case actions.Step(space) | actions.ChooseSpace(space) | actions.Jump(space):
            return name_of(space)
        case _:
            return ""


def _is_plain(action: Action) -> bool:
    return not isinstance(action, actions.Step) or action.way is Way.WALK


# Cards


def card_named(view: MasksView, text: str) -> str:
    """By its name or its key, or by words of its name. Raises UnknownCardError."""
    names = names_of(view)
    called = {key: names.card(key) for key in _keys(names)}
    wanted = plain(text)
    exact = [key for key, name in called.items() if wanted in {plain(name), plain(key)}]
    found = exact or [key for key, name in called.items() if wanted and wanted in plain(name)]
    same = {called[key] for key in found}
    if len(same) == 1:
        return found[0]
    if found:
        known = names.list(sorted(same)[:FEW])
        raise UnknownCardError(view.texts.text("find.several", text=text, known=known))
    raise UnknownCardError(view.texts.text("find.which", text=text, known=_example(view)))


def _keys(names: Names) -> Iterable[str]:
    cards = names.terms.cards
    yield from (*cards.actions, *cards.missions, *cards.masks, *cards.turaga, *cards.rahi)
    yield from (*cards.bohrok, *cards.va, *cards.krana, *cards.challenges)


def _example(view: MasksView) -> str:
    """Of the own hand, or else any."""
    names, viewer = names_of(view), view.seen.viewer
    own = [] if isinstance(viewer, Audience) else all_cards(view.seen.seats[viewer])
    keys = [card.key for card in own if card.key != HIDDEN]
    return names.card(keys[0] if keys else next(iter(_keys(names))))
