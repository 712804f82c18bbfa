"""Who knows what: the marks on the discs against a notebook kept from I1 and I2 alone."""

from typing import Any

from attrs import evolve, fields_dict
from hypothesis import given

from game.core.seats import PUBLIC, Viewer
from game.rules import makuta
from game.rules.makuta.events import Event, FieldsFilled
from game.rules.makuta.pieces import HIDDEN, Disc, Kind, bit_of
from tests.makuta.properties.adventures import Adventure
from tests.makuta.secrets.chronicle import Chronicle, Frame, Scene, chronicle
from tests.makuta.secrets.ledger import Heap, kind_and_face
from tests.makuta.secrets.worlds import heaps, lying, with_faces
from tests.makuta.strategies import games


@given(games())
def test_the_ledger_tells_where_every_token_lies(game: Adventure) -> None:
    told = chronicle(game)

    for frame in told.frames:
        assert [*lying(frame.state)] == [
            tuple(
                evolve(disc, kind=kind_of(told, token)[0], face=kind_of(told, token)[1])
                for disc, token in zip(discs, heap, strict=True)
            )
            for discs, heap in zip(lying(frame.state), heaps(frame.ledger, told.faces), strict=True)
        ]
    assert with_faces(game.end, told.frames[-1].ledger, told.faces) == game.end


@given(games())
def test_each_disc_is_marked_with_those_who_have_seen_it(game: Adventure) -> None:
    """The public included; and with the proof that it is slow (E6)."""
    told = chronicle(game)

    for frame in told.frames:
        for discs, heap in _heaps(told, frame):
            assert [_marks(disc, told) for disc in discs] == [
                _notes(token, frame, told) for token in heap
            ]


def _marks(disc: Disc, told: Chronicle) -> tuple[set[Viewer], bool]:
    return {viewer for viewer in told.viewers if disc.known & bit_of(viewer)}, disc.slow


def _notes(token: int, frame: Frame, told: Chronicle) -> tuple[set[Viewer], bool]:
    known = frame.page.known
    return {viewer for viewer in told.viewers if token in known[viewer]}, token in frame.page.slow


@given(games(longest=200))
def test_a_viewer_sees_the_faces_in_the_notebook_and_no_others(game: Adventure) -> None:
    told = chronicle(game)

    for frame in told.frames[::7]:
        for viewer in told.viewers:
            seen = lying(makuta.observe(frame.state, viewer))
            for discs, heap in zip(seen, heaps(frame.ledger, told.faces), strict=True):
                noted = [_noted(told, frame, viewer, token) for token in heap]
                shown = [(disc.kind, disc.face) for disc in discs]
                if {*heap} & {*frame.ledger.old, *frame.ledger.fresh}:
                    shown, noted = sorted(shown), sorted(noted)  # the pile has no order
                assert shown == noted


def _noted(told: Chronicle, frame: Frame, viewer: Viewer, token: int) -> tuple[Kind, int]:
    known = token in frame.page.known[viewer]
    kind, face = kind_of(told, token)
    if known:
        return kind, face
    return kind if token in frame.page.proved else frame.ledger.backs[token], HIDDEN


def kind_of(told: Chronicle, token: int) -> tuple[Kind, int]:
    return kind_and_face(told.frames[0].ledger.backs[token], told.faces[token])


@given(games())
def test_an_event_shows_a_viewer_what_was_seen_and_nothing_else(game: Adventure) -> None:
    """Whose face was known before, or has been seen in the course of it."""
    told = chronicle(game)

    for frame, scene in zip(told.frames, told.scenes, strict=False):
        for viewer in told.viewers:
            for event, tokens in zip(scene.events, scene.tokens, strict=True):
                shown = [disc.face for disc in discs_in(makuta.witness(event, viewer))]
                assert sorted(shown) == sorted(_faces(told, frame, scene, viewer, tokens))


def _faces(told: Chronicle, frame: Frame, scene: Scene, viewer: Viewer, tokens: Heap) -> list[int]:
    seen = frame.page.known[viewer] | scene.seen[viewer]
    return [kind_of(told, token)[1] if token in seen else HIDDEN for token in tokens]


def discs_in(event: Event) -> list[Disc]:
    """All discs that an event carries."""
    if isinstance(event, FieldsFilled):
        return [disc for _, disc in event.discs]
    carried: dict[str, Any] = fields_dict(type(event))
    if "disc" in carried:
        return [event.disc]  # type: ignore[union-attr]
    return [*event.discs] if "discs" in carried else []  # type: ignore[union-attr]


@given(games(longest=100))
def test_the_public_knows_what_everybody_knows(game: Adventure) -> None:
    for frame in chronicle(game).frames:
        everybody = [known for viewer, known in frame.page.known.items() if viewer is not PUBLIC]
        assert frame.page.known[PUBLIC] <= frozenset.intersection(*everybody)


def _heaps(told: Chronicle, frame: Frame) -> list[tuple[tuple[Disc, ...], Heap]]:
    return [*zip(lying(frame.state), heaps(frame.ledger, told.faces), strict=True)]
