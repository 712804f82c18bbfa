"""The kinds of cards, each with the details that its table has."""

from collections.abc import Callable, Iterator
from typing import Any

from attrs import frozen

from game.boxes.masks.cards import card_faults as faults
from game.boxes.masks.cards.effect_lists import Effects
from game.boxes.masks.cards.entries import Detail
from game.boxes.masks.cards.forms import (
    Counts,
    Flag,
    Key,
    Prose,
    Several,
    Whole,
    Word,
    by_name,
    by_value,
)
from game.rules.masks.pieces import Breed, KranaType, Skill, Toa, Window
from game.rules.masks.printed import cards as c
from game.tiled.problems import Fault

SKILL = Word(by_name(Skill, str.lower))
TOA = Word(by_name(Toa, str.title))
BREED = Word(by_name(Breed, str.title))
POINTS = Whole(0, 900)
FAMILY = Prose(40)
KNOWN = Detail("known", Flag(), default=False, field="is_known")
NAME, TEXT = Detail("name", Prose(80), None), Detail("text", Prose(400), None)
MOST_PARTS = 20  # decks that a card can be in


# How a card says which editions have it: with how many of it, or with one.
COPIES = Detail("copies", Counts(Whole(1, 20), MOST_PARTS), ())
ONE = Detail("in", Several(Key(), MOST_PARTS), ())


def windows(letters: str) -> Word:
    return Word({letter: Window(letter) for letter in letters})


def no_faults(card: object) -> Iterator[Fault]:
    yield from ()


@frozen
class Kind:
    """*section* is the word before the key of a card: `[action.plus_100]`."""

    section: str
    make: Callable[..., Any]
    details: tuple[Detail, ...]
    marks: Detail | None  # None: it lies with its Toa in every edition
    faults: Callable[[Any], Iterator[Fault]] = no_faults

    @property
    def own_details(self) -> tuple[Detail, ...]:
        """What the value of such a card has."""
        return (*self.details, KNOWN)

    @property
    def all_details(self) -> tuple[Detail, ...]:
        return (*self.own_details, *((self.marks,) if self.marks else ()), NAME, TEXT)


def _mask(*, skill: Skill | None, points: int, foil_points: int | None, **rest: Any) -> c.MaskCard:  # noqa: ANN401
    return c.MaskCard(
        is_great=skill is not None,
        skill=skill,
        points=points,
        foil_points=points if foil_points is None else foil_points,
        **rest,
    )


KINDS = (
    Kind(
        "action",
        c.ActionCard,
        (
            Detail("kind", Word(by_value(c.ActionKind))),
            Detail("when", windows("FSMBAD")),
            Detail("effects", Effects()),
            Detail("only", Word(by_value(c.Only)), c.Only.ANYWHERE),
            Detail("on_loss", Effects(), ()),
        ),
        COPIES,
        faults.action_faults,
    ),
    Kind(
        "mission",
        c.MissionCard,
        (Detail("effects", Effects()),),
        ONE,
        faults.mission_faults,
    ),
    Kind("challenge", c.ChallengeCard, (Detail("skills", Several(SKILL, 2)),), ONE),
    Kind(
        "mask",
        _mask,
        (
            Detail("skill", SKILL, None),
            Detail("points", POINTS),
            Detail("foil_points", POINTS, None),
            Detail("owner", TOA, None),
            Detail("when", windows("FSMKX")),
            Detail("power", Effects()),
        ),
        None,
        faults.mask_faults,
    ),
    Kind(
        "turaga",
        c.TuragaCard,
        (
            Detail("toa", TOA),
            Detail("role", Word(by_value(c.TuragaRole))),
            Detail("skill", SKILL, None),
            Detail("points", POINTS, 0),
            Detail("tool", Effects(), ()),
        ),
        None,
        faults.turaga_faults,
    ),
    Kind("rahi", c.RahiCard, (Detail("family", FAMILY), Detail("skill", SKILL)), COPIES),
    Kind(
        "rahi_challenge",
        c.RahiChallengeCard,
        (
            Detail("family", FAMILY),
            Detail("number", Whole(100, 2000)),
            Detail("with_family", Whole(100, 2000)),
        ),
        COPIES,
        faults.rahi_challenge_faults,
    ),
    Kind(
        "rahi_effect",
        c.RahiEffectCard,
        (Detail("effects", Effects()), Detail("lingers", Flag(), default=False)),
        COPIES,
        faults.rahi_effect_faults,
    ),
    Kind(
        "rahi_defend",
        c.RahiDefendCard,
        (Detail("effects", Effects()),),
        COPIES,
        faults.rahi_defend_faults,
    ),
    Kind(
        "bohrok",
        c.BohrokCard,
        (
            Detail("sort", Word(by_value(c.BohrokSort))),
            Detail("breed", BREED, None),
            Detail("skill", SKILL, None),
            Detail("points", POINTS),
        ),
        ONE,
        faults.bohrok_faults,
    ),
    Kind("va", c.VaCard, (Detail("breed", BREED), Detail("points", POINTS)), COPIES),
    Kind(
        "krana",
        c.KranaCard,
        (
            Detail("breed", BREED, None),
            Detail("type", Word(by_name(KranaType, str.title)), None),
        ),
        ONE,
        faults.krana_faults,
    ),
)
