"""Every rule is found by its id or its words, and leads to those it names."""

from pathlib import Path

import pytest

from game.scenes.program import Program
from game.scenes.rulebook import Open, RulebookScene
from game.ui.widgets.leaf import Leaf
from game.ui.widgets.picture import Picture
from tests.scenes.desk import RULES, SIZES, Hands, program_in, show
from tools.studio import Studio


def opened(program: Program, rule: str = "") -> RulebookScene:
    return RulebookScene(program, program.at_hand, rule)


def book(folder: Path, rule: str = "") -> Hands:
    return show(opened(program_in(folder), rule))


def shown(hands: Hands) -> str:
    scene = hands.top
    assert isinstance(scene, RulebookScene)
    return scene.rule


def listed(hands: Hands) -> list[str]:
    return [str(thing.target) for thing in hands.top.things() if thing.target is not None]


def links(hands: Hands) -> list[str]:
    found = [t.message for t in hands.top.things() if isinstance(t.message, Open) and not t.target]
    return [message.rule for message in found]


def test_it_opens_at_the_rule_it_is_asked_for(tmp_path: Path) -> None:
    assert shown(book(tmp_path, "K2")) == "K2"


@pytest.mark.parametrize("rule", ["", "Z9"])
def test_it_opens_at_the_first_rule_otherwise(tmp_path: Path, rule: str) -> None:
    assert shown(book(tmp_path, rule)) == "U1"


def test_all_rules_are_listed_in_order(tmp_path: Path) -> None:
    assert listed(book(tmp_path)) == [rule.id for rule in RULES]


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("m1", ["M1", "U2"]),
        ("fly", ["U1", "K6"]),
        ("FLY any", ["K6"]),
        ("akaku", ["K2"]),
        ("kanohi", ["K2", "K6"]),
        ("nonsense", []),
    ],
)
def test_typing_searches_id_title_text_and_chapter(
    tmp_path: Path, typed: str, found: list[str]
) -> None:
    hands = book(tmp_path)

    hands.write(typed)

    assert listed(hands) == found
    assert not found or shown(hands) == found[0]


def test_ids_in_a_text_lead_to_other_rules(tmp_path: Path) -> None:
    hands = book(tmp_path, "U2")

    seen = links(hands)
    hands.click("rulebook.link.0.M1")

    assert seen == ["M1", "K2"]
    assert shown(hands) == "M1"


def test_a_link_leads_out_of_a_search(tmp_path: Path) -> None:
    hands = book(tmp_path)
    hands.write("where you stop")

    hands.click("rulebook.link.1.K2")

    assert shown(hands) == "K2"
    assert "K2" in listed(hands)


def test_the_keyboard_reads_rule_by_rule(tmp_path: Path) -> None:
    hands = book(tmp_path)

    hands.key("down", "down", "down")

    assert shown(hands) == "M1"


def test_letters_can_be_taken_back(tmp_path: Path) -> None:
    hands = book(tmp_path)
    hands.write("flyy")

    hands.key("backspace")

    assert listed(hands) == ["U1", "K6"]


@pytest.mark.parametrize("key", ["escape", "f1"])
def test_it_is_closed_by_escape_and_by_the_key_that_opens_it(tmp_path: Path, key: str) -> None:
    program = program_in(tmp_path)
    hands = show(opened(program), opened(program))

    hands.key(key)

    assert len(hands.stage.scenes) == 1


@pytest.mark.parametrize("size", SIZES)
def test_the_rule_it_opens_at_is_in_sight(tmp_path: Path, size: tuple[int, int]) -> None:
    hands = show(opened(program_in(tmp_path), "K6"), size=size, scale=1.25)
    hands.look()

    assert hands.thing("rulebook.rule.K6").rect.height > 20


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_pieces_beside_a_rule_stay_on_its_page(studio: Studio, size: tuple[int, int]) -> None:
    for rule in studio.game.rulebook.rules:
        scene = opened(studio.program, rule)
        show(scene, size=size)
        widgets = scene.widgets()
        (page,) = (widget.rect for widget in widgets if isinstance(widget, Leaf))

        pictures = [widget.rect for widget in widgets if isinstance(widget, Picture)]
        assert all(page.contains(place) for place in pictures)
