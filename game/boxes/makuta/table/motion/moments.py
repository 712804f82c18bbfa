"""What is told in large letters: a new region, a lock that is turned up, Makuta's temple."""

from collections.abc import Collection

from pygame import Vector2

from game.boxes.makuta.table.motion.stage import TableStage
from game.rules.makuta import events
from game.rules.makuta.state import Laid
from game.rules.makuta.tiles import Role
from game.tabletop.motion.moment import BRIEF, SECONDS, Light, Moment
from game.tabletop.motion.stage import tell
from game.ui.animation import Animation

REACH = 5.0  # cells around the temple that stay in the light


def find_temple(stage: TableStage, temple: Vector2) -> Animation:
    texts = stage.names.texts
    words, line = texts.text("moment.temple"), texts.text("moment.temple_line")
    light = Light(stage.around.to_screen(temple), REACH * stage.zoom)
    return tell(stage, Moment(words, line, light), SECONDS)


def discover_region(stage: TableStage, event: events.TilePlaced) -> Animation:
    """With the first tile of it; Makuta's temple is a moment of its own."""
    tiles = stage.board.terms.atlas.tiles
    tile, known = tiles[event.tile], {tiles[laid.tile].region for laid in _laid(stage)}
    if tile.role is Role.MAKUTA or tile.region in known:
        return
    region = stage.names.region(event.tile)
    line = stage.names.texts.text("moment.region_line", region=region)
    yield from tell(stage, Moment(stage.names.tile(event.tile), line), BRIEF)


def _laid(stage: TableStage) -> Collection[Laid]:
    return stage.board.places.island.laid.values()


def reveal_lock(stage: TableStage, event: events.LockTurnedUp) -> Animation:
    words = stage.names.texts.text("moment.lock")
    line = stage.names.texts.text("moment.lock_line", symbols=stage.names.symbols(event.disc))
    return tell(stage, Moment(words, line), SECONDS)
