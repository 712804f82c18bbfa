"""What a player presses in the window who knows Quest for the Masks a little."""

from collections.abc import Collection

from tools.window.report import Report, Shown

# The first of these first: what was begun is spelled to its end before anything else is.
SPELLING = ("do.", "lay.", "space.", "deck.", "mask.", "turaga.", "hand.", "seat.")
NAMING = ("Targeting", "NamingAnother", "ChoosingDefender")
FURNITURE = ("do.cancel", "do.more", "lay.more", "hand.peek")


def sensible(report: Report, able: list[Shown], tried: Collection[str]) -> list[Shown]:
    """What has not been tried for this decision; a seat only where one is to be named."""
    names_seats = any(thing.name == "do.cancel" for thing in able)
    names_seats |= report.facts.get("phase") in NAMING
    spelled = SPELLING if names_seats else SPELLING[:-1]
    there = [thing for thing in able if thing.name.startswith(spelled)]
    there = [thing for thing in there if not thing.name.startswith(FURNITURE)]
    fresh = [thing for thing in there if thing.name not in tried]
    for start in SPELLING:
        if found := [thing for thing in fresh if thing.name.startswith(start)]:
            return found
    return fresh or there
