"""What the guide says covers nothing that is asked, lit, or told apart while one decides."""

import pytest
from attrs import evolve
from pygame import Rect

from game.boxes.makuta.table.island.places import FLAT, tile_centre
from game.boxes.makuta.table.lair.scene import Lair
from game.boxes.makuta.table.view import MakutaTable
from game.rules.makuta.phases import Placing, SettingPawn
from game.rules.makuta.play import to_move
from game.rules.makuta.targets import AtField
from game.ui.theme import natural_scale
from game.ui.widgets.speech import Answer, Leaf
from tests.scenes.evening import Evening, begin, match_at
from tests.scenes.test_free_picture import PHASES, TWO_BACKS
from tools.makuta.shots import is_duel, moves, rahi_ahead
from tools.studio import Studio

SIZES = [(1024, 640), (1280, 720)]


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("size", SIZES)
def test_no_topic_covers_what_is_decided_on(
    studio: Studio, phase: str, size: tuple[int, int]
) -> None:
    evening = guided(studio, phase, size)

    spoken = 0
    while leaf(evening):
        assert covered(evening) == []
        spoken += 1
        evening.click("guide.on")
        evening.settle()

    assert spoken


@pytest.mark.parametrize("size", SIZES)
def test_a_question_is_not_covered_either(studio: Studio, size: tuple[int, int]) -> None:
    """Whoever presses a Rahi's space is asked beside it, where the guide stood just now."""
    match = match_at(studio, rahi_ahead)
    field = next(action.field for action in moves(match) if is_duel(match, action))
    set_guide(studio, ask_again=True)
    seat = to_move(match.state)
    assert seat is not None
    evening = begin(studio, match, (seat,), size, natural_scale(size))
    settle(evening)
    assert leaf(evening)

    evening.click(next(t.name for t in evening.top.things() if t.target == AtField(field)))
    settle(evening)

    assert evening.find("confirm")
    assert covered(evening) == []


def guided(studio: Studio, phase: str, size: tuple[int, int]) -> Evening:
    match = match_at(studio, PHASES[phase], 4, two_backs=phase in TWO_BACKS)
    set_guide(studio)
    seat = to_move(match.state)
    assert seat is not None
    evening = begin(studio, match, (seat,), size, natural_scale(size))
    settle(evening)
    return evening


def set_guide(studio: Studio, *, ask_again: bool = False) -> None:
    play = evolve(studio.program.settings.play, guide=True, told=(), ask_again=ask_again)
    studio.program.settings = evolve(studio.program.settings, play=play)


def settle(evening: Evening) -> None:
    evening.settle()
    evening.tick(3)
    evening.settle()


def leaf(evening: Evening) -> Leaf | None:
    leaves = (widget for widget in evening.table.page.widgets if isinstance(widget, Leaf))
    return next(leaves, None)


def covered(evening: Evening) -> list[str]:
    """By what is said now: whatever can be pressed, panels, the temple."""
    page, said = evening.table.page, leaf(evening)
    phase = evening.match.state.phase
    is_anywhere = isinstance(phase, SettingPawn)  # all spaces are lit
    if said is None:
        return []
    panels = (w for w in page.widgets if w.is_solid and not isinstance(w, Leaf | Answer | Lair))
    below = {type(widget).__name__: widget.rect for widget in panels}
    pressed = {
        thing.name: thing.rect
        for thing in page.others
        if thing.name == "temple" or (thing.is_enabled and not is_anywhere)
    }
    if isinstance(phase, Placing):
        below["the drawn tile"] = drawn_tile(evening)
    return [name for name, rect in (below | pressed).items() if rect.colliderect(said.rect)]


def drawn_tile(evening: Evening) -> Rect:
    """With the signs on all of its gates."""
    view, state = evening.table.view, evening.match.state
    assert isinstance(view, MakutaTable)
    assert isinstance(state.phase, Placing)
    place, camera = state.island.open_gates[state.phase.gate], view.picture.camera
    rect = Rect(0, 0, FLAT * camera.zoom, FLAT * camera.zoom)
    rect.center = camera.to_screen(tile_centre(place))
    return rect
