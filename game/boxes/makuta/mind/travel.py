"""How far it is to everywhere, with the Rahi on the way."""

from game.boxes.makuta.mind.duels import odds_at
from game.boxes.makuta.mind.worth import Worth

HOPELESS = 0.15  # odds at which nobody goes that way
LOST_STEPS = 8  # what a duel that is not won costs, in steps

Travel = dict[int, int]  # steps, by field


def travel_from(worth: Worth, start: int) -> Travel:
    """To every field within reach; a Rahi's counts for as many steps as beating it takes."""
    adjacent, past = worth.seen.island.adjacent, _steps_past_rahi(worth)
    reached: Travel = {start: 0}
    ahead = [[start]]  # by steps; a field is first seen from where it is nearest
    for steps, places in enumerate(ahead):
        for place in places:
            for beside in adjacent[place]:
                if beside not in reached and (more := past.get(beside, 1)):
                    reached[beside] = there = steps + more
                    while len(ahead) <= there:
                        ahead.append([])
                    ahead[there].append(beside)
    return reached


def _steps_past_rahi(worth: Worth) -> dict[int, int]:
    """By field; 0: there is no way past."""
    past = {}
    for place in worth.seen.tokens.rahi:
        wins, _ = odds_at(worth, place)
        past[place] = round(1 + LOST_STEPS * (1 - wins) / wins) if wins > HOPELESS else 0
    return past
