"""The computer players of this box, by name."""

from game.boxes.quest.mind.characters import CHARACTERS
from game.boxes.quest.mind.motives import ByLot, Motive
from game.boxes.quest.mind.novice import BEGINNER, OVERSIGHTS
from game.boxes.quest.mind.planner import Planner
from game.boxes.quest.mind.scales import Scales
from game.boxes.quest.mind.temper import PLAIN
from game.boxes.quest.mind.why import why
from game.boxes.quest.options import OptionError
from game.core.seats import Seat
from game.players.player import Player, RandomPlayer
from game.rules.quest import legal_actions
from game.rules.quest.actions import Action
from game.rules.quest.state import Observation

QuestPlayer = Player[Observation, Action]

BOTS: dict[str, QuestPlayer] = {
    "random": RandomPlayer(legal_actions),
    "novice": Planner(BEGINNER, OVERSIGHTS, CHARACTERS),
    "adept": Planner(characters=CHARACTERS),
}
OFFERED = ("novice", "adept")  # to people, from the weakest on
DEFAULT_BOT = "adept"
ADVISER = "adept"  # the strongest: who gives people hints
FORMER = {"sensible": "adept"}  # who plays for those that only older games name


def motive_of(name: str, seen: Observation, seat: Seat, action: Action) -> Motive:
    """Why the player of that *name* does *action* at *seat*, from what the viewer of *seen* knows.

    Who does not weigh goods as a planner does is explained by what speaks for the action.
    """
    player = BOTS[name]
    if isinstance(player, RandomPlayer):
        return ByLot()
    temper = player.temper if isinstance(player, Planner) else PLAIN
    return why(Scales(seen, seat, temper), action)


def bot_named(name: str) -> QuestPlayer:
    if name not in BOTS:
        raise OptionError(f"There is no bot '{name}'; choose one of {', '.join(BOTS)}.")
    return BOTS[name]


def bot_today(name: str) -> str:
    """The name of the player that a saved game means by *name*, if there still is one."""
    return FORMER.get(name, name)
