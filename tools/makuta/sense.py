"""What a player presses in the window who knows the game a little."""

import re
from collections.abc import Collection

from tools.window.player import ANSWERS
from tools.window.report import Report, Shown

# The first of these first.
USEFUL = (
    *(*ANSWERS, "side."),
    *("button.challenge", "button.turn_up", "button.use_akaku", "button.keep", "button.confirm"),
    *("button.roll_green", "button.roll_red", "button.roll_white", "button.take"),
)
TOKEN = re.compile(r"tray\.\d\.\d+")
PROMISING = ("gate", "Take", "entrance")  # words of fields where something is to be had


def sensible(report: Report, able: list[Shown], tried: Collection[str]) -> list[Shown]:
    tokens = [thing for thing in able if TOKEN.fullmatch(thing.name)]
    fresh = [thing for thing in tokens if thing.name not in tried]
    if fresh and report.facts.get("phase") == "ChoosingBonuses":
        return fresh  # every token that helps is chosen, once
    for start in USEFUL:
        if found := [thing for thing in able if thing.name.startswith(start)]:
            return found
    fields = [thing for thing in able if thing.name.startswith("field.")]
    good = [thing for thing in fields if any(word in thing.words for word in PROMISING)]
    rest = [thing for thing in able if thing.name.startswith("button.")]
    return tokens or good or fields or rest
