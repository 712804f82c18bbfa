"""The commands of every game that only look: each prints an answer and changes nothing."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from game.core.match import Barrier
from game.core.ruleset import A, E, O
from game.core.typed_numbers import number_in
from game.i18n.keys import key_of
from game.shelf.rulebook import Entry, Figure, Paragraph, Part, Rule, Term, search
from game.terminal.offers import listing
from game.terminal.text_table import Answer, Tone, View

LAST_LINES = 20  # of the log, unless more are asked for


def what(view: View[O, A, E], argument: str) -> None:
    """What there is to see, and the choices of the one who decides."""
    everything = argument == "all"
    view.table.show(view)
    view.tell(listing(view.texts, view.offered, everything=everything), indent="  ")
    unlisted = [offer for offer in view.offered if not (everything or offer.is_listed)]
    view.tell(view.table.unlisted(unlisted), indent="  ")


def turn(view: View[O, A, E], argument: str) -> None:
    """How the game stands."""
    view.tell(view.table.picture(view.seen))


def log(view: View[O, A, E], argument: str) -> None:
    count = number_in(argument) or LAST_LINES
    tell_events(view, view.witnessed(0)[-count:])


def tell_events(view: View[O, A, E], events: Sequence[E]) -> None:
    for event in events:
        indent = "" if view.table.tone(event) is Tone.HEADING else "  "
        view.console.tell(view.table.line(view.seen, event), indent)


def why(view: View[O, A, E], argument: str) -> None:
    """What keeps one from doing that; without a name, from doing anything."""
    reasons = view.table.reasons(view.seen, argument)
    if reasons is None:
        view.console.tell(view.texts.text("why.none"))
    elif argument and not reasons:
        view.console.tell(view.texts.text("why.you_may", what=argument))
    else:
        view.tell(reasons, indent="" if argument else "  ")


def rule(view: View[O, A, E], argument: str) -> None:
    """A rule by its id, a chapter by its title, or all that is about something."""
    book = view.table.game.rulebook
    called = (e for e in book.entries.values() if e.anchor.casefold() == argument.casefold())
    entry = next(called, None)
    if entry:
        view.tell(_page(entry))
        return
    found = search(book, argument)
    if found.is_guess:
        view.console.tell(view.texts.text("rule.none", words=argument))
    view.tell(map(_heading, found.entries), indent="  ")


def _page(entry: Entry) -> Iterator[str]:
    """A rule or a word with its text; of a chapter what is no rule, and the titles of its rules."""
    match entry.part:
        case Rule(id_):
            first, *others = entry.part.words.splitlines()
            yield f"{id_}  {first}"
            yield from (f"    {line}" for line in others)
        case Term(word, meaning):
            yield f"{word}: {meaning}"
        case None:
            yield entry.title
            yield from filter(None, map(_line, entry.chapter.parts))


def _line(part: Part) -> str:
    match part:
        case Paragraph():
            return part.whole
        case Rule(id_, title):
            return f"{id_:3}  {title}"
        case Term(word, meaning):
            return f"{word}: {meaning}"
        case Figure():
            return ""


def _heading(entry: Entry) -> str:
    return f"{entry.anchor:3}  {entry.title}" if isinstance(entry.part, Rule) else entry.title


def help_(view: View[O, A, E], argument: str) -> None:
    shared = [(usage, view.texts.text(key_of("help", name))) for name, usage in USAGE.items()]
    hints = [shared[0], *view.table.hints.items(), *shared[1:]]
    width = max(len(usage) for usage, _ in hints)
    view.tell((f"{usage:{width}}  {words}" for usage, words in hints), indent="  ")
    view.tell(filter(None, [view.table.legend]))


ANSWERS: Mapping[str, Answer[Any, Any, Any]] = {
    "what": what,
    "turn": turn,
    "log": log,
    "why": why,
    "rule": rule,
    "help": help_,
}
# What one types in every game, as the help shows it.
USAGE: Mapping[str, str] = {
    "number": "3",
    "what": "what [all]",
    "turn": "turn",
    "log": "log [N]",
    "rule": "rule ID | WORDS",
    "undo": "undo, redo",
    "view": "view SEAT | public",
    "save": "save FILE",
    "load": "load FILE",
    "help": "help",
    "quit": "quit",
}
# The keys that the text game builds from values of its own.
FAMILIES: Mapping[str, Mapping[str, frozenset[str]]] = {
    "help": dict.fromkeys(USAGE, frozenset()),
    "barrier": {barrier.name: frozenset() for barrier in Barrier},
}
