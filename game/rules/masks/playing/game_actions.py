"""Game Action cards: who may play what now, and who answers (section 12, W5-W7)."""

from attrs import evolve

from game.core.seats import Seat
from game.rules.masks.actions import Answer, ChooseSeat, PlayCard
from game.rules.masks.agenda import carry_on, does, tell
from game.rules.masks.deeds import Agenda, Do, PutAway, Return
from game.rules.masks.events import CardAnswered, CardNegated, CardPlayed, Declined, Told
from game.rules.masks.holding.hands import let_go
from game.rules.masks.holding.held import best_known, shown
from game.rules.masks.holding.stacks import discarded
from game.rules.masks.phases import Answering, NamingAnother, Phase, Play
from game.rules.masks.pieces import Deck, Window
from game.rules.masks.playing.playable import has_effect, opponents_for
from game.rules.masks.playing.powers import sources, wearied
from game.rules.masks.printed.cards import ActionCard
from game.rules.masks.printed.effects import (
    Effect,
    Exhaust,
    HandLimit,
    LimitSteps,
    Negate,
    Retarget,
    SkipMove,
    needs_opponent,
)
from game.rules.masks.state import State, Table, from_left, the_challenge

OUTLASTING = (HandLimit, LimitSteps, SkipMove, Exhaust)  # G2
GA = Deck.GA


def plays(table: Table, seat: Seat, *windows: Window) -> list[PlayCard]:
    """The GA of the hand that may be played in these windows; those of a contest are apart."""
    hand = table.seats[seat].hands[GA]
    if not hand:
        return []
    found: list[PlayCard] = []
    cards = table.terms.cards.actions
    for key in dict.fromkeys([held.key for held in hand]):
        card = cards[key]
        if card.when not in windows:
            continue
        if card.names_opponent:
            targets = opponents_for(table, seat, card.effects, leaving=1)
            found += [PlayCard(key, target) for target in targets]
        elif any(has_effect(table, seat, None, effect, 1) for effect in card.effects):
            found.append(PlayCard(key))
    return found


def play_card(state: State, seat: Seat, action: PlayCard, back: Phase, told: Told) -> State:
    """Shown with the opponent it names, answered, then it takes effect (G2)."""
    card = best_known(state.seats[seat].hands[Deck.GA], action.card)
    state = let_go(state, seat, card)
    definition = state.terms.cards.actions[card.key]
    target = action.target
    if definition.when is Window.ADD and needs_opponent(definition.effects):
        target = _other_side(state, seat)
    play = Play(shown(card), seat, target)
    tell(state, told, CardPlayed(seat, play.card, target))
    return _ask_target(state, play, (Return(back),), told)


def _other_side(table: Table, seat: Seat) -> Seat:
    """In a contest that is the opponent (W3)."""
    challenge = the_challenge(table)
    return challenge.defender if seat == challenge.challenger else challenge.challenger


# Answers: first whom it names may dodge, then anybody may negate


def _answerers(table: Table, kind: type[Effect], seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Those of *seats* whose mask with that power is ready: all can see who that is (W5)."""
    if table.terms.options.quiet_table or not table.terms.has_nobles:
        return ()
    return tuple(seat for seat in seats if _answering_mask(table, seat, kind))


def _answering_mask(table: Table, seat: Seat, kind: type[Effect]) -> str:
    masks = table.terms.cards.masks
    for source in sources(table, seat, Window.ANSWER):
        if isinstance(masks[source.mask].power[0], kind):
            return source.mask
    return ""


def _ask_target(state: State, play: Play, agenda: Agenda, told: Told) -> State:
    asked = () if play.target is None else _answerers(state, Retarget, (play.target,))
    if asked:
        mask = _answering_mask(state, asked[0], Retarget)
        return state.but(phase=Answering(asked, mask, play, agenda))
    return _ask_others(state, play, from_left(state, play.player), agenda, told)


def _ask_others(
    state: State, play: Play, seats: tuple[Seat, ...], agenda: Agenda, told: Told
) -> State:
    asked = _answerers(state, Negate, seats)
    if not asked:
        return _resolve(state, play, agenda, told)
    mask = _answering_mask(state, asked[0], Negate)
    return state.but(phase=Answering(asked, mask, play, agenda))


def pass_answer(state: State, phase: Answering, told: Told) -> State:
    tell(state, told, Declined(phase.seat, "W5"))
    seats = phase.to_ask[1:]
    if _may_dodge(state, phase):
        seats = from_left(state, phase.play.player)
    return _ask_others(state, phase.play, seats, phase.agenda, told)


def _may_dodge(table: Table, phase: Answering) -> bool:
    return isinstance(table.terms.cards.masks[phase.mask].power[0], Retarget)


def answer(state: State, phase: Answering, action: Answer, told: Told) -> State:
    seat, play = phase.seat, phase.play
    dodges = _may_dodge(state, phase)
    state = wearied(state, seat, action.mask)
    tell(state, told, CardAnswered(seat, action.mask))
    if dodges:
        play = evolve(play, dodged=(*play.dodged, seat))
        return _rename(state, play, phase.agenda, told)
    play = evolve(play, is_negated=not play.is_negated)
    return _ask_others(state, play, from_left(state, seat), phase.agenda, told)


def _rename(state: State, play: Play, agenda: Agenda, told: Told) -> State:
    others = other_targets(state, play)
    if not others:
        return _fizzle(state, play, agenda, told)
    naming = NamingAnother(play.player, play, agenda)
    if len(others) == 1:  # U8
        return name_another(state, naming, ChooseSeat(others[0]), told)
    return state.but(phase=naming)


def other_targets(table: Table, play: Play) -> list[Seat]:
    """Legal ones that have not dodged; in a contest there is none (W6)."""
    card = table.terms.cards.actions[play.card.key]
    if card.when is Window.ADD:
        return []
    return [x for x in opponents_for(table, play.player, card.effects) if x not in play.dodged]


def name_another(state: State, phase: NamingAnother, action: ChooseSeat, told: Told) -> State:
    play = evolve(phase.play, target=action.seat)
    tell(state, told, CardPlayed(phase.seat, play.card, action.seat, "W6"))
    return _ask_target(state, play, phase.agenda, told)


# Effects


def _resolve(state: State, play: Play, agenda: Agenda, told: Told) -> State:
    if play.is_negated:
        return _fizzle(state, play, agenda, told)
    card = state.terms.cards.actions[play.card.key]
    if card.on_loss:
        challenge = the_challenge(state)
        on_loss = (*challenge.on_loss, (play.player, card.on_loss))
        state = state.but(challenge=evolve(challenge, on_loss=on_loss))
    return carry_on(state, (*_deeds(card, play), *agenda), told)


def _deeds(card: ActionCard, play: Play) -> Agenda:
    """Part by part; then the card is discarded, unless it lies before a seat until it is over."""
    outlasts = isinstance(card.effects[0], OUTLASTING)
    lying = play.card if outlasts else None
    deeds = tuple(Do(effect, play.player, play.target, lying) for effect in card.effects)
    return deeds if outlasts else (*deeds, PutAway(play.card))


def _fizzle(state: State, play: Play, agenda: Agenda, told: Told) -> State:
    """W7: the say, the phase and all counts are as they were."""
    state = discarded(state, play.card)
    tell(state, told, CardNegated(play.card))
    return carry_on(state, agenda, told)


@does(PutAway)
def put_away(state: State, deed: PutAway, agenda: Agenda, told: Told) -> State:
    return carry_on(discarded(state, deed.card), agenda, told)
