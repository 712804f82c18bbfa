"""The smallest table there is: eight methods, and the table scene can ask all that it asks."""

from collections.abc import Iterator, Sequence

import pygame
import pytest
from pygame import Color, Rect, Surface

from game.core.seats import Seat
from game.scenes.table.selection import Cancel, Confirm, Pick, PointAt, Selection
from game.scenes.table.view import LogLine, SeatLook, TableView
from game.ui.theme import Theme
from game.ui.widgets.button import Button
from tests.core.toy import CHOICES, GOAL, Act, Add, Ask, Board
from tests.plain_look import plain_look

AREA = Rect(10, 20, 200, 100)


class ToyTable(TableView[Board, Act, str]):
    """The score is a bar; to ask for anything one points first at "ask", then at what."""

    def paint(self, surface: Surface, area: Rect, seen: Board) -> None:
        surface.fill("black", area)
        wide = area.width * min(seen.score, GOAL) // GOAL
        surface.fill("white", Rect(area.topleft, (wide, area.height)))

    def widgets(self) -> Sequence[Button]:
        named = {"add one": Pick(Add(1)), "ask": PointAt("ask"), "dice": PointAt("dice")}
        place = Rect(self.area.topleft, (40, 20))
        return [Button(place, name, name, message) for name, message in named.items()]

    def select(self, seen: Board) -> Selection[Act, str]:
        return Selection(CHOICES, _meanings, lambda action, target: target == "win")

    def prompt(self, seen: Board) -> str:
        return f"{self.seat_name(seen.seat)} has {seen.score}"

    def line(self, event: str) -> LogLine:
        return LogLine(event, "R1")

    def action_words(self, seen: Board, action: Act) -> str:
        return str(action)

    def seat_name(self, seat: Seat) -> str:
        return f"Seat {seat + 1}"

    def seat_look(self, seat: Seat) -> SeatLook:
        return plain_look(Color("red"))


def _meanings(action: Act) -> Iterator[str]:
    match action:
        case Ask(stream):
            yield from ("ask", stream)
        case Add(value) if value == GOAL:
            yield "win"
        case _:
            pass


@pytest.fixture
def table() -> ToyTable:
    pygame.font.init()
    table = ToyTable()
    table.fit(AREA, Theme())
    table.offer(Board(score=50))
    return table


def test_it_is_a_view_of_a_table() -> None:
    view: TableView[Board, Act, str] = ToyTable()

    assert view.prompt(Board(score=3)) == "Seat 1 has 3"
    assert not [*view.places(), *view.facts(Board())]
    assert not view.is_moving()
    assert view.remember_camera() is None


def test_an_action_is_spelled_by_pressing_things(table: ToyTable) -> None:
    assert table.react(PointAt("ask")) is None
    assert table.react(PointAt("dice")) == Ask("dice")
    assert table.react(Pick(Add(1))) == Add(1)


def test_what_is_grave_needs_a_nod_and_can_be_taken_back(table: ToyTable) -> None:
    assert table.react(PointAt("win")) is None
    assert table.cancel()
    assert table.react(Confirm()) is None

    table.react(PointAt("win"))
    table.react(Cancel())
    assert not table.cancel()

    table.react(PointAt("win"))
    assert table.react(Confirm()) == Add(GOAL)


def test_while_nobody_decides_nothing_comes_of_pressing(table: ToyTable) -> None:
    table.offer(None)

    assert table.react(Pick(Add(1))) is None


def test_advice_names_the_first_thing_to_press(table: ToyTable) -> None:
    assert table.advise(Add(1)) == "add one"
    assert table.advise(Ask("dice")) == "ask"


def test_a_change_is_told_once(table: ToyTable) -> None:
    assert table.take_change()
    assert not table.take_change()
    table.seat_company(alone=True)
    assert table.take_change()


def test_it_draws_what_was_shown_and_any_thumbnail(table: ToyTable) -> None:
    screen = Surface((240, 140))
    screen.fill("blue")

    table.draw(screen)
    small = table.thumbnail(Board(score=GOAL), (20, 10))

    colours = [screen.get_at(at)[:3] for at in ((5, 5), (15, 50), (205, 50))]
    assert colours == [(0, 0, 255), (255, 255, 255), (0, 0, 0)]
    assert small.get_at((19, 9))[:3] == (255, 255, 255)


def test_a_seat_is_known_by_its_colour() -> None:
    look = plain_look(Color("red"))

    assert look.badge(9).get_at((4, 4)) == look.ground((3, 3)).get_at((1, 1)) == Color("red")
    assert look.badge(9).get_at((0, 0)).a == 0
