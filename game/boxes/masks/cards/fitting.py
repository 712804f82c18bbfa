"""Whether an effect can work where it stands, and whether its details make sense."""

from collections.abc import Iterator

from attrs import fields

from game.boxes.masks.cards.places import CONTEST, WHERE, Place
from game.rules.masks.pieces import HELD, ChallengeKind, Deck
from game.rules.masks.printed import effects as e
from game.rules.masks.printed.land import COLUMNS, ROWS
from game.rules.masks.printed.notation import write_effect
from game.tiled.problems import Fault, joined

RANGES: dict[type[e.Effect], tuple[str, int, int]] = {
    e.Draw: ("count", 1, 10),
    e.Discard: ("count", 1, 10),
    e.Steal: ("count", 1, 10),
    e.Give: ("count", 1, 10),
    e.Peek: ("count", 1, 10),
    e.HandLimit: ("count", 1, 30),
    e.AddToSkill: ("points", -900, 900),
    e.SetSkill: ("factor", 1, 200),
    e.Steps: ("count", 1, 12),
    e.LimitSteps: ("count", 1, 9),
    e.Push: ("distance", 1, 12),
    e.MoveOther: ("to", 1, 12),
    e.DropMission: ("count", 1, 10),
    e.EndLasting: ("count", 1, 10),
    e.RollAtLeast: ("number", 2, 12),
}
MAY_BE_ALL = (e.Discard, e.DropMission, e.EndLasting)
OF_HANDS = (e.Draw, e.Discard, e.Steal, e.Give, e.Reshuffle, e.HandLimit)
ONLY_SELF = (e.SetSkill, e.Refit, e.Steps, e.PassMission, e.PassPawn)
ONLY_OTHERS = (e.MoveOther, e.PeekHand)
BOTH = {e.Steal: ("taker", "victim"), e.SwapPlaces: ("one", "other")}


def misfits(effect: e.Effect, place: Place) -> Iterator[Fault]:
    """What is wrong with *effect* at *place*."""
    for what, remedy in _misfits(effect, place):
        yield f"{write_effect(effect)}: {what}", remedy


def _misfits(effect: e.Effect, place: Place) -> Iterator[Fault]:
    known = WHERE[type(effect)]
    if not known:
        yield "the rules do this by themselves.", "No card has this effect: leave it out."
    elif place not in known:
        rest = joined((each.value for each in Place if each in known), last="or")
        yield f"it cannot work in {place.value}.", f"It works in {rest}."
    else:
        yield from _wrong_numbers(effect)
        yield from _wrong_seats(effect, place)
        yield from _wrong_decks(effect)
        yield from _wrong_time(effect, place)
        yield from _wrong_pace(effect, place)
        yield from _wrong_challenge(effect, place)
        yield from _wrong_spaces(effect)


def _wrong_numbers(effect: e.Effect) -> Iterator[Fault]:
    name, least, most = RANGES.get(type(effect), ("", 0, 0))
    number = getattr(effect, name, None)
    if not isinstance(number, int) or (number == e.ALL and isinstance(effect, MAY_BE_ALL)):
        return
    if not least <= number <= most or number == 0:
        but = ", but not 0" if least < 0 else ""
        yield f'the "{name}" is not possible.', f"Write a number from {least} to {most}{but}."


def _wrong_seats(effect: e.Effect, place: Place) -> Iterator[Fault]:
    seats = [value for value in _values(effect) if isinstance(value, e.Who)]
    if place is Place.MISSION_CARD and e.Who.OPP in seats:
        yield "nobody names an opponent for a Mission.", "Write self, left, highest or lowest."
    if e.Who.CHALLENGER in seats and place not in {Place.DECLARED, Place.DEFEND}:
        yield "there is no challenger here.", "Write self or opp."
    if place in CONTEST and {e.Who.LEFT, e.Who.HIGHEST, e.Who.LOWEST} & set(seats):
        yield "only the two sides take part in a contest.", "Write self or opp."
    yield from _wrong_roles(effect, place)


def _wrong_roles(effect: e.Effect, place: Place) -> Iterator[Fault]:
    who = getattr(effect, "who", None)
    if isinstance(effect, ONLY_SELF) and who is not e.Who.SELF:
        yield "it is for the player's own seat.", "Write self."
    if isinstance(effect, ONLY_OTHERS) and who is e.Who.SELF:
        yield "it is for another seat.", "Write opp, left, highest or lowest."
    one, other = BOTH.get(type(effect), ("", ""))
    if one and getattr(effect, one) is getattr(effect, other):
        yield "both seats are the same.", "Name two seats."
    if isinstance(effect, e.Give) and effect.to is e.Who.SELF:
        yield "nobody gives cards to themselves.", "Name another seat, or none."
    ending = e.Who.SELF if place is Place.START else e.Who.CHALLENGER
    if isinstance(effect, e.CloseTurn) and who is not ending:
        yield "it is not that seat's turn.", f"Write {ending.value}."


def _wrong_decks(effect: e.Effect) -> Iterator[Fault]:
    decks = getattr(effect, "decks", None) or (getattr(effect, "deck", None),)
    if len(set(decks)) < len(decks):
        yield "a deck is named twice.", "Name it once."
    keeps = isinstance(effect, e.Peek) and isinstance(effect.then, e.Keep)
    if (isinstance(effect, OF_HANDS) or keeps) and not set(decks) <= set(HELD):
        yield "cards of this deck are never held.", "Write GA, Va, Krana or Rahi."
    elif Deck.BOHROK in decks:
        yield "the top Bohrok is seen by all.", "Write GA, Va, Krana, Rahi, Mission or GMC."
    match effect:
        case e.Peek(count=count, then=e.Keep(kept)) if kept > count:
            yield "it keeps more cards than it looks at.", f"Keep at most {count}."
        case _:
            pass


def _wrong_time(effect: e.Effect, place: Place) -> Iterator[Fault]:
    time = getattr(effect, "time", None)
    if time is None:
        return
    if isinstance(effect, e.AddToSkill) and place in CONTEST:
        if time is not e.Span.CONTEST:
            yield "what is played in a contest counts in it alone.", "Leave the time out."
    elif time is e.Span.CONTEST:
        yield "there is no contest here.", "Write a time: next turn, 3 turns or game."
    elif time is e.Span.UNTIL_OWN_NEXT_TURN and not isinstance(effect, e.Shield):
        yield "only a Shield lasts until the own next turn.", "Write turn, next turn or 3 turns."


def _wrong_pace(effect: e.Effect, place: Place) -> Iterator[Fault]:
    match effect:
        case e.Steps(pace=e.Pace.INSTEAD) if place is not Place.START:
            yield "the steps of this move are counted already.", "It works in window S."
        case _:
            pass


def _wrong_challenge(effect: e.Effect, place: Place) -> Iterator[Fault]:
    if isinstance(effect, e.ExtraChallenge | e.WinChallenge | e.FailChallenge):
        meant = ChallengeKind.RAHI if place is Place.DEFEND else ChallengeKind.BOHROK
        if effect.kind is not meant:
            yield "there is no such challenge here.", f"Write {meant.value}."


def _wrong_spaces(effect: e.Effect) -> Iterator[Fault]:
    for value in _values(effect):
        match value:
            case e.Rows(first, last) if not first <= last < ROWS:
                yield "there are no such rows.", f"Write them from 0 to {ROWS - 1}, as in rows 0-2."
            case e.Columns(first, last) if not first <= last < COLUMNS:
                most = COLUMNS - 1
                yield (
                    "there are no such columns.",
                    f"Write them from 0 to {most}, as in columns 0-1.",
                )
            case _:
                pass


def _values(effect: e.Effect) -> list[object]:
    return [getattr(effect, detail.name) for detail in fields(type(effect))]
