"""Pictures of the table while something moves."""

from pygame import Surface

from tools.makuta.moments import GROWN, of
from tools.shooting.table import Shot
from tools.studio import Studio
from tools.telling import telling


def told(event: type, share: float, players: int = 4) -> Shot:
    """In the middle of an event of this kind, *share* seconds after its first frame."""

    def shot(studio: Studio) -> Surface:
        stage, _ = telling(studio, event, players)
        return studio.picture(studio.settle(stage, round(share * 60)))

    return shot


def during(kind: type, share: float) -> Shot:
    """In the middle of what an action of this decision sets in motion."""

    def shot(studio: Studio) -> Surface:
        match = studio.played(of(kind, tiles=GROWN))
        scene = studio.table(match)
        stage = studio.settle(studio.stage(scene))
        sitting = scene.kept.sitting
        seat = sitting.decider
        assert seat is not None
        sitting.bots[seat] = "adept"
        scene.flow._tell(sitting.let_bot_act(seat))  # noqa: SLF001 - as if that person had chosen
        return studio.picture(studio.settle(stage, round(share * 60)))

    return shot
