"""The open tasks of whoever holds the screen: what is left to do of each, above their masks."""

from collections.abc import Iterator

from attrs import define, field
from pygame import Rect, Surface

from game.boxes.masks.table.cards.layout import card_size
from game.boxes.masks.table.choosing.situation import Situation
from game.boxes.masks.table.layout import BETWEEN
from game.boxes.masks.table.panels.explained import card_thing
from game.boxes.masks.table.panels.own_row import has_helpers
from game.boxes.masks.table.panels.skin import Skin
from game.boxes.masks.words.standing import task_left
from game.core.seats import Seat
from game.rules.masks.printed.effects import Visit
from game.rules.masks.state import OpenTask
from game.rules.masks.walking.spaces import meant_spaces
from game.ui.theme import Palette, Style, Theme
from game.ui.things import Thing
from game.ui.widgets.panel import draw_slab
from game.ui.widgets.widget import MoodOf, Widget

ROW, CARD, PAD = 52, 44, 6  # points


@define(frozen=True)
class TaskPlate(Widget):
    thing: Thing
    card: Surface = field(eq=False, repr=False)
    name: str
    forbids: str
    to_do: str

    def things(self) -> tuple[Thing, ...]:
        return (self.thing,)

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        draw_slab(surface, theme, self.rect, radius=8)
        pad = theme.px(PAD)
        place = self.card.get_rect(midleft=(self.rect.left + pad, self.rect.centery))
        surface.blit(self.card, place)
        left, room = place.right + pad, self.rect.right - place.right - 2 * pad
        name = theme.shortened(self.name, Style.SMALL_STRONG, room)
        above = theme.text(name, Style.SMALL_STRONG, Palette.GOLD)
        surface.blit(above, above.get_rect(bottomleft=(left, self.rect.centery)))
        words = theme.shortened(self.to_do, Style.SMALL, room)
        below = theme.text(words, Style.SMALL, Palette.INK)
        surface.blit(below, below.get_rect(topleft=(left, self.rect.centery)))
        rest = room - above.get_width() - pad
        words = theme.shortened(self.forbids, Style.SMALL, rest)
        beside = theme.text(words, Style.SMALL, Palette.PALE)
        surface.blit(beside, beside.get_rect(bottomright=(left + room, self.rect.centery)))


def task_row(skin: Skin, here: Situation) -> Iterator[TaskPlate]:
    """From what has been won upwards, the oldest on top; a contest needs the room."""
    seat = here.own
    if seat is None or here.seen.challenge is not None:
        return
    tasks, theme, layout = here.seen.seats[seat].tasks, skin.theme, skin.layout
    below = layout.helpers if has_helpers(here, seat) else layout.own
    step = theme.px(ROW + BETWEEN)
    rect = Rect(below.left, below.top - step * len(tasks), below.width, theme.px(ROW))
    for number, task in enumerate(tasks):
        yield _plate(skin, here, task, rect.move(0, number * step), number)


def _plate(skin: Skin, here: Situation, task: OpenTask, rect: Rect, number: int) -> TaskPlate:
    names, key = here.names, task.card.key
    high = card_size(skin.theme.px(CARD))[1]
    thing = Thing(f"task.{number}", rect, names.card(key), passive=True)
    return TaskPlate(
        rect,
        card_thing(skin, here, key, thing),
        skin.cards.face(names, key, high),
        names.card(key),
        names.texts.text("task.forbids"),
        task_left(names, task),
    )


def task_spaces(here: Situation) -> list[int]:
    """Where a task of whoever holds the screen takes them."""
    seat = here.own
    return [] if seat is None else [*_goals(here, seat)]


def _goals(here: Situation, seat: Seat) -> Iterator[int]:
    for task in here.seen.seats[seat].tasks:
        if isinstance(task.effect, Visit):
            yield from meant_spaces(here.seen, seat, task.effect.spaces)
