"""The computer players of this box, by name."""

from game.boxes.masks.bots.beginner import Beginner
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
    "novice": Beginner(),
    "adept": SensiblePlayer(),
}
COMPANY = Company(
    PLAYERS,
    known=tuple(PLAYERS),
    offered=("novice", "adept"),
    usual="adept",
    adviser="adept",
    stand_in="adept",
    former={"sensible": "adept"},
    lasting=(Terms,),
)
