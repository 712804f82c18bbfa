"""Stretches of a game, what somebody sees of them, and what could be otherwise all the while."""

from collections.abc import Callable, Iterator
from random import Random
from typing import TypeAlias

from attrs import evolve, frozen

from game.core.seats import Viewer
from game.rules import makuta
from game.rules.makuta.actions import Action, GiveUpKanohi, KeepKanohi, KeepToken
from game.rules.makuta.events import TileBuried, TileDrawn
from game.rules.makuta.phases import TryingOn, Weighing
from game.rules.makuta.pieces import MAY_BE_MASK, Kanohi, Kind
from game.rules.makuta.state import State
from game.rules.makuta.tokens import clashes
from tests.makuta.secrets.chronicle import Chronicle, Frame
from tests.makuta.secrets.ledger import Faces, Heap, Token, kind_and_face
from tests.makuta.secrets.worlds import with_faces

FAST = {Kanohi.KAKAMA, Kanohi.KAUKAU}
FAST_TOKENS = {(Kind.KANOHI, mask) for mask in FAST}
MOST_MASKS, MOST_TURAGA = 4, 2
EARLY = 6  # H4: Makuta's tile is among so many

Backs: TypeAlias = tuple[Kind, ...]
Test: TypeAlias = Callable[[Faces], bool]


@frozen
class Window:
    """What *viewer* watches, from one frame of a game to another."""

    told: Chronicle
    viewer: Viewer
    first: int
    last: int

    def frames(self) -> list[Frame]:
        return self.told.frames[self.first : self.last + 1]

    @property
    def opening(self) -> Frame:
        return self.told.frames[self.first]


def any_window(told: Chronicle, rng: Random) -> Window:
    """Now most of the game, now a part of it, now a moment."""
    viewer, end = rng.choice(told.viewers), len(told.scenes)
    if rng.random() < 0.25:
        return Window(told, viewer, rng.randint(0, end // 3), end)
    first = max(0, _any_moment(told, rng) - rng.choice((0, 0, 1, 5)))
    return Window(told, viewer, first, min(end, first + rng.choice((0, 5, 20, 80))))


def _any_moment(told: Chronicle, rng: Random) -> int:
    """In any phase, or with any kind of event to come, however seldom it is."""
    return rng.choice(told.moments[rng.choice([*told.moments])])


# Tokens


def unseen_tokens(window: Window) -> list[Token]:
    """Those whose face the viewer does not know, nor will see before the end."""
    viewer, told = window.viewer, window.told
    seen = set(window.opening.page.known[viewer])
    for scene in told.scenes[window.first : window.last]:
        seen |= scene.seen[viewer]
    return [token for token in range(len(told.faces)) if token not in seen]


def other_faces(window: Window, rng: Random) -> Faces:
    """Shuffle what the viewer cannot know, swap by swap, as far as the rules allow."""
    faces = [*window.told.faces]
    tests = _tests_by_token(window)
    backs = window.opening.ledger.backs
    unseen = unseen_tokens(window)
    for back in Kind:
        tokens = [token for token in unseen if backs[token] is back]
        for _ in range(rng.choice((2, 2 * len(tokens), 6 * len(tokens))) if tokens else 0):
            _swap(faces, rng.choice(tokens), rng.choice(tokens), tests)
    return tuple(faces)


def _swap(faces: list[int], one: Token, other: Token, tests: dict[Token, list[Test]]) -> None:
    faces[one], faces[other] = faces[other], faces[one]
    swapped = tuple(faces)
    if not all(test(swapped) for token in (one, other) for test in tests.get(token, ())):
        faces[one], faces[other] = faces[other], faces[one]


def _tests_by_token(window: Window) -> dict[Token, list[Test]]:
    """What everybody could tell to be wrong: limits, proofs, and actions that have been done."""
    tests: dict[Token, list[Test]] = {}
    for tokens, test in _proofs(window):
        for token in tokens:
            tests.setdefault(token, []).append(test)
    return tests


def _proofs(window: Window) -> Iterator[tuple[Heap, Test]]:
    told = window.told
    backs = window.opening.ledger.backs
    slow: frozenset[Token] = frozenset()
    trays: set[Heap] = set()
    for number, frame in enumerate(window.frames(), start=window.first):
        slow |= frame.page.slow
        action = told.scenes[number].action if number < window.last else None
        trays.update(_peaceful_trays(frame, action))
        yield from _other_proofs(frame, action, told.faces)
        for token in frame.page.proved:
            kind = kind_and_face(backs[token], told.faces[token])[0]
            yield (token,), _is_of(kind, backs[token], token)
    for token in slow:
        yield (token,), _slow(token, backs[token])
    for masks in trays:
        yield masks, _peaceful(masks, backs)


def _peaceful_trays(frame: Frame, action: Action | None) -> Iterator[Heap]:
    """Masks that cannot be Kakama and Kaukau together (T5); a new one only once it was kept."""
    phase = frame.state.phase
    for seat, tray in enumerate(frame.ledger.trays):
        masks = _masks(frame, tray)
        if isinstance(phase, TryingOn) and phase.seat == seat and phase.new is not None:
            new = tray[phase.new]
            if not isinstance(action, KeepKanohi):
                masks = tuple(mask for mask in masks if mask != new)
        if len(masks) > 1:
            yield masks
    if isinstance(phase, Weighing) and isinstance(action, KeepToken):
        yield (*_masks(frame, frame.ledger.trays[phase.seat]), *frame.ledger.hand)


def _other_proofs(frame: Frame, action: Action | None, faces: Faces) -> Iterator[tuple[Heap, Test]]:
    """Who gives up a mask has to. Where a pawn stands proves nothing (K2)."""
    phase = frame.state.phase
    if isinstance(phase, TryingOn) and isinstance(action, GiveUpKanohi):
        tray = frame.ledger.trays[phase.seat]
        masks = _masks(frame, tray)
        backs = frame.ledger.backs
        if _clash(masks, faces, backs):
            yield masks, _clashing(masks, tray[action.place], backs)
        else:
            yield masks, _peaceful(masks, backs)
    if isinstance(phase, Weighing) and action is not None:
        tray, hand = frame.ledger.trays[phase.seat], frame.ledger.hand
        if frame.ledger.backs[hand[0]] is Kind.POWER:
            yield (*tray, *hand), _may_do(frame, action, phase)


def _masks(frame: Frame, tray: Heap) -> Heap:
    """And what may be one."""
    return tuple(token for token in tray if frame.ledger.backs[token] in MAY_BE_MASK)


def _faces_of(kind: Kind, tokens: Heap, faces: Faces, backs: Backs) -> list[int]:
    """Of those that are of this kind."""
    turned = (kind_and_face(backs[token], faces[token]) for token in tokens)
    return [face for of, face in turned if of is kind]


def _clash(masks: Heap, faces: Faces, backs: Backs) -> bool:
    return {*_faces_of(Kind.KANOHI, masks, faces, backs)} >= FAST


def _slow(token: Token, back: Kind) -> Test:
    return lambda faces: kind_and_face(back, faces[token]) not in FAST_TOKENS


def _is_of(kind: Kind, back: Kind, token: Token) -> Test:
    return lambda faces: kind_and_face(back, faces[token])[0] is kind


def _peaceful(masks: Heap, backs: Backs) -> Test:
    """At most four masks, two Turaga, and no Kakama beside a Kaukau (T4, T5)."""

    def test(faces: Faces) -> bool:
        power = tuple(token for token in masks if backs[token] is Kind.POWER)
        if len(_faces_of(Kind.KANOHI, power, faces, backs)) > MOST_MASKS:
            return False
        if len(_faces_of(Kind.TURAGA, power, faces, backs)) > MOST_TURAGA:
            return False
        return not _clash(masks, faces, backs)

    return test


def _clashing(masks: Heap, given_up: Token, backs: Backs) -> Test:
    def test(faces: Faces) -> bool:
        gone = kind_and_face(backs[given_up], faces[given_up])
        return _clash(masks, faces, backs) and gone in FAST_TOKENS

    return test


def _may_do(frame: Frame, action: Action, phase: Weighing) -> Test:
    """Whoever has a power token in hand does with it what the tray allows (T4, T5)."""
    ledger = frame.ledger

    def test(faces: Faces) -> bool:
        other = with_faces(frame.state, ledger, faces)
        assert isinstance(other.phase, Weighing)
        is_still_clashing = clashes((*other.trays[phase.seat], other.phase.disc))
        return action in makuta.legal_actions(other) and (is_still_clashing or not phase.clashes)

    return test


# Stacks


def with_other_stacks(state: State, window: Window, rng: Random) -> State:
    """Tiles that nobody has seen may lie otherwise, and the temple may yet stand otherwise."""
    tiles = _other_tiles(window, rng)
    stands = window.told.frames[window.last].state.temple is not None
    temple = state.stacks.temple if stands else rng.randrange(6)
    return evolve(state, stacks=evolve(state.stacks, tiles=tiles, temple=temple))


def _other_tiles(window: Window, rng: Random) -> tuple[int, ...]:
    stack = window.opening.state.stacks.tiles
    seen = _seen_tiles(window)
    unseen = [tile for tile in stack if tile not in seen]
    shuffled = rng.sample(unseen, len(unseen))
    while not _may_lie(window, unseen, shuffled):
        rng.shuffle(shuffled)
    rest = iter(shuffled)
    return tuple(tile if tile in seen else next(rest) for tile in stack)


def _seen_tiles(window: Window) -> set[int]:
    """All that have been drawn or shown from the beginning of the game on (I1)."""
    return {
        event.tile
        for scene in window.told.scenes[: window.last]
        for event in scene.events
        if isinstance(event, TileDrawn | TileBuried)
    }


def _may_lie(window: Window, unseen: list[int], shuffled: list[int]) -> bool:
    """In a short game everybody knows how deep Makuta's tile can lie (H4)."""
    terms = window.opening.state.terms
    makuta = terms.atlas.makuta
    if not terms.house.short_game or makuta not in shuffled:
        return True
    dealt = window.told.frames[0].state.stacks.tiles[::-1]
    return dealt.index(unseen[shuffled.index(makuta)]) < EARLY
