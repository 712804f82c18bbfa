"""Which spaces are meant, which are free, and what a space is for a seat (sections 5, 6, 19)."""

from game.core.seats import Seat
from game.rules.masks.pieces import SpaceKind
from game.rules.masks.printed.editions import AtChallenge, ExtraMovement
from game.rules.masks.printed.effects import (
    Ban,
    Banned,
    NextToPawn,
    OwnStart,
    Spaces,
)
from game.rules.masks.state import Table


def pawns(table: Table) -> set[int]:
    return {own.pawn for own in table.seats}


def meant_spaces(table: Table, seat: Seat, spaces: Spaces) -> tuple[int, ...]:
    """All of them, free or not. *seat* is the one whose pawn is meant."""
    land = table.terms.land
    match spaces:
        case OwnStart():
            return (table.seats[seat].start,)
        case NextToPawn():
            others = [own.pawn for other, own in enumerate(table.seats) if other != seat]
            return tuple(sorted({space for pawn in others for space in land.beside[pawn]}))
        case _:
            return land.meant(spaces)


def free_spaces(table: Table, seat: Seat, spaces: Spaces) -> tuple[int, ...]:
    """Those without a pawn, and no Portal under a ban."""
    taken = pawns(table)
    banned = is_banned(table, seat, Banned.PORTAL)
    places = table.terms.land.places
    return tuple(
        space
        for space in meant_spaces(table, seat, spaces)
        if space not in taken and not (banned and places[space].kind is SpaceKind.PORTAL)
    )


def nearest(table: Table, target: int, candidates: tuple[int, ...]) -> tuple[int, ...]:
    """Those of *candidates* with the shortest walking distance."""
    walks = table.terms.land.walks[target]
    reachable = [space for space in candidates if space in walks]
    if not reachable:
        return ()
    best = min(walks[space] for space in reachable)
    return tuple(space for space in reachable if walks[space] == best)


def is_banned(table: Table, seat: Seat, what: Banned) -> bool:
    lasting = table.seats[seat].lasting
    return bool(lasting) and any(
        isinstance(each.effect, Ban) and each.effect.what is what for each in lasting
    )


# What a space is for a seat


def circles_that_act(table: Table, seat: Seat, space: int) -> int:
    """How often the Challenge space there is open for *seat*, if it is (P3)."""
    own = table.seats[seat]
    return 0 if own.tasks or own.last_challenge == space else table.terms.land.places[space].circles


def is_barred(table: Table, seat: Seat, space: int) -> bool:
    """Whether the space itself cannot be entered (P5, E8)."""
    land = table.terms.land
    if space in land.portals:
        return is_banned(table, seat, Banned.PORTAL) or not other_portals(table, space)
    if space in land.challenges and table.seats[seat].tasks:
        return table.terms.edition.challenges_with_task is AtChallenge.CLOSED
    return False


def other_portals(table: Table, space: int) -> tuple[int, ...]:
    taken = pawns(table)
    portals = table.terms.land.of_kind(SpaceKind.PORTAL)
    return tuple(portal for portal in portals if portal != space and portal not in taken)


def kind_for(table: Table, seat: Seat, space: int) -> SpaceKind:
    """What the space does to the pawn that has just entered it; BLANK: nothing."""
    land = table.terms.land
    if space in land.quiet:
        return SpaceKind.BLANK
    kind = land.places[space].kind
    return kind if _acts(table, seat, space, kind) else SpaceKind.BLANK


def _acts(table: Table, seat: Seat, space: int, kind: SpaceKind) -> bool:
    match kind:
        case SpaceKind.MISSION:
            return not _is_blank_mission(table, space)
        case SpaceKind.CHALLENGE:
            return circles_that_act(table, seat, space) > 0
        case SpaceKind.GAME_ACTION:
            closed = table.seats[seat].last_draw == space
            return not (closed or is_banned(table, seat, Banned.DRAWS))
        case SpaceKind.BOHROK:
            return table.terms.has_swarm and table.seats[seat].last_bohrok != space
        case SpaceKind.PORTAL:
            # The last other one may have been taken since this one was entered.
            return bool(other_portals(table, space))
        case _:
            return False


def _is_blank_mission(table: Table, space: int) -> bool:
    """E10, H7."""
    if table.terms.options.wide_doors and space in table.terms.land.by_doors:
        return True
    if not table.turn.walk.is_extra:
        return False
    return table.terms.edition.extra_movement is ExtraMovement.MISSIONS_ARE_BLANK
