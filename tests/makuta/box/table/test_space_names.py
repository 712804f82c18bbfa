"""Spaces have names that words use: one can read them on the board."""

from gettext import NullTranslations

from attrs import evolve

from game.boxes.makuta.table.log_lines import Mention
from game.i18n.texts import Texts
from tests.makuta.box.table.hands import Hands, at_table
from tests.makuta.situations import drawn

PATH = """
. . . . G . . . .
. . . . o . . . .
. . . . m . . . .
. . . o o . . . .
. . . o 0 K . . .
. . . . o . . . .
. . . . Y . . . .
. . . . o . . . .
. . . . G . . . .
"""


def changed(hands: Hands, before: bytes, field: int) -> list[int]:
    """How many pixels are other than *before*, on the space *field* and in all."""
    after, surface = hands.picture(), hands.surface
    wide = surface.get_width()
    others = [n // 4 for n in range(0, len(after), 4) if after[n : n + 3] != before[n : n + 3]]
    centre = hands.view.picture.camera.to_screen(hands.view.picture.centre(field))
    reach = hands.view.picture.camera.zoom
    near = [n for n in others if abs(n % wide - centre.x) < 4 * reach]
    near = [n for n in near if abs(n // wide - centre.y) < 1.5 * reach]
    return [len(near), len(others)]


def test_who_wants_them_finds_the_names_of_all_spaces_on_the_board() -> None:
    story = drawn(PATH)
    hands = at_table(story.state, is_whole=True)
    before = hands.picture()

    settings = hands.view.program.settings
    hands.view.program.settings = evolve(
        settings, display=evolve(settings.display, coordinates=True)
    )
    hands.settle()

    near, all_over = changed(hands, before, story.at(("here", (0, 1))))
    assert near
    assert all_over > near


def test_the_name_of_a_space_that_is_spoken_of_stands_beside_it() -> None:
    story = drawn(PATH)
    hands = at_table(story.state, is_whole=True)
    field = story.at(("here", (0, 1)))
    hands.view.light(Mention(field))
    lit = hands.picture()
    # In a language without words every space is called otherwise.
    hands.view.holder.names = evolve(hands.view.holder.names, texts=Texts("xx", NullTranslations()))

    near, all_over = changed(hands, lit, field)

    assert near
    assert all_over == near
