"""All drawings, by the name of their file."""

from functools import partial
from itertools import permutations

from game.boxes.masks.table.cards.drawings import (
    KINDS,
    OWN,
    toa_drawing,
    trial_drawing,
)
from game.boxes.masks.table.cards.kinds import CardKind
from game.boxes.masks.table.shapes import signs
from game.rules.masks.pieces import Skill, Toa
from tools.masks.art.cards import creatures
from tools.masks.art.cards.actions import ACTIONS, Painting
from tools.masks.art.cards.easel import Easel
from tools.masks.art.cards.frames import SEALS
from tools.masks.art.cards.layers import one
from tools.masks.art.cards.missions import MISSIONS
from tools.masks.art.cards.people import (
    NOBLE_SKIES,
    TOOLS,
    TURAGA,
    counsel,
    mask_card,
    toa,
    tool,
    turaga,
)
from tools.masks.art.cards.rahi import BEAST, DEFENCES, EFFECTS, PREY, ambush, assault
from tools.masks.art.cards.swarm import swarm


def trial(skills: tuple[Skill, ...]) -> Easel:
    easel = Easel("red").rays("#ffc890", 20, 60)
    if len(skills) == 1:
        return easel.put(one(signs.SWORDS, "#5a1408"), 90, 75, 118, alpha=150, shadow=0).put(
            one(signs.SKILLS[skills[0]], "#ffe0a0"), 90, 75, 78, shine=0.9
        )
    first, second = skills
    easel.put(one(signs.SKILLS[first], "#ffe0a0"), 57, 75, 54, shine=0.9)
    return easel.put(one(signs.SKILLS[second], "#ffe0a0"), 123, 75, 54, shine=0.9)


def kind_sign(kind: CardKind) -> Easel:
    """For a card that nobody has drawn yet."""
    easel = Easel(_KIND_SKIES[kind]).rays("#ffffff", 16, 40)
    return easel.put(one(SEALS[kind], "#f4e2b0"), 90, 75, 88, shine=0.9)


_KIND_SKIES = {
    CardKind.TOA: "gold",
    CardKind.GREAT: "gold",
    CardKind.NUVA: "silver",
    CardKind.FOIL: "pink",
    CardKind.NOBLE: "silver",
    CardKind.TURAGA: "violet",
    CardKind.TOOL: "indigo",
    CardKind.CHALLENGE: "red",
    CardKind.MISSION: "stone",
    CardKind.BONUS: "green",
    CardKind.REWARD: "teal",
    CardKind.PENALTY: "crimson",
    CardKind.INFECTED: "sick",
    CardKind.RAHI: "brown",
    CardKind.RAHI_CHALLENGE: "amber",
    CardKind.RAHI_EFFECT: "dusk",
    CardKind.RAHI_DEFEND: "bone",
    CardKind.BOHROK: "steel",
    CardKind.KAL: "indigo",
    CardKind.BAHRAG: "magenta",
    CardKind.VA: "blue",
    CardKind.KRANA: "pink",
}


def paintings() -> dict[str, Painting]:
    return {
        **{toa_drawing(each): partial(toa, each) for each in Toa},
        **{f"{OWN}/{key}": partial(mask_card, key) for key in creatures.MASKS},
        **{
            f"{OWN}/{key}_foil": partial(mask_card, key, is_foil=True)
            for key in creatures.MASKS
            if key not in NOBLE_SKIES
        },
        **{f"{OWN}/{key}": partial(turaga, key) for key in TURAGA},
        **{f"{OWN}/{key}": partial(tool, key) for key in TOOLS},
        **{f"{OWN}/{each.name.lower()}_counsel": partial(counsel, each) for each in Toa},
        **{trial_drawing((each,)): partial(trial, (each,)) for each in Skill},
        **{trial_drawing(pair): partial(trial, pair) for pair in permutations(Skill, 2)},
        **{f"{OWN}/{key}": paint for key, paint in ACTIONS.items()},
        **{f"{OWN}/{key}": paint for key, paint in MISSIONS.items()},
        **{f"{OWN}/{key}": paint for key, paint in BEAST.items()},
        **{f"{OWN}/{first}": partial(ambush, beast) for (first, _), beast in PREY.items()},
        **{f"{OWN}/{second}": partial(assault, beast) for (_, second), beast in PREY.items()},
        **{f"{OWN}/{key}": paint for key, paint in (EFFECTS | DEFENCES).items()},
        **swarm(),
        **{f"{KINDS}/{kind.value}": partial(kind_sign, kind) for kind in CardKind},
    }
