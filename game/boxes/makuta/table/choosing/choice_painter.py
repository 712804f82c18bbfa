"""Draws over the island what is chosen, pointed at and spoken of."""

from attrs import define, field
from pygame import Surface

from game.boxes.makuta.table.choosing.ghost import GhostPainter
from game.boxes.makuta.table.choosing.screen_holder import ScreenHolder
from game.boxes.makuta.table.choosing.trace_painter import TracePainter
from game.boxes.makuta.table.duel.board import DuelBoard
from game.boxes.makuta.table.island.lights import paint_outline
from game.boxes.makuta.table.island.space_names import SpaceNamePainter
from game.boxes.makuta.table.table_picture import TablePicture
from game.i18n.texts import capital
from game.rules.makuta.phases import Over


@define(eq=False)
class ChoicePainter:
    holder: ScreenHolder
    picture: TablePicture
    duel: DuelBoard
    ghost: GhostPainter = field(init=False)
    traces: TracePainter = field(init=False)
    space_names: SpaceNamePainter = field(init=False)

    def __attrs_post_init__(self) -> None:
        self.ghost = GhostPainter(self.picture.plates, self.picture.pieces)
        self.traces = TracePainter(self.picture)
        self.space_names = SpaceNamePainter(self.picture.pieces)

    def paint(self, surface: Surface, now: float) -> None:
        """From below to above."""
        self.traces.paint(surface, self.holder.traces)
        self._paint_lights(surface, now)
        self._paint_names(surface)
        self._paint_strength(surface)
        seen, choosing = self.holder.seen, self.holder.choosing
        if not isinstance(seen.phase, Over):
            self.picture.draw_marker(surface, seen.turn.seat)
        if choosing and choosing.placement is not None:
            self.ghost.paint(surface, self.picture.camera, seen, choosing.placement)

    def _paint_lights(self, surface: Surface, now: float) -> None:
        pointing = self.holder.pointing
        self.picture.draw_path(surface, pointing.path, self.holder.seen.turn.seat)
        self.picture.draw_lights(surface, [*self.holder.lights, *pointing.lights(now)])
        if pointing.spoken_of and pointing.spoken_of.tile:
            paint_outline(surface, self.picture.camera, pointing.spoken_of.tile)

    def _paint_names(self, surface: Surface) -> None:
        """Of all spaces, where somebody wants them, and of the one that is spoken of."""
        picture, mention = self.picture, self.holder.pointing.spoken_of
        if self.holder.shows_names:
            start = self.holder.seen.terms.atlas.start_field
            fields = (number for number in picture.visible_fields() if number != start)
            self.space_names.paint_all(surface, picture.camera, picture.places, fields)
        if mention is not None and mention.field is not None:
            at, name = picture.centre(mention.field), self.holder.names.field(mention.field)
            self.space_names.paint_one(surface, picture.camera, at, capital(name))

    def _paint_strength(self, surface: Surface) -> None:
        """Makuta's, as soon as it is known."""
        duel = self.duel.duel
        if duel and duel.rahi is None and duel.strength is not None:
            entrance = self.holder.seen.pawns[duel.seat]
            self.picture.draw_strength(surface, entrance, duel.strength)
