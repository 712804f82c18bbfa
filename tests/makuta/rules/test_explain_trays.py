"""Why not? Because of tokens: what lies on a tray, and what does not."""

import pytest

from game.rules.makuta.editions import DE, EN, NL, Edition
from game.rules.makuta.phases import (
    ChoosingBonuses,
    ChoosingDie,
    ChoosingLoss,
    Finishing,
    Looking,
    MakutaFoe,
    OnStart,
    Starting,
    TryingOn,
    Weighing,
)
from game.rules.makuta.pieces import Kanohi, Kind
from game.rules.makuta.reasons.trays import (
    BonusesAreChosen,
    BonusesFirst,
    FastDieCompulsory,
    MaskMissing,
    MasksClash,
    MasksFit,
    NoBonus,
    NoDuel,
    NoNewMask,
    NoTokenInHand,
    NotThisTray,
    TokenFits,
    TooManyMasks,
    TooManyOfKind,
    WrongKind,
)
from game.rules.makuta.targets import AtButton, AtDisc, Button
from tests.makuta.rules.discs import (
    AKAKU,
    FIRE,
    GALI,
    HAU,
    ICE,
    KAKAMA,
    KAUKAU,
    LEWA,
    MIRU,
    NUJU,
    PAKARI,
    TAHU,
    VAKAMA,
    WATER,
    WHENUA,
    seen,
)
from tests.makuta.rules.test_explain import why
from tests.makuta.situations import drawn

MAKUTA = MakutaFoe(18)
THEN = Finishing(TAHU)

# Masks and dice


@pytest.mark.rule("K3", "K4", "K6")
def test_a_mask_has_to_be_on_the_tray() -> None:
    story = drawn("0 a b")

    assert why(story, AtButton(Button.ROLL_RED)) == MaskMissing(Kanohi.KAKAMA)
    assert why(story, AtButton(Button.ROLL_GREEN)) == MaskMissing(Kanohi.KAUKAU)
    assert why(story, AtButton(Button.FLY)) == MaskMissing(Kanohi.MIRU)


@pytest.mark.parametrize(
    ("mask", "rule"),
    [
        (Kanohi.AKAKU, "K2"),
        (Kanohi.KAKAMA, "K3"),
        (Kanohi.KAUKAU, "K4"),
        (Kanohi.MIRU, "K6"),
    ],
)
def test_a_missing_mask_names_its_rule(mask: Kanohi, rule: str) -> None:
    assert MaskMissing(mask).rule == rule


@pytest.mark.rule("K3", "K4", "R3")
def test_a_mask_has_to_be_on_the_tray_in_a_duel_too() -> None:
    story = drawn("0 a b", trays=[[KAKAMA]], phase=ChoosingDie(TAHU, MAKUTA))

    assert why(story, AtButton(Button.ROLL_GREEN)) == MaskMissing(Kanohi.KAUKAU)
    assert why(story, AtButton(Button.ROLL_RED)) is None
    assert why(story, AtDisc(TAHU, 0)) is None


@pytest.mark.rule("E6")
@pytest.mark.parametrize("phase", [Starting(TAHU), ChoosingDie(TAHU, MAKUTA, 0)])
def test_where_it_must_be_the_faster_die_is_used(phase: Starting | ChoosingDie) -> None:
    story = drawn("0 a b", edition=DE, trays=[[KAKAMA, HAU, KAKAMA]], phase=phase)

    assert why(story, AtButton(Button.ROLL_WHITE)) == FastDieCompulsory((0, 2))


@pytest.mark.rule("E6")
def test_elsewhere_the_white_die_may_be_used() -> None:
    story = drawn("0 a b", edition=EN, trays=[[KAKAMA]])

    assert why(story, AtButton(Button.ROLL_WHITE)) is None


# Choosing a token


@pytest.mark.rule("R9", "K2")
def test_a_token_is_chosen_from_the_tray_in_question() -> None:
    trays = [[HAU], [FIRE], [ICE]]
    story = drawn("0 a b", trays=trays, phase=ChoosingLoss(GALI, TAHU, MAKUTA))

    assert why(story, AtDisc(TAHU, 0)) is None
    assert why(story, AtDisc(GALI, 0)) == NotThisTray(TAHU, "R9")

    story = drawn("0 a b", trays=trays, phase=Looking(TAHU, LEWA))

    assert why(story, AtDisc(LEWA, 0)) is None
    assert why(story, AtDisc(TAHU, 0)) == NotThisTray(LEWA, "K2")


@pytest.mark.rule("T4")
def test_a_token_is_swapped_for_one_of_its_kind() -> None:
    tray = [FIRE, HAU, FIRE, FIRE, VAKAMA]
    story = drawn(
        "0 a b", trays=[tray, [ICE]], phase=Weighing(TAHU, seen(WATER, TAHU), OnStart(), THEN)
    )

    assert why(story, AtDisc(TAHU, 0)) is None
    assert why(story, AtDisc(TAHU, 1)) == WrongKind(Kind.KEY, "T4")
    assert why(story, AtDisc(TAHU, 4)) == WrongKind(Kind.KEY, "T4")
    assert why(story, AtDisc(GALI, 0)) == NotThisTray(TAHU, "T4")
    assert why(story, AtButton(Button.REFUSE_TOKEN)) is None


@pytest.mark.rule("T3", "T4")
def test_only_a_token_beyond_the_limit_can_be_refused() -> None:
    story = drawn("0 a b", trays=[[FIRE]], phase=Finishing(TAHU))

    assert why(story, AtButton(Button.REFUSE_TOKEN)) == NoTokenInHand()


@pytest.mark.rule("T4", "T5")
def test_a_power_token_with_a_place_is_kept() -> None:
    story = drawn("0 K a", tokens={"K": [HAU]}, trays=[[FIRE, VAKAMA, HAU]])
    story.roll(1)
    story.walk("K")

    assert why(story, AtButton(Button.KEEP_TOKEN)) is None
    assert why(story, AtButton(Button.REFUSE_TOKEN)) == MasksFit()
    assert why(story, AtButton(Button.GIVE_UP_NEW)) == MasksFit()
    assert why(story, AtDisc(TAHU, 0)) == MasksFit()


@pytest.mark.rule("T4")
def test_a_turaga_with_a_place_is_kept() -> None:
    story = drawn("0 K a", tokens={"K": [NUJU]}, trays=[[FIRE, VAKAMA]])
    story.roll(1)
    story.walk("K")

    assert why(story, AtButton(Button.REFUSE_TOKEN)) == TokenFits()
    assert why(story, AtDisc(TAHU, 1)) == TokenFits()


@pytest.mark.rule("T4")
def test_a_third_turaga_cannot_simply_be_kept() -> None:
    story = drawn("0 K a", tokens={"K": [NUJU]}, trays=[[FIRE, VAKAMA, NUJU]])
    story.roll(1)
    story.walk("K")

    assert why(story, AtButton(Button.KEEP_TOKEN)) == TooManyOfKind(Kind.TURAGA)
    assert why(story, AtDisc(TAHU, 0)) == WrongKind(Kind.TURAGA, "T4")


@pytest.mark.rule("T5")
def test_a_fifth_mask_in_hand_makes_one_go() -> None:
    story = drawn("0 K a", tokens={"K": [MIRU]}, trays=[[PAKARI, PAKARI, HAU, HAU]])
    story.roll(1)
    story.walk("K")

    assert why(story, AtButton(Button.KEEP_TOKEN)) == TooManyMasks((0, 1, 2, 3))


@pytest.mark.rule("T5")
def test_kakama_and_kaukau_are_told_apart_first() -> None:
    tray = [HAU, KAKAMA, FIRE, PAKARI, MIRU, KAUKAU]
    story = drawn("0 a b", trays=[tray, [ICE]], phase=TryingOn(TAHU, 5, THEN))

    assert why(story, AtButton(Button.KEEP_MASKS)) == MasksClash((1, 5))
    assert why(story, AtDisc(TAHU, 0)) == MasksClash((1, 5))
    assert why(story, AtDisc(TAHU, 2)) == WrongKind(Kind.KANOHI, "T5")
    assert why(story, AtDisc(TAHU, 1)) is None
    assert why(story, AtDisc(GALI, 0)) == NotThisTray(TAHU, "T5")


@pytest.mark.rule("T5")
def test_then_a_fifth_mask_goes() -> None:
    tray = [HAU, HAU, FIRE, PAKARI, MIRU, KAUKAU]
    story = drawn("0 a b", trays=[tray], phase=TryingOn(TAHU, 5, THEN))

    assert why(story, AtButton(Button.KEEP_MASKS)) == TooManyMasks((0, 1, 3, 4, 5))
    assert why(story, AtDisc(TAHU, 2)) == WrongKind(Kind.KANOHI, "T5")
    assert why(story, AtDisc(TAHU, 3)) is None


@pytest.mark.rule("T5")
def test_masks_that_fit_stay() -> None:
    story = drawn("0 a b", trays=[[HAU, FIRE]], phase=TryingOn(TAHU, 0, THEN))

    assert why(story, AtDisc(TAHU, 0)) == MasksFit()
    assert why(story, AtDisc(TAHU, 1)) == MasksFit()
    assert why(story, AtButton(Button.KEEP_MASKS)) is None


@pytest.mark.rule("T5")
def test_masks_are_tried_on_when_one_is_new() -> None:
    story = drawn("0 a b", trays=[[HAU]])

    assert why(story, AtButton(Button.KEEP_MASKS)) == NoNewMask()


# Duels


@pytest.mark.rule("R3")
def test_bonuses_are_for_duels() -> None:
    story = drawn("0 a b", trays=[[HAU, PAKARI, WHENUA]])

    assert why(story, AtButton(Button.CONFIRM_BONUSES)) == NoDuel()
    for place in range(3):
        assert why(story, AtDisc(TAHU, place)) == NoDuel()


@pytest.mark.rule("R3", "K1", "A1")
def test_only_hau_pakari_and_turaga_help_in_a_duel() -> None:
    tray = [HAU, FIRE, MIRU, AKAKU, KAKAMA, WHENUA]
    story = drawn("0 a b", trays=[tray], phase=ChoosingBonuses(TAHU, MAKUTA, 3))

    assert why(story, AtDisc(TAHU, 0)) is None
    assert why(story, AtDisc(TAHU, 5)) is None
    for place in (1, 2, 3, 4):
        assert why(story, AtDisc(TAHU, place)) == NoBonus(place)
    assert why(story, AtButton(Button.CONFIRM_BONUSES)) is None


@pytest.mark.rule("E3")
@pytest.mark.parametrize("edition", [DE, NL])
def test_bonuses_are_chosen_once(edition: Edition) -> None:
    phase = ChoosingDie(TAHU, MAKUTA, 10)
    story = drawn("0 a b", edition=edition, trays=[[HAU, AKAKU]], phase=phase)

    assert why(story, AtButton(Button.CONFIRM_BONUSES)) == BonusesAreChosen(10)
    assert why(story, AtDisc(TAHU, 0)) == BonusesAreChosen(10)
    assert why(story, AtDisc(TAHU, 1)) == NoBonus(1)


@pytest.mark.rule("E3")
def test_bonuses_may_come_before_the_roll() -> None:
    story = drawn("0 a b", edition=DE, phase=ChoosingBonuses(TAHU, MAKUTA))

    assert why(story, AtButton(Button.ROLL_WHITE)) == BonusesFirst()
