"""What the bar above the table says about the game as it is now."""

from game.i18n.keys import key_of
from game.i18n.texts import Texts
from game.scenes.chrome import Bar, bar_widgets
from game.scenes.course import Course
from game.scenes.table_frame import TableFrame
from game.ui.widgets.widget import Widget

BADGE = 34  # points


def table_bar(course: Course, frame: TableFrame) -> list[Widget]:
    seat, view = course.sitting.decider, course.view
    bar = Bar(
        view.prompt(course.shown),
        None if seat is None else view.seat_badge(seat, frame.theme.px(BADGE)),
        course.undo_words(),
        undo_refusal(course, frame.texts),
        bool(course.sitting.match.future),
        frame.has_log,
        "" if course.may_ask_advice else frame.texts.text("bar.no_advice"),
    )
    return bar_widgets(frame.bar, frame.theme, frame.texts, bar)


def undo_refusal(course: Course, texts: Texts) -> str:
    """Why the last decision cannot be taken back, in a sentence."""
    stop = course.stop()
    return texts.text(key_of("stop", stop)) if stop else ""
