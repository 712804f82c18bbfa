"""`lab`: what it counts in staged games, and the report of a few quick ones."""

import json
import re
from functools import cache
from pathlib import Path
from shutil import copytree

import pygame
import pytest

from game.boxes import SHELF
from game.core.hexes import Side
from game.core.seats import NATURE
from game.places import contents_of
from game.players.playing_out import Doing, Result
from game.rules import makuta
from game.rules.makuta.actions import (
    Action,
    ChallengeMakuta,
    ChooseLoss,
    EndTurn,
    RollDie,
    Rolled,
    TakeFromTray,
    UseAkaku,
    UseBonuses,
)
from game.rules.makuta.editions import DE, HouseRules
from game.rules.makuta.events import TurnEnded, TurnStarted
from game.rules.makuta.pieces import Die, Disc
from game.rules.makuta.tiles import tile_of
from game.shelf.choices import Setup
from tests.makuta.atlases import small_atlas
from tests.makuta.rules.discs import (
    AIR,
    AKAKU,
    FIRE,
    GALI,
    HAU,
    KAUKAU,
    NUJU,
    PAKARI,
    TAHU,
    VAKAMA,
    WATER,
    YELLOW,
    lock,
    mosquito,
    shown,
)
from tests.makuta.rules.story import Story
from tests.makuta.situations import NORTH, drawn, situation
from tools import lab
from tools.lab_figures.every_game import WatchedGame as AnyGame
from tools.lab_figures.every_game import length_noted, wins_noted
from tools.lab_trials import trials_in
from tools.makuta.lab import (
    dealings,
    deciders,
    duels,
    eventful,
    lead,
    milestones,
    tiles,
    words,
)
from tools.makuta.lab.courses import course_of as course_of_needs
from tools.makuta.lab.courses import decisiveness, drama, lead_change, uncertainty
from tools.makuta.lab.rounds import by_round, risk_of, safe_from
from tools.makuta.lab.wanted import Wish
from tools.makuta.lab.watched_game import MakutaDoing, WatchedGame
from tools.orders import Order
from tools.proofs.results import Figures
from tools.wishes import asked

OPEN_LOCK = shown(lock(FIRE, WATER, AIR))
ENTRANCE = ("makuta", Side.S)
ODDS_WITH_HAU = round(108 / 114, 3)  # of 19 mosquitoes and six rolls each; of 7 there are two
RED_BEFORE_US = 2  # turned so far, red faces the southern entrance: Makuta has 20


# Staging


def course_of(story: Story, *actions: Action) -> WatchedGame:
    """The first turn begins, and *actions* are played."""
    seat = story.seat
    doings: list[MakutaDoing] = [
        Doing(story.state, seat, EndTurn(), (TurnStarted(seat, 1),), story.state)
    ]
    for action in actions:
        before, seat = story.state, story.seat
        events = story.play(action)
        doings.append(Doing(before, seat, action, events, story.state))
    return watched(doings)


def watched(doings: list[MakutaDoing]) -> WatchedGame:
    end = doings[-1].after
    figures = tuple(toa.name.lower() for toa in end.terms.toas)
    won = makuta.winners(end)
    first = next(doing.seat for doing in doings if doing.seat != NATURE)
    result = Result(
        len(figures), first, tuple(won or ()), won is not None, end.turn.number, len(doings)
    )
    return WatchedGame.of(AnyGame(Setup("en", figures), result, tuple(doings)))


def on_foot(story: Story, where: str) -> tuple[Action, ...]:
    """A white roll of 1, and a step."""
    (move,) = (
        action
        for action in makuta.legal_actions(
            makuta.advance(makuta.advance(story.state, RollDie(Die.WHITE)).state, Rolled(1)).state
        )
        if getattr(action, "field", None) == story.at(where)
    )
    return RollDie(Die.WHITE), Rolled(1), move


def at_the_mosquito(roll: int, tray: list[Disc]) -> WatchedGame:
    story = drawn("a 0 m b o", tokens={"m": [mosquito(4)]}, trays=[tray])
    return course_of(story, *on_foot(story, "m"), RollDie(Die.WHITE), Rolled(roll), UseBonuses(()))


def last_duel(
    tray: list[Disc], bonuses: tuple[int, ...], roll: int = 1, die: Die = Die.WHITE
) -> WatchedGame:
    """Tahu stands on an entrance whose lock is open, and beats the Makuta of 20."""
    story = situation(
        small_atlas(),
        lay=[("makuta", NORTH, 0)],
        pawns={TAHU: ("start", Side.N)},
        locks={ENTRANCE: OPEN_LOCK},
        trays=[tray, [HAU]],
        temple=RED_BEFORE_US,
    )
    story.roll(1)
    story.walk(ENTRANCE)
    mask = tray.index(KAUKAU) if die is Die.GREEN else None
    return course_of(
        story,
        ChallengeMakuta(),
        Rolled(6),
        RollDie(die, mask),
        Rolled(roll),
        UseBonuses(bonuses),
    )


# Duels


@pytest.mark.parametrize(("roll", "end"), [(5, "won"), (4, "tied"), (3, "lost")])
def test_a_duel_is_noted_with_its_foe_and_its_end(roll: int, end: str) -> None:
    game = at_the_mosquito(roll, [HAU])

    assert duels.noted(game) == {"duels": [[1, "mosquito", end, ODDS_WITH_HAU]]}


def test_duels_are_counted_by_foe_and_by_span() -> None:
    notes = [
        {"duels": [[1, "mosquito", "won", 0.9], [5, "tiger", "lost", 0.2]]},
        {"duels": [[6, "makuta", "lost", 0.65], [11, "tiger", "won", 1.0]]},
    ]

    figures = duels.summed(notes)

    assert figures["by_foe"]["tiger"]["won_share"] == 0.5
    assert figures["by_foe"]["tiger"]["per_game"] == 1.0
    assert figures["by_foe"]["scorpion"]["won_share"] is None
    assert figures["by_foe"]["makuta"]["lost"] == 1
    assert figures["rahi"]["lost_share"] == pytest.approx(1 / 3, abs=1e-4)
    assert [(span["won"], span["lost"]) for span in figures["rahi_by_span"]] == [
        (1, 1),
        (0, 0),
        (1, 0),
    ]
    assert figures["rahi"]["tense_share"] == pytest.approx(1 / 3, abs=1e-4)
    assert [place for place, each in enumerate(figures["rahi_by_odds"]) if each["won"]] == [9]
    assert [place for place, each in enumerate(figures["makuta_by_odds"]) if each["lost"]] == [6]


def test_the_odds_of_a_duel_are_those_of_who_enters_it() -> None:
    """A Rahi that was met before is known; one that was not may have any strength of its class."""
    met = drawn("a 0 m b o", tokens={"m": [shown(mosquito(7))]}, trays=[[HAU]])

    game = course_of(met, *on_foot(met, "m"), RollDie(Die.WHITE), Rolled(6), UseBonuses((0,)))

    assert duels.noted(game)["duels"] == [[1, "mosquito", "won", round(4 / 6, 3)]]


def test_a_challenge_has_the_odds_of_before_the_temple_turns() -> None:
    """1 to 6 and 20 against 18, 20, 21, 22, 23 and 24."""
    game = last_duel([FIRE, WATER, AIR, PAKARI, VAKAMA], (3, 4))

    ((_, foe, end, odds),) = duels.noted(game)["duels"]

    assert (foe, end) == ("makuta", "won")
    assert odds == round((6 + 6 + 5 + 4 + 3 + 2) / 36, 3)


# Who can no longer lose


@pytest.mark.parametrize(
    ("tray", "safe"),
    [
        ([], 0),
        ([HAU], 0),  # 1 + 5 falls short of a mosquito with 7
        ([PAKARI], 1),
        ([PAKARI, HAU], 2),
        ([PAKARI, VAKAMA], 3),  # 1 + 20 against a tiger with 20
        ([PAKARI, PAKARI, HAU], 4),  # and 1 + 25 against a Makuta with 24
    ],
)
def test_who_can_no_longer_lose(tray: list[Disc], safe: int) -> None:
    assert safe_from(drawn("a 0 b", trays=[tray]).state, TAHU) == safe


def test_house_rules_and_editions_change_who_can_lose() -> None:
    tray = [PAKARI, PAKARI, HAU]
    no_stacking = drawn("a 0 b", trays=[tray], house=HouseRules(no_stacking=True))

    assert safe_from(no_stacking.state, TAHU) == 2
    assert safe_from(drawn("a 0 b", trays=[tray], edition=DE).state, TAHU) == 3


def test_the_risk_is_the_chance_to_lose_to_any_rahi_of_the_box() -> None:
    strengths = [1 + i % 7 for i in range(19)] + [7 + i % 7 for i in range(19)]
    strengths += [13 + i % 8 for i in range(19)]
    rolls = [(roll, strength) for roll in range(1, 13) for strength in strengths]
    lost = sum(roll + 5 < strength for roll, strength in rolls)

    risk = risk_of(drawn("a 0 b", trays=[[KAUKAU, HAU]]).state, TAHU)

    assert risk == pytest.approx(lost / len(rolls))


def test_only_whole_rounds_count() -> None:
    assert by_round([(1, 3.5), (1, 4.0), (2, 9.0)], seats=2) == [[3.5, 4.0]]


# Tokens that decide


def test_a_token_is_needed_if_the_rest_of_the_tray_would_not_have_won() -> None:
    """20 + 1 beats 20; without either of them it would have been 11."""
    noted = deciders.noted(last_duel([FIRE, WATER, AIR, PAKARI, VAKAMA], (3, 4)))

    assert noted["used"] == noted["needed"] == ["Coloured key", "Own Turaga", "Pakari"]
    assert noted["others_held"][0] == ["Hau"]


def test_a_token_that_another_could_have_replaced_is_used_and_not_needed() -> None:
    """Without Hau there would still have been Nuju."""
    noted = deciders.noted(last_duel([FIRE, WATER, YELLOW, PAKARI, HAU, NUJU], (3, 4), roll=6))

    assert noted["used"] == ["Coloured key", "Hau", "Pakari", "Yellow key"]
    assert noted["needed"] == ["Coloured key", "Pakari", "Yellow key"]


@pytest.mark.parametrize(("roll", "needed"), [(6, False), (11, True)])
def test_a_fast_die_is_needed_if_even_a_six_would_not_have_done(
    roll: int,
    needed: bool,  # noqa: FBT001
) -> None:
    tray = [FIRE, WATER, AIR, PAKARI, KAUKAU, *([] if needed else [VAKAMA])]
    bonuses = (3,) if needed else (3, 5)

    noted = deciders.noted(last_duel(tray, bonuses, roll, Die.GREEN))

    assert "Kaukau" in noted["used"]
    assert ("Kaukau" in noted["needed"]) is needed


def test_a_stolen_key_ends_the_threat_of_who_could_have_won() -> None:
    story = situation(
        small_atlas(),
        lay=[("makuta", NORTH, 0)],
        pawns={TAHU: ("start", Side.N), GALI: ENTRANCE},
        locks={ENTRANCE: OPEN_LOCK},
        trays=[[AKAKU], [FIRE, WATER, AIR, PAKARI, HAU]],
    )
    story.roll(1)
    story.walk(ENTRANCE)

    noted = deciders.noted(course_of(story, UseAkaku(0, GALI), TakeFromTray(0)))

    assert noted == {
        "losses": [["akaku", "Coloured key"]],
        "threats_ended": [["akaku", "Coloured key"]],
    }


def test_a_loss_of_who_could_not_have_won_ends_no_threat() -> None:
    story = drawn("0 1 a", trays=[[AKAKU], [FIRE, WATER, AIR, PAKARI]])
    game = course_of(story, *on_foot(story, "1"), UseAkaku(0, GALI), TakeFromTray(3))

    noted = deciders.noted(game)

    assert noted == {"losses": [["akaku", "Pakari"]], "threats_ended": []}


# Tiles


def test_what_happens_on_a_tile_is_counted_there() -> None:
    story = drawn("0 Y m b o", tokens={"m": [mosquito(4)]})
    here = story.state.terms.atlas.tiles[tile_of(story.at("0"))].key
    game = course_of(story, *on_foot(story, "Y"))

    noted = tiles.noted(game)[here]

    assert (noted["taken"], noted["crossed"], noted["duels"]) == (1, 1, 0)
    assert (noted["treasures_left"], noted["rahi_left"]) == (0, 1)


def test_a_turn_ends_on_one_tile_and_is_a_fair_share_for_all_that_lie() -> None:
    noted = tiles.noted(at_the_mosquito(4, []))

    assert noted["start"]["fair"] == 1.0  # the other tile was laid before the course began
    assert (noted["here"]["ended"], noted["here"]["duels"]) == (1, 1)


def test_a_tile_below_half_its_share_is_quiet() -> None:
    def game(ended: int) -> Figures:
        counts = {"ended": ended, "fair": 10.0, "crossed": 0, "taken": 1, "duels": 0}
        left = {"treasures": 2, "treasures_left": 1, "rahi": 0, "rahi_left": 0}
        return {"role": "land", "laid": 3, **counts, **left}

    never = {**game(0), "laid": None}
    figures = tiles.summed([{"busy": game(6), "dead": game(4), "never": never}])

    assert [key for key, tile in figures.items() if tile["quiet"]] == ["dead", "never"]
    assert figures["busy"]["activity"] == 0.6
    assert figures["busy"]["treasures_left_share"] == 0.5
    assert figures["busy"]["rahi_left_share"] is None
    assert figures["never"]["taken"] is None


# Whether something happens


def test_a_turn_is_a_walk_unless_something_happens_on_it() -> None:
    walk = drawn("0 a K b o")
    find = drawn("0 K b c o")

    assert eventful.noted(course_of(walk, *on_foot(walk, "a")))["turns"][0] == "."
    assert eventful.noted(course_of(find, *on_foot(find, "K")))["turns"][0] == "token"
    assert eventful.noted(at_the_mosquito(3, []))["turns"][0] == "rahi set"


def test_eventful_turns_are_told_by_thirds_and_walks_by_player() -> None:
    turns = ["token", ".", "tile", ".", "rahi set", "."]

    figures = eventful.summed([{"seats": 2, "turns": turns}])

    assert figures["share"] == 0.5
    assert figures["thirds"] == [0.5, 0.5, 0.5]
    assert (figures["kinds"]["rahi"], figures["kinds"]["lock"]) == (
        pytest.approx(1 / 6, abs=1e-4),
        0,
    )
    assert figures["walks_in_a_row"]["max"] == 3


# Between players


def test_a_token_that_a_neighbour_chooses_is_a_dealing() -> None:
    story = drawn("a 0 m b o", tokens={"m": [mosquito(4)]}, trays=[[HAU]])
    duel = (RollDie(Die.WHITE), Rolled(3), UseBonuses(()))

    game = course_of(story, *on_foot(story, "m"), *duel, ChooseLoss(0))

    assert dealings.noted(game) == {"dealings": [[1, "rahi"]]}


def test_dealings_are_counted_by_what_they_were() -> None:
    notes: list[Figures] = [
        {"dealings": [[3, "akaku"], [9, "makuta"], [9, "akaku"]]},
        {"dealings": []},
    ]

    figures = dealings.summed(notes)

    assert (figures["per_game"], figures["without_any"]) == (1.5, 0.5)
    assert figures["by_dealing"] == {"akaku": 1.0, "rahi": 0.0, "makuta": 0.5}
    assert figures["akaku_share"] == pytest.approx(2 / 3, abs=1e-4)


# Who leads

COURSE = course_of_needs([[10, 10], [5, 10], [10, 5], [10, 5], [8, 2], [1, 3]], winner=0)


def test_the_lead_is_with_whoever_needs_the_fewest_turns() -> None:
    assert COURSE.leaders == (0, 0, 1, 1, 1, 0)
    assert COURSE.lead_changes == 2
    assert COURSE.odds[1] == pytest.approx((0.8, 0.2))


def test_a_game_is_decided_when_nobody_else_leads_any_more() -> None:
    assert COURSE.decided == pytest.approx(5 / 6)
    assert course_of_needs([[5, 9], [4, 9]], winner=0).decided == 0.0


def test_brownes_measures() -> None:
    last = 16 / 17 - 1 / 17  # somebody who needs 2 turns against one who needs 8

    assert drama(COURSE) == pytest.approx((2 * 0.6**0.5 + last**0.5) / 3)
    assert lead_change(COURSE) == pytest.approx(2 / 5)
    assert decisiveness(COURSE) == 1.0  # the rival had been nearer to winning than the winner
    assert uncertainty(course_of_needs([[7, 7, 7]] * 2, winner=0)) == pytest.approx(1.0)
    assert uncertainty(course_of_needs([[0.3, 300]] * 2, winner=0)) < 0.001


def test_a_game_that_ends_as_soon_as_one_is_ahead_is_decisive() -> None:
    early = course_of_needs([[10, 10], [1, 10], [1, 10], [1, 10]], winner=0)

    assert decisiveness(early) == 0.25
    assert drama(early) == 0.0


def test_the_leader_at_half_time_is_told_over_all_games() -> None:
    names = {"toas": ["Tahu", "Gali"]}
    won = {"needs": [[9, 9], [9, 3], [3, 9], [1, 9]], "winner": 0, **names}
    lost = {"needs": [[9, 9], [9, 2], [9, 2], [1, 9]], "winner": 0, **names}
    unfinished = {"needs": [[9, 9]], "winner": None, **names}

    figures = lead.summed([won, lost, unfinished])

    assert figures["games"] == 2
    assert figures["leader_at_half_wins"] == 0.5
    assert figures["most_dramatic"]["odds"][2] == [0.047, 0.953]


# What is wanted


def test_a_wish_says_what_it_wants_and_whether_it_is_met() -> None:
    wish = Wish("duels won", lambda figures: figures["won"], 0.75, 0.88)

    assert wish.in_words() == "75 % to 88 %"
    assert [wish.is_met({"won": share}) for share in (0.7, 0.75, 0.88, 0.9, None)] == [
        *(False, True, True, False, False)
    ]


# Whole games


@cache
def whole_game() -> WatchedGame:
    order = Order(SHELF.first, contents_of(SHELF.first), "en", {}, ("adept",) * 3, "lab")
    return WatchedGame.of(lab.watched(order, 0))


def test_the_figures_of_a_whole_game_agree_with_its_events() -> None:
    game = whole_game()
    ended = sum(isinstance(told.event, TurnEnded) for told in game.told)
    winner = game.winner

    counted = tiles.noted(game).values()
    reached = milestones.noted(game)

    assert winner is not None
    assert sum(tile["ended"] for tile in counted) == ended
    assert sum(tile["fair"] for tile in counted) == pytest.approx(ended, abs=0.05)
    assert length_noted(game)["turns"] == pytest.approx((ended + 1) / 3, abs=0.01)
    assert reached["found"] <= reached["lock"] <= reached["challenged"] <= reached["won"]
    assert reached["won"] == (ended + 3) // 3
    assert len(eventful.noted(game)["turns"]) == ended + 1
    assert len(lead.noted(game)["needs"]) == reached["won"]
    assert wins_noted(game)["winners"] == [game.place(winner)]


# The command


@pytest.fixture
def wishes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    monkeypatch.setattr(lab, "PLAYED", tmp_path / "played.jsonl")
    return [str(tmp_path / "report"), "--games", "2", "--players", "2", "--seed", "7"]


def test_it_writes_a_page_with_pictures_and_all_figures_and_goes_on_where_it_stopped(
    wishes: list[str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    code = lab.main([*wishes, "--compare", "h2", ""])

    answer = json.loads(capsys.readouterr().out)
    report = tmp_path / "report"
    figures = json.loads((report / "figures.json").read_text("utf-8"))
    page = (report / "index.html").read_text("utf-8")
    pictures = set(re.findall(r'src="(\w+\.png)"', page))
    assert code == 0
    assert list(answer) == ["no house rules", "H2"]
    assert answer["no house rules"]["games"] == answer["no house rules"]["finished"] == 2
    assert [trial["name"] for trial in figures["trials"]] == ["no house rules", "H2"]
    assert sum(figures["trials"][0]["length"]["histogram"]) == 2
    assert {path.name for path in report.glob("*.png")} == pictures
    assert len(pictures) == 23
    assert pygame.image.load(report / "tiles.png").get_width() == 1760
    assert "No tile is quiet" in page or "Quiet:" in page

    monkeypatch.setattr("tools.orders.get_context", None)  # nobody is asked to play again
    assert lab.main([*wishes, "--compare", "H2"]) == 0
    assert json.loads(capsys.readouterr().out) == answer
    assert (report / "index.html").read_text("utf-8") == page


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--players", "7"], "2 to 6 can play, not “7”."),
        (["--edition", "pl"], "There is no edition 'pl'; choose one of nl, de, fr, en, us."),
        (["--compare", "H2", "H9"], "There is no house rule 'H9'; choose from "),
        (["--compare", "H3"], "H3 needs a number from 1 to 10, as in H3=10; got 'H3'."),
    ],
)
def test_a_wrong_wish_gets_a_clear_sentence(
    arguments: list[str], message: str, wishes: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert lab.main([*wishes, *arguments]) == 2
    assert capsys.readouterr().err.startswith(message)


def test_another_level_set_is_named_by_its_folder(tmp_path: Path) -> None:
    levels = tmp_path / "our_set"
    copytree(contents_of(SHELF.first).levels, levels)
    (levels / "ta_koro.tmx").unlink()  # or it would be the same set, and tried once

    played, _ = trials_in(asked("lab", ["report", "--compare", str(levels)], SHELF))

    assert [trial.name for trial in played] == ["makuta", "our_set"]
    assert len(played[1].order.match(0).state.terms.atlas.tiles) == 19


# What the figures say


def trial(share: float, games: int) -> Figures:
    """In every round, this share of players can no longer lose to any Rahi."""
    return {"safety": {"rounds": [{"games": games, "tiger": share}] * 40}}


@pytest.mark.parametrize(
    ("games", "told"), [(20, "so many games do not tell this from chance"), (400, "lie apart")]
)
def test_a_house_rule_helps_if_the_intervals_lie_apart(games: int, told: str) -> None:
    sentence = words.helps(
        {"no house rules": trial(0.4, games), "H2": trial(0.2, games), "H6": trial(0.3, games)}
    )

    assert "with H2: 20 %, against 40 % with no house rules" in sentence
    assert told in sentence


def test_a_house_rule_that_leaves_more_players_beyond_losing_does_not() -> None:
    sentence = words.helps({"no house rules": trial(0.2, 50), "H3=5": trial(0.3, 50)})

    assert sentence == "None of them leaves fewer players beyond losing than no house rules."
