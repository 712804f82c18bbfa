"""What is wrong with a card as a whole: where its effects stand, and what goes together."""

from collections.abc import Iterable, Iterator

from game.boxes.masks.cards.fitting import misfits
from game.boxes.masks.cards.places import IN_WINDOW, Place
from game.rules.masks.pieces import Window
from game.rules.masks.printed import cards as c
from game.rules.masks.printed import effects as e
from game.tiled.problems import Fault

DECIDES = (e.AddToSkill, e.Refit, e.Void)  # what makes a play in a contest legal (C7)
TASKS = (e.Give, e.Visit, e.RollAtLeast)


def action_faults(card: c.ActionCard) -> Iterator[Fault]:
    is_added = card.when is Window.ADD
    yield from _misplaced(card.effects, IN_WINDOW[card.when])
    yield from _misplaced(card.on_loss, Place.ON_LOSS)
    if is_added and not any(isinstance(effect, DECIDES) for effect in card.effects):
        yield (
            "Nothing in it changes the scores, so it could never be played in a contest (C7).",
            "Add AddToSkill, Refit or Void, or choose another window.",
        )
    if not is_added and (card.only is not c.Only.ANYWHERE or card.on_loss):
        yield '"only" and "on_loss" are for contests.', 'Leave them out, or write when = "A".'
    if card.only is c.Only.RAHI and card.kind is not c.ActionKind.INFECTED:
        yield (
            f"A {card.kind.value} cannot be played in a Rahi Challenge (G5).",
            'Write kind = "Infected Mask", or another "only".',
        )


def mission_faults(card: c.MissionCard) -> Iterator[Fault]:
    yield from _misplaced(card.effects, Place.MISSION_CARD)
    if len(card.effects) > 1 and any(isinstance(effect, TASKS) for effect in card.effects):
        yield "A task has other effects beside it.", "Give, Visit and RollAtLeast stand alone."


def mask_faults(card: c.MaskCard) -> Iterator[Fault]:
    yield from _misplaced(card.power, IN_WINDOW[card.when])
    if card.when in {Window.MOMENT, Window.ANSWER} and len(card.power) > 1:
        yield f"In window {card.when.value} a power has one effect.", "Leave the others out."
    if card.when is Window.MOMENT and any(_looks_only(effect) for effect in card.power):
        yield "Nothing is kept of what is looked at.", "Write keep 1, or choose another window."
    if card.owner is not None and not card.is_great:
        yield "A Noble Mask is nobody's default mask.", 'Give it a "skill", or leave "owner" out.'


def _looks_only(effect: e.Effect) -> bool:
    return isinstance(effect, e.Peek) and not isinstance(effect.then, e.Keep)


def turaga_faults(card: c.TuragaCard) -> Iterator[Fault]:
    yield from _misplaced(card.tool, Place.START)
    if card.role is c.TuragaRole.TOOL:
        if not card.tool or card.points or card.skill is not None:
            yield "A Tool has effects and no bonus.", 'Write "tool", and neither points nor skill.'
    elif card.tool or not card.points:
        yield f"A {card.role.value} has a bonus and no tool.", 'Write "points", and no "tool".'


def rahi_challenge_faults(card: c.RahiChallengeCard) -> Iterator[Fault]:
    if card.with_family < card.number:
        yield "With its family the number is lower.", 'Write the higher one as "with_family".'


def rahi_effect_faults(card: c.RahiEffectCard) -> Iterator[Fault]:
    yield from _misplaced(card.effects, Place.RAHI_EFFECT)
    times = [getattr(effect, "time", None) for effect in card.effects]
    spans = [time.count for time in times if isinstance(time, e.Turns)]
    if card.lingers and not spans:
        yield "It lingers, but nothing in it lasts.", "Give an effect a time such as 3 turns."
    if not card.lingers and any(span > 1 for span in spans):
        yield "It lasts for turns, but does not linger.", "Add lingers = true."


def rahi_defend_faults(card: c.RahiDefendCard) -> Iterator[Fault]:
    yield from _misplaced(card.effects, Place.DEFEND)


def bohrok_faults(card: c.BohrokCard) -> Iterator[Fault]:
    if card.sort is c.BohrokSort.BAHRAG:
        if card.breed is not None:
            yield "A Bahrag is of no breed.", 'Leave "breed" out.'
    elif card.breed is None:
        yield '"breed" is missing.', "Only a Bahrag has none."


def krana_faults(card: c.KranaCard) -> Iterator[Fault]:
    if (card.breed is None) is not (card.type is None):
        yield "A Krana has both a breed and a type, or neither.", "Add the one that is missing."


def _misplaced(effects: Iterable[e.Effect], place: Place) -> Iterator[Fault]:
    for effect in effects:
        yield from misfits(effect, place)
