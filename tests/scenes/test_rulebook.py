"""The rulebook is read from page to page; whatever is looked for is found, or something like it."""

from pathlib import Path

import pytest

from game.scenes.program import Program
from game.scenes.rulebook.contents import Look
from game.scenes.rulebook.links import Open
from game.scenes.rulebook.scene import LIST_NAME, TEXT_NAME, RulebookScene
from game.ui.widgets.label import Label
from game.ui.widgets.leaf import Leaf
from game.ui.widgets.picture import Picture
from game.ui.widgets.scroll import Scroll
from tests.scenes.desk import SIZES, Hands, program_in, show
from tools.studio import Studio

CHAPTERS = [
    "Introduction",
    "How to win",
    "1. The turn",
    "2. Moving",
    "3. Masks",
    "Glossary",
    "Index",
]


def opened(program: Program, anchor: str = "") -> RulebookScene:
    return RulebookScene(program, program.at_hand, anchor)


def book(folder: Path, anchor: str = "") -> Hands:
    return show(opened(program_in(folder), anchor))


def scene_of(hands: Hands) -> RulebookScene:
    scene = hands.top
    assert isinstance(scene, RulebookScene)
    return scene


def shown(hands: Hands) -> str:
    return scene_of(hands).anchor


def listed(hands: Hands) -> list[str]:
    things = hands.top.things()
    return [thing.message.anchor for thing in things if isinstance(thing.message, Look)]


def links(hands: Hands) -> list[str]:
    things = hands.top.things()
    return [thing.message.anchor for thing in things if isinstance(thing.message, Open)]


def scroll_of(hands: Hands, name: str) -> Scroll:
    scrolls = (w for w in scene_of(hands).page.widgets if isinstance(w, Scroll))
    return next(scroll for scroll in scrolls if scroll.name == name)


def written(hands: Hands) -> str:
    """All labels on the leaf and in the list."""
    parts = (part for widget in scene_of(hands).page.widgets for part in widget.parts())
    return "\n".join(part.words for part in parts if isinstance(part, Label))


# Opening it


def test_it_opens_at_the_rule_it_is_asked_for(tmp_path: Path) -> None:
    assert shown(book(tmp_path, "K2")) == "K2"


@pytest.mark.parametrize("anchor", ["", "Z9"])
def test_it_opens_at_the_introduction_otherwise(tmp_path: Path, anchor: str) -> None:
    assert shown(book(tmp_path, anchor)) == "Introduction"


def test_the_contents_have_all_chapters_and_rules_in_order(tmp_path: Path) -> None:
    expected = ["Introduction", "How to win", "1. The turn", "U1", "U2", "2. Moving", "M1"]
    expected += ["3. Masks", "K2", "K6", "Glossary", "Index"]

    assert listed(book(tmp_path)) == expected


def test_a_book_without_pages_is_no_trouble(tmp_path: Path) -> None:
    program = program_in(tmp_path)
    scene = opened(program)
    scene.book, scene.anchor = type(scene.book)(), ""

    hands = show(scene)
    hands.write("anything")
    hands.key("page down")

    assert listed(hands) == []


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

    assert hands.thing("rulebook.entry.K6").rect.height > 20


# Reading on


def test_buttons_lead_from_chapter_to_chapter(tmp_path: Path) -> None:
    hands, read = book(tmp_path), []

    for _ in CHAPTERS[1:]:
        hands.click("rulebook.next")
        read.append(shown(hands))
    hands.click("rulebook.previous")

    assert read == CHAPTERS[1:]
    assert shown(hands) == "Glossary"


def test_the_first_page_has_none_before_and_the_last_none_behind(tmp_path: Path) -> None:
    first, last = (book(tmp_path, chapter) for chapter in (CHAPTERS[0], CHAPTERS[-1]))

    assert "rulebook.previous" not in {thing.name for thing in first.top.things()}
    assert "rulebook.next" not in {thing.name for thing in last.top.things()}


def test_page_keys_read_the_whole_book_and_back(tmp_path: Path) -> None:
    hands, read = show(opened(program_in(tmp_path)), size=(1024, 640), scale=1.25), ["Introduction"]

    for _ in range(40):
        hands.key("page down")
        read += [shown(hands)] if shown(hands) != read[-1] else []
    back = [read[-1]]
    for _ in range(40):
        hands.key("page up")
        back += [shown(hands)] if shown(hands) != back[-1] else []

    assert read == CHAPTERS
    assert back == CHAPTERS[::-1]


def test_a_page_key_goes_to_the_end_of_a_page_before_it_turns_over(studio: Studio) -> None:
    hands = show(opened(studio.program, "5. Gates and new tiles"), size=(1024, 640))

    hands.key("page down")
    rolled = scroll_of(hands, TEXT_NAME).rolled
    chapter = shown(hands)
    hands.click("rulebook.next")
    hands.key("page up")

    assert rolled > 0
    assert chapter == shown(hands) == "5. Gates and new tiles"
    assert scroll_of(hands, TEXT_NAME).rolled == scroll_of(hands, TEXT_NAME).furthest


def test_left_and_right_turn_over_while_one_reads(studio: Studio) -> None:
    hands = show(opened(studio.program, "5. Gates and new tiles"), size=(1024, 640))
    scene_of(hands).page.focus.name = TEXT_NAME

    hands.key("right")
    further = shown(hands)
    hands.key("left", "left")

    assert further == "6. Tokens"
    assert shown(hands) == "4. Moving"


def test_the_keyboard_reads_entry_by_entry(tmp_path: Path) -> None:
    hands = book(tmp_path)

    hands.key("down", "down", "down", "down")

    assert shown(hands) == "U1"


def test_what_is_clicked_in_the_list_stays_under_the_pointer(studio: Studio) -> None:
    hands = show(opened(studio.program), size=(1024, 640))
    rows = [t for t in hands.top.things() if isinstance(t.message, Look) and t.rect.height > 25]
    names = [thing.name for thing in (rows[-1], rows[0], rows[len(rows) // 2])]
    places = {thing.name: thing.rect for thing in rows}

    for name in names:
        hands.click(name)
        assert hands.thing(name).rect == places[name]
        assert f"rulebook.entry.{shown(hands)}" == name


# Links


def test_ids_sections_and_titles_in_a_text_lead_there(tmp_path: Path) -> None:
    assert links(book(tmp_path)) == ["How to win"]
    assert links(book(tmp_path, "How to win")) == ["M1", "3. Masks"]
    assert links(book(tmp_path, "U2")) == ["K6", "2. Moving", "M1", "K2"]


def test_a_link_is_followed(tmp_path: Path) -> None:
    hands = book(tmp_path, "U2")

    hands.click("rulebook.link.2.M1")

    assert shown(hands) == "M1"


def test_a_link_leads_out_of_a_search(tmp_path: Path) -> None:
    hands = book(tmp_path)
    hands.write("where you stop")

    hands.click("rulebook.link.3.K2")

    assert shown(hands) == "K2"
    assert "K2" in listed(hands)


# Looking something up


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("m1", "M1"),
        ("goal", "How to win"),
        ("AIM", "How to win"),
        ("what is the goal", "How to win"),
        ("soar", "K6"),
        ("soaring", "K6"),
        ("akaku", "K2"),
        ("pawn", "pawn"),
        ("masks", "3. Masks"),
        ("never shown", "K2"),
        ("akuka", "K2"),
    ],
)
def test_typing_opens_what_is_meant(tmp_path: Path, typed: str, first: str) -> None:
    hands = book(tmp_path)

    hands.write(typed)

    assert listed(hands)[0] == first
    assert shown(hands) == first


def test_where_nothing_is_found_something_is_offered(tmp_path: Path) -> None:
    hands = book(tmp_path)

    hands.write("xyzzy")

    assert listed(hands) == ["Introduction", "How to win", "1. The turn"]
    note = scene_of(hands).program.texts.text("rulebook.nothing", words="xyzzy")
    assert note in written(hands)


def test_letters_can_be_taken_back(tmp_path: Path) -> None:
    hands = book(tmp_path)
    hands.write("soarx")

    hands.key("backspace")

    assert listed(hands)[0] == "K6"


def test_an_empty_search_shows_the_contents_again(tmp_path: Path) -> None:
    hands = book(tmp_path)
    before = listed(hands)
    hands.write("k")

    hands.key("backspace")

    assert listed(hands) == before
    assert scroll_of(hands, LIST_NAME).rolled == 0


# Pictures


def test_a_picture_has_its_caption_below_it(tmp_path: Path) -> None:
    hands = book(tmp_path, "How to win")

    (picture,) = (w for w in scroll_of(hands, TEXT_NAME).widgets if isinstance(w, Picture))
    (caption,) = (
        widget
        for widget in scroll_of(hands, TEXT_NAME).widgets
        if isinstance(widget, Label) and widget.words == "Where you want to be"
    )
    assert picture.rect.bottom <= caption.rect.top


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_all_that_is_on_a_page_stays_on_its_leaf(studio: Studio, size: tuple[int, int]) -> None:
    for chapter in studio.game.rulebook.chapters:
        hands = show(opened(studio.program, chapter.title), size=size)
        (leaf,) = (w.rect for w in scene_of(hands).page.widgets if isinstance(w, Leaf))
        inside = scroll_of(hands, TEXT_NAME).widgets

        assert inside
        assert all(leaf.left <= w.rect.left and w.rect.right <= leaf.right for w in inside)
