"""Where every card lies: each is in exactly one place, always."""

from collections.abc import Iterator

from attrs import fields_dict

from game.rules.masks.deeds import Agenda, Do, PutAway
from game.rules.masks.holding.held import Held
from game.rules.masks.phases import Answering, NamingAnother, Phase
from game.rules.masks.state import Table


def cards_about(table: Table) -> Iterator[Held]:
    """All cards of decks, wherever they lie; hidden ones with a HIDDEN key."""
    for home, stack in enumerate(table.stacks):
        yield from stack.cards
        for key in stack.discards:
            yield Held(key, home)
    for own in table.seats:
        for hand in own.hands:
            yield from hand
        yield from (task.card for task in own.tasks)
        yield from (lasting.card for lasting in own.lasting if lasting.card is not None)
    if table.challenge is not None:
        challenge = table.challenge
        yield from challenge.rahi
        yield from (card for card in (challenge.gmc, challenge.krana) if card is not None)
    yield from in_play(table.phase)


def in_play(phase: Phase) -> Iterator[Held]:
    """Cards that have been played and whose effect is still going on."""
    if isinstance(phase, Answering | NamingAnother):
        yield phase.play.card
    if "agenda" in fields_dict(type(phase)):
        yield from on_agenda(phase.agenda)  # type: ignore[union-attr]
    deed = getattr(phase, "deed", None)
    if isinstance(deed, Do) and deed.card is not None:
        yield deed.card


def on_agenda(agenda: Agenda) -> Iterator[Held]:
    """Those that are still to be put away, or to lie before somebody."""
    for deed in agenda:
        if isinstance(deed, PutAway) or (isinstance(deed, Do) and deed.card is not None):
            assert deed.card is not None
            yield deed.card
