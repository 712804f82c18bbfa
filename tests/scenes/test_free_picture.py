"""How much of the window is left to the island: every pixel that a panel changes is covered."""

import pygame
import pytest
from attrs import evolve
from pygame import Rect, Surface

from game.boxes.makuta.opening import MakutaMatch
from game.boxes.makuta.table.view import MakutaTable
from game.rules.makuta import phases
from game.ui.theme import natural_scale
from tests.makuta.rules.discs import (
    AIR,
    AKAKU,
    FIRE,
    HAU,
    MIRU,
    NUJU,
    ONEWA,
    PAKARI,
    WATER,
)
from tests.scenes.evening import Evening, match_at, show
from tools.makuta.shots import against, of
from tools.studio import Studio

# At least so much of a window of that size.
FREE = {(1024, 640): 0.60, (1280, 720): 0.70, (1920, 1080): 0.70}
PHASES = {
    "roll": of(phases.Starting, tiles=4),
    "walk": of(phases.Moving, tiles=4),
    "tile": of(phases.Placing, tiles=4),
    "meeting": of(phases.Meeting, tiles=4),
    "arrived": of(phases.Arrived, tiles=4),
    "bonuses": against(phases.RahiFoe),
    "die": against(phases.RahiFoe, before_the_die=True),
    "Makuta": against(phases.MakutaFoe),
    "loss": of(phases.ChoosingLoss),
    "pawn": of(phases.SettingPawn),
    "swap": of(phases.Weighing),
    "masks": of(phases.TryingOn),
    "Akaku": of(phases.Looking),
}
TWO_BACKS = {"masks"}  # a mask is tried on only where its back tells that it is one (H7)
FULL = (FIRE, WATER, AIR, HAU, PAKARI, AKAKU, MIRU, ONEWA, NUJU)  # a tray can hold no more
# Before Makuta there is no island to be seen: his lair is the table.
ON_THE_ISLAND = [phase for phase in PHASES if phase != "Makuta"]


def free_share(evening: Evening) -> float:
    """Of the pixels that look the same without any panel."""
    table = evening.table
    bare, whole = Surface(evening.stage.size), Surface(evening.stage.size)
    table.view.draw(bare)
    whole.blit(bare, (0, 0))
    table.page.draw(whole)
    changed = pygame.mask.from_threshold(whole, (0, 0, 0), (1, 1, 1, 255), bare)
    same = changed.count()
    return same / (bare.width * bare.height)


@pytest.mark.parametrize("phase", ON_THE_ISLAND)
@pytest.mark.parametrize("size", FREE)
def test_most_of_the_window_is_free_with_six_seats_and_the_tray_open(
    studio: Studio, phase: str, size: tuple[int, int]
) -> None:
    evening = at(studio, phase, size)

    share = free_share(evening)

    assert share >= FREE[size], f"{share:.1%} of {size} is free"


@pytest.mark.parametrize("size", FREE)
def test_a_full_tray_to_choose_the_loss_from_leaves_as_much_free(
    studio: Studio, size: tuple[int, int]
) -> None:
    match = match_at(studio, PHASES["loss"], 6)
    assert isinstance(match.state.phase, phases.ChoosingLoss)
    loser = match.state.phase.loser
    trays = [*match.state.trays]
    trays[loser] = FULL
    match.state = evolve(match.state, trays=tuple(trays))
    evening = opened(studio, match, size)

    share = free_share(evening)

    offered = [f"tray.{loser}.{place}" for place in range(len(FULL))]
    assert set(offered) <= set(evening.names())
    assert share >= FREE[size], f"{share:.1%} of {size} is free"


def at(studio: Studio, phase: str, size: tuple[int, int]) -> Evening:
    match = match_at(studio, PHASES[phase], 6, two_backs=phase in TWO_BACKS)
    return opened(studio, match, size)


def opened(studio: Studio, match: MakutaMatch, size: tuple[int, int]) -> Evening:
    table = studio.table(match)
    evening = show(studio, table, size, natural_scale(size))
    evening.settle()
    table.view.peek(on=True)
    table.lay()
    return evening


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("size", FREE)
def test_no_tooltip_and_no_card_covers_what_it_explains(
    studio: Studio, phase: str, size: tuple[int, int]
) -> None:
    evening = at(studio, phase, size)
    page, whole = evening.table.page, Rect((0, 0), size)
    surface = Surface(size)
    told = [thing for thing in page.things() if thing.rect]

    covering = []
    for thing in told:
        page.hovered, page.uses_keys = thing.name, False
        box = page.draw_tooltip(surface, whole, evening.now + 60)
        if box is not None and box.colliderect(thing.rect):
            covering.append(thing.name)

    assert len(told) > 10
    assert covering == []


@pytest.mark.parametrize("phase", ON_THE_ISLAND)
@pytest.mark.parametrize("size", FREE)
def test_no_panel_covers_the_pawn_that_is_decided_about(
    studio: Studio, phase: str, size: tuple[int, int]
) -> None:
    evening = at(studio, phase, size)
    state, view = evening.match.state, evening.table.view
    assert isinstance(view, MakutaTable)
    seat = getattr(state.phase, "loser", state.turn.seat)

    pawn = view.picture.camera.to_screen(view.picture.centre(state.pawns[seat]))

    assert Rect((0, 0), size).collidepoint(pawn)
    assert not evening.table.page.covers((round(pawn.x), round(pawn.y)))
