"""The table in the window: layout, camera, words, and every phase of the game on it."""

from random import Random

import pytest
from attrs import evolve
from pygame import Rect, Surface, Vector2

from game.boxes.makuta.table.island.places import tile_bounds
from game.boxes.makuta.table.log_lines import Mention
from game.boxes.makuta.table.panels.layout import lay_out
from game.core.hexes import Hex
from game.core.seats import NATURE, PUBLIC, Seat
from game.persistence.settings import Follow
from game.rules.makuta import legal_actions, observe, sample_chance, to_move, witness
from game.rules.makuta.actions import Action
from game.rules.makuta.events import Event
from game.rules.makuta.phases import ChoosingBonuses, ChoosingDie, MakutaFoe
from game.rules.makuta.play import advance
from game.rules.makuta.state import Observation, State, Turn
from game.scenes.table.corners import Corners
from game.tabletop.camera_hand import CLEAR
from game.tabletop.placards import beside
from game.ui.camera import CameraView
from game.ui.commands import Command
from game.ui.theme import Theme, natural_scale
from tests.makuta.atlases import small_atlas
from tests.makuta.box.table.hands import Hands, at_table
from tests.makuta.rules.discs import GALI, HAU, TAHU
from tests.makuta.situations import NORTH, SOUTH_EAST, situation
from tests.makuta.strategies import any_game

SIZES = [(1024, 640), (1280, 720), (1920, 1080), (3840, 2160)]


# TableLayout


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 7))
def test_nothing_overlaps_and_all_is_inside(size: tuple[int, int], seats: int) -> None:
    theme = Theme(scale=natural_scale(size))
    corners = Corners(Rect((0, 0), size), theme)

    layout = lay_out(corners, seats)

    parts = [*layout.trays, layout.own, layout.dice, layout.minimap, layout.camera]
    parts += [corners.signs, layout.free]
    assert corners.now.collidelist([*parts[:-1], layout.beside_now]) < 0
    assert all(corners.area.contains(part) for part in parts)
    assert all(part.collidelist(parts[i + 1 :]) < 0 for i, part in enumerate(parts))
    assert corners.now.contains(layout.deeds)


@pytest.mark.parametrize("size", SIZES)
def test_every_thing_lies_on_the_screen(size: tuple[int, int]) -> None:
    story = situation(small_atlas(), lay=[("plain", NORTH, 0)], trays=[[HAU] * 4, []])
    hands = at_table(story.state, size=size)

    assert all(Rect((0, 0), size).contains(thing.rect) for thing in hands.things)


def test_no_two_things_are_named_alike() -> None:
    for seed in range(6):
        state = any_game(seed, 40 * seed).end
        names = [thing.name for thing in at_table(state).things]
        assert len(names) == len({*names})


# Every phase can be looked at


def test_a_whole_game_can_be_watched_by_anybody() -> None:
    """Nothing raises: every event is animated, every situation laid out and drawn."""
    game = any_game(11, 160)
    hands = at_table(game.start, Seat(0))
    for number, (ply, after) in enumerate(game.steps()):
        viewer = (Seat(0), Seat(1), PUBLIC)[number % 3]
        seen = observe(after, viewer)
        for event, then in advance(ply.before, ply.action).course:
            told(hands, witness(event, viewer), observe(then, viewer))
        hands.view.show(seen)
        hands.view.offer(seen if to_move(after) == viewer else None)
        hands.settle()
        assert hands.view.prompt(seen)
        if number % 16 == 0:
            hands.picture()


def told(hands: Hands, event: Event, after: Observation) -> None:
    for _ in hands.view.animate(event, after):
        hands.view.update(hands.now)
    line = hands.view.line(event)
    assert line is None or (line.words and line.rule == event.rule)
    if line is not None and line.place is not None:
        hands.view.go_to(line.place)
        hands.view.light(line.place)


def test_the_same_observation_gives_the_same_picture() -> None:
    state = any_game(3, 90).end
    warm = at_table(state)
    for other in (any_game(4, 60).end, state):
        at_table(other).picture()

    assert warm.picture() == at_table(state).picture()


def test_facts_tell_what_all_can_see() -> None:
    state = any_game(5, 30).end
    hands = at_table(state)

    facts = dict(hands.view.facts(hands.seen))

    assert facts["phase"] == type(state.phase).__name__
    assert facts["pawns"] == list(state.pawns)
    assert facts["to_move"] == to_move(state)


# Camera


def land() -> State:
    lay = [("plain", NORTH, 0), ("forest", SOUTH_EAST, 2)]
    return situation(small_atlas(), lay=lay, players=3).state


def test_the_sea_is_dragged_and_that_is_no_click() -> None:
    hands = at_table(land())
    before = hands.view.picture.camera.view
    at = (hands.island.left + 90, hands.island.bottom - 40)

    hands.drag(at, (at[0] + 40, at[1] - 25))

    moved = before.centre - hands.view.picture.camera.centre
    assert (moved * before.zoom).distance_to((40, -25)) < 1.5
    assert hands.action is None


def test_a_drag_that_begins_on_a_field_presses_nothing() -> None:
    hands = at_table(land())
    field = next(thing for thing in hands.things if thing.name.startswith("field."))

    hands.drag(field.rect.center, (field.rect.centerx + 7, field.rect.centery))

    assert hands.action is None
    assert hands.told == ""


def test_a_small_shake_is_still_a_click() -> None:
    hands = at_table(land())
    before = hands.view.picture.camera.view
    at = (hands.island.left + 90, hands.island.bottom - 40)

    hands.drag(at, (at[0] + 3, at[1]))

    assert hands.view.picture.camera.view == before


@pytest.mark.parametrize(
    ("command", "nearer"), [(Command.ZOOM_IN, True), (Command.ZOOM_OUT, False)]
)
def test_keys_zoom(command: Command, *, nearer: bool) -> None:
    hands = at_table(land())
    before = hands.view.picture.camera.zoom

    hands.key(command)

    assert (hands.view.picture.camera.zoom > before) is nearer


@pytest.mark.parametrize("name", ["camera.fit", "camera.find", "camera.nearer", "camera.farther"])
def test_buttons_move_the_camera_too(name: str) -> None:
    hands = at_table(land())
    hands.key(Command.PAN_LEFT)
    before = hands.view.picture.camera.view

    hands.press(name)

    assert hands.view.picture.camera.view != before


def test_the_mode_of_following_goes_round() -> None:
    hands = at_table(land())
    modes = []

    for _ in Follow:
        hands.press("camera.follow")
        modes.append(hands.view.program.settings.play.follow)

    assert set(modes) == set(Follow)


def test_the_camera_comes_back_to_where_i_was() -> None:
    """Others have played in between, and it has followed them."""
    state = land()
    hands = at_table(state, Seat(0))
    hands.key(Command.ZOOM_IN)
    mine = hands.view.remember_camera()

    for start in (state.terms.atlas.start_field, max(state.island.adjacent)):
        hands.view.offer(None)
        hands.view.go_to(Mention(start))
        hands.key(Command.PAN_LEFT)
        hands.key(Command.PAN_UP)
    assert hands.view.remember_camera() != mine
    later = evolve(state, turn=Turn(9, Seat(0)))
    hands.view.offer(observe(later, Seat(0)))

    assert hands.view.remember_camera() == mine


def test_nothing_moves_if_what_matters_is_in_sight() -> None:
    hands = at_table(land())
    before = hands.view.remember_camera()

    hands.view.offer(hands.seen)
    hands.settle()

    assert hands.view.remember_camera() == before


@pytest.mark.parametrize("size", SIZES)
def test_the_camera_never_goes_very_near_by_itself(size: tuple[int, int]) -> None:
    state = land()
    hands = at_table(state, Seat(0), size=size)
    hand, camera = hands.view.picture.hand, hands.view.picture.camera
    hand.scale = natural_scale(size)
    camera.look(CameraView(Vector2(), 8.0))

    hands.view.offer(hands.seen)
    hands.settle()

    pawn = camera.to_screen(hands.view.picture.centre(state.pawns[0]))
    assert CLEAR * hand.scale <= camera.zoom <= 44 * hand.scale
    assert camera.viewport.collidepoint(pawn)


def test_a_tile_held_up_does_not_change_where_i_was() -> None:
    state = land()
    hands = at_table(state, Seat(0))
    mine = hands.view.remember_camera()

    hands.view.picture.hand.hold_up(tile_bounds(Hex(0, 0)), 300)
    assert hands.view.remember_camera() != mine
    hands.view.offer(None)
    hands.view.offer(observe(evolve(state, turn=Turn(9, Seat(0))), Seat(0)))

    assert hands.view.remember_camera() == mine


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 6])
def test_the_card_of_a_duel_leaves_room_for_what_it_is_about(
    size: tuple[int, int], seats: int
) -> None:
    theme = Theme(scale=natural_scale(size))
    layout = lay_out(Corners(Rect((0, 0), size), theme), seats)

    parts = [*layout.trays, layout.own, layout.dice, layout.minimap, layout.beside_duel]
    assert layout.area.contains(layout.duel)
    assert layout.duel.collidelist(parts) < 0
    assert layout.beside_duel.width > theme.px(300)


def test_the_card_of_a_duel_is_carved_before_the_first_one() -> None:
    table = at_table(land()).view
    assert table.layout

    def never() -> Surface:
        raise AssertionError("It should be there.")

    card = table.theme.kept(("framed", table.layout.duel.size), never)

    assert card.get_width() == table.layout.duel.width


def test_a_card_goes_where_it_hides_least() -> None:
    stage, place = Rect(0, 0, 600, 400), Rect(280, 180, 40, 40)
    right = Rect(340, 0, 260, 400)

    assert not beside(place, stage, 10)((200, 100)).colliderect(place)
    assert beside(place, stage, 10, [right] * 9)((200, 100)).right < place.left
    for others in ([], [right], [stage]):
        card = beside(place, stage, 10, others)((500, 300))
        assert stage.contains(card)


def test_an_arrow_shows_whose_pawn_it_is() -> None:
    state = land()
    pictures = []
    for seat in (Seat(0), Seat(1)):
        hands = at_table(evolve(state, turn=Turn(1, seat)), PUBLIC)
        surface = Surface(hands.surface.get_size())
        hands.view.draw(surface)
        pictures.append(surface.get_buffer().raw)

    assert pictures[0] != pictures[1]


def test_makutas_strength_stands_before_the_challenger() -> None:
    lay = [("makuta", NORTH, 0)]
    state = situation(small_atlas(), players=2, lay=lay, temple=1).state
    (entrance,) = state.tokens.locks
    pawns = (entrance, state.pawns[1])
    pictures = set()
    for strength in (18, 24):
        phase = ChoosingDie(TAHU, MakutaFoe(strength))
        hands = at_table(evolve(state, pawns=pawns, phase=phase), TAHU)
        surface = Surface(hands.surface.get_size())
        hands.view.draw(surface)
        pictures.add(surface.get_buffer().raw)
        at = hands.view.picture.camera.to_screen(hands.view.picture.centre(entrance))
        assert hands.view.layout
        assert hands.view.layout.beside_duel.collidepoint(at)

    assert len(pictures) == 2


def test_the_odds_are_told_as_soon_as_tokens_are_turned_up() -> None:
    phase = ChoosingBonuses(TAHU, MakutaFoe(20), 2)
    lay = [("makuta", NORTH, 0)]
    state = situation(small_atlas(), lay=lay, temple=1, trays=[[HAU], []]).state
    (entrance,) = state.tokens.locks
    state = evolve(state, pawns=(entrance, state.pawns[1]), phase=phase)
    hands = at_table(state, TAHU)
    duel = hands.view.stage.duel
    hands.press("tray.0.0")
    assert duel.promised[0].is_veiled

    hands.view.peek(on=True)
    assert not duel.promised[0].is_veiled
    hands.view.peek(on=False)
    assert duel.promised[0].is_veiled

    alone = at_table(state, TAHU, alone=True)
    alone.press("tray.0.0")
    assert alone.view.stage.duel.promised[0].bonus == 5


def test_nobody_sees_where_somebody_else_was_looking() -> None:
    state = land()
    pictures = []
    for keys in ((), (Command.PAN_LEFT, Command.ZOOM_IN)):
        hands = at_table(state, Seat(0))
        for key in keys:
            hands.key(key)
        hands.view.offer(None)
        hands.view.show(observe(state, Seat(1)))
        hands.settle()
        pictures.append(hands.picture())

    assert pictures[0] == pictures[1]


def test_a_picture_of_the_whole_island_for_the_library() -> None:
    hands = at_table(land())

    assert hands.view.thumbnail(hands.seen, (192, 108)).get_size() == (192, 108)


# Words


def test_an_island_that_is_the_same_is_not_laid_again() -> None:
    """A movement lays a tile, and then the rules show the same island."""
    story = situation(small_atlas(), lay=[("plain", NORTH, 0)])
    hands = at_table(story.state)
    places = hands.view.picture.places

    hands.view.show(evolve(hands.seen, island=evolve(hands.seen.island)))

    assert hands.view.picture.places is places


def test_players_are_called_by_their_names() -> None:
    hands = at_table(land(), names=("Anna", "", "Cleo"))

    assert hands.view.seat_name(TAHU) == "Anna · Tahu"
    assert hands.view.seat_name(GALI) == "Gali"


def test_nobody_chooses_while_others_decide() -> None:
    hands = at_table(land(), Seat(1))

    assert not any(name.startswith("button.") for name in hands.names())
    field = next(thing.name for thing in hands.things if thing.name.startswith("field."))
    hands.press(field)
    assert "Tahu" in hands.told


def test_random_play_through_the_screen_never_stops() -> None:
    """Whatever is pressed, the game can go on."""
    rng = Random(7)
    state = any_game(21, 5).end
    for _ in range(40):
        seat = to_move(state)
        if seat is None:
            return
        if seat == NATURE:
            state = advance(state, sample_chance(state, rng)).state
            continue
        state = advance(state, pressed_at_random(state, rng)).state


def pressed_at_random(state: State, rng: Random) -> Action:
    hands = at_table(state, is_whole=True)
    for _ in range(60):
        skipped = ("camera.", "card.", "tray.peek")
        things = [t for t in hands.things if t.is_enabled and not t.name.startswith(skipped)]
        action = hands.say(rng.choice(things).message)
        if action is not None:
            assert action in legal_actions(state)
            return action
    return rng.choice(list(legal_actions(state)))
