"""Every legal action can be spelled by pressing things, and nothing else comes out."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from pygame import Vector2

from game.boxes.makuta.table.choosing.choosing import TurnTile
from game.core.seats import Seat
from game.rules import makuta
from game.rules.makuta import legal_actions, to_move
from game.rules.makuta.actions import (
    Action,
    ChooseLoss,
    FlyTo,
    MoveTo,
    PlaceTile,
    RollDie,
    SetPawn,
    TakeFromTray,
    UseAkaku,
    UseBonuses,
)
from game.rules.makuta.phases import (
    Arrived,
    Looking,
    Meeting,
    SettingPawn,
)
from game.rules.makuta.pieces import Die, Disc
from game.rules.makuta.state import State
from game.rules.makuta.targets import AtButton, AtDisc, AtField, Button, Target, meanings
from game.scenes.table.selection import Confirm, Pick, PointAt
from game.ui.commands import Command
from game.ui.signals import PointerMoved, PointerPressed
from game.ui.widgets.button import Button as PressButton
from game.ui.widgets.label import Label
from tests.makuta.atlases import small_atlas
from tests.makuta.box.table.hands import Hands, at_table, show_all
from tests.makuta.rules.discs import (
    AKAKU,
    FIRE,
    GALI,
    HAU,
    KAKAMA,
    MIRU,
    PAKARI,
    TAHU,
    mosquito,
    shown,
)
from tests.makuta.rules.story import Story
from tests.makuta.situations import NORTH, drawn, situation
from tests.makuta.strategies import Position, positions

PATH = """
. . . . G . . . .
. . . . o . . . .
. . . o m o . . .
. . . o . o . . .
. . . o 0 o K . .
. . . . o . . . .
. . . . Y . . . .
. . . . o . . . .
. . . . G . . . .
"""
DUEL = """
. . . . G . . . .
. . . . o . . . .
. . . . m . . . .
. . . . 0 . . . .
. . . . o . . . .
. . . . o . . . .
. . . . o . . . .
. . . . o . . . .
. . . . G . . . .
"""


def spell(hands: Hands, action: Action) -> Action | None:
    """Press one thing after the other, each of which can mean *action*."""
    view = hands.view
    pressed: set[object] = set()
    for _ in range(12):
        offered = {thing.message for thing in hands.things if thing.is_enabled}
        wanted = next((m for m in _steps(hands, action) if m in offered and m not in pressed), None)
        if wanted is None:
            return None
        if not isinstance(wanted, TurnTile | Confirm):
            pressed.add(wanted)
        done = hands.say(wanted)
        if done is not None:
            return done
    assert view.holder.choosing is not None
    return None


def _steps(hands: Hands, action: Action) -> Iterator[object]:
    """What one would press next, the surest first."""
    choosing = hands.view.holder.choosing
    assert choosing is not None
    yield Pick(action)
    if action in (choosing.selection.armed, choosing.placement):
        yield Confirm()
    if isinstance(action, PlaceTile):
        yield TurnTile(1)
    targets = list(meanings(hands.seen, action))
    yield from map(PointAt, sorted(targets, key=_rank))
    if isinstance(action, UseBonuses):
        yield PointAt(AtButton(Button.CONFIRM_BONUSES))


def _rank(target: Target) -> int:
    """Own tokens say most, buttons least."""
    if isinstance(target, AtButton):
        return 2
    return 0 if isinstance(target, AtDisc) else 1


def decisions_in(state: State) -> list[Action]:
    return list(legal_actions(state))


@settings(max_examples=30)
@given(positions(longest=150))
def test_every_legal_action_can_be_spelled(position: Position) -> None:
    state = position.state
    if to_move(state) in (None, Seat(-1)):
        return
    hands = at_table(state, is_whole=True)
    for action in decisions_in(state)[:: max(1, len(decisions_in(state)) // 12)]:
        assert spell(hands, action) == action, action
        hands.view.offer(hands.seen)
        show_all(hands.view)
        hands.settle()


@settings(max_examples=20)
@given(positions(longest=150))
def test_nothing_illegal_can_be_spelled(position: Position) -> None:
    state = position.state
    if to_move(state) in (None, Seat(-1)):
        return
    legal = set(decisions_in(state))
    hands = at_table(state, is_whole=True)
    for first in [thing.message for thing in hands.things if thing.is_enabled][:40]:
        action = hands.say(first)
        for second in [thing.message for thing in hands.things if thing.is_enabled][-6:]:
            action = action or hands.say(second)
        assert action is None or action in legal
        hands.view.offer(hands.seen)
        hands.settle()


# What needs a second press


def test_an_empty_field_takes_one_press() -> None:
    story = drawn(PATH)
    story.roll(2)
    hands = at_table(story.state)

    action = hands.press(f"field.{story.at(('here', (0, 1)))}")

    assert isinstance(action, MoveTo)


@pytest.mark.parametrize("goal", [(0, 2), (2, 0)])
def test_a_token_and_a_rahi_take_one_press_too(goal: tuple[int, int]) -> None:
    """What happens there has been told before: a plain turn is a roll and a walk."""
    story = drawn(PATH)
    story.roll(2)
    hands = at_table(story.state)

    assert isinstance(hands.press(f"field.{story.at(('here', goal))}"), MoveTo)


def test_whoever_wants_to_be_asked_again_is_asked_before_a_token() -> None:
    story = drawn(PATH)
    story.roll(2)
    hands = at_table(story.state, asks_again=True)
    name = f"field.{story.at(('here', (0, 2)))}"

    assert hands.press(name) is None
    assert "confirm" in hands.names()
    assert isinstance(hands.press("confirm"), MoveTo)


def test_pressing_the_same_field_again_confirms() -> None:
    story = drawn(PATH)
    story.roll(2)
    hands = at_table(story.state, asks_again=True)
    name = f"field.{story.at(('here', (0, 2)))}"

    hands.press(name)

    assert isinstance(hands.press(name), MoveTo)


def test_escape_and_the_sea_take_back_what_was_begun() -> None:
    story = drawn(PATH)
    story.roll(2)
    hands = at_table(story.state, asks_again=True)
    name = f"field.{story.at(('here', (0, 2)))}"

    hands.press(name)
    assert hands.view.cancel()
    hands.settle()
    assert "confirm" not in hands.names()

    hands.press(name)
    sea = (hands.island.left + 20, hands.island.bottom - 20)
    hands.drag(sea, sea)
    assert "confirm" not in hands.names()


def test_a_rahi_is_entered_from_a_side_that_one_chooses() -> None:
    story = drawn(PATH)
    story.roll(4)
    hands = at_table(story.state)
    rahi = story.at(("here", (0, -2)))
    sides = {a.came_from for a in story.moves() if a.field == rahi}
    assert len(sides) > 1

    hands.press(f"field.{rahi}")

    assert {f"side.{side}" for side in sides} <= hands.names()
    chosen = max(sides)
    assert hands.press(f"side.{chosen}") == MoveTo(rahi, chosen)


def test_an_option_of_a_card_shows_its_way() -> None:
    story = drawn(PATH)
    story.roll(4)
    hands = at_table(story.state)
    hands.press(f"field.{story.at(('here', (0, -2)))}")
    ways = set()

    for name in sorted(name for name in hands.names() if name.startswith("option.")):
        hands.point_at(name)
        ways.add(hands.view.holder.pointing.path)

    assert len(ways) > 1
    assert all(len(way) > 1 for way in ways)


# Masks and trays


def test_a_die_with_a_mask_is_rolled_by_its_button() -> None:
    story = situation(small_atlas(), trays=[[KAKAMA], []])
    hands = at_table(story.state)

    assert hands.press("button.roll_red") == RollDie(Die.RED, 0)


def test_of_two_equal_masks_the_better_known_is_shown_unless_one_points_at_the_other() -> None:
    story = situation(small_atlas(), trays=[[KAKAMA, shown(KAKAMA)], []])
    hands = at_table(story.state)

    assert hands.press("button.roll_red") == RollDie(Die.RED, 1)
    assert hands.press(f"tray.{TAHU}.0") is None
    assert hands.press("confirm") == RollDie(Die.RED, 0)


def test_a_flight_is_a_button_a_field_and_a_nod() -> None:
    story = situation(small_atlas(), lay=[("plain", NORTH, 0)], trays=[[MIRU], []])
    hands = at_table(story.state)
    field = story.at(("plain", (0, 0)))

    assert hands.press("button.fly") is None
    assert hands.press(f"field.{field}") is None
    assert hands.press("confirm") == FlyTo(field, 0)


def asked_of_a_flight(to: str, *tray: Disc, alone: bool = False) -> str:
    """What is said of it before the nod; Gali stands on space b, and has a token."""
    story = drawn("0 a b", trays=[[MIRU, *tray], [HAU]])
    pawns = (story.state.pawns[TAHU], story.at("b"))
    hands = at_table(story.state.but(pawns=pawns), alone=alone)
    hands.press("button.fly")
    hands.press(f"field.{story.at(to)}")
    assert "confirm" in hands.names()
    return words_of(hands)


AKAKU_THERE = "where Akaku can be used"


@pytest.mark.parametrize(("mask", "is_said"), [(AKAKU, True), (HAU, False)])
def test_alone_a_flight_to_a_pawn_speaks_of_akaku_to_whoever_has_it(
    mask: Disc, *, is_said: bool
) -> None:
    assert (AKAKU_THERE in asked_of_a_flight("b", mask, alone=True)) == is_said


@pytest.mark.rule("I4")
def test_before_others_a_flight_to_a_pawn_says_the_same_for_every_truth() -> None:
    said = {asked_of_a_flight("b", mask) for mask in (AKAKU, HAU)}

    assert len(said) == 1
    assert AKAKU_THERE in said.pop()


@pytest.mark.rule("K6")
def test_before_others_nobody_is_sent_to_a_pawn_who_can_have_no_akaku() -> None:
    """The Miru is given up at take-off, and a key is none."""
    assert AKAKU_THERE not in asked_of_a_flight("b", FIRE)


@pytest.mark.parametrize("to", ["a", "b"])
def test_a_flight_that_brings_nothing_says_so(to: str) -> None:
    assert "Nothing to do there" in asked_of_a_flight(to, FIRE)


def test_akaku_asks_whose_tray() -> None:
    story = situation(small_atlas(), trays=[[AKAKU], [HAU], [FIRE]], phase=Meeting(TAHU))
    hands = at_table(story.state)

    hands.press("button.use_akaku")

    assert hands.press("option.1") == UseAkaku(0, 2)


def test_an_opened_tray_is_chosen_from_on_a_card() -> None:
    story = situation(small_atlas(), trays=[[], [HAU, FIRE]], phase=Looking(TAHU, GALI))
    hands = at_table(story.state)

    hands.press(f"tray.{GALI}.1")

    assert hands.press("confirm") == TakeFromTray(1)


def test_a_loss_is_chosen_by_the_neighbour() -> None:
    story = drawn(DUEL, tokens={"m": [mosquito(7)]}, trays=[[HAU, FIRE], []])
    lose(story)
    hands = at_table(story.state)

    assert hands.press(f"tray.{TAHU}.0") is None
    assert hands.press(f"tray.{TAHU}.0") == ChooseLoss(0)


def test_bonuses_are_toggled_and_then_used() -> None:
    story = drawn(DUEL, tokens={"m": [mosquito(7)]}, trays=[[HAU, PAKARI], []])
    meet(story)
    hands = at_table(story.state)

    for place in (0, 1, 0):
        hands.press(f"tray.{TAHU}.{place}")

    assert hands.press("button.confirm_bonuses") == UseBonuses((1,))


def test_to_use_no_bonus_is_asked_twice_where_one_could_help() -> None:
    story = drawn(DUEL, tokens={"m": [mosquito(7)]}, trays=[[HAU, PAKARI], []])
    meet(story)
    hands = at_table(story.state)

    assert hands.key(Command.DONE) is None
    assert hands.press("button.confirm_bonuses") is None
    assert hands.press("confirm") == UseBonuses(())


def test_a_sum_that_loses_where_a_token_left_out_would_win_is_asked_about_once() -> None:
    story = drawn(DUEL, tokens={"m": [mosquito(7)]}, trays=[[HAU, PAKARI], []])
    meet(story)
    hands = at_table(story.state, alone=True)

    hands.press(f"tray.{TAHU}.0")

    assert hands.press("button.confirm_bonuses") is None
    assert "6 loses against 7. You would win with: Pakari." in words_of(hands)
    assert hands.press("confirm") == UseBonuses((0,))


@pytest.mark.parametrize("tray", [[HAU, HAU], [HAU, KAKAMA], [PAKARI, HAU]])
def test_a_sum_that_does_not_lose_or_cannot_win_is_not_asked_about(tray: list[Disc]) -> None:
    story = drawn(DUEL, tokens={"m": [mosquito(6 if tray[1] == HAU else 7)]}, trays=[tray, []])
    meet(story)
    hands = at_table(story.state, alone=True)

    hands.press(f"tray.{TAHU}.0")

    assert hands.press("button.confirm_bonuses") == UseBonuses((0,))


@pytest.mark.parametrize("other", [PAKARI, KAKAMA])
def test_before_others_a_face_down_token_that_would_win_is_not_spoken_of(other: Disc) -> None:
    story = drawn(DUEL, tokens={"m": [mosquito(7)]}, trays=[[shown(HAU), other], []])
    meet(story)
    hands = at_table(story.state)

    hands.press(f"tray.{TAHU}.0")

    assert hands.press("button.confirm_bonuses") == UseBonuses((0,))


def test_a_token_that_is_pressed_takes_the_question_back() -> None:
    story = drawn(DUEL, tokens={"m": [mosquito(7)]}, trays=[[HAU, PAKARI], []])
    meet(story)
    hands = at_table(story.state)

    hands.press("button.confirm_bonuses")
    hands.press(f"tray.{TAHU}.0")

    assert "confirm" not in hands.names()
    assert hands.key(Command.DONE) == UseBonuses((0,))


@pytest.mark.parametrize(("tray", "strength"), [([FIRE], 7), ([HAU], 1)])
def test_where_no_bonus_is_needed_one_press_is_enough(tray: list[Disc], strength: int) -> None:
    story = drawn(DUEL, tokens={"m": [mosquito(strength)]}, trays=[tray, []])
    story.roll(1)
    story.walk("m")
    story.roll(2)
    hands = at_table(story.state)

    assert hands.key(Command.DONE) == UseBonuses(())


def test_whether_a_hidden_mask_would_help_changes_nothing_on_the_bar() -> None:
    labels = []
    for mask in (HAU, KAKAMA):
        story = drawn(DUEL, tokens={"m": [mosquito(7)]}, trays=[[mask], []])
        meet(story)
        button = next(
            widget
            for widget in at_table(story.state).page.widgets
            if isinstance(widget, PressButton) and widget.name == "button.confirm_bonuses"
        )
        labels.append((button.label, button.is_main))

    assert labels[0] == labels[1]


def main_label(hands: Hands) -> str:
    buttons = (widget for widget in hands.page.widgets if isinstance(widget, PressButton))
    return next((button.label for button in buttons if button.is_main), "")


@pytest.mark.parametrize(("strength", "label"), [(1, "Win the duel"), (7, "")])
def test_a_roll_that_wins_by_itself_is_taken_by_a_button_that_says_so(
    strength: int, label: str
) -> None:
    story = drawn(DUEL, tokens={"m": [mosquito(strength)]}, trays=[[HAU], []])
    story.roll(1)
    story.walk("m")
    story.roll(2)

    assert main_label(at_table(story.state)) == label


@pytest.mark.parametrize(
    ("pile", "label"),
    [((HAU,), "Take power token"), ((FIRE,), "Take key"), ((HAU, FIRE), "")],
)
def test_the_only_token_to_take_from_the_start_space_is_the_main_thing(
    pile: tuple[Disc, ...], label: str
) -> None:
    story = situation(small_atlas(), pile=pile, phase=Arrived(TAHU))

    assert main_label(at_table(story.state)) == label


def words_of(hands: Hands) -> str:
    labels = (widget for widget in hands.page.widgets if isinstance(widget, Label))
    return " ".join(label.words for label in labels)


def meet(story: Story) -> None:
    story.roll(1)
    story.walk("m")
    story.roll(1)


def lose(story: Story) -> None:
    meet(story)
    story.play(UseBonuses(()))


def test_a_beaten_pawn_is_set_with_a_nod() -> None:
    story = situation(small_atlas(), phase=SettingPawn(GALI, TAHU), players=2)
    hands = at_table(story.state)
    field = story.at(("start", (0, -3)))

    hands.press(f"field.{field}")

    assert hands.key(Command.DONE) == SetPawn(field)


# Keys


def test_the_obvious_is_one_key() -> None:
    story = situation(small_atlas(), players=2)
    hands = at_table(story.state)

    assert hands.key(Command.DONE) == RollDie(Die.WHITE)


def test_the_focus_does_all_that_the_pointer_does() -> None:
    story = drawn(PATH, tokens={"m": [mosquito(3)]})
    story.roll(2)
    hands = at_table(story.state, asks_again=True)
    hands.focus(f"field.{story.at(('here', (0, 2)))}")

    assert hands.key(Command.CONFIRM) is None
    assert isinstance(hands.key(Command.CONFIRM), MoveTo)


@pytest.mark.parametrize("key", [Command.UP, Command.DOWN, Command.LEFT, Command.RIGHT])
def test_arrows_go_from_field_to_field(key: Command) -> None:
    story = situation(small_atlas(), phase=SettingPawn(GALI, TAHU), players=2)
    hands = at_table(story.state)
    hands.focus(f"field.{story.at(('start', (2, 0)))}")

    hands.key(key)

    assert hands.page.focus.name is not None
    assert hands.page.focus.name != f"field.{story.at(('start', (2, 0)))}"


def test_what_is_refused_says_why() -> None:
    story = drawn(PATH)
    story.roll(1)
    hands = at_table(story.state)

    hands.press(f"field.{story.at(('here', (0, 3)))}")

    assert "[M2]" in hands.told
    assert AtField(story.at(("here", (0, 3)))) in hands.view.holder.reasons


# Carrying the pawn


def carried(story: Story, goal: tuple[int, int]) -> Hands:
    """The pawn is taken where it stands, and let go over a field of the tile."""
    hands = at_table(story.state)
    start = hands.thing(f"field.{story.at('0')}").rect.center
    hands.drag(start, hands.thing(f"field.{story.at(('here', goal))}").rect.center)
    return hands


def pawn_place(hands: Hands) -> Vector2:
    return hands.view.picture.sprites.pose(("pawn", TAHU)).place


def test_a_pawn_is_carried_to_a_lit_field() -> None:
    story = drawn(PATH)
    story.roll(2)

    action = carried(story, (0, 2)).action

    assert isinstance(action, MoveTo)
    assert action.field == story.at(("here", (0, 2)))


def test_a_pawn_that_is_let_go_elsewhere_stands_where_it_stood() -> None:
    story = drawn(PATH)
    story.roll(1)
    home = pawn_place(at_table(story.state))

    hands = carried(story, (0, 2))

    assert hands.action is None
    assert pawn_place(hands) == home
    assert not hands.view.picture.piece_hand.is_carrying


def test_a_pawn_follows_the_hand_and_the_picture_stays() -> None:
    story = drawn(PATH)
    story.roll(2)
    hands = at_table(story.state)
    home, camera = pawn_place(hands), hands.view.picture.camera.view
    start = hands.thing(f"field.{story.at('0')}").rect.center

    hands.send(PointerMoved(start), PointerPressed(start), PointerMoved((start[0], start[1] + 40)))

    assert pawn_place(hands).y == pytest.approx(home.y + 40 / camera.zoom)
    assert hands.view.picture.camera.view == camera
    assert hands.view.is_stirred()


def test_where_the_pawn_may_be_entered_from_several_sides_one_is_asked() -> None:
    story = drawn(PATH)
    story.roll(4)

    hands = carried(story, (0, -2))

    assert hands.action is None
    assert any(name.startswith("side.") for name in hands.names())
    assert pawn_place(hands) == pawn_place(at_table(story.state))


def test_before_the_roll_the_pawn_cannot_be_carried() -> None:
    """The picture is dragged instead, as from everywhere else."""
    story = drawn(PATH)
    hands = at_table(story.state)
    home, camera = pawn_place(hands), hands.view.picture.camera.view
    start = hands.thing(f"field.{story.at('0')}").rect.center

    hands.drag(start, (start[0] + 50, start[1]))

    assert pawn_place(hands) == home
    assert hands.view.picture.camera.view != camera


def test_a_pawn_that_was_carried_does_not_walk_again() -> None:
    """It settles where it was let go."""
    story = drawn(PATH)
    story.roll(2)
    hands = carried(story, (0, 2))
    assert isinstance(hands.action, MoveTo)
    step = makuta.advance(story.state, hands.action)
    event, after = step.course[0]
    hands.view.program.clock.pace = 1.0
    hands.view.program.clock.now = 5.0

    moving = hands.view.animate(event, makuta.observe(after, TAHU))
    next(moving)
    hands.view.program.clock.now = 5.3
    places = [pawn_place(hands)]
    for _ in moving:
        hands.view.program.clock.now += 0.05
        places.append(pawn_place(hands))

    goal = hands.view.picture.centre(hands.action.field)
    assert all(place.distance_to(goal) < 0.9 for place in places)
