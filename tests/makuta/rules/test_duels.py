"""Turaga (section 8) and duels with Rahi (section 9)."""

from itertools import combinations
from typing import Unpack

import pytest

from game.core.hexes import Side
from game.core.seats import PUBLIC, Seat
from game.rules.makuta.actions import (
    ChooseLoss,
    EndTurn,
    KeepKanohi,
    RollDie,
    Rolled,
    UseBonuses,
)
from game.rules.makuta.editions import DE, EDITIONS, EN, FR, NL, US, Edition, HouseRules
from game.rules.makuta.events import (
    BonusesUsed,
    DieRolled,
    DiscsShown,
    DuelLost,
    DuelTied,
    DuelWon,
    PawnMoved,
    PawnSet,
    RahiLeft,
    RahiTurnedUp,
    TokenLost,
    TurnEnded,
    TurnStarted,
)
from game.rules.makuta.phases import (
    ChoosingBonuses,
    ChoosingDie,
    ChoosingLoss,
    RahiFoe,
    RollingDuel,
    Starting,
)
from game.rules.makuta.pieces import EVERYONE, Die, Disc, Kind, Toa, Turaga
from tests.makuta.rules.discs import (
    AKAKU,
    FIRE,
    GALI,
    HAU,
    KAKAMA,
    NUJU,
    PAKARI,
    TAHU,
    VAKAMA,
    WHENUA,
    mosquito,
    scorpion,
    seen,
    shown,
    tiger,
)
from tests.makuta.rules.story import Story
from tests.makuta.situations import Setting, drawn, with_two_backs


def before_a_mosquito(strength: int, **setting: Unpack[Setting]) -> Story:
    """Tahu has just entered the mosquito's field from the left."""
    setting["tokens"] = {"m": [mosquito(strength)]}
    story = drawn("a 0 m b o", **setting)
    story.roll(1)
    story.walk("m")
    return story


def foe(story: Story, strength: int) -> RahiFoe:
    return RahiFoe(strength, story.at("m"), story.at("0"))


def bonuses(story: Story) -> set[tuple[int, ...]]:
    return {action.places for action in story.legal() if isinstance(action, UseBonuses)}


# Turaga


@pytest.mark.rule("A1", "B3")
@pytest.mark.parametrize(
    ("toa", "turaga"),
    [
        (Toa.TAHU, Turaga.VAKAMA),
        (Toa.GALI, Turaga.NOKAMA),
        (Toa.LEWA, Turaga.MATAU),
        (Toa.POHATU, Turaga.ONEWA),
        (Toa.ONUA, Turaga.WHENUA),
        (Toa.KOPAKA, Turaga.NUJU),
    ],
)
def test_the_turaga_of_ones_own_tribe_gives_ten_any_other_five(toa: Toa, turaga: Turaga) -> None:
    other = Toa.TAHU if toa is not Toa.TAHU else Toa.GALI
    for each in Turaga:
        story = before_a_mosquito(
            7, toas=(toa, other), trays=[[Disc(NUJU.kind, each)]], pawns={GALI: "start"}
        )
        story.roll(1)

        told = story.play(UseBonuses((0,)))

        assert told[1] == BonusesUsed(TAHU, 10 if each is turaga else 5)


@pytest.mark.rule("A1")
def test_two_equal_turaga_both_help() -> None:
    story = before_a_mosquito(7, trays=[[VAKAMA, VAKAMA]])
    story.roll(1)

    told = story.play(UseBonuses((0, 1)))

    assert told[1] == BonusesUsed(TAHU, 20)


# Facing a Rahi


@pytest.mark.rule("R1", "I1")
def test_the_rahi_is_turned_up_and_shows_its_strength() -> None:
    story = drawn("0 t a", tokens={"t": [tiger(18)]})
    story.roll(1)

    told = story.walk("t")

    assert told == (
        PawnMoved(TAHU, story.path("0", "t")),
        RahiTurnedUp(TAHU, story.at("t"), shown(tiger(18))),
    )
    for viewer in (TAHU, GALI, PUBLIC):
        assert story.seen_by(viewer).tokens.on_fields[story.at("t")] == (shown(tiger(18)),)


@pytest.mark.rule("R1", "M4")
def test_there_is_no_way_out_of_the_duel() -> None:
    story = before_a_mosquito(7)

    assert story.legal() == [RollDie(Die.WHITE)]


@pytest.mark.rule("R3", "K1", "A1")
def test_any_of_the_helpful_tokens_may_be_used_and_none_need_be() -> None:
    """Akaku and the key do not help."""
    story = before_a_mosquito(7, trays=[[HAU, AKAKU, NUJU, FIRE, PAKARI]])

    story.roll(1)

    assert bonuses(story) == {
        chosen for size in range(4) for chosen in combinations((0, 2, 4), size)
    }


@pytest.mark.rule("R3", "I2")
def test_what_is_used_is_shown_to_all_and_nothing_else() -> None:
    story = before_a_mosquito(7, trays=[[HAU, NUJU, PAKARI]])
    story.roll(1)

    told = story.play(UseBonuses((1, 2)))

    assert told[:2] == (
        DiscsShown(TAHU, (1, 2), (shown(NUJU), shown(PAKARI)), "R3"),
        BonusesUsed(TAHU, 15),
    )
    assert story.state.trays[TAHU] == (seen(HAU, TAHU), shown(NUJU), shown(PAKARI))


@pytest.mark.rule("R3")
def test_what_is_used_stays_on_the_tray() -> None:
    story = before_a_mosquito(1, trays=[[HAU, NUJU]])
    story.roll(1)

    story.play(UseBonuses((0, 1)))

    assert story.tray(TAHU) == (HAU, NUJU)


@pytest.mark.rule("R3", "E6")
def test_where_one_may_choose_the_die_is_chosen_anew_for_each_roll() -> None:
    """Red for the move, white in the duel."""
    story = drawn("0 m a", trays=[[KAKAMA]], tokens={"m": [mosquito(3)]})
    story.roll(5, Die.RED)
    story.walk("m")

    told = story.roll(4)

    assert told == (DieRolled(TAHU, Die.WHITE, 4, "R3"),)


@pytest.mark.rule("R4", "E3")
@pytest.mark.parametrize("edition", [NL, FR, EN, US])
def test_bonuses_are_chosen_after_the_roll(edition: Edition) -> None:
    story = before_a_mosquito(7, edition=edition, trays=[[HAU]])
    enemy = foe(story, 7)

    phases = [story.phase]
    for action in (RollDie(Die.WHITE), Rolled(3)):
        story.play(action)
        phases.append(story.phase)

    assert phases == [
        ChoosingDie(TAHU, enemy),
        RollingDuel(TAHU, enemy, Die.WHITE),
        ChoosingBonuses(TAHU, enemy, 3),
    ]
    assert DuelWon(TAHU, enemy, 8, "R6") in story.play(UseBonuses((0,)))


@pytest.mark.rule("R4", "E3")
def test_in_the_german_edition_before_it() -> None:
    story = before_a_mosquito(7, edition=DE, trays=[[HAU]])
    enemy = foe(story, 7)

    phases = [story.phase]
    for action in (UseBonuses((0,)), RollDie(Die.WHITE), Rolled(3)):
        story.play(action)
        phases.append(story.phase)

    assert phases == [
        ChoosingBonuses(TAHU, enemy),
        ChoosingDie(TAHU, enemy, 5, (0,)),
        RollingDuel(TAHU, enemy, Die.WHITE, 5, (0,)),
        Starting(TAHU, "R6"),
    ]


@pytest.mark.rule("R4", "R1", "E3")
@pytest.mark.parametrize("edition", EDITIONS.values())
def test_never_before_the_rahi_is_turned_up(edition: Edition) -> None:
    story = drawn("0 m a", edition=edition, trays=[[HAU]])
    story.roll(1)

    told = story.walk("m")

    assert isinstance(told[-1], RahiTurnedUp)


@pytest.mark.rule("R5", "R6")
def test_the_worked_example() -> None:
    """Pakari 10, Vakama 10, Whenua 5, a roll of 4: 29 against a tiger of 18 wins."""
    story = drawn("0 t a", tokens={"t": [tiger(18)]}, trays=[[PAKARI, VAKAMA, WHENUA]])
    enemy = RahiFoe(18, story.at("t"), story.at("0"))
    story.roll(1)
    story.walk("t")
    story.roll(4)

    told = story.play(UseBonuses((0, 1, 2)))

    assert told == (
        DiscsShown(TAHU, (0, 1, 2), (shown(PAKARI), shown(VAKAMA), shown(WHENUA)), "R3"),
        BonusesUsed(TAHU, 25),
        DuelWon(TAHU, enemy, 29, "R6"),
        RahiLeft(story.at("t"), shown(tiger(18))),
    )


@pytest.mark.rule("R5", "E3")
def test_the_worked_example_without_vakama() -> None:
    """10 + 5 + 4 = 19 wins too, and Vakama stays hidden."""
    story = drawn("0 t a", tokens={"t": [tiger(18)]}, trays=[[PAKARI, VAKAMA, WHENUA]])
    story.roll(1)
    story.walk("t")
    story.roll(4)

    story.play(UseBonuses((0, 2)))

    assert story.phase == Starting(TAHU, "R6")
    assert story.state.trays[TAHU][1] == seen(VAKAMA, TAHU)


# Winning


@pytest.mark.rule("R6", "U3", "I1")
def test_above_the_strength_the_rahi_leaves_the_game_and_the_player_moves_again() -> None:
    story = before_a_mosquito(5)
    story.roll(6)

    told = story.play(UseBonuses(()))

    assert told == (
        BonusesUsed(TAHU, 0),
        DuelWon(TAHU, foe(story, 5), 6, "R6"),
        RahiLeft(story.at("m"), shown(mosquito(5))),
    )
    assert story.on("m") == ()
    assert story.state.tokens.rahi == frozenset()
    assert story.state.tokens.beaten == (shown(mosquito(5)),)
    assert story.pawn(TAHU) == "m"
    assert story.phase == Starting(TAHU, "R6")


@pytest.mark.rule("R6", "M4")
def test_the_way_is_free_afterwards() -> None:
    story = before_a_mosquito(1)
    story.roll(6)
    story.play(UseBonuses(()), EndTurn())
    story.put(TAHU, "start")
    story.put(GALI, "0")

    story.roll(3)

    assert story.ends() == {"a", "m", "b", "here 2 0"}


@pytest.mark.rule("R6")
def test_beaten_rahi_lie_in_the_order_they_left() -> None:
    story = drawn("0 m s", tokens={"m": [mosquito(1)], "s": [scorpion(7)]}, trays=[[HAU]])
    for rahi in "ms":
        story.roll(1)
        story.walk(rahi)
        story.roll(6)
        story.play(UseBonuses((0,)))

    assert story.state.tokens.beaten == (shown(mosquito(1)), shown(scorpion(7)))


# Losing


@pytest.mark.rule("R7", "R8", "R9")
def test_below_the_strength_a_token_goes_under_the_rahi_and_the_pawn_goes_back() -> None:
    story = before_a_mosquito(5, trays=[[HAU, FIRE, NUJU]])
    story.roll(4)
    told = story.play(UseBonuses(()))
    assert told[-1] == DuelLost(TAHU, foe(story, 5), 4, "R7")
    assert story.phase == ChoosingLoss(GALI, TAHU, foe(story, 5))

    told = story.play(ChooseLoss(1))

    assert told == (
        TokenLost(TAHU, GALI, 1, seen(FIRE, TAHU), story.at("m"), "R7"),
        PawnSet(TAHU, story.at("m"), story.at("0"), "R8"),
        TurnEnded(TAHU),
        TurnStarted(GALI, 2),
    )
    assert story.tray(TAHU) == (HAU, NUJU)
    assert story.on("m") == (mosquito(5), FIRE)
    assert story.pawn(TAHU) == "0"


@pytest.mark.rule("R7")
def test_several_tokens_may_gather_there() -> None:
    story = drawn(
        "0 m 1",
        tokens={"m": [mosquito(7), NUJU]},
        trays=[[HAU], [FIRE]],
    )
    for _ in (TAHU, GALI):
        story.roll(1)
        story.walk("m")
        story.roll(1)
        story.play(UseBonuses(()), ChooseLoss(0))

    assert story.on("m") == (mosquito(7), NUJU, HAU, FIRE)
    assert story.state.tokens.rahi == {story.at("m")}


@pytest.mark.rule("R7", "R9")
def test_who_has_no_token_loses_none() -> None:
    story = before_a_mosquito(5)
    story.roll(4)

    told = story.play(UseBonuses(()))

    assert told == (
        BonusesUsed(TAHU, 0),
        DuelLost(TAHU, foe(story, 5), 4, "R7"),
        PawnSet(TAHU, story.at("m"), story.at("0"), "R8"),
        TurnEnded(TAHU),
        TurnStarted(GALI, 2),
    )


@pytest.mark.rule("R8")
def test_other_pawns_may_stand_where_it_goes_back_to() -> None:
    story = drawn("0 1 m", tokens={"m": [mosquito(7)]})
    story.roll(2)
    story.walk("m")
    story.roll(1)

    story.play(UseBonuses(()))

    assert story.pawn(TAHU) == story.pawn(GALI) == "1"


@pytest.mark.rule("R8", "T3")
def test_the_example_of_the_key_that_is_not_collected() -> None:
    """Going back is not the end of a move. A later move has to end there."""
    story = drawn("0 Y m", tokens={"Y": [FIRE], "m": [mosquito(7)]})
    story.roll(2)
    story.walk("m")
    story.roll(1)

    story.play(UseBonuses(()))

    assert story.pawn(TAHU) == "Y"
    assert story.tray(TAHU) == ()
    assert story.on("Y") == (FIRE,)
    assert story.phase == Starting(GALI)


@pytest.mark.rule("R8", "G2")
def test_going_back_to_an_open_gate_brings_no_tile() -> None:
    story = drawn(
        """
        . . . . 0 m G
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """,
        tokens={"m": [mosquito(7)]},
        pawns={TAHU: Side.NE},
    )
    story.roll(1)
    story.walk("m")
    story.roll(1)

    story.play(UseBonuses(()))

    assert story.phase == Starting(GALI)
    assert len(story.state.island.laid) == 2


@pytest.mark.rule("R8", "F2")
def test_going_back_to_the_start_field_brings_no_token() -> None:
    story = drawn(
        """
        . . . . .
        . S S S .
        . S S S m
        . S S S .
        . . . . .
        """,
        tokens={"m": [mosquito(7)]},
        pile=[FIRE],
    )
    story.roll(1)
    story.walk("m")
    story.roll(1)

    story.play(UseBonuses(()))

    assert story.pawn(TAHU) == "start"
    assert story.phase == Starting(GALI)


@pytest.mark.rule("R9")
@pytest.mark.parametrize(
    ("players", "loser", "chooser"),
    [(2, 0, 1), (2, 1, 0), (3, 1, 2), (6, 0, 1), (6, 5, 0)],
)
def test_the_left_neighbour_chooses(players: int, loser: int, chooser: int) -> None:
    seat, neighbour = Seat(loser), Seat(chooser)
    story = drawn(
        "a m b",
        players=players,
        seat=seat,
        pawns={seat: "a"},
        trays=[[HAU, FIRE] if other == loser else [] for other in range(players)],
        tokens={"m": [mosquito(7)]},
    )
    story.roll(1)
    story.walk("m")
    story.roll(1)
    story.play(UseBonuses(()))

    assert story.seat == neighbour
    assert story.phase == ChoosingLoss(neighbour, seat, RahiFoe(7, story.at("m"), story.at("a")))
    assert story.legal() == [ChooseLoss(0), ChooseLoss(1)]


@pytest.mark.rule("R9", "I2")
def test_the_left_neighbour_chooses_by_the_backs() -> None:
    story = before_a_mosquito(7, trays=[[HAU, FIRE]])
    story.roll(1)
    story.play(UseBonuses(()))

    tray = story.seen_by(GALI).trays[TAHU]

    assert [(disc.kind, disc.face) for disc in tray] == [(Kind.POWER, -1), (Kind.KEY, -1)]


@pytest.mark.rule("R9", "U3")
def test_after_the_choice_the_loser_has_had_the_turn() -> None:
    story = drawn("0 m a", players=3, trays=[[HAU]], tokens={"m": [mosquito(7)]})
    story.roll(1)
    story.walk("m")
    story.roll(1)

    story.play(UseBonuses(()), ChooseLoss(0))

    assert story.phase == Starting(GALI)


# A draw


@pytest.mark.rule("R10", "R8")
def test_equal_nothing_is_lost_and_the_pawn_goes_back() -> None:
    story = before_a_mosquito(5, trays=[[HAU]])
    story.roll(5)

    told = story.play(UseBonuses(()))

    assert told == (
        BonusesUsed(TAHU, 0),
        DuelTied(TAHU, foe(story, 5), 5, "R10"),
        PawnSet(TAHU, story.at("m"), story.at("0"), "R8"),
        TurnEnded(TAHU),
        TurnStarted(GALI, 2),
    )
    assert story.tray(TAHU) == (HAU,)
    assert story.on("m") == (mosquito(5),)


# Rahi that were not beaten


@pytest.mark.rule("R11", "E1")
@pytest.mark.parametrize("edition", [EN, FR])
@pytest.mark.parametrize("roll", [4, 5])
def test_the_strength_of_an_unbeaten_rahi_stays_known(edition: Edition, roll: int) -> None:
    """Whether it lies face up or face down, after a loss and after a draw."""
    story = before_a_mosquito(5, edition=edition)
    story.roll(roll)

    story.play(UseBonuses(()))

    for viewer in (TAHU, GALI, PUBLIC):
        (rahi,) = story.seen_by(viewer).tokens.on_fields[story.at("m")]
        assert rahi.face == 5
        assert rahi.known == EVERYONE


@pytest.mark.rule("R11", "R1")
def test_it_has_the_same_strength_in_the_next_duel() -> None:
    story = drawn("0 m 1", tokens={"m": [mosquito(5)]})
    for seat in (TAHU, GALI):
        story.roll(1)
        told = story.walk("m")
        assert told[-1] == RahiTurnedUp(seat, story.at("m"), shown(mosquito(5)))
        story.roll(5)
        story.play(UseBonuses(()))

    assert story.on("m") == (mosquito(5),)


# House rule H2


@pytest.mark.rule("H2", "T6")
@pytest.mark.parametrize(("no_stacking", "bonus"), [(False, 45), (True, 30)])
def test_without_stacking_only_one_of_equal_kanohi_counts(
    no_stacking: bool,  # noqa: FBT001
    bonus: int,
) -> None:
    """Two Hau, two Pakari, Vakama, another Toa's Turaga: 5 and 10 count once, Turaga always."""
    story = before_a_mosquito(
        7,
        house=HouseRules(no_stacking=no_stacking),
        trays=[[HAU, PAKARI, HAU, PAKARI, VAKAMA, NUJU]],
    )
    story.roll(1)

    told = story.play(UseBonuses((0, 1, 2, 3, 4, 5)))

    assert told[1] == BonusesUsed(TAHU, bonus)


@pytest.mark.rule("H2", "A1")
def test_equal_turaga_are_no_kanohi() -> None:
    story = before_a_mosquito(7, house=HouseRules(no_stacking=True), trays=[[VAKAMA, VAKAMA, HAU]])
    story.roll(1)

    told = story.play(UseBonuses((0, 1, 2)))

    assert told[1] == BonusesUsed(TAHU, 25)


@pytest.mark.rule("R7", "T3", "R6")
def test_what_was_lost_can_be_won_back() -> None:
    story = with_two_backs("0 m 1", tokens={"m": [mosquito(5)]}, trays=[[HAU], []])
    story.roll(1)
    story.walk("m")
    story.roll(1)
    story.play(UseBonuses(()), ChooseLoss(0))

    story.roll(1)
    story.walk("m")
    story.roll(6)
    story.play(UseBonuses(()), KeepKanohi())

    assert story.tray(GALI) == (HAU,)
    assert story.state.trays[GALI] == (seen(HAU, TAHU, GALI),)
