"""Kanohi and Turaga have one back: who finds such a token learns what it is, and is asked once."""

from collections import Counter
from random import Random

import pytest

from game.core.seats import PUBLIC, Seat, Viewer
from game.rules import makuta
from game.rules.makuta.actions import (
    Drawn,
    GiveUpNew,
    KeepToken,
    RefuseToken,
    RollDie,
    SwapToken,
    TakeUnseen,
)
from game.rules.makuta.editions import DE, FR, NL, HouseRules, Terms
from game.rules.makuta.events import TokenGivenUp, TokenLookedAt, TokenRefused, TokenTaken
from game.rules.makuta.knowledge import observe, witness
from game.rules.makuta.phases import Arrived, Finishing, OnField, Weighing
from game.rules.makuta.pieces import FAST_MASKS, HIDDEN, Die, Disc, Kind, Toa
from game.rules.makuta.setup import deal
from game.rules.makuta.tokens import taken_off
from tests.makuta.atlases import full_atlas, small_atlas
from tests.makuta.rules.discs import (
    FIRE,
    GALI,
    HAU,
    ICE,
    KAKAMA,
    KAUKAU,
    MIRU,
    NOKAMA,
    NUJU,
    PAKARI,
    TAHU,
    VAKAMA,
    WATER,
    bare,
    mosquito,
)
from tests.makuta.rules.story import Story
from tests.makuta.situations import drawn, situation, with_two_backs

FACE_DOWN = Disc(Kind.POWER, HIDDEN)


def found(new: Disc, *tray: Disc, **setting: object) -> Story:
    """Tahu, who has *tray*, has just ended a move on *new*."""
    story = drawn("0 K a", tokens={"K": [new]}, trays=[[*tray]], **setting)  # type: ignore[arg-type]
    story.roll(1)
    story.walk("K")
    return story


# One back


@pytest.mark.rule("B2", "S3")
def test_kanohi_and_turaga_have_one_back_and_one_supply() -> None:
    atlas = full_atlas()
    state = deal(Terms(NL, HouseRules(), (Toa.TAHU, Toa.GALI), atlas), Random(1))
    lying = [disc for discs in state.tokens.on_fields.values() for disc in discs]
    power = [*state.stacks.power, *(disc for disc in lying if disc.back is Kind.POWER)]

    assert Counter(disc.kind for disc in power) == {Kind.KANOHI: 24, Kind.TURAGA: 12}
    kinds = [disc.kind for disc in state.stacks.power]
    assert kinds not in (sorted(kinds), sorted(kinds, reverse=True)), "they are not shuffled"


@pytest.mark.rule("B2", "I1")
@pytest.mark.parametrize("disc", [HAU, KAKAMA, NUJU])
@pytest.mark.parametrize("viewer", [GALI, PUBLIC])
def test_its_back_does_not_tell_what_it_is(disc: Disc, viewer: Viewer) -> None:
    story = situation(small_atlas(), trays=[[disc]], pile=[disc])

    seen = story.seen_by(viewer)

    assert bare(seen.trays[TAHU]) == (FACE_DOWN,)
    assert bare(seen.tokens.pile.old) == (FACE_DOWN,)


@pytest.mark.rule("H7", "S3")
def test_with_two_backs_one_sees_which_it_is() -> None:
    story = with_two_backs("0 K U", tokens={"K": [HAU], "U": [NUJU]})

    lying = story.seen_by(GALI).tokens.on_fields

    assert lying[story.at("K")] == (Disc(Kind.KANOHI, HIDDEN),)
    assert lying[story.at("U")] == (Disc(Kind.TURAGA, HIDDEN),)


@pytest.mark.rule("T2")
def test_a_kanohi_field_may_get_a_turaga() -> None:
    """Whatever a level says, such a field takes the next power token."""
    atlas = full_atlas()
    terms = Terms(NL, HouseRules(), (Toa.TAHU, Toa.GALI), atlas)
    fields = dict(atlas.token_fields[atlas.start])
    kinds = {
        (fields[field], discs[0].kind)
        for seed in range(40)
        for field, discs in deal(terms, Random(seed)).tokens.on_fields.items()
        if fields[field] in {Kind.KANOHI, Kind.TURAGA}
    }

    assert {kind for _, kind in kinds} == {Kind.KANOHI, Kind.TURAGA}


# One ask


@pytest.mark.rule("T4", "T5", "I4")
@pytest.mark.parametrize("new", [HAU, KAKAMA, NUJU])
@pytest.mark.parametrize(
    "tray", [[], [KAUKAU], [PAKARI, PAKARI, HAU, HAU], [VAKAMA, NOKAMA], [FIRE, WATER]]
)
def test_the_ask_is_the_same_for_all_to_see(new: Disc, tray: list[Disc]) -> None:
    """Nobody learns from it whether a mask or a Turaga has come, or whether it fits."""
    story = found(new, *tray)
    other = found(MIRU, *[PAKARI if disc.back is Kind.POWER else disc for disc in tray])

    assert isinstance(story.phase, Weighing)
    for viewer in (GALI, PUBLIC):
        assert story.seen_by(viewer).phase == other.seen_by(viewer).phase


@pytest.mark.rule("T4", "T3")
def test_its_finder_alone_looks_at_it_in_hand() -> None:
    story = drawn("0 K a", tokens={"K": [NUJU]}, trays=[[]])
    story.roll(1)

    looked = story.walk("K")[-1]

    assert isinstance(looked, TokenLookedAt)
    assert looked.disc.seen_by(0).face == NUJU.face
    assert witness(looked, GALI) == TokenLookedAt(TAHU, looked.disc.veiled_for(2), looked.source)
    assert looked.disc.veiled_for(2).kind is Kind.POWER
    assert story.tray(TAHU) == ()


@pytest.mark.rule("T4", "T5")
@pytest.mark.parametrize(
    ("new", "tray"),
    [(HAU, [HAU, HAU, HAU]), (NUJU, [VAKAMA, HAU, HAU, HAU, HAU]), (KAKAMA, [KAKAMA])],
)
def test_what_fits_is_kept(new: Disc, tray: list[Disc]) -> None:
    story = found(new, *tray)
    assert story.legal() == [KeepToken()]

    (taken,) = story.play(KeepToken())

    assert taken == TokenTaken(TAHU, new.seen_by(1), OnField(story.at("K")), "T4")
    assert story.tray(TAHU) == (*tray, new)
    assert story.phase == Finishing(TAHU)


@pytest.mark.rule("T4")
def test_a_third_turaga_is_swapped_or_refused() -> None:
    story = found(NUJU, VAKAMA, HAU, NOKAMA)
    assert story.legal() == [SwapToken(0), SwapToken(2), RefuseToken()]

    given, taken = story.play(SwapToken(2))

    assert given == TokenGivenUp(TAHU, 2, NOKAMA.seen_by(1), "T4")
    assert isinstance(taken, TokenTaken)
    assert story.tray(TAHU) == (VAKAMA, HAU, NUJU)
    assert story.pile() == (NOKAMA,)


@pytest.mark.rule("T5")
def test_of_five_masks_one_goes_and_it_may_be_the_new_one() -> None:
    story = found(MIRU, HAU, VAKAMA, HAU, PAKARI, PAKARI)
    assert story.legal() == [SwapToken(0), SwapToken(2), SwapToken(3), SwapToken(4), GiveUpNew()]

    taken, given = story.play(GiveUpNew())

    assert isinstance(taken, TokenTaken)
    assert isinstance(given, TokenGivenUp)
    assert given.place == 5
    assert story.tray(TAHU) == (HAU, VAKAMA, HAU, PAKARI, PAKARI)
    assert story.pile() == (MIRU,)


@pytest.mark.rule("T5")
def test_kakama_and_kaukau_are_told_apart_first() -> None:
    story = found(KAUKAU, HAU, KAKAMA, HAU, HAU)

    assert story.legal() == [SwapToken(1), GiveUpNew()]


@pytest.mark.rule("T5")
def test_for_a_kaukau_both_kakama_have_to_go() -> None:
    story = found(KAUKAU, KAKAMA, HAU, KAKAMA)

    story.play(SwapToken(0))
    assert story.legal() == [SwapToken(1), GiveUpNew()]
    story.play(SwapToken(1))

    assert story.tray(TAHU) == (HAU, KAUKAU)
    assert story.phase == Finishing(TAHU)


@pytest.mark.rule("T4", "I4")
def test_a_swap_looks_the_same_whatever_is_swapped() -> None:
    """Rule and all: a fifth mask, or a third Turaga."""
    masks = found(MIRU, HAU, HAU, PAKARI, PAKARI)
    turaga = found(NUJU, VAKAMA, NOKAMA, HAU, HAU)

    told = [
        [witness(event, GALI) for event in story.play(SwapToken(0))] for story in (masks, turaga)
    ]

    assert told[0] == told[1]


@pytest.mark.rule("F2")
def test_on_the_start_field_one_names_the_back() -> None:
    story = drawn("0 a b", pile=[HAU, NUJU, FIRE], pawns={GALI: "b"})
    story.put(TAHU, "start")
    story.state = story.state.but(phase=Arrived(TAHU))

    assert {a for a in story.legal() if isinstance(a, TakeUnseen)} == {
        TakeUnseen(Kind.KEY),
        TakeUnseen(Kind.POWER),
    }
    story.play(TakeUnseen(Kind.POWER))

    assert set(story.legal()) == {
        Drawn(HAU.face, Kind.KANOHI),
        Drawn(NUJU.face, Kind.TURAGA),
    }
    story.play(Drawn(NUJU.face, Kind.TURAGA))
    assert isinstance(story.phase, Weighing)
    assert story.phase.disc.kind is Kind.TURAGA


# What others know of it


@pytest.mark.rule("I2")
def test_knowledge_of_it_ends_beside_any_other_of_its_back() -> None:
    """A Turaga on the start field cannot be told from the mask that was given up there."""
    story = found(MIRU, HAU, HAU, PAKARI, HAU, pile=[VAKAMA])

    story.play(SwapToken(2))

    assert {disc.known for disc in story.state.tokens.pile.fresh} == {0}
    assert all(disc.is_plain for disc in story.state.tokens.pile.old)


@pytest.mark.rule("I2", "T4", "E8")
def test_a_refused_power_token_is_proved_a_turaga() -> None:
    story = found(NUJU, VAKAMA, NOKAMA)

    (refused,) = story.play(RefuseToken())

    assert isinstance(refused, TokenRefused)
    assert witness(refused, GALI) != refused
    (lying,) = story.seen_by(GALI).tokens.on_fields[story.at("K")]
    assert (lying.kind, lying.face, lying.back) == (Kind.TURAGA, HIDDEN, Kind.POWER)


@pytest.mark.rule("I2", "T4", "I3")
def test_and_its_refuser_is_proved_to_hold_two() -> None:
    story = found(NUJU, VAKAMA, HAU, NOKAMA, HAU)

    story.play(RefuseToken())

    for tray in imagined_trays(story, GALI):
        assert kinds_on(tray)[Kind.TURAGA] == 2


@pytest.mark.rule("I2", "R9")
def test_one_of_them_is_left_when_a_token_has_gone() -> None:
    """Nobody but its owner knows which has gone."""
    story = drawn("0 K m", tokens={"K": [NUJU], "m": [mosquito(7)]}, trays=[[VAKAMA, HAU, NOKAMA]])
    story.roll(1)
    story.walk("K")
    story.play(RefuseToken())
    tray = story.state.trays[TAHU]

    (_, left) = taken_off(tray, 1)

    assert {disc.among for disc in left} == {1}


@pytest.mark.rule("I3", "T4", "T5")
def test_six_power_tokens_are_four_masks_and_two_turaga() -> None:
    story = situation(small_atlas(), trays=[[HAU, VAKAMA, HAU, PAKARI, NUJU, MIRU]])

    for tray in imagined_trays(story, GALI):
        assert kinds_on(tray) == {Kind.KANOHI: 4, Kind.TURAGA: 2}


@pytest.mark.rule("I3", "T4", "T5")
def test_five_are_three_and_two_or_four_and_one() -> None:
    story = situation(small_atlas(), trays=[[HAU, VAKAMA, HAU, PAKARI, NUJU]])

    counts = {kinds_on(tray)[Kind.TURAGA] for tray in imagined_trays(story, GALI)}

    assert counts == {1, 2}


@pytest.mark.rule("I3")
def test_every_truth_is_as_likely() -> None:
    """One token of 36, twelve of them Turaga: a third."""
    story = situation(small_atlas(), trays=[[HAU]])
    table = story.seen_by(GALI)

    kinds = Counter(makuta.imagine(table, Random(s)).trays[TAHU][0].kind for s in range(600))

    assert 0.27 < kinds[Kind.TURAGA] / 600 < 0.4


@pytest.mark.rule("I3", "E6")
@pytest.mark.parametrize("edition", [DE, FR])
def test_a_white_roll_proves_no_mask(edition: object) -> None:
    """It may as well be a Turaga; then nothing is proved but that it is no Kakama or Kaukau."""
    story = situation(small_atlas(), edition=edition, trays=[[HAU, NUJU]])  # type: ignore[arg-type]
    story.play(RollDie(Die.WHITE))
    tray = story.state.trays[TAHU]
    assert [disc.slow for disc in tray] == [True, True]

    seen = [disc for tray in imagined_trays(story, GALI) for disc in tray]

    assert not {disc.face for disc in seen if disc.kind is Kind.KANOHI} & FAST_MASKS
    assert {disc.kind for disc in seen} == {Kind.KANOHI, Kind.TURAGA}


@pytest.mark.rule("I3", "T5")
def test_who_gives_up_one_and_weighs_on_has_kakama_and_kaukau() -> None:
    story = found(KAUKAU, KAKAMA, HAU, KAKAMA)
    story.play(SwapToken(0))
    table = story.seen_by(GALI)

    for seed in range(20):
        phase = makuta.imagine(table, Random(seed)).phase
        assert isinstance(phase, Weighing)
        assert phase.disc.face in FAST_MASKS
        assert phase.disc.kind is Kind.KANOHI


@pytest.mark.rule("I3")
@pytest.mark.parametrize("viewer", [TAHU, GALI, PUBLIC])
def test_who_imagines_sees_what_was_seen(viewer: Viewer) -> None:
    story = found(NUJU, VAKAMA, HAU, NOKAMA, ICE, pile=[HAU])
    story.play(RefuseToken())
    table = story.seen_by(viewer)

    for seed in range(5):
        assert observe(makuta.imagine(table, Random(seed)), viewer) == table


def imagined_trays(story: Story, viewer: Seat) -> list[tuple[Disc, ...]]:
    table = story.seen_by(viewer)
    return [makuta.imagine(table, Random(seed)).trays[TAHU] for seed in range(40)]


def kinds_on(tray: tuple[Disc, ...]) -> Counter[Kind]:
    return Counter(disc.kind for disc in tray)
