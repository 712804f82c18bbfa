"""Where pawns share a field it is Akaku or what the field has, whichever is worth more (K2)."""

import pytest

from game.boxes.makuta.bots import PLAYERS
from game.boxes.makuta.mind.errands import Errands
from game.boxes.makuta.mind.goals import goals, of_fields
from game.boxes.makuta.mind.motives import Fetch, Motive, NothingToGain, OnlyChoice, Pursuit, Spy
from game.boxes.makuta.mind.prospects import prospects_of
from game.boxes.makuta.mind.scales import Scales
from game.boxes.makuta.mind.temper import PLAIN
from game.boxes.makuta.mind.trays import of_harm, of_tray
from game.boxes.makuta.mind.why import why
from game.boxes.makuta.mind.worth import Worth, worth_to
from game.core.hexes import Side
from game.core.luck import Luck
from game.core.seats import Seat
from game.rules import makuta
from game.rules.makuta.actions import Action, TakeFromTray, UseAkaku
from game.rules.makuta.akaku import DECLINE
from game.rules.makuta.editions import DE, EN
from game.rules.makuta.phases import Looking, Meeting
from game.rules.makuta.pieces import Disc
from tests.makuta.atlases import small_atlas
from tests.makuta.rules.discs import (
    AIR,
    AKAKU,
    FIRE,
    GALI,
    HAU,
    PAKARI,
    TAHU,
    VAKAMA,
    WATER,
    lock,
    shown,
)
from tests.makuta.rules.story import Story
from tests.makuta.situations import NORTH, drawn, situation

ENTRANCE = ("makuta", Side.S)
STRONG = [PAKARI, PAKARI, VAKAMA]
LOOK = UseAkaku(0, GALI)


def scales_of(story: Story, viewer: Seat = TAHU) -> Scales:
    return Scales(story.seen_by(viewer), TAHU, PLAIN)


def worth_in(story: Story) -> Worth:
    return worth_to(story.seen_by(TAHU), TAHU, PLAIN)


def beside_gali(*mine: Disc) -> Story:
    """On a field that has nothing."""
    return drawn("0 1 a", pawns={GALI: "0"}, trays=[mine, [HAU, FIRE]], phase=Meeting(TAHU))


def best(story: Story) -> Action:
    return max(story.legal(), key=scales_of(story))


@pytest.mark.rule("K2")
def test_with_akaku_a_tray_is_worth_a_walk() -> None:
    """Without it, it is not, for a field that has nothing itself."""
    able, unable = (drawn("0 1 a", trays=[[mask], [HAU]]) for mask in (AKAKU, HAU))
    field = able.at("1")

    assert goals(worth_in(able))[field] > 1.0
    assert field not in goals(worth_in(unable))
    assert Errands(prospects_of(worth_in(able))).at(field) == Spy(GALI, 1, leads=True)


@pytest.mark.rule("K2")
def test_a_fuller_tray_is_worth_more() -> None:
    """Its owner is closer to winning."""
    poor, rich = (
        goals(worth_in(drawn("0 1 a", trays=[[AKAKU], tray])))
        for tray in ([shown(HAU)], [shown(HAU), shown(PAKARI), shown(VAKAMA)])
    )

    assert max(rich.values()) > max(poor.values())


@pytest.mark.rule("K2")
def test_of_two_tokens_that_nobody_has_seen_the_better_one_may_be_taken() -> None:
    """Together they promise more than each by itself."""
    nothing, one, two = (
        of_tray(worth, GALI) - PLAIN.tray * of_harm(worth, GALI)
        for worth in (
            worth_in(drawn("0 1 a", edition=DE, trays=[[AKAKU], tray]))
            for tray in ([], [HAU], [HAU, HAU])
        )
    )

    assert nothing == pytest.approx(0.0)
    assert 0.0 < one < two < 2 * one


@pytest.mark.rule("E4")
def test_where_akaku_takes_what_one_needs_is_worth_more() -> None:
    """Where it only removes, one can hope to find it on the start field."""
    taken, removed = (
        scales_of(
            drawn(
                "0 1 a",
                edition=edition,
                trays=[[], [shown(PAKARI), shown(FIRE)]],
                phase=Looking(TAHU, GALI),
            )
        )
        for edition in (DE, EN)
    )

    assert taken(TakeFromTray(0)) > removed(TakeFromTray(0)) > removed(TakeFromTray(1))


@pytest.mark.rule("M5")
def test_a_pawn_takes_nothing_from_the_worth_of_its_field() -> None:
    """Gali stands on a key, where a Rahi has driven her back."""
    there, away = (
        drawn("0 Y a", pawns={GALI: at}, trays=[[], [HAU]], tokens={"Y": [shown(FIRE)]})
        for at in ("Y", "a")
    )
    field = there.at("Y")

    assert of_fields(worth_in(there))[field] == of_fields(worth_in(away))[field]


@pytest.mark.rule("U2", "K2")
def test_where_nothing_else_is_akaku_is_used() -> None:
    story = beside_gali(AKAKU)

    assert best(story) == LOOK


@pytest.mark.rule("U2", "L5")
def test_before_makuta_somebody_strong_leaves_the_tray_alone() -> None:
    story = situation(
        small_atlas(),
        lay=[("makuta", NORTH, 0)],
        pawns=dict.fromkeys((TAHU, GALI), ENTRANCE),
        locks={ENTRANCE: shown(lock(FIRE, WATER, AIR))},
        trays=[[AKAKU, *STRONG, FIRE, WATER, AIR], [HAU]],
        phase=Meeting(TAHU),
    )

    assert best(story) == DECLINE


@pytest.mark.parametrize("name", sorted(PLAYERS))
@pytest.mark.rule("K2", "U2")
def test_every_player_answers(name: str) -> None:
    for mine in ([AKAKU], [HAU], []):
        story = beside_gali(*mine)
        rng = Luck("meeting").at("bots", 0)

        answer = PLAYERS[name].choose(makuta.observe(story.state, TAHU), rng)

        assert answer in story.legal()


# And why


def told(story: Story, viewer: Seat) -> Motive:
    return why(scales_of(story, viewer), DECLINE)


@pytest.mark.rule("I4", "U2")
def test_why_a_tray_is_left_alone_does_not_tell_what_one_holds() -> None:
    """Only whoever sees the whole tray can say that there was no choice."""
    assert told(beside_gali(HAU), TAHU) == OnlyChoice()
    assert told(beside_gali(AKAKU), TAHU) == NothingToGain()
    assert told(beside_gali(HAU), GALI) == told(beside_gali(AKAKU), GALI) == NothingToGain()
    assert told(beside_gali(shown(HAU)), GALI) == OnlyChoice()


@pytest.mark.rule("U2", "T3")
def test_or_what_the_field_has_is_the_reason() -> None:
    story = drawn(
        "0 Y a",
        pawns=dict.fromkeys((TAHU, GALI), "Y"),
        tokens={"Y": [shown(FIRE)]},
        trays=[[], [HAU]],
        phase=Meeting(TAHU),
    )

    motive = told(story, TAHU)

    assert isinstance(motive, Pursuit)
    assert isinstance(motive.errand, Fetch)
    assert motive.steps == 0
