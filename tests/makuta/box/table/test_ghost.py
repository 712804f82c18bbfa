"""A new tile is turned through its legal rotations only, and says what it would do."""

from collections import Counter

import pytest

from game.boxes.makuta.table.choosing.ghost import Fate, gate_signs, ghost_fit
from game.boxes.makuta.table.island.plates import CELL, PlatePainter
from game.core.hexes import Side
from game.rules.makuta.actions import PlaceTile
from game.rules.makuta.phases import Placing
from game.ui.commands import Command
from tests.makuta.atlases import small_atlas
from tests.makuta.box.table.hands import Hands, at_table
from tests.makuta.rules.story import Story
from tests.makuta.situations import NORTH, situation

ALL = ("village", "forest", "lake", "gorge", "cave", "makuta")


def placing() -> Story:
    """The next tile has three gates; it is drawn at the north gate of the plain."""
    story = situation(
        small_atlas(),
        lay=[("plain", NORTH, 0)],
        pawns={0: ("plain", (0, -3))},  # type: ignore[dict-item]
        stack=ALL,
        players=2,
    )
    story.roll(1)
    story.walk(("plain", Side.N))
    return story


def rotation(hands: Hands) -> int:
    choosing = hands.view.holder.choosing
    assert choosing is not None
    assert choosing.placement is not None
    return choosing.placement.rotation


def turns(story: Story) -> set[int]:
    return {action.rotation for action in story.legal() if isinstance(action, PlaceTile)}


@pytest.mark.parametrize("name", ["rotation.clockwise", "rotation.back"])
def test_buttons_turn_it_through_all_legal_rotations(name: str) -> None:
    story = placing()
    hands = at_table(story.state)
    seen = {rotation(hands)}

    for _ in range(5):
        hands.press(name)
        seen.add(rotation(hands))

    assert seen == turns(story)
    assert len(seen) > 1


def test_while_nothing_moves_it_is_painted_in_every_rotation_bit_by_bit() -> None:
    story = placing()
    hands = at_table(story.state)
    phase, plates = hands.seen.phase, hands.view.plates
    assert isinstance(phase, Placing)
    first = missing(plates, phase.tile, story)

    hands.view.prepare()
    begun = missing(plates, phase.tile, story)
    while hands.view.prepare():
        pass

    assert len(first) > 1
    assert begun
    assert not missing(plates, phase.tile, story)


def test_a_hint_waits_until_the_tile_can_be_shown_as_it_says() -> None:
    """To paint it takes longer than a frame."""
    story = placing()
    hands = at_table(story.state)
    phase, plates = hands.seen.phase, hands.view.plates
    assert isinstance(phase, Placing)
    hinted = next(iter(missing(plates, phase.tile, story)))

    waits = 0
    while not hands.view.readies(PlaceTile(hinted)):
        waits += 1

    assert hinted not in missing(plates, phase.tile, story)
    assert waits < 12


def missing(plates: PlatePainter, tile: int, story: Story) -> set[int]:
    """The rotations of which a plate would have to be painted first."""
    return {turn for turn in turns(story) if next(plates.painting(tile, turn, CELL), 0) is None}


def test_keys_wheel_and_right_button_turn_it_too() -> None:
    hands = at_table(placing().state)
    first = rotation(hands)
    ghost = hands.thing("ghost").rect.center

    hands.key(Command.TURN)
    second = rotation(hands)
    hands.key(Command.TURN_BACK)
    assert rotation(hands) == first != second

    hands.turn_wheel(ghost, -1)
    assert rotation(hands) == second
    hands.turn_wheel(ghost, 1)
    hands.right_click(ghost)
    assert rotation(hands) == second


def test_the_wheel_beside_it_zooms() -> None:
    hands = at_table(placing().state)
    before = rotation(hands), hands.view.picture.camera.zoom

    hands.turn_wheel((hands.island.left + 60, hands.island.bottom - 30), -1)

    assert rotation(hands) == before[0]
    assert hands.view.picture.camera.zoom < before[1]


@pytest.mark.parametrize("name", ["ghost", "confirm"])
def test_it_is_laid_as_it_lies(name: str) -> None:
    hands = at_table(placing().state)
    hands.key(Command.TURN)

    expected = PlaceTile(rotation(hands))

    assert hands.press(name) == expected


def test_the_obvious_key_lays_it() -> None:
    hands = at_table(placing().state)

    assert hands.key(Command.DONE) == PlaceTile(rotation(hands))


def test_every_gate_says_what_becomes_of_it() -> None:
    story = placing()
    seen = story.seen_by(story.seat)
    phase = seen.phase
    assert isinstance(phase, Placing)

    for turned in turns(story):
        action = PlaceTile(turned)
        fit = ghost_fit(seen, phase, action)
        fates = Counter(sign.fate for sign in gate_signs(seen, phase, action))
        assert fates[Fate.LINKED] == len(fit.linked) >= 1
        assert fates[Fate.OPEN] == len(fit.opened)
        assert fates[Fate.BLOCKED] == len(fit.blocked)


def test_it_is_drawn_whole_with_its_card_beside_it() -> None:
    hands = at_table(placing().state)
    ghost, card = hands.thing("ghost").rect, hands.thing("confirm").rect

    assert hands.island.contains(ghost)
    assert not ghost.colliderect(card)
    assert hands.picture() == hands.picture()
