"""The sensible player: one habit for each thing there is to decide, by what its seat can see."""

from random import Random

from attrs import frozen

from game.boxes.masks.bots import beasts, building, choices, contests, playing, swarming, turns
from game.rules.masks import legal_actions
from game.rules.masks.actions import Action, EndTurn, Jump
from game.rules.masks.phases import (
    Answering,
    Arranging,
    BohrokPrize,
    Build,
    ChoosingDeck,
    ChoosingDefender,
    ChoosingDiscard,
    ChoosingLasting,
    ChoosingMask,
    ChoosingSkill,
    ChoosingTask,
    Contest,
    Declared,
    Drawing,
    Moving,
    NamingAnother,
    OnBohrok,
    OnMission,
    OnPortal,
    Overfull,
    Paying,
    Prize,
    RahiEffect,
    SettingPawn,
    Targeting,
    TurnOver,
    TurnStart,
)
from game.rules.masks.state import Observation


@frozen
class SensiblePlayer:
    """Plans by walking distance, plays the cheapest that is enough; looks at nothing hidden."""

    def choose(self, seen: Observation, rng: Random, /) -> Action:
        legal = list(legal_actions(seen))
        if len(legal) == 1:
            return legal[0]
        return chosen(seen, legal) or rng.choice(legal)


def chosen(seen: Observation, legal: list[Action]) -> Action | None:
    """The best of *legal* by habit; None where there is no habit for it."""
    phase = seen.phase
    match phase:
        case TurnStart(seat):
            return turns.turn_start(seen, seat, legal)
        case Moving(seat):
            return turns.moving(seen, seat, legal)
        case Contest(seat):
            return contests.say(seen, seat, legal)
        case TurnOver(seat):
            return playing.best_free_play(seen, seat, legal) or EndTurn()
        case Drawing():
            return choices.draw(seen, phase, legal)
        case OnMission(seat):
            return choices.on_mission(seen, seat, legal)
        case OnPortal(seat):
            portals = [action.portal for action in legal if isinstance(action, Jump)]
            return Jump(turns.jump_to(seen, seat, portals))
        case Targeting(seat):
            return choices.target(seen, seat, legal)
        case OnBohrok():
            return swarming.on_bohrok(seen, phase, legal)
        case Declared():
            return swarming.declared(seen, phase.seat, legal)
        case BohrokPrize():
            return swarming.take(seen, phase)
        case RahiEffect():
            return beasts.play_effect(seen, phase, legal)
        case Answering():
            return choices.answer(seen, phase)
        case _:
            return _chosen_rarely(seen, legal)


def _chosen_rarely(seen: Observation, legal: list[Action]) -> Action | None:
    phase = seen.phase
    match phase:
        case Paying(seat):
            return choices.cheapest_payment(seen, seat, legal)
        case Overfull(seat) | ChoosingDiscard(seat):
            return choices.least_useful(seen, seat, legal)
        case SettingPawn():
            return choices.set_pawn(seen, phase)
        case ChoosingDeck():
            return choices.choose_deck(seen, phase)
        case ChoosingMask():
            return choices.choose_mask(seen, phase)
        case ChoosingTask(seat):
            return choices.hardest_task(seen, seat, legal)
        case ChoosingLasting(seat):
            return choices.worst_lasting(seen, seat, legal)
        case ChoosingSkill(seat):
            return choices.choose_skill(seen, seat)
        case ChoosingDefender(seat) | NamingAnother(seat):
            return choices.choose_seat(seen, seat, legal)
        case Arranging():
            return choices.arrange(seen, phase, legal)
        case Prize():
            return choices.take_prize()
        case Build():
            return building.build(seen, phase, legal)
        case _:
            return None
