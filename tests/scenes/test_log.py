"""The log beside the table: who reads what, and where its lines lead."""

from itertools import pairwise

import pytest
from pygame import Rect

from game.core.seats import OPEN, PUBLIC, Seat, Viewer
from game.scenes.rulebook.scene import RulebookScene
from game.scenes.table.log_panel import LogPanel, Read, Reading
from game.scenes.table.view import LogLine
from game.ui.commands import Command
from game.ui.theme import Style, Theme
from tests.scenes.evening import Evening, begin, match_at, spied
from tests.scenes.moments import grown, losing
from tools.studio import Studio

EVERYBODY = (0, 1, 2, 3)


@pytest.fixture
def evening(studio: Studio) -> Evening:
    evening = begin(studio, match_at(studio, losing), EVERYBODY)
    evening.lift()
    evening.key(Command.CANCEL)  # the recap
    evening.key(Command.LOG)
    evening.settle()
    return evening


def lines_of(evening: Evening) -> list[LogLine]:
    return evening.table.flow.chronicle.lines


def shown(evening: Evening) -> list[int]:
    """The numbers of the lines in sight."""
    lines = (thing.target for thing in evening.top.things())
    return sorted({line for line in lines if isinstance(line, int)})


def test_everybody_reads_only_what_they_have_witnessed(evening: Evening) -> None:
    sitting, view = evening.table.kept.sitting, evening.table.view
    logs: dict[Viewer, list[str]] = {}
    viewers: tuple[Viewer, ...] = (*map(Seat, EVERYBODY), PUBLIC, OPEN)
    for viewer in viewers:
        lines = map(view.line, sitting.witnessed_by(viewer))
        logs[viewer] = [line.words for line in lines if line]
    evening.key(Command.PEEK, hold=True)
    assert evening.log() == logs[evening.facts["viewer"]]
    assert logs[PUBLIC] != logs[OPEN]


def test_while_a_tray_is_face_down_the_log_names_nothing_that_lies_on_it(
    evening: Evening,
) -> None:
    """Others sit at the same screen."""
    view, viewer = evening.table.view, evening.facts["viewer"]
    sitting = evening.table.kept.sitting
    public = [line.words for line in map(view.line, sitting.witnessed_by(PUBLIC)) if line]
    own = [line.words for line in map(view.line, sitting.witnessed_by(viewer)) if line]
    assert own != public

    assert evening.log() == public
    evening.key(Command.PEEK, hold=True)
    assert evening.log() == own
    evening.release(Command.PEEK)
    assert evening.log() == public


def test_a_log_that_was_told_bit_by_bit_is_the_one_that_is_told_at_once(evening: Evening) -> None:
    for _ in range(8):
        evening.play()
        evening.lift()
        sitting, view = evening.table.kept.sitting, evening.table.view
        lines = map(view.line, sitting.witnessed_by(evening.facts["viewer"]))
        evening.key(Command.PEEK, hold=True)
        assert evening.log() == [line.words for line in lines if line]
        evening.release(Command.PEEK)


def test_one_that_is_the_same_is_not_measured_again(evening: Evening) -> None:
    """Whoever points at something lays the table out anew, and not the log."""
    panels = [log_of(evening)]

    evening.table.lay()
    panels.append(log_of(evening))

    assert panels[0] is panels[1]


def log_of(evening: Evening) -> LogPanel:
    found = [each for each in evening.table.page.widgets if isinstance(each, LogPanel)]
    return found[0]


def test_it_shows_the_newest_line_and_the_wheel_scrolls_it_to_the_oldest(evening: Evening) -> None:
    last = len(lines_of(evening)) - 1
    assert max(shown(evening)) == last
    evening.wheel("log", 1)
    assert max(shown(evening)) == last - 3
    evening.wheel("log", 1000)
    assert min(shown(evening)) == 0
    evening.wheel("log", -1000)
    assert max(shown(evening)) == last


def test_page_keys_scroll_it(evening: Evening) -> None:
    before = shown(evening)
    evening.key(Command.PAGE_UP)
    above = shown(evening)
    assert max(above) < max(before)
    assert max(above) >= min(before) - 1
    for _ in range(2):
        evening.key(Command.PAGE_DOWN)
    assert shown(evening) == before


def test_new_lines_do_not_move_what_somebody_is_reading(studio: Studio) -> None:
    evening = begin(studio, match_at(studio, losing), people=(0,))
    evening.key(Command.LOG)
    evening.until(lambda: evening.table.flow.is_settled)
    evening.wheel("log", 10)
    before, count = shown(evening), len(lines_of(evening))
    if evening.table.flow.bot_due is not None:
        evening.until(lambda: len(lines_of(evening)) > count)
        assert shown(evening) == before


def test_a_decision_brings_back_the_newest_line(evening: Evening) -> None:
    evening.wheel("log", 10)
    evening.play()
    evening.lift()
    assert max(shown(evening)) == len(lines_of(evening)) - 1


def test_pointing_at_a_line_lights_its_place_and_pressing_it_goes_there(evening: Evening) -> None:
    gone, lit = spied(evening.table, "go_to"), spied(evening.table, "light")
    number = next(n for n in reversed(shown(evening)) if lines_of(evening)[n].place is not None)
    place = lines_of(evening)[number].place
    evening.point(f"log.{number}")
    evening.tick(5)
    assert lit == [place]
    evening.click(f"log.{number}")
    assert gone == [place]
    evening.move((3, 3))
    evening.tick(5)
    assert lit == [place, None]


def test_what_is_lit_is_seen(evening: Evening) -> None:
    number = next(n for n in reversed(shown(evening)) if lines_of(evening)[n].place is not None)
    evening.click(f"log.{number}")
    evening.settle()
    area = evening.table.view.picture_area
    lit = evening.picture().subsurface(area).copy()
    evening.move((3, 3))
    evening.settle()
    assert lit.get_buffer().raw != evening.picture().subsurface(area).copy().get_buffer().raw


def test_a_line_that_is_read_anyway_has_no_tooltip(evening: Evening) -> None:
    number = shown(evening)[-1]
    evening.point(f"log.{number}")
    evening.tick(60)
    evening.picture()
    assert evening.table.page.tip is None


def test_the_rule_of_a_line_opens_the_rulebook_there(evening: Evening) -> None:
    number = next(n for n in reversed(shown(evening)) if lines_of(evening)[n].rule)
    rule = lines_of(evening)[number].rule
    assert rule in evening.thing(f"log.{number}.rule").words
    evening.click(f"log.{number}.rule")
    book = evening.top
    assert isinstance(book, RulebookScene)
    assert book.anchor == rule


def test_the_keyboard_reads_the_log_line_by_line(evening: Evening) -> None:
    gone, lit = spied(evening.table, "go_to"), spied(evening.table, "light")
    evening.table.page.focus.name = "log"
    evening.key(Command.UP)
    last = len(lines_of(evening)) - 1
    for _ in range(40):
        evening.key(Command.UP)
    chosen = evening.table.frame.readings["log"].chosen
    assert chosen == last - 40
    assert chosen in shown(evening)
    places = [line.place for line in lines_of(evening)[chosen:] if line.place is not None]
    assert set(lit) - {None} == set(places)
    while lines_of(evening)[chosen].place is None:
        evening.key(Command.UP)
        chosen -= 1
    evening.key(Command.CONFIRM)
    assert gone == [lines_of(evening)[chosen].place]
    evening.key(Command.RULEBOOK)
    assert isinstance(evening.top, RulebookScene)
    assert evening.top.anchor == lines_of(evening)[chosen].rule


def test_it_opens_and_closes_by_button_and_by_key(evening: Evening) -> None:
    evening.click("bar.log")
    assert not shown(evening)
    evening.key(Command.LOG)
    assert shown(evening)


def test_its_icons_have_the_size_of_the_letters(studio: Studio) -> None:
    evening = begin(studio, match_at(studio, grown), EVERYBODY, (1920, 1080), 0.75)
    evening.lift()
    small = icon_height(evening)
    for scale, height in ((1.5, 2 * small), (0.75, small)):
        evening.stage.fit((1920, 1080), Theme(evening.stage.theme.files, scale))
        assert icon_height(evening) == pytest.approx(height, abs=2)


def icon_height(evening: Evening) -> int:
    return max(line.icon.get_height() for line in lines_of(evening) if line.icon)


# The panel by itself


def panel(studio: Studio, count: int, reading: Reading = Reading()) -> LogPanel:  # noqa: B008
    """Lines of one, two and three rows."""
    lines = tuple(LogLine("word " * (3 + 9 * (n % 3)), "U1") for n in range(count))
    rect = Rect(10, 20, 300, 400)
    return LogPanel(rect, "log", "Log", lines, Theme(), studio.program.texts, reading)


@pytest.mark.parametrize("count", [0, 1, 5, 500])
@pytest.mark.parametrize("end", [None, 0, 3, 250, 10_000])
def test_lines_follow_each_other_within_the_panel(
    studio: Studio, count: int, end: int | None
) -> None:
    log = panel(studio, count, Reading(end))
    places = log.places[::-1]
    for (number, place), (after, below) in pairwise(places):
        assert after == number + 1
        assert below.top == place.bottom
    assert all(log.inside.contains(t.rect) for t in log.things() if t.name != "log")
    if places and places[0][0] > 0:
        assert places[-1][1].bottom >= log.inside.bottom


def test_a_log_of_any_length_is_laid_out_by_measuring_what_is_in_sight(
    studio: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    measured: list[str] = []
    size = Theme.size

    def measure(theme: Theme, words: str, style: Style, width: int = 0) -> tuple[int, int]:
        measured.append(words)
        return size(theme, words, style, width)

    monkeypatch.setattr(Theme, "size", measure)
    list(panel(studio, 5000).things())
    assert len(measured) < 200


def test_the_keyboard_comes_from_the_newest_line_to_the_first_and_leaves_there(
    studio: Studio,
) -> None:
    log, visited = panel(studio, 60), []
    while said := log.directed("log", Command.UP):
        assert isinstance(said, Read)
        log = panel(studio, 60, said.reading)
        visited.append(log.chosen)
        assert log.chosen in [number for number, place in log.places if place.top >= log.inside.top]
    assert visited == list(range(59, -1, -1))
    while said := log.directed("log", Command.DOWN):
        assert isinstance(said, Read)
        log = panel(studio, 60, said.reading)
        assert log.chosen in [number for number, _ in log.places]
    assert log.chosen == 59
    assert log.reading.end is None


def test_a_page_back_overlaps_by_a_line_and_ends_at_the_first(studio: Studio) -> None:
    log = panel(studio, 60)
    seen = {number for number, _ in log.places}
    while said := log.paged(-1):
        assert isinstance(said, Read)
        log = panel(studio, 60, said.reading)
        seen |= {number for number, _ in log.places}
    assert seen == set(range(60))
    assert log.places[-1][0] == 0


def test_what_the_open_log_covers_is_not_free(evening: Evening) -> None:
    (opened,) = [w for w in evening.table.page.widgets if isinstance(w, LogPanel)]
    view = evening.table.view
    free = view.corners.free

    assert not any(opened.rect.colliderect(part) for part in (free, *view.free_parts()))
    evening.click("bar.log")
    assert view.corners.free.width > free.width
