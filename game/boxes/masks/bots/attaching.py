"""Which Great Mask and which Turaga card help most, where they are attached (K2)."""

from functools import lru_cache

from game.boxes.masks.bots.odds import all_skills
from game.core.seats import Seat
from game.rules.masks.actions import Attach
from game.rules.masks.pieces import Skill
from game.rules.masks.printed.editions import Terms
from game.rules.masks.state import Table

TOOL = 0.2  # contests that a tool is worth, beside bonuses


def best_attachment(table: Table, seat: Seat, choices: list[Attach]) -> Attach | None:
    """None: what is attached is as good."""
    own = table.seats[seat]
    now = _help(table, seat, own.attached_mask, own.attached_turaga)
    best = max(choices, key=lambda one: _help(table, seat, one.mask, one.turaga))
    return best if _help(table, seat, best.mask, best.turaga) > now + 0.01 else None


def _help(table: Table, seat: Seat, mask: str | None, turaga: str | None) -> float:
    cards, helped = table.terms.cards, 0.0
    if mask is not None:
        worn = next(worn for worn in table.seats[seat].masks if worn.key == mask)
        card = cards.masks[mask]
        points = card.foil_points if worn.is_foil else card.points
        helped += contests_turned(table.terms, seat, card.skill, points)
    if turaga is not None:
        adviser = cards.turaga[turaga]
        if adviser.points:
            helped += contests_turned(table.terms, seat, adviser.skill, adviser.points)
        else:
            helped += TOOL
    return helped


@lru_cache(maxsize=4096)
def contests_turned(terms: Terms, seat: Seat, skill: Skill | None, points: int) -> float:
    """How many contests, as challenger or defender, the bonus turns, on bare values."""
    turned = 0.0
    for other in range(len(terms.toas)):
        if other == seat:
            continue
        for skills in all_skills(terms):
            if skill is not None and skill not in skills:
                continue
            turned += 0.1  # it always makes others spend more
            lead = sum(terms.value(seat, x) - terms.value(other, x) for x in skills)
            turned += (lead < 0 <= lead + points) + (lead <= 0 < lead + points)
    return turned
