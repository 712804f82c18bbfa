"""How far things are from each other (L7) and from every Start (L8), for land that is sound."""

from collections.abc import Iterable, Iterator
from itertools import combinations, product

from game.boxes.masks.land.faults import FEWEST, open_ground
from game.boxes.masks.land.findings import Finding, names, steps
from game.rules.masks.pieces import SpaceKind
from game.rules.masks.printed.land import Land, name_of

APART = {
    SpaceKind.CHALLENGE: 7,
    SpaceKind.PORTAL: 5,
    SpaceKind.BOHROK: 4,
    SpaceKind.GAME_ACTION: 3,
}
PORTAL_FROM_CHALLENGE = 4
FARTHEST = {SpaceKind.CHALLENGE: 7, SpaceKind.GAME_ACTION: 5, SpaceKind.PORTAL: 5}
SEVERAL = {
    SpaceKind.BOHROK: "Bohrok Control spaces",
    **{kind: several for kind, (_, several, _) in FEWEST.items()},
}
ONE = {
    SpaceKind.CHALLENGE: "a Challenge",
    SpaceKind.GAME_ACTION: "a Game Action space",
    SpaceKind.PORTAL: "a Portal",
    SpaceKind.BOHROK: "a Bohrok Control space",
}
FROM_START = {
    SpaceKind.GAME_ACTION: (2, 3),
    SpaceKind.PORTAL: (4, 6),
    SpaceKind.BOHROK: (4, 6),
}  # least and most steps over open ground
CHALLENGE_FROM_START = (3, 6)  # without Portals
BACK_DOOR = (1, 10)  # of a single Challenge


def walking_findings(land: Land) -> Iterator[Finding]:
    """L7."""
    for kind, least in APART.items():
        several = SEVERAL[kind]
        for one, other in combinations(land.of_kind(kind), 2):
            if land.walks[one][other] < least:
                what = f"The {several} {name_of(one)} and {name_of(other)} are"
                yield _close(land, one, other, what, f"{several} should be at least {least} apart.")
    portals, challenges = land.of_kind(SpaceKind.PORTAL), land.of_kind(SpaceKind.CHALLENGE)
    for portal, challenge in product(portals, challenges):
        if land.walks[portal][challenge] < PORTAL_FROM_CHALLENGE:
            what = f"The Portal and the Challenge {name_of(challenge)} are"
            remedy = f"They should be at least {PORTAL_FROM_CHALLENGE} apart."
            yield _close(land, portal, challenge, what, remedy)
    for kind, most in FARTHEST.items():
        yield from _far(land, kind, most)


def _close(land: Land, one: int, other: int, what: str, remedy: str) -> Finding:
    told = f"{what} {steps(land.walks[one][other])} apart."
    return Finding(told, f"{remedy} Move one of them.", "kinds", one)


def _far(land: Land, kind: SpaceKind, most: int) -> Iterator[Finding]:
    goals = land.of_kind(kind)
    far = [s for s in land.places if min(land.walks[s][goal] for goal in goals) > most]
    if far:
        told = f"{'1 space is' if len(far) == 1 else f'{len(far)} spaces are'}"
        what = f"{told} more than {most} steps from {ONE[kind]}: {names(far)}."
        yield Finding(what, "Put one nearer, or join the paths that lead there.", "kinds", far[0])


def fairness_findings(land: Land) -> Iterator[Finding]:
    """L8, but for the share of games that each Toa wins."""
    ground = open_ground(land)
    without_portals = frozenset(land.places) - set(land.of_kind(SpaceKind.PORTAL))
    challenges = land.of_kind(SpaceKind.CHALLENGE)
    doors = land.of_kind(SpaceKind.CHALLENGE, 1)
    for toa, start in land.starts.items():
        ways = [
            ("a Challenge", "without Portals", CHALLENGE_FROM_START, challenges, without_portals),
            ("a single Challenge", "without a Mission", BACK_DOOR, doors, ground),
            *(
                (ONE[kind], "over open ground", bounds, land.of_kind(kind), ground)
                for kind, bounds in FROM_START.items()
            ),
        ]
        for goal, how, (least, most), goals, over in ways:
            away = nearest(land, start, goals, over)
            if away is None or not least <= away <= most:
                is_where = "cannot be reached" if away is None else f"is {steps(away)} away"
                what = f"From the Start of {toa.name.title()} {goal} {is_where} {how}."
                wanted = f"{least} to {most}" if least > 1 else f"at most {most}"
                yield Finding(what, f"It should be {wanted} steps.", "starts", start)


def nearest(land: Land, start: int, goals: Iterable[int], over: frozenset[int]) -> int | None:
    """Fewest steps from *start* over these spaces and then into one of the *goals*."""
    there = land.distances(start, over)
    ways = [there[door] + 1 for goal in goals for door in land.beside[goal] if door in there]
    return min(ways, default=None)
