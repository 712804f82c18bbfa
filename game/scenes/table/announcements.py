"""What the players should know: why a click was refused, what has happened to their file."""

from attrs import define, field

from game.scenes.toast import Toast
from game.shelf.kept_game import KeptGame


@define(repr=False)
class Announcements:
    """Says one thing at a time; what is about the file waits until somebody looks."""

    kept: KeptGame
    toast: Toast
    _unsaid: list[str] = field(init=False)
    _trouble: str = field(default="", init=False)  # that has been told

    @_unsaid.default
    def _notices(self) -> list[str]:
        return list(self.kept.notices)

    def clear(self) -> None:
        """Somebody plays on; what is still wrong is said again."""
        self.toast.clear()
        self._trouble = ""

    def update(self, now: float, *, is_watched: bool) -> bool:
        """Whether a sentence has come or gone."""
        before = self.toast.words
        if self.toast.is_over(now):
            self.toast.clear()
        self._note_trouble()
        if self._unsaid and is_watched:
            self.toast.say("\n".join(self._unsaid), now)
            self._unsaid.clear()
        return self.toast.words != before

    def _note_trouble(self) -> None:
        if self.kept.trouble != self._trouble:
            self._trouble = self.kept.trouble
            self._unsaid += filter(None, [self._trouble])
