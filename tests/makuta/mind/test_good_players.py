"""What every good player does: explores, collects, fights at good odds, hunts the right keys."""

from random import Random

import pytest

from game.boxes.makuta.bots import PLAYERS, MakutaPlayer
from game.boxes.makuta.codec import turn
from game.boxes.makuta.mind.keys import matching
from game.boxes.makuta.odds import chance_above
from game.boxes.makuta.opening import open_match
from game.core.hexes import Side
from game.core.seats import Seat
from game.players.playing_out import play_out
from game.rules import makuta
from game.rules.makuta.actions import (
    Action,
    ChallengeMakuta,
    ChooseLoss,
    EndTurn,
    GiveUpKanohi,
    MoveTo,
    RefuseToken,
    RollDie,
    SwapToken,
    TurnUpLock,
    UseBonuses,
)
from game.rules.makuta.editions import EDITIONS, EN, Edition, HouseRules, Terms
from game.rules.makuta.phases import (
    Arrived,
    ChoosingBonuses,
    ChoosingLoss,
    Finishing,
    OnField,
    RahiFoe,
    TryingOn,
    Weighing,
)
from game.rules.makuta.pieces import Die, Disc, Symbol, Toa
from tests.makuta.atlases import full_atlas, small_atlas
from tests.makuta.rules.discs import (
    AIR,
    EARTH,
    FIRE,
    HAU,
    ICE,
    KAKAMA,
    KAUKAU,
    PAKARI,
    VAKAMA,
    WATER,
    WHENUA,
    YELLOW,
    lock,
    mosquito,
    seen,
    shown,
)
from tests.makuta.rules.story import Story
from tests.makuta.situations import NORTH, drawn, situation

ME, OTHER = Seat(0), Seat(1)
CORRIDOR = """
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . Y m 0 a . .
. . . . . . b . .
. . . . . . c . .
. . . . f e d . .
. . . . g . . . .
. . . . G . . . .
"""


@pytest.fixture(params=["novice", "adept"])
def bot(request: pytest.FixtureRequest) -> MakutaPlayer:
    return PLAYERS[request.param]


def choice(bot: MakutaPlayer, story: Story, seat: Seat = ME) -> Action:
    return bot.choose(makuta.observe(story.state, seat), Random(1))


def walks_to(bot: MakutaPlayer, story: Story) -> str:
    move = choice(bot, story)
    assert isinstance(move, MoveTo), move
    return story.name_of(move.field)


def at_the_lair(*tray: Disc, turned_up: Disc) -> Story:
    """Makuta's tile lies north; the pawn stands on its linked entrance."""
    return situation(
        small_atlas(),
        lay=[("makuta", NORTH, 0)],
        pawns={ME: ("makuta", Side.S)},
        locks={("makuta", Side.S): turned_up},
        trays=[tray, ()],
        phase=Arrived(ME),
    )


def test_the_odds_are_exact() -> None:
    assert chance_above((5,), Die.WHITE, 0) == pytest.approx(1 / 6)
    assert chance_above((18, 20), Die.GREEN, 10) == pytest.approx((4 + 2) / 24)
    assert chance_above((3,), Die.WHITE, 10) == 1


def test_it_goes_for_a_key_in_the_open(bot: MakutaPlayer) -> None:
    story = drawn(CORRIDOR.replace("m", "h"))
    story.roll(4)

    assert walks_to(bot, story) == "Y"


@pytest.mark.parametrize(("rahi", "end"), [(mosquito(1), "m"), (mosquito(7), "a")])
def test_it_fights_for_a_treasure_only_at_good_odds(
    bot: MakutaPlayer, rahi: Disc, end: str
) -> None:
    """A white die beats a mosquito of 1 five times in six, one of 7 never."""
    story = drawn(CORRIDOR, tokens={"m": [shown(rahi)]})
    story.roll(1)

    assert walks_to(bot, story) == end


def test_it_rolls_the_fastest_die(bot: MakutaPlayer) -> None:
    story = drawn(CORRIDOR, trays=[[KAUKAU], []])

    assert choice(bot, story) == RollDie(Die.GREEN, 0)


def test_it_uses_as_much_as_wins_and_shows_no_more(bot: MakutaPlayer) -> None:
    """Roll 4 against 13: Pakari is enough, Hau stays hidden."""
    foe = ChoosingBonuses(ME, RahiFoe(13, 0, 0), roll=4)
    story = situation(small_atlas(), trays=[[HAU, PAKARI], []], phase=foe)

    assert choice(bot, story) == UseBonuses((1,))


def test_it_shows_nothing_in_a_lost_duel(bot: MakutaPlayer) -> None:
    foe = ChoosingBonuses(ME, RahiFoe(20, 0, 0), roll=1)
    story = situation(small_atlas(), trays=[[HAU], []], phase=foe)

    assert choice(bot, story) == UseBonuses(())


def test_it_turns_up_a_lock(bot: MakutaPlayer) -> None:
    story = at_the_lair(FIRE, turned_up=lock(FIRE, WATER, AIR))

    assert choice(bot, story) == TurnUpLock()


def test_it_challenges_makuta_when_it_is_strong_enough(bot: MakutaPlayer) -> None:
    strong = [FIRE, WATER, YELLOW, PAKARI, PAKARI, VAKAMA]
    story = at_the_lair(*strong, turned_up=shown(lock(FIRE, WATER, AIR)))

    assert choice(bot, story) == ChallengeMakuta()


def test_it_does_not_challenge_makuta_with_bare_hands(bot: MakutaPlayer) -> None:
    story = at_the_lair(FIRE, WATER, YELLOW, turned_up=shown(lock(FIRE, WATER, AIR)))

    assert choice(bot, story) == EndTurn()


@pytest.mark.parametrize(
    ("new", "decision"), [(AIR, SwapToken(2)), (EARTH, RefuseToken()), (YELLOW, SwapToken(2))]
)
def test_it_hunts_keys_for_a_lock_it_knows(bot: MakutaPlayer, new: Disc, decision: Action) -> None:
    """The lock shows fire, water and air; ice is of no use."""
    story = at_the_lair(FIRE, WATER, ICE, turned_up=shown(lock(FIRE, WATER, AIR)))
    in_hand = Weighing(ME, seen(new, ME), OnField(0), Finishing(ME))
    story.state = story.state.but(phase=in_hand)

    assert choice(bot, story) == decision


def test_keys_are_matched_one_to_one() -> None:
    wanted = (Symbol.FIRE, Symbol.WATER, Symbol.AIR)

    assert matching([Symbol.FIRE, Symbol.FIRE, Symbol.STONE], wanted) == 1
    assert matching([Symbol.FIRE, Symbol.YELLOW, Symbol.YELLOW], wanted) == 3


def test_it_gives_up_the_mask_that_is_least_use(bot: MakutaPlayer) -> None:
    """A second Kaukau brings no faster die."""
    tray = [KAUKAU, HAU, PAKARI, PAKARI, KAUKAU]
    story = situation(small_atlas(), trays=[tray, []], phase=TryingOn(ME, 4, Finishing(ME)))

    assert choice(bot, story) in (GiveUpKanohi(0), GiveUpKanohi(4))


def test_it_takes_from_the_beaten_what_hurts_most(bot: MakutaPlayer) -> None:
    """Of what it knows: Gali's own Turaga would hurt more, but nobody has seen it."""
    tray = [shown(HAU), shown(PAKARI), KAKAMA, WHENUA]
    loss = ChoosingLoss(ME, OTHER, RahiFoe(20, 0, 0))
    story = situation(small_atlas(), trays=[[], tray], phase=loss)

    assert choice(bot, story) == ChooseLoss(1)


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.key)
def test_it_plays_whole_games_in_every_edition(bot: MakutaPlayer, edition: Edition) -> None:
    terms = Terms(edition, HouseRules(), (Toa.TAHU, Toa.GALI, Toa.KOPAKA), full_atlas())

    result = play_out(open_match(terms, "a whole game"), [bot] * 3, turn)

    assert result.winners


def test_it_beats_the_random_player(bot: MakutaPlayer) -> None:
    """The whole figure is a proof; here a few games must not be lost."""
    terms = Terms(EN, HouseRules(), (Toa.TAHU, Toa.GALI), full_atlas())
    players = [bot, PLAYERS["random"]]

    winners = [play_out(open_match(terms, f"few {n}"), players, turn).winners for n in range(4)]

    assert winners == [(0,)] * 4


def test_the_same_seed_gives_the_same_game(bot: MakutaPlayer) -> None:
    terms = Terms(EN, HouseRules(), (Toa.TAHU, Toa.GALI), full_atlas())
    one, other = (play_out(open_match(terms, "same"), [bot] * 2, turn) for _ in range(2))

    assert one == other
