"""Why not? A reason, in a sentence that ends with its rule."""

from game.boxes.masks.words.facts import facts_of
from game.boxes.masks.words.names import Names
from game.i18n.keys import key_of
from game.rules.masks.reasons import (
    NotPlayedByItself,
    NotReady,
    OnlyElsewhere,
    OtherWindow,
    Reason,
    SomethingElseFirst,
)

FIRST = ("P2", "P5", "G1", "C1", "C6", "K4", "N4", "O2", "U6")  # what it is, can be said


def reason_sentence(names: Names, reason: Reason) -> str:
    texts, known = names.texts, {}
    variant = ""
    match reason:
        case OtherWindow(when):
            known = {"when": texts.text(key_of("window", when.name))}
        case OnlyElsewhere(only):
            known = {"only": texts.text(key_of("only", only.name))}
        case NotReady(turns) if turns:
            variant = ".rests"
        case NotPlayedByItself(deck):
            variant = f".{deck.name}"
        case SomethingElseFirst(rule) if rule in FIRST:
            variant = f".{rule}"
        case _:
            pass
    name = f"{type(reason).__name__}{variant}"
    words = texts.text(key_of("reason", name), **facts_of(names, reason, known))
    return f"{words} [{reason.rule}]"
