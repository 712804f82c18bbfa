"""Possible truths behind what somebody sees, for players who think ahead.

An imagined state agrees with all that the viewer has seen and with what the rules prove: nobody
holds Krana that would have won (Y2), or more Rahi of a type than allowed (R2); who has declared a
Rahi Challenge holds an Effect (I4); who has played `double_control` and its like holds a Krana
that controls the Bohrok (O2); decks that were built keep to Y6.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

from game.core.seats import Seat
from game.rules.masks.building import ACTIONS, LEAST_DIFFERENT, MOST_OF_ONE, keys_of
from game.rules.masks.challenges.swarm import controls
from game.rules.masks.holding.held import OWN_STACKS, STACKS, Hand, Held, Stack, deck_of
from game.rules.masks.phases import GameOver, OnBohrok, Overfull
from game.rules.masks.pieces import HELD, HIDDEN, Deck, bit_of
from game.rules.masks.printed.cards import RAHI_TYPES, RahiEffectCard
from game.rules.masks.printed.editions import RAHI_LIMIT, RAHI_OF_A_TYPE, KranaWin
from game.rules.masks.setup import deck_list, unwanted
from game.rules.masks.state import Observation, SeatState, State, replaced
from game.rules.masks.whereabouts import cards_about

TRIES = 2000
Fits = Callable[[list[str]], bool]


def imagine(seen: Observation, rng: Random) -> State:
    """Deal a possible truth."""
    state = State(
        seen.terms,
        seen.seats,
        seen.stacks,
        seen.turn,
        seen.phase,
        seen.challenge,
        seen.swarming,
        built=seen.built,
    )
    state = _with_built_lists(state, rng)
    unseen = _unseen(state, rng)
    state = _with_hands(state, unseen, rng)
    state = state.but(stacks=tuple(_filled_stack(s, unseen) for s in state.stacks))
    return state.but(seats=tuple(_with_piles(state, Seat(i), rng) for i in range(len(seen.seats))))


# What nobody has laid open


def _unseen(state: State, rng: Random) -> dict[int, list[str]]:
    """By home, all keys that lie hidden somewhere, in random order."""
    seen = Counter((card.home, card.key) for card in cards_about(state) if card.key != HIDDEN)
    found: dict[int, list[str]] = {}
    for home in range(STACKS):
        keys = Counter(_list_of(state, home))
        for (where, key), count in seen.items():
            if where == home:
                keys[key] -= count
        found[home] = sorted(keys.elements())
        rng.shuffle(found[home])
    return found


def _list_of(state: State, home: int) -> list[str]:
    """What the deck consists of (I2); in a duel, what has been laid for it (Y6)."""
    terms = state.terms
    if not terms.edition.is_built or deck_of(home) not in BUILT_DECKS:
        return deck_list(terms, Deck(home)) if home < len(Deck) else []
    seats = state.seats
    if deck_of(home) is Deck.GA:
        own = seats[1] if home == OWN_STACKS[Deck.GA] else seats[0]
        return list(own.laid) if _is_stacked(state, home) else []
    if home == Deck.GMC:
        return [key for key in state.built if key in terms.cards.challenges]
    if not any(own.laid_missions for own in seats):
        is_common = home == Deck.MISSION
        return [key for key in state.built if key in terms.cards.missions] if is_common else []
    builder = seats[1] if home == Deck.MISSION else seats[0]
    return list(builder.laid_missions) if _is_stacked(state, home) else []


BUILT_DECKS = {Deck.GA, Deck.MISSION, Deck.GMC}


def _is_stacked(state: State, home: int) -> bool:
    """Whether the deck lies on the table already; before that its cards are a list only."""
    return any(card.home == home for card in cards_about(state))


# Hands


def _with_hands(state: State, unseen: dict[int, list[str]], rng: Random) -> State:
    for number, own in enumerate(state.seats):
        hands = own.hands
        for deck in HELD:
            drawn = _hidden_part(hands[deck], unseen, _fits(state, Seat(number), deck), rng)
            known = (card for card in hands[deck] if card.key != HIDDEN)
            mine = (Held(card.key, card.home, bit_of(Seat(number))) for card in drawn)
            hands = replaced(hands, deck, tuple(sorted((*known, *mine))))
        state = state.with_seat(Seat(number), own._replace(hands=hands))
    return state


def _hidden_part(hand: Hand, unseen: dict[int, list[str]], fits: Fits, rng: Random) -> list[Held]:
    """Cards from what is unseen for the hidden ones, drawn again until they fit."""
    hidden = [card for card in hand if card.key == HIDDEN]
    known = [card.key for card in hand if card.key != HIDDEN]
    drawn: list[Held] = []
    for _ in range(TRIES if hidden else 0):
        drawn = list(_drawn(hidden, unseen, rng))
        if fits([*known, *(card.key for card in drawn)]):
            break
    for card in drawn:
        unseen[card.home].remove(card.key)
    return drawn


def _drawn(hidden: list[Held], unseen: dict[int, list[str]], rng: Random) -> Iterator[Held]:
    for home in sorted({card.home for card in hidden}):
        count = sum(card.home == home for card in hidden)
        yield from (Held(key, home) for key in rng.sample(unseen[home], count))


def _fits(state: State, seat: Seat, deck: Deck) -> Fits:
    if deck is Deck.RAHI:
        return lambda keys: _rahi_fit(state, seat, keys)
    if deck is Deck.KRANA:
        return lambda keys: _krana_fit(state, seat, keys)
    return lambda _: True


def _rahi_fit(state: State, seat: Seat, keys: list[str]) -> bool:
    cards = [state.terms.cards.rahi[key] for key in keys]
    counts = [sum(isinstance(card, kind) for card in cards) for kind in RAHI_TYPES]
    if state.seats[seat].has_effect and not any(isinstance(c, RahiEffectCard) for c in cards):
        return False
    phase = state.phase
    if isinstance(phase, Overfull) and phase.seat == seat and phase.deck is Deck.RAHI:
        if phase.type is not None:
            return counts[phase.type] == RAHI_OF_A_TYPE + 1
        return max(counts) <= RAHI_OF_A_TYPE
    return max(counts) <= RAHI_OF_A_TYPE and len(cards) <= RAHI_LIMIT


def _krana_fit(state: State, seat: Seat, keys: list[str]) -> bool:
    """Nobody has won yet; and who is obliged to declare can do so."""
    if isinstance(state.phase, GameOver):
        return True
    cards = [state.terms.cards.krana[key] for key in keys]
    if state.terms.edition.krana_win is KranaWin.DIFFERENT_TYPES:
        count = len({card.type for card in cards} - {None})
    else:
        breeds = Counter(card.breed for card in cards if card.breed is not None)
        count = max(breeds.values(), default=0)
    if count >= state.terms.krana_to_win:
        return False
    return not _must_control(state, seat) or any(controls(state, key) for key in keys)


def _must_control(state: State, seat: Seat) -> bool:
    phase, swarming = state.phase, state.swarming
    if not isinstance(phase, OnBohrok) or phase.seat != seat or swarming is None:
        return False
    return swarming.obliges and not swarming.is_wild


# Decks and piles


def _filled_stack(stack: Stack, unseen: dict[int, list[str]]) -> Stack:
    cards = tuple(
        card if card.key != HIDDEN else Held(unseen[card.home].pop(), card.home, card.known)
        for card in stack.cards
    )
    return Stack(cards, stack.discards)


def _with_piles(state: State, seat: Seat, rng: Random) -> SeatState:
    own, cards = state.seats[seat], state.terms.cards
    toa = state.terms.toas[seat]
    won = {worn.key for worn in own.masks} | {adviser.key for adviser in own.turaga}
    advisers = [
        card.key
        for card in cards.turaga.values()
        if card.toa is toa and card.role in state.terms.edition.turaga
    ]
    pile = _filled_pile(own.pile, [*cards.great_masks(), *advisers], won, rng)
    nobles = _filled_pile(own.nobles, list(cards.noble_masks()), won, rng)
    return own._replace(pile=pile, nobles=nobles, foils=_foils(state, own, rng))


def _filled_pile(pile: Hand, keys: list[str], won: set[str], rng: Random) -> Hand:
    known = {card.key for card in pile}
    left = [key for key in keys if key not in won and key not in known]
    rng.shuffle(left)
    return tuple(
        card if card.key != HIDDEN else Held(left.pop(), card.home, card.known) for card in pile
    )


def _foils(state: State, own: SeatState, rng: Random) -> tuple[str, ...]:
    """Those that lie face up are known; a mask that lies there plain is none."""
    if HIDDEN not in own.foils:
        return own.foils
    shown = [worn.key for worn in own.masks if worn.is_foil]
    plain = {worn.key for worn in own.masks}
    others = [key for key in state.terms.cards.great_masks() if key not in plain]
    rng.shuffle(others)
    return tuple((shown + others)[: len(own.foils)])


# Decks that were built


def _with_built_lists(state: State, rng: Random) -> State:
    if not state.terms.edition.is_built:
        return state
    seats = tuple(_with_lists(state, Seat(seat), rng) for seat in range(len(state.seats)))
    return state.but(seats=seats)


def _with_lists(state: State, seat: Seat, rng: Random) -> SeatState:
    own = state.seats[seat]
    actions = OWN_STACKS[Deck.GA] if seat else int(Deck.GA)
    missions = int(Deck.MISSION) if seat else OWN_STACKS[Deck.MISSION]
    if HIDDEN in own.laid:
        own = own._replace(laid=_imagined_actions(state, actions, len(own.laid), rng))
    if HIDDEN in own.laid_missions:
        count = len(own.laid_missions)
        own = own._replace(laid_missions=_imagined_missions(state, missions, count, rng))
    return own


def _visible(state: State, home: int) -> list[str]:
    return [card.key for card in cards_about(state) if card.home == home and card.key != HIDDEN]


def _imagined_actions(state: State, home: int, count: int, rng: Random) -> tuple[str, ...]:
    """A list that could have been laid, with all that has been seen of it (Y6c, Y8)."""
    seen = Counter(_visible(state, home))
    if state.terms.options.ready_decks:
        decks = [Counter(keys_of(state, x)) for x in state.terms.cards.ready_decks.values()]
        fitting = [deck for deck in decks if seen <= deck and deck.total() == count]
        return tuple(rng.choice(fitting).elements())
    gone = unwanted(state.terms)
    keys = [key for key, _ in state.terms.edition.cards.actions if key not in gone]
    while sum(seen.values()) < count:
        doubles = sum(seen.values()) - len(seen)
        key = rng.choice(keys)
        if key not in seen or (seen[key] < MOST_OF_ONE and doubles < ACTIONS - LEAST_DIFFERENT):
            seen[key] += 1
    return tuple(seen.elements())


def _imagined_missions(state: State, home: int, count: int, rng: Random) -> tuple[str, ...]:
    seen = _visible(state, home)
    others = [key for key in state.terms.edition.cards.missions if key not in seen]
    return (*seen, *rng.sample(others, count - len(seen)))
