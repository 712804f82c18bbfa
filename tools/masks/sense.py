"""What a player presses in the window who knows Quest for the Masks a little."""

from collections.abc import Collection

from tools.window.report import Report, Shown

# The first of these first: what was begun is spelled to its end before anything else is.
SPELLING = ("do.", "lay.", "space.", "deck.", "mask.", "turaga.", "hand.", "seat.")
FURNITURE = ("do.cancel", "do.more", "lay.more", "hand.peek")


def sensible(report: Report, able: list[Shown], tried: Collection[str]) -> list[Shown]:
    """What has not been tried for this decision."""
    there = [thing for thing in able if thing.name.startswith(SPELLING)]
    there = [thing for thing in there if not thing.name.startswith(FURNITURE)]
    fresh = [thing for thing in there if thing.name not in tried]
    for start in SPELLING:
        if found := [thing for thing in fresh if thing.name.startswith(start)]:
            return found
    return fresh or there
