"""What the figures of tension say, in sentences."""

from tools.lab_report.page import listed, percent
from tools.makuta.lab.dealings import DEALINGS
from tools.makuta.lab.duels import TENSE
from tools.makuta.lab.wanted import wishes_for
from tools.proofs.results import Figures

DEALT = {
    "akaku": "by Akaku",
    "rahi": "by a neighbour after a lost duel with a Rahi",
    "makuta": "by a neighbour after one with Makuta",
}


def wishes(figures: Figures) -> str:
    wanted = wishes_for(figures)
    missed = [wish.words for wish in wanted if not wish.is_met(figures)]
    if not missed:
        return f"All {len(wanted)} figures are as wanted."
    met = len(wanted) - len(missed)
    return f"{met} of {len(wanted)} figures are as wanted. Not so: {listed(missed)}."


def eventful(figures: Figures) -> str:
    facts = figures["eventful"]
    first, middle, last = map(percent, facts["thirds"])
    walks = facts["walks_in_a_row"]
    return (
        f"On {percent(facts['share'])} of all turns something happens: {first} in the first third "
        f"of a game, {middle} in the second, {last} in the last. The rest are walks. In half of "
        f"the games nobody has more than {walks['median']:g} walks in a row, in nine of ten nobody "
        f"more than {walks['p90']:g}."
    )


def risks(figures: Figures) -> str:
    rahi, makuta = figures["duels"]["rahi"], figures["duels"]["by_foe"]["makuta"]
    low, high = map(percent, TENSE)
    return (
        f"{percent(rahi['won_share'])} of the duels with Rahi are won and "
        f"{percent(rahi['lost_share'])} lost. They are entered at odds of "
        f"{percent(rahi['mean_odds'])} on average, {percent(rahi['tense_share'])} of them at odds "
        f"from {low} to {high}. Of the challenges to Makuta {percent(makuta['won_share'])} are won."
    )


def dealings(figures: Figures) -> str:
    facts = figures["dealings"]
    parts = listed(f"{facts['by_dealing'][each]:.2f} {DEALT[each]}" for each in DEALINGS)
    return (
        f"Players deal with each other {facts['per_game']:.1f} times a game: tokens are taken or "
        f"sent away {parts}. In {percent(facts['without_any'])} of games nothing of the kind "
        "happens."
    )


def lead(figures: Figures) -> str:
    facts = figures["lead"]
    low, high = facts["leader_at_half_interval"]
    return (
        f"Whoever leads at half-time wins {percent(facts['leader_at_half_wins'])} of the games "
        f"(95 % interval {percent(low)} to {percent(high)}). The lead changes "
        f"{facts['lead_changes']['median']:g} times in the median game, and half of the games are "
        f"open until {percent(facts['decided']['median'])} of them is over: only then the later "
        "winner leads for good."
    )


HOW_EVENTFUL = (
    "A turn is eventful if a token is taken or looked at, a Rahi met, a tile laid, a lock read, a "
    "tray opened, something drawn at the start field, Makuta challenged or a pawn set down "
    "elsewhere. Several things may happen on one turn."
)
HOW_LEAD = (
    "Who leads is whoever needs the fewest turns, as the Master would judge from that player's "
    "seat at the beginning of each round; whoever needs twice as many is the first a quarter as "
    "often. Drama, lead change, uncertainty and decisiveness follow Cameron Browne's measures: how "
    "far behind the later winner was while somebody else led; how often another leads than the "
    "round before; how even the odds are, 1 being quite even; and how much of a game is over when "
    "the winner is first better off than any of the others ever was."
)
