"""Tokens (section 6)."""

import pytest

from game.core.hexes import Side
from game.core.seats import PUBLIC
from game.rules.makuta.actions import (
    EndTurn,
    GiveUpKanohi,
    KeepKanohi,
    PlaceTile,
    RefuseToken,
    SwapToken,
    UseBonuses,
)
from game.rules.makuta.editions import DE, EN, FR, NL, US, Edition, HouseRules
from game.rules.makuta.events import (
    BonusesUsed,
    DuelWon,
    FieldsFilled,
    MasksKept,
    RahiLeft,
    TokenGivenUp,
    TokenLookedAt,
    TokenRefused,
    TokenTaken,
)
from game.rules.makuta.knowledge import witness
from game.rules.makuta.phases import (
    Finishing,
    Gathering,
    OnField,
    RahiFoe,
    Starting,
    TryingOn,
    UnderRahi,
    Weighing,
)
from game.rules.makuta.pieces import HIDDEN, Disc, Kind
from tests.makuta.atlases import only, small_atlas
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
    MATAU,
    MIRU,
    NOKAMA,
    NUJU,
    ONEWA,
    PAKARI,
    STONE,
    TAHU,
    VAKAMA,
    WATER,
    WHENUA,
    YELLOW,
    mosquito,
    seen,
    shown,
)
from tests.makuta.rules.story import Story
from tests.makuta.situations import drawn, situation, with_two_backs

# Face down


@pytest.mark.rule("T1", "I2")
def test_only_ones_own_eyes_see_the_faces_on_a_tray() -> None:
    story = with_two_backs("0 1 a", trays=[[HAU, FIRE], [VAKAMA]])

    mine, theirs = story.seen_by(TAHU).trays
    assert [disc.face for disc in mine] == [HAU.face, FIRE.face]
    assert [(disc.kind, disc.face) for disc in theirs] == [(Kind.TURAGA, HIDDEN)]


@pytest.mark.rule("T1", "B2")
def test_others_see_the_backs() -> None:
    story = with_two_backs("0 1 a", trays=[[HAU, FIRE], [VAKAMA]])

    backs = [[disc.kind for disc in tray] for tray in story.seen_by(PUBLIC).trays]
    faces = [disc.face for tray in story.seen_by(PUBLIC).trays for disc in tray]

    assert backs == [[Kind.KANOHI, Kind.KEY], [Kind.TURAGA]]
    assert faces == [HIDDEN, HIDDEN, HIDDEN]


@pytest.mark.rule("T1")
def test_tokens_on_the_island_lie_face_down() -> None:
    story = drawn("0 m K", tokens={"m": [mosquito(4)], "K": [HAU]})

    for viewer in (TAHU, GALI, PUBLIC):
        lying = story.seen_by(viewer).tokens.on_fields
        assert [disc.face for discs in lying.values() for disc in discs] == [HIDDEN, HIDDEN]


# Filling


@pytest.mark.rule("T2", "G3")
def test_a_field_is_filled_with_the_next_token_of_its_back() -> None:
    atlas = only(small_atlas(), "start", "village", "makuta")
    story = situation(atlas, pawns={TAHU: ("start", (0, -3))}, supply=[NUJU, MIRU])
    story.roll(1)
    story.walk(("start", Side.N))

    told = story.play(PlaceTile(0))

    turaga, mask = story.pair(("village", (-1, 0)), ("village", (1, 0)))
    assert told[1] == FieldsFilled(story.tile("village"), ((turaga, NUJU), (mask, MIRU)))
    assert len(story.state.stacks.power) == 34


@pytest.mark.rule("T2")
def test_if_the_supply_is_empty_the_field_stays_empty() -> None:
    """Every Turaga of the box lies on the start field."""
    every_turaga = [VAKAMA, NOKAMA, MATAU, ONEWA, WHENUA, NUJU] * 2
    atlas = only(small_atlas(), "start", "village", "makuta")
    house = HouseRules(two_backs=True)
    story = situation(
        atlas,
        house=house,
        pawns={TAHU: ("start", (0, -3))},
        pile=every_turaga,
        supply=[MIRU],
    )
    story.roll(1)
    story.walk(("start", Side.N))

    told = story.play(PlaceTile(0))

    assert told[1] == FieldsFilled(story.tile("village"), ((story.at(("village", (1, 0))), MIRU),))
    assert story.on(("village", (-1, 0))) == ()


# Collecting


@pytest.mark.rule("T3", "T4")
@pytest.mark.parametrize(
    ("mark", "disc", "tray"),
    [("Y", FIRE, [WATER, WATER]), ("U", VAKAMA, [NOKAMA]), ("Y", FIRE, [])],
)
def test_below_the_limit_collecting_is_compulsory(mark: str, disc: Disc, tray: list[Disc]) -> None:
    story = with_two_backs(f"0 {mark} a", tokens={mark: [disc]}, trays=[tray])

    story.roll(1)
    told = story.walk(mark)

    assert told[1:] == (TokenTaken(TAHU, seen(disc, TAHU), OnField(story.at(mark))),)
    assert story.tray(TAHU) == (*tray, disc)
    assert story.on(mark) == ()
    assert story.phase == Finishing(TAHU)


@pytest.mark.rule("T3")
def test_a_collected_tokens_field_is_empty_for_the_next_one() -> None:
    story = drawn("0 Y 1", tokens={"Y": [FIRE]})
    story.roll(1)
    story.walk("Y")
    story.play(EndTurn())
    story.put(TAHU, "0")

    story.roll(1)
    told = story.walk("Y")

    assert len(told) == 1
    assert story.tray(GALI) == ()


def beat_the_mosquito(story: Story) -> tuple[object, ...]:
    story.roll(1)
    story.walk("m")
    story.roll(6)
    return story.play(UseBonuses(()))


@pytest.mark.rule("T3", "R6")
def test_what_lies_under_a_beaten_rahi_is_collected_in_the_order_it_was_lost() -> None:
    story = with_two_backs("0 m a", tokens={"m": [mosquito(1), FIRE, HAU, VAKAMA]})
    under = UnderRahi(story.at("m"))

    told = beat_the_mosquito(story)
    told += story.play(KeepKanohi())

    assert told == (
        BonusesUsed(TAHU, 0),
        DuelWon(TAHU, RahiFoe(1, story.at("m"), story.at("0")), 6, "R6"),
        RahiLeft(story.at("m"), shown(mosquito(1))),
        TokenTaken(TAHU, seen(FIRE, TAHU), under),
        TokenTaken(TAHU, seen(HAU, TAHU), under),
        MasksKept(TAHU),
        TokenTaken(TAHU, seen(VAKAMA, TAHU), under),
    )
    assert story.tray(TAHU) == (FIRE, HAU, VAKAMA)
    assert story.on("m") == ()
    assert story.phase == Starting(TAHU, "R6")


@pytest.mark.rule("T3", "T4", "E8")
@pytest.mark.parametrize("edition", [EN, FR])
def test_one_refused_there_goes_to_the_start_field_in_every_edition(edition: Edition) -> None:
    story = with_two_backs(
        "0 m a",
        edition=edition,
        tokens={"m": [mosquito(1), STONE, NUJU]},
        trays=[[FIRE, WATER, AIR]],
    )
    under = UnderRahi(story.at("m"))

    beat_the_mosquito(story)
    told = story.play(RefuseToken())

    stone = seen(STONE, TAHU)
    assert told == (
        TokenRefused(TAHU, stone, under, to_start=True, rule="T3"),
        TokenTaken(TAHU, seen(NUJU, TAHU), under),
    )
    assert story.pile() == (STONE,)
    assert story.phase == Starting(TAHU, "R6")


@pytest.mark.rule("T3", "T4")
def test_one_kept_there_is_swapped_before_the_next_is_taken() -> None:
    story = drawn(
        "0 m a",
        tokens={"m": [mosquito(1), STONE, ICE]},
        trays=[[FIRE, WATER, AIR]],
    )
    under, then = UnderRahi(story.at("m")), Gathering(TAHU, story.at("m"))

    beat_the_mosquito(story)
    assert story.phase == Weighing(TAHU, seen(STONE, TAHU), under, then)
    told = story.play(SwapToken(1))

    assert told == (
        TokenGivenUp(TAHU, 1, seen(WATER, TAHU), "T4"),
        TokenTaken(TAHU, seen(STONE, TAHU), under, "T4"),
        TokenLookedAt(TAHU, seen(ICE, TAHU), under),
    )
    assert story.tray(TAHU) == (FIRE, AIR, STONE)


# Keys and Turaga


FULL_OF_KEYS = [HAU, FIRE, WATER, VAKAMA, AIR]
FULL_OF_TURAGA = [FIRE, VAKAMA, HAU, NOKAMA]


@pytest.mark.rule("T4")
def test_with_three_keys_the_player_looks_and_swaps_one_or_refuses() -> None:
    story = drawn("0 Y a", tokens={"Y": [ICE]}, trays=[FULL_OF_KEYS])

    story.roll(1)
    told = story.walk("Y")

    assert told[1:] == (TokenLookedAt(TAHU, seen(ICE, TAHU), OnField(story.at("Y"))),)
    assert set(story.legal()) == {SwapToken(1), SwapToken(2), SwapToken(4), RefuseToken()}


@pytest.mark.rule("T4")
def test_with_two_turaga_the_player_looks_and_swaps_one_or_refuses() -> None:
    story = drawn("0 U a", tokens={"U": [NUJU]}, trays=[FULL_OF_TURAGA])

    story.roll(1)
    story.walk("U")

    assert set(story.legal()) == {SwapToken(1), SwapToken(3), RefuseToken()}


@pytest.mark.rule("T4", "I2")
def test_nobody_else_looks_at_it() -> None:
    story = drawn("0 Y a", tokens={"Y": [ICE]}, trays=[FULL_OF_KEYS])

    story.roll(1)
    *_, looked_at = story.walk("Y")

    veiled = Disc(Kind.KEY, HIDDEN, seen(ICE, TAHU).known)
    where = OnField(story.at("Y"))
    assert witness(looked_at, TAHU) == looked_at
    assert witness(looked_at, GALI) == TokenLookedAt(TAHU, veiled, where)
    for viewer in (GALI, PUBLIC):
        assert story.seen_by(viewer).phase == Weighing(TAHU, veiled, where, Finishing(TAHU))


@pytest.mark.rule("T4", "F2")
def test_what_is_given_up_goes_to_the_start_field() -> None:
    story = drawn("0 Y a", tokens={"Y": [ICE]}, trays=[FULL_OF_KEYS])

    story.roll(1)
    story.walk("Y")
    told = story.play(SwapToken(2))

    assert told == (
        TokenGivenUp(TAHU, 2, seen(WATER, TAHU), "T4"),
        TokenTaken(TAHU, seen(ICE, TAHU), OnField(story.at("Y")), "T4"),
    )
    assert story.tray(TAHU) == (HAU, FIRE, VAKAMA, AIR, ICE)
    assert story.pile() == (WATER,)
    assert story.on("Y") == ()
    assert story.phase == Finishing(TAHU)


@pytest.mark.rule("T4", "E8")
@pytest.mark.parametrize("edition", [NL, DE, EN, US])
def test_a_refused_key_stays_where_it_lay(edition: Edition) -> None:
    story = drawn("0 Y a", edition=edition, tokens={"Y": [ICE]}, trays=[FULL_OF_KEYS])

    story.roll(1)
    story.walk("Y")
    told = story.play(RefuseToken())

    where = OnField(story.at("Y"))
    assert told == (TokenRefused(TAHU, seen(ICE, TAHU), where, to_start=False, rule="E8"),)
    assert story.on("Y") == (ICE,)
    assert story.pile() == ()
    assert story.tray(TAHU) == tuple(FULL_OF_KEYS)
    assert story.phase == Finishing(TAHU)


@pytest.mark.rule("T4", "E8")
def test_in_the_french_edition_a_refused_turaga_goes_to_the_start_field() -> None:
    story = with_two_backs("0 U a", edition=FR, tokens={"U": [NUJU]}, trays=[FULL_OF_TURAGA])

    story.roll(1)
    story.walk("U")
    told = story.play(RefuseToken())

    where = OnField(story.at("U"))
    assert told == (TokenRefused(TAHU, seen(NUJU, TAHU), where, to_start=True, rule="E8"),)
    assert story.on("U") == ()
    assert story.pile() == (NUJU,)


@pytest.mark.rule("T4", "I2")
def test_a_refused_token_is_remembered_by_the_one_who_looked() -> None:
    story = drawn("0 Y a", tokens={"Y": [ICE]}, trays=[FULL_OF_KEYS])

    story.roll(1)
    story.walk("Y")
    story.play(RefuseToken())

    key = story.at("Y")
    assert story.seen_by(TAHU).tokens.on_fields[key][0].face == ICE.face
    assert story.seen_by(GALI).tokens.on_fields[key][0].face == HIDDEN


# Kanohi


def tried_on(tray: list[Disc], mask: Disc) -> Story:
    """Tahu has just taken *mask* to those on his tray."""
    story = with_two_backs("0 K a", tokens={"K": [mask]}, trays=[tray])
    story.roll(1)
    story.walk("K")
    return story


@pytest.mark.rule("T5", "I4")
def test_a_new_mask_is_taken_and_kept() -> None:
    """The player confirms even if there is no choice."""
    story = tried_on([FIRE], HAU)

    assert story.phase == TryingOn(TAHU, 1, Finishing(TAHU))
    assert story.legal() == [KeepKanohi()]
    told = story.play(KeepKanohi())

    assert told == (MasksKept(TAHU),)
    assert story.tray(TAHU) == (FIRE, HAU)


@pytest.mark.rule("T5")
def test_four_masks_may_be_kept() -> None:
    story = tried_on([HAU, PAKARI, AKAKU], MIRU)

    assert story.legal() == [KeepKanohi()]


@pytest.mark.rule("T5")
def test_of_five_masks_any_one_is_given_up() -> None:
    """The new one too, but nothing else."""
    story = tried_on([HAU, FIRE, PAKARI, AKAKU, HAU], MIRU)

    assert set(story.legal()) == {GiveUpKanohi(place) for place in (0, 2, 3, 4, 5)}
    told = story.play(GiveUpKanohi(3))

    assert told == (TokenGivenUp(TAHU, 3, seen(AKAKU, TAHU), "T5"),)
    assert story.tray(TAHU) == (HAU, FIRE, PAKARI, HAU, MIRU)
    assert story.pile() == (AKAKU,)
    assert story.phase == TryingOn(TAHU, 4, Finishing(TAHU))
    assert story.legal() == [KeepKanohi()]


@pytest.mark.rule("T5")
def test_if_the_new_one_is_given_up_the_old_ones_stay() -> None:
    story = tried_on([HAU, PAKARI, AKAKU, HAU], MIRU)

    story.play(GiveUpKanohi(4))

    assert story.phase == TryingOn(TAHU, None, Finishing(TAHU))
    assert story.tray(TAHU) == (HAU, PAKARI, AKAKU, HAU)
    assert story.legal() == [KeepKanohi()]


@pytest.mark.rule("T5")
@pytest.mark.parametrize(("old", "new"), [(KAKAMA, KAUKAU), (KAUKAU, KAKAMA)])
def test_kakama_and_kaukau_never_stay_together(old: Disc, new: Disc) -> None:
    story = tried_on([HAU, old, FIRE], new)

    assert set(story.legal()) == {GiveUpKanohi(1), GiveUpKanohi(3)}


@pytest.mark.rule("T5")
def test_the_example_with_kakama_pakari_and_two_hau() -> None:
    """Kakama or Kaukau goes, no other; then four masks are left, and that is all."""
    story = tried_on([KAKAMA, PAKARI, HAU, HAU], KAUKAU)

    assert set(story.legal()) == {GiveUpKanohi(0), GiveUpKanohi(4)}
    story.play(GiveUpKanohi(0))

    assert story.legal() == [KeepKanohi()]
    assert story.tray(TAHU) == (PAKARI, HAU, HAU, KAUKAU)


@pytest.mark.rule("T5")
def test_the_example_with_two_kakama_and_two_hau() -> None:
    """Kaukau goes, or both Kakama."""
    story = tried_on([KAKAMA, HAU, KAKAMA, HAU], KAUKAU)
    assert set(story.legal()) == {GiveUpKanohi(0), GiveUpKanohi(2), GiveUpKanohi(4)}

    story.play(GiveUpKanohi(0))
    assert set(story.legal()) == {GiveUpKanohi(1), GiveUpKanohi(3)}
    story.play(GiveUpKanohi(1))

    assert story.tray(TAHU) == (HAU, HAU, KAUKAU)
    assert story.pile() == (KAKAMA, KAKAMA)
    assert story.legal() == [KeepKanohi()]


@pytest.mark.rule("T5")
def test_two_of_the_fast_masks_of_one_name_may_stay_together() -> None:
    story = tried_on([KAUKAU], KAUKAU)

    assert story.legal() == [KeepKanohi()]


@pytest.mark.rule("T5")
def test_turaga_and_keys_do_not_clash() -> None:
    """Onewa and Whenua are numbered as Kakama and Kaukau, and so are two of the keys."""
    story = tried_on([ONEWA, WHENUA, STONE, EARTH, KAKAMA], HAU)

    assert story.legal() == [KeepKanohi()]


@pytest.mark.rule("T5", "T4")
def test_each_kind_has_its_own_limit() -> None:
    """A tray can be full: four masks, two Turaga, three keys."""
    story = drawn(
        "0 Y a",
        tokens={"Y": [YELLOW]},
        trays=[[HAU, HAU, PAKARI, MIRU, VAKAMA, NUJU, FIRE, YELLOW]],
    )

    story.roll(1)
    story.walk("Y")

    assert len(story.tray(TAHU)) == 9
    assert story.phase == Finishing(TAHU)


@pytest.mark.rule("T6", "K1")
def test_equal_kanohi_each_count() -> None:
    """Two Hau and two Pakari: 5 + 5 + 10 + 10."""
    story = drawn("0 m a", trays=[[HAU, PAKARI, HAU, PAKARI]], tokens={"m": [mosquito(7)]})
    story.roll(1)
    story.walk("m")
    story.roll(1)

    told = story.play(UseBonuses((0, 1, 2, 3)))

    assert BonusesUsed(TAHU, 30) in told
