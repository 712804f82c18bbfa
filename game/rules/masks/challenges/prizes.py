"""What a challenge brings: masks and Turaga cards, Krana, and masks that are knocked off."""

from attrs import evolve

from game.core.seats import Seat
from game.rules.masks.actions import ChooseCard, KranaPrize, TakeKrana, TakePrize
from game.rules.masks.agenda import carry_on, does, tell
from game.rules.masks.deeds import Agenda, Do, DrawUp, GiveKrana, GivePrize, Knock, Settle
from game.rules.masks.events import CardDiscarded, KranaReturned, MaskKnockedOff, PrizeTaken, Told
from game.rules.masks.holding.held import Held, with_card
from game.rules.masks.holding.limits import can_draw
from game.rules.masks.holding.stacks import discarded
from game.rules.masks.phases import BohrokPrize, ChoosingMask, Prize
from game.rules.masks.pieces import EVERYONE, Deck
from game.rules.masks.printed.editions import DefenderTakes, MaskMode
from game.rules.masks.printed.effects import KnockOff
from game.rules.masks.state import Adviser, State, Table, Worn, the_challenge
from game.rules.masks.winning import great_masks, mask_win, won

PILE = -1  # the home of what is won from a pile

# Prizes


@does(GivePrize)
def give_prize(state: State, deed: GivePrize, agenda: Agenda, told: Told) -> State:
    seat, own = deed.seat, state.seats[deed.seat]
    match state.terms.mode:
        case MaskMode.ATTACHED:
            return _turned_up(state, seat, (False,), agenda, told)
        case MaskMode.MIGHT:
            return _turned_up(state, seat, (False, True), agenda, told)
        case MaskMode.NUVA:
            if own.pile and own.nobles and own.turaga:
                return state.but(phase=Prize(seat, agenda))
            from_nobles = not own.pile and bool(own.turaga)
            return _turned_up(state, seat, (from_nobles,), agenda, told)


def take_prize(state: State, phase: Prize, action: TakePrize, told: Told) -> State:
    return _turned_up(state, phase.seat, (action.is_noble,), phase.agenda, told)


def _turned_up(
    state: State, seat: Seat, piles: tuple[bool, ...], agenda: Agenda, told: Told
) -> State:
    """The top card of each of these piles, if it has one; the sixth Great Mask wins (Y1)."""
    for is_noble in piles:
        own = state.seats[seat]
        pile = own.nobles if is_noble else own.pile
        if not pile:
            continue
        key = pile[-1].key
        own = own._replace(nobles=pile[:-1]) if is_noble else own._replace(pile=pile[:-1])
        if key in state.terms.cards.masks:
            own = own._replace(masks=(*own.masks, Worn(key, key in own.foils)))
        else:
            own = own._replace(turaga=(*own.turaga, Adviser(key)))
        state = state.with_seat(seat, own)
        tell(state, told, PrizeTaken(seat, key))
        if mask_win(state, seat):
            return won(state, seat, "Y1", told, agenda)
    return carry_on(state, agenda, told)


# Knocking off (O7)


def knockable(table: Table, seat: Seat) -> tuple[str, ...]:
    """X6: not after a hundred rounds."""
    rounds = (table.turn.number - 1) // len(table.seats) + 1
    return () if rounds > table.terms.last_knocks else tuple(great_masks(table, seat))


@does(Knock)
def knock(state: State, deed: Knock, agenda: Agenda, told: Told) -> State:
    """Of the challenger's choice."""
    challenge = the_challenge(state)
    masks = knockable(state, challenge.defender)
    if not masks:
        return carry_on(state, agenda, told)
    why = Do(KnockOff(), challenge.challenger, challenge.defender)
    phase = ChoosingMask(challenge.challenger, challenge.defender, masks, why, agenda)
    if len(masks) == 1:  # U8
        return knock_off(state, phase, ChooseCard(masks[0]), told)
    return state.but(phase=phase)


def knock_off(state: State, phase: ChoosingMask, action: ChooseCard, told: Told) -> State:
    """Face down on top of its owner's pile, for all to know; every state of it is lost (K7)."""
    own = state.seats[phase.owner]
    cards = [lasting.card for lasting in own.lasting if lasting.mask == action.card]
    own = own._replace(
        masks=tuple(worn for worn in own.masks if worn.key != action.card),
        pile=(*own.pile, Held(action.card, PILE, EVERYONE)),
        attached_mask=None if own.attached_mask == action.card else own.attached_mask,
        lasting=tuple(lasting for lasting in own.lasting if lasting.mask != action.card),
    )
    state = state.with_seat(phase.owner, own)
    for card in cards:
        state = discarded(state, card) if card else state
    tell(state, told, MaskKnockedOff(phase.owner, action.card))
    return carry_on(state, phase.agenda, told)


# Krana


@does(GiveKrana)
def give_krana(state: State, deed: GiveKrana, agenda: Agenda, told: Told) -> State:
    challenge = the_challenge(state)
    if deed.seat == challenge.challenger:
        offers: tuple[KranaPrize, ...] = (KranaPrize.TWO_NEW, KranaPrize.NEW_AND_USED)
    elif state.terms.edition.defender_takes is DefenderTakes.KRANA:
        offers = (KranaPrize.NEW, KranaPrize.USED)
    elif can_draw(state, deed.seat, Deck.VA):
        offers = (KranaPrize.VA, KranaPrize.USED)
    else:
        offers = (KranaPrize.USED,)
    phase = BohrokPrize(deed.seat, offers, agenda)
    if len(offers) == 1:
        return take_krana(state, phase, TakeKrana(offers[0]), told)
    return state.but(phase=phase)


_NEW = {KranaPrize.TWO_NEW: 2, KranaPrize.NEW_AND_USED: 1, KranaPrize.NEW: 1}
_TAKES_USED = {KranaPrize.NEW_AND_USED, KranaPrize.USED}


def take_krana(state: State, phase: BohrokPrize, action: TakeKrana, told: Told) -> State:
    challenge = the_challenge(state)
    krana, which, seat = challenge.krana, action.which, phase.seat
    assert krana is not None
    state = state.but(challenge=evolve(challenge, krana=None))
    agenda: Agenda = ()
    if which in _NEW:
        agenda = (DrawUp(seat, (Deck.KRANA,), _NEW[which]),)
    elif which is KranaPrize.VA:
        agenda = (DrawUp(seat, (Deck.VA,), 1),)
    if which in _TAKES_USED:
        hand = with_card(state.seats[seat].hands[Deck.KRANA], krana)
        state = state.with_hand(seat, Deck.KRANA, hand)
        tell(state, told, KranaReturned(seat, krana))
        agenda = (Settle(seat, Deck.KRANA), *agenda)
    else:
        state = discarded(state, krana)
        tell(state, told, CardDiscarded(challenge.challenger, krana, "O7"))
    return carry_on(state, (*agenda, *phase.agenda), told)
