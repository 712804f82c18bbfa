"""Editions: what stands in their tables, and the decks that the cards put together."""

from collections.abc import Iterator
from typing import Any

from game.boxes.masks.cards.entries import Detail
from game.boxes.masks.cards.forms import Flag, Numbers, Several, Whole, Word, by_value
from game.boxes.masks.cards.found import Found
from game.rules.masks.printed import editions as ed
from game.rules.masks.printed.cards import TuragaRole
from game.tiled.problems import Fault

MOST_SEATS = 6
RAHI = "rahi"  # the part of the box that every edition with Rahi adds
LIMIT = Whole(1, 30)
RAHI_SECTIONS = ("rahi", "rahi_challenge", "rahi_effect", "rahi_defend")

HAS_RAHI = Detail(RAHI, Flag(), default=False)
DETAILS = (
    Detail("fewest", Whole(2, MOST_SEATS)),
    Detail("most", Whole(2, MOST_SEATS)),
    Detail("values", Word(by_value(ed.Values))),
    Detail("opening", Numbers(("GA", "Va", "Krana"), Whole(0, 7), default=0)),
    Detail("masks", Word(by_value(ed.MaskMode))),
    Detail("may_choose_might", Flag(), default=False),
    Detail("turaga", Several(Word(by_value(TuragaRole)), len(TuragaRole))),
    Detail("challenges_with_task", Word(by_value(ed.AtChallenge))),
    Detail("tasks_in_order", Flag()),
    Detail("extra_movement", Word(by_value(ed.ExtraMovement))),
    Detail("full_hand", Word(by_value(ed.FullHand))),
    Detail("va_limit", LIMIT, None),
    Detail("krana_limit", LIMIT, None),
    Detail("defender_takes", Word(by_value(ed.DefenderTakes)), ed.DefenderTakes.VA),
    Detail("swarm", Word(by_value(ed.Swarm))),
    Detail("krana_win", Word(by_value(ed.KranaWin)), ed.KranaWin.ONE_BREED),
    Detail("tasks_at_once", Flag()),
    Detail("is_built", Flag(), default=False),
)


def table_faults(values: dict[str, Any]) -> Iterator[Fault]:
    if values["fewest"] > values["most"]:
        yield '"fewest" is more than "most".', "Write the smaller one first."
    _, va, krana = values["opening"]
    for name, count in (("va_limit", va), ("krana_limit", krana)):
        if values[name] is not None and count > values[name]:
            yield f'The opening hand has more than "{name}" allows.', "Deal fewer cards."


def swarm_part(edition: str) -> str:
    return f"{edition}_swarm"


def parts_of(found: Found) -> tuple[str, ...]:
    """What cards may name: editions, their swarms where they are an option, and Rahi."""
    parts: list[str] = []
    for key, values in found.editions.items():
        parts.append(key)
        if values["swarm"] is ed.Swarm.OPTION:
            parts.append(swarm_part(key))
    if any(values[RAHI] for values in found.editions.values()):
        parts.append(RAHI)
    return tuple(parts)


def edition_of(found: Found, key: str) -> ed.Edition:
    values = dict(found.editions[key])
    has_rahi = values.pop(RAHI)
    has_option = values["swarm"] is ed.Swarm.OPTION
    return ed.Edition(
        key=key,
        cards=decks_of(found, key),
        swarm_cards=decks_of(found, swarm_part(key)) if has_option else ed.DeckList(),
        rahi_cards=decks_of(found, RAHI) if has_rahi else None,
        **values,
    )


def decks_of(found: Found, part: str) -> ed.DeckList:
    def keys(section: str) -> tuple[str, ...]:
        return tuple(key for key, _ in found.in_part(section, part))

    return ed.DeckList(
        actions=tuple(found.in_part("action", part)),
        missions=keys("mission"),
        challenges=keys("challenge"),
        rahi=tuple(pair for name in RAHI_SECTIONS for pair in found.in_part(name, part)),
        va=tuple(found.in_part("va", part)),
        krana=keys("krana"),
        bohrok=keys("bohrok"),
    )
