"""Collecting, swapping and giving up tokens (T1-T6), and the pile on the start field (F2).

Rule functions take the state and the list of what has happened so far; they return the new state
and add to the list, each event with the state that it has led to.
"""

from collections import Counter
from collections.abc import Iterable

from attrs import evolve

from game.core.seats import Seat
from game.rules.makuta import events
from game.rules.makuta.actions import (
    Action,
    Drawn,
    GiveUpKanohi,
    GiveUpNew,
    KeepKanohi,
    KeepToken,
    RefuseToken,
    SwapToken,
    TakeUnseen,
)
from game.rules.makuta.editions import Refused
from game.rules.makuta.events import Told
from game.rules.makuta.phases import (
    Drawing,
    Finishing,
    Gathering,
    OnField,
    OnStart,
    OnTray,
    Source,
    Starting,
    Then,
    TryingOn,
    UnderRahi,
    Weighing,
)
from game.rules.makuta.pieces import EVERYONE, FAST_MASKS, Disc, Kanohi, Kind, bit_of, by_back
from game.rules.makuta.state import Pile, State, Table, Tokens, Tray, replaced, without

LIMITS = {Kind.KEY: 3, Kind.TURAGA: 2, Kind.KANOHI: 4}  # T4, T5


# Where tokens lie


def laid_on_start(tokens: Tokens, *discs: Disc) -> Tokens:
    """*discs* join the pile, face down; among others of its back nobody knows a disc (I2)."""
    pile = tokens.pile
    lying = Counter(disc.back for disc in (*pile.old, *pile.fresh, *discs))
    mixed = {disc.back for disc in discs if lying[disc.back] > 1}
    old = tuple(disc.forgotten() if disc.back in mixed else disc for disc in pile.old)
    fresh = (disc.forgotten() if disc.back in mixed else disc for disc in (*pile.fresh, *discs))
    return evolve(tokens, pile=Pile(_sorted(old), _sorted(fresh)))


def settled(pile: Pile) -> Pile:
    """At the end of a turn nothing on the start field is fresh any more (F2)."""
    return Pile(_sorted((*pile.old, *pile.fresh))) if pile.fresh else pile


def laid_under(held: Tray, disc: Disc) -> Tray:
    """What a Rahi holds, once *disc* has been put under it, the Rahi itself first (R7, I2)."""
    if any(other.back is disc.back for other in held[1:]):
        held = tuple(d.forgotten() if d.back is disc.back else d for d in held)
        disc = disc.forgotten()
    return (*held, disc)


def _sorted(discs: Iterable[Disc]) -> Tray:
    return tuple(sorted(discs, key=by_back))


def on_field(tokens: Tokens, field: int, discs: Tray) -> Tokens:
    """*discs* are now all that lies on *field*."""
    on_fields = {**tokens.on_fields, field: discs}
    if not discs:
        del on_fields[field]
    return evolve(tokens, on_fields=on_fields)


def given_up(state: State, seat: Seat, place: int, rule: str, told: Told) -> State:
    """The token at *place* of the tray goes to the start field, face down."""
    disc, rest = taken_off(state.trays[seat], place)
    state = state.but(
        trays=replaced(state.trays, seat, rest), tokens=laid_on_start(state.tokens, disc)
    )
    told.append((events.TokenGivenUp(seat, place, disc, rule), state))
    return state


def taken_off(tray: Tray, place: int) -> tuple[Disc, Tray]:
    """The disc at *place*, and the rest: what a refusal has proved of both still holds for it."""
    disc, rest = tray[place], without(tray, place)
    if not disc.among:
        return disc, rest
    is_no_turaga = disc.kind is Kind.KANOHI and (disc.proved or disc.known == EVERYONE)
    left = disc.among - (not is_no_turaga)
    return evolve(disc, among=0), tuple(evolve(d, among=left) if d.among else d for d in rest)


def shown(table: Table, seat: Seat, places: tuple[int, ...]) -> tuple[Tray, ...]:
    """All trays, after *seat* has shown the tokens at *places* to everyone (I2)."""
    tray = tuple(
        disc.seen_by(EVERYONE) if place in places else disc
        for place, disc in enumerate(table.trays[seat])
    )
    return replaced(table.trays, seat, tray)


# Collecting


def collect(state: State, disc: Disc, source: Source, then: Then, told: Told) -> State:
    """*disc*, no longer where it lay, is taken; or weighed, with a full tray or a power token."""
    seat = then.seat
    tray = state.trays[seat]
    if disc.back is Kind.POWER or (disc.kind is not Kind.KANOHI and _is_full(tray, disc.kind)):
        disc = disc.seen_by(bit_of(seat))
        state = state.but(phase=Weighing(seat, disc, source, then))
        told.append((events.TokenLookedAt(seat, disc, source), state))
        return state
    disc = disc.seen_by(EVERYONE if state.terms.house.open_trays else bit_of(seat))
    is_mask = disc.kind is Kind.KANOHI
    phase = TryingOn(seat, len(tray), then) if is_mask else _waiting(then)
    state = state.but(trays=replaced(state.trays, seat, (*tray, disc)), phase=phase)
    told.append((events.TokenTaken(seat, disc, source), state))
    return state if is_mask else resume(state, then, told)


def resume(state: State, then: Then, told: Told) -> State:
    """Go on after a token has been dealt with."""
    if isinstance(then, Gathering):
        return gather(state, then.seat, then.field, told)
    return state if state.phase is then else state.but(phase=then)


def _waiting(then: Then) -> Starting | Finishing:
    """What is to come, if there is nothing more to gather."""
    return Starting(then.seat, "R6") if isinstance(then, Gathering) else then


def gather(state: State, seat: Seat, field: int, told: Told) -> State:
    """Collect what lay under a beaten Rahi, in the order of loss; then move again (T3, R6)."""
    held = state.tokens.on_fields.get(field, ())
    if not held:
        return state.but(phase=Starting(seat, "R6"))
    state = state.but(tokens=on_field(state.tokens, field, held[1:]))
    return collect(state, held[0], UnderRahi(field), Gathering(seat, field), told)


def _is_full(tray: Tray, kind: Kind) -> bool:
    return sum(disc.kind is kind for disc in tray) >= LIMITS[kind]


# A token in hand: a power token, or any with a full tray (T4, T5)


def weighings(table: Table, phase: Weighing) -> list[Action]:
    """One ask for every power token, whatever it is; who sees only its back knows no answer."""
    tray, new = table.trays[phase.seat], phase.disc
    if new.kind is Kind.POWER:
        return [KeepToken(), RefuseToken()]
    if new.kind is Kind.KANOHI:
        return _ways_to_fit(tray, new)
    if not _is_full(tray, new.kind):
        return [KeepToken()]
    swaps = (SwapToken(place) for place, disc in enumerate(tray) if disc.kind is new.kind)
    return [*swaps, RefuseToken()]


def _ways_to_fit(tray: Tray, new: Disc) -> list[Action]:
    """First Kakama and Kaukau are told apart, then a fifth mask goes; it may be the new one."""
    held = (*tray, new)
    masks = [place for place, disc in enumerate(held) if disc.kind is Kind.KANOHI]
    if clashes(held):
        masks = [place for place in masks if held[place].face in FAST_MASKS]
    elif len(masks) <= LIMITS[Kind.KANOHI]:
        return [KeepToken()]
    return [SwapToken(place) if place < len(tray) else GiveUpNew() for place in masks]


def swap(state: State, phase: Weighing, action: SwapToken, told: Told) -> State:
    """Of two Kakama, both have to go for a Kaukau: then there is a further ask (T5)."""
    state = given_up(state, phase.seat, action.place, "T4", told)
    tray, new = state.trays[phase.seat], phase.disc
    if new.kind is Kind.KANOHI and clashes((*tray, new)):
        return state.but(phase=evolve(phase, clashes=True))
    return resume(_kept(state, phase, told), phase.then, told)


def keep(state: State, phase: Weighing, told: Told) -> State:
    return resume(_kept(state, phase, told), phase.then, told)


def give_up_new(state: State, phase: Weighing, told: Told) -> State:
    """Only a mask is given up so: all know it for one, as long as they can tell it apart.

    It leaves the hand before anybody could look at the tray (H5).
    """
    state = _taken(state, phase, evolve(phase.disc, proved=True), told)
    state = given_up(state, phase.seat, len(state.trays[phase.seat]) - 1, "T5", told)
    return resume(state, phase.then, told)


def _kept(state: State, phase: Weighing, told: Told) -> State:
    """The token in hand joins the others of the tray."""
    disc = phase.disc
    if state.terms.house.open_trays:
        disc = disc.seen_by(EVERYONE)
    return _taken(state, phase, disc, told)


def _taken(state: State, phase: Weighing, disc: Disc, told: Told) -> State:
    seat = phase.seat
    trays = replaced(state.trays, seat, (*state.trays[seat], disc))
    state = state.but(trays=trays, phase=_waiting(phase.then))
    told.append((events.TokenTaken(seat, disc, phase.source, "T4"), state))
    return state


def refuse(state: State, phase: Weighing, told: Told) -> State:
    """A refused token goes back, or to the start field: E8, T3, K2, F2."""
    disc, source, to_start, rule = phase.disc, phase.source, False, "E8"
    if disc.back is Kind.POWER:
        state, disc = _proved(state, phase.seat), evolve(disc, proved=True)
    state = state.but(phase=_waiting(phase.then))
    match source:
        case OnField(field) if state.terms.edition.refused is Refused.STAYS:
            state = state.but(tokens=on_field(state.tokens, field, (disc,)))
        case OnTray(owner, place):
            rule, tray = "K2", state.trays[owner]
            tray = (*tray[:place], disc, *tray[place:])
            state = state.but(trays=replaced(state.trays, owner, tray))
        case _:
            to_start, rule = True, _rule_to_start(source)
            state = state.but(tokens=laid_on_start(state.tokens, disc))
    told.append((events.TokenRefused(phase.seat, disc, source, to_start, rule), state))
    return resume(state, phase.then, told)


def _proved(state: State, seat: Seat) -> State:
    """Who refuses a Turaga has two (T4), and all have seen it."""
    tray = tuple(
        evolve(disc, among=LIMITS[Kind.TURAGA]) if disc.back is Kind.POWER else disc
        for disc in state.trays[seat]
    )
    return state.but(trays=replaced(state.trays, seat, tray))


def _rule_to_start(source: Source) -> str:
    return {UnderRahi: "T3", OnStart: "F2"}.get(type(source), "E8")


# A new mask, where its back tells that it is one (T5, H7)


def fittings(table: Table, phase: TryingOn) -> list[Action]:
    """First Kakama and Kaukau are told apart, then a fifth mask goes."""
    tray = table.trays[phase.seat]
    masks = [place for place, disc in enumerate(tray) if disc.kind is Kind.KANOHI]
    if clashes(tray):
        return [GiveUpKanohi(place) for place in masks if tray[place].face in FAST_MASKS]
    if len(masks) > LIMITS[Kind.KANOHI]:
        return [GiveUpKanohi(place) for place in masks]
    return [KeepKanohi()]


def clashes(tray: Tray) -> bool:
    """Whether Kakama and Kaukau lie together (T5)."""
    masks = {disc.face for disc in tray if disc.kind is Kind.KANOHI}
    return Kanohi.KAKAMA in masks and Kanohi.KAUKAU in masks


def give_up_kanohi(state: State, phase: TryingOn, action: GiveUpKanohi, told: Told) -> State:
    state = given_up(state, phase.seat, action.place, "T5", told)
    return state.but(phase=evolve(phase, new=_place_after(phase.new, action.place)))


def _place_after(new: int | None, left: int) -> int | None:
    """Where the new mask lies once the one at *left* has gone."""
    if new is None or new == left:
        return None
    return new - 1 if left < new else new


def keep_kanohi(state: State, phase: TryingOn, told: Told) -> State:
    told.append((events.MasksKept(phase.seat), state))
    return resume(state, phase.then, told)


# Drawing from the start field (F2)


def unseen_kinds(table: Table) -> list[Kind]:
    return sorted({disc.back for disc in table.tokens.pile.old})


def name_kind(state: State, seat: Seat, action: TakeUnseen, told: Told) -> State:
    state = state.but(phase=Drawing(seat, action.kind))
    told.append((events.KindNamed(seat, action.kind), state))
    return state


def drawable(table: Table, back: Kind) -> list[Drawn]:
    """What can be drawn, each as often as it lies there."""
    return [_drawn(disc) for disc in table.tokens.pile.old if disc.back is back]


def _drawn(disc: Disc) -> Drawn:
    return Drawn(disc.face, disc.kind if disc.back is Kind.POWER else None)


def draw(state: State, phase: Drawing, action: Drawn, told: Told) -> State:
    pile = state.tokens.pile
    place = next(
        place
        for place, disc in enumerate(pile.old)
        if disc.back is phase.kind and _drawn(disc) == action
    )
    disc = pile.old[place]
    tokens = evolve(state.tokens, pile=Pile(without(pile.old, place), pile.fresh))
    then = Finishing(phase.seat)
    return collect(state.but(tokens=tokens), disc, OnStart(), then, told)


def pick_up(state: State, seat: Seat, field: int, told: Told) -> State:
    """A move has ended on a token (T3)."""
    (disc,) = state.tokens.on_fields[field]
    state = state.but(tokens=on_field(state.tokens, field, ()))
    return collect(state, disc, OnField(field), Finishing(seat), told)
