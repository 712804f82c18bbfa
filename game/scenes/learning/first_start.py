"""The very first start: how would you like to begin? Asked once, and left by Escape as well."""

from collections.abc import Callable, Iterator, Sequence
from enum import Enum
from functools import partial
from pathlib import Path

import pygame
from attrs import define
from pygame import Rect, Surface
from pygame.transform import smoothscale

from game.i18n.keys import key_of
from game.scenes.base import PageScene
from game.scenes.sounds import TITLE_BED
from game.scenes.title_shelf import ChooseBox, floor_of, shelf_widgets
from game.ui.scene import Go, Replace
from game.ui.signals import KeyPressed
from game.ui.theme import Palette, Style
from game.ui.widgets.invitation import Invitation
from game.ui.widgets.label import label_at
from game.ui.widgets.widget import Widget

MARGIN, APART = 56, 22  # points
CARD = (306, 360)
ABOVE = 26  # the cards, and below the words


class Wish(Enum):
    """Each with the name of its picture."""

    SHOW = "welcome_show.jpg"
    KNOW = "welcome_know.jpg"
    LOOK = "welcome_look.jpg"


@define(eq=False)
class FirstStartScene(PageScene):
    name = "first_start"
    bed = TITLE_BED
    first = "first_start.show"

    def paint(self, surface: Surface) -> None:
        self.program.backdrop.draw(surface, None)

    # What there is

    def widgets(self) -> Sequence[Widget]:
        theme, text = self.theme, self.program.texts.text
        left = min(theme.px(MARGIN), self.size[0] // 24)
        wide = self.size[0] - 2 * left
        top = self._top()
        words = text("first_start.heading")
        heading = label_at(theme, Rect(left, top, wide, 0), words, Style.TITLE, Palette.GOLD)
        below = Rect(left, heading.rect.bottom + theme.px(2), wide, 0)
        question = label_at(theme, below, text("first_start.question"), Style.BODY)
        cards = [*self._cards(Rect(left, question.rect.bottom + theme.px(ABOVE), wide, 0))]
        foot = Rect(left, cards[-1].rect.bottom + theme.px(ABOVE // 2), wide, 0)
        later = label_at(theme, foot, text("first_start.later"), Style.SMALL, Palette.PALE)
        shelf = shelf_widgets(self.program, theme, self.size, cards[-1].rect.right)
        return [*shelf, heading, question, *cards, later]

    def _top(self) -> int:
        """A little above the middle, with as much air as there is."""
        theme = self.theme
        needed = theme.line(Style.TITLE) + theme.line(Style.BODY) + theme.px(CARD[1] + 2 * ABOVE)
        return max(theme.px(6), (floor_of(theme, self.size) - needed - theme.px(40)) * 2 // 5)

    def _cards(self, place: Rect) -> Iterator[Invitation]:
        theme, apart = self.theme, self.theme.px(APART)
        wide = min(theme.px(CARD[0]), (place.width - 2 * apart) // len(Wish))
        high = min(theme.px(CARD[1]), self.size[1] - place.top - theme.px(2 * ABOVE))
        for number, wish in enumerate(Wish):
            rect = Rect(place.left + number * (wide + apart), place.top, wide, high)
            yield self._card(wish, rect, str(number + 1))

    def _card(self, wish: Wish, rect: Rect, key: str) -> Invitation:
        name, texts = wish.name.lower(), self.program.texts
        choices = self.program.at_hand.game.choices
        return Invitation(
            rect,
            f"first_start.{name}",
            texts.text(key_of("first_start", name)),
            wish,
            texts.text(key_of("first_start", f"{name}_words")),
            texts.text(
                key_of("first_start", f"{name}_foot"), fewest=choices.fewest, most=choices.most
            ),
            key,
            self._picture(wish),
            is_main=wish is Wish.SHOW,
        )

    def _picture(self, wish: Wish) -> Callable[[tuple[int, int]], Surface] | None:
        """As much of it as fills its place; of the first box, if the chosen one has none."""
        boxes, chosen = self.program.boxes, self.program.chosen
        folders = (
            boxes.contents(each).pictures for each in (boxes.shelf.named(chosen), boxes.shelf.first)
        )
        path = next((path for each in folders if (path := each / wish.value).is_file()), None)
        return partial(_filling, path) if path else None

    # What is done about it

    def react(self, message: object) -> Go | None:
        routes, box = self.program.routes, self.program.at_hand
        match message:
            case Wish.SHOW:
                return Replace(routes.guided(box))
            case Wish.KNOW:
                return Replace(routes.new_game(box))
            case Wish.LOOK:
                return Replace(routes.look_on(box))
            case ChooseBox(key):
                self.program.choose(key)
            case _:
                pass
        return None

    def press(self, key: KeyPressed) -> Go | None:
        wishes = {str(number): wish for number, wish in enumerate(Wish, start=1)}
        return self.react(wishes[key.key]) if key.key in wishes else super().press(key)


def _filling(path: Path, size: tuple[int, int]) -> Surface:
    filled = Surface(size)
    try:
        picture = pygame.image.load(path)
    except (OSError, pygame.error):
        return filled
    share = max(size[0] / picture.get_width(), size[1] / picture.get_height())
    wide, high = (round(side * share) for side in picture.get_size())
    scaled = smoothscale(picture, (wide, high))
    filled.blit(scaled, scaled.get_rect(center=filled.get_rect().center))
    return filled
