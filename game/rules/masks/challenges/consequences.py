"""What a play does to the scores that are compared."""

from attrs import evolve

from game.core.seats import Seat
from game.rules.masks.actions import Add, ChooseCard
from game.rules.masks.agenda import carry_on, tell
from game.rules.masks.challenges.contest import compare
from game.rules.masks.challenges.options import refits, voidable
from game.rules.masks.challenges.scores import mask_points, other_side, scored, turaga_points
from game.rules.masks.deeds import Agenda, Do, Return
from game.rules.masks.events import MaskReady, MaskVoided, ThingAdded, Told
from game.rules.masks.holding.hands import let_go
from game.rules.masks.holding.held import best_known
from game.rules.masks.holding.stacks import discarded
from game.rules.masks.phases import ChoosingMask, Contest
from game.rules.masks.pieces import Deck, Skill
from game.rules.masks.playing.lasting import ended_where
from game.rules.masks.printed.cards import RahiDefendCard
from game.rules.masks.printed.editions import MaskMode
from game.rules.masks.printed.effects import AddToSkill
from game.rules.masks.state import Counted, State, replaced, the_challenge


def add_points(state: State, seat: Seat, deed: Do, effect: AddToSkill, told: Told) -> State:
    """Counts for *seat*, or against it."""
    challenge = the_challenge(state)
    skill: Skill | None = effect.skill
    if skill is not None and skill not in challenge.skills:
        return state
    counted = Counted(seat, deed.player, "", effect.points)
    challenge = evolve(challenge, counted=(*challenge.counted, counted))
    return state.but(challenge=scored(state, challenge))


def add(state: State, seat: Seat, action: Add, told: Told) -> State:
    """A mask, a Turaga card, a Va, or a Defend card."""
    cards = state.terms.cards
    if action.card in cards.rahi:
        return _add_defend(state, seat, action.card, told)
    challenge = the_challenge(state)
    if action.card in cards.va:
        card = best_known(state.seats[seat].hands[Deck.VA], action.card)
        state = discarded(let_go(state, seat, card), card)
        points = cards.va[action.card].points
    elif action.card in cards.masks:
        own = state.seats[seat]
        place = next(i for i, worn in enumerate(own.masks) if worn.key == action.card)
        points = mask_points(state, challenge, own.masks[place])
        if state.terms.mode is MaskMode.NUVA:
            tired = own.masks[place]._replace(is_exhausted=True)
            state = state.with_seat(seat, own._replace(masks=replaced(own.masks, place, tired)))
    else:
        points = turaga_points(state, challenge, seat, action.card)
    counted = Counted(seat, seat, action.card, points)
    challenge = scored(state, evolve(challenge, counted=(*challenge.counted, counted)))
    state = state.but(challenge=challenge)
    tell(state, told, ThingAdded(seat, action.card, points))
    return compare(state, told)


def _add_defend(state: State, seat: Seat, key: str, told: Told) -> State:
    """R11: then discarded."""
    card = best_known(state.seats[seat].hands[Deck.RAHI], key)
    state = discarded(let_go(state, seat, card), card)
    tell(state, told, ThingAdded(seat, key, 0, "R11"))
    definition = state.terms.cards.rahi[key]
    assert isinstance(definition, RahiDefendCard)
    opp = the_challenge(state).challenger
    deeds = tuple(Do(effect, seat, opp) for effect in definition.effects)
    return carry_on(state, (*deeds, Return(Contest(seat))), told)


def choose_void(state: State, seat: Seat, deed: Do, agenda: Agenda, told: Told) -> State:
    challenge = the_challenge(state)
    masks = voidable(state, challenge, seat)
    if not masks:
        return carry_on(state, agenda, told)
    phase = ChoosingMask(seat, other_side(challenge, seat), masks, deed, agenda)
    if len(masks) == 1:
        return void(state, phase, ChooseCard(masks[0]), told)
    return state.but(phase=phase)


def void(state: State, phase: ChoosingMask, action: ChooseCard, told: Told) -> State:
    """It counts nothing, but has been played."""
    challenge = the_challenge(state)
    counted = tuple(
        evolve(x, points=0, is_void=True) if x.by == phase.owner and x.key == action.card else x
        for x in challenge.counted
    )
    state = state.but(challenge=scored(state, evolve(challenge, counted=counted)))
    tell(state, told, MaskVoided(phase.owner, action.card))
    return carry_on(state, phase.agenda, told)


def refit(state: State, seat: Seat, deed: Do, agenda: Agenda, told: Told) -> State:
    masks = refits(state, the_challenge(state), seat)
    if not masks:
        return carry_on(state, agenda, told)
    phase = ChoosingMask(seat, seat, masks, deed, agenda)
    if len(masks) == 1:
        return refit_one(state, phase, ChooseCard(masks[0]), told)
    return state.but(phase=phase)


def refit_one(state: State, phase: ChoosingMask, action: ChooseCard, told: Told) -> State:
    """Attached: it is changed now; else it is ready, and may be added."""
    seat, own = phase.seat, state.seats[phase.seat]
    if state.terms.mode is MaskMode.ATTACHED:
        challenge = the_challenge(state)
        worn = next(worn for worn in own.masks if worn.key == action.card)
        counted = tuple(
            x for x in challenge.counted if not (x.by == seat and x.key == own.attached_mask)
        )
        points = mask_points(state, challenge, worn)
        counted = (*counted, Counted(seat, seat, action.card, points))
        state = state.with_seat(seat, own._replace(attached_mask=action.card))
        state = state.but(challenge=scored(state, evolve(challenge, counted=counted)))
    else:
        masks = tuple(
            worn._replace(is_exhausted=False, rest=0) if worn.key == action.card else worn
            for worn in own.masks
        )
        state = state.with_seat(seat, own._replace(masks=masks))
        state = ended_where(state, seat, [x.mask == action.card for x in own.lasting], "G2", told)
    tell(state, told, MaskReady(seat, action.card, "G2"))
    return carry_on(state, phase.agenda, told)
