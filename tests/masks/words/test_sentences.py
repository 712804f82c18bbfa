"""The very words of typical events, actions, phases and cards."""

from typing import Any

import pytest
from attrs import evolve

from game.boxes.masks.words import (
    Names,
    action_sentence,
    card_line,
    card_text,
    event_line,
    event_sentence,
    phase_sentence,
)
from game.core.seats import PUBLIC, Seat
from game.i18n.texts import load
from game.rules import masks as rules
from game.rules.masks import actions, events, phases
from game.rules.masks.actions import KranaPrize, Way
from game.rules.masks.holding.held import Held
from game.rules.masks.pieces import EVERYONE, ChallengeKind, Deck, Skill, Toa, bit_of
from game.rules.masks.printed import effects
from game.rules.masks.printed.cards import CardWords
from game.rules.masks.printed.effects import Exhaust, Masks, Who
from game.rules.masks.state import Observation
from tests.masks.tables import at, first_turn, holding, terms

TEXTS = load("masks", strict=True)
TAHU, GALI = Seat(0), Seat(1)
AGAIN = "That opponent reveals a Mission."
SHIELD = "Nobody can challenge you until your next turn."
ON_MISSION, IN_PORTAL = at("r8c11"), at("r4c6")


def named(seen: Observation) -> Names:
    return Names(TEXTS, seen.terms)


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (events.TurnStarted(GALI, 4), "Round 2: Gali’s turn."),
        (
            events.LastingEnded(GALI, Exhaust(Who.OPP, Masks.ONE_GREAT), "U6"),
            "Gali’s exhausted mask is ready again.",
        ),
        (
            events.LastingEnded(GALI, Exhaust(Who.OPP, Masks.ONE_GREAT), "G2"),
            "The effect on Gali ends: a mask that cannot be worn.",
        ),
        (events.Rolled(TAHU, 7, "S5"), "Tahu rolls 7 to see who goes first."),
        (events.PawnStepped(TAHU, (0, ON_MISSION), "M1"), "Tahu walks to the Mission r8c11."),
        (events.PawnSet(GALI, 0, IN_PORTAL, "P5"), "Gali jumps to the Portal r4c6."),
        (
            events.CardDrawn(GALI, Held("plus_100", Deck.GA, bit_of(GALI)), "G1"),
            "Gali draws a Game Action card.",
        ),
        (
            events.CardPlayed(TAHU, Held("snatch", Deck.GA, EVERYONE), GALI),
            "Tahu plays Snatch on Gali.",
        ),
        (
            events.MissionTurnedUp(TAHU, Held("9", Deck.MISSION, EVERYONE)),
            "Tahu reveals the Mission “Share Supplies”: Give up 2 Game Action cards.",
        ),
        (
            events.Peeked(GALI, Deck.GMC, (Held("1", Deck.GMC, bit_of(GALI)),) * 3),
            "Gali looks at the top 3 cards of the Great Mask Challenge deck.",
        ),
        (
            events.LastingBegun(
                GALI, effects.Ban(effects.Who.OPP, effects.Banned.PORTAL, effects.Turns(3))
            ),
            "New effect on Gali: no Portals.",
        ),
        (
            events.ChallengeMade(ChallengeKind.MASK, TAHU, GALI, (), "C1"),
            "Tahu challenges Gali.",
        ),
        (
            events.SkillsNamed(Held("206", Deck.GMC, EVERYONE), (Skill.FLIGHT, Skill.SWIMMING)),
            "The Toa compare flight and swimming.",
        ),
        (events.ScoresCompared(700, 800, GALI, "C6"), "700 against 800: Gali is ahead."),
        (events.ThingAdded(TAHU, "vakama", 100), "Tahu adds Turaga Vakama: +100."),
        (events.Won(GALI, "Y1"), "Gali has the Great Masks and wins the game!"),
    ],
)
def test_what_everybody_reads_of_an_event(event: events.Event, words: str) -> None:
    seen = rules.observe(first_turn("qftm"), PUBLIC)

    assert event_sentence(named(seen), rules.witness(event, PUBLIC)) == words


def test_whoever_draws_reads_what_was_drawn() -> None:
    seen = rules.observe(first_turn("qftm"), GALI)
    drawn = events.CardDrawn(GALI, Held("plus_100", Deck.GA, bit_of(GALI)), "G1")

    assert event_sentence(named(seen), rules.witness(drawn, GALI)) == "Gali draws Steady Hand."


def test_a_line_of_the_log_names_its_rule_and_the_players_by_their_names() -> None:
    names = Names(TEXTS, terms("qftm"), ("", "Ada"))

    assert event_line(names, events.TurnEnded(GALI)) == "Ada ends the turn. [U7]"


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (actions.Step(ON_MISSION), "go to the Mission r8c11"),
        (actions.Step(at("r6c8"), Way.PUSH, -1, "pakari"), "push Gali west with Pakari and go to"),
        (actions.PlayCard("puppet", GALI), "play Puppet Strings on Gali"),
        (actions.UsePower("hau", None, GALI), "use Hau and share it with Gali"),
        (actions.Attach("hau", "vakama"), "wear Hau with Turaga Vakama"),
        (actions.TakeKrana(KranaPrize.NEW_AND_USED), "take a new Krana and the used one"),
        (actions.EndTurn(), "end the turn"),
    ],
)
def test_what_may_be_done(action: actions.Action, words: str) -> None:
    seen = rules.observe(first_turn("qftm"), TAHU)

    assert action_sentence(named(seen), seen, action).startswith(words)


def test_a_phase_says_who_decides_what() -> None:
    state = first_turn("qftm", Toa.KOPAKA, Toa.LEWA).but(phase=phases.Moving(TAHU))

    seen = rules.observe(state, PUBLIC)

    assert phase_sentence(named(seen), seen) == "Kopaka has 3 steps left."


@pytest.mark.parametrize(
    ("edition", "options", "key", "text"),
    [
        ("qftm", {}, "draw_two", "Draw 2 Game Action cards."),
        ("qftm", {"rahi": True}, "draw_two", "Draw 2 Game Action cards or Rahi cards."),
        ("qftm", {}, "swift", "Take up to 2 more steps; Missions don’t stop this move."),
        (
            "bohrok",
            {},
            "swift",
            "Take up to 2 more steps; only the space where the move ends has an effect.",
        ),
        ("qftm", {}, "13", "Reach Lewa’s Start."),
        ("rshl", {}, "13", "Your pawn goes straight to Lewa’s Start, if it is free."),
        ("qftm", {}, "minus_100", "−100 to the score of your rival."),  # noqa: RUF001
        ("qftm", {}, "hau", "+100 to shielding."),
        (
            "qftm",
            {},
            "errand",
            f"Put the pawn of one opponent on a Mission space. {AGAIN} Your turn ends.",
        ),
        (
            "rshl",
            {},
            "hau",
            f"+100 to shielding. Power, on your own turn: {SHIELD}",
        ),
        (
            "rshl",
            {},
            "lightstone",
            "+100 to your score. If you lose the contest: Draw a Game Action card.",
        ),
        (
            "rshl",
            {},
            "firestorm",
            "Each opponent within 3 spaces discards a Game Action card.",
        ),
    ],
)
def test_what_a_card_does(edition: str, options: dict[str, Any], key: str, text: str) -> None:
    assert card_text(Names(TEXTS, terms(edition, **options)), key) == text


def test_the_words_of_a_set_go_before_ours() -> None:
    agreed = terms("qftm")
    own = {"swift": CardWords("Seven-Mile Boots {", "Run!"), "slant": CardWords("card.rust", None)}
    agreed = evolve(agreed, cards=evolve(agreed.cards, words=own))
    names = Names(TEXTS, agreed)

    assert card_line(names, "swift") == "Seven-Mile Boots {: Bonus, at the start of your turn. Run!"
    assert names.card("slant") == "Rust"


def test_a_card_without_words_goes_by_its_key() -> None:
    assert Names(TEXTS, terms("qftm")).card("disc_sling") == "Disc Sling"


def test_whoever_may_know_it_is_told_whether_there_is_anything_left_to_do() -> None:
    seen = observe_first(phases.TurnOver(TAHU))

    said = [phase_sentence(named(seen), seen, choices) for choices in (None, 1, 2)]

    assert said[0] == said[1] == "You have moved. End your turn."
    assert said[2] == "You have moved. Play a card or end your turn."


def test_whoever_has_nothing_to_add_is_not_asked_to_add_something() -> None:
    seen = observe_first(phases.Contest(TAHU))

    assert phase_sentence(named(seen), seen) == "You are behind. Add something, or pass."
    assert phase_sentence(named(seen), seen, 1) == "You are behind, and have nothing to add."


def observe_first(phase: phases.Phase) -> Observation:
    return rules.observe(first_turn("qftm").but(phase=phase), TAHU)


def test_whoever_holds_no_card_is_not_told_to_play_one() -> None:
    state = first_turn("qftm")
    one = holding(state, TAHU, Deck.GA, "draw_two")
    bare, full = (rules.observe(each, TAHU) for each in (state, one))

    assert phase_sentence(named(bare), bare) == "Your turn, Tahu: move."
    assert phase_sentence(named(full), full).endswith("Play cards if you like, then move.")
