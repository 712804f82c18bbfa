"""The plate that says what is going on: of whom it speaks, it shows."""

from game.core.seats import Seat
from game.persistence.settings import Speed
from game.ui.theme import Style
from game.ui.widgets.label import Label
from tests.scenes.evening import begin, match_at, set_speed
from tests.scenes.moments import grown
from tools.studio import Studio

TICKS = 400
DECISIONS = 8
A_MOMENT = 0.5  # seconds


def test_its_head_is_the_one_whom_the_words_speak_of(studio: Studio) -> None:
    """While something is shown, the next may have to decide already."""
    set_speed(studio, Speed.FAST)
    evening = begin(studio, match_at(studio, grown), (0,))
    table = evening.table
    seats = [table.view.seat_name(Seat(seat)) for seat in range(4)]
    found = set()
    for tick in range(TICKS):
        if tick % 40 == 0 and table.flow.may_ask_advice:
            evening.do(evening.choose())
        evening.tick()
        if evening.top is not table:
            break
        words = table.flow.prompt()
        spoken = [seat for seat in seats if words.startswith(seat.split(" · ")[0])]
        captions = [w for w in table.page.widgets if isinstance(w, Label)]
        heads = [w.words for w in captions if w.style is Style.CAPTION]
        if spoken and heads and ";" not in words:
            found.add(spoken[0])
            assert heads[0] == spoken[0], words

    assert len(found) > 1


def test_what_has_been_done_is_not_asked_for_any_more(studio: Studio) -> None:
    """While it is shown, the plate tells what was seen of it."""
    set_speed(studio, Speed.FAST)
    evening = begin(studio, match_at(studio, grown), (0,))
    flow, spoken = evening.table.flow, set()
    for _ in range(DECISIONS):
        while not flow.may_ask_advice:
            evening.tick()
        asked = flow.prompt()
        evening.do(evening.choose())
        while flow.director.is_busy:
            assert flow.prompt() != asked
            spoken.add(flow.prompt())
            evening.tick()

    assert spoken & {line.words for line in flow.chronicle.lines}


def test_whoever_has_seen_enough_skips_the_rest_of_a_computer_s_turn(studio: Studio) -> None:
    evening = begin(studio, match_at(studio, grown), (0,))
    flow = evening.table.flow
    while flow.bot_at_work() is None:
        if flow.may_ask_advice:
            evening.do(evening.choose())
        evening.tick()
    evening.tick()
    skipped, began = flow.bot_at_work(), flow.now

    evening.click("now.skip")
    while flow.bot_at_work() == skipped:
        evening.tick()

    assert flow.now - began < A_MOMENT
