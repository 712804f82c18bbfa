"""What nobody need be asked for: the only thing to do, as far as somebody can see."""

import pytest
from attrs import evolve

from game.core.hexes import Side
from game.core.seats import PUBLIC, Viewer
from game.rules import makuta
from game.rules.makuta.actions import (
    Action,
    ChooseLoss,
    EndTurn,
    KeepKanohi,
    KeepToken,
    RollDie,
    UseBonuses,
)
from game.rules.makuta.akaku import DECLINE
from game.rules.makuta.editions import DE
from game.rules.makuta.phases import (
    Arrived,
    ChoosingBonuses,
    ChoosingLoss,
    Finishing,
    MakutaFoe,
    Meeting,
    OnStart,
    Starting,
    TryingOn,
    Weighing,
)
from game.rules.makuta.pieces import Die, Disc, Kind
from tests.makuta.atlases import small_atlas
from tests.makuta.rules.discs import (
    AKAKU,
    FIRE,
    GALI,
    HAU,
    ICE,
    KAKAMA,
    KAUKAU,
    MATAU,
    MIRU,
    NUJU,
    STONE,
    TAHU,
    VAKAMA,
    WATER,
    lock,
    seen,
    shown,
)
from tests.makuta.rules.story import Story
from tests.makuta.situations import NORTH, Setting, situation

END, NOTHING = EndTurn(), UseBonuses(())
AFTER_A_ROLL = ChoosingBonuses(TAHU, MakutaFoe(18), 4)
ENTRANCE = ("makuta", Side.S)


def at(**setting: object) -> Story:
    plan = Setting(players=2)
    plan.update(setting)  # type: ignore[typeddict-item]
    return situation(small_atlas(), **plan)


def sole(story: Story, viewer: Viewer) -> Action | None:
    return makuta.sole_action(makuta.observe(story.state, viewer))


@pytest.mark.rule("U3", "I4")
def test_a_turn_that_is_over_is_over_for_everybody() -> None:
    story = at(phase=Finishing(TAHU), trays=[[HAU, MIRU], []])

    assert sole(story, TAHU) == sole(story, GALI) == sole(story, PUBLIC) == END


@pytest.mark.rule("U3", "F2")
def test_tokens_on_the_start_field_are_something_to_do() -> None:
    assert sole(at(phase=Arrived(TAHU)), PUBLIC) == END
    assert sole(at(phase=Arrived(TAHU), pile=[FIRE]), PUBLIC) is None


@pytest.mark.rule("K2", "U2", "I4")
@pytest.mark.parametrize(("mask", "own"), [(AKAKU, None), (HAU, DECLINE)])
def test_a_mask_that_nobody_has_seen_may_be_akaku(mask: Disc, own: Action | None) -> None:
    story = at(phase=Meeting(TAHU), trays=[[mask], [FIRE]])

    assert sole(story, TAHU) == own
    assert sole(story, PUBLIC) is None


@pytest.mark.rule("K2", "U2", "I2")
@pytest.mark.parametrize("tray", [[], [FIRE], [shown(HAU), FIRE], [shown(VAKAMA)]])
def test_where_everybody_knows_that_there_is_none_nobody_need_be_asked(tray: list[Disc]) -> None:
    """A key tells by its back that it is no mask."""
    story = at(phase=Meeting(TAHU), trays=[tray, [FIRE]])

    assert sole(story, PUBLIC) == sole(story, TAHU) == DECLINE


@pytest.mark.rule("L4", "L5", "I4")
@pytest.mark.parametrize(
    ("keys", "public"),
    [
        ([FIRE, WATER], END),
        ([FIRE, WATER, WATER], None),
        ([shown(ICE), FIRE, WATER], END),
    ],
)
def test_three_keys_that_nobody_has_seen_may_open_a_lock(
    keys: list[Disc], public: Action | None
) -> None:
    story = at(
        lay=[("makuta", NORTH, 0)],
        pawns={TAHU: ENTRANCE},
        locks={ENTRANCE: shown(lock(FIRE, WATER, STONE))},
        phase=Arrived(TAHU),
        trays=[keys, []],
    )

    assert sole(story, TAHU) == END
    assert sole(story, PUBLIC) == public


@pytest.mark.rule("R3", "I4")
@pytest.mark.parametrize(
    ("tray", "own", "public"),
    [
        ([FIRE, WATER], NOTHING, NOTHING),
        ([MIRU], NOTHING, None),
        ([shown(MIRU)], NOTHING, NOTHING),
        ([HAU], None, None),
        ([VAKAMA], None, None),
    ],
)
def test_whoever_may_hold_help_is_asked_for_it(
    tray: list[Disc], own: Action | None, public: Action | None
) -> None:
    story = at(phase=AFTER_A_ROLL, trays=[tray, []])

    assert sole(story, TAHU) == own
    assert sole(story, PUBLIC) == public


@pytest.mark.rule("T5", "I4")
@pytest.mark.parametrize(
    ("masks", "own", "public"),
    [
        ([HAU], KeepKanohi(), KeepKanohi()),
        ([HAU, MIRU], KeepKanohi(), None),
        ([shown(HAU), MIRU], KeepKanohi(), KeepKanohi()),
        ([shown(KAKAMA), MIRU], KeepKanohi(), None),
        ([HAU, HAU, MIRU, MIRU, AKAKU], None, None),
    ],
)
def test_two_masks_that_nobody_has_seen_may_be_at_odds(
    masks: list[Disc], own: Action | None, public: Action | None
) -> None:
    phase = TryingOn(TAHU, len(masks) - 1, Finishing(TAHU))
    story = at(phase=phase, trays=[masks, []])

    assert sole(story, TAHU) == own
    assert sole(story, PUBLIC) == public


@pytest.mark.rule("T4", "T5", "I4")
@pytest.mark.parametrize(
    ("tray", "new", "own", "public"),
    [
        ([], HAU, KeepToken(), None),
        ([HAU], VAKAMA, KeepToken(), None),
        ([HAU, MIRU], shown(VAKAMA), KeepToken(), None),  # it may be the third
        ([MATAU, NUJU], shown(VAKAMA), None, None),
        ([FIRE, WATER], shown(VAKAMA), KeepToken(), KeepToken()),
        ([shown(HAU), shown(MATAU)], shown(VAKAMA), KeepToken(), KeepToken()),
        ([MIRU], evolve(KAUKAU, proved=True), KeepToken(), None),  # it may be at odds
        ([KAKAMA], evolve(KAUKAU, proved=True), None, None),
        ([shown(MIRU)], shown(KAUKAU), KeepToken(), KeepToken()),
    ],
)
def test_a_power_token_in_hand_is_kept_unasked_only_where_all_know_that_it_fits(
    tray: list[Disc], new: Disc, own: Action | None, public: Action | None
) -> None:
    held = evolve(seen(new, TAHU), back=Kind.POWER)
    story = at(phase=Weighing(TAHU, held, OnStart(), Finishing(TAHU)), trays=[tray, []])

    assert sole(story, TAHU) == own
    assert sole(story, PUBLIC) == public


@pytest.mark.rule("K5", "E6", "I4")
def test_a_mask_that_nobody_has_seen_may_have_to_be_used() -> None:
    """Where the red die must be rolled, whoever holds Kakama does not roll the white one."""
    white, red = RollDie(Die.WHITE), RollDie(Die.RED, 0)

    assert sole(at(edition=DE, phase=Starting(TAHU), trays=[[HAU], []]), TAHU) == white
    assert sole(at(edition=DE, phase=Starting(TAHU), trays=[[KAKAMA], []]), TAHU) == red
    assert sole(at(edition=DE, phase=Starting(TAHU), trays=[[KAKAMA], []]), PUBLIC) is None
    assert sole(at(edition=DE, phase=Starting(TAHU), trays=[[FIRE], []]), PUBLIC) == white


@pytest.mark.rule("R9")
def test_where_one_token_lies_there_is_nothing_to_choose() -> None:
    loss = ChoosingLoss(GALI, TAHU, MakutaFoe(18))

    assert sole(at(phase=loss, trays=[[HAU], []]), PUBLIC) == ChooseLoss(0)
    assert sole(at(phase=loss, trays=[[HAU, MIRU], []]), PUBLIC) is None
