"""When the screen is covered before somebody else looks, and when not."""

from collections.abc import Callable

import pytest
from attrs import evolve

from game.core.seats import PUBLIC
from game.persistence.settings import Curtain, Play
from game.rules.makuta.actions import EndTurn
from game.rules.makuta.phases import ChoosingLoss, SettingPawn
from game.rules.makuta.play import to_move
from game.scenes.table.scene import TableScene
from game.shelf.kept_game import keep_on
from game.ui.commands import Command
from tests.scenes.evening import Evening, Wanted, begin, match_at, set_curtain, show
from tests.scenes.moments import at_first, finishing, grown, losing, setting_pawn
from tools.studio import Studio

EVERYBODY = (0, 1, 2, 3)


def play_until(evening: Evening, is_so: Callable[[], bool]) -> list[tuple[int, int, bool]]:
    """Who held the screen before, who decides then, and whether a curtain fell between them."""
    met: list[tuple[int, int, bool]] = []
    for _ in range(300):
        if is_so():
            return met
        before = evening.facts["viewer"]
        evening.play()
        after = to_move(evening.match.state)
        assert after is not None
        met.append((before, after, evening.has_curtain))
        evening.lift()
    raise AssertionError("that never happens")


def test_a_curtain_falls_whenever_the_next_decision_is_another_persons_and_only_then(
    studio: Studio,
) -> None:
    evening = begin(studio, match_at(studio, grown), EVERYBODY)
    evening.lift()
    enough = evening.match.decisions() + 40
    met = play_until(evening, lambda: evening.match.decisions() >= enough)
    assert all(has_curtain == (before != after) for before, after, has_curtain in met)
    assert any(has_curtain for _, _, has_curtain in met)


@pytest.mark.parametrize("wanted", [losing, setting_pawn])
def test_a_curtain_falls_in_the_middle_of_a_turn_for_the_left_neighbour_and_back(
    studio: Studio, wanted: Wanted
) -> None:
    match = match_at(studio, wanted)
    phase = match.state.phase
    assert isinstance(phase, ChoosingLoss | SettingPawn)
    neighbour, loser = phase.seat, phase.loser
    match.undo()
    evening = begin(studio, match, EVERYBODY)
    evening.lift()
    before = to_move(evening.match.state)
    evening.play()
    assert evening.has_curtain == (before != neighbour)
    evening.lift()
    assert evening.facts["viewer"] == neighbour
    while to_move(evening.match.state) == neighbour:
        evening.play()
    assert evening.has_curtain
    evening.lift()
    assert evening.facts["viewer"] == to_move(evening.match.state) != neighbour
    assert loser != neighbour


def test_no_curtain_falls_where_no_other_person_has_secrets(studio: Studio) -> None:
    evening = begin(studio, match_at(studio, at_first), EVERYBODY)
    evening.settle()
    assert evening.top.name == "table"
    assert evening.facts["viewer"] == to_move(evening.match.state)
    informed = evening.table.kept.sitting.informed
    met = play_until(evening, lambda: bool(informed))
    assert not any(has_curtain for _, _, has_curtain in met[:-1])


@pytest.mark.parametrize("wanted", [grown, losing])
def test_after_loading_nobody_looks_before_they_say_that_they_are_there(
    studio: Studio, wanted: Wanted
) -> None:
    evening = begin(studio, match_at(studio, wanted), EVERYBODY)
    path = evening.table.kept.path
    assert path
    evening.table.kept.leave()
    again = show(
        studio,
        TableScene(
            studio.program, keep_on(studio.program.library, path, studio.program.boxes.game_at)
        ),
    )
    again.settle()
    assert again.has_curtain
    again.lift()
    assert again.facts["viewer"] == to_move(again.match.state)


def test_who_takes_back_the_end_of_their_turn_goes_on_without_a_curtain(studio: Studio) -> None:
    match = match_at(studio, finishing)
    seat = to_move(match.state)
    evening = begin(studio, match, EVERYBODY)
    evening.lift()
    evening.do(EndTurn())
    assert not evening.has_curtain
    evening.key(Command.UNDO)
    evening.settle()
    assert not evening.has_curtain
    assert evening.facts["viewer"] == seat == to_move(evening.match.state)
    evening.key(Command.REDO)
    evening.settle()
    assert evening.has_curtain
    assert evening.table.flow.viewer == PUBLIC


def test_people_who_trust_each_other_have_no_curtain_but_still_each_their_own_eyes(
    studio: Studio,
) -> None:
    set_curtain(studio, Curtain.NEVER)
    evening = begin(studio, match_at(studio, grown), EVERYBODY)
    evening.settle()
    for _ in range(20):
        assert evening.facts["viewer"] == to_move(evening.match.state)
        evening.play()
        assert not evening.has_curtain


def test_people_who_want_it_always_have_a_curtain_also_before_there_are_secrets(
    studio: Studio,
) -> None:
    set_curtain(studio, Curtain.ALWAYS)
    evening = begin(studio, match_at(studio, at_first), EVERYBODY)
    evening.settle()
    assert evening.has_curtain


def test_somebody_alone_has_no_curtain_even_if_they_want_it_always(studio: Studio) -> None:
    set_curtain(studio, Curtain.ALWAYS)
    evening = begin(studio, match_at(studio, grown), people=(0,))
    evening.settle()
    assert not evening.has_curtain


def test_the_setting_holds_as_soon_as_it_is_changed(studio: Studio) -> None:
    match = match_at(studio, finishing)
    evening = begin(studio, match, EVERYBODY)
    evening.lift()
    settings = studio.program.settings
    studio.program.settings = evolve(settings, play=Play(Curtain.NEVER))
    evening.do(EndTurn())
    evening.settle()
    assert not evening.has_curtain


def test_between_two_turns_of_the_same_person_among_computers_no_curtain_falls(
    studio: Studio,
) -> None:
    """The other person has not held the screen in between."""
    set_curtain(studio, Curtain.WHEN_NEEDED)
    match = match_at(studio, losing)
    evening = begin(studio, match, people=(0, 2))
    evening.lift()
    last = evening.facts["viewer"]
    for _ in range(12):
        evening.play()
        seat = to_move(evening.match.state)
        assert evening.has_curtain == (seat != last)
        evening.lift()
        last = seat


# What computers have done


def test_what_computers_did_since_ones_last_decision_is_marked_until_the_next(
    studio: Studio,
) -> None:
    match = match_at(studio, finishing)
    seat = to_move(match.state)
    assert seat is not None
    evening = begin(studio, match, people=(seat,))
    evening.settle()
    hand_over, view = evening.table.flow.hand_over, evening.table.view
    evening.do(EndTurn())
    assert not hand_over.deeds_for(seat)
    past = len(evening.match.past)
    evening.settle()

    plies = evening.match.past[past:]
    assert {ply.seat for ply in plies} >= {(seat + 1) % 4, (seat + 2) % 4, (seat + 3) % 4}
    witness = evening.match.rules.witness
    assert hand_over.deeds_for(seat) == [witness(e, seat) for ply in plies for e in ply.events]
    assert view.holder.traces.trails  # type: ignore[attr-defined]
    evening.do(evening.choose())
    assert not view.holder.traces.trails  # type: ignore[attr-defined]


def test_what_people_did_is_not_marked_and_nobody_sees_anothers_marks(studio: Studio) -> None:
    evening = begin(studio, match_at(studio, finishing), EVERYBODY)
    evening.lift()
    evening.play_to_curtain()

    assert not evening.table.view.holder.traces.trails  # type: ignore[attr-defined]
    assert not evening.table.flow.hand_over.deeds_for(PUBLIC)
    evening.lift()
    assert not evening.table.view.holder.traces.trails  # type: ignore[attr-defined]
