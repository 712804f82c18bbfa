"""What has happened, as the viewer saw it: a sentence for every witnessed event."""

from collections.abc import Mapping

from game.boxes.masks.words.cards import card_text
from game.boxes.masks.words.effects import lasting_words
from game.boxes.masks.words.facts import facts_of
from game.boxes.masks.words.names import Names
from game.i18n.keys import key_of
from game.rules.masks import events
from game.rules.masks.holding.held import Held
from game.rules.masks.pieces import HIDDEN
from game.rules.masks.printed.effects import Exhaust


def event_line(names: Names, event: events.Event) -> str:
    """The log line, with the id of the rule that the event follows."""
    sentence = event_sentence(names, event)
    return names.texts.text("log.line", sentence=sentence, rule=event.rule)


def event_sentence(names: Names, event: events.Event) -> str:
    facts = facts_of(names, event, _facts(names, event))
    if isinstance(event, COUNTED):
        return names.texts.count(key_of("log", event, _wording(event)), _count(event), **facts)
    return names.texts.text(key_of("log", event, _wording(event)), **facts)


# Their texts have a form for one card and a form for several.
COUNTED = events.Peeked | events.PutBack | events.HandReshuffled


def _count(event: events.Peeked | events.PutBack | events.HandReshuffled) -> int:
    return len(event.cards) if isinstance(event, events.Peeked) else event.count


def _facts(names: Names, event: events.Event) -> dict[str, str]:
    """What the fields alone do not tell."""
    match event:
        case events.TurnStarted(_, number):
            return {"round": str((number - 1) // len(names.terms.toas) + 1)}
        case events.ScoresCompared(challenger, defender):
            return {"challenger": str(challenger), "defender": str(defender)}
        case events.LastingBegun(_, effect) | events.LastingEnded(_, effect):
            return {"effect": lasting_words(names, effect)}
        case events.DefenderReplaced(_, by):
            return {"by": names.seat(by)}
        case events.MissionTurnedUp(_, card):
            return {"text": card_text(names, card.key)}
        case events.CardLaid(_, card) if card.key in names.terms.cards.ready_decks:
            return {"card": names.ready_deck(card.key)}
        case events.Peeked(_, _, cards):
            return {"cards": names.list([names.held(card) for card in reversed(cards)])}
        case events.HandPeeked(_, _, cards) | events.KranaShown(_, cards):
            return {"cards": names.cards(cards)}
        case _:
            return {}


def _wording(event: events.Event) -> str:
    match event:
        case events.Rolled() | events.PawnSet() | events.Won() | events.TaskDropped():
            return event.rule if event.rule in BY_RULE[type(event)] else ""
        case events.Declined():
            return event.rule if event.rule in BY_RULE[type(event)] else ""
        case events.Peeked(_, _, cards) | events.HandPeeked(_, _, cards):
            return "" if _are_known(cards) else "unseen"
        case events.ChallengeMade(kind) | events.ChallengeEnded(kind):
            return kind.name
        case events.CardLaid(_, card, rule):
            return "_".join(filter(None, ("foil" * (rule == "S6"), "unseen" * _is_hidden(card))))
        case _:
            return _wording_of_thing(event)


def _wording_of_thing(event: events.Event) -> str:
    match event:
        case events.CardPlayed() | events.PowerUsed():
            return "" if event.target is None else "target"
        case events.PutBack():
            return "buried" if event.is_buried else ""
        case events.Attached(_, mask, turaga):
            alone = "mask" if mask else "turaga" if turaga else "nothing"
            return "both" if mask and turaga else alone
        case events.ThingAdded(_, _, points):
            return "" if points else "no_points"
        case events.Passed():
            return "by_itself" if event.by_itself else ""
        case events.LastingEnded(_, Exhaust(), rule) if (
            rule != "G2"
        ):  # a card lifts only the effect
            return "Exhaust"
        case _:
            return ""


def _are_known(cards: tuple[Held, ...]) -> bool:
    return not any(map(_is_hidden, cards))


def _is_hidden(card: Held) -> bool:
    return card.key == HIDDEN


# Where the rule tells more than the event.
BY_RULE: Mapping[type, tuple[str, ...]] = {
    events.Rolled: ("S5", "N5"),
    events.PawnSet: ("P5", "K9"),
    events.Won: ("Y1", "Y2"),
    events.TaskDropped: ("X4",),
    events.Declined: ("O2", "R6", "S6", "W5", "Y6"),
}
