"""The computer players of this box, by name."""

from game.boxes.quest.mind.planner import Planner
from game.boxes.quest.options import OptionError
from game.boxes.quest.sensible import SensiblePlayer
from game.players.player import Player, RandomPlayer
from game.rules.quest import legal_actions
from game.rules.quest.actions import Action
from game.rules.quest.state import Observation

QuestPlayer = Player[Observation, Action]

BOTS: dict[str, QuestPlayer] = {
    "random": RandomPlayer(legal_actions),
    "sensible": SensiblePlayer(),
    "adept": Planner(),
}
ADVISER = "adept"  # the strongest: who gives people hints


def bot_named(name: str) -> QuestPlayer:
    if name not in BOTS:
        raise OptionError(f"There is no bot '{name}'; choose one of {', '.join(BOTS)}.")
    return BOTS[name]
