"""The computer players of this box, by name."""

from game.boxes.masks.bots.sensible import SensiblePlayer
from game.players.player import Player, RandomPlayer
from game.rules.masks import legal_actions
from game.rules.masks.actions import Action
from game.rules.masks.printed.editions import Terms
from game.rules.masks.state import Observation
from game.shelf.company import Company

MasksPlayer = Player[Observation, Action]

PLAYERS: dict[str, MasksPlayer] = {
    "random": RandomPlayer(legal_actions),
    "sensible": SensiblePlayer(),
}
COMPANY = Company(
    PLAYERS,
    known=tuple(PLAYERS),
    offered=("sensible",),
    usual="sensible",
    adviser="sensible",
    stand_in="sensible",
    lasting=(Terms,),
)
