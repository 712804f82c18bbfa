"""All panels and cards of the table, for one look of it."""

from collections.abc import Iterable, Iterator
from functools import partial

from attrs import define, field
from pygame import Rect, Surface, Vector2

from game.boxes.makuta.table.choosing.lights import lit_ends
from game.boxes.makuta.table.choosing.screen_rects import rect_of_target
from game.boxes.makuta.table.choosing.situation import Situation
from game.boxes.makuta.table.duel.board import DuelBoard
from game.boxes.makuta.table.duel.card import DuelCard
from game.boxes.makuta.table.duel.dice_tray import DiceTray, DiceTrayView
from game.boxes.makuta.table.duel.prospects import segment_odds
from game.boxes.makuta.table.island.map_look import map_look
from game.boxes.makuta.table.lair.ground import LairGround
from game.boxes.makuta.table.lair.scene import Lair, lay_out_lair
from game.boxes.makuta.table.lair.wheel import side_of
from game.boxes.makuta.table.motion.looks import TempleLook
from game.boxes.makuta.table.panels import decisions
from game.boxes.makuta.table.panels.away import away
from game.boxes.makuta.table.panels.buttons import dice_icon, standing
from game.boxes.makuta.table.panels.ghost_placard import ghost_placard
from game.boxes.makuta.table.panels.layout import Skin, TableLayout
from game.boxes.makuta.table.panels.own_tray import own_seat, own_tray
from game.boxes.makuta.table.panels.tray_panel import tray_panels
from game.boxes.makuta.table.pieces.colours import OF_TOA
from game.boxes.makuta.table.table_picture import TablePicture
from game.i18n.keys import key_of
from game.i18n.texts import Texts
from game.persistence.settings import Follow
from game.rules.makuta.state import Observation
from game.rules.makuta.targets import ROLLS, AtField, Target
from game.tabletop.camera_bar import CameraMove, camera_bar
from game.tabletop.land.minimap import MapLook, MapWidget, Minimap
from game.tabletop.motion.overlay import Overlay, OverlayView
from game.ui.theme import Theme
from game.ui.widgets.panel import draw_framed, draw_slab
from game.ui.widgets.widget import Widget


@define(eq=False)
class Panels:
    """Remembers what lies above the island, so that nobody drags the sea through a card."""

    picture: TablePicture
    dice: DiceTray
    duel: DuelBoard
    overlay: Overlay
    lair: LairGround
    minimap: Minimap = field(factory=Minimap, init=False)
    _above: list[Widget] = field(factory=list, init=False)

    def carve(self, theme: Theme, layout: TableLayout) -> None:
        """With the table, for later: what comes while something moves must not take a while."""
        scratch = Surface(layout.duel.size)
        draw_framed(scratch, theme, layout.duel)
        draw_slab(scratch, theme, layout.dice)
        for button in ROLLS.values():
            dice_icon(self.picture.pieces, theme, button)
        self.lair.fitted(theme, layout.area.size)

    def lay(self, skin: Skin, here: Situation, follow: Follow) -> list[Widget]:
        own, on_card = own_seat(here), decisions.tray_on_card(here)
        elsewhere = frozenset(seat for seat in (own, on_card) if seat is not None)
        if self.duel.is_with_makuta:
            return self._before_makuta(skin, here, is_elsewhere=own is not None and on_card == own)
        return [
            *tray_panels(skin, here, elsewhere),
            *own_tray(skin, here, is_elsewhere=on_card is not None and on_card == own),
            DiceTrayView(skin.layout.dice, self.dice, skin.pieces, here.names),
            *away(skin, here, self.picture),
            *self._cards(skin, here, follow),
            OverlayView(skin.layout.area, self.overlay),
        ]

    def _before_makuta(self, skin: Skin, here: Situation, *, is_elsewhere: bool) -> list[Widget]:
        """Nothing but the lair, one's own tokens, and what is asked."""
        return [
            self._lair(skin, here),
            *own_tray(skin, here, is_elsewhere=is_elsewhere),
            DiceTrayView(skin.layout.dice, self.dice, skin.pieces, here.names),
            *self._asking(skin, here),
            OverlayView(skin.layout.area, self.overlay),
        ]

    def _lair(self, skin: Skin, here: Situation) -> Lair:
        layout, places = skin.layout, self.picture.places
        temple = places.temple_place()
        assert self.duel.duel
        assert temple
        entrance = places.field_place(here.seen.pawns[self.duel.duel.seat])
        return Lair(
            layout.area,
            lay_out_lair(layout.around_makuta, skin.theme),
            self.lair,
            skin.pieces,
            here.names,
            side_of(temple, entrance),
            self.duel,
            self._temple_look,
            segment_odds(here.readable),
        )

    def _temple_look(self) -> TempleLook:
        look = self.picture.sprites.pose(("temple",)).look
        assert isinstance(look, TempleLook)
        return look

    def _cards(self, skin: Skin, here: Situation, follow: Follow) -> Iterator[Widget]:
        layout = skin.layout
        words, follows = _camera_words(here.texts, follow), follow is not Follow.OFF
        yield from camera_bar(layout.camera, skin.theme, words, follows=follows)
        told = f"{here.texts.text('table.map')}\n{standing(here)}"
        yield MapWidget(layout.minimap, self.minimap, partial(self._map_look, here.seen), told)
        self.duel.place = Vector2(layout.duel.center)
        if self.duel.is_open:
            yield DuelCard(layout.duel, skin.pieces, here.names, self.duel)
        yield from self._asking(skin, here)
        yield from ghost_placard(skin, here, self.picture)

    def _asking(self, skin: Skin, here: Situation) -> Iterator[Widget]:
        near = self._near(skin, here)
        yield from decisions.decision_cards(skin, here, near)

    def _map_look(self, seen: Observation) -> MapLook:
        """Where tiles lie may have changed since *seen*."""
        colours = (OF_TOA[toa] for toa in seen.terms.toas)
        pawns = zip(seen.pawns, colours, strict=True)
        return map_look(self.picture.places, pawns, self.picture.camera.visible())

    def _near(self, skin: Skin, here: Situation) -> decisions.Near:
        """What a card is about; and what it had better not hide: map, dice, pawns, lit fields."""
        rects = [*self._rects(here.about)]
        if not rects:
            return decisions.Near()
        ends = lit_ends(here.choosing) if here.choosing else ()
        others = self._rects([AtField(field) for field in (*here.seen.pawns, *ends)])
        place = rects[0].unionall(rects[1:])
        return decisions.Near(place, (skin.layout.minimap, skin.layout.dice, *others))

    def _rects(self, targets: Iterable[Target]) -> Iterator[Rect]:
        found = (rect_of_target(self.picture, target) for target in targets)
        return (rect for rect in found if rect is not None)


def _camera_words(texts: Texts, follow: Follow) -> dict[CameraMove, str]:
    when = texts.text(key_of("follow_when", follow))
    return {
        CameraMove.NEARER: texts.text("table.nearer"),
        CameraMove.FARTHER: texts.text("table.farther"),
        CameraMove.FIT: texts.text("table.fit"),
        CameraMove.FIND: texts.text("table.find"),
        CameraMove.FOLLOW: texts.text("table.follow", when=when),
    }
