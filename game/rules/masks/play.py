"""The game as a whole: who decides, what is legal, and what an action does."""

from collections.abc import Sequence
from itertools import permutations
from typing import assert_never

from game.core.errors import IllegalActionError
from game.core.ruleset import Step as GameStep
from game.core.seats import Seat
from game.rules.masks import actions
from game.rules.masks.actions import Action, EndMove, EndTurn, Pass
from game.rules.masks.agenda import carry_on, tell
from game.rules.masks.building import lay, layings, pass_laying
from game.rules.masks.challenges.consequences import add, refit_one, void
from game.rules.masks.challenges.contest import pass_say
from game.rules.masks.challenges.great_mask import target
from game.rules.masks.challenges.options import contest_plays, stand_ins, targets
from game.rules.masks.challenges.prizes import knock_off, take_krana, take_prize
from game.rules.masks.challenges.rahi import (
    choose_defender,
    declare_rahi,
    decline_effect,
    effects_to_play,
    play_effect,
    rahi_challenges,
)
from game.rules.masks.challenges.swarm import (
    declare,
    decline_bohrok,
    draw_krana,
    pass_declared,
    swarm_plays,
    turned_up,
)
from game.rules.masks.chance import chances, is_shuffle_of, roll
from game.rules.masks.deeds import DrawUp, GoOn, Return, TurnUp
from game.rules.masks.events import Declined, Event, Told
from game.rules.masks.holding.hands import (
    choose_deck,
    choose_discard,
    drop_surplus,
    pay,
    payments,
    pick_random,
    surplus_choices,
)
from game.rules.masks.holding.limits import can_draw
from game.rules.masks.holding.stacks import shuffle, shuffled
from game.rules.masks.phases import (
    Answering,
    Arranging,
    BohrokPrize,
    Build,
    Chancing,
    ChoosingDeck,
    ChoosingDefender,
    ChoosingDiscard,
    ChoosingLasting,
    ChoosingMask,
    ChoosingSkill,
    ChoosingTask,
    Contest,
    Deciding,
    Declared,
    Drawing,
    GameOver,
    Moving,
    NamingAnother,
    OnBohrok,
    OnMission,
    OnPortal,
    Overfull,
    Paying,
    Picking,
    Prize,
    RahiEffect,
    Rolling,
    SettingPawn,
    Shuffling,
    Targeting,
    TurnOver,
    TurnStart,
)
from game.rules.masks.pieces import Deck, Skill, Window
from game.rules.masks.playing.doing import choose_lasting
from game.rules.masks.playing.game_actions import (
    answer,
    name_another,
    other_targets,
    pass_answer,
    play_card,
    plays,
)
from game.rules.masks.playing.lasting import exhaust_one
from game.rules.masks.playing.missions import choose_task
from game.rules.masks.playing.peeking import arrange, bury, leave
from game.rules.masks.playing.powers import (
    draw_powers,
    peek_instead,
    powers,
    tools,
    use_power,
    use_tool,
)
from game.rules.masks.playing.rolled import choose_skill
from game.rules.masks.printed.editions import FullHand
from game.rules.masks.printed.effects import KnockOff, Refit, Void
from game.rules.masks.state import State, Table
from game.rules.masks.turns import attach, attachments, discard_card, discards, end_turn
from game.rules.masks.walking.moving import (
    end_move,
    jump,
    jumps,
    leads_on_foot,
    step,
    steps_from,
)
from game.rules.masks.walking.pawns import choose_space

END_TURN, END_MOVE, PASS, DECLINE = EndTurn(), EndMove(), Pass(), actions.Decline()
FREE, AT_START = (Window.FREE,), (Window.FREE, Window.START)


# Who decides


def to_move(table: Table) -> Seat | None:
    """The seat that decides now, NATURE for rolls, shuffles and picks, None after the end."""
    phase = table.phase
    return None if isinstance(phase, GameOver) else phase.seat


def winners(table: Table) -> frozenset[Seat] | None:
    return frozenset(table.phase.winners) if isinstance(table.phase, GameOver) else None


# What is legal


def legal_actions(table: Table) -> Sequence[Action]:  # noqa: PLR0915 - one case per phase
    """All that may be done now. The one source of legality, for truth and observation alike."""
    phase = table.phase
    match phase:
        case TurnStart():
            return _starts(table, phase.seat)
        case Moving():
            return [*steps_from(table, phase.seat), *_free_plays(table, phase.seat), END_MOVE]
        case TurnOver():
            return [END_TURN] if phase.is_closed else [*_free_plays(table, phase.seat), END_TURN]
        case Contest():
            return contest_plays(table, phase.seat)
        case Drawing() as drawing:
            return _draws(table, drawing)
        case OnMission(seat):
            passing: list[Action] = [
                *plays(table, seat, Window.MISSION),
                *powers(table, seat, Window.MISSION),
            ]
            return [actions.TurnUpMission(), *passing]
        case OnPortal(seat):
            return jumps(table, seat)
        case Targeting(seat):
            return [actions.Target(other) for other in targets(table, seat)]
        case Answering(_, mask):
            return [actions.Answer(mask), PASS]
        case NamingAnother(_, play):
            return [actions.ChooseSeat(other) for other in other_targets(table, play)]
        case OnBohrok() as bohrok:
            return swarm_plays(table, bohrok)
        case Declared() as declared:
            return [*plays(table, declared.seat, Window.DECLARED), PASS]
        case Prize():
            return [actions.TakePrize(is_noble=False), actions.TakePrize(is_noble=True)]
        case BohrokPrize(_, offers):
            return [actions.TakeKrana(which) for which in offers]
        case RahiEffect() as effect:
            return [*effects_to_play(table, effect), *([] if effect.must else [DECLINE])]
        case Paying() as paying:
            return payments(table, paying)
        case Overfull() as overfull:
            return surplus_choices(table, overfull)
        case SettingPawn(_, _, spaces):
            return [actions.ChooseSpace(space) for space in spaces]
        case ChoosingDiscard(seat, deck):
            keys = dict.fromkeys(card.key for card in table.seats[seat].hands[deck])
            return [actions.ChooseCard(key) for key in keys]
        case ChoosingDeck(_, decks):
            return [actions.ChooseDeck(deck) for deck in decks]
        case ChoosingMask(_, _, masks):
            return [actions.ChooseCard(mask) for mask in masks]
        case ChoosingTask(seat):
            return [actions.ChoosePlace(place) for place in range(len(table.seats[seat].tasks))]
        case ChoosingLasting(_, places):
            return [actions.ChoosePlace(place) for place in places]
        case ChoosingSkill():
            return [actions.ChooseSkill(skill) for skill in Skill]
        case ChoosingDefender():
            assert table.challenge is not None
            return [actions.ChooseSeat(seat) for seat in stand_ins(table, table.challenge)]
        case Arranging() as arranging:
            return _arrangements(table, arranging)
        case Build() as build:
            return layings(table, build)
        case GameOver():
            return []
        case Rolling() | Picking() | Shuffling():
            return [chance.action for chance in chances(table) or ()]
        case other:
            assert_never(other)


def _free_plays(table: Table, seat: Seat, windows: tuple[Window, ...] = FREE) -> list[Action]:
    """Window F, and perhaps others."""
    found: list[Action] = [*plays(table, seat, *windows)]
    if table.terms.has_nobles:  # else masks have no powers (K2)
        for window in windows:
            found += powers(table, seat, window)
    return found


def _starts(table: Table, seat: Seat) -> list[Action]:
    """U1 to U5."""
    prepared: list[Action] = [*attachments(table, seat)]
    prepared += discards(table, seat, FullHand.AT_TURN_START)
    if table.turn.skips:
        return [*prepared, *_free_plays(table, seat), END_TURN]
    steps = steps_from(table, seat)
    found: list[Action] = [
        *steps,
        *prepared,
        *_free_plays(table, seat, AT_START),
        *tools(table, seat),
        *rahi_challenges(table, seat),
    ]
    return found if any(map(leads_on_foot, steps)) else [*found, END_TURN]  # X1


def _draws(table: Table, phase: Drawing) -> list[Action]:
    """G1: from one deck, chosen before it is seen; or none."""
    seat, terms = phase.seat, table.terms
    decks = [Deck.GA]
    decks += [Deck.RAHI] if terms.has_rahi else []
    decks += [Deck.VA] if terms.has_swarm else []
    draws = [actions.DrawFrom(deck) for deck in decks if can_draw(table, seat, deck)]
    full = discards(table, seat, FullHand.AT_A_DRAW)
    return [*draws, *full, *draw_powers(table, phase), DECLINE]


def _arrangements(table: Table, phase: Arranging) -> Sequence[Action]:
    if phase.may_bury:
        return [actions.Bury(), DECLINE]
    seen = [card.key for card in table.stacks[phase.home].cards[-phase.count :]]
    found = {
        actions.Arrange(tuple(sorted(order[: phase.keep])), order[phase.keep :])
        for order in permutations(seen)
    }
    return sorted(found, key=lambda each: (each.kept, each.back))


# What an action does


def apply(state: State, action: Action) -> GameStep[State, Event]:
    """Do *action* if it is legal; otherwise nothing changes."""
    if isinstance(state.phase, Shuffling):
        is_legal = is_shuffle_of(state, action)
    else:
        is_legal = action in legal_actions(state)
    if not is_legal:
        # The phase by its name alone: the state may hold what not everybody knows.
        raise IllegalActionError(f"{action} is not legal in {type(state.phase).__name__}.")
    return advance(state, action)


def advance(state: State, action: Action) -> GameStep[State, Event]:
    """Do *action*, which is known to be legal."""
    told: Told = []
    return GameStep(_advanced(state, action, told), told)


def _advanced(state: State, action: Action, told: Told) -> State:
    # One line per kind of action, the common ones first.
    phase = state.phase
    assert not isinstance(phase, GameOver)
    match action:
        case actions.Step():
            return step(state, phase.seat, action, told)
        case EndTurn():
            return end_turn(state, phase.seat, told)
        case EndMove():
            return end_move(state, phase.seat, told)
        case actions.Attach():
            return attach(state, phase.seat, action, told)
        case actions.PlayCard():
            return play_card(state, phase.seat, action, phase, told)
        case actions.DiscardCard():
            return discard_card(state, phase.seat, action, told)
        case actions.UseTool():
            return use_tool(state, phase.seat, action, phase, told)
        case _:
            return _advanced_in(phase, state, action, told)


def _advanced_in(phase: Deciding | Chancing, state: State, action: Action, told: Told) -> State:
    # What an action does that means something else in every phase.
    match action, phase:
        case Pass(), Contest():
            return pass_say(state, phase.seat, told)
        case actions.Add(), Contest():
            return add(state, phase.seat, action, told)
        case actions.DrawFrom(), Drawing():
            return _draw(state, phase, action.deck, told)
        case actions.Decline(), Drawing():
            return _decline_draw(state, phase, told)
        case actions.TurnUpMission(), OnMission():
            state = state.with_walk(state.turn.walk._replace(is_over=True))
            return carry_on(state, (TurnUp(phase.seat), GoOn(phase.seat)), told)
        case actions.Jump(), OnPortal():
            return jump(state, phase.seat, action, told)
        case actions.Target(), Targeting():
            return target(state, phase, action.seat, told)
        case actions.UsePower(), Drawing():
            return peek_instead(state, phase, action, told)
        case actions.UsePower(), _:
            return use_power(state, phase.seat, action, phase, told)
        case Pass(), Answering():
            return pass_answer(state, phase, told)
        case actions.Answer(), Answering():
            return answer(state, phase, action, told)
        case actions.ChooseSeat(), NamingAnother():
            return name_another(state, phase, action, told)
        case _:
            return _advanced_rarely(phase, state, action, told)


def _advanced_rarely(phase: Deciding | Chancing, state: State, action: Action, told: Told) -> State:
    match action, phase:
        case actions.DrawFrom(), OnBohrok():
            return draw_krana(state, phase, told)
        case actions.Declare(), OnBohrok():
            return declare(state, phase, action, told)
        case actions.Decline(), OnBohrok():
            return decline_bohrok(state, phase, told)
        case Pass(), Declared():
            return pass_declared(state, phase, told)
        case actions.DeclareRahi(), TurnStart():
            return declare_rahi(state, phase.seat, action, told)
        case actions.PlayEffect(), RahiEffect():
            return play_effect(state, phase, action, told)
        case actions.Decline(), RahiEffect():
            return decline_effect(state, phase, told)
        case actions.TakePrize(), Prize():
            return take_prize(state, phase, action, told)
        case actions.TakeKrana(), BohrokPrize():
            return take_krana(state, phase, action, told)
        case actions.Pay(), Paying():
            return pay(state, phase, action, told)
        case actions.ChooseCard(), Overfull():
            return drop_surplus(state, phase, action, told)
        case actions.ChooseSpace(), SettingPawn():
            return choose_space(state, phase, action, told)
        case actions.ChooseCard(), ChoosingDiscard():
            return choose_discard(state, phase, action, told)
        case actions.ChooseDeck(), ChoosingDeck():
            return choose_deck(state, phase, action, told)
        case actions.ChooseCard(), ChoosingMask():
            return _choose_mask(state, phase, action, told)
        case actions.ChoosePlace(), ChoosingTask():
            return choose_task(state, phase, action, told)
        case actions.ChoosePlace(), ChoosingLasting():
            return choose_lasting(state, phase, action, told)
        case actions.ChooseSkill(), ChoosingSkill():
            return choose_skill(state, phase, action)
        case actions.ChooseSeat(), ChoosingDefender():
            return choose_defender(state, phase, action, told)
        case actions.Arrange(), Arranging():
            return arrange(state, phase, action, told)
        case actions.Bury(), Arranging():
            return bury(state, phase, told)
        case actions.Decline(), Arranging():
            return leave(state, phase, told)
        case actions.Lay(), Build():
            return lay(state, phase, action, told)
        case Pass(), Build():
            return pass_laying(state, phase, told)
        case actions.Roll(), Rolling():
            return roll(state, phase, action, told)
        case actions.PickRandom(), Picking():
            return pick_random(state, phase, action, told)
        case actions.Shuffle(), Shuffling():
            return _shuffle(state, phase, action, told)
        case _:
            raise AssertionError(f"{action} in {phase}")


def _shuffle(state: State, phase: Shuffling, action: actions.Shuffle, told: Told) -> State:
    if phase.home != Deck.BOHROK:
        return shuffle(state, phase, action.cards, told)
    state = shuffled(state, phase.home, action.cards, told)
    return carry_on(turned_up(state, told, "O8"), phase.agenda, told)


def _draw(state: State, phase: Drawing, deck: Deck, told: Told) -> State:
    """The space is closed for the seat from the first draw on (P4)."""
    own = state.seats[phase.seat]
    state = state.with_seat(phase.seat, own._replace(last_draw=own.pawn))
    rest = Drawing(phase.seat, phase.left - 1, phase.of)
    return carry_on(state, (DrawUp(phase.seat, (deck,), 1), Return(rest)), told)


def _decline_draw(state: State, phase: Drawing, told: Told) -> State:
    tell(state, told, Declined(phase.seat, "G1"))
    rest = Drawing(phase.seat, phase.left - 1, phase.of)
    return carry_on(state, (Return(rest),), told)


def _choose_mask(
    state: State, phase: ChoosingMask, action: actions.ChooseCard, told: Told
) -> State:
    match phase.deed.effect:
        case KnockOff():
            return knock_off(state, phase, action, told)
        case Void():
            return void(state, phase, action, told)
        case Refit():
            return refit_one(state, phase, action, told)
        case _:
            return exhaust_one(state, phase, action, told)
