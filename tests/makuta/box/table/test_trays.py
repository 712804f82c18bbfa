"""Trays show backs, what all know, and one's own faces only while they are held open."""

import pytest

from game.boxes.makuta.table.choosing.secrets import shown_tray
from game.boxes.makuta.table.panels.token_widget import Token
from game.core.seats import OPEN, PUBLIC, Seat
from game.rules.makuta.editions import HouseRules
from game.rules.makuta.phases import Finishing, Looking, OnStart, TryingOn, Weighing
from game.rules.makuta.pieces import HIDDEN
from game.ui.signals import PointerMoved, PointerPressed, PointerReleased
from game.ui.widgets.label import Label
from tests.makuta.atlases import small_atlas
from tests.makuta.box.table.hands import Hands, at_table
from tests.makuta.rules.discs import AIR, FIRE, GALI, HAU, LEWA, PAKARI, TAHU, WATER, seen, shown
from tests.makuta.rules.story import Story
from tests.makuta.situations import situation


def table() -> Story:
    return situation(
        small_atlas(),
        trays=[[HAU, shown(PAKARI), seen(FIRE, LEWA)], [seen(WATER, TAHU)], [AIR]],
    )


def tokens(hands: Hands) -> dict[str, Token]:
    found = [widget for widget in hands.page.widgets if isinstance(widget, Token)]
    return {token.thing.name: token for token in found if token.thing}


def words(hands: Hands, name: str) -> str:
    return "".join(thing.words for thing in tokens(hands)[name].things())


def faces_up(hands: Hands) -> set[str]:
    return {name for name, token in tokens(hands).items() if token.token.is_up}


def test_only_what_all_know_lies_open() -> None:
    hands = at_table(table().state)

    assert faces_up(hands) == {"tray.0.1"}


def test_holding_the_key_turns_up_what_one_alone_may_see() -> None:
    hands = at_table(table().state)

    hands.view.peek(on=True)
    hands.settle()
    assert faces_up(hands) == {"tray.0.0", "tray.0.1", "tray.0.2", "tray.1.0"}

    hands.view.peek(on=False)
    hands.settle()
    assert faces_up(hands) == {"tray.0.1"}


def test_a_short_press_on_the_eye_keeps_them_open_until_the_next_decision() -> None:
    hands = at_table(table().state)

    hands.press("tray.peek")
    assert "tray.0.0" in faces_up(hands)

    hands.view.offer(None)
    hands.settle()
    assert "tray.0.0" not in faces_up(hands)


def test_a_long_press_opens_them_only_meanwhile() -> None:
    hands = at_table(table().state)
    eye = hands.thing("tray.peek").rect.center
    closed = hands.picture()

    hands.send(PointerMoved(eye), PointerPressed(eye))
    held = hands.picture()
    hands.now += 2
    hands.settle()
    hands.send(PointerReleased(eye))

    assert held != closed
    assert faces_up(hands) == {"tray.0.1"}


def test_holding_a_token_turns_up_this_one() -> None:
    hands = at_table(table().state)
    at = hands.thing("tray.0.0").rect.center
    hands.send(PointerMoved(at))
    before = hands.picture()

    hands.send(PointerPressed(at))

    assert hands.picture() != before


def test_marks_say_who_else_knows_a_token() -> None:
    hands = at_table(table().state)

    assert not tokens(hands)["tray.0.0"].token.known_to
    assert words(hands, "tray.0.1").endswith("Known to everyone")
    assert words(hands, "tray.0.2").endswith("Known to Lewa")


def test_words_tell_no_more_than_lies_open() -> None:
    hands = at_table(table().state)
    assert "fire" not in words(hands, "tray.0.2")

    hands.view.peek(on=True)
    hands.settle()
    assert "fire" in words(hands, "tray.0.2")


def test_the_public_sees_backs_even_when_it_peeks() -> None:
    hands = at_table(table().state, PUBLIC)

    hands.view.peek(on=True)
    hands.settle()

    assert faces_up(hands) == {"tray.0.1"}


def test_after_the_end_all_lie_open() -> None:
    state = table().state
    open_table = shown_tray(at_table(state, OPEN).seen, TAHU, is_open=False)

    assert all(token.is_up for token in open_table)


def test_open_trays_are_open() -> None:
    house = HouseRules(open_trays=True)
    story = situation(small_atlas(), trays=[[HAU], [FIRE]], house=house)

    assert faces_up(at_table(story.state)) == {"tray.0.0", "tray.1.0"}


def test_nothing_hidden_ever_has_a_face_on_the_screen() -> None:
    hands = at_table(table().state, GALI)
    hands.view.peek(on=True)
    hands.settle()

    for token in tokens(hands).values():
        disc = token.token.disc
        assert disc.face == HIDDEN or disc.known & (1 << GALI)


def test_whoever_is_alone_at_the_table_sees_their_tokens_all_the_time() -> None:
    hands = at_table(table().state, alone=True)

    assert faces_up(hands) == {"tray.0.0", "tray.0.1", "tray.0.2", "tray.1.0"}
    assert "tray.peek" not in hands.names()


def test_the_longest_trays_lie_closer_together_and_nothing_sticks_out() -> None:
    story = situation(small_atlas(), trays=[[], [FIRE, AIR, WATER] * 3], players=2)
    hands = at_table(story.state)
    assert hands.view.layout

    found = [token.rect for name, token in tokens(hands).items() if name.startswith("tray.1.")]

    assert len({rect.topleft for rect in found}) == 9
    assert all(hands.view.layout.trays[1].contains(rect) for rect in found)


def test_with_all_open_the_large_tray_is_that_of_whose_turn_it_is() -> None:
    hands = at_table(table().state, OPEN)

    name, large = max(tokens(hands).items(), key=lambda each: each[1].rect.width)

    assert name.startswith(f"tray.{TAHU}.")
    assert large.token.is_up


# Cards in the middle


def test_an_opened_tray_lies_on_a_card_face_down_until_one_looks() -> None:
    story = situation(
        small_atlas(), trays=[[], [seen(HAU, TAHU), seen(FIRE, TAHU)]], phase=Looking(TAHU, GALI)
    )
    hands = at_table(story.state)
    assert faces_up(hands) == set()

    hands.press("card.peek")

    assert faces_up(hands) == {"tray.1.0", "tray.1.1"}


def test_a_token_in_hand_is_weighed_against_those_of_its_kind() -> None:
    phase = Weighing(TAHU, seen(AIR, TAHU), OnStart(), Finishing(TAHU))
    trays = [[FIRE, HAU, WATER, seen(FIRE, GALI)], []]
    story = situation(small_atlas(), trays=trays, phase=phase)
    hands = at_table(story.state)

    assert {"tray.0.0", "tray.0.2", "tray.0.3", "button.refuse_token"} <= hands.names()
    assert "tray.0.1" not in hands.names(enabled=False)


def test_masks_that_fit_are_kept_by_a_button() -> None:
    phase = TryingOn(TAHU, 0, Finishing(TAHU))
    story = situation(small_atlas(), trays=[[HAU], []], phase=phase)

    assert "button.keep_masks" in at_table(story.state).names()


def test_no_word_tells_what_lies_face_down() -> None:
    """Neither the prompt nor the card, until the token in hand is turned up."""
    phase = Weighing(TAHU, seen(AIR, TAHU), OnStart(), Finishing(TAHU))
    story = situation(small_atlas(), trays=[[FIRE, WATER, FIRE], []], phase=phase)
    hands = at_table(story.state)
    hands.press("tray.0.0")

    assert "air" not in hands.view.prompt(hands.seen)
    assert not any("fire" in words for words in said(hands))

    hands.view.peek(on=True)
    hands.settle()
    assert "air" in hands.view.prompt(hands.seen)
    assert any("fire" in words for words in said(hands))


def said(hands: Hands) -> list[str]:
    return [widget.words for widget in hands.page.widgets if isinstance(widget, Label)]


@pytest.mark.parametrize("place", [0, 1, 2])
def test_a_card_with_tokens_leaves_the_pawn_in_sight(place: int) -> None:
    trays = [[seen(HAU, GALI)], [], []]
    phase = TryingOn(Seat(place), None, Finishing(Seat(place)))
    trays[place] = [HAU, HAU]
    story = situation(small_atlas(), trays=trays, phase=phase)
    hands = at_table(story.state)
    pawn = hands.view.picture.camera.to_screen(hands.view.picture.centre(story.state.pawns[place]))

    assert hands.view.layout
    assert hands.view.layout.beside_now.collidepoint(pawn)
