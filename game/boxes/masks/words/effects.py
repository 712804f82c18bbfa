"""What an effect does, in a sentence: a card's text is put together from them.

Whoever plays the card is told what to do; of others is said what they do.
"""

from collections.abc import Iterable
from typing import Any

from attrs import fields, frozen

from game.boxes.masks.words.details import amount, bare, duration, whereto, whom
from game.boxes.masks.words.names import Names
from game.i18n.keys import key_of
from game.i18n.texts import capital
from game.rules.masks.pieces import ChallengeKind, Deck, Skill
from game.rules.masks.printed import effects
from game.rules.masks.printed.editions import ExtraMovement
from game.rules.masks.printed.effects import (
    ALL,
    After,
    By,
    EachOpponent,
    Effect,
    Keep,
    Pace,
    Span,
    Who,
    needs_opponent,
)

# Their texts have a form for one and a form for several.
COUNTED = effects.Steps | effects.LimitSteps | effects.EndLasting | effects.Peek


def effect_sentences(names: Names, several: Iterable[Effect], *, in_contest: bool = False) -> str:
    """In a contest the one opponent is the other side; whoever was named once is meant again."""
    told, opponent = [], "contest" if in_contest else ""
    for each in several:
        told.append(effect_sentence(names, each, opponent=opponent))
        if needs_opponent((each,)):
            opponent = opponent or "again"
    return " ".join(told)


def effect_sentence(names: Names, effect: Effect, *, opponent: str = "") -> str:
    """*opponent*: which wording of "one opponent" is meant."""
    texts, facts = names.texts, _Facts(names, effect, opponent).all()
    wording = _wording(names, effect)
    if isinstance(effect, COUNTED):
        return capital(texts.count(key_of("effect", effect, wording), effect.count, **facts))
    return capital(texts.text(key_of("effect", effect, wording), **facts))


def lasting_words(names: Names, effect: Effect) -> str:
    """What somebody has to live with: `no Portals`."""
    texts, facts = names.texts, _Facts(names, effect, "").all()
    match effect:
        case effects.Ban(_, what):
            return texts.text(key_of("lasting", effect, what.name))
        case effects.LimitSteps():
            return texts.count(key_of("lasting", effect), effect.count)
        case _:
            return texts.text(key_of("lasting", effect), **facts)


# The facts of an effect, by the names of its fields


@frozen
class _Facts:
    names: Names
    effect: Effect
    opponent: str

    def all(self) -> dict[str, str]:
        given = ((each.name, getattr(self.effect, each.name)) for each in fields(type(self.effect)))
        return {name: self._worded(value) for name, value in given} | self._more()

    def _worded(self, value: Any) -> str:  # noqa: ANN401 - whatever a field holds
        match value:
            case Who() | EachOpponent():
                return whom(self.names, value, self.opponent)
            case Skill():
                return self.names.skill(value)
            case Deck():
                return self.names.deck(value)
            case ChallengeKind():
                return self.names.challenge(value)
            case Span() | effects.Turns():
                return duration(self.names, value, is_own=self._is_own)
            case _ if isinstance(value, effects.Spaces):
                return whereto(self.names, value, is_own=self._is_own)
            case _:
                return str(value)

    @property
    def _is_own(self) -> bool:
        return getattr(self.effect, "who", Who.SELF) is Who.SELF

    def _more(self) -> dict[str, str]:
        """What is put together from several fields."""
        match self.effect:
            case effects.Draw() | effects.Steal() | effects.Give():
                cards = amount(self.names, self.effect.decks, self.effect.count)
                return {"cards": cards}
            case effects.Discard(_, deck, count):
                return {"cards": amount(self.names, [deck], count)}
            case effects.HandLimit(_, deck, count):
                return {"cards": self.names.some(deck, count)}
            case effects.Reshuffle(_, deck):
                return {"cards": bare(self.names, deck)}
            case effects.AddToSkill(_, _, points):
                return {"points": self.names.points(points)}
            case effects.Peek(_, _, Keep(count)):
                return {"kept": str(count)}
            case effects.Steps():
                return {"plain": str(self.names.terms.plain_steps)}
            case _:
                return {}


# Which of several wordings


def _wording(names: Names, effect: Effect) -> str:
    match effect:
        case effects.Steal(taker, victim):
            return "from_self" if victim is Who.SELF else "" if taker is Who.SELF else "other"
        case effects.Give(_, _, to):
            return "to" if to else ""
        case effects.Peek(_, _, then):
            return _after(then)
        case effects.Steps(Who.SELF):
            return _pace(names, effect.pace)
        case effects.MoveSelf(_, chosen_by):
            return "" if chosen_by is Who.SELF else "chosen"
        case effects.MoveOther(_, to):
            return "steps" if isinstance(to, int) else ""
        case effects.SwapPlaces(one):
            return "" if one is Who.SELF else "other"
        case effects.Visit() | effects.RollAtLeast():
            return _when(names, effect)
        case _:
            return _joined(_detail(effect), _other(effect))


def _when(names: Names, task: effects.Visit | effects.RollAtLeast) -> str:
    """Tasks in one edition are done at once in another (E16)."""
    if not names.terms.edition.tasks_at_once:
        return ""
    is_start = isinstance(getattr(task, "spaces", None), effects.StartOf | effects.OwnStart)
    return "at_once_start" if is_start else "at_once"


def _joined(*parts: str) -> str:
    return "_".join(filter(None, parts))


def _other(effect: Effect) -> str:
    """Whether it befalls somebody else than the one who is spoken to."""
    return "" if getattr(effect, "who", Who.SELF) is Who.SELF else "other"


def _detail(effect: Effect) -> str:
    match effect:
        case effects.AddToSkill(_, skill, _, time):
            return "lasting" if time is not Span.CONTEST else "skill" if skill is not None else ""
        case effects.Discard(_, _, _, By.RANDOM):
            return "random"
        case effects.DropMission(_, count):
            return "all" if count >= ALL else ""
        case effects.Exhaust(_, masks):
            return masks.name
        case effects.Ban(_, what):
            return what.name
        case _:
            return ""


def _after(then: After | Keep) -> str:
    match then:
        case After.SAME_ORDER:
            return ""
        case After.MAY_BURY:
            return "bury"
        case Keep():
            return "keep"


def _pace(names: Names, pace: Pace) -> str:
    """What an extra movement changes is the edition's (E10)."""
    if pace is not Pace.EXTRA:
        return "" if pace is Pace.MORE else "instead"
    blank = names.terms.edition.extra_movement is ExtraMovement.MISSIONS_ARE_BLANK
    return "extra_past" if blank else "extra_end"
