"""What is worth a picture in this box alone: brought about by real games, drawn by real scenes."""

from collections.abc import Mapping

from pygame import Surface

from game.boxes.masks.opening import MasksMatch
from game.boxes.masks.table.choosing.walks import walks_of
from game.core.seats import Seat
from game.rules.masks import events, phases
from game.rules.masks.pieces import ChallengeKind
from game.rules.masks.state import Observation
from game.scenes.table.scene import TableScene
from game.ui.commands import Command
from game.ui.signals import KeyPressed
from game.ui.stage import Stage
from tools.shooting.moments import Pictures, Shot, Wanted, by
from tools.shooting.scenes import advised, pointing, table
from tools.shooting.telling import told
from tools.studio import Studio

GROWN = 12  # turns: everybody has gone somewhere
LATE = 40
MANY = 8  # spaces in reach


def of(kind: type, *, turns: int = GROWN, **facts: object) -> Wanted:
    """A moment at which a decision of this *kind* waits, so late in the game."""

    def is_it(match: MasksMatch) -> bool:
        phase = match.state.phase
        fits = isinstance(phase, kind) and match.state.turn.number >= turns
        return fits and all(getattr(phase, name) == fact for name, fact in facts.items())

    return is_it


def setting_out(match: MasksMatch) -> bool:
    """Nothing keeps the pawn from walking, and nothing lies in its way."""
    return of(phases.TurnStart)(match) and len(walks_of(_seen(match)).ways) > MANY


def _seen(match: MasksMatch) -> Observation:
    seat = match.rules.to_move(match.state)
    assert seat is not None
    return match.rules.observe(match.state, seat)


def contest(kind: ChallengeKind, counted: int = 2) -> Wanted:
    """So much has been added already."""

    def is_it(match: MasksMatch) -> bool:
        challenge = match.state.challenge
        if challenge is None or not isinstance(match.state.phase, phases.Contest):
            return False
        return challenge.kind is kind and len(challenge.counted) >= counted

    return is_it


def alone(wanted: Wanted, players: int = 4, edition: str = "", **options: int) -> Shot:
    """The same, with computer players at all other seats: nobody else could look on."""

    def shot(studio: Studio) -> Surface:
        return studio.picture(_settled(studio, wanted, players, edition, options)[0])

    return shot


def _settled(
    studio: Studio, wanted: Wanted, players: int, edition: str, options: Mapping[str, int]
) -> tuple[Stage, TableScene]:
    setup = studio.setup(players, edition, options)
    match = studio.played(by(Seat(0), wanted), setup)
    scene = studio.table(match, studio.others(match))
    return studio.settle(studio.stage(scene)), scene


def peeking(studio: Studio) -> Surface:
    """A hand is held open, while others sit beside."""
    match = studio.played(of(phases.TurnStart))
    stage = studio.settle(studio.stage(studio.table(match)))
    stage.handle(KeyPressed("p", Command.PEEK), studio.now)
    return studio.picture(studio.settle(stage))


SHOTS: Mapping[str, Shot] = {
    "first-turn": alone(of(phases.TurnStart, turns=1)),
    "six-late": alone(of(phases.TurnStart, turns=LATE), 6, "rshl", B4=1),
    "move-pointing": pointing(setting_out, "space."),
    "walking-on": alone(of(phases.Moving)),
    "drawing": alone(of(phases.Drawing)),
    "on-mission": alone(of(phases.OnMission)),
    "on-portal": alone(of(phases.OnPortal)),
    "targeting": alone(of(phases.Targeting)),
    "on-bohrok": alone(of(phases.OnBohrok), edition="bohrok"),
    "contest": alone(contest(ChallengeKind.MASK)),
    "contest-bohrok": alone(contest(ChallengeKind.BOHROK), edition="bohrok"),
    "contest-rahi": alone(contest(ChallengeKind.RAHI, 1), edition="rshl", B4=1),
    "declared": alone(of(phases.Declared), edition="bohrok"),
    "paying": alone(of(phases.Paying)),
    "prize": alone(of(phases.Prize), edition="rshl"),
    "overfull": alone(of(phases.Overfull), edition="rshl", B4=1),
    "build-open": alone(of(phases.Build, turns=0, part=phases.Part.CHALLENGES), 2, "duel"),
    "build-hidden": alone(of(phases.Build, turns=0, part=phases.Part.ACTIONS), 2, "duel"),
    "foils": alone(of(phases.Build, turns=0, part=phases.Part.FOILS), 2, "qftm", H1=2),
    "closed-hand": table(of(phases.TurnStart)),
    "peek": peeking,
    "card-shown": told(events.CardPlayed, 1.0),
    "mission-shown": told(events.MissionTurnedUp, 1.0),
    "mission-read": told(events.MissionTurnedUp, 8.0),
    "mask-won": told(events.PrizeTaken, 1.0),
    "walk-moving": told(events.PawnStepped, 0.1),
    "advice": advised(of(phases.TurnStart)),
}
PICTURES = Pictures(
    evenings=tuple(of(phases.TurnStart, turns=turns) for turns in (2, GROWN, LATE)),
    turn=of(phases.TurnStart),
    choosing=of(phases.TurnStart, turns=LATE),
    after_others=by(Seat(0), of(phases.TurnStart)),
    shots=SHOTS,
    movements=(
        events.CardDrawn,
        events.CardPlayed,
        events.PawnSet,
        events.PawnStepped,
        events.PrizeTaken,
        events.TurnStarted,
    ),
)
