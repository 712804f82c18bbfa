"""Powers of masks and tools of Turaga (K3, K6, K8-K10, A2)."""

from collections.abc import Iterator

from attrs import evolve, frozen

from game.core.seats import Seat
from game.rules.masks.actions import UsePower, UseTool
from game.rules.masks.agenda import carry_on, tell
from game.rules.masks.deeds import Agenda, Do, DrawUp, Return
from game.rules.masks.events import PowerShared, PowerUsed, Told, ToolUsed
from game.rules.masks.holding.limits import room
from game.rules.masks.holding.stacks import home_of
from game.rules.masks.phases import Drawing, Phase
from game.rules.masks.pieces import Deck, Window
from game.rules.masks.playing.playable import has_effect, opponents_for
from game.rules.masks.printed.cards import TuragaRole
from game.rules.masks.printed.editions import MaskMode
from game.rules.masks.printed.effects import Banned, Effect, Keep, Peek, Shield, needs_opponent
from game.rules.masks.state import State, Table, Token, Worn, from_left, replaced
from game.rules.masks.walking.spaces import is_banned

RESTS_FOR = 3  # own turns (K8)


@frozen
class Source:
    """Where a power comes from: an own mask, or a token of another's (K10)."""

    mask: str
    by_token: bool


def sources(table: Table, seat: Seat, window: Window) -> Iterator[Source]:
    """All powers of a window that this seat can use."""
    if table.terms.attaches:
        return
    masks, own = table.terms.cards.masks, table.seats[seat]
    for worn in own.masks:
        if masks[worn.key].when is window and worn.is_ready and not _counts(table, seat, worn.key):
            yield Source(worn.key, by_token=False)
    for token in own.tokens:
        if masks[token.mask].when is window:
            yield Source(token.mask, by_token=True)


def sources_of(table: Table, seat: Seat, kind: type[Effect]) -> Iterator[Source]:
    """Powers of window K with this effect."""
    for source in sources(table, seat, Window.MOMENT):
        if isinstance(table.terms.cards.masks[source.mask].power[0], kind):
            yield source


def _counts(table: Table, seat: Seat, mask: str) -> bool:
    """While it counts in a contest its power cannot be used (K3)."""
    challenge = table.challenge
    return challenge is not None and any(
        counted.key == mask and counted.by == seat for counted in challenge.counted
    )


def share_targets(table: Table, seat: Seat, source: Source) -> tuple[Seat | None, ...]:
    """K10: with nobody, or with one opponent."""
    if table.terms.mode is not MaskMode.NUVA or source.by_token:
        return (None,)
    is_great = table.terms.cards.masks[source.mask].is_great
    return (None, *from_left(table, seat)) if is_great else (None,)


def powers(table: Table, seat: Seat, window: Window) -> list[UsePower]:
    found = []
    for source in sources(table, seat, window):
        power = table.terms.cards.masks[source.mask].power
        targets = opponents_for(table, seat, power) if needs_opponent(power) else [None]
        for target in targets:
            if any(has_effect(table, seat, target, effect) for effect in power):
                found += [
                    UsePower(source.mask, target, share, source.by_token)
                    for share in share_targets(table, seat, source)
                ]
    return found


def use_power(state: State, seat: Seat, action: UsePower, back: Phase, told: Told) -> State:
    power = state.terms.cards.masks[action.mask].power
    source = Source(action.mask, action.by_token)
    state, shared = exert(state, seat, source, action.target, action.share_with, told)
    deeds = tuple(Do(effect, seat, action.target) for effect in power)
    return carry_on(state, (*deeds, *shared, Return(back)), told)


def exert(  # noqa: PLR0913, PLR0917 - whose, which, on whom, with whom
    state: State,
    seat: Seat,
    source: Source,
    target: Seat | None,
    share_with: Seat | None,
    told: Told,
) -> tuple[State, Agenda]:
    """The mask is used; what sharing it brings is still to be done."""
    if source.by_token:
        own = state.seats[seat]
        tokens = list(own.tokens)
        tokens.remove(next(token for token in tokens if token.mask == source.mask))
        state = state.with_seat(seat, own._replace(tokens=tuple(tokens)))
    else:
        state = wearied(state, seat, source.mask)
    tell(state, told, PowerUsed(seat, source.mask, target, source.by_token, "K9"))
    if share_with is None:
        return state, ()
    state = _share(state, seat, source.mask, share_with, told)
    return state, (DrawUp(seat, (Deck.GA,), 1),)


def wearied(state: State, seat: Seat, mask: str) -> State:
    """Exhausted until the next contest (K6), or resting (K8)."""
    own = state.seats[seat]
    place = next(i for i, worn in enumerate(own.masks) if worn.key == mask)
    worn = own.masks[place]
    if state.terms.mode is MaskMode.NUVA:
        tired: Worn = worn._replace(rest=RESTS_FOR, since=state.turn.number)
    else:
        tired = worn._replace(is_exhausted=True)
    return state.with_seat(seat, own._replace(masks=replaced(own.masks, place, tired)))


def _share(state: State, seat: Seat, mask: str, to: Seat, told: Told) -> State:
    """Hau: the shield starts at once, and no token is left (K10)."""
    own = state.seats[to]
    if any(isinstance(effect, Shield) for effect in state.terms.cards.masks[mask].power):
        own = own._replace(is_shielded=True)
    else:
        own = own._replace(tokens=(*own.tokens, Token(mask, state.turn.number)))
    state = state.with_seat(to, own)
    tell(state, told, PowerShared(seat, mask, to))
    return state


# Kaukau, instead of a whole draw (K9)


def draw_powers(table: Table, phase: Drawing) -> list[UsePower]:
    seat = phase.seat
    if phase.left < phase.of or table.stacks[home_of(table, Deck.GA, seat)].is_empty:
        return []
    if room(table, seat, Deck.GA) < 1:
        return []
    return [
        UsePower(source.mask, None, share, source.by_token)
        for source in sources_of(table, seat, Peek)
        for share in share_targets(table, seat, source)
    ]


def peek_instead(state: State, phase: Drawing, action: UsePower, told: Told) -> State:
    """Three cards, of which one is kept; at a double space one more of both."""
    seat, more = phase.seat, phase.of - 1
    own = state.seats[seat]
    state = state.with_seat(seat, own._replace(last_draw=own.pawn))
    source = Source(action.mask, action.by_token)
    state, shared = exert(state, seat, source, None, action.share_with, told)
    peek = state.terms.cards.masks[action.mask].power[0]
    assert isinstance(peek, Peek)
    assert isinstance(peek.then, Keep)
    kept = min(peek.then.count + more, room(state, seat, Deck.GA))
    peek = evolve(peek, count=peek.count + more, then=Keep(kept))
    back = Return(Drawing(seat, 0, phase.of))
    return carry_on(state, (Do(peek, seat), *shared, back), told)


# Tools


def tools(table: Table, seat: Seat) -> list[UseTool]:
    """A2: window S; in attached mode the tool must be attached."""
    own, cards = table.seats[seat], table.terms.cards.turaga
    if not own.turaga or is_banned(table, seat, Banned.TURAGA):
        return []
    found = []
    for adviser in own.turaga:
        card = cards[adviser.key]
        if card.role is not TuragaRole.TOOL or adviser.is_spent:
            continue
        if table.terms.attaches and own.attached_turaga != adviser.key:
            continue
        if any(has_effect(table, seat, None, effect) for effect in card.tool):
            found.append(UseTool(adviser.key))
    return found


def use_tool(state: State, seat: Seat, action: UseTool, back: Phase, told: Told) -> State:
    """Spent until after the next Great Mask Challenge (A3)."""
    own = state.seats[seat]
    turaga = tuple(
        adviser._replace(is_spent=True) if adviser.key == action.card else adviser
        for adviser in own.turaga
    )
    state = state.with_seat(seat, own._replace(turaga=turaga))
    state = state.but(turn=state.turn._replace(has_used_tool=True))
    tell(state, told, ToolUsed(seat, action.card))
    deeds = tuple(Do(effect, seat) for effect in state.terms.cards.turaga[action.card].tool)
    return carry_on(state, (*deeds, Return(back)), told)
