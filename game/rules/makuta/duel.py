"""Duels with Rahi (R1-R11) and with Makuta (X2, X3)."""

from enum import Enum
from itertools import combinations

from attrs import evolve, frozen

from game.core.seats import Seat
from game.rules.makuta import events
from game.rules.makuta.actions import ChooseLoss, RollDie, Rolled, SetPawn, UseBonuses
from game.rules.makuta.dice import show_die
from game.rules.makuta.editions import BonusesChosen
from game.rules.makuta.events import Told
from game.rules.makuta.phases import (
    ChoosingBonuses,
    ChoosingDie,
    ChoosingLoss,
    Finishing,
    Foe,
    MakutaFoe,
    Over,
    RahiFoe,
    RollingDuel,
    SettingPawn,
)
from game.rules.makuta.pieces import EVERYONE, Disc, Kanohi, Kind, Toa
from game.rules.makuta.state import State, Table, Tray, fallen, replaced
from game.rules.makuta.tokens import gather, laid_on_start, laid_under, on_field, shown, taken_off
from game.rules.makuta.turns import end_turn, left_of

MASK_BONUS: dict[int, int] = {Kanohi.HAU: 5, Kanohi.PAKARI: 10}  # K1
OWN_TURAGA, OTHER_TURAGA = 10, 5  # A1


# Bonuses


def bonus_of(disc: Disc, toa: Toa) -> int:
    """What *disc* adds in a duel (K1, A1)."""
    if disc.kind is Kind.KANOHI:
        return MASK_BONUS.get(disc.face, 0)
    if disc.kind is Kind.TURAGA:
        return OWN_TURAGA if disc.face == toa else OTHER_TURAGA
    return 0


def bonus_places(table: Table, seat: Seat) -> list[int]:
    """Where on the tray lies something that helps in a duel."""
    toa = table.terms.toas[seat]
    return [place for place, disc in enumerate(table.trays[seat]) if bonus_of(disc, toa)]


def total_bonus(table: Table, seat: Seat, places: tuple[int, ...]) -> int:
    """Equal Kanohi each count (T6), or only one of them (H2)."""
    toa, tray = table.terms.toas[seat], table.trays[seat]
    used = [tray[place] for place in places]
    if table.terms.house.no_stacking:
        masks = {disc.face: disc for disc in used if disc.kind is Kind.KANOHI}
        used = [*masks.values(), *(disc for disc in used if disc.kind is not Kind.KANOHI)]
    return sum(bonus_of(disc, toa) for disc in used)


def bonus_choices(table: Table, seat: Seat) -> list[UseBonuses]:
    places = bonus_places(table, seat)
    return [
        UseBonuses(chosen)
        for size in range(len(places) + 1)
        for chosen in combinations(places, size)
    ]


# The outcome


class Outcome(Enum):
    WON = "won"
    TIED = "tied"
    LOST = "lost"


def outcome(total: int, strength: int, *, can_tie: bool = True) -> Outcome:
    """Above the strength wins (R6, X2), below loses (R7, X3)."""
    if total > strength:
        return Outcome.WON
    return Outcome.TIED if can_tie and total == strength else Outcome.LOST


def outcome_against(foe: Foe, total: int) -> Outcome:
    """Only Rahi tie (R10); Makuta has to be beaten (X3)."""
    return outcome(total, foe.strength, can_tie=isinstance(foe, RahiFoe))


# The course of a duel


def meet_rahi(state: State, seat: Seat, came_from: int, told: Told) -> State:
    """The Rahi is turned up and shows its strength (R1)."""
    field, tokens = state.pawns[seat], state.tokens
    rahi, *held = tokens.on_fields[field]
    if rahi.known != EVERYONE:
        rahi = rahi.seen_by(EVERYONE)
        state = state.but(tokens=on_field(tokens, field, (rahi, *held)))
    state = begin_duel(state, seat, RahiFoe(rahi.face, field, came_from))
    told.append((events.RahiTurnedUp(seat, field, rahi), state))
    return state


def lies_face_up(table: Table, field: int) -> bool:
    """A Rahi is up in its duel, and stays so afterwards where the edition says it (R11, E1)."""
    phase = table.phase
    if isinstance(phase, ChoosingBonuses | ChoosingDie | RollingDuel | ChoosingLoss):
        foe = phase.foe
        if isinstance(foe, RahiFoe) and foe.field == field:
            return True
    met = table.tokens.on_fields[field][0].known == EVERYONE
    return met and table.terms.edition.rahi_stays_up


def begin_duel(state: State, seat: Seat, foe: Foe) -> State:
    """Bonuses are chosen before or after the roll (E3), the die in between (R3)."""
    before = state.terms.edition.bonuses is BonusesChosen.BEFORE_THE_ROLL
    return state.but(phase=(ChoosingBonuses if before else ChoosingDie)(seat, foe))


def use_bonuses(state: State, phase: ChoosingBonuses, action: UseBonuses, told: Told) -> State:
    """What is used is shown to all (R3)."""
    seat, places = phase.seat, action.places
    bonus = total_bonus(state, seat, places)
    if places:
        state = state.but(trays=shown(state, seat, places))
        discs = tuple(state.trays[seat][place] for place in places)
        told.append((events.DiscsShown(seat, places, discs, "R3"), state))
    if phase.roll is None:
        state = state.but(phase=ChoosingDie(seat, phase.foe, bonus, places))
    told.append((events.BonusesUsed(seat, bonus), state))
    if phase.roll is None:
        return state
    return _decide(state, seat, phase.foe, _Sum(phase.roll + bonus, places), told)


def choose_die(state: State, phase: ChoosingDie, action: RollDie, told: Told) -> State:
    state = show_die(state, phase.seat, action, told)
    die, bonus, used = action.die, phase.bonus, phase.used
    return state.but(phase=RollingDuel(phase.seat, phase.foe, die, bonus, used))


def roll_duel(state: State, phase: RollingDuel, roll: Rolled, told: Told) -> State:
    seat, foe, bonus = phase.seat, phase.foe, phase.bonus
    choosing = ChoosingBonuses(seat, foe, roll.value) if bonus is None else None
    state = state.but(phase=choosing, dice=fallen(seat, phase.die, roll.value))
    told.append((events.DieRolled(seat, phase.die, roll.value, "R3"), state))
    if bonus is None:
        return state
    return _decide(state, seat, foe, _Sum(roll.value + bonus, phase.used), told)


@frozen
class _Sum:
    total: int
    used: tuple[int, ...]  # the places of the tokens that count


def _decide(state: State, seat: Seat, foe: Foe, reached: _Sum, told: Told) -> State:
    total = reached.total
    result = outcome_against(foe, total)
    if result is Outcome.WON:
        return _win(state, seat, foe, total, told)
    if result is Outcome.TIED:
        assert isinstance(foe, RahiFoe)
        told.append((events.DuelTied(seat, foe, total, "R10"), state))
        return _go_back(state, seat, foe, told)
    if state.trays[seat]:
        state = state.but(phase=ChoosingLoss(left_of(state, seat), seat, foe, reached.used))
    rule = "R7" if isinstance(foe, RahiFoe) else "X3"
    told.append((events.DuelLost(seat, foe, total, rule), state))
    return state if state.trays[seat] else _after_loss(state, seat, foe, told)


# Winning


def _win(state: State, seat: Seat, foe: Foe, total: int, told: Told) -> State:
    if isinstance(foe, MakutaFoe):
        told.append((events.DuelWon(seat, foe, total, "X2"), state))
        state = state.but(phase=Over(seat))
        told.append((events.GameWon(seat), state))
        return state
    told.append((events.DuelWon(seat, foe, total, "R6"), state))
    return gather(_without_rahi(state, foe.field, told), seat, foe.field, told)


def _without_rahi(state: State, field: int, told: Told) -> State:
    """The beaten Rahi leaves the game (R6)."""
    rahi, *held = state.tokens.on_fields[field]
    tokens = on_field(state.tokens, field, tuple(held))
    beaten = (*tokens.beaten, rahi)
    state = state.but(tokens=evolve(tokens, rahi=tokens.rahi - {field}, beaten=beaten))
    told.append((events.RahiLeft(field, rahi), state))
    return state


# Losing


def choose_loss(state: State, phase: ChoosingLoss, action: ChooseLoss, told: Told) -> State:
    """One token goes under the Rahi (R7), or to the start field (X3)."""
    loser, foe, tray = phase.loser, phase.foe, state.trays[phase.loser]
    disc, rest = taken_off(tray, action.place)
    field, rule = (foe.field, "R7") if isinstance(foe, RahiFoe) else (None, "X3")
    trays = replaced(state.trays, loser, rest)
    state = _lay_lost(state.but(trays=trays), disc, field)
    told.append((events.TokenLost(loser, phase.seat, action.place, disc, field, rule), state))
    return _after_loss(state, loser, foe, told)


def _lay_lost(state: State, disc: Disc, field: int | None) -> State:
    tokens = state.tokens
    if field is None:
        return state.but(tokens=laid_on_start(tokens, disc))
    held: Tray = laid_under(tokens.on_fields[field], disc)
    return state.but(tokens=on_field(tokens, field, held))


def _after_loss(state: State, loser: Seat, foe: Foe, told: Told) -> State:
    if isinstance(foe, RahiFoe):
        return _go_back(state, loser, foe, told)
    return state.but(phase=SettingPawn(left_of(state, loser), loser))


def _go_back(state: State, seat: Seat, foe: RahiFoe, told: Told) -> State:
    """Back to where the Rahi was entered from; nothing happens there, the turn ends (R8)."""
    pawns = replaced(state.pawns, seat, foe.came_from)
    state = state.but(pawns=pawns, phase=Finishing(seat))
    told.append((events.PawnSet(seat, foe.field, foe.came_from, "R8"), state))
    return end_turn(state, told)


def fields_for_the_beaten(table: Table) -> list[int]:
    """Where the left neighbour may set the pawn: no token, lock or pawn there (X3)."""
    start = table.terms.atlas.start_field
    taken = {*table.tokens.on_fields, *table.tokens.locks, *table.pawns}
    if table.tokens.pile.old or table.tokens.pile.fresh:
        taken.add(start)
    return [field for field in table.island.adjacent if field not in taken] or [start]


def set_pawn(state: State, phase: SettingPawn, action: SetPawn, told: Told) -> State:
    loser, start = phase.loser, state.pawns[phase.loser]
    pawns = replaced(state.pawns, loser, action.field)
    state = state.but(pawns=pawns, phase=Finishing(loser))
    told.append((events.PawnSet(loser, start, action.field, "X3"), state))
    return end_turn(state, told)
