"""The game as a whole: who decides, what is legal, and what an action does."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from random import Random
from typing import assert_never

from game.core.errors import IllegalActionError
from game.core.ruleset import Chance, Step
from game.core.seats import NATURE, Seat
from game.rules.makuta import duel, temple, tokens
from game.rules.makuta.actions import (
    Action,
    ChallengeMakuta,
    ChooseLoss,
    DeclineAkaku,
    Drawn,
    EndTurn,
    FlyTo,
    GiveUpKanohi,
    GiveUpNew,
    KeepKanohi,
    KeepToken,
    MoveTo,
    PlaceTile,
    RefuseToken,
    ReturnToStart,
    RollDie,
    Rolled,
    SetPawn,
    SwapToken,
    TakeFromTray,
    TakeUnseen,
    TurnUpLock,
    UseAkaku,
    UseBonuses,
)
from game.rules.makuta.akaku import akaku_choices, meets, take_from_tray, use_akaku
from game.rules.makuta.dice import die_choices, show_die
from game.rules.makuta.events import (
    DieRolled,
    DiscsShown,
    Event,
    PawnMoved,
    PawnSet,
    RollLost,
    Told,
)
from game.rules.makuta.movement import is_trapped, landings, path_of, walks, ways_from
from game.rules.makuta.phases import (
    Arrived,
    Beginning,
    ChoosingBonuses,
    ChoosingDie,
    ChoosingLoss,
    Drawing,
    Finishing,
    Looking,
    Meeting,
    Moving,
    Over,
    Placing,
    Rolling,
    RollingDuel,
    SettingPawn,
    Starting,
    TryingOn,
    TurningTemple,
    Weighing,
)
from game.rules.makuta.pieces import Die, Kanohi, Kind
from game.rules.makuta.placement import draw_tile, place_tile, rotations
from game.rules.makuta.state import State, Table, fallen, replaced
from game.rules.makuta.turns import end_turn, roll_for_start

END_TURN = EndTurn()
CHANCING = (Beginning, Rolling, RollingDuel, TurningTemple, Drawing)  # a union takes longer


# Who decides


def to_move(table: Table) -> Seat | None:
    """The seat that decides now, NATURE for dice and draws, None once the game is over."""
    phase = table.phase
    if isinstance(phase, Over):
        return None
    return NATURE if isinstance(phase, CHANCING) else phase.seat


def winners(table: Table) -> frozenset[Seat] | None:
    """Whoever has beaten Makuta, alone (X2); None while nobody has."""
    return frozenset({table.phase.winner}) if isinstance(table.phase, Over) else None


# What is legal


def legal_actions(table: Table) -> Sequence[Action]:
    """All that may be done now. The one source of legality, for truth and observation alike."""
    match table.phase:
        case Starting() as phase:
            return _starts(table, phase)
        case Moving() as phase:
            return walks(table, phase) or [END_TURN]  # U4
        case Meeting(seat):
            return akaku_choices(table, seat)
        case Arrived(seat):
            return _chances_here(table, seat)
        case Finishing():
            return [END_TURN]
        case ChoosingDie(seat):
            return die_choices(table, seat)
        case ChoosingBonuses(seat):
            return duel.bonus_choices(table, seat)
        case ChoosingLoss(_, loser):
            return [ChooseLoss(place) for place in range(len(table.trays[loser]))]
        case Placing(_, gate, tile, unbound):
            turns = rotations(table, gate, tile, unbound=unbound)
            return [PlaceTile(rotation) for rotation in turns]
        case TryingOn() as phase:
            return tokens.fittings(table, phase)
        case Weighing() as phase:
            return tokens.weighings(table, phase)
        case Looking(_, victim):
            return [TakeFromTray(place) for place in range(len(table.trays[victim]))]
        case SettingPawn():
            return [SetPawn(field) for field in duel.fields_for_the_beaten(table)]
        case Over():
            return []
        case Beginning() | Rolling() | RollingDuel() | TurningTemple() | Drawing():
            return [chance.action for chance in chances(table)]
        case other:
            assert_never(other)


def _starts(table: Table, phase: Starting) -> list[Action]:
    """How a move can begin (U1), or be left (U3, U5)."""
    seat = phase.seat
    starts: list[Action] = [*die_choices(table, seat)]
    for place, disc in enumerate(table.trays[seat]):
        if disc.kind is Kind.KANOHI and disc.face == Kanohi.MIRU:
            starts += [FlyTo(field, place) for field in landings(table, seat)]
    if is_trapped(table, seat):
        starts.append(ReturnToStart())
    if phase.granted_by == "R6":
        starts.append(END_TURN)
    return starts


def _chances_here(table: Table, seat: Seat) -> list[Action]:
    """What the end of a move offers (U2)."""
    if table.pawns[seat] == table.terms.atlas.start_field:
        return [*map(TakeUnseen, tokens.unseen_kinds(table)), END_TURN]
    return [*temple.chances_at_entrance(table, seat), END_TURN]


# Chance


def chances(table: Table) -> Sequence[Chance[Action]]:
    """Every outcome that nature can bring about."""
    if isinstance(table.phase, Drawing):
        draws = Counter(tokens.drawable(table, table.phase.kind))
        return [Chance(draw, Fraction(count, draws.total())) for draw, count in draws.items()]
    return _rolls(_die(table))


@cache
def _rolls(die: int) -> tuple[Chance[Action], ...]:
    return tuple(Chance(Rolled(value), Fraction(1, die)) for value in range(1, die + 1))


def _die(table: Table) -> int:
    match table.phase:
        case Beginning():
            return Die.GREEN  # S4
        case Rolling(_, die) | RollingDuel(_, _, die):
            return die
        case _:
            return Die.WHITE  # X1


def chance_stream(table: Table) -> str:
    """The stream of luck that the next outcome comes from."""
    return "draws" if isinstance(table.phase, Drawing) else "dice"


def sample_chance(state: State, rng: Random) -> Action:
    """Let nature act."""
    if isinstance(state.phase, Drawing):
        return rng.choice(tokens.drawable(state, state.phase.kind))
    return Rolled(rng.randint(1, _die(state)))


# What an action does


def apply(state: State, action: Action) -> Step[State, Event]:
    """Do *action* if it is legal; otherwise nothing changes."""
    if action not in legal_actions(state):
        # The phase by its name alone: it may hold a disc that only one seat has seen.
        raise IllegalActionError(f"{action} is not legal in {type(state.phase).__name__}.")
    return advance(state, action)


def advance(state: State, action: Action) -> Step[State, Event]:
    """Do *action*, which is known to be legal."""
    told: Told = []
    return Step(_advanced(state, action, told), told)


def _advanced(state: State, action: Action, told: Told) -> State:  # noqa: PLR0915
    # One line per kind of action, the common ones first.
    phase = state.phase
    match action, phase:
        case RollDie(), Starting():
            state = show_die(state, phase.seat, action, told)
            return state.but(phase=Rolling(phase.seat, action.die))
        case Rolled(), Rolling():
            return _roll(state, phase, action, told)
        case MoveTo(), Moving():
            return _walk(state, phase, action, told)
        case EndTurn(), _:
            if isinstance(phase, Moving):
                told.append((RollLost(phase.seat), state))
            return end_turn(state, told)
        case RollDie(), ChoosingDie():
            return duel.choose_die(state, phase, action, told)
        case Rolled(), RollingDuel():
            return duel.roll_duel(state, phase, action, told)
        case UseBonuses(), ChoosingBonuses():
            return duel.use_bonuses(state, phase, action, told)
        case ChooseLoss(), ChoosingLoss():
            return duel.choose_loss(state, phase, action, told)
        case PlaceTile(), Placing():
            return place_tile(state, phase, action, told)
        case KeepKanohi(), TryingOn():
            return tokens.keep_kanohi(state, phase, told)
        case GiveUpKanohi(), TryingOn():
            return tokens.give_up_kanohi(state, phase, action, told)
        case SwapToken(), Weighing():
            return tokens.swap(state, phase, action, told)
        case KeepToken(), Weighing():
            return tokens.keep(state, phase, told)
        case RefuseToken(), Weighing():
            return tokens.refuse(state, phase, told)
        case GiveUpNew(), Weighing():
            return tokens.give_up_new(state, phase, told)
        case TakeUnseen(), Arrived():
            return tokens.name_kind(state, phase.seat, action, told)
        case Drawn(), Drawing():
            return tokens.draw(state, phase, action, told)
        case FlyTo(), Starting():
            return _fly(state, phase.seat, action, told)
        case DeclineAkaku(), Meeting():
            return _happen(state, phase.seat, told)
        case UseAkaku(), Meeting():
            return use_akaku(state, phase.seat, action, told)
        case TakeFromTray(), Looking():
            return take_from_tray(state, phase, action, told)
        case TurnUpLock(), Arrived():
            return temple.turn_up_lock(state, phase.seat, told)
        case ChallengeMakuta(), Arrived():
            return temple.challenge(state, phase.seat, told)
        case Rolled(), TurningTemple():
            return temple.turn_temple(state, phase.seat, action, told)
        case SetPawn(), SettingPawn():
            return duel.set_pawn(state, phase, action, told)
        case ReturnToStart(), Starting():
            return _return_to_start(state, phase.seat, told)
        case Rolled(), Beginning():
            return roll_for_start(state, phase, action, told)
        case _:
            raise AssertionError(f"{action} in {phase}")


def _roll(state: State, phase: Rolling, roll: Rolled, told: Told) -> State:
    seat, die = phase.seat, phase.die
    ways = ways_from(state, state.pawns[seat], roll.value)
    moving = Moving(seat, roll.value, ways)
    state = state.but(phase=moving, dice=fallen(seat, die, roll.value))
    told.append((DieRolled(seat, die, roll.value, "U1"), state))
    return state


def _walk(state: State, phase: Moving, move: MoveTo, told: Told) -> State:
    walked = PawnMoved(phase.seat, path_of(state, phase, move))
    state = state.but(pawns=replaced(state.pawns, phase.seat, move.field))
    told.append((walked, state))
    return _arrive(state, phase.seat, move.came_from, told)


def _fly(state: State, seat: Seat, flight: FlyTo, told: Told) -> State:
    """Miru is shown and given up at take-off (K6)."""
    start = state.pawns[seat]
    state = state.but(trays=tokens.shown(state, seat, (flight.mask,)))
    shown = DiscsShown(seat, (flight.mask,), (state.trays[seat][flight.mask],), "K6")
    told.append((shown, state))
    state = tokens.given_up(state, seat, flight.mask, "K6", told)
    state = state.but(pawns=replaced(state.pawns, seat, flight.field))
    told.append((PawnSet(seat, start, flight.field, "K6"), state))
    return _arrive(state, seat, start, told)


def _arrive(state: State, seat: Seat, came_from: int, told: Told) -> State:
    """A Rahi comes first, then the ask of whoever meets a tray (U2)."""
    if state.pawns[seat] in state.tokens.rahi:
        return duel.meet_rahi(state, seat, came_from, told)
    if meets(state, seat):
        return state.but(phase=Meeting(seat))
    return _happen(state, seat, told)


def _happen(state: State, seat: Seat, told: Told) -> State:
    """What the field has for whoever is alone there, or leaves Akaku be (U2)."""
    here = state.pawns[seat]
    if here in state.tokens.on_fields:
        return tokens.pick_up(state, seat, here, told)
    if here in state.island.open_gates and state.tiles_left:
        return draw_tile(state, seat, here, told)
    return state.but(phase=Arrived(seat))


def _return_to_start(state: State, seat: Seat, told: Told) -> State:
    """Nothing happens there; the turn ends (U5)."""
    start, trap = state.terms.atlas.start_field, state.pawns[seat]
    state = state.but(pawns=replaced(state.pawns, seat, start))
    told.append((PawnSet(seat, trap, start, "U5"), state))
    return end_turn(state, told)
