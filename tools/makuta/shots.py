"""What is worth a picture in this box alone: brought about by real games, drawn by real scenes."""

from collections.abc import Mapping

from game.rules.makuta import events
from game.rules.makuta.phases import (
    Arrived,
    ChoosingLoss,
    Finishing,
    Looking,
    MakutaFoe,
    Moving,
    Placing,
    RahiFoe,
    SettingPawn,
    Starting,
    TryingOn,
    Weighing,
)
from tools.makuta.moments import GROWN, against, of, tile_laid
from tools.makuta.table_shots import (
    asked,
    bonuses_added,
    marked,
    peeking,
    refused,
    whole_island,
)
from tools.shooting.moments import Pictures, Shot
from tools.shooting.table import advised, pointing, table
from tools.shooting.telling import during, told

SHOTS: Mapping[str, Shot] = {
    "first-turn": table(of(Starting, tiles=1)),
    "roll-six-players": table(of(Starting, tiles=GROWN), players=6),
    "move-pointing": pointing(of(Moving, tiles=GROWN), "field."),
    "late": table(of(Starting, tiles=20)),
    "whole-island": whole_island,
    "place-tile": table(of(Placing, tiles=GROWN)),
    "bonuses": table(against(RahiFoe)),
    "bonuses-before": table(against(RahiFoe), edition="de"),
    "duel-die": table(against(RahiFoe, before_the_die=True)),
    "bonuses-added": bonuses_added(open_tray=True),
    "bonuses-face-down": bonuses_added(open_tray=False),
    "refused": refused,
    "asked": asked,
    "six-at-start": table(of(Starting, tiles=1), players=6),
    "late-six-players": table(of(Starting, tiles=19), players=6),
    "temple-turning": told(events.TempleTurned, 0.7),
    "lost-to-makuta": told(events.DuelLost, 1.6),
    "victory": told(events.GameWon, 1.5),
    "tile-drawn": told(events.TileDrawn, 0.4),
    "loss": table(of(ChoosingLoss)),
    "makuta": table(against(MakutaFoe)),
    "set-pawn": table(of(SettingPawn)),
    "swap": table(of(Weighing)),
    "too-many-masks": table(of(TryingOn)),
    "akaku": table(of(Looking)),
    "arrived": table(of(Arrived, tiles=GROWN)),
    "end-turn": table(of(Finishing, tiles=GROWN)),
    "peek": peeking,
    "roll-moving": during(of(Starting, tiles=GROWN), 0.3),
    "walk-moving": during(of(Moving, tiles=GROWN), 0.4),
    "tile-moving": during(of(Placing, tiles=GROWN), 0.5),
    "marked": marked,
    "advice-roll": advised(of(Starting, tiles=GROWN)),
    "advice-tile": advised(of(Placing, tiles=GROWN)),
}
PICTURES = Pictures(
    evenings=tuple(of(Starting, tiles=tiles) for tiles in (2, GROWN, 20)),
    turn=of(Starting, tiles=GROWN),
    choosing=of(Moving, tiles=GROWN),
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
