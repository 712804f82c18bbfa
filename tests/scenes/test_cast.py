"""A seat is left to the computer and taken back, and nobody sees more by it than they may."""

from pathlib import Path

import pytest
from attrs import evolve

from game.core.seats import PUBLIC, Seat
from game.persistence.preview import preview
from game.persistence.settings import Curtain, Speed
from game.rules.makuta.play import to_move
from game.scenes.table.cast import CastScene
from game.shelf.kept_game import keep_on
from game.ui.commands import Command
from tests.scenes.evening import BOT, Evening, begin, match_at, set_curtain
from tests.scenes.moments import grown
from tools.studio import Studio

EVERYBODY = (0, 1, 2, 3)


def decider(evening: Evening) -> Seat:
    seat = to_move(evening.match.state)
    assert seat is not None
    return seat


def at_table(studio: Studio, people: tuple[int, ...]) -> Evening:
    """Seats are counted from whoever begins: 0 decides first, 1 sits at their left."""
    match = match_at(studio, grown)
    first = to_move(match.state)
    assert first is not None
    evening = begin(studio, match, tuple(sorted((first + seat) % 4 for seat in people)))
    if people:
        evening.lift()
    else:
        evening.tick()
    return evening


def recast(evening: Evening, seat: int, option: str) -> None:
    """By what is on the screen, and back to the table."""
    evening.key(Command.MENU)
    evening.tick()
    evening.click("pause.players")
    evening.tick()
    assert isinstance(evening.top, CastScene)
    evening.click(f"cast.{seat + 1}.{option}")
    evening.click("cast.back")
    evening.tick()
    evening.key(Command.CANCEL)
    evening.tick()
    assert evening.top.name in {"table", "curtain"}


def file_of(evening: Evening) -> Path:
    path = evening.table.kept.path
    assert path is not None
    return path


def test_a_seat_that_is_left_to_the_computer_is_played_by_it_until_it_is_taken_back(
    studio: Studio,
) -> None:
    evening = at_table(studio, (0,))
    seat, before = decider(evening), evening.match.decisions()
    recast(evening, seat, BOT)
    evening.until(lambda: evening.match.decisions() > before + 20)

    recast(evening, seat, "person")
    evening.until(lambda: evening.table.flow.is_settled and decider(evening) == seat)

    assert evening.facts["viewer"] == seat
    before = evening.match.decisions()
    evening.tick(120)
    assert evening.match.decisions() == before


def test_whoever_decides_is_found_out_anew_when_the_seat_of_a_thinking_computer_is_taken(
    studio: Studio,
) -> None:
    studio.program.settings = evolve(studio.program.settings, bot_pace=Speed.SLOW)
    evening = at_table(studio, ())
    seat = decider(evening)
    assert evening.table.flow.bot_due is not None

    recast(evening, seat, "person")
    evening.until(lambda: evening.table.flow.is_settled and decider(evening) == seat)

    before = evening.match.decisions()
    evening.tick(60)
    assert evening.match.decisions() == before
    assert evening.facts["viewer"] == seat


def test_it_can_all_be_done_by_keys(studio: Studio) -> None:
    evening = at_table(studio, (0,))
    seat = decider(evening)
    evening.key(Command.MENU)
    evening.tick()
    evening.click("pause.players")
    evening.tick()
    for _ in evening.names():
        if evening.top.page.focus.name == f"cast.{seat + 1}.{BOT}":  # type: ignore[attr-defined]
            break
        evening.key(Command.NEXT)
    evening.key(Command.CONFIRM)

    assert evening.table.kept.sitting.bots[seat] == BOT


# Secrets


def test_whoever_leaves_their_seat_does_not_see_what_the_last_person_knows(studio: Studio) -> None:
    """Two people; the first leaves theirs to the computer with the screen still before them."""
    evening = at_table(studio, (0, 1))
    first = decider(evening)
    second = (first + 1) % 4
    viewers = set()

    recast(evening, first, BOT)
    while not evening.has_curtain:
        viewers.add(evening.facts["viewer"])
        evening.tick()

    assert viewers <= {first, PUBLIC.value}
    evening.lift()
    assert evening.facts["viewer"] == decider(evening) == second
    assert not evening.table.view.holder.is_open  # type: ignore[attr-defined]


@pytest.mark.parametrize("curtain", [Curtain.ALWAYS, Curtain.WHEN_NEEDED])
def test_whoever_takes_a_seat_beside_somebody_alone_gets_a_curtain(
    studio: Studio, curtain: Curtain
) -> None:
    set_curtain(studio, curtain)
    evening = at_table(studio, (0,))
    first = decider(evening)
    second = (first + 1) % 4
    assert evening.table.view.holder.is_open  # type: ignore[attr-defined]

    recast(evening, second, "person")
    evening.settle()
    assert evening.facts["viewer"] == first
    assert not evening.table.view.holder.is_open  # type: ignore[attr-defined]
    for _ in range(60):
        if evening.has_curtain:
            break
        evening.play()

    assert evening.has_curtain
    evening.lift()
    assert evening.facts["viewer"] == decider(evening) != first


def test_somebody_alone_who_lets_the_computer_play_for_a_while_stays_alone(studio: Studio) -> None:
    evening = at_table(studio, (0,))
    seat = decider(evening)

    recast(evening, seat, BOT)
    evening.tick(30)
    assert evening.facts["viewer"] == PUBLIC.value
    recast(evening, seat, "person")
    evening.until(lambda: evening.table.flow.is_settled)

    assert evening.facts["viewer"] == seat
    assert evening.table.view.holder.is_open  # type: ignore[attr-defined]


def test_a_seat_that_is_left_to_the_computer_behind_the_curtain_shows_nothing(
    studio: Studio,
) -> None:
    match = match_at(studio, grown)
    evening = begin(studio, match, EVERYBODY)
    evening.settle()
    assert evening.has_curtain
    seat, viewers = decider(evening), set()
    evening.click("curtain.menu")
    evening.tick()
    evening.click("pause.players")
    evening.tick()
    evening.click(f"cast.{seat + 1}.{BOT}")
    for _ in ("cast", "pause"):
        evening.key(Command.CANCEL)
        evening.tick()

    evening.key(Command.DONE)
    for _ in range(60):
        evening.tick()
        viewers.add(evening.table.facts()["viewer"])
        assert evening.table.recap is None  # it would tell what that seat has seen

    assert viewers == {PUBLIC.value}


# The file


def test_a_game_that_is_opened_again_knows_who_plays(studio: Studio) -> None:
    evening = at_table(studio, EVERYBODY)
    first = decider(evening)
    path = file_of(evening)
    evening.play()
    recast(evening, (first + 1) % 4, BOT)
    evening.lift()
    evening.play()
    decisions = evening.match.decisions()
    evening.table.kept.leave()

    again = keep_on(studio.program.library, path, studio.program.boxes.game_at)

    assert again.sitting.bots == {(first + 1) % 4: BOT}
    assert again.sitting.match.decisions() == decisions
    assert not again.notices
    again.leave()


def test_nothing_but_the_players_changes_in_the_file(studio: Studio) -> None:
    evening = at_table(studio, EVERYBODY)
    path, seat = file_of(evening), Seat((decider(evening) + 1) % 4)
    before, lines = preview(path).head, path.read_bytes().split(b"\n")

    recast(evening, seat, BOT)
    evening.table.kept.recast(seat, "")

    assert preview(path).head == before
    assert path.read_bytes().split(b"\n") == lines
