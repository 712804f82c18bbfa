"""Small dialogs: a sentence that is read, and a question that is answered."""

from collections.abc import Callable, Sequence

from attrs import define
from pygame import Rect

from game.persistence.errors import GameFileError
from game.scenes.base import PageScene
from game.scenes.program import Program
from game.ui.commands import Command
from game.ui.scene import Back, Go, Push
from game.ui.signals import KeyPressed
from game.ui.widgets.button import Button
from game.ui.widgets.label import label_at
from game.ui.widgets.panel import Panel, Shade
from game.ui.widgets.widget import Widget

WIDE = 460  # points


@define(eq=False)
class Dialog(PageScene):
    """Over what waits below: a sentence, and buttons from the left to the right."""

    sentence: str

    covers = False

    def buttons(self) -> dict[str, str]:
        """Their labels by their names; the one that is most likely wanted is the rightmost."""
        raise NotImplementedError

    def widgets(self) -> Sequence[Widget]:
        theme, margin = self.theme, self.theme.px(28)
        wide = min(theme.px(WIDE), self.size[0] - 2 * margin)
        label = label_at(theme, Rect(0, 0, wide - 2 * margin, 0), self.sentence)
        panel = Rect(0, 0, wide, label.rect.height + 2 * margin + theme.px(20 + 40))
        panel.center = self.area.center
        label.rect.topleft = panel.left + margin, panel.top + margin
        return [Shade(self.area), Panel(panel), label, *self._row(panel.inflate(-2 * margin, -44))]

    def _row(self, place: Rect) -> list[Widget]:
        theme, wide, labels = self.theme, self.theme.px(150), self.buttons()
        left = place.right + theme.gap - len(labels) * (wide + theme.gap)
        row: list[Widget] = []
        for i, (name, label) in enumerate(labels.items()):
            rect = Rect(0, place.bottom - theme.px(36), wide, theme.px(38))
            rect.left = left + i * (wide + theme.gap)
            is_main = i == len(labels) - 1
            row.append(Button(rect, f"{self.name}.{name}", label, name, is_main=is_main))
        return row

    def press(self, key: KeyPressed) -> Go | None:
        return self.cancel() if key.command is Command.CANCEL else None

    def react(self, message: object) -> Go | None:
        return Back()


@define(eq=False)
class Notice(Dialog):
    """A sentence, and that it has been read."""

    name = "notice"
    first = "notice.yes"

    def buttons(self) -> dict[str, str]:
        return {"yes": self.program.texts.text("notice.ok")}


@define(eq=False)
class Question(Dialog):
    """Whether something is to be done; *then* does it, and may lead elsewhere."""

    yes: str
    no: str
    then: Callable[[], Go | None]

    name = "question"
    first = "question.no"

    def buttons(self) -> dict[str, str]:
        return {"no": self.no, "yes": self.yes}

    def react(self, message: object) -> Go | None:
        return (message == "yes" and self.then()) or Back()


def go_or_tell(program: Program, lead: Callable[[], Go | None]) -> Go | None:
    """Where *lead* leads; if a game file stands in the way, to what it says."""
    try:
        return lead()
    except GameFileError as error:
        return Push(Notice(program, str(error)))
