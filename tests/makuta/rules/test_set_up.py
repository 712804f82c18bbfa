"""Set-up (section 2) and the short game (H4)."""

from collections import Counter
from random import Random

import pytest

from game.core.hexes import Hex
from game.rules import makuta
from game.rules.makuta.actions import RollDie, Rolled
from game.rules.makuta.editions import EDITIONS, EN, Edition, HouseRules, Terms
from game.rules.makuta.events import RolledForStart, TurnStarted
from game.rules.makuta.knowledge import observe
from game.rules.makuta.phases import Beginning, Starting
from game.rules.makuta.pieces import HIDDEN, RAHI, Die, Kind, Toa
from game.rules.makuta.setup import SeatsError, box_of, deal
from game.rules.makuta.state import Laid, State, Turn
from tests.makuta.atlases import full_atlas, only, small_atlas
from tests.makuta.rules.discs import GALI, LEWA, POHATU, TAHU
from tests.makuta.rules.story import Story


def dealt(players: int = 2, seed: int = 0, house: HouseRules | None = None) -> State:
    terms = Terms(EN, house or HouseRules(), tuple(Toa)[:players], full_atlas())
    return deal(terms, Random(seed))


@pytest.mark.rule("S1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_pawns_stand_on_the_start_field(players: int) -> None:
    state = dealt(players)

    assert state.pawns == (state.terms.atlas.start_field,) * players
    assert state.trays == ((),) * players


@pytest.mark.rule("S1")
@pytest.mark.parametrize(
    ("toas", "said"),
    [
        ((Toa.TAHU,), "A game takes 2 to 6 players, not 1."),
        ((*Toa, Toa.TAHU), "A game takes 2 to 6 players, not 7."),
        (
            (Toa.TAHU, Toa.GALI, Toa.TAHU),
            "Tahu can be taken by one player only; choose another.",
        ),
    ],
)
def test_nobody_sits_alone_and_no_two_take_the_same_toa(toas: tuple[Toa, ...], said: str) -> None:
    with pytest.raises(SeatsError) as trouble:
        deal(Terms(EN, HouseRules(), toas, small_atlas()), Random(0))

    assert str(trouble.value) == said


@pytest.mark.rule("S2", "T2")
def test_the_start_tile_lies_in_the_middle_and_is_filled() -> None:
    state = dealt()
    start = state.terms.atlas.start

    assert state.island.laid == {Hex(0, 0): Laid(start, 0)}
    assert set(state.island.open_gates.values()) == {Hex(0, -1), Hex(1, 0), Hex(-1, 1)}
    lying = {
        field: [disc.kind for disc in discs] for field, discs in state.tokens.on_fields.items()
    }
    assert lying == {field: [kind] for field, kind in state.terms.atlas.token_fields[start]}
    assert state.tokens.rahi == {f for f, kinds in lying.items() if kinds == [Kind.MOSQUITO]}


@pytest.mark.rule("S2")
def test_the_other_nineteen_tiles_are_the_stack() -> None:
    state = dealt()

    assert sorted(state.stacks.tiles) == [1, *range(2, 20)]
    assert state.tiles_left == 19
    assert state.stacks.buried == 0
    assert state.temple is None
    assert state.turn.number == 0


@pytest.mark.rule("S2", "S3")
def test_each_deal_shuffles_tiles_and_tokens() -> None:
    first, second = dealt(seed=1).stacks, dealt(seed=2).stacks

    assert first.tiles != second.tiles
    assert first.locks != second.locks
    assert all(first.supplies[kind] != second.supplies[kind] for kind in (*RAHI, Kind.KEY))
    assert first.power != second.power


@pytest.mark.rule("S3", "B2")
def test_every_token_is_on_the_start_tile_or_in_the_supply_of_its_back() -> None:
    state = dealt()

    assert len(state.stacks.supplies) == 6
    supplies = [*state.stacks.supplies, state.stacks.locks]
    on_tile = [disc for discs in state.tokens.on_fields.values() for disc in discs]

    for kind, faces in box_of(EN).items():
        lying = [disc.face for disc in (*on_tile, *state.stacks.power) if disc.kind is kind]
        assert Counter([*supplies[kind], *lying]) == Counter(faces)
    assert all(disc.known == 0 for disc in on_tile)


@pytest.mark.rule("S4")
def test_everyone_rolls_the_green_die_and_the_highest_begins() -> None:
    story = Story(dealt(3), {})

    assert set(story.legal()) == {Rolled(value) for value in range(1, Die.GREEN + 1)}
    told = story.play(Rolled(3), Rolled(12), Rolled(7))

    assert told == (
        RolledForStart(TAHU, 3),
        RolledForStart(GALI, 12),
        RolledForStart(LEWA, 7),
        TurnStarted(GALI, 1),
    )
    assert story.state.turn == Turn(1, GALI)
    assert story.phase == Starting(GALI)


@pytest.mark.rule("S4")
def test_only_those_who_tie_for_the_highest_roll_again() -> None:
    story = Story(dealt(4), {})

    story.play(Rolled(9), Rolled(2), Rolled(9), Rolled(9))

    assert story.phase == Beginning((TAHU, LEWA, POHATU))


@pytest.mark.rule("S4")
def test_a_tie_below_the_highest_does_not_matter() -> None:
    story = Story(dealt(3), {})

    story.play(Rolled(4), Rolled(4), Rolled(5))

    assert story.phase == Starting(LEWA)


@pytest.mark.rule("S4")
def test_ties_go_on_until_one_is_highest() -> None:
    story = Story(dealt(4), {})
    story.play(Rolled(9), Rolled(2), Rolled(9), Rolled(9))

    told = story.play(Rolled(1), Rolled(6), Rolled(6), Rolled(1), Rolled(12))

    assert told == (
        RolledForStart(TAHU, 1),
        RolledForStart(LEWA, 6),
        RolledForStart(POHATU, 6),
        RolledForStart(LEWA, 1),
        RolledForStart(POHATU, 12),
        TurnStarted(POHATU, 1),
    )


@pytest.mark.rule("S5", "E6")
@pytest.mark.parametrize("edition", EDITIONS.values())
def test_everyone_begins_with_the_white_die(edition: Edition) -> None:
    terms = Terms(edition, HouseRules(), (Toa.TAHU, Toa.GALI), full_atlas())
    story = Story(deal(terms, Random(0)), {})

    story.play(Rolled(2), Rolled(1))

    assert story.legal() == [RollDie(Die.WHITE)]


@pytest.mark.rule("L1", "X1")
def test_how_the_temple_will_stand_is_random() -> None:
    turned = {dealt(seed=seed).stacks.temple for seed in range(60)}

    assert turned == set(range(6))


@pytest.mark.rule("H4")
def test_in_a_short_game_makutas_tile_is_anywhere_among_the_first_six() -> None:
    house = HouseRules(short_game=True)
    depths: Counter[int] = Counter()

    for seed in range(120):
        state = dealt(seed=seed, house=house)
        assert sorted(state.stacks.tiles) == [1, *range(2, 20)]
        depths[state.stacks.tiles[::-1].index(state.terms.atlas.makuta)] += 1

    assert set(depths) == set(range(6))


@pytest.mark.rule("H4", "I3")
def test_with_few_tiles_a_short_game_is_as_random_as_can_be() -> None:
    """Three tiles in the stack: it may be the first, the second or the third."""
    atlas = only(small_atlas(), "start", "makuta", "forest", "lake")
    terms = Terms(EN, HouseRules(short_game=True), (Toa.TAHU, Toa.GALI), atlas)
    states = [deal(terms, Random(seed)) for seed in range(40)]
    imagined = [makuta.imagine(makuta.observe(states[0], GALI), Random(s)) for s in range(40)]

    for deals in (states, imagined):
        assert {state.stacks.tiles.index(atlas.makuta) for state in deals} == {0, 1, 2}


@pytest.mark.rule("H4", "S2")
def test_in_a_long_game_it_can_be_anywhere() -> None:
    depths = {dealt(seed=seed).stacks.tiles[::-1].index(full_atlas().makuta) for seed in range(400)}

    assert depths == set(range(19))


@pytest.mark.rule("S4")
def test_dice_are_fair_to_every_number() -> None:
    """Nature can roll each side of the die, and nothing else."""
    state = dealt()

    rolled = {makuta.sample_chance(state, Random(seed)) for seed in range(200)}

    assert rolled == {Rolled(value) for value in range(1, 13)}


@pytest.mark.rule("H4")
@pytest.mark.parametrize("two_backs", [False, True])
def test_in_a_short_game_everyone_begins_with_a_key_and_a_power_token(
    two_backs: bool,  # noqa: FBT001
) -> None:
    house = HouseRules(short_game=True, two_backs=two_backs)
    deals = [
        deal(Terms(EN, house, (Toa.TAHU, Toa.GALI), full_atlas()), Random(seed))
        for seed in range(30)
    ]

    trays = [tray for state in deals for tray in state.trays]

    assert {len(tray) for tray in trays} == {2}
    assert {tray[0].kind for tray in trays} == {Kind.KEY}
    assert {tray[1].kind for tray in trays} == {Kind.KANOHI, Kind.TURAGA}
    for state in deals:
        for seat, tray in enumerate(state.trays):
            assert {disc.known for disc in tray} == {1 << seat}


@pytest.mark.rule("H4", "I1")
def test_the_others_see_the_backs_of_what_one_begins_with() -> None:
    terms = Terms(EN, HouseRules(short_game=True), (Toa.TAHU, Toa.GALI), full_atlas())

    tray = observe(deal(terms, Random(1)), GALI).trays[TAHU]

    assert [(disc.kind, disc.face) for disc in tray] == [(Kind.KEY, HIDDEN), (Kind.POWER, HIDDEN)]


@pytest.mark.rule("H4")
def test_a_short_game_begun_before_has_empty_trays() -> None:
    house = HouseRules(short_game=True, two_backs=True, empty_trays=True)
    terms = Terms(EN, house, (Toa.TAHU, Toa.GALI), full_atlas())

    assert deal(terms, Random(1)).trays == ((), ())
