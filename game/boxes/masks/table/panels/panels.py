"""All panels and cards of the table, for one look of it."""

from attrs import field, frozen

from game.boxes.masks.table.choosing.situation import Situation
from game.boxes.masks.table.panels.contest import contest_shade, contest_stage
from game.boxes.masks.table.panels.decks import deck_piles
from game.boxes.masks.table.panels.gallery import gallery
from game.boxes.masks.table.panels.hand import eye, hand_widgets
from game.boxes.masks.table.panels.own_row import own_row
from game.boxes.masks.table.panels.reading_panel import reading_panel
from game.boxes.masks.table.panels.seats import seat_plates
from game.boxes.masks.table.panels.skin import Skin
from game.boxes.masks.table.panels.task_row import task_row
from game.boxes.masks.table.reading import Reading
from game.i18n.texts import Texts
from game.tabletop.camera_bar import CameraMove, camera_bar
from game.tabletop.carried import Carried, CarriedView
from game.tabletop.motion.overlay import Overlay, OverlayView
from game.ui.widgets.widget import Widget


@frozen(eq=False)
class Panels:
    overlay: Overlay
    carried: Carried = field(factory=Carried, init=False)  # a card of the hand

    def lay(
        self, skin: Skin, here: Situation, reading: Reading | None, *, alone: bool, follows: bool
    ) -> list[Widget]:
        words = camera_words(here.names.texts, follows=follows)
        return [
            *contest_shade(skin, here),
            *seat_plates(skin, here),
            *deck_piles(skin, here),
            *camera_bar(skin.layout.camera, skin.theme, words, follows=follows),
            *own_row(skin, here),
            *task_row(skin, here),
            *eye(skin, here, is_alone=alone),
            *contest_stage(skin, here),
            *gallery(skin, here),
            *hand_widgets(skin, here, self.carried),
            *reading_panel(skin, here, reading),
            OverlayView(skin.layout.area, self.overlay),
            CarriedView(skin.layout.area, self.carried),
        ]


def camera_words(texts: Texts, *, follows: bool) -> dict[CameraMove, str]:
    text = texts.text
    return {
        CameraMove.NEARER: text("table.nearer"),
        CameraMove.FARTHER: text("table.farther"),
        CameraMove.FIT: text("table.fit"),
        CameraMove.FIND: text("table.find"),
        CameraMove.FOLLOW: text("table.follows" if follows else "table.follows_not"),
    }
