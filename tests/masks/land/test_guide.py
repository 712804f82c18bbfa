"""The guide in `levels/masks/README.md` says what is so."""

import re

from game.boxes.masks.land.faults import FEWEST
from game.boxes.masks.land.figures import WANTED
from game.boxes.masks.land.known_cells import STARTS
from game.boxes.masks.land.map_form import FORM, KINDS
from game.rules.masks.pieces import SpaceKind, Window
from game.rules.masks.printed.cards import ActionKind
from game.rules.masks.printed.land import Place, name_of
from game.rules.masks.printed.notation import EFFECTS, read_effect, write_effect
from tests.masks.land.sketches import SHIPPED

GUIDE = (SHIPPED / "README.md").read_text(encoding="utf-8")
MAP, CARDS = GUIDE.split("\n# The cards\n")
EXAMPLE = re.compile(r'[`"]((?:' + "|".join(EFFECTS) + r')(?:\([^`"]*\))?)[`"]')


def first_cells(part: str) -> list[str]:
    """Of the rows of its tables."""
    return [line.split("|")[1].strip().strip("`") for line in part.splitlines() if line[:2] == "| "]


def test_every_effect_has_an_example() -> None:
    listed = [text.split("(")[0] for text in first_cells(CARDS.split("## Effects")[1])[1:]]

    assert sorted(listed) == sorted(EFFECTS)


def test_every_example_can_be_read_and_is_written_so() -> None:
    examples = EXAMPLE.findall(CARDS)

    assert len(examples) > len(EFFECTS)
    assert [write_effect(read_effect(text)) for text in examples] == examples


def test_every_window_and_every_kind_of_card_is_explained() -> None:
    windows = first_cells(CARDS.split("## Windows")[1].split("## Effects")[0])
    kinds = first_cells(CARDS.split("## Windows")[0])

    assert set(windows) == {"when", *(window.value for window in Window)}
    assert kinds == ["kind", *(ActionKind(name).value for name in kinds[1:])]
    assert set(kinds[1:]) == {kind.value for kind in ActionKind}


def test_every_layer_kind_and_template_is_named() -> None:
    assert {layer.name for layer in FORM.layers} <= set(first_cells(MAP))
    assert KINDS.keys() <= set(first_cells(MAP))
    assert all((SHIPPED / "templates" / name).exists() for name in re.findall(r"\w+\.tx\b", MAP))


def test_the_cells_and_numbers_are_those_of_the_check() -> None:
    for toa, space in STARTS.items():
        assert f"{toa.name.title()} {name_of(space)}" in MAP
    words = " ".join(MAP.split())
    assert f"{sum(WANTED.values())} spaces = {WANTED[Place()]} blank" in words
    fewest = [FEWEST[kind][0] for kind in (SpaceKind.PORTAL, SpaceKind.CHALLENGE)]
    assert "At least {} Portals, {} Challenges".format(*fewest) in words
