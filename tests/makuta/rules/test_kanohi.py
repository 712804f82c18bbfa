"""Kanohi (section 7)."""

import pytest
from attrs import evolve

from game.core.hexes import Side
from game.rules.makuta.actions import (
    EndTurn,
    FlyTo,
    GiveUpKanohi,
    KeepKanohi,
    MoveTo,
    RefuseToken,
    RollDie,
    Rolled,
    SwapToken,
    TakeFromTray,
    UseAkaku,
    UseBonuses,
)
from game.rules.makuta.akaku import DECLINE
from game.rules.makuta.editions import DE, EN, FR, NL, US, Edition
from game.rules.makuta.events import (
    DieRolled,
    DiscsShown,
    PawnSet,
    ProvedSlow,
    RahiTurnedUp,
    TileDrawn,
    TokenGivenUp,
    TokenLookedAt,
    TokenRefused,
    TokenRemoved,
    TokenTaken,
    TrayOpened,
)
from game.rules.makuta.phases import (
    Arrived,
    ChoosingDie,
    Finishing,
    Looking,
    Meeting,
    Moving,
    OnField,
    OnTray,
    Placing,
    RahiFoe,
    Rolling,
    Starting,
    TryingOn,
    Weighing,
)
from game.rules.makuta.pieces import EVERYONE, Die, Disc
from tests.makuta.atlases import small_atlas
from tests.makuta.rules.discs import (
    AIR,
    AKAKU,
    EARTH,
    FIRE,
    GALI,
    HAU,
    ICE,
    KAKAMA,
    KAUKAU,
    LEWA,
    MIRU,
    NOKAMA,
    NUJU,
    ONEWA,
    PAKARI,
    POHATU,
    STONE,
    TAHU,
    VAKAMA,
    WATER,
    WHENUA,
    mosquito,
    seen,
    shown,
)
from tests.makuta.rules.story import Story
from tests.makuta.situations import NORTH, drawn, situation, with_two_backs

# Hau and Pakari


@pytest.mark.rule("K1")
@pytest.mark.parametrize(
    ("mask", "choices"),
    [(HAU, 2), (PAKARI, 2), (AKAKU, 1), (KAKAMA, 1), (KAUKAU, 1), (MIRU, 1)],
)
def test_only_hau_and_pakari_help_in_a_duel(mask: Disc, choices: int) -> None:
    story = drawn("0 m a", trays=[[mask]])

    story.roll(1)
    story.walk("m")
    story.roll(1)

    assert len(story.legal()) == choices


# Akaku


def beside_gali(edition: Edition, mine: list[Disc], hers: list[Disc]) -> Story:
    """Tahu has just ended his move on Gali's field."""
    story = with_two_backs("0 1 a", edition=edition, trays=[mine, hers])
    story.roll(1)
    story.walk("1")
    return story


@pytest.mark.rule("K2", "M5", "U2")
def test_a_move_that_ends_on_another_pawn_may_use_akaku() -> None:
    story = beside_gali(EN, [HAU, AKAKU], [FIRE])

    assert story.phase == Meeting(TAHU)
    assert story.legal() == [UseAkaku(1, GALI), DECLINE]


@pytest.mark.rule("K2")
def test_akaku_first_goes_to_the_start_field_then_the_whole_tray_is_looked_at() -> None:
    story = beside_gali(EN, [HAU, AKAKU], [FIRE, NUJU])

    told = story.play(UseAkaku(1, GALI))

    eyes = (seen(FIRE, TAHU, GALI), seen(NUJU, TAHU, GALI))
    assert told == (
        DiscsShown(TAHU, (1,), (shown(AKAKU),), "K2"),
        TokenGivenUp(TAHU, 1, shown(AKAKU), "K2"),
        TrayOpened(TAHU, GALI, eyes),
    )
    assert story.tray(TAHU) == (HAU,)
    assert story.pile() == (AKAKU,)
    assert story.state.trays[GALI] == eyes
    assert story.phase == Looking(TAHU, GALI)
    assert story.legal() == [TakeFromTray(0), TakeFromTray(1)]


@pytest.mark.rule("K2")
def test_each_akaku_can_be_the_one() -> None:
    story = beside_gali(EN, [AKAKU, HAU, AKAKU], [FIRE])

    assert set(story.legal()) == {UseAkaku(0, GALI), UseAkaku(2, GALI), DECLINE}


@pytest.mark.rule("K2", "R8")
def test_the_player_names_a_pawn_whose_tray_holds_a_token() -> None:
    """Three others share a field; one has nothing."""
    story = drawn(
        "0 1 a",
        pawns=dict.fromkeys((GALI, LEWA, POHATU), "1"),
        trays=[[AKAKU], [HAU], [], [FIRE]],
    )

    story.roll(1)
    story.walk("1")

    assert set(story.legal()) == {UseAkaku(0, GALI), UseAkaku(0, POHATU), DECLINE}


@pytest.mark.rule("K2")
def test_on_the_start_field_akaku_needs_a_tray_with_a_token() -> None:
    story = drawn(
        """
        . . . . .
        . S S S .
        0 S S S .
        . S S S .
        . . . . .
        """,
        trays=[[AKAKU], [], [HAU]],
    )

    story.roll(1)
    story.walk("start")

    assert set(story.legal()) == {UseAkaku(0, LEWA), DECLINE}


@pytest.mark.rule("K2")
def test_nobody_looks_at_their_own_tray() -> None:
    story = drawn(
        """
        . . . . .
        . S S S .
        0 S S S .
        . S S S .
        . . . . .
        """,
        trays=[[AKAKU, HAU], []],
    )

    story.roll(1)
    story.walk("start")

    assert story.legal() == [EndTurn()]


@pytest.mark.rule("K2", "E4", "E5")
def test_in_the_english_edition_a_token_is_removed_and_the_turn_is_over() -> None:
    story = beside_gali(EN, [AKAKU], [FIRE, NUJU, HAU])
    story.play(UseAkaku(0, GALI))

    told = story.play(TakeFromTray(1))

    assert told == (TokenRemoved(TAHU, GALI, 1, seen(NUJU, TAHU, GALI)),)
    assert story.tray(GALI) == (FIRE, HAU)
    assert story.tray(TAHU) == ()
    assert story.pile() == (AKAKU, NUJU)
    assert story.phase == Finishing(TAHU)


@pytest.mark.rule("K2", "E4", "E5")
@pytest.mark.parametrize("edition", [NL, DE, FR, US])
def test_in_the_other_editions_it_is_taken_and_the_player_moves_again(edition: Edition) -> None:
    story = beside_gali(edition, [AKAKU], [FIRE, NUJU, HAU])
    story.play(UseAkaku(0, GALI))

    told = story.play(TakeFromTray(1))

    assert told == (TokenTaken(TAHU, seen(NUJU, TAHU, GALI), OnTray(GALI, 1)),)
    assert story.tray(GALI) == (FIRE, HAU)
    assert story.tray(TAHU) == (NUJU,)
    assert story.phase == Starting(TAHU, "K2")


@pytest.mark.rule("K2", "E4", "E5")
@pytest.mark.parametrize("grants", [True, False])
def test_removing_and_moving_again_are_two_things(grants: bool) -> None:  # noqa: FBT001
    story = beside_gali(evolve(EN, akaku_grants_move=grants), [AKAKU], [FIRE])

    story.play(UseAkaku(0, GALI), TakeFromTray(0))

    assert story.pile() == (AKAKU, FIRE)
    assert story.phase == (Starting(TAHU, "K2") if grants else Finishing(TAHU))


@pytest.mark.rule("K2", "T5")
def test_a_mask_taken_by_akaku_is_tried_on() -> None:
    story = beside_gali(NL, [AKAKU, KAKAMA], [FIRE, KAUKAU])

    story.play(UseAkaku(0, GALI), TakeFromTray(1))

    assert story.phase == TryingOn(TAHU, 1, Starting(TAHU, "K2"))
    assert set(story.legal()) == {GiveUpKanohi(0), GiveUpKanohi(1)}


@pytest.mark.rule("K2", "T5")
def test_the_akaku_that_was_used_makes_room_for_the_mask() -> None:
    story = beside_gali(NL, [AKAKU, HAU, HAU, PAKARI], [MIRU])

    story.play(UseAkaku(0, GALI), TakeFromTray(0))

    assert story.legal() == [KeepKanohi()]


@pytest.mark.rule("K2", "T4", "E8")
@pytest.mark.parametrize("edition", [NL, FR])
def test_a_key_that_is_not_kept_goes_back_to_its_place(edition: Edition) -> None:
    """In the French edition too, where a refused key on the island would go to the start field."""
    story = beside_gali(edition, [AKAKU, FIRE, WATER, AIR], [HAU, ICE, NUJU])
    source = OnTray(GALI, 1)

    story.play(UseAkaku(0, GALI))
    told = story.play(TakeFromTray(1), RefuseToken())

    key = seen(ICE, TAHU, GALI)
    assert told == (
        TokenLookedAt(TAHU, key, source),
        TokenRefused(TAHU, key, source, to_start=False, rule="K2"),
    )
    assert story.tray(GALI) == (HAU, ICE, NUJU)
    assert story.tray(TAHU) == (FIRE, WATER, AIR)
    assert story.pile() == (AKAKU,)
    assert story.phase == Starting(TAHU, "K2")


@pytest.mark.rule("K2", "T4")
def test_a_turaga_that_is_kept_is_swapped() -> None:
    story = beside_gali(NL, [AKAKU, VAKAMA, NOKAMA], [NUJU])

    story.play(UseAkaku(0, GALI), TakeFromTray(0), SwapToken(0))

    assert story.tray(TAHU) == (NOKAMA, NUJU)
    assert story.tray(GALI) == ()
    assert story.pile() == (AKAKU, VAKAMA)
    assert story.phase == Starting(TAHU, "K2")


@pytest.mark.rule("K2", "M3", "E5")
def test_the_move_to_get_away_is_a_whole_new_move() -> None:
    story = beside_gali(NL, [AKAKU], [FIRE])
    story.play(UseAkaku(0, GALI), TakeFromTray(0))

    story.roll(1)

    assert story.ends() == {"0", "a"}


@pytest.mark.rule("K2", "K6")
def test_akaku_works_after_a_flight_too() -> None:
    story = drawn("0 . 1", trays=[[MIRU, AKAKU], [HAU]])

    story.fly("1")

    assert story.legal() == [UseAkaku(0, GALI), DECLINE]


# Kakama and Kaukau


@pytest.mark.rule("K3", "K4", "E6")
@pytest.mark.parametrize("edition", [NL, EN])
@pytest.mark.parametrize(("mask", "die"), [(KAKAMA, Die.RED), (KAUKAU, Die.GREEN)])
def test_the_faster_die_may_be_used(edition: Edition, mask: Disc, die: Die) -> None:
    story = situation(small_atlas(), edition=edition, trays=[[HAU, mask]])

    assert story.legal() == [RollDie(Die.WHITE), RollDie(die, 1)]


@pytest.mark.rule("K3", "K4", "E6")
@pytest.mark.parametrize("edition", [DE, FR, US])
@pytest.mark.parametrize(("mask", "die"), [(KAKAMA, Die.RED), (KAUKAU, Die.GREEN)])
def test_or_must_be(edition: Edition, mask: Disc, die: Die) -> None:
    story = situation(small_atlas(), edition=edition, trays=[[HAU, mask]])

    assert story.legal() == [RollDie(die, 1)]


@pytest.mark.rule("K3", "K4", "B4")
@pytest.mark.parametrize(("mask", "die", "sides"), [(KAKAMA, Die.RED, 8), (KAUKAU, Die.GREEN, 12)])
def test_how_far_the_faster_dice_go(mask: Disc, die: Die, sides: int) -> None:
    story = situation(small_atlas(), trays=[[mask]])

    story.play(RollDie(die, 0))

    assert story.phase == Rolling(TAHU, die)
    assert story.legal() == [Rolled(value) for value in range(1, sides + 1)]


@pytest.mark.rule("K3", "K4", "R3")
@pytest.mark.parametrize(("mask", "die", "sides"), [(KAKAMA, Die.RED, 8), (KAUKAU, Die.GREEN, 12)])
def test_they_serve_in_duels_as_well(mask: Disc, die: Die, sides: int) -> None:
    story = drawn("0 m a", trays=[[mask]])
    story.roll(1)
    story.walk("m")

    assert story.legal() == [RollDie(Die.WHITE), RollDie(die, 0)]
    story.play(RollDie(die, 0))

    assert story.legal() == [Rolled(value) for value in range(1, sides + 1)]


@pytest.mark.rule("K3", "K4", "E6", "R3")
def test_where_they_must_be_used_they_must_in_duels_too() -> None:
    story = drawn("0 m a", edition=FR, trays=[[KAUKAU]])
    story.roll(1, Die.GREEN)
    story.walk("m")

    assert story.legal() == [RollDie(Die.GREEN, 0)]


@pytest.mark.rule("K3", "K4")
def test_keys_and_turaga_bring_no_die() -> None:
    """Onewa and Whenua have the numbers of Kakama and Kaukau."""
    story = situation(small_atlas(), trays=[[ONEWA, WHENUA, STONE, EARTH]])

    assert story.legal() == [RollDie(Die.WHITE)]


@pytest.mark.rule("K5", "I2")
def test_the_faster_die_shows_its_mask_to_all() -> None:
    story = situation(small_atlas(), trays=[[HAU, KAKAMA]])

    told = story.roll(7, Die.RED)

    assert told == (
        DiscsShown(TAHU, (1,), (shown(KAKAMA),), "K5"),
        DieRolled(TAHU, Die.RED, 7, "U1"),
    )
    assert story.state.trays[TAHU] == (seen(HAU, TAHU), shown(KAKAMA))


@pytest.mark.rule("K5", "R3")
def test_in_a_duel_too() -> None:
    story = drawn("0 m a", trays=[[KAUKAU]])
    story.roll(1)
    story.walk("m")

    told = story.roll(12, Die.GREEN)

    assert told == (
        DiscsShown(TAHU, (0,), (shown(KAUKAU),), "K5"),
        DieRolled(TAHU, Die.GREEN, 12, "R3"),
    )


@pytest.mark.rule("K5")
def test_the_white_die_shows_nothing() -> None:
    story = situation(small_atlas(), trays=[[KAKAMA]])

    told = story.roll(6)

    assert told == (DieRolled(TAHU, Die.WHITE, 6, "U1"),)
    assert story.state.trays[TAHU] == (seen(KAKAMA, TAHU),)


@pytest.mark.rule("K5", "I2")
def test_of_equal_masks_the_player_chooses_which_one_to_show() -> None:
    story = situation(small_atlas(), trays=[[KAKAMA, HAU, KAKAMA]])

    assert story.legal() == [RollDie(Die.WHITE), RollDie(Die.RED, 0), RollDie(Die.RED, 2)]
    story.play(RollDie(Die.RED, 2))

    known = [disc.known == EVERYONE for disc in story.state.trays[TAHU]]
    assert known == [False, False, True]


@pytest.mark.rule("E6", "K5")
@pytest.mark.parametrize(("edition", "proof"), [(EN, False), (NL, False), (DE, True), (FR, True)])
def test_where_the_faster_die_must_be_used_a_white_roll_is_a_proof(
    edition: Edition,
    proof: bool,  # noqa: FBT001
) -> None:
    """The masks on the tray are neither Kakama nor Kaukau; of other tokens it says nothing."""
    story = situation(small_atlas(), edition=edition, trays=[[HAU, FIRE, MIRU]])

    told = story.play(RollDie(Die.WHITE))

    assert told == ((ProvedSlow(TAHU),) if proof else ())
    assert [disc.slow for disc in story.state.trays[TAHU]] == [proof, False, proof]


@pytest.mark.rule("E6")
def test_a_proof_is_told_once() -> None:
    story = drawn("0 m a", edition=DE, trays=[[HAU]])
    story.roll(1)
    story.walk("m")

    story.play(UseBonuses(()))
    told = story.roll(1)

    assert ProvedSlow(TAHU) not in told


@pytest.mark.rule("E6")
def test_without_what_may_be_a_mask_there_is_nothing_to_prove() -> None:
    story = situation(small_atlas(), edition=DE, trays=[[FIRE]])

    assert story.play(RollDie(Die.WHITE)) == ()


@pytest.mark.rule("E6", "R3")
def test_a_white_roll_in_a_duel_proves_it_as_well() -> None:
    """The mask came after the roll for the move."""
    story = with_two_backs(
        "0 m s", edition=FR, tokens={"m": [mosquito(1), HAU]}, trays=[[]], pawns={GALI: "start"}
    )
    story.roll(1)
    story.walk("m")
    story.roll(6)
    story.play(UseBonuses(()), KeepKanohi())

    told = story.play(RollDie(Die.WHITE))

    assert told == (ProvedSlow(TAHU),)


# Miru


@pytest.mark.rule("K6", "M5")
def test_miru_flies_to_any_other_field() -> None:
    """Also across a gap, onto Rahi and tokens, onto the start field, and beside a pawn."""
    story = drawn(
        """
        a . K
        0 . 1
        . m .
        """,
        trays=[[MIRU], [HAU]],
        lay=[("here", NORTH, 0)],
    )

    landings = story.landings()

    assert landings >= {"a", "K", "m", "1", "start", "start N", "start SE"}
    assert len(landings) == len(story.state.island.adjacent) - 1


@pytest.mark.rule("K6")
def test_from_the_start_field_it_does_not_land_there_again() -> None:
    story = situation(small_atlas(), trays=[[MIRU]])

    assert "start" not in story.landings()


@pytest.mark.rule("K6", "I2")
def test_miru_goes_to_the_start_field_at_take_off() -> None:
    story = drawn("0 . a", trays=[[HAU, MIRU]])

    told = story.fly("a")

    assert told == (
        DiscsShown(TAHU, (1,), (shown(MIRU),), "K6"),
        TokenGivenUp(TAHU, 1, shown(MIRU), "K6"),
        PawnSet(TAHU, story.at("0"), story.at("a"), "K6"),
    )
    assert story.pile() == (MIRU,)
    assert story.tray(TAHU) == (HAU,)
    assert story.phase == Arrived(TAHU)


@pytest.mark.rule("K6")
def test_each_miru_can_be_the_one() -> None:
    story = drawn("0 . a", trays=[[MIRU, HAU, MIRU]])
    a = story.at("a")

    assert {FlyTo(a, 0), FlyTo(a, 2)} <= set(story.legal())
    assert FlyTo(a, 1) not in story.legal()


@pytest.mark.rule("K6", "U1")
def test_after_the_roll_it_is_too_late_to_fly() -> None:
    story = drawn("0 a b", trays=[[MIRU]])

    story.roll(2)

    assert isinstance(story.phase, Moving)
    assert {type(action) for action in story.legal()} == {MoveTo}


@pytest.mark.rule("K6", "T3")
def test_a_token_at_the_landing_is_collected() -> None:
    story = drawn("0 . Y", trays=[[MIRU]], tokens={"Y": [FIRE]})

    told = story.fly("Y")

    assert told[-1] == TokenTaken(TAHU, seen(FIRE, TAHU), OnField(story.at("Y")))
    assert story.phase == Finishing(TAHU)


@pytest.mark.rule("K6", "T4")
def test_a_full_tray_is_weighed_at_the_landing() -> None:
    story = drawn("0 . Y", trays=[[MIRU, FIRE, WATER, AIR]], tokens={"Y": [ICE]})

    story.fly("Y")

    assert story.phase == Weighing(TAHU, seen(ICE, TAHU), OnField(story.at("Y")), Finishing(TAHU))


@pytest.mark.rule("K6", "G2")
def test_an_open_gate_at_the_landing_brings_a_tile() -> None:
    story = situation(small_atlas(), trays=[[MIRU]])

    told = story.fly(("start", Side.SE))

    assert told[-1] == TileDrawn(TAHU, story.tile("makuta"))
    assert isinstance(story.phase, Placing)


@pytest.mark.rule("K6", "R1")
def test_a_rahi_at_the_landing_must_be_fought() -> None:
    story = drawn("0 . m", trays=[[MIRU]], tokens={"m": [mosquito(7)]})

    told = story.fly("m")

    assert told[-1] == RahiTurnedUp(TAHU, story.at("m"), shown(mosquito(7)))
    assert story.phase == ChoosingDie(TAHU, RahiFoe(7, story.at("m"), story.at("0")))


@pytest.mark.rule("K6", "R8")
def test_whoever_loses_there_goes_back_to_where_the_flight_began() -> None:
    story = drawn("0 . m", trays=[[MIRU]], tokens={"m": [mosquito(7)]})
    story.fly("m")

    story.roll(1)
    told = story.play(UseBonuses(()))

    assert PawnSet(TAHU, story.at("m"), story.at("0"), "R8") in told
    assert story.pawn(TAHU) == "0"
    assert story.pile() == (MIRU,)


@pytest.mark.rule("K6", "U1", "R6")
def test_a_granted_move_may_be_a_flight() -> None:
    story = drawn("0 m . a o", trays=[[MIRU]], tokens={"m": [mosquito(1)]})
    story.roll(1)
    story.walk("m")
    story.roll(6)
    story.play(UseBonuses(()))

    assert {"a", "0", "start"} <= story.landings()


@pytest.mark.rule("K6", "A1")
def test_a_key_or_turaga_does_not_fly() -> None:
    """Nuju and the ice key have the number of Miru."""
    story = drawn("0 . a", trays=[[NUJU, ICE]])

    assert story.landings() == set()
