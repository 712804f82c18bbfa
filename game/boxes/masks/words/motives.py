"""Why somebody decides so, in half a sentence that follows a colon."""

from game.boxes.masks.bots import motives
from game.boxes.masks.words.actions import action_sentence
from game.boxes.masks.words.cards import card_text, power_text
from game.boxes.masks.words.forecasts import percent
from game.boxes.masks.words.names import Names
from game.i18n.keys import key_of
from game.i18n.texts import capital
from game.rules.masks.actions import Action
from game.rules.masks.state import Observation


def advice_sentence(
    names: Names, seen: Observation, action: Action, motive: motives.Motive | None
) -> str:
    """What a good player would do and why."""
    what = action_sentence(names, seen, action)
    if motive is None:
        return names.texts.text("advice", what=what)
    return names.texts.text("advice.why", what=what, motive=motive_words(names, motive))


def why_sentence(names: Names, motive: motives.Motive | None) -> str:
    """For the log; "" where there is nothing more to be said."""
    if motive is None:
        return ""
    return capital(motive_words(names, motive))


def motive_words(names: Names, motive: motives.Motive) -> str:
    match motive:
        case motives.Pursuit():
            return _pursuit(names, motive)
        case motives.Odds(other, share):
            facts = {"seat": names.seat(other), "share": percent(share)}
            return names.texts.text("motive.Odds", **facts)
        case motives.Does(key, is_power):
            return power_text(names, key) if is_power else card_text(names, key)
        case _:
            return names.texts.text(key_of("motive", motive))


def _pursuit(names: Names, pursuit: motives.Pursuit) -> str:
    """On the way there, or there."""
    errand = _errand(names, pursuit.errand)
    if pursuit.is_there:
        return errand
    return names.texts.text("motive.Pursuit", space=names.space(pursuit.space), errand=errand)


def _errand(names: Names, errand: motives.Errand) -> str:
    match errand:
        case motives.ForMask(circles):
            return names.texts.count("motive.ForMask", circles)
        case motives.ForCards():
            return names.texts.text("motive.ForCards")
        case motives.ForOwed(deck):
            return names.texts.text("motive.ForOwed", deck=names.deck(deck))
        case motives.ForTask(card):
            return names.texts.text("motive.ForTask", task=names.card(card))
        case motives.ForSwarm():
            return names.texts.text("motive.ForSwarm")
