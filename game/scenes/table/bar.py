"""What the bar above the table says about the game as it is now."""

from game.i18n.keys import key_of
from game.i18n.texts import Texts
from game.scenes.table.chrome import Bar, bar_widgets
from game.scenes.table.flow import GameFlow
from game.scenes.table.frame import TableFrame
from game.ui.widgets.widget import Widget

BADGE = 34  # points


def table_bar(flow: GameFlow, frame: TableFrame) -> list[Widget]:
    seat, view = flow.sitting.decider, flow.view
    bar = Bar(
        view.prompt(flow.shown),
        None if seat is None else view.seat_look(seat).badge(frame.theme.px(BADGE)),
        flow.undo_words(),
        undo_refusal(flow, frame.texts),
        bool(flow.sitting.match.future),
        frame.has_log,
        "" if flow.may_ask_advice else frame.texts.text("bar.no_advice"),
    )
    return bar_widgets(frame.bar, frame.theme, frame.texts, bar)


def undo_refusal(flow: GameFlow, texts: Texts) -> str:
    """Why the last decision cannot be taken back, in a sentence."""
    stop = flow.stop()
    return texts.text(key_of("stop", stop)) if stop else ""
