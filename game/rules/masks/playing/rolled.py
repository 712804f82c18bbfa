"""What a roll of the die decides: whom an effect means, or what a skill is worth."""

from attrs import evolve

from game.core.seats import Seat
from game.rules.masks.actions import ChooseSkill
from game.rules.masks.agenda import carry_on, tell
from game.rules.masks.deeds import Agenda, Do
from game.rules.masks.events import SkillSet, Told
from game.rules.masks.phases import ChoosingSkill, ForOne, ForSkill, Rolling
from game.rules.masks.pieces import Skill
from game.rules.masks.printed.effects import Who
from game.rules.masks.state import State, from_left


def roll_for_one(state: State, deed: Do, agenda: Agenda, told: Told, *, is_lowest: bool) -> State:
    opponents = from_left(state, deed.player)
    rollers = (deed.player, *opponents) if is_lowest else opponents
    if len(rollers) == 1:
        return found_one(state, ForOne(deed, is_lowest), rollers[0], agenda, told)
    return state.but(phase=Rolling(rollers, ForOne(deed, is_lowest), agenda))


def found_one(state: State, aim: ForOne, seat: Seat, agenda: Agenda, told: Told) -> State:
    """The effect takes place, with that seat for the one that was meant."""
    effect = aim.deed.effect
    meant = {Who.HIGHEST, Who.LOWEST}
    changes = {
        name: Who.OPP
        for name in ("who", "other", "chosen_by")
        if getattr(effect, name, None) in meant
    }
    deed = evolve(aim.deed, effect=evolve(effect, **changes), opp=seat)  # type: ignore[arg-type]
    return carry_on(state, (deed, *agenda), told)


def choose_skill(state: State, phase: ChoosingSkill, action: ChooseSkill) -> State:
    aim = ForSkill(action.skill, phase.effect)
    return state.but(phase=Rolling((phase.seat,), aim, phase.agenda))


def rolled_for_skill(  # noqa: PLR0913, PLR0917 - who, what, and what comes then
    state: State, seat: Seat, aim: ForSkill, value: int, agenda: Agenda, told: Told
) -> State:
    points = value * aim.effect.factor
    own = state.seats[seat]._replace(set_skill=(Skill(aim.skill), points))
    state = state.with_seat(seat, own)
    tell(state, told, SkillSet(seat, Skill(aim.skill), points))
    return carry_on(state, agenda, told)
