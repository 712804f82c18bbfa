"""What is shown before a decision, and the commands that show more."""

from game.boxes.masks.terminal.chart import WIDTH, chart, pawns_line
from game.boxes.masks.terminal.choosing import MasksView, card_named, names_of
from game.boxes.masks.words import card_line, phase_sentence
from game.boxes.masks.words.standing import (
    all_cards,
    contest_lines,
    nest_line,
    own_lines,
    seat_lines,
    task_words,
    turn_line,
)
from game.core.seats import Audience, Seat
from game.rules.masks.phases import Build, Moving, OnPortal, SettingPawn, TurnStart
from game.rules.masks.pieces import HIDDEN
from game.terminal.offers import seat_named

WITH_CHART = TurnStart | OnPortal | SettingPawn


def show_turn(view: MasksView) -> None:
    """Whose turn it is, what is to be decided, and what one decides with."""
    names, seen = names_of(view), view.seen
    if not isinstance(seen.phase, Build):
        view.console.tell(turn_line(names, seen))
    if isinstance(seen.phase, WITH_CHART):
        _tell_chart(view)
    elif not isinstance(seen.phase, Build):
        view.console.tell(pawns_line(names, seen), indent="  ")
    view.console.tell(phase_sentence(names, seen))
    view.tell(contest_lines(names, seen), indent="  ")
    if isinstance(seen.phase, Moving | Build):
        return
    view.tell(filter(None, [nest_line(names, seen)]), indent="  ")
    view.tell(own_lines(names, seen), indent="  ")


def _tell_chart(view: MasksView) -> None:
    console = view.console
    if console.width < WIDTH:
        narrow = view.texts.text("chart.narrow", needed=WIDTH, width=console.width)
        console.tell(narrow)
        return
    *rows, pawns = chart(console, names_of(view), view.seen)
    console.say("\n".join(rows))
    console.tell(pawns)


# Commands


def island(view: MasksView, argument: str) -> None:
    view.console.tell(view.texts.text("chart.title", name=names_of(view).land()))
    _tell_chart(view)
    view.console.tell(view.texts.text("chart.legend"))


def hand(view: MasksView, argument: str) -> None:
    """The own cards one by one, with what they do."""
    names, viewer = names_of(view), view.viewer
    if isinstance(viewer, Audience):
        view.console.tell(view.texts.text("stand.no_hand"))
        return
    keys = [card.key for card in all_cards(view.seen.seats[viewer]) if card.key != HIDDEN]
    lines = [card_line(names, key) for key in dict.fromkeys(keys)]
    view.tell(lines or [view.texts.text("stand.empty_hand")], indent="  ")


def card(view: MasksView, argument: str) -> None:
    view.console.tell(card_line(names_of(view), card_named(view, argument)))


def seats(view: MasksView, argument: str) -> None:
    """Everybody, or the one that is named."""
    names, everybody = names_of(view), range(len(view.seen.seats))
    called = {Seat(seat): names.seat(Seat(seat)) for seat in everybody}
    chosen = [seat_named(view.texts, called, argument)] if argument else [*called]
    for seat in chosen:
        view.tell(seat_lines(names, view.seen, seat))


def tasks(view: MasksView, argument: str) -> None:
    names, found = names_of(view), False
    for seat, own in enumerate(view.seen.seats):
        for task in own.tasks:
            found = True
            who, what = names.seat(Seat(seat)), task_words(names, task)
            view.console.tell(view.texts.text("stand.task_of", seat=who, task=what), indent="  ")
    if not found:
        view.console.tell(view.texts.text("stand.no_tasks"))
