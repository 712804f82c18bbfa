"""What can be agreed on in an edition, as the form offers it and as its cards have it."""

from pathlib import Path

import pytest
from pygame import Rect

from game.boxes import MASKS
from game.boxes.masks.options import CHOICES, EDITIONS, fitting, options_in
from game.scenes.new_game.editions import editions
from game.scenes.new_game.sheet import FormSheet
from game.shelf.agreement import Faults
from game.shelf.form import Form, SeatForm
from game.ui.theme import Style
from game.ui.widgets.button import Button
from tests.masks.tables import card_set
from tests.screens import have_screen
from tools.studio import Studio


@pytest.mark.parametrize("key", EDITIONS)
def test_an_edition_is_offered_the_options_that_it_has(key: str) -> None:
    edition = card_set().editions[key]
    having = {
        option.key
        for option in CHOICES.options
        if not fitting(options_in({option.key: 1}), edition)
    }

    assert {option.key for option in CHOICES.offered(key)} == having


def blank(studio: Studio) -> Form:
    return Form(studio.game, tuple(map(SeatForm, CHOICES.figures[:2])))


def test_another_edition_keeps_only_what_it_has(tmp_path: Path) -> None:
    form = blank(Studio(tmp_path, packed=MASKS)).with_option("B3", 1).with_option("H4", 1)

    assert dict(form.in_edition("duel").options) == {"H4": 1}


@pytest.mark.parametrize("width", [450, 616, 1232])
def test_the_names_of_all_editions_can_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    have_screen(monkeypatch)
    studio = Studio(tmp_path, packed=MASKS)
    theme = studio.theme()
    sheet = FormSheet(theme, studio.box.kit, blank(studio), Faults(), {})

    made = editions(sheet, Rect(0, 0, width, 0))

    heads = [each for each in made.widgets if isinstance(each, Button)]
    assert len(heads) == len(EDITIONS)
    for head in heads:
        assert theme.size(head.label, Style.SMALL_STRONG)[0] < head.rect.width
        assert head.rect.bottom < made.bottom
