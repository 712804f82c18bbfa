"""The keys that the scenes build from values, each with the facts that its texts are given."""

from collections.abc import Mapping

from game.persistence.settings import Curtain, Follow, Speed, Thinking
from game.players.sitting import Stop
from game.scenes import crash, title
from game.scenes.settings.scene import Tab
from game.scenes.table import pause
from game.ui.commands import Command

NOTHING: frozenset[str] = frozenset()
SETTINGS = (
    *("full_screen", "ui_scale", "animation_speed", "reduced_motion", "bot_pace", "curtain"),
    *("follow", "thinking", "hints", "effects", "ambience", "mute"),
)
FAMILIES: Mapping[str, Mapping[str, frozenset[str]]] = {
    "command": {command.name: NOTHING for command in Command},
    "speed": {speed.name: NOTHING for speed in Speed},
    "curtain_when": {curtain.name: NOTHING for curtain in Curtain},
    "stop": {stop.name: NOTHING for stop in Stop},
    "crash": {wish.name.lower(): NOTHING for wish in crash.Wish},
    "pause": {wish.name.lower(): NOTHING for wish in pause.MENU},
    "title": {wish.name.lower(): NOTHING for wish in title.Wish},
    "settings": {f"{name}{more}": NOTHING for name in SETTINGS for more in ("", "_words")},
    "settings_tab": {tab.name: NOTHING for tab in Tab},
    "follow_when": {follow.name: NOTHING for follow in Follow},
    "thinking": {thinking.name: NOTHING for thinking in Thinking},
}
