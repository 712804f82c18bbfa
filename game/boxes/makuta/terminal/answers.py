"""The commands that only look: each prints an answer and changes nothing."""

from collections.abc import Callable, Mapping

from game.boxes.makuta.terminal.grid import GRID_WIDTH, grid_rows
from game.boxes.makuta.terminal.island import overview
from game.boxes.makuta.terminal.menu import listing, numbers_of
from game.boxes.makuta.terminal.spots import find_tile, here, number_in
from game.boxes.makuta.terminal.targets import target_named
from game.boxes.makuta.terminal.tiles import notes, tile_grid, tiles_shown
from game.boxes.makuta.terminal.trays import seat_named, tray_line, tray_lines
from game.boxes.makuta.terminal.view import View
from game.boxes.makuta.words import event_line, phase_sentence, reason_sentence
from game.core.seats import Audience, Seat
from game.i18n.keys import key_of
from game.rules.makuta.events import Event, MasksKept, TurnEnded, TurnStarted
from game.rules.makuta.explain import explain
from game.rules.makuta.phases import Moving, Placing, Starting
from game.rules.makuta.targets import AtButton, Button

LAST_LINES = 20  # of the log, unless more are asked for
QUIET = MasksKept | TurnEnded  # in the log, but not worth a line while one plays

Answer = Callable[[View, str], None]


def what(view: View, argument: str) -> None:
    """Who does what now, and the choices of the one who decides."""
    view.console.tell(phase_sentence(view.names, view.seen))
    if isinstance(view.seen.phase, Starting):
        _tell_standing(view)
    if isinstance(view.seen.phase, Moving | Placing):
        _show_choices_on_tiles(view)
    everything = argument == "all"
    for line in listing(view.names, view.offered, everything=everything):
        view.console.tell(line, indent="  ")


def _tell_standing(view: View) -> None:
    """What one wants to know before a roll."""
    viewer = view.seen.viewer
    if isinstance(viewer, Audience):
        return
    where, discs = view.names.field(here(view.seen)), view.names.discs(view.seen.trays[viewer])
    view.console.tell(view.texts.text("turn.standing", field=where, discs=discs))


def _show_choices_on_tiles(view: View) -> None:
    phase = view.seen.phase
    if isinstance(phase, Placing):
        _show_tiles(view, [view.tile, phase.tile], {})
    else:
        numbers = numbers_of(view.offered)
        _show_tiles(view, tiles_shown(view.tile, numbers), numbers)


def _show_tiles(view: View, tiles: list[int], numbers: Mapping[int, str]) -> None:
    if view.console.width < GRID_WIDTH:
        needed, width = GRID_WIDTH, view.console.width
        view.console.tell(view.texts.text("window.narrow", width=width, needed=needed))
        return
    grids = [tile_grid(view.names, view.seen, tile, numbers) for tile in tiles]
    view.say(*grid_rows(view.console, grids), "")


def island(view: View, argument: str) -> None:
    """The whole island, or with the name of a tile that tile alone."""
    if argument:
        tile(view, argument)
        return
    view.say(*overview(view.console, view.names, view.seen, view.tile))
    view.console.tell(view.texts.text("map.legend"))
    view.console.tell(view.texts.count("map.left", view.seen.tiles_left))


def tile(view: View, argument: str) -> None:
    """One tile, larger, with all that is known of what lies there."""
    chosen = find_tile(view.names, view.seen, argument) if argument else view.tile
    _show_tiles(view, [chosen], {})
    for note in notes(view.names, view.seen, chosen):
        view.console.tell(note, indent="  ")


def tray(view: View, argument: str) -> None:
    viewer = view.seen.viewer
    if argument:
        view.say(*tray_lines(view.names, view.seen, seat_named(view.names, argument)))
    elif isinstance(viewer, Audience):
        trays(view)
    else:
        view.say(*tray_lines(view.names, view.seen, viewer))


def trays(view: View) -> None:
    for seat in range(len(view.seen.trays)):
        view.console.tell(tray_line(view.names, view.seen, Seat(seat)))


def turn(view: View, argument: str) -> None:
    """Whose turn it is, and how everybody stands."""
    seen, names = view.seen, view.names
    number, whose = seen.turn.number, names.seat(seen.turn.seat)
    view.console.tell(view.texts.text("turn.now", number=number, seat=whose))
    view.console.tell(phase_sentence(names, seen))
    for seat, field in enumerate(seen.pawns):
        where = view.texts.text("turn.pawn", seat=names.seat(Seat(seat)), field=names.field(field))
        view.console.tell(where, indent="  ")
    trays(view)


def log(view: View, argument: str) -> None:
    count = number_in(argument) or LAST_LINES
    tell_events(view, view.witnessed(0)[-count:])


def tell_events(view: View, events: list[Event]) -> None:
    for event in events:
        indent = "" if isinstance(event, TurnStarted) else "  "
        view.console.tell(event_line(view.names, event), indent=indent)


def why(view: View, argument: str) -> None:
    """Why can I not do that? Without a name: all buttons, and what is in their way."""
    if not argument:
        _why_not_buttons(view)
        return
    target = target_named(view.names, view.seen, argument)
    reason = explain(view.seen, target)
    if reason is None:
        view.console.tell(view.texts.text("why.you_may", what=argument))
    else:
        view.console.tell(reason_sentence(view.names, view.seen, reason))


def _why_not_buttons(view: View) -> None:
    for button in Button:
        reason = explain(view.seen, AtButton(button))
        if reason is not None:
            name = view.texts.text(key_of("button", button))
            sentence = reason_sentence(view.names, view.seen, reason)
            view.console.tell(f"{name}: {sentence}", indent="  ")


def rule(view: View, argument: str) -> None:
    """A rule by its id, or all that speak of something."""
    book = view.rulebook
    wanted = argument.upper()
    if wanted in book.rules:
        view.console.tell(f"{wanted}  {book.rules[wanted].words}")
        return
    found = book.find(argument)
    if not found:
        view.console.tell(view.texts.text("rule.none", words=argument))
    for each in found:
        view.console.tell(f"{each:3}  {book.rules[each].title}", indent="  ")


def help_(view: View, argument: str) -> None:
    width = max(len(usage) for usage in USAGE.values())
    for name, usage in USAGE.items():
        line = f"{usage:{width}}  {view.texts.text(key_of('help', name))}"
        view.console.tell(line, indent="  ")
    view.console.tell(view.texts.text("map.legend"))


ANSWERS: Mapping[str, Answer] = {
    "what": what,
    "map": island,
    "tile": tile,
    "tray": tray,
    "turn": turn,
    "log": log,
    "why": why,
    "rule": rule,
    "help": help_,
}
# What one types, as the help shows it.
USAGE: Mapping[str, str] = {
    "number": "3",
    "go": "c5 | ta_koro c5",
    "button": "roll | end | …",
    "what": "what [all]",
    "why": "why FIELD | BUTTON",
    "map": "map",
    "tile": "tile [NAME]",
    "tray": "tray [TOA]",
    "turn": "turn",
    "log": "log [N]",
    "rule": "rule ID | WORDS",
    "undo": "undo, redo",
    "view": "view TOA | public",
    "save": "save FILE",
    "load": "load FILE",
    "help": "help",
    "quit": "quit",
}
