"""What happens at the table while a computer thinks."""

import pytest
from attrs import evolve
from pygame import Surface

from game.core.seats import NATURE
from game.persistence.settings import Play, Speed, Thinking
from game.players.player import full_name
from game.rules.makuta.actions import EndTurn
from game.rules.makuta.play import to_move
from game.ui.commands import Command
from game.ui.widgets.label import Label
from tests.scenes.evening import FRAME, Evening, begin, match_at, new_game, show
from tests.scenes.moments import finishing, grown
from tests.scenes.pensive import Pensive, pensive
from tools.studio import Studio


def test_a_computer_decides_when_the_pause_is_over_and_the_answer_is_there(studio: Studio) -> None:
    thinker = pensive(studio)
    studio.program.settings = evolve(studio.program.settings, bot_pace=Speed.SLOW)
    evening = begin(studio, match_at(studio, grown), people=())
    assert thinker.is_warm
    before = evening.match.decisions()

    evening.tick(120)
    assert evening.match.decisions() == before
    (thought,) = thinker.thoughts
    thought.decide()
    evening.tick()

    assert evening.match.decisions() == before + 1
    assert evening.match.past[-1 - natures(evening)].action == thought.meant


def natures(evening: Evening) -> int:
    """How much nature did after the last decision."""
    return next(i for i, ply in enumerate(reversed(evening.match.past)) if ply.seat != NATURE)


def test_an_answer_that_comes_early_waits_for_the_pause(studio: Studio) -> None:
    thinker = pensive(studio)
    studio.program.settings = evolve(studio.program.settings, bot_pace=Speed.SLOW)
    evening = begin(studio, match_at(studio, grown), people=())
    before = evening.match.decisions()
    evening.tick()

    thinker.thoughts[0].decide()
    evening.tick(60)

    assert evening.match.decisions() == before


def test_the_table_looks_often_whether_a_computer_has_decided(studio: Studio) -> None:
    pensive(studio)
    evening = begin(studio, match_at(studio, grown), people=())
    evening.tick(60)

    due = evening.table.wakes_at()

    assert due is not None
    assert evening.now < due <= evening.now + FRAME


def test_a_computer_is_asked_in_the_frame_after_all_has_come_to_rest(studio: Studio) -> None:
    """Either is enough for a frame; and asking changes nothing but marks on the island."""
    thinker = pensive(studio)
    evening = begin(studio, match_at(studio, grown), people=())
    evening.tick()
    thinker.thoughts[0].decide()
    evening.until(lambda: evening.table.director.is_busy)
    evening.until(lambda: not evening.table.director.is_busy)
    assert len(thinker.thoughts) == 1
    evening.stage.draw(Surface(evening.stage.size))

    evening.tick()

    assert len(thinker.thoughts) == 1 + 1
    assert evening.table.changed
    assert not evening.table.page.changed


def test_meanwhile_the_table_makes_ready_what_a_zoom_would_begin_with(studio: Studio) -> None:
    """Bit by bit, in turns of the loop that draw nothing."""
    pensive(studio)
    evening = begin(studio, match_at(studio, grown), people=())
    evening.tick(60)
    evening.stage.draw(Surface(evening.stage.size))

    evening.tick()

    assert evening.table.prepares
    assert evening.table.wakes_at() == evening.now
    evening.until(lambda: not evening.table.prepares)
    assert not evening.stage.needs_drawing()


def test_what_was_thought_about_a_moment_that_was_taken_back_is_dropped(studio: Studio) -> None:
    thinker = pensive(studio)
    match = match_at(studio, finishing)
    seat = to_move(match.state)
    assert seat is not None
    evening = begin(studio, match, people=(seat,))
    evening.settle()
    evening.do(EndTurn())
    evening.until(lambda: bool(thinker.thoughts))
    evening.key(Command.UNDO)
    evening.settle()
    before = evening.match.decisions()

    thinker.thoughts[0].decide()
    evening.tick(60)

    assert evening.match.decisions() == before
    assert to_move(evening.match.state) == seat


def test_a_table_that_is_left_while_a_computer_thinks_asks_anew_when_it_is_opened_again(
    studio: Studio,
) -> None:
    thinker = pensive(studio)
    evening = begin(studio, match_at(studio, grown), people=())
    evening.tick(30)
    path, before = evening.table.kept.path, evening.match.decisions()
    assert path is not None
    evening.stage.scenes.pop().leave()
    thinker.thoughts[0].decide()

    again = show(studio, studio.program.routes.go_on(path))
    again.tick(30)

    assert again.match.decisions() == before
    thinker.thoughts[1].decide()
    again.until(lambda: again.match.decisions() > before)
    assert thinker.thoughts[1].meant == thinker.thoughts[0].meant


# How long


def think(studio: Studio, thinking: Thinking) -> None:
    studio.program.settings = evolve(studio.program.settings, play=Play(thinking=thinking))


def among(studio: Studio, bot: str) -> Evening:
    """A game in which all are computers of that kind."""
    game = new_game(studio, match_at(studio, grown), people=())
    cast = evolve(game, bots=dict.fromkeys(game.bots, bot))
    return show(studio, studio.program.routes.begin(cast))


def quick(studio: Studio) -> Pensive:
    """Nobody takes the time, whatever they are called."""
    thinker = pensive(studio)
    players = studio.game.company.players
    thinker.players = {full_name("makuta", name): players["random"] for name in players}
    return thinker


@pytest.mark.parametrize(
    ("thinking", "name"),
    [
        (Thinking.BRIEF, "makuta/master@250 by the clock"),
        (Thinking.NORMAL, "makuta/master@1000 by the clock"),
        (Thinking.LONG, "makuta/master@3000 by the clock"),
    ],
)
def test_a_master_thinks_as_long_as_is_set_and_stays_a_master(
    studio: Studio, thinking: Thinking, name: str
) -> None:
    thinker = quick(studio)
    think(studio, thinking)
    evening = among(studio, "master")

    evening.tick()

    assert [thought.name for thought in thinker.thoughts] == [name]
    assert set(evening.table.kept.sitting.bots.values()) == {"master"}


def test_a_master_thinks_for_a_second_unless_something_else_is_set() -> None:
    assert Play().thinking.value == 1000


def test_what_is_set_during_a_game_holds_from_the_next_decision_on(studio: Studio) -> None:
    thinker = quick(studio)
    evening = among(studio, "master")
    evening.tick()

    think(studio, Thinking.BRIEF)
    thinker.thoughts[0].decide()
    evening.until(lambda: len(thinker.thoughts) > 1)

    names = [thought.name for thought in thinker.thoughts]
    assert names == ["makuta/master@1000 by the clock", "makuta/master@250 by the clock"]


def test_others_are_as_quick_as_ever(studio: Studio) -> None:
    thinker = quick(studio)
    think(studio, Thinking.LONG)

    among(studio, "adept").tick()

    assert [thought.name for thought in thinker.thoughts] == ["makuta/adept"]


def test_somebody_who_waits_reads_who_is_thinking(studio: Studio) -> None:
    pensive(studio)
    match = match_at(studio, grown)
    seat = to_move(match.state)
    assert seat is not None
    evening = begin(studio, match, people=((seat + 1) % 4,))

    evening.tick(60)

    labels = [widget.words for widget in evening.table.page.widgets if isinstance(widget, Label)]
    name = evening.table.view.seat_name(seat)
    assert name in labels
