"""The text of a new card, sound from the first moment, for a designer to go on with."""

from game.boxes.masks.cards.entries import NEEDED, Detail, nearest
from game.boxes.masks.cards.kinds import COPIES, KINDS, Kind
from game.core.errors import GameError

EXAMPLES = {
    "action": {"kind": '"Bonus"', "when": '"F"', "effects": '["Draw(self, GA, 1)"]'},
    "mission": {"effects": '["Give(GA, 1)"]'},
    "challenge": {"skills": '["flight"]'},
    "mask": {"points": "100", "when": '"F"', "power": '["Peek(Mission, 1)"]'},
    "turaga": {"toa": '"Tahu"', "role": '"Turaga"', "points": "100"},
    "rahi": {"family": '"Nui-Rama"', "skill": '"flight"'},
    "rahi_challenge": {"family": '"Nui-Rama"', "number": "600", "with_family": "800"},
    "rahi_effect": {"effects": '["SkipMove(opp)"]'},
    "rahi_defend": {"effects": '["AddToSkill(self, any, +100)"]'},
    "bohrok": {"sort": '"regular"', "breed": '"Tahnok"', "points": "100"},
    "va": {"breed": '"Tahnok"', "points": "100"},
    "krana": {"breed": '"Tahnok"', "type": '"Xa"'},
}
PARTS = dict.fromkeys(("bohrok", "va", "krana"), "bohrok") | {
    kind.section: "rahi" for kind in KINDS if kind.section.startswith("rahi")
}


def new_card(section: str, key: str = "new_card") -> str:
    """Of one of `KINDS`; what it may say besides stands there as comments."""
    kinds = {kind.section: kind for kind in KINDS}
    if section not in kinds:
        raise GameError(f'There is no kind of card "{section}". {nearest(section, list(kinds))}')
    kind = kinds[section]
    lines = [f"[{section}.{key}]", *(_line(kind, detail) for detail in kind.all_details)]
    return "\n".join(lines) + "\n"


def _line(kind: Kind, detail: Detail) -> str:
    example = EXAMPLES[kind.section].get(detail.name)
    part = PARTS.get(kind.section, "qftm")
    if detail is kind.marks:
        example = f"{{ {part} = 1 }}" if detail is COPIES else f'["{part}"]'
    if example is None:
        assert detail.default is not NEEDED
        return f"# {detail.name}: {detail.form.wanted}"
    return f"{detail.name} = {example}"
