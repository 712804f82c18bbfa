"""Every card has a face of its own, and all that is to be said on it is legible."""

from pathlib import Path

import pygame
import pytest
from attrs import evolve
from pygame import Surface

from game.boxes.masks.table.cards.conditions import Condition, Lying
from game.boxes.masks.table.cards.drawings import drawings_of
from game.boxes.masks.table.cards.kinds import CardKind
from game.boxes.masks.table.cards.layout import card_size
from game.boxes.masks.table.cards.lettering import Pen, Script
from game.boxes.masks.table.cards.wording import CardFace, face_of, toa_face
from game.boxes.masks.words.names import Names
from game.rules.masks.pieces import Deck, Toa
from game.ui.piecework import finished
from game.ui.theme import Palette
from tests.masks.table.faces import FONTS, PICTURES, names, painter

CARDS = PICTURES / "cards"
SIZES = (60, 90, 120, 214, 300, 430)


def every_key(said: Names) -> list[str]:
    cards = said.terms.cards
    tables = (cards.actions, cards.missions, cards.challenges, cards.masks, cards.turaga)
    swarm = (cards.rahi, cards.bohrok, cards.va, cards.krana)
    return [key for table in (*tables, *swarm) for key in table]


def every_face(edition: str) -> list[CardFace]:
    said = names(edition)
    foils = [face_of(said, key, is_foil=True) for key in said.terms.cards.great_masks()]
    others = [face_of(said, key) for key in every_key(said)]
    return [*(toa_face(said, toa) for toa in Toa), *foils, *others]


# Drawings


def test_every_card_has_a_drawing_of_its_own() -> None:
    faces = every_face("rshl") + every_face("qftm")

    without = [each.name for each in faces if not _own_drawing(each).is_file()]

    assert without == []


def _own_drawing(face: CardFace) -> Path:
    return CARDS / f"{drawings_of(face.card, face.kind)[0]}.jpg"


def test_cards_of_other_names_have_other_drawings() -> None:
    names_by_drawing: dict[bytes, set[str]] = {}
    for face in every_face("rshl"):
        names_by_drawing.setdefault(_own_drawing(face).read_bytes(), set()).add(face.name)

    assert [several for several in names_by_drawing.values() if len(several) > 1] == []


def test_every_kind_has_a_sign_for_cards_that_nobody_has_drawn() -> None:
    face, card = face_of(names("qftm"), "swift"), names("qftm").terms.cards.actions["swift"]
    new = evolve(face, card=evolve(card, key="sling"))

    assert window(finished(painter().facing(new, 120))) != window(
        finished(painter().facing(face, 120))
    )
    assert [kind for kind in CardKind if not (CARDS / f"kinds/{kind.value}.jpg").is_file()] == []


def window(card: Surface) -> bytes:
    return pygame.image.tobytes(card.subsurface((20, 30, 40, 30)), "RGB")


# Words


@pytest.mark.parametrize("height", SIZES)
def test_no_word_is_cut_off(height: int) -> None:
    """Wherever words are written, they stay within the room they were given."""
    room = round(height * 0.58), round(height * 0.2)
    script = Script("text", height * 0.045, Palette.INK)
    for face in every_face("rshl"):
        written = Pen(FONTS).written(face.text, script, room)

        assert written.get_width() <= room[0], face.name
        assert written.get_height() <= room[1], face.name


@pytest.mark.parametrize("words", ["", " ", "Brandybuckbaggins" * 8, "many words " * 90, "a\tb\nc"])
def test_whatever_a_designer_writes_fits(words: str) -> None:
    written = Pen(FONTS).written(words, Script("text", 14, Palette.INK), (120, 40))

    assert written.get_width() <= 120
    assert written.get_height() <= 40


def test_a_reconstruction_is_marked_and_a_known_card_is_not() -> None:
    said = names("qftm")

    assert face_of(said, "swift").is_known
    assert not face_of(said, "gate_song").is_known
    plain = evolve(face_of(said, "gate_song"), is_known=True)
    assert pixels(finished(painter().facing(face_of(said, "gate_song"), 300))) != pixels(
        finished(painter().facing(plain, 300))
    )


def pixels(card: Surface) -> bytes:
    return pygame.image.tobytes(card, "RGBA")


@pytest.mark.rule("H1")
def test_a_foil_says_what_it_is_worth() -> None:
    foil = face_of(names("duel"), "hau", is_foil=True)

    assert foil.points == "+200"
    assert foil.text.startswith("+200 to shielding")


@pytest.mark.rule("E2")
def test_a_toa_card_has_the_values_of_the_edition() -> None:
    assert toa_face(names("qftm"), Toa.TAHU).values == (700, 900, 400, 500, 600, 800)
    assert toa_face(names("rshl"), Toa.TAHU).values == (800, 900, 600, 700, 700, 800)


# Pictures


@pytest.mark.parametrize("height", SIZES)
def test_a_picture_is_as_large_as_was_asked_for(height: int) -> None:
    cards, said = painter(), names("qftm")

    assert cards.face(said, "swift", height).get_size() == card_size(height)
    assert cards.back(Deck.GA, height).get_size() == card_size(height)


def test_each_condition_looks_different() -> None:
    cards, said = painter(), names("rshl")
    lying = [Lying(each) for each in Condition if each is not Condition.RESTING]
    lying += [Lying(Condition.RESTING, count) for count in (1, 2, 3)]

    looks = {pixels(cards.face(said, "hau", 120, each)) for each in lying}

    assert len(looks) == len(lying)


def test_the_same_card_is_painted_once() -> None:
    cards, said = painter(), names("qftm")

    assert cards.face(said, "swift", 120) is cards.face(said, "swift", 120)


def test_without_its_pictures_a_card_still_says_what_it_does(tmp_path: Path) -> None:
    bare, face = painter(tmp_path), face_of(names("qftm"), "swift")

    shown = finished(bare.facing(face, 300))

    assert shown.get_size() == card_size(300)
    assert pixels(shown) != pixels(finished(bare.facing(evolve(face, text=""), 300)))
