"""How a game has gone: figures that add up, and strength as it was."""

from functools import cache

import pytest

from game.boxes.makuta.opening import MakutaMatch, open_match
from game.boxes.makuta.story import story_of
from game.boxes.makuta.story_figures import best, figures_of, luck_of, signed
from game.boxes.makuta.story_strength import strength_of
from game.core.luck import Luck
from game.core.match import Match
from game.core.seats import Seat
from game.i18n.texts import load
from game.rules import makuta
from game.rules.makuta.editions import DE, EN, HouseRules, Terms
from game.rules.makuta.events import (
    DieRolled,
    DuelLost,
    DuelTied,
    DuelWon,
    Event,
    PawnMoved,
    TilePlaced,
    TokenTaken,
    TurnStarted,
)
from game.rules.makuta.phases import MakutaFoe, RahiFoe
from game.rules.makuta.pieces import Die, Toa
from game.scenes.box import Story
from game.shelf.game import sit_down
from tests.makuta.box.at_screen import makuta_game
from tests.makuta.box.table.hands import pieces
from tests.makuta.rules.discs import GALI, HAU, KAKAMA, KAUKAU, PAKARI, TAHU, VAKAMA
from tests.makuta.situations import drawn

TEXTS = load("makuta", strict=True)
TOAS = (Toa.TAHU, Toa.GALI, Toa.LEWA)


@cache
def finished() -> MakutaMatch:
    """A game of computer players, to its end."""
    match = open_match(Terms(EN, HouseRules(short_game=True), TOAS, makuta_game().atlas), "story")
    sitting = sit_down(makuta_game(), match, dict.fromkeys(map(Seat, range(len(TOAS))), "adept"))
    sitting.begin()
    while (seat := sitting.decider) is not None:
        sitting.let_bot_act(seat)
    return match


def told() -> Story:
    return story_of(TEXTS, finished(), pieces())


def events_of(kind: type[Event]) -> list[Event]:
    return [event for ply in finished().past for event in ply.events if isinstance(event, kind)]


def row(label: str) -> tuple[str, ...]:
    return next(row.figures for row in told().rows if row.label == TEXTS.text(label))


# A whole game


def test_the_winner_and_the_last_duel_are_named() -> None:
    story = told()
    won = events_of(DuelWon)[-1]

    assert isinstance(won, DuelWon)
    assert story.winner == won.seat
    assert story.seat_names[won.seat] in story.headline
    assert str(won.total) in story.how
    assert str(won.foe.strength) in story.how


def test_every_row_has_a_figure_for_each_seat() -> None:
    assert all(len(row.figures) == len(TOAS) for row in told().rows)
    assert len(told().seat_names) == len(told().seat_colours) == len(TOAS)


def test_turns_and_tiles_add_up() -> None:
    assert sum(map(int, row("story.turns"))) == finished().state.turn.number
    assert sum(map(int, row("story.tiles"))) == len(events_of(TilePlaced))
    assert sum(map(int, row("story.taken"))) == len(events_of(TokenTaken))


def test_only_the_winner_has_beaten_makuta() -> None:
    won = [figure.split(" / ")[0] for figure in row("story.makuta")]

    assert [seat for seat, count in enumerate(won) if count == "1"] == [told().winner]
    assert sorted(won) == ["0", "0", "1"]


def test_the_curve_has_a_point_for_each_turn_and_one_for_the_end() -> None:
    curve = told().curve
    assert curve
    turns = {ply.before.turn.number for ply in finished().past}

    assert {len(points) for points in curve.points.values()} == {len(turns) + 1}
    for moment, state in ((0, finished().past[0].before), (-1, finished().state)):
        assert all(
            points[moment] == strength_of(state, seat) for seat, points in curve.points.items()
        )


def test_makuta_at_his_weakest_is_the_level_of_the_curve() -> None:
    curve = told().curve
    assert curve
    assert [level.value for level in curve.levels] == [18]


def test_a_game_of_which_only_the_end_is_known_has_a_story_too() -> None:
    match: MakutaMatch = Match(makuta, finished().state, Luck("story"))

    story = story_of(TEXTS, match, pieces())

    assert story.winner == told().winner
    assert story.how
    assert story.curve
    assert all(len(points) == 1 for points in story.curve.points.values())


# Figures


def test_events_are_counted_for_their_seats() -> None:
    rahi, makuta = RahiFoe(5, 1, 2), MakutaFoe(20)
    tahu, gali = figures_of(
        2,
        [
            TurnStarted(TAHU, 1),
            PawnMoved(TAHU, (1, 2, 3)),
            DuelWon(TAHU, rahi, 6, "R6"),
            DuelTied(TAHU, rahi, 5, "R10"),
            TurnStarted(GALI, 2),
            DuelLost(GALI, rahi, 2, "R7"),
            DuelLost(GALI, makuta, 2, "X3"),
        ],
    )

    assert (tahu.turns, tahu.steps) == (1, 2)
    assert (tahu.rahi.won, tahu.rahi.tied, tahu.rahi.lost) == (1, 1, 0)
    assert (gali.rahi.lost, gali.makuta.lost) == (1, 1)


@pytest.mark.parametrize("die", list(Die))
def test_luck_is_even_over_all_faces_of_a_die(die: Die) -> None:
    faces = range(1, die + 1)

    assert sum(luck_of(die, face) for face in faces) == pytest.approx(0)
    assert luck_of(die, die) == pytest.approx(2.5)
    assert luck_of(die, 1) == pytest.approx(-2.5)


def test_the_roll_that_turns_the_temple_is_neither_good_nor_bad_luck() -> None:
    (figures,) = figures_of(1, [DieRolled(TAHU, Die.WHITE, 6, "X1")])

    assert figures.luck == 0


def test_nobody_is_best_where_all_are_alike() -> None:
    alike = figures_of(2, [TurnStarted(TAHU, 1), TurnStarted(GALI, 2)])

    assert best(alike, lambda figures: figures.turns) == frozenset()
    assert best(alike, lambda figures: 0) == frozenset()


def test_all_who_share_the_best_are_best() -> None:
    three = figures_of(3, [TurnStarted(TAHU, 1), TurnStarted(GALI, 2)])

    assert best(three, lambda figures: figures.turns) == {TAHU, GALI}


@pytest.mark.parametrize(
    ("value", "words"), [(3.46, "+3.5"), (-2.0, "\N{MINUS SIGN}2.0"), (0.04, "0.0"), (-0.01, "0.0")]
)
def test_luck_is_written_with_its_sign(value: float, words: str) -> None:
    assert signed(value) == words


# Strength


def test_strength_is_the_best_die_and_all_bonuses() -> None:
    story = drawn("0 a b", trays=[[HAU, VAKAMA, KAKAMA], [VAKAMA, KAUKAU]])

    assert strength_of(story.state, TAHU) == 4.5 + 5 + 10
    assert strength_of(story.state, GALI) == 6.5 + 5


def test_strength_goes_by_the_house_rules() -> None:
    trays = [[PAKARI, PAKARI]]

    assert strength_of(drawn("0 a b", trays=trays).state, TAHU) == 3.5 + 20
    unstacked = drawn("0 a b", trays=trays, house=HouseRules(no_stacking=True), edition=DE)
    assert strength_of(unstacked.state, TAHU) == 3.5 + 10
