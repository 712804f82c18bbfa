"""How effects are written: every word both ways, and what is told of wrong ones."""

import pytest
from attrs import NOTHING, fields
from hypothesis import example, given
from hypothesis import strategies as st

from game.rules.masks.pieces import ChallengeKind, Deck, Skill, SpaceKind, Toa
from game.rules.masks.printed import effects as e
from game.rules.masks.printed.notation import EFFECTS, NotationError, read_effect, write_effect

WRITTEN: dict[str, e.Effect] = {
    "Draw(self, GA, 2)": e.Draw(e.Who.SELF, (Deck.GA,), 2),
    "Draw(self, GA/Rahi, 2)": e.Draw(e.Who.SELF, (Deck.GA, Deck.RAHI), 2),
    "Draw(each opponent, Rahi, 1)": e.Draw(e.EachOpponent(), (Deck.RAHI,), 1),
    "Discard(each opponent within 3 spaces, GA, 1, owner)": e.Discard(
        e.EachOpponent(3), Deck.GA, 1, e.By.OWNER
    ),
    "Discard(opp, Krana, all, random)": e.Discard(e.Who.OPP, Deck.KRANA, e.ALL, e.By.RANDOM),
    "Steal(left, self, Rahi, 1)": e.Steal(e.Who.LEFT, e.Who.SELF, (Deck.RAHI,), 1),
    "Give(GA, 3)": e.Give((Deck.GA,), 3),
    "Give(GA, 1, left)": e.Give((Deck.GA,), 1, e.Who.LEFT),
    "Reshuffle(self, Krana)": e.Reshuffle(e.Who.SELF, Deck.KRANA),
    "Peek(GMC, 3)": e.Peek(Deck.GMC, 3),
    "Peek(GA, 3, keep 1)": e.Peek(Deck.GA, 3, e.Keep(1)),
    "Peek(Mission, 1, may bury)": e.Peek(Deck.MISSION, 1, e.After.MAY_BURY),
    "PeekHand(opp)": e.PeekHand(e.Who.OPP),
    "HandLimit(self, GA, 9, game)": e.HandLimit(e.Who.SELF, Deck.GA, 9, e.Span.GAME),
    "AddToSkill(self, any, +100)": e.AddToSkill(e.Who.SELF, None, 100),
    "AddToSkill(opp, vision, -200)": e.AddToSkill(e.Who.OPP, Skill.VISION, -200),
    "AddToSkill(opp, any, -100, 3 turns)": e.AddToSkill(e.Who.OPP, None, -100, e.Turns(3)),
    "SetSkill(self, 100)": e.SetSkill(e.Who.SELF, 100),
    "Refit(self)": e.Refit(e.Who.SELF),
    "Void": e.Void(),
    "Steps(self, 2)": e.Steps(e.Who.SELF, 2),
    "Steps(self, 2, extra)": e.Steps(e.Who.SELF, 2, e.Pace.EXTRA),
    "Steps(self, 6, instead)": e.Steps(e.Who.SELF, 6, e.Pace.INSTEAD),
    "LimitSteps(self, 1, next turn)": e.LimitSteps(e.Who.SELF, 1, e.Turns(1)),
    "Diagonal(self, turn)": e.Diagonal(e.Who.SELF, e.Span.TURN),
    "WalkPast(self, turn)": e.WalkPast(e.Who.SELF, e.Span.TURN),
    "PassMission(self)": e.PassMission(e.Who.SELF),
    "PassPawn(self)": e.PassPawn(e.Who.SELF),
    "Push(3)": e.Push(3),
    "MoveSelf(Portal)": e.MoveSelf(e.SpacesOf(SpaceKind.PORTAL)),
    "MoveSelf(own Start)": e.MoveSelf(e.OwnStart()),
    "MoveSelf(Start, highest)": e.MoveSelf(e.SpacesOf(SpaceKind.START), e.Who.HIGHEST),
    "MoveOther(opp, 3)": e.MoveOther(e.Who.OPP, 3),
    "MoveOther(opp, Mission)": e.MoveOther(e.Who.OPP, e.SpacesOf(SpaceKind.MISSION)),
    "SwapPlaces(self, highest)": e.SwapPlaces(e.Who.SELF, e.Who.HIGHEST),
    "SkipMove(lowest)": e.SkipMove(e.Who.LOWEST),
    "CloseTurn(challenger)": e.CloseTurn(e.Who.CHALLENGER),
    "TakeMission(opp)": e.TakeMission(e.Who.OPP),
    "DropMission(self, all)": e.DropMission(e.Who.SELF, e.ALL),
    "Visit(Tahu's Start)": e.Visit(e.StartOf(Toa.TAHU)),
    "Visit(double Game Action)": e.Visit(e.SpacesOf(SpaceKind.GAME_ACTION, 2)),
    "Visit(Bohrok Control)": e.Visit(e.SpacesOf(SpaceKind.BOHROK)),
    "Visit(Challenge)": e.Visit(e.SpacesOf(SpaceKind.CHALLENGE)),
    "Visit(rows 0-2)": e.Visit(e.Rows(0, 2)),
    "Visit(columns 11-12)": e.Visit(e.Columns(11, 12)),
    "Visit(within 3 of Kini-Nui)": e.Visit(e.NearTemple(3)),
    "Visit(next to a pawn)": e.Visit(e.NextToPawn()),
    "RollAtLeast(9)": e.RollAtLeast(9),
    "Exhaust(opp, one Great Mask)": e.Exhaust(e.Who.OPP, e.Masks.ONE_GREAT),
    "Exhaust(self, all masks)": e.Exhaust(e.Who.SELF, e.Masks.ALL),
    "Shield(self, until own next turn)": e.Shield(e.Who.SELF, e.Span.UNTIL_OWN_NEXT_TURN),
    "Ban(opp, portal, 3 turns)": e.Ban(e.Who.OPP, e.Banned.PORTAL, e.Turns(3)),
    "Ban(opp, Turaga, 3 turns)": e.Ban(e.Who.OPP, e.Banned.TURAGA, e.Turns(3)),
    "Ban(opp, draws, 3 turns)": e.Ban(e.Who.OPP, e.Banned.DRAWS, e.Turns(3)),
    "EndLasting(self, 1)": e.EndLasting(e.Who.SELF, 1),
    "Negate": e.Negate(),
    "Retarget": e.Retarget(),
    "Control": e.Control(),
    "ExtraChallenge(Bohrok)": e.ExtraChallenge(ChallengeKind.BOHROK),
    "WinChallenge(Bohrok)": e.WinChallenge(ChallengeKind.BOHROK),
    "FailChallenge(Rahi)": e.FailChallenge(ChallengeKind.RAHI),
    "KnockOff": e.KnockOff(),
    "Share": e.Share(),
    "LowerNumber": e.LowerNumber(),
    "Reflect": e.Reflect(),
    "Redirect": e.Redirect(),
    "Shorten": e.Shorten(),
}


@pytest.mark.parametrize("text", WRITTEN)
def test_an_effect_is_read_and_written_as_it_stands(text: str) -> None:
    assert read_effect(text) == WRITTEN[text]
    assert write_effect(WRITTEN[text]) == text


def test_every_effect_has_been_written() -> None:
    assert {type(effect) for effect in WRITTEN.values()} == set(EFFECTS.values())


@pytest.mark.parametrize(
    ("loose", "strict"),
    [
        ("  Draw ( self ,GA,  2 ) ", "Draw(self, GA, 2)"),
        ("Draw(self, GA / Rahi, 2)", "Draw(self, GA/Rahi, 2)"),
        ("Negate()", "Negate"),
        ("AddToSkill(self, any, 100)", "AddToSkill(self, any, +100)"),
        ("AddToSkill(opp, any, \N{MINUS SIGN}200)", "AddToSkill(opp, any, -200)"),
        ("AddToSkill(self, any, +100, contest)", "AddToSkill(self, any, +100)"),
        ("Steps(self, +2)", "Steps(self, 2)"),
        ("LimitSteps(self, 1, 1 turns)", "LimitSteps(self, 1, next turn)"),
        ("Peek(GMC, 3, same order)", "Peek(GMC, 3)"),
    ],
)
def test_an_effect_may_be_written_loosely(loose: str, strict: str) -> None:
    assert write_effect(read_effect(loose)) == strict


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "This is no effect. Write it as in Draw(self, GA, 2)."),
        ("Draw self", "This is no effect. Write it as in Draw(self, GA, 2)."),
        ("Draw(self, GA, 2", "This is no effect. Write it as in Draw(self, GA, 2)."),
        ("Draw(self, GA, 2) twice", "This is no effect. Write it as in Draw(self, GA, 2)."),
        ("Draw(" + "self, " * 50, "This is no effect. Write it as in Draw(self, GA, 2)."),
        ("draw(self, GA, 2)", "There is no effect draw. Did you mean Draw?"),
        ("PasMision(self)", "There is no effect PasMision. Did you mean PassMission?"),
        ("Draw", "Draw has other details. Write Draw(who, decks, count)."),
        ("Draw()", "Draw has other details. Write Draw(who, decks, count)."),
        ("Draw(self, GA)", "Draw has other details. Write Draw(who, decks, count)."),
        ("Draw(self, GA, 1, 2)", "Draw has other details. Write Draw(who, decks, count)."),
        ("Negate(opp)", "Negate has other details. Write Negate."),
        (
            "SkipMove(me)",
            (
                '"me" is no word for the detail "who" of SkipMove.'
                " There are self, opp, left, highest, lowest, challenger."
            ),
        ),
        (
            "SkipMove(each opponent)",
            (
                '"each opponent" is no word for the detail "who" of SkipMove.'
                " There are self, opp, left, highest, lowest, challenger."
            ),
        ),
        (
            "Draw(self, GA/Gold, 1)",
            (
                '"GA/Gold" is no word for the detail "decks" of Draw.'
                " There are GA, Va, Krana, Rahi, Mission, GMC, Bohrok."
            ),
        ),
        (
            "Peek(Gold, 1)",
            (
                '"Gold" is no word for the detail "deck" of Peek.'
                " There are GA, Va, Krana, Rahi, Mission, GMC, Bohrok."
            ),
        ),
        (
            "Push(three)",
            '"three" is no word for the detail "distance" of Push. Write a number.',
        ),
        ("Push(10000)", '"10000" is no word for the detail "distance" of Push. Write a number.'),
        ("Push(1.5)", '"1.5" is no word for the detail "distance" of Push. Write a number.'),
        ("Push(³)", '"³" is no word for the detail "distance" of Push. Write a number.'),
        (
            "AddToSkill(self, wit, +100)",
            (
                '"wit" is no word for the detail "skill" of AddToSkill.'
                " There are any, flight, shielding, speed, strength, swimming, vision."
            ),
        ),
        (
            "LimitSteps(self, 1, 0 turns)",
            (
                '"0 turns" is no word for the detail "time" of LimitSteps.'
                " There are contest, turn, until own next turn, game, next turn, 3 turns."
            ),
        ),
        (
            "Peek(GA, 3, keep 0)",
            (
                '"keep 0" is no word for the detail "then" of Peek.'
                " There are same order, may bury, keep 1."
            ),
        ),
        (
            "Exhaust(opp, two masks)",
            (
                '"two masks" is no word for the detail "masks" of Exhaust.'
                " There are one Great Mask, all masks."
            ),
        ),
        (
            "Visit(Matoro's Start)",
            (
                '"Matoro\'s Start" is no word for the detail "spaces" of Visit. There are Portal,'
                " Start, Mission, Challenge, Game Action, double Game Action, Bohrok Control, own"
                " Start, Tahu's Start, Gali's Start, Lewa's Start, Pohatu's Start, Onua's Start,"
                " Kopaka's Start, next to a pawn, rows 0-2, columns 0-1, within 3 of Kini-Nui."
            ),
        ),
    ],
)
def test_a_wrong_effect_is_explained(text: str, told: str) -> None:
    with pytest.raises(NotationError) as error:
        read_effect(text)

    assert str(error.value) == told


def test_an_effect_like_no_other_is_told_all_there_are() -> None:
    with pytest.raises(NotationError, match=r"^There is no effect Xyz\. There are AddToSkill, Ban"):
        read_effect("Xyz(self)")


@given(st.text(max_size=300))
@example("Draw(\ud800, GA, 1)")
@example("Draw(\0, GA, 1)")
@example("Draw(self, GA, 9999999)")
def test_no_text_is_too_odd(text: str) -> None:
    assert_read_or_explained(text)


def assert_read_or_explained(text: str) -> None:
    try:
        effect = read_effect(text)
    except NotationError as error:
        said = error.what, error.remedy
    else:
        assert read_effect(write_effect(effect)) == effect
        return
    assert all(sentence.endswith((".", "?")) for sentence in said)


WORDS = sorted(
    {
        word.strip()
        for text in WRITTEN
        if "(" in text
        for word in text[text.index("(") + 1 : -1].split(",")
    }
)


@given(st.sampled_from(sorted(EFFECTS)), st.lists(st.sampled_from(WORDS), max_size=5))
def test_known_words_in_any_order_are_read_or_explained(name: str, words: list[str]) -> None:
    assert_read_or_explained(f"{name}({', '.join(words)})")


def test_details_that_may_be_left_out_come_last() -> None:
    for kind in EFFECTS.values():
        needed = [detail.default is NOTHING for detail in fields(kind)]
        assert needed == sorted(needed, reverse=True)


def test_an_opponent_is_needed_wherever_one_is_named() -> None:
    named = {text for text, effect in WRITTEN.items() if e.needs_opponent((effect,))}

    opponents = {text for text in WRITTEN if "(opp" in text or ", opp" in text}
    assert named == opponents | {"Void"}  # whose mask counts for the other side
    assert e.needs_opponent((e.Steal(e.Who.OPP, e.Who.SELF, (Deck.GA,), 1),))
    assert e.needs_opponent((e.SwapPlaces(e.Who.OPP, e.Who.LEFT),))
    assert e.needs_opponent((e.MoveSelf(e.OwnStart(), e.Who.OPP),))
