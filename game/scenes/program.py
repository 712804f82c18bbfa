"""What every scene may use. The app fills it in; tests fill in less."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from attrs import define, evolve, field

from game.i18n.texts import Texts
from game.persistence.library import Library, Shelved
from game.persistence.settings import Follow, Settings, Speed
from game.players.player import PromptThinker, Thinker
from game.scenes.box import Box
from game.shelf.shelf import Boxes
from game.ui.animation import Clock
from game.ui.backdrop import Backdrop
from game.ui.commands import Bindings, Command
from game.ui.idle_motion import IdleMotion
from game.ui.sound import Silent, Voice, Volumes

if TYPE_CHECKING:
    from game.scenes.routes import Routes

PACES = {Speed.SLOW: 0.6, Speed.NORMAL: 1.0, Speed.FAST: 2.5, Speed.INSTANT: float("inf")}


@define
class Program:
    texts: Texts
    boxes: Boxes[Box]
    library: Library
    settings: Settings
    thinker: Thinker[Any, Any] = field()  # for the computer players of all boxes
    clock: Clock = field(factory=Clock)
    idle: IdleMotion = field(factory=IdleMotion)  # of what moves in the background
    backdrop: Backdrop = field(factory=Backdrop)  # behind the menus
    voice: Voice = field(factory=Silent)
    fresh_seed: Callable[[], str] = lambda: "seed"
    today: Callable[[], datetime] = lambda: datetime(2001, 1, 1)  # noqa: DTZ001
    version: str = ""
    leave_at_end: bool = False  # the program ends with the game
    speed: Speed | None = None  # of everything, this time, whatever the settings say
    recall_setup: Callable[[str], dict[str, Any]] = lambda box: {}  # the last set-up of a box
    keep_setup: Callable[[str, dict[str, Any]], None] = lambda box, setup: None
    on_settings: Callable[[Settings], None] = lambda settings: None  # keeps and applies them
    chosen: str = ""  # the key of the box at hand; "" is the first on the shelf
    opening: Path | None = None  # a game that is being opened; if that never ends well, it was it
    _at_hand: str = field(default="", init=False)  # until now
    routes: "Routes" = field(init=False)  # how one scene leads to another without knowing it

    @thinker.default
    def _think_at_once(self) -> Thinker[Any, Any]:
        return PromptThinker(self.boxes.shelf.everybody)

    def __attrs_post_init__(self) -> None:
        self.choose(self.chosen or self.boxes.shelf.first.key)
        self.set_volumes()
        self.set_idle()

    @property
    def at_hand(self) -> Box:
        """The box that was chosen last, or whose game was opened last."""
        return self.boxes.box(self.chosen)

    @property
    def box_title(self) -> str:
        """What the game at hand is called."""
        packed = self.boxes.shelf.named(self.chosen)
        return packed.texts(self.texts.language).text("box.title")

    def may_go_on(self, game: Shelved | None) -> bool:
        """Whether Continue may mean it: not one that nobody can lay out in a window."""
        return game is not None and game.box not in self.boxes.shelf.text_only

    def latest_unfinished(self) -> Shelved | None:
        """What Continue goes on with."""
        return next(filter(self.may_go_on, self.library.unfinished()), None)

    def choose(self, box: str) -> None:
        """From now on the box of that key is at hand, with its settings of play."""
        is_other = box != (self._at_hand or self.settings.box or box)
        self.chosen = self._at_hand = box
        self.settings = self.settings.for_box(box, is_other=is_other)

    @property
    def bindings(self) -> Bindings:
        return Bindings(self.settings.keys)

    def key_of(self, command: Command) -> str:
        """The first that is bound to it, as it is written on a button; "" if there is none."""
        return next(iter(self.bindings.keys(command)), "").capitalize()

    def change(self, settings: Settings) -> None:
        """From now on; written down at once."""
        self.settings = settings = settings.kept_for(self.chosen)
        self.set_pace()
        self.set_volumes()
        self.set_idle()
        self.on_settings(settings)

    def follow_otherwise(self) -> None:
        """The camera goes with the game in the next of the ways there are; kept as a setting."""
        play, ways = self.settings.play, list(Follow)
        follow = ways[(ways.index(play.follow) + 1) % len(ways)]
        self.change(evolve(self.settings, play=evolve(play, follow=follow)))

    def set_pace(self) -> None:
        is_still = self.settings.motion.reduced_motion
        self.clock.pace = float("inf") if is_still else PACES[self.own_pace]

    def set_volumes(self) -> None:
        sound = self.settings.sound
        self.voice.set_volumes(Volumes(sound.effects, sound.ambience, sound.mute, sound.music))

    def set_idle(self) -> None:
        self.idle.is_wanted = not self.settings.motion.reduced_motion

    @property
    def own_pace(self) -> Speed:
        """Of what people do."""
        return self.speed or self.settings.motion.animation_speed

    @property
    def bot_pace(self) -> Speed:
        return self.speed or self.settings.bot_pace

    def step_pace(self, by: int) -> None:
        """Of all, as many steps faster, or slower, as there are; kept as a setting."""
        paces = list(Speed)
        at = paces.index(self.bot_pace) + by
        pace = paces[min(max(at, 0), len(paces) - 1)]
        self.speed = None if self.speed is None else pace
        self.change(self.settings.at_pace(pace))
