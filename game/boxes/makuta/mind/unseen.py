"""What may still be behind a back: the tokens whose faces the viewer has not seen."""

from collections import Counter
from collections.abc import Iterator, Mapping

from game.rules.makuta.phases import Weighing
from game.rules.makuta.pieces import HIDDEN, POWERS, TREASURES, Disc, Kind
from game.rules.makuta.setup import box_of
from game.rules.makuta.state import Observation

# How likely each face is, by kind; and each kind, behind a back that may be one of two.
Faces = dict[Kind, dict[int, float]]


def unseen_faces(seen: Observation) -> Faces:
    left = {kind: Counter(box_of(seen.terms.edition)[kind]) for kind in TREASURES}
    for disc in _discs(seen):
        if disc.face != HIDDEN and disc.kind in left:
            left[disc.kind][disc.face] -= 1
    shares = {kind: _shares(faces) for kind, faces in left.items()}
    power = {int(kind): left[kind].total() for kind in sorted(POWERS)}
    return {**shares, Kind.POWER: _shares(power)}


def _shares(faces: Mapping[int, int]) -> dict[int, float]:
    total = sum(faces.values())
    return {face: count / total for face, count in faces.items() if count} if total else {}


def _discs(seen: Observation) -> Iterator[Disc]:
    for discs in (*seen.tokens.on_fields.values(), *seen.trays):
        yield from discs
    yield from seen.tokens.pile.old
    yield from seen.tokens.pile.fresh
    if isinstance(seen.phase, Weighing):
        yield seen.phase.disc
