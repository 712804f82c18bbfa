"""A person at the form of a new game, of ours or of another."""

from typing import Any

import pygame
from pygame import Color, Rect, Surface

from game.boxes import SHELF
from game.scenes.new_game.folds import name_of
from game.scenes.new_game.layout import LEAST, laid_out
from game.scenes.new_game.scene import NewGameScene
from game.scenes.new_game.sheet import FormSheet, Part
from game.shelf.agreement import faults_in
from game.shelf.form import Form
from game.shelf.kept_game import NewGame
from game.ui.scene import Go, Push
from game.ui.widgets.picture import Picture
from game.ui.widgets.text_field import TextField
from tests.makuta.box.at_screen import Screen, Signpost, box, program
from tests.scenes.desk import boxes_on
from tests.shelf.fakes import AnyGame, mixed_shelf

START = "new_game.start"
SEATS = {
    "seats": [
        {"figure": "onua", "name": "Anna", "bot": ""},
        {"figure": "gali", "name": "", "bot": "novice"},
        {"figure": "lewa", "name": "Bea", "bot": ""},
    ],
    "edition": "de",
    "options": "H1,H3=5",
}


class FakeKit:
    """Plain pictures."""

    def badge(self, figure: str, size: int) -> Surface:
        badge = Surface((size, size), pygame.SRCALPHA)
        pygame.draw.circle(badge, _colour(figure), (size // 2, size // 2), size // 2)
        return badge

    def portrait(self, figure: str, height: int) -> Surface:
        portrait = Surface((height // 2, height), pygame.SRCALPHA)
        pygame.draw.ellipse(portrait, _colour(figure), portrait.get_rect())
        return portrait


def _colour(figure: str) -> Color:
    return Color(["tan3", "slateblue", "seagreen", "orangered4"][sum(map(ord, figure)) % 4])


def at_form(setup: dict[str, Any] | None = None, **more: Any) -> Screen:  # noqa: ANN401
    wired = program(recall_setup=lambda _: setup or {}, **more)
    return Screen(NewGameScene(wired, box())).fit()


def unfolded(screen: Screen) -> Screen:
    """With all that is folded behind a line, as far as there is any."""
    for part in Part:
        if name_of(part) in screen.names():
            screen.go_to(name_of(part))
            screen.key("return")
    screen.go_to(START)
    return screen


def at_form_of(game: AnyGame, setup: dict[str, Any] | None = None) -> Screen:
    """Of a game that stands on the shelf beside ours."""
    wired = program(recall_setup=lambda _: setup or {})
    wired.boxes = boxes_on(*mixed_shelf(FakeKit()).boxes)
    wired.choose(game.key)
    return Screen(NewGameScene(wired, wired.boxes.box(game.key))).fit()


def form_of(screen: Screen) -> Form:
    assert isinstance(screen.scene, NewGameScene)
    return screen.scene.form


def started(screen: Screen) -> NewGame:
    assert isinstance(screen.scene, NewGameScene)
    routes = screen.scene.program.routes
    assert isinstance(routes, Signpost)
    return routes.begun[-1]


def pushed(go: Go | None) -> Screen:
    assert isinstance(go, Push)
    return Screen(go.scene).fit()


def parade(screen: Screen) -> list[Picture]:
    """Those that stand below the form."""
    assert isinstance(screen.scene, NewGameScene)
    form = form_of(screen)
    kit, theme = screen.scene.box.kit, screen.scene.theme
    sheet = FormSheet(theme, kit, form, faults_in(form, SHELF), {})
    widgets = laid_out(sheet, Rect(0, 0, 1232, 0)).widgets
    return [w for w in widgets if isinstance(w, Picture) and w.rect.height >= LEAST]


def ghost(screen: Screen, name: str) -> str:
    """What a field shows as long as nothing is written in it."""
    assert isinstance(screen.scene, NewGameScene)
    parts = [part for widget in screen.scene.page.widgets for part in widget.parts()]
    return next(p.ghost for p in parts if isinstance(p, TextField) and p.name == name)
