"""Who knows what (section 13), and open trays (H5)."""

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random

import pytest
from attrs import evolve

from game.core.hexes import Side
from game.core.seats import OPEN, PUBLIC, Seat, Viewer
from game.rules import makuta
from game.rules.makuta.actions import (
    Action,
    ChooseLoss,
    Drawn,
    EndTurn,
    GiveUpKanohi,
    PlaceTile,
    RefuseToken,
    RollDie,
    Rolled,
    SwapToken,
    TakeFromTray,
    TakeUnseen,
    TurnUpLock,
    UseAkaku,
    UseBonuses,
)
from game.rules.makuta.akaku import DECLINE
from game.rules.makuta.editions import DE, FR, NL, HouseRules
from game.rules.makuta.events import (
    DieRolled,
    DiscsShown,
    Event,
    FieldsFilled,
    LockLaid,
    LockTurnedUp,
    MasksKept,
    PawnMoved,
    PawnSet,
    RahiLeft,
    RahiTurnedUp,
    RollLost,
    SuppliesLaidOut,
    TempleStood,
    TileBuried,
    TileDrawn,
    TokenGivenUp,
    TokenLookedAt,
    TokenLost,
    TokenRefused,
    TokenRemoved,
    TokenTaken,
    TrayOpened,
    TurnEnded,
    TurnStarted,
)
from game.rules.makuta.knowledge import observe, witness
from game.rules.makuta.phases import (
    Finishing,
    Meeting,
    OnField,
    OnTray,
    Placing,
    Starting,
    TryingOn,
    Weighing,
)
from game.rules.makuta.pieces import FAST_MASKS, HIDDEN, KINDS, Colour, Die, Disc, Kind
from game.rules.makuta.setup import box_of
from game.rules.makuta.state import Pile, SeenStacks, Stacks, State, Tray
from tests.makuta.atlases import full_atlas, only, small_atlas
from tests.makuta.rules.discs import (
    AIR,
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
    STONE,
    TAHU,
    VAKAMA,
    WATER,
    YELLOW,
    lock,
    mosquito,
    seen,
    shown,
    tiger,
)
from tests.makuta.rules.story import Story
from tests.makuta.situations import NORTH, drawn, situation, with_two_backs

START_IN_THE_MIDDLE = """
    . . . . .
    . S S S .
    0 S S S .
    . S S S .
    . . . . .
"""


def hidden(disc: Disc) -> Disc:
    """*disc* as somebody sees it who does not know its face."""
    return Disc(disc.kind, HIDDEN, disc.known, disc.slow)


def faces_on_tray(story: Story, seat: Seat, viewer: Viewer) -> list[int]:
    return [disc.face for disc in story.seen_by(viewer).trays[seat]]


def pile_seen_by(story: Story, viewer: Viewer) -> list[tuple[Kind, int]]:
    pile = story.seen_by(viewer).tokens.pile
    return sorted((disc.kind, disc.face) for disc in (*pile.old, *pile.fresh))


# What everyone sees


@pytest.mark.rule("I1")
def test_everyone_sees_the_table() -> None:
    story = situation(
        small_atlas(),
        lay=[("makuta", NORTH, 0)],
        temple=4,
        beaten=[mosquito(3), tiger(20)],
        trays=[[HAU, FIRE]],
    )

    for viewer in (TAHU, GALI, PUBLIC):
        table = story.seen_by(viewer)
        assert table.island == story.state.island
        assert table.pawns == story.state.pawns
        assert table.temple == 4
        assert table.turn == story.state.turn
        assert table.tokens.beaten == (shown(mosquito(3)), shown(tiger(20)))
        assert table.tiles_left == 6


@pytest.mark.rule("I1")
def test_everyone_sees_how_many_tokens_are_in_supply_but_not_which() -> None:
    story = situation(small_atlas(), trays=[[HAU, FIRE]], pile=[NUJU, NUJU])

    seen_stacks = story.seen_by(PUBLIC).stacks

    assert seen_stacks == SeenStacks(buried=(), supplies=(19, 19, 19, 0, 0, 23), locks=9, power=33)


@pytest.mark.rule("I1", "I3")
def test_nobody_sees_the_order_of_stacks_and_supplies() -> None:
    """Whatever lies there, the table looks the same."""
    story = situation(small_atlas())
    stacks = story.state.stacks
    other = Stacks(
        tiles=stacks.tiles[::-1],
        buried=0,
        supplies=tuple(faces[::-1] for faces in stacks.supplies),
        locks=stacks.locks[::-1],
        temple=5,
        power=stacks.power[::-1],
    )

    for viewer in (TAHU, GALI, PUBLIC):
        assert observe(evolve(story.state, stacks=other), viewer) == story.seen_by(viewer)


@pytest.mark.rule("I1", "G3")
def test_everyone_sees_the_drawn_tile() -> None:
    story = situation(small_atlas(), pawns={TAHU: ("start", (0, -3))})
    story.roll(1)
    *_, drawn_tile = story.walk(("start", Side.N))

    assert witness(drawn_tile, GALI) == TileDrawn(TAHU, story.tile("makuta"))
    assert isinstance(story.phase, Placing)
    assert story.seen_by(GALI).phase == story.phase


@pytest.mark.rule("I1")
def test_everyone_sees_every_roll() -> None:
    story = drawn("0 a b")

    (rolled,) = story.roll(2)

    assert witness(rolled, PUBLIC) == DieRolled(TAHU, Die.WHITE, 2, "U1")


@pytest.mark.rule("I1", "T2")
def test_of_new_tokens_everyone_sees_the_backs() -> None:
    atlas = only(small_atlas(), "start", "gorge", "makuta")
    story = situation(atlas, pawns={TAHU: ("start", (0, -3))}, supply=[ICE])
    story.roll(1)
    story.walk(("start", Side.N))

    told = story.play(PlaceTile(0))

    filled = FieldsFilled(story.tile("gorge"), ((story.at(("gorge", (0, 0))), ICE),))
    assert told[1] == filled
    for viewer in (TAHU, PUBLIC):
        assert witness(filled, viewer) == evolve(
            filled, discs=((story.at(("gorge", (0, 0))), hidden(ICE)),)
        )


@pytest.mark.rule("I1", "L2", "L3")
def test_a_lock_is_seen_once_it_is_turned_up() -> None:
    laid = LockLaid(7, lock(FIRE, WATER, AIR))
    story = situation(small_atlas(), lay=[("makuta", NORTH, 0)], pawns={TAHU: ("start", Side.N)})
    entrance = story.at(("makuta", Side.S))
    story.roll(1)
    story.walk(entrance)

    before = story.seen_by(GALI).tokens.locks[entrance].face
    story.play(TurnUpLock())

    assert witness(laid, TAHU) == LockLaid(7, hidden(lock(FIRE, WATER, AIR)))
    assert before == HIDDEN
    assert story.seen_by(GALI).tokens.locks == story.state.tokens.locks


@pytest.mark.rule("I1")
def test_after_the_end_everything_may_be_seen() -> None:
    story = drawn("0 m K", trays=[[HAU], [FIRE]], pile=[NUJU])

    table = story.seen_by(OPEN)

    assert table.trays == story.state.trays
    assert table.tokens == story.state.tokens
    filled = FieldsFilled(0, ((1, HAU),))
    assert witness(filled, OPEN) == filled


# What a seat knows


@pytest.mark.rule("I2", "T3")
def test_a_token_on_ones_own_tray_is_known() -> None:
    story = drawn("0 Y a", tokens={"Y": [FIRE]})
    story.roll(1)

    *_, taken = story.walk("Y")

    where = OnField(story.at("Y"))
    assert witness(taken, TAHU) == TokenTaken(TAHU, seen(FIRE, TAHU), where)
    assert witness(taken, GALI) == TokenTaken(TAHU, hidden(seen(FIRE, TAHU)), where)
    assert faces_on_tray(story, TAHU, TAHU) == [FIRE.face]
    assert faces_on_tray(story, TAHU, GALI) == [HIDDEN]


@pytest.mark.rule("I2", "R3")
def test_what_was_shown_stays_known_to_all() -> None:
    story = drawn("0 m a", trays=[[HAU, NUJU]], tokens={"m": [mosquito(1)]})
    story.roll(1)
    story.walk("m")
    story.roll(1)

    told = story.play(UseBonuses((1,)))

    assert witness(told[0], PUBLIC) == DiscsShown(TAHU, (1,), (shown(NUJU),), "R3")
    assert faces_on_tray(story, TAHU, GALI) == [HIDDEN, NUJU.face]
    assert faces_on_tray(story, TAHU, PUBLIC) == [HIDDEN, NUJU.face]


SIX = [Seat(seat) for seat in range(6)]
EVERY_VIEWER: tuple[Viewer, ...] = (*SIX, PUBLIC)


@pytest.mark.rule("I2", "T1")
@pytest.mark.parametrize("owner", SIX)
def test_of_six_each_sees_the_own_tray_and_no_other(owner: Seat) -> None:
    trays = [[HAU] if seat == owner else [] for seat in SIX]
    story = situation(small_atlas(), trays=trays, seat=owner)

    sees = {viewer for viewer in EVERY_VIEWER if faces_on_tray(story, owner, viewer) == [HAU.face]}

    assert sees == {owner}


@pytest.mark.rule("I2", "K5")
@pytest.mark.parametrize("owner", SIX)
def test_of_six_all_see_what_one_of_them_shows(owner: Seat) -> None:
    trays = [[KAKAMA] if seat == owner else [] for seat in SIX]
    story = situation(small_atlas(), trays=trays, seat=owner)

    story.play(RollDie(Die.RED, 0))

    for viewer in EVERY_VIEWER:
        assert faces_on_tray(story, owner, viewer) == [KAKAMA.face]


@pytest.mark.rule("I2", "K2")
def test_akaku_shows_a_tray_to_one_seat_only() -> None:
    story = with_two_backs("0 1 a", players=3, trays=[[AKAKU], [HAU, FIRE]])
    story.roll(1)
    story.walk("1")

    *_, opened = story.play(UseAkaku(0, GALI))

    tray = (seen(HAU, TAHU, GALI), seen(FIRE, TAHU, GALI))
    assert opened == witness(opened, TAHU) == TrayOpened(TAHU, GALI, tray)
    for viewer in (LEWA, PUBLIC):
        veiled = TrayOpened(TAHU, GALI, tuple(map(hidden, tray)))
        assert witness(opened, viewer) == veiled
    assert faces_on_tray(story, GALI, TAHU) == [HAU.face, FIRE.face]
    assert faces_on_tray(story, GALI, LEWA) == [HIDDEN, HIDDEN]


@pytest.mark.rule("I2", "K2", "E4")
def test_all_see_which_one_akaku_removes() -> None:
    story = drawn("0 1 a", players=3, trays=[[AKAKU], [HAU, FIRE]])
    story.roll(1)
    story.walk("1")
    story.play(UseAkaku(0, GALI))

    (removed,) = story.play(TakeFromTray(1))

    fire = seen(FIRE, TAHU, GALI)
    assert witness(removed, LEWA) == TokenRemoved(TAHU, GALI, 1, hidden(fire))
    assert pile_seen_by(story, TAHU) == [(Kind.KANOHI, AKAKU.face), (Kind.KEY, FIRE.face)]
    assert pile_seen_by(story, LEWA) == [(Kind.KANOHI, AKAKU.face), (Kind.KEY, HIDDEN)]


@pytest.mark.rule("I2", "T4")
def test_knowledge_follows_a_token_from_field_to_tray() -> None:
    """Tahu has looked at the key and refused it. Gali takes it: he knows what she has."""
    story = drawn("0 Y 1", players=3, tokens={"Y": [ICE]}, trays=[[FIRE, WATER, AIR], []])
    story.roll(1)
    story.walk("Y")
    story.play(RefuseToken(), EndTurn())
    story.put(TAHU, "start")

    story.roll(1)
    story.walk("Y")

    assert faces_on_tray(story, GALI, TAHU) == [ICE.face]
    assert faces_on_tray(story, GALI, LEWA) == [HIDDEN]


@pytest.mark.rule("I2", "K2")
def test_knowledge_follows_a_token_from_tray_to_tray() -> None:
    story = drawn("0 1 a", edition=NL, players=3, trays=[[AKAKU], [HAU, FIRE]])
    story.roll(1)
    story.walk("1")
    story.play(UseAkaku(0, GALI))

    (taken,) = story.play(TakeFromTray(1))

    fire = seen(FIRE, TAHU, GALI)
    assert witness(taken, LEWA) == TokenTaken(TAHU, hidden(fire), OnTray(GALI, 1))
    assert faces_on_tray(story, TAHU, GALI) == [FIRE.face]
    assert faces_on_tray(story, TAHU, LEWA) == [HIDDEN]


def lose_to_the_mosquito(story: Story, place: int) -> tuple[object, ...]:
    story.roll(1)
    story.walk("m")
    story.roll(1)
    return story.play(UseBonuses(()), ChooseLoss(place))


@pytest.mark.rule("I2", "R7")
def test_knowledge_follows_a_token_under_a_rahi() -> None:
    story = drawn(
        "0 m 1",
        players=3,
        tokens={"m": [mosquito(7), NUJU]},
        trays=[[seen(FIRE, LEWA)], []],
    )

    told = lose_to_the_mosquito(story, 0)

    fire = seen(FIRE, TAHU, LEWA)
    assert TokenLost(TAHU, GALI, 0, fire, story.at("m"), "R7") in told
    assert story.state.tokens.on_fields[story.at("m")][2] == fire
    held = {
        viewer: story.seen_by(viewer).tokens.on_fields[story.at("m")][2].face
        for viewer in (TAHU, LEWA, GALI)
    }
    assert held == {TAHU: FIRE.face, LEWA: FIRE.face, GALI: HIDDEN}


@pytest.mark.rule("I2", "R7")
def test_it_ends_beside_another_of_the_same_back_under_the_rahi() -> None:
    """Neither of the two keys is known any more; the Turaga and the Rahi are."""
    story = drawn(
        "0 m 1",
        tokens={"m": [shown(mosquito(7)), seen(WATER, GALI), seen(NUJU, GALI)]},
        trays=[[shown(FIRE)], []],
    )

    lose_to_the_mosquito(story, 0)

    assert story.state.tokens.on_fields[story.at("m")] == (
        shown(mosquito(7)),
        WATER,
        seen(NUJU, GALI),
        FIRE,
    )


@pytest.mark.rule("I2", "F2")
def test_knowledge_follows_a_token_to_the_start_field() -> None:
    """The used Miru is the only mask there: all know it, and know who takes it."""
    story = with_two_backs(START_IN_THE_MIDDLE, trays=[[MIRU], []], pile=[FIRE])

    story.fly("start")
    story.play(EndTurn())
    assert pile_seen_by(story, PUBLIC) == [(Kind.KANOHI, MIRU.face), (Kind.KEY, HIDDEN)]
    story.put(GALI, "0")
    story.roll(1)
    story.walk("start")
    story.play(TakeUnseen(Kind.KANOHI), Drawn(MIRU.face))

    assert faces_on_tray(story, GALI, PUBLIC) == [MIRU.face]


@pytest.mark.rule("I2", "F2")
def test_it_ends_beside_another_of_the_same_back_on_the_start_field() -> None:
    """The mask that lay there is no longer known either; the key is."""
    story = with_two_backs("0 . a", trays=[[MIRU]], pile=[shown(HAU), seen(FIRE, GALI)])

    story.fly("a")

    assert story.state.tokens.pile == Pile(old=(HAU, seen(FIRE, GALI)), fresh=(MIRU,))


@pytest.mark.rule("I2", "F2")
def test_it_ends_there_within_one_turn_too() -> None:
    story = with_two_backs("0 . a", trays=[[MIRU]], fresh=[shown(HAU), seen(FIRE, GALI)])

    story.fly("a")

    assert story.state.tokens.pile == Pile(fresh=(HAU, MIRU, seen(FIRE, GALI)))


@pytest.mark.rule("I2", "H6")
def test_tokens_that_come_together_are_mixed_at_once() -> None:
    """Three keys used up, with all looking on: nobody can tell which is which."""
    story = situation(
        small_atlas(),
        lay=[("makuta", NORTH, 0)],
        house=HouseRules(closed_keys=True),
        pawns={TAHU: ("start", Side.N)},
        locks={("makuta", Side.S): shown(lock(FIRE, WATER, AIR))},
        trays=[[FIRE, WATER, AIR]],
    )
    story.roll(1)
    story.walk(("makuta", Side.S))

    story.play(story.legal()[0])

    assert story.state.tokens.pile.fresh == (FIRE, WATER, AIR)


@pytest.mark.rule("I2", "F2")
def test_a_token_drawn_from_several_is_known_to_its_owner_alone() -> None:
    story = with_two_backs(START_IN_THE_MIDDLE, pile=[HAU, MIRU])
    story.roll(1)
    story.walk("start")

    story.play(TakeUnseen(Kind.KANOHI), Drawn(MIRU.face))

    assert story.state.trays[TAHU] == (seen(MIRU, TAHU),)
    assert story.state.tokens.pile.old == (HAU,)


@pytest.mark.rule("I2", "T5")
def test_a_token_given_up_is_known_to_whoever_had_seen_it() -> None:
    story = with_two_backs(
        "0 K a", tokens={"K": [MIRU]}, trays=[[HAU, HAU, PAKARI, seen(AKAKU, GALI)]]
    )
    story.roll(1)
    story.walk("K")

    (given_up,) = story.play(GiveUpKanohi(3))

    assert given_up == witness(given_up, GALI)
    assert given_up == TokenGivenUp(TAHU, 3, seen(AKAKU, TAHU, GALI), "T5")
    assert witness(given_up, PUBLIC) == TokenGivenUp(TAHU, 3, hidden(seen(AKAKU, TAHU, GALI)), "T5")


@pytest.mark.rule("I2", "K5")
def test_showing_one_of_equal_masks_tells_nothing_about_its_twin() -> None:
    story = situation(small_atlas(), trays=[[KAKAMA, KAKAMA]])

    story.play(RollDie(Die.RED, 0))

    assert faces_on_tray(story, TAHU, GALI) == [KAKAMA.face, HIDDEN]


@pytest.mark.rule("I2", "E6")
def test_a_proof_is_seen_by_all_and_ends_among_others() -> None:
    """After the white roll the mask is known to be slow, until it lies with another one."""
    story = with_two_backs(
        "0 K a", edition=DE, tokens={"K": [MIRU]}, trays=[[HAU] * 4], pile=[PAKARI]
    )
    story.roll(1)
    assert [disc.slow for disc in story.seen_by(GALI).trays[TAHU]] == [True] * 4
    story.walk("K")
    assert [disc.slow for disc in story.seen_by(GALI).trays[TAHU]] == [True] * 4 + [False]

    story.play(GiveUpKanohi(0))

    pile = story.seen_by(GALI).tokens.pile
    assert [disc.slow for disc in (*pile.old, *pile.fresh)] == [False, False]


@pytest.mark.rule("I2", "G5")
def test_supplies_laid_out_are_known_to_nobody() -> None:
    laid_out = SuppliesLaidOut((HAU, FIRE))

    assert witness(laid_out, TAHU) == SuppliesLaidOut((Disc(Kind.POWER, HIDDEN), hidden(FIRE)))


SEEN_BY_SOMEBODY = [
    DiscsShown(TAHU, (0,), (shown(HAU),), "K5"),
    LockTurnedUp(TAHU, 0, shown(lock(FIRE, WATER, AIR))),
    RahiTurnedUp(TAHU, 0, shown(mosquito(1))),
    TempleStood(tuple(Colour)),
    TileBuried(0),
    TileDrawn(TAHU, 0),
    TokenLookedAt(TAHU, seen(FIRE, TAHU), OnField(0)),
    TokenTaken(TAHU, seen(FIRE, TAHU), OnField(0)),
    TrayOpened(TAHU, GALI, ()),
]
SEEN_BEFORE = [
    TurnEnded(TAHU),
    TurnStarted(TAHU, 1),
    PawnMoved(TAHU, (0, 1)),
    PawnSet(TAHU, 0, 1, "X3"),
    TokenGivenUp(TAHU, 0, seen(FIRE, TAHU), "T4"),
    TokenRefused(TAHU, seen(FIRE, TAHU), OnField(0), to_start=False),
    TokenLost(TAHU, GALI, 0, seen(FIRE, TAHU), 0, "R7"),
    TokenRemoved(TAHU, GALI, 0, seen(FIRE, TAHU)),
    MasksKept(TAHU),
    RahiLeft(0, shown(mosquito(1))),
    RollLost(TAHU),
]


@pytest.mark.rule("I2")
@pytest.mark.parametrize("event", SEEN_BY_SOMEBODY)
def test_what_somebody_has_seen_for_the_first_time_cannot_be_taken_back(event: Event) -> None:
    assert makuta.reveals(event)


@pytest.mark.rule("I2")
@pytest.mark.parametrize("event", SEEN_BEFORE)
def test_what_shows_nothing_new_can(event: Event) -> None:
    assert not makuta.reveals(event)


# Fair play


def story_of_many_secrets() -> Story:
    """A Weighing phase with known, unknown and half-known tokens everywhere."""
    story = drawn(
        "0 Y m",
        edition=FR,
        tokens={"Y": [ICE], "m": [mosquito(7), HAU, seen(NUJU, GALI)]},
        trays=[[FIRE, WATER, AIR, KAKAMA], [seen(AKAKU, TAHU), MIRU]],
        pile=[shown(YELLOW), PAKARI],
    )
    story.roll(1, Die.RED)
    story.walk("Y")
    return story


@pytest.mark.rule("I3")
@pytest.mark.parametrize("viewer", [TAHU, GALI, PUBLIC])
@pytest.mark.parametrize("seed", range(5))
def test_what_a_player_imagines_looks_like_what_the_player_sees(viewer: Viewer, seed: int) -> None:
    story = story_of_many_secrets()
    table = story.seen_by(viewer)

    imagined = makuta.imagine(table, Random(seed))

    assert observe(imagined, viewer) == table


@pytest.mark.rule("I3")
def test_imagination_knows_no_more_than_the_player() -> None:
    """What Gali does not see comes out differently each time; what she sees never does."""
    table = story_of_many_secrets().seen_by(GALI)

    imagined = [makuta.imagine(table, Random(seed)) for seed in range(40)]

    assert len({state.trays[TAHU] for state in imagined}) > 20
    assert {tuple(d.face for d in state.trays[GALI]) for state in imagined} == {
        (AKAKU.face, MIRU.face)
    }


@pytest.mark.rule("I3", "B2")
@pytest.mark.parametrize("seed", range(10))
def test_imagination_knows_what_is_in_the_box(seed: int) -> None:
    """Every token is somewhere, and none twice, however much has been proved or seen."""
    story = story_of_many_secrets()
    story.play(RefuseToken(), EndTurn(), RollDie(Die.WHITE))
    story.state = evolve(story.state, trays=(story.state.trays[0], _slow(story.state.trays[1])))

    imagined = makuta.imagine(story.seen_by(TAHU), Random(seed))

    assert _faces(imagined) == {kind: Counter(faces) for kind, faces in box_of(FR).items()}


def masks_on(tray: Tray) -> set[int]:
    return {disc.face for disc in tray if disc.kind is Kind.KANOHI}


def _slow(tray: Tray) -> Tray:
    return tuple(evolve(disc, slow=True) for disc in tray)


def _faces(state: State) -> dict[Kind, Counter[int]]:
    tokens = state.tokens
    places = (*tokens.on_fields.values(), *state.trays, tokens.pile.old, tokens.pile.fresh)
    lying = [disc for discs in places for disc in discs]
    lying += [*tokens.beaten, *tokens.locks.values(), *state.stacks.power]
    supplies = (*state.stacks.supplies, state.stacks.locks)
    return {
        kind: Counter([*supplies[kind], *(disc.face for disc in lying if disc.kind is kind)])
        for kind in KINDS
    }


@pytest.mark.rule("I3", "T5")
def test_imagination_keeps_kakama_and_kaukau_apart() -> None:
    table = situation(small_atlas(), trays=[[], [HAU, HAU, HAU, HAU]]).seen_by(TAHU)

    for seed in range(60):
        masks = masks_on(makuta.imagine(table, Random(seed)).trays[GALI])
        assert not masks >= FAST_MASKS


@pytest.mark.rule("I3", "T5")
def test_but_a_mask_just_tried_on_may_clash() -> None:
    story = with_two_backs("0 K a", tokens={"K": [KAUKAU]}, trays=[[KAKAMA]])
    story.roll(1)
    story.walk("K")
    table = story.seen_by(GALI)

    imagined = [makuta.imagine(table, Random(seed)).trays[TAHU] for seed in range(200)]

    assert any({disc.face for disc in tray} >= FAST_MASKS for tray in imagined)


@pytest.mark.rule("I3", "M5", "K2")
@pytest.mark.parametrize("answer", [None, DECLINE])
def test_where_a_pawn_stands_proves_no_akaku(answer: Action | None) -> None:
    """Neither does it that whoever has come there lets the trays alone."""
    met = drawn("0 1 a", trays=[[HAU, AKAKU], [FIRE]])
    met.roll(1)
    met.walk("1")
    if answer is not None:
        met.play(answer)

    def has_akaku(seed: int) -> bool:
        tray = makuta.imagine(met.seen_by(GALI), Random(seed)).trays[TAHU]
        return AKAKU.face in masks_on(tray)

    assert {has_akaku(seed) for seed in range(40)} == {True, False}


@pytest.mark.rule("I3", "E6")
def test_imagination_believes_a_proof() -> None:
    story = situation(small_atlas(), edition=DE, trays=[[HAU, MIRU, PAKARI]])
    story.play(RollDie(Die.WHITE))
    table = story.seen_by(GALI)

    for seed in range(40):
        masks = masks_on(makuta.imagine(table, Random(seed)).trays[TAHU])
        assert not masks & FAST_MASKS


@pytest.mark.rule("I3", "E6")
def test_imagination_weighs_what_a_proof_leaves() -> None:
    """Twelve of the sixteen slow masks are on trays. Of the other twelve, eight are fast."""
    trays = [[HAU] * 4, [PAKARI] * 4, [AKAKU] * 4, [MIRU]]
    house = HouseRules(two_backs=True)
    story = situation(small_atlas(), trays=trays, house=house)
    proved = tuple(map(_slow, story.state.trays[:3]))
    story.state = evolve(story.state, trays=(*proved, story.state.trays[3]))
    table = story.seen_by(PUBLIC)

    masks = [makuta.imagine(table, Random(seed)).trays[3][0].face for seed in range(300)]

    assert 0.55 < sum(mask in FAST_MASKS for mask in masks) / 300 < 0.78


@pytest.mark.rule("I3", "G5")
def test_imagination_remembers_the_tiles_at_the_bottom() -> None:
    story = situation(
        small_atlas(), stack=["lake", "forest", "plain", "cave", "village", "gorge", "makuta"]
    )
    story.state = evolve(story.state, stacks=evolve(story.state.stacks, buried=2))
    table = story.seen_by(GALI)
    lair, gorge = story.tile("makuta"), story.tile("gorge")
    assert table.stacks.buried == (lair, gorge)

    stacks = [makuta.imagine(table, Random(seed)).stacks for seed in range(20)]

    assert {(stack.tiles[:2], stack.buried) for stack in stacks} == {((lair, gorge), 2)}
    assert len({stack.tiles for stack in stacks}) > 10


@pytest.mark.rule("I3", "H4")
@pytest.mark.parametrize("drawn_tiles", [0, 2, 5])
def test_imagination_knows_that_makutas_tile_is_near_in_a_short_game(drawn_tiles: int) -> None:
    """Of the first six tiles some have been drawn; it is one of the others."""
    house = HouseRules(short_game=True)
    lands = [tile.key for tile in full_atlas().tiles if tile.key.startswith("land")]
    lay = [(key, (10 * i + 10, 0), 0) for i, key in enumerate(lands[:drawn_tiles])]
    story = situation(full_atlas(), house=house, lay=lay)
    table = story.seen_by(GALI)

    depths = {
        makuta.imagine(table, Random(seed)).stacks.tiles[::-1].index(story.tile("makuta"))
        for seed in range(100)
    }

    assert depths == set(range(6 - drawn_tiles))


@pytest.mark.rule("I3", "H4")
def test_in_a_long_game_it_may_be_anywhere() -> None:
    story = situation(full_atlas())
    table = story.seen_by(GALI)

    depths = {
        makuta.imagine(table, Random(seed)).stacks.tiles.index(story.tile("makuta"))
        for seed in range(200)
    }

    assert depths == set(range(19))


@pytest.mark.rule("I3", "H4", "S2")
@pytest.mark.parametrize("short_game", [False, True])
@pytest.mark.parametrize("makuta_laid", [False, True])
def test_imagination_deals_every_tile_that_is_left_once(
    short_game: bool,  # noqa: FBT001
    makuta_laid: bool,  # noqa: FBT001
) -> None:
    """The one that has been drawn and is about to be placed is not among them."""
    story = situation(
        small_atlas(),
        house=HouseRules(short_game=short_game),
        lay=[("makuta" if makuta_laid else "gorge", NORTH, 0)],
        stack=["forest", "lake", "plain", "cave", "village", "gorge" if makuta_laid else "makuta"],
        pawns={TAHU: ("start", (2, 2))},
    )
    story.roll(1)
    story.walk(("start", Side.SE))
    assert isinstance(story.phase, Placing)

    imagined = makuta.imagine(story.seen_by(TAHU), Random(0))

    assert sorted(imagined.stacks.tiles) == sorted(story.state.stacks.tiles)
    assert len(imagined.stacks.tiles) == imagined.tiles_left == 5


@pytest.mark.rule("I3", "L1")
def test_imagination_sees_the_temple_once_it_stands() -> None:
    hidden_temple = situation(small_atlas(), temple=3).seen_by(TAHU)
    standing = situation(small_atlas(), temple=3, lay=[("makuta", NORTH, 0)]).seen_by(TAHU)

    assert len({makuta.imagine(hidden_temple, Random(s)).stacks.temple for s in range(60)}) == 6
    assert {makuta.imagine(standing, Random(s)).temple for s in range(10)} == {3}


@pytest.mark.rule("I3")
@pytest.mark.parametrize(
    "actions",
    [
        (),
        (RollDie(Die.RED, 3),),
        (RollDie(Die.RED, 3), Rolled(2)),
    ],
)
def test_the_same_is_legal_in_what_a_seat_sees(actions: Sequence[Action]) -> None:
    story = drawn(
        "a 0 m", trays=[[AKAKU, MIRU, FIRE, KAKAMA], [HAU]], pawns={GALI: "a"}, pile=[NUJU]
    )

    story.play(*actions)

    assert list(makuta.legal_actions(story.seen_by(TAHU))) == list(
        makuta.legal_actions(story.state)
    )


# Questions betray nothing


def on_the_start_field(tray: list[Disc]) -> Story:
    story = drawn(START_IN_THE_MIDDLE, trays=[tray, [VAKAMA]], pile=[NUJU])
    story.roll(1)
    story.walk("start")
    return story


def beside_another_pawn(tray: list[Disc]) -> Story:
    story = drawn("0 1 a", trays=[tray, [VAKAMA]])
    story.roll(1)
    story.walk("1")
    return story


@pytest.mark.rule("I4", "U2")
@pytest.mark.parametrize("tray", [[], [HAU], [FIRE], [AKAKU]])
def test_whoever_meets_a_tray_is_asked_whatever_they_hold(tray: list[Disc]) -> None:
    assert beside_another_pawn(tray).phase == Meeting(TAHU)


@pytest.mark.rule("I4", "M5", "H1")
@pytest.mark.parametrize("house", [HouseRules(), HouseRules(exact_count=True)])
def test_where_a_move_may_end_tells_nothing_of_a_tray(house: HouseRules) -> None:
    """So a roll that is lost, or a way that is taken, proves nothing."""
    ends = []
    for tray in ([], [AKAKU], [HAU]):
        story = drawn("0 a 1 b c", trays=[tray, [VAKAMA]], house=house)
        story.roll(3)
        ends.append(story.legal())

    assert ends[0] == ends[1] == ends[2]


def before_a_move(tray: list[Disc]) -> Story:
    return drawn("a 0 b", trays=[tray, [VAKAMA]], pawns={GALI: "b"})


def with_a_new_mask(tray: list[Disc]) -> Story:
    story = with_two_backs("0 K a", trays=[tray], tokens={"K": [KAUKAU]})
    story.roll(1)
    story.walk("K")
    return story


def at_the_die(tray: list[Disc]) -> Story:
    story = drawn("0 m a", trays=[tray])
    story.roll(1)
    story.walk("m")
    return story


def at_the_bonuses(tray: list[Disc]) -> Story:
    story = at_the_die(tray)
    story.roll(1)
    return story


def at_the_lock(tray: list[Disc]) -> Story:
    story = situation(
        small_atlas(),
        lay=[("makuta", NORTH, 0)],
        pawns={TAHU: ("start", Side.N)},
        locks={("makuta", Side.S): shown(lock(FIRE, WATER, AIR))},
        trays=[tray],
    )
    story.roll(1)
    story.walk(("makuta", Side.S))
    return story


@pytest.mark.rule("I4")
@pytest.mark.parametrize(
    ("come_to", "with_it", "without"),
    [
        (on_the_start_field, [AKAKU], [HAU]),
        (beside_another_pawn, [AKAKU], [HAU]),
        (before_a_move, [MIRU], [HAU]),
        (before_a_move, [KAKAMA], [HAU]),
        (with_a_new_mask, [KAKAMA], [HAU]),
        (at_the_die, [KAKAMA], [HAU]),
        (at_the_bonuses, [PAKARI], [MIRU]),
        (at_the_lock, [FIRE, WATER, AIR], [FIRE, WATER, STONE]),
    ],
)
def test_others_see_the_same_whether_or_not_the_answer_could_be_yes(
    come_to: Callable[[list[Disc]], Story], with_it: list[Disc], without: list[Disc]
) -> None:
    able, unable = come_to(with_it), come_to(without)

    assert able.legal() != unable.legal()
    for viewer in (GALI, PUBLIC):
        mine, other = able.seen_by(viewer), unable.seen_by(viewer)
        assert mine.phase == other.phase
        assert mine.trays == other.trays


@pytest.mark.rule("I4", "T5")
def test_a_mask_that_fits_is_asked_about_as_one_that_does_not() -> None:
    phases = [with_a_new_mask(tray).phase for tray in ([KAKAMA], [HAU])]

    assert phases == [TryingOn(TAHU, 1, Finishing(TAHU))] * 2


@pytest.mark.rule("I4", "I2")
def test_tokens_lie_on_a_tray_in_the_order_they_came() -> None:
    """So that the order tells nothing about the faces."""
    story = with_two_backs("0 Y K", tokens={"Y": [FIRE], "K": [HAU]}, trays=[[YELLOW, MIRU], []])
    story.roll(1)
    story.walk("Y")
    story.state = evolve(story.state, phase=Starting(TAHU))

    story.roll(1)
    story.walk("K")

    assert story.tray(TAHU) == (YELLOW, MIRU, FIRE, HAU)


# House rule H5


@pytest.mark.rule("H5", "T1")
@pytest.mark.parametrize("open_trays", [False, True])
def test_open_trays_are_seen_by_all(open_trays: bool) -> None:  # noqa: FBT001
    story = drawn(
        "0 Y a",
        players=3,
        house=HouseRules(open_trays=open_trays),
        tokens={"Y": [FIRE]},
        trays=[[], [NUJU]],
    )

    story.roll(1)
    *_, taken = story.walk("Y")

    expected = [FIRE.face] if open_trays else [HIDDEN]
    for viewer in (GALI, LEWA, PUBLIC):
        assert faces_on_tray(story, TAHU, viewer) == expected
        seen_event = witness(taken, viewer)
        assert isinstance(seen_event, TokenTaken)
        assert [seen_event.disc.face] == expected


@pytest.mark.rule("H5")
def test_what_lies_on_the_island_stays_hidden() -> None:
    story = drawn("0 m K", house=HouseRules(open_trays=True), tokens={"K": [HAU]}, pile=[FIRE])

    for viewer in (TAHU, PUBLIC):
        lying = story.seen_by(viewer).tokens
        faces = [disc.face for discs in lying.on_fields.values() for disc in discs]
        assert faces == [HIDDEN, HIDDEN]
        assert [disc.face for disc in lying.pile.old] == [HIDDEN]


@pytest.mark.rule("H5", "T4")
def test_a_key_that_is_weighed_is_on_no_tray_yet() -> None:
    story = drawn(
        "0 Y a",
        house=HouseRules(open_trays=True),
        tokens={"Y": [ICE]},
        trays=[[FIRE, WATER, AIR], []],
    )
    story.roll(1)
    story.walk("Y")

    weighed = story.seen_by(GALI).phase
    story.play(SwapToken(0))

    assert isinstance(weighed, Weighing)
    assert weighed.disc.face == HIDDEN
    assert faces_on_tray(story, TAHU, GALI) == [WATER.face, AIR.face, ICE.face]
