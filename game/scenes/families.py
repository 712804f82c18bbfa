"""The keys that the scenes build from values, each with the facts that its texts are given."""

from collections.abc import Mapping

from game.persistence.settings import Curtain, Follow, Speed, Thinking
from game.players.sitting import Stop
from game.scenes import crash, title
from game.scenes.learning import first_start, learn
from game.scenes.settings.scene import Tab
from game.scenes.table import pause
from game.ui.commands import Command

NOTHING: frozenset[str] = frozenset()
SETTINGS = (
    *("full_screen", "ui_scale", "animation_speed", "reduced_motion", "bot_pace", "curtain"),
    *("pace", "follow", "thinking", "hints", "ask_again", "coordinates", "guide", "routines"),
    *("effects", "ambience", "music", "mute"),
)
FAMILIES: Mapping[str, Mapping[str, frozenset[str]]] = {
    "command": {command.name: NOTHING for command in Command},
    "speed": {speed.name: NOTHING for speed in Speed},
    "curtain_when": {curtain.name: NOTHING for curtain in Curtain},
    "stop": {stop.name: NOTHING for stop in Stop},
    "crash": {wish.name.lower(): NOTHING for wish in crash.Wish},
    "pause": {wish.name.lower(): NOTHING for wish in pause.MENU},
    "title": {wish.name.lower(): NOTHING for wish in title.Wish},
    "learn": {
        f"{wish.name.lower()}{more}": NOTHING for wish in learn.Wish for more in ("", "_words")
    },
    "first_start": {
        f"{wish.name.lower()}{more}": frozenset({"fewest", "most"}) if more == "_foot" else NOTHING
        for wish in first_start.Wish
        for more in ("", "_words", "_foot")
    },
    "settings": {f"{name}{more}": NOTHING for name in SETTINGS for more in ("", "_words")},
    "settings_tab": {tab.name: NOTHING for tab in Tab},
    "follow_when": {follow.name: NOTHING for follow in Follow},
    "thinking": {thinking.name: NOTHING for thinking in Thinking},
}
