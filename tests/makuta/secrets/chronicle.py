"""A game with its ledger and its notebook, frame by frame."""

from collections.abc import Iterator
from functools import cached_property

from attrs import define, field, frozen

from game.core.seats import Viewer
from game.rules.makuta.actions import Action, Drawn
from game.rules.makuta.events import Event
from game.rules.makuta.phases import Drawing
from game.rules.makuta.pieces import Disc
from game.rules.makuta.state import State
from tests.makuta.properties.adventures import Adventure
from tests.makuta.secrets.ledger import Entry, Faces, Heap, Ledger, behind, entered, opened
from tests.makuta.secrets.notebook import Deed, Notebook, Sights, first_page, sights, turned
from tests.makuta.strategies import viewers_of


@frozen
class Frame:
    """A moment of the truth."""

    state: State
    ledger: Ledger
    page: Notebook


@frozen
class Scene:
    """What leads from one frame to the next."""

    action: Action
    drawn: Heap  # the token that nature takes from the pile, if this is its action
    events: tuple[Event, ...]
    tokens: tuple[Heap, ...]  # those that each event names
    seen: Sights  # the faces that each viewer saw


@define
class Chronicle:
    faces: Faces
    frames: list[Frame]
    scenes: list[Scene] = field(factory=list)

    @cached_property
    def viewers(self) -> tuple[Viewer, ...]:
        return viewers_of(self.frames[0].state)

    @cached_property
    def moments(self) -> dict[type, list[int]]:
        """The frames in which each phase is the one, or which each event with tokens follows."""
        found: dict[type, list[int]] = {}
        for number, frame in enumerate(self.frames):
            found.setdefault(type(frame.state.phase), []).append(number)
        for number, scene in enumerate(self.scenes):
            for event, tokens in zip(scene.events, scene.tokens, strict=True):
                if tokens:
                    found.setdefault(type(event), []).append(number)
        return found

    def scenes_between(self, first: int, last: int) -> Iterator[tuple[Scene, Frame]]:
        """What happened from frame *first* to frame *last*, and where each scene led."""
        scenes = self.scenes[first:last]
        return zip(scenes, self.frames[first + 1 : last + 1], strict=True)


def chronicle(game: Adventure) -> Chronicle:
    start = game.start
    ledger, faces = opened(start)
    page = first_page(start, ledger, viewers_of(start))
    told = Chronicle(faces, [Frame(start, ledger, page)])
    for ply, after in game.steps():
        scene, frame = shot(told.frames[-1], ply.action, ply.events, after, faces)
        told.scenes.append(scene)
        told.frames.append(frame)
    return told


def shot(
    frame: Frame, action: Action, events: tuple[Event, ...], after: State, faces: Faces
) -> tuple[Scene, Frame]:
    """The scene in which *action* leads from *frame* to the state *after*."""
    drawn = drawn_token(frame, action, faces)
    ledger = frame.ledger
    tokens: list[Heap] = []
    for event in events:
        entry: Entry = entered(ledger, event, drawn)
        ledger = entry.ledger
        tokens.append(entry.tokens)
    deed = Deed(frame.state, action, after, frame.ledger, ledger)
    seen = sights(deed, frame.page.known)
    next_frame = Frame(after, ledger, turned(frame.page, deed, seen))
    return Scene(action, drawn, events, tuple(tokens), seen), next_frame


def drawn_token(frame: Frame, action: Action, faces: Faces) -> Heap:
    """Of equal tokens on the pile any one may be the drawn one."""
    phase, ledger = frame.state.phase, frame.ledger
    if not isinstance(action, Drawn) or not isinstance(phase, Drawing):
        return ()
    for token in ledger.old:
        if ledger.backs[token] is phase.kind and faces[token] == _behind(action):
            return (token,)
    raise AssertionError(f"{action} is not on the start field")


def _behind(draw: Drawn) -> int:
    return draw.face if draw.kind is None else behind(Disc(draw.kind, draw.face))
