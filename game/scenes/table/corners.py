"""What floats over the table, and where: who above at the left, me below it, now at the right.

The same for every box. All of it lies at the edges; the table is drawn from edge to edge, and what
is to be seen of it is brought into the part that stays free.
"""

from attrs import frozen
from pygame import Rect

from game.ui.theme import Theme

MARGIN, BETWEEN = 10, 5  # points
SEAT, LONGER = (184, 36), 8  # a plate; whose turn it is has a longer one
OWN = (510, 110)  # the own tray, or hand
NOW = 340  # the width of what is going on, and of what can be done
PAD = 12  # within it
FOOT = 166  # its height, as a rule
SIGN = 36  # one of the buttons above
MAP, SMALL_MAP, SMALL = (164, 112), (128, 88), 1100  # in a window less wide than that
CAMERA = 29  # the buttons below the map
TAB = (28, 92)  # of the log
LOG, LEAST_LOG = 300, 170
THROWN = 72  # the side of what is thrown on the table


@frozen
class Corners:
    area: Rect
    theme: Theme
    has_log: bool = False  # it is open

    @property
    def _inner(self) -> Rect:
        margin = self.theme.px(MARGIN)
        return self.area.inflate(-2 * margin, -2 * margin)

    # Who

    def seats(self, count: int) -> tuple[Rect, ...]:
        """Slim plates, one below the other."""
        size, inner = (self.theme.px(SEAT[0]), self.theme.px(SEAT[1])), self._inner
        step = size[1] + self.theme.px(BETWEEN)
        return tuple(Rect((inner.left, inner.top + step * seat), size) for seat in range(count))

    # Me

    @property
    def own(self) -> Rect:
        inner, theme = self._inner, self.theme
        room = self.now.left - self.thrown.width - 2 * theme.gap - inner.left
        rect = Rect(0, 0, min(theme.px(OWN[0]), room), theme.px(OWN[1]))
        rect.bottomleft = inner.bottomleft
        return rect

    # Now

    @property
    def now(self) -> Rect:
        """As much room as there is for what is going on; it is filled from below."""
        inner, top = self._inner, self.camera.bottom + self.theme.gap
        wide = min(self.theme.px(NOW), inner.width * 2 // 5)
        return Rect(inner.right - wide, top, wide, inner.bottom - top)

    @property
    def deeds(self) -> Rect:
        """The part of it in which what can be done is laid, from below."""
        pad = self.theme.px(PAD)
        return self.now.inflate(-2 * pad, -2 * pad)

    @property
    def thrown(self) -> Rect:
        """What has been thrown lies beside it."""
        side = self.theme.px(THROWN)
        return Rect(self.now.left - self.theme.gap - side, self.now.bottom - side, side, side)

    # What is always there

    @property
    def signs(self) -> Rect:
        """The row of buttons above at the right, of which the first are the farthest."""
        inner, side = self._inner, self.theme.px(SIGN)
        return Rect(inner.right - self.map.width, inner.top, self.map.width, side)

    @property
    def map(self) -> Rect:
        inner, theme = self._inner, self.theme
        is_small = self.area.width < theme.px(SMALL)
        wide, high = SMALL_MAP if is_small else MAP
        rect = Rect(0, 0, theme.px(wide), theme.px(high))
        rect.topright = (inner.right, inner.top + theme.px(SIGN + BETWEEN))
        return rect

    @property
    def camera(self) -> Rect:
        """The row of its buttons."""
        below = self.map.bottom + self.theme.px(BETWEEN)
        return Rect(self.map.left, below, self.map.width, self.theme.px(CAMERA))

    def tab(self, now_top: int) -> Rect:
        """Of the closed log, at the edge of the window, always at the same place below the map.

        Where a high plate leaves no room there, it hangs on the plate.
        """
        rect, gap = Rect(0, 0, self.theme.px(TAB[0]), self.theme.px(TAB[1])), self.theme.gap
        rect.topright = (self.area.right, self.camera.bottom + gap)
        if rect.bottom > now_top - gap:
            rect.topright = (self.now.left, now_top + gap)
        return rect

    def log(self, now_top: int) -> Rect:
        """Opened. Where there is too little room it lies over the map."""
        gap, wide = self.theme.gap, self.theme.px(LOG)
        top, bottom = self.camera.bottom + gap, now_top - gap
        if bottom - top < self.theme.px(LEAST_LOG):
            top = self.signs.bottom + gap
        return Rect(self.area.right - wide, top, wide, bottom - top)

    # What is left

    def taken(self, seats: int) -> tuple[Rect, ...]:
        """Whatever lies there as a rule."""
        plates = self.seats(seats)
        who = plates[0].unionall(plates[1:])
        foot = self.theme.px(FOOT)
        now = Rect(self.now.left, self.now.bottom - foot, self.now.width, foot)
        always = self.signs.unionall([self.map, self.camera])
        return who, self.own, now, self.thrown, always, self.tab(now.top)

    @property
    def free(self) -> Rect:
        """Nothing lies here but what is opened for a moment, and a plate with very much on it."""
        inner, gap = self._inner, self.theme.gap
        left = inner.left + self.theme.px(SEAT[0] + LONGER) + gap
        bottom = inner.bottom - self.theme.px(FOOT) - gap
        opened = self.area.right - self.theme.px(LOG + TAB[0])
        right = min(self.map.left, opened) if self.has_log else self.map.left
        return Rect(left, inner.top, right - gap - left, bottom - inner.top)

    @property
    def beside_now(self) -> Rect:
        """However much lies on the plate."""
        free = self.free
        right = min(free.right, self.now.left - self.theme.gap)
        return Rect(free.left, free.top, right - free.left, free.height)

    @property
    def above_own(self) -> Rect:
        """For a card that belongs to what I have: over my tray, as far as the map."""
        left, top = self.own.left, self._inner.top
        right, bottom = self.map.left - self.theme.gap, self.own.top - self.theme.gap
        return Rect(left, top, right - left, bottom - top)
