"""Painted ground: textures through masks, with shores, shadows and lit edges between them."""

from collections.abc import Callable, Iterable

import pygame
from attrs import define, field, frozen
from pygame import Color, Surface, Vector2
from pygame.transform import smoothscale

from game.tabletop.land.masks import Mask, frayed, plain_mask, ramp, shifted
from game.tabletop.land.terrains import TERRAINS, Terrain, Trim
from game.tabletop.pictures.paint import clear
from game.tabletop.pictures.sheets import Sheets
from game.ui.freed_memory import give_back
from game.ui.piecework import Work
from game.ui.zoom_sheet import Pixel

AWAY = Vector2(0.6, 0.8)  # the light comes from the upper left
EDGE = 0.06  # cells: how wide the lit and dark edges of a high terrain are
FALL = 0.11  # cells: how far the shadow of a high terrain falls
LIT, DARK = (255, 244, 214, 70), (8, 4, 10, 120)
PLAIN = Color("#6d6658")


@frozen
class GroundPlan:
    """What lies where. Masks are half as large as the ground."""

    start: Pixel  # the part of the textures that is shown begins there
    terrains: tuple[str, ...]  # from the lowest to the highest, at least one
    mask: Callable[[frozenset[str]], Surface]  # bright where one of these terrains lies
    worn: Callable[[], Surface]  # bright where feet have changed it
    trodden: str  # the colour of that
    fray_start: Pixel = (0, 0)  # the same of the noise that frays edges, which is half as large


@define
class GroundLayers:
    """Keeps squares to work on: making them anew takes longer than painting."""

    textures: Sheets
    side: int  # pixels of the ground
    cell: int  # and of a cell of it
    _benches: list[Surface] = field(factory=list, init=False)  # that nobody works on

    def rest(self) -> None:
        """Costs nothing if it has rested since it last painted."""
        if self.textures.are_open:
            self._benches.clear()
            self.textures.close()
            give_back()

    def painting(self, plan: GroundPlan) -> Work[Surface]:
        """From the lowest terrain to the highest, and the ways that feet have made."""
        stuff, grown = (self._bench() for _ in range(2))
        names = plan.terrains
        canvas = Surface((self.side, self.side), 0, 32)
        self._spread(canvas, names[0], plan.start)
        for index, name in enumerate(names[1:], 1):
            yield
            self._spread(stuff, name, plan.start)
            yield
            below, above = TERRAINS[names[index - 1]], TERRAINS[name]
            mask = plan.mask(frozenset(names[index:]))
            ragged = self.frayed(mask, above.rough, plan.fray_start)
            yield from self._covering(canvas, ragged, (below, above), (stuff, grown))
        yield
        trodden = self.frayed(plan.worn(), 0.4, plan.fray_start).seen(
            ramp(0.25, 0.75, 0.30), plan.trodden
        )
        canvas.blit(self._grown(trodden, grown), (0, 0))
        self._benches += stuff, grown
        return canvas

    def _bench(self) -> Surface:
        return self._benches.pop() if self._benches else clear((self.side, self.side))

    def _spread(self, target: Surface, name: str, start: Pixel) -> None:
        """Fills *target* with one terrain."""
        texture = self.textures.texture(name)
        if texture is None:
            target.fill(PLAIN)
            return
        wide, high = texture.get_size()
        left, top = start[0] % wide, start[1] % high
        places = [(x - left, y - top) for x in (0, wide) for y in (0, high)]
        target.fblits([(texture, place) for place in places])

    def _covering(
        self,
        canvas: Surface,
        ragged: Mask,
        edge: tuple[Terrain, Terrain],
        benches: tuple[Surface, Surface],
    ) -> Work[None]:
        """Lays what was spread on the first bench over *canvas*, where the mask is bright."""
        (below, above), (stuff, grown) = edge, benches
        body = ragged.seen(ramp(0.5 - above.soft, 0.5 + above.soft))
        yield
        canvas.blit(self._grown(self._beneath(ragged, below, above), grown), (0, 0))
        yield
        stuff.blit(self._grown(body, grown), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        canvas.blit(stuff, (0, 0))
        yield
        canvas.blit(self._grown(self._upon(ragged, body, below, above), grown), (0, 0))

    def frayed(self, mask: Surface, rough: float, start: Pixel) -> Mask:
        """With ragged edges; *start* is where in the noise it begins."""
        noise = self.textures.noise()
        return plain_mask(mask) if noise is None else frayed(mask, noise, rough, start)

    def _grown(self, overlay: Surface, bench: Surface) -> Surface:
        """As large as the ground; to be used before *bench* is used again."""
        return smoothscale(overlay, (self.side, self.side), bench)

    def _beneath(self, mask: Mask, below: Terrain, above: Terrain) -> Surface:
        """What *above* does to what lies below its edge: a shore, and a shadow."""
        overlay = _trimmed(mask, below.shore)
        body = mask.seen(ramp(0.40, 0.60, 0.55), "black")
        overlay.blit(body, AWAY * FALL * above.rise * self.cell / 2)
        return overlay

    def _upon(self, mask: Mask, body: Surface, below: Terrain, above: Terrain) -> Surface:
        """Light on the edges of *above*: from the upper left, and from below if that glows."""
        away = AWAY * EDGE * above.rise * self.cell / 2
        overlay = clear(body.get_size())
        for step, colour in ((away, LIT), (-away, DARK)):
            edge = body.copy()
            edge.blit(shifted(body, step), (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
            edge.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_ADD)
            edge.fill(colour, special_flags=pygame.BLEND_RGBA_MULT)
            overlay.blit(edge, (0, 0))
        overlay.blit(_trimmed(mask, below.light), (0, 0))
        return overlay


def _trimmed(mask: Mask, trims: Iterable[Trim]) -> Surface:
    overlay = clear((mask.side, mask.side))
    for trim in trims:
        overlay.blit(mask.seen(trim.curve, trim.colour), (0, 0))
    return overlay
