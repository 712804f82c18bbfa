"""A pawn's way tells nothing about the tray of its player, even where the roll must be used up."""

from collections.abc import Iterator
from random import Random

from hypothesis import given

from game.core.seats import PUBLIC
from game.rules import makuta
from game.rules.makuta.actions import MoveTo
from game.rules.makuta.editions import EN, HouseRules, Terms
from game.rules.makuta.phases import Moving
from game.rules.makuta.pieces import Disc, Kanohi, Kind, Toa
from game.rules.makuta.state import State
from tests.makuta.properties.adventures import Fortune, adventure
from tests.makuta.properties.lands import atlases
from tests.makuta.secrets.chronicle import Chronicle, Frame, chronicle
from tests.makuta.secrets.ledger import Faces, Heap, Token, behind
from tests.makuta.secrets.worlds import with_faces
from tests.makuta.strategies import NO_SHRINKING, luck

EXACT_COUNT = HouseRules(exact_count=True)
A_HAU, AN_AKAKU = (behind(Disc(Kind.KANOHI, mask)) for mask in (Kanohi.HAU, Kanohi.AKAKU))


@NO_SHRINKING
@given(luck())
def test_the_way_does_not_tell_whether_somebody_has_akaku(rng: Random) -> None:
    """H1, M5: the same moves are legal with and without it, and go the same way."""
    terms = Terms(EN, EXACT_COUNT, tuple(Toa), rng.choice(atlases()))
    told = chronicle(adventure(terms, rng.randrange(10**6), 100, fortune=Fortune.HEAD_START))
    for frame in told.frames:
        if isinstance(frame.state.phase, Moving):
            for with_akaku, without in pairs(told, frame, frame.state.phase.seat):
                legal, other = map(makuta.legal_actions, (with_akaku, without))
                assert [*legal] == [*other]
                assert ways(with_akaku) == ways(without)


def ways(state: State) -> list[object]:
    """What everybody sees of each move."""
    return [
        [makuta.witness(event, PUBLIC) for event in makuta.advance(state, move).events]
        for move in makuta.legal_actions(state)
        if isinstance(move, MoveTo) and move.field not in state.tokens.rahi
    ]


def pairs(told: Chronicle, frame: Frame, seat: int) -> Iterator[tuple[State, State]]:
    """Two truths for each hidden mask: with an Akaku in its place, and with none on the tray."""
    ledger, known = frame.ledger, frame.page.known[PUBLIC]
    masks = [token for token in ledger.trays[seat] if ledger.backs[token] is Kind.POWER]
    if not masks or known & {*masks}:
        return
    hidden = tuple(
        token
        for token, back in enumerate(ledger.backs)
        if back is Kind.POWER and token not in known
    )
    without = told.faces
    for mask in masks:
        without = _turned(without, mask, A_HAU, hidden, masks)
    with_akaku = _turned(without, masks[0], AN_AKAKU, hidden, masks)
    if {without[mask] for mask in masks} == {A_HAU} and with_akaku != without:
        state = frame.state
        yield with_faces(state, ledger, with_akaku), with_faces(state, ledger, without)


def _turned(faces: Faces, mask: Token, face: int, hidden: Heap, kept: list[Token]) -> Faces:
    """Swap *mask* for one with this *face* that lies elsewhere, if there is one."""
    for other in hidden:
        if faces[other] == face and other not in kept and faces[mask] != face:
            swapped = [*faces]
            swapped[mask], swapped[other] = faces[other], faces[mask]
            return tuple(swapped)
    return faces
