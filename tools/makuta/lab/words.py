"""What the figures say, in sentences; every number in them has been counted."""

from collections.abc import Mapping

from tools.lab_report.page import listed, percent
from tools.makuta.lab.charts import tile_name
from tools.makuta.lab.comparison import LATE, SAFE, interval_of
from tools.makuta.lab.deciders import CAUSES
from tools.makuta.lab.rounds import COMPLAINT, after
from tools.proofs.results import Figures

BY = {"akaku": "by Akaku", "rahi": "by a Rahi", "makuta": "by Makuta"}


# One trial


def milestones(figures: Figures) -> str:
    facts = figures["milestones"]
    found, beaten = facts["rounds"]["found"], facts["rounds"]["won"]
    if found["median"] is None:
        return "Makuta's tile was never found."
    return (
        f"Makuta's tile is found in {percent(found['share'])} of games, in turn "
        f"{found['median']:g} at the median, after {facts['tiles_before_makuta']['median']:g} "
        f"other tiles; Makuta is beaten in {percent(beaten['share'])}. There are "
        f"{facts['challenges_per_game']:g} challenges a game."
    )


def strength(figures: Figures) -> str:
    facts = figures["strength"]
    six, late = after(COMPLAINT, facts["rounds"]), after(LATE, facts["rounds"])
    return (
        f"After six turns players have {six['mean']:.1f} on average and the strongest at a table "
        f"{six['leader']:.1f}; after {LATE} turns it is {late['mean']:.1f} and "
        f"{late['leader']:.1f}. Makuta has {facts['makuta_weakest']} to "
        f"{facts['makuta_strongest']}."
    )


def safety(figures: Figures) -> str:
    facts = figures["safety"]
    six, late = after(COMPLAINT, facts["rounds"]), after(LATE, facts["rounds"])
    return (
        f"“Everyone is too strong to lose after six turns” is what was said of the box of 2001. "
        f"Here {percent(six[SAFE])} of players can no longer lose to any Rahi after six turns, and "
        f"{percent(late[SAFE])} after {LATE}. A round in which this held for the whole table came "
        f"in {percent(facts['ever_all_safe'])} of games."
    )


def risk(figures: Figures) -> str:
    rounds = figures["risk"]["rounds"]
    six, late = after(COMPLAINT, rounds), after(LATE, rounds)
    return (
        f"A Rahi drawn at random from the box beats a player with a chance of "
        f"{percent(six['mean'])} after six turns and {percent(late['mean'])} after {LATE}; the "
        f"strongest at the table with {percent(six['leader'])} and {percent(late['leader'])}."
    )


def deciders(figures: Figures) -> str:
    tokens = figures["deciders"]["tokens"]
    bonuses = [name for name in tokens if "key" not in name]
    most = sorted(bonuses, key=lambda name: -tokens[name]["needed"])[:3]
    needed = listed(f"{name} ({percent(tokens[name]['needed'])})" for name in most)
    return f"Beside the keys, the tokens most often needed are {needed}."


def threats(figures: Figures) -> str:
    """How often a player who could have won was stopped, and by what."""
    ended = figures["deciders"]["threats_ended_per_game"]
    totals = {cause: sum(ended[cause].values()) for cause in CAUSES}
    parts = listed(f"{totals[cause]:.2f} times {BY[cause]}" for cause in CAUSES)
    return f"Players who could have won are stopped {parts}, per game."


def tiles(figures: Figures) -> str:
    quiet = [tile_name(key) for key, tile in figures["tiles"].items() if tile["quiet"]]
    return f"Quiet: {listed(quiet)}." if quiet else "No tile is quiet."


# Several trials


def helps(trials: Mapping[str, Figures]) -> str:
    """Which of them keeps players within reach of a defeat."""
    first, *others = trials
    shares = {name: after(LATE, each["safety"]["rounds"]) for name, each in trials.items()}
    best = min(others, key=lambda name: shares[name][SAFE])
    mine, theirs = shares[first], shares[best]
    if theirs[SAFE] >= mine[SAFE]:
        return f"None of them leaves fewer players beyond losing than {first}."
    sentence = (
        f"After {LATE} turns the fewest players are beyond losing with {best}: "
        f"{percent(theirs[SAFE])}, against {percent(mine[SAFE])} with {first}. "
    )
    if interval_of(theirs)[1] < interval_of(mine)[0]:
        return sentence + "Their 95 % intervals lie apart."
    return sentence + "Their 95 % intervals overlap: so many games do not tell this from chance."
