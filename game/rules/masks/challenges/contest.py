"""The comparing of scores in any challenge (C3-C9)."""

from collections.abc import Iterator

from attrs import evolve

from game.core.seats import Seat
from game.rules.masks.actions import Action, Add, ChooseCard, Pass, PlayCard
from game.rules.masks.agenda import carry_on, does, tell
from game.rules.masks.deeds import (
    AfterChallenge,
    Agenda,
    CloseContest,
    Do,
    GiveKrana,
    GivePrize,
    Knock,
    NewBohrok,
    OpenContest,
    Return,
)
from game.rules.masks.events import (
    ChallengeEnded,
    MaskReady,
    MaskVoided,
    Passed,
    ScoresCompared,
    SkillsNamed,
    ThingAdded,
    Told,
)
from game.rules.masks.holding.hands import let_go
from game.rules.masks.holding.held import best_known, shown
from game.rules.masks.holding.stacks import discarded, home_of, refilling, taken, top_of
from game.rules.masks.phases import ChoosingMask, Contest
from game.rules.masks.pieces import ChallengeKind, Deck, Skill, Window
from game.rules.masks.playing.lasting import ended
from game.rules.masks.printed.cards import (
    ActionCard,
    ActionKind,
    BohrokSort,
    Only,
    RahiCard,
    RahiChallengeCard,
    RahiDefendCard,
)
from game.rules.masks.printed.editions import MaskMode
from game.rules.masks.printed.effects import (
    AddToSkill,
    Banned,
    Effect,
    Exhaust,
    LowerNumber,
    Redirect,
    Refit,
    Reflect,
    Shorten,
    Void,
)
from game.rules.masks.state import (
    Challenge,
    Counted,
    State,
    Table,
    Worn,
    from_left,
    replaced,
    the_challenge,
)
from game.rules.masks.walking.spaces import is_banned

# Scores


def sides(challenge: Challenge) -> tuple[Seat, Seat]:
    return challenge.challenger, challenge.defender


def other_side(challenge: Challenge, seat: Seat) -> Seat:
    return challenge.defender if seat == challenge.challenger else challenge.challenger


def _base(table: Table, challenge: Challenge, seat: Seat) -> int:
    """C4, R5."""
    if challenge.kind is ChallengeKind.RAHI and seat == challenge.challenger:
        return rahi_number(table, challenge)
    own = table.seats[seat].set_skill
    return sum(
        own[1] if own is not None and own[0] is skill else table.terms.value(seat, skill)
        for skill in challenge.skills
    )


def rahi_number(table: Table, challenge: Challenge) -> int:
    """The higher one with a Rahi of the family, unless it was lowered (R5, R11)."""
    rahi, number = (table.terms.cards.rahi[card.key] for card in challenge.rahi)
    assert isinstance(rahi, RahiCard)
    assert isinstance(number, RahiChallengeCard)
    fits = rahi.family == number.family and not challenge.is_lowered
    return number.with_family if fits else number.number


def scored(table: Table, challenge: Challenge) -> Challenge:
    """With its scores as they are now."""
    challenger, defender = sides(challenge)
    points = {challenger: 0, defender: 0}
    for counted in challenge.counted:
        points[counted.side] += counted.points
    scores = tuple(_base(table, challenge, seat) + points[seat] for seat in (challenger, defender))
    return evolve(challenge, scores=(scores[0], scores[1]))


def ahead(challenge: Challenge) -> Seat:
    """On a tie the challenger, but with Rahi the defender (C6, R5)."""
    mine, yours = challenge.scores
    ties_defend = challenge.kind is ChallengeKind.RAHI
    challenger_leads = mine > yours or (mine == yours and not ties_defend)
    return challenge.challenger if challenger_leads else challenge.defender


# It begins


@does(OpenContest)
def open_contest(state: State, deed: OpenContest, agenda: Agenda, told: Told) -> State:
    """The top GMC is turned up (C3)."""
    home = home_of(state, Deck.GMC, Seat(0))
    if not state.stacks[home].cards:
        return refilling(state, home, (deed, *agenda))
    card, state = taken(state, home)
    card = shown(card)
    skills = state.terms.cards.challenges[card.key].skills
    challenge = evolve(the_challenge(state), gmc=card, skills=skills)
    state = state.but(challenge=challenge)
    tell(state, told, SkillsNamed(card, skills))
    return begin(state, told)


def begin(state: State, told: Told) -> State:
    """What counts from the start is counted (C5, O5)."""
    challenge = the_challenge(state)
    if state.terms.mode is MaskMode.NUVA:
        for seat in sides(challenge):
            state = _rested(state, seat, told)
    counted = [*_bohrok(state, challenge)]
    for seat in sides(challenge):
        if not (challenge.kind is ChallengeKind.RAHI and seat == challenge.challenger):
            counted += _attached(state, challenge, seat)
        counted += _lasting(state, seat)
    challenge = scored(state, evolve(challenge, counted=tuple(counted)))
    return compare(state.but(challenge=challenge), told)


def _rested(state: State, seat: Seat, told: Told) -> State:
    """Nuva: a mask whose bonus was used is ready again in the next contest (K8)."""
    own = state.seats[seat]
    masks = tuple(worn._replace(is_exhausted=False) for worn in own.masks)
    return state.with_seat(seat, own._replace(masks=masks)) if masks != own.masks else state


def _bohrok(table: Table, challenge: Challenge) -> Iterator[Counted]:
    if challenge.kind is not ChallengeKind.BOHROK:
        return
    card = table.terms.cards.bohrok[top_of(table, Deck.BOHROK).key]
    if card.skill is None or card.skill in challenge.skills:
        yield Counted(challenge.challenger, challenge.challenger, card.key, card.points)


def _attached(table: Table, challenge: Challenge, seat: Seat) -> Iterator[Counted]:
    if table.terms.mode is not MaskMode.ATTACHED:
        return
    own = table.seats[seat]
    if own.attached_mask is not None:
        worn = next(worn for worn in own.masks if worn.key == own.attached_mask)
        if points := mask_points(table, challenge, worn):
            yield Counted(seat, seat, worn.key, points)
    if own.attached_turaga is not None:
        points = turaga_points(table, challenge, seat, own.attached_turaga)
        if points:
            yield Counted(seat, seat, own.attached_turaga, points)


def _lasting(table: Table, seat: Seat) -> Iterator[Counted]:
    """298 counts in every contest (C5)."""
    for lasting in table.seats[seat].lasting:
        if isinstance(lasting.effect, AddToSkill):
            key = lasting.card.key if lasting.card else ""
            yield Counted(seat, seat, key, lasting.effect.points)


def mask_points(table: Table, challenge: Challenge, worn: Worn) -> int:
    """K1, K5: 0 where its skill is not named."""
    card = table.terms.cards.masks[worn.key]
    if card.skill is not None and card.skill not in challenge.skills:
        return 0
    return card.foil_points if worn.is_foil else card.points


def turaga_points(table: Table, challenge: Challenge, seat: Seat, key: str) -> int:
    card = table.terms.cards.turaga[key]
    named = card.skill is None or card.skill in challenge.skills
    return card.points if named and not is_banned(table, seat, Banned.TURAGA) else 0


# Who has the say


def compare(state: State, told: Told) -> State:
    """The side that is not ahead has the say; with nothing to say it passes (C6, U8)."""
    challenge = the_challenge(state)
    leader = ahead(challenge)
    tell(state, told, ScoresCompared(*challenge.scores, leader, "C6"))
    seat = other_side(challenge, leader)
    state = state.but(phase=Contest(seat))
    if challenge.is_failed:
        return close(state, challenge.defender, told)
    if _has_nothing(state, challenge, seat):
        return pass_say(state, seat, told, by_itself=True)
    return state


def _has_nothing(table: Table, challenge: Challenge, seat: Seat) -> bool:
    """For all to see: no cards, no mask and no Turaga card to add."""
    hands = table.seats[seat].hands
    if hands[Deck.GA]:
        return False
    if challenge.kind is ChallengeKind.BOHROK and hands[Deck.VA]:
        return False
    if challenge.kind is ChallengeKind.RAHI and seat == challenge.defender and hands[Deck.RAHI]:
        return False
    return not any(open_things(table, challenge, seat))


def pass_say(state: State, seat: Seat, told: Told, *, by_itself: bool = False) -> State:
    tell(state, told, Passed(seat, by_itself, "U8" if by_itself else "C6"))
    return close(state, ahead(the_challenge(state)), told)


# What may be played (C7)


def contest_plays(table: Table, seat: Seat) -> list[Action]:
    challenge = the_challenge(table)
    found: list[Action] = [Add(key) for key in open_things(table, challenge, seat)]
    own = table.seats[seat]
    cards = table.terms.cards
    if challenge.kind is ChallengeKind.BOHROK:
        keys = dict.fromkeys(card.key for card in own.hands[Deck.VA])
        found += [Add(key) for key in keys if _va_fits(table, key)]
    if challenge.kind is ChallengeKind.RAHI and seat == challenge.defender:
        for key in dict.fromkeys(card.key for card in own.hands[Deck.RAHI]):
            card = cards.rahi[key]
            if isinstance(card, RahiDefendCard) and any(
                _changes(table, challenge, seat, effect) for effect in card.effects
            ):
                found.append(Add(key))
    for key in dict.fromkeys(card.key for card in own.hands[Deck.GA]):
        if _can_play(table, challenge, seat, cards.actions[key]):
            found.append(PlayCard(key))
    return [*found, Pass()]


def open_things(table: Table, challenge: Challenge, seat: Seat) -> Iterator[str]:
    """Ready masks and Turaga cards; in attached mode they count from the start (K2)."""
    if table.terms.mode is MaskMode.ATTACHED:
        return
    if challenge.kind is ChallengeKind.RAHI and seat == challenge.challenger:
        return  # R5
    cards, own = table.terms.cards, table.seats[seat]
    played = {counted.key for counted in challenge.counted if counted.by == seat}
    great = any(key in cards.masks and cards.masks[key].is_great for key in played)
    noble = any(key in cards.masks and not cards.masks[key].is_great for key in played)
    for worn in own.masks:
        is_used = great if cards.masks[worn.key].is_great else noble
        if not is_used and worn.is_ready and mask_points(table, challenge, worn):
            yield worn.key
    if not any(key in cards.turaga for key in played):
        for adviser in own.turaga:
            if turaga_points(table, challenge, seat, adviser.key):
                yield adviser.key


def _va_fits(table: Table, key: str) -> bool:
    """Of the breed on top; with a Bahrag any (O5)."""
    bohrok = table.terms.cards.bohrok[top_of(table, Deck.BOHROK).key]
    return bohrok.sort is BohrokSort.BAHRAG or table.terms.cards.va[key].breed is bohrok.breed


def _can_play(table: Table, challenge: Challenge, seat: Seat, card: ActionCard) -> bool:
    if card.when is not Window.ADD or not _is_place(table, challenge, seat, card.only):
        return False
    if challenge.kind is ChallengeKind.RAHI and card.kind is not ActionKind.INFECTED:
        return False  # G5
    return any(_changes(table, challenge, seat, effect) for effect in card.effects)


def _is_place(table: Table, challenge: Challenge, seat: Seat, only: Only) -> bool:
    match only:
        case Only.ANYWHERE:
            return True
        case Only.BOHROK:
            return challenge.kind is ChallengeKind.BOHROK
        case Only.RAHI:
            return challenge.kind is ChallengeKind.RAHI
        case Only.WITH_KAL:
            if challenge.kind is not ChallengeKind.BOHROK or seat != challenge.challenger:
                return False
            top = table.terms.cards.bohrok[top_of(table, Deck.BOHROK).key]
            return top.sort is BohrokSort.KAL


def _changes(table: Table, challenge: Challenge, seat: Seat, effect: Effect) -> bool:
    """A play that cannot change the scores is not legal, Refit and its like excepted (C7)."""
    match effect:
        case AddToSkill(_, skill, points):
            return bool(points) and (skill is None or skill in challenge.skills)
        case Void():
            return bool(voidable(table, challenge, seat))
        case Refit():
            return bool(refits(table, challenge, seat))
        case LowerNumber():
            lowered = evolve(challenge, is_lowered=True)
            return rahi_number(table, lowered) != rahi_number(table, challenge)
        case Reflect():
            return not challenge.is_reflected
        case Shorten():
            return not challenge.is_shortened
        case Redirect():
            return not challenge.is_redirected and bool(stand_ins(table, challenge))
        case _:
            return True


def stand_ins(table: Table, challenge: Challenge) -> list[Seat]:
    """Who can take the defender's place: other opponents of the challenger (302, C2)."""
    return [seat for seat in targets(table, challenge.challenger) if seat != challenge.defender]


def targets(table: Table, seat: Seat) -> list[Seat]:
    """Whom *seat* can challenge: who is not under a shield (C2)."""
    return [other for other in from_left(table, seat) if not table.seats[other].is_shielded]


# What a play does


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


def voidable(table: Table, challenge: Challenge, seat: Seat) -> tuple[str, ...]:
    """Masks that count for the other side."""
    other = other_side(challenge, seat)
    masks = table.terms.cards.masks
    return tuple(
        counted.key
        for counted in challenge.counted
        if counted.by == other and counted.key in masks and counted.points > 0
    )


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


def refits(table: Table, challenge: Challenge, seat: Seat) -> tuple[str, ...]:
    """The masks that Refit may bring in."""
    own, cards = table.seats[seat], table.terms.cards
    if table.terms.mode is MaskMode.ATTACHED:
        now = sum(c.points for c in challenge.counted if (c.by, c.key) == (seat, own.attached_mask))
        blocked = {lasting.mask for lasting in own.lasting}
        return tuple(
            worn.key
            for worn in own.masks
            if worn.key != own.attached_mask
            and worn.key not in blocked
            and mask_points(table, challenge, worn) > now
        )
    tired = [worn for worn in own.masks if not worn.is_ready]
    played = {c.key for c in challenge.counted if c.by == seat and c.key in cards.masks}
    greats = any(cards.masks[key].is_great for key in played)
    nobles = any(not cards.masks[key].is_great for key in played)
    return tuple(
        worn.key
        for worn in tired
        if worn.key not in played
        and not (greats if cards.masks[worn.key].is_great else nobles)
        and mask_points(table, challenge, worn)
    )


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
        state = _ended(state, seat, [x.mask == action.card for x in own.lasting], "G2", told)
    tell(state, told, MaskReady(seat, action.card, "G2"))
    return carry_on(state, phase.agenda, told)


# It ends


def close(state: State, winner: Seat, told: Told) -> State:
    return carry_on(state, (CloseContest(winner),), told)


@does(CloseContest)
def close_contest(state: State, deed: CloseContest, agenda: Agenda, told: Told) -> State:
    """In the order of C9."""
    challenge = the_challenge(state)
    if challenge.gmc is not None:
        state = discarded(state, challenge.gmc)
        state = state.but(challenge=evolve(challenge, gmc=None))
    loser = other_side(challenge, deed.winner)
    tell(state, told, ChallengeEnded(challenge.kind, deed.winner, loser, "C9"))
    for seat in sides(challenge):
        state = _refreshed(state, seat, challenge.kind, told)
    losses = tuple(
        Do(effect, seat)
        for seat, effects in challenge.on_loss
        if seat == loser
        for effect in effects
    )
    prizes = after_contest(challenge, deed.winner)
    return carry_on(state, (*prizes, *losses, AfterChallenge()), told)


def after_contest(challenge: Challenge, winner: Seat) -> Agenda:
    """C8, O7; what comes after a Rahi Challenge is seen to by `AfterChallenge`."""
    has_won = winner == challenge.challenger
    match challenge.kind:
        case ChallengeKind.MASK:
            return (GivePrize(winner),) if has_won else ()
        case ChallengeKind.BOHROK:
            krana = (GiveKrana(winner), NewBohrok())
            return (Knock(), *krana) if has_won else krana
        case ChallengeKind.RAHI:
            return ()


def _refreshed(state: State, seat: Seat, kind: ChallengeKind, told: Told) -> State:
    """Mahiki's value ends; masks and, after a Great Mask Challenge, tools are ready (K6, A3)."""
    own = state.seats[seat]._replace(set_skill=None)
    if state.terms.mode is MaskMode.MIGHT:
        own = own._replace(masks=tuple(x._replace(is_exhausted=False) for x in own.masks))
    if kind is ChallengeKind.MASK:
        own = own._replace(turaga=tuple(x._replace(is_spent=False) for x in own.turaga))
    state = state.with_seat(seat, own)
    if state.terms.mode is MaskMode.NUVA:
        return state
    return _ended(state, seat, [isinstance(x.effect, Exhaust) for x in own.lasting], "C9", told)


def _ended(state: State, seat: Seat, which: list[bool], rule: str, told: Told) -> State:
    """Those of the lasting effects end, by their places."""
    for place in reversed(range(len(which))):
        if which[place]:
            state = ended(state, seat, place, rule, told)
    return state
