"""What everybody may know about a seat shows on its plate."""

import pygame
import pytest

from game.boxes import MASKS
from game.boxes.masks.table.panels.seats import SeatPlate
from game.boxes.masks.table.view import MasksTable
from game.core.seats import Seat
from game.rules.masks.actions import PlayCard
from game.rules.masks.pieces import Deck
from game.rules.masks.state import State
from tests.masks.tables import first_turn, holding, played
from tools.studio import Studio

OTHER = Seat(1)


@pytest.fixture(scope="module")
def studio(tmp_path_factory: pytest.TempPathFactory) -> Studio:
    return Studio(tmp_path_factory.mktemp("seats"), (1280, 720), packed=MASKS)


def badges(studio: Studio, state: State) -> list[bytes]:
    match = studio.fresh_match(state)
    scene = studio.table(match, studio.others(match))
    studio.settle(studio.stage(scene))
    assert isinstance(scene.view, MasksTable)
    plates = [each for each in scene.view.widgets() if isinstance(each, SeatPlate)]
    return [pygame.image.tobytes(plate.badge, "RGBA") for plate in plates]


@pytest.mark.rule("G2", "X3")
def test_whoever_a_card_goes_on_to_hinder_bears_a_mark(studio: Studio) -> None:
    state = holding(first_turn("qftm"), 0, Deck.GA, "lost_track")

    before = badges(studio, state)
    after = badges(studio, played(state, PlayCard("lost_track", OTHER)))

    assert before[0] == after[0]
    assert before[1] != after[1]
