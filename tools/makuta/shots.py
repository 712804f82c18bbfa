"""What is worth a picture in this box alone: brought about by real games, drawn by real scenes."""

from collections.abc import Callable, Mapping

from pygame import Surface

from game.boxes.makuta.opening import MakutaMatch
from game.boxes.makuta.topics import LESSONS
from game.core.seats import Seat
from game.persistence.settings import Play
from game.rules.makuta import events, legal_actions, phases
from game.rules.makuta.actions import MoveTo
from game.rules.makuta.duel import bonus_places
from game.rules.makuta.events import TilePlaced, TokenTaken
from game.rules.makuta.state import Observation
from game.rules.makuta.targets import AtField
from game.ui.commands import Command
from game.ui.signals import KeyPressed, PointerMoved, PointerPressed, PointerReleased
from tools.shooting.moments import Pictures, Shot, Wanted
from tools.shooting.scenes import advised, lesson, pointing, settled, table
from tools.shooting.telling import during, told
from tools.studio import Studio

GROWN = 8  # tiles: an island worth looking at


def has_laid(match: MakutaMatch, tiles: int) -> bool:
    return len(match.state.island.laid) >= tiles


def of(kind: type, *, tiles: int = 4, **facts: object) -> Wanted:
    """A moment at which a decision of this *kind* waits, on an island of some size."""

    def is_it(match: MakutaMatch) -> bool:
        phase = match.state.phase
        fits = isinstance(phase, kind) and has_laid(match, tiles)
        return fits and all(getattr(phase, name) == fact for name, fact in facts.items())

    return is_it


def against(foe: type, *, before_the_die: bool = False) -> Wanted:
    """In a duel: the die is to be chosen, or else the bonuses are."""
    kind = phases.ChoosingDie if before_the_die else phases.ChoosingBonuses

    def is_it(match: MakutaMatch) -> bool:
        phase = match.state.phase
        return isinstance(phase, kind) and isinstance(phase.foe, foe)

    return is_it


def tile_laid(match: MakutaMatch) -> bool:
    """The first seat's turn begins, and in the round before it a tile was laid, a token taken."""
    seat = Seat(0)
    if not of(phases.Starting, tiles=GROWN, seat=seat)(match):
        return False
    turns = [i for i, ply in enumerate(match.past) if ply.seat == seat]
    others = match.past[turns[-1] + 1 :] if turns else []
    kinds = {type(event) for ply in others for event in ply.events}
    return {TilePlaced, TokenTaken} <= kinds


def rahi_ahead(match: MakutaMatch) -> bool:
    return any(is_duel(match, action) for action in moves(match))


def chosen_bonuses(match: MakutaMatch) -> bool:
    phase = match.state.phase
    if not isinstance(phase, phases.ChoosingBonuses) or not against(phases.RahiFoe)(match):
        return False
    return len(bonus_places(match.state, phase.seat)) > 1


def moves(match: MakutaMatch) -> list[MoveTo]:
    if not isinstance(match.state.phase, phases.Moving):
        return []
    return [action for action in legal_actions(match.state) if isinstance(action, MoveTo)]


def is_duel(match: MakutaMatch, action: MoveTo) -> bool:
    return action.field in match.state.tokens.rahi


def nowhere(seen: Observation, field: int) -> bool:
    return False


def explained(name: str = "", field_is: Callable[[Observation, int], bool] = nowhere) -> Shot:
    """The pointer rests on a place of the island, which says what it is."""

    def shot(studio: Studio) -> Surface:
        stage, scene = settled(studio, of(phases.Starting, tiles=GROWN + 8))
        stage.handle(KeyPressed("0", Command.FIT), studio.now)
        studio.settle(stage)
        seen = scene.flow.seen

        def is_at(target: object) -> bool:
            return isinstance(target, AtField) and field_is(seen, target.field)

        at = next(t for t in scene.things() if t.name == name or is_at(t.target))
        stage.handle(PointerMoved(at.rect.center), studio.now)
        studio.now += 1
        return studio.picture(studio.settle(stage))

    return shot


def refused(studio: Studio) -> Surface:
    """Somebody has clicked where the pawn cannot go, and reads why."""
    stage, scene = settled(studio, of(phases.Moving, tiles=GROWN))
    fields = [t for t in scene.things() if t.name.startswith("field.") and t.message is None]
    at = fields[len(fields) // 2].rect.center
    for signal in (PointerMoved(at), PointerPressed(at), PointerReleased(at)):
        stage.handle(signal, studio.now)
    return studio.picture(stage)


def asked(studio: Studio) -> Surface:
    """A press on a Rahi's field: it asks before it walks there."""
    studio.with_settings(play=Play(ask_again=True))
    stage, scene = settled(studio, rahi_ahead)
    match = scene.kept.sitting.match
    field = next(action.field for action in moves(match) if is_duel(match, action))
    scene.page.focus.name = f"field.{field}"
    stage.handle(KeyPressed("return", Command.CONFIRM), studio.now)
    return studio.picture(studio.settle(stage))


def bonuses_added(*, open_tray: bool) -> Shot:
    def shot(studio: Studio) -> Surface:
        stage, scene = settled(studio, chosen_bonuses)
        names = ["tray.peek"] if open_tray else []
        seat = scene.kept.viewer
        legal = [t.name for t in scene.things() if t.name.startswith(f"tray.{seat}.") and t.message]
        for name in (*names, *legal[:2]):
            scene.page.focus.name = name
            stage.handle(KeyPressed("return", Command.CONFIRM), studio.now)
            studio.settle(stage)
        return studio.picture(stage)

    return shot


def peeking(studio: Studio) -> Surface:
    stage, _ = settled(studio, of(phases.Starting, tiles=GROWN))
    stage.handle(KeyPressed("p", Command.PEEK), studio.now)
    return studio.picture(studio.settle(stage))


def whole_island(studio: Studio) -> Surface:
    stage, _ = settled(studio, of(phases.Starting, tiles=20))
    stage.handle(KeyPressed("0", Command.FIT), studio.now)
    return studio.picture(studio.settle(stage))


def marked(studio: Studio) -> Surface:
    """One person's turn, after three computers have had theirs."""
    match = studio.played(tile_laid)
    scene = studio.table(match, studio.others(match))
    stage = studio.settle(studio.stage(scene))
    stage.handle(KeyPressed("0", Command.FIT), studio.now)
    for _ in range(2):
        studio.settle(stage)
        stage.handle(KeyPressed("+", Command.ZOOM_IN), studio.now)
    return studio.picture(studio.settle(stage))


SHOTS: Mapping[str, Shot] = {
    "first-turn": table(of(phases.Starting, tiles=1)),
    "roll-six-players": table(of(phases.Starting, tiles=GROWN), players=6),
    "move-pointing": pointing(of(phases.Moving, tiles=GROWN), "field."),
    "explained-temple": explained("temple"),
    "explained-blocked": explained(field_is=lambda seen, at: at in seen.island.blocked),
    "explained-rahi": explained(field_is=lambda seen, at: at in seen.tokens.rahi),
    "late": table(of(phases.Starting, tiles=20)),
    "whole-island": whole_island,
    "place-tile": table(of(phases.Placing, tiles=GROWN)),
    "bonuses": table(against(phases.RahiFoe)),
    "bonuses-before": table(against(phases.RahiFoe), edition="de"),
    "duel-die": table(against(phases.RahiFoe, before_the_die=True)),
    "bonuses-added": bonuses_added(open_tray=True),
    "bonuses-face-down": bonuses_added(open_tray=False),
    "refused": refused,
    "asked": asked,
    "six-at-start": table(of(phases.Starting, tiles=1), players=6),
    "late-six-players": table(of(phases.Starting, tiles=19), players=6),
    "temple-found": told(events.TempleStood, 2.7),
    "region-found": told(events.TilePlaced, 1.0),
    "lock-turned": told(events.LockTurnedUp, 1.6),
    "temple-turning": told(events.TempleTurned, 0.7),
    "lost-to-makuta": told(events.DuelLost, 1.6),
    "victory": told(events.GameWon, 1.5),
    "tile-drawn": told(events.TileDrawn, 0.4),
    "loss": table(of(phases.ChoosingLoss)),
    "makuta": table(against(phases.MakutaFoe)),
    "set-pawn": table(of(phases.SettingPawn)),
    "swap": table(of(phases.Weighing)),
    "too-many-masks": table(of(phases.TryingOn), options={"H7": 1}),
    "meeting": table(of(phases.Meeting, tiles=GROWN)),
    "akaku": table(of(phases.Looking)),
    "arrived": table(of(phases.Arrived, tiles=GROWN)),
    "end-turn": table(of(phases.Finishing, tiles=GROWN)),
    "peek": peeking,
    "roll-moving": during(of(phases.Starting, tiles=GROWN), 0.3),
    "walk-moving": during(of(phases.Moving, tiles=GROWN), 0.4),
    "tile-moving": during(of(phases.Placing, tiles=GROWN), 0.5),
    "marked": marked,
    **{f"lesson-{key}": lesson(key) for key in LESSONS},
    "advice-roll": advised(of(phases.Starting, tiles=GROWN)),
    "advice-tile": advised(of(phases.Placing, tiles=GROWN)),
}
PICTURES = Pictures(
    evenings=tuple(of(phases.Starting, tiles=tiles) for tiles in (2, GROWN, 20)),
    turn=of(phases.Starting, tiles=GROWN),
    choosing=of(phases.Moving, tiles=GROWN),
    after_others=tile_laid,
    shots=SHOTS,
    movements=(
        events.DieRolled,
        events.DiscsShown,
        events.DuelLost,
        events.DuelWon,
        events.GameWon,
        events.PawnMoved,
        events.PawnSet,
        events.RahiLeft,
        events.RahiTurnedUp,
        events.TempleTurned,
        events.TilePlaced,
        events.TokenLost,
        events.TokenTaken,
    ),
)
