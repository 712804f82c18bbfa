"""The options of a game of the library's list, from the first line of the file alone.

The line may come from anywhere: what makes no sense is left out, and nothing is raised.
"""

from game.boxes.masks.options import FOILS, NO_SWARM, SWITCHES
from game.persistence.lines import Head


def options_named(head: Head) -> list[str]:
    options = head.terms.get("options")
    if not isinstance(options, dict):
        return []
    foils = options.get("foils")
    return (
        [key for key, name in SWITCHES.items() if options.get(name) is True]
        + ([NO_SWARM] if options.get("swarm") is False else [])
        + ([f"{FOILS}={foils}"] if isinstance(foils, int) and foils > 0 else [])
    )
