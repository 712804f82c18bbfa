"""The computer players of this box, by name."""

from game.boxes.makuta.mind.characters import CHARACTERS
from game.boxes.makuta.mind.foresight import Budget
from game.boxes.makuta.mind.motives import ByLot, Motive
from game.boxes.makuta.mind.planner import OVERSIGHTS, Planner
from game.boxes.makuta.mind.scales import Scales
from game.boxes.makuta.mind.temper import BEGINNER, CURIOUS
from game.boxes.makuta.mind.why import why, why_foreseen
from game.core.seats import Seat
from game.players.player import Player, RandomPlayer
from game.rules.makuta import legal_actions
from game.rules.makuta.actions import Action
from game.rules.makuta.editions import Terms
from game.rules.makuta.state import Observation
from game.shelf.company import Company

MakutaPlayer = Player[Observation, Action]

# Worlds, and turns in each, in so many milliseconds; in the shortest time one judges at sight.
THINKING = {10: (0, 1), 50: (6, 2), 250: (36, 3), 1000: (240, 6), 3000: (720, 6)}
BY_THE_CLOCK = " by the clock"


def _master(milliseconds: int, *, by_the_clock: bool = False) -> Planner:
    seconds = milliseconds / 1000 if by_the_clock else None
    return Planner(budget=Budget(*THINKING[milliseconds], seconds), characters=CHARACTERS)


BOTS: dict[str, MakutaPlayer] = {
    "random": RandomPlayer(legal_actions),
    "novice": Planner(BEGINNER, OVERSIGHTS, characters=CHARACTERS),
    "adept": Planner(CURIOUS, characters=CHARACTERS),
    "master": _master(1000),
}
PLAYERS: dict[str, MakutaPlayer] = {  # and the master, given more time or less
    **BOTS,
    **{f"master@{ms}": _master(ms) for ms in THINKING},
    **{f"master@{ms}{BY_THE_CLOCK}": _master(ms, by_the_clock=True) for ms in THINKING},
}
ADVISER = "master@50"


def as_quick_as(name: str, milliseconds: int) -> str:
    """Who thinks as *name* does, but no longer than that."""
    return f"{name}@{milliseconds}{BY_THE_CLOCK}" if name == "master" else name


COMPANY = Company(
    PLAYERS,
    known=tuple(BOTS),
    offered=("novice", "adept", "master"),
    usual="adept",
    adviser=ADVISER,
    stand_in="novice",
    former={"sensible": "adept"},
    has_characters=True,
    lasting=(Terms,),
    as_quick_as=as_quick_as,
)


def motive_of(name: str, seen: Observation, seat: Seat, action: Action) -> Motive:
    """Why the player of that *name* does *action* at *seat*, from what the viewer of *seen* knows.

    What only a rehearsal speaks for is known to whoever has rehearsed, and told to nobody else.
    """
    player = PLAYERS[name]
    if not isinstance(player, Planner):
        return ByLot()
    scales = Scales(seen, seat, player.temper_at(seen, seat))
    has_rehearsed = player.budget is not None and seen.viewer == seat
    return why_foreseen(scales, action) if has_rehearsed else why(scales, action)
