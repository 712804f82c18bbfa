"""The house rules of a game of the library's list, from the first line of the file alone.

The line may come from anywhere: what makes no sense is left out, and nothing is raised.
"""

from game.boxes.makuta.options import SWITCHES
from game.persistence.lines import Head


def house_in(head: Head) -> list[str]:
    house = head.terms.get("house")
    if not isinstance(house, dict):
        return []
    might = house.get("mighty_makuta")
    return [name for name, switch in SWITCHES.items() if house.get(switch) is True] + (
        [f"H3 +{might}"] if isinstance(might, int) and might > 0 else []
    )
