"""A game code is read as it was written, in its own game, and as no other's."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.boxes import SHELF
from game.shelf.choices import Setup, options_in_words
from game.shelf.game_code import BETWEEN, CodeError, GameCode, code_of, read_code
from tests.shelf.fakes import DUEL, FAKES, SAGA, TRIO, AnyGame, all_games, first_game, mixed_shelf
from tests.shelf.setups import setups

SHELF_OF_ALL = mixed_shelf()
FIRST = SHELF.first


@st.composite
def agreements(draw: st.DrawFn) -> tuple[AnyGame, Setup]:
    game = draw(st.sampled_from(all_games()))
    return game, draw(setups(game))


def without_box(game: AnyGame, setup: Setup) -> str:
    """As codes were written when there was one box only."""
    options = options_in_words(setup.options, game.choices)
    return BETWEEN.join([setup.edition, *options, str(len(setup.figures)), setup.seed])


@given(agreements())
def test_every_set_up_is_read_as_it_was_written(agreed: tuple[AnyGame, Setup]) -> None:
    game, setup = agreed

    code = code_of(game, setup)

    assert read_code(code, game, SHELF_OF_ALL) == GameCode.of(setup)
    assert code.startswith(f"{game.key}-")


@given(agreements(), st.sampled_from(all_games()))
def test_the_code_of_one_game_is_never_read_as_another_s(
    agreed: tuple[AnyGame, Setup], other: AnyGame
) -> None:
    game, setup = agreed
    if other is game:
        return

    with pytest.raises(CodeError) as told:
        read_code(code_of(game, setup), other, SHELF_OF_ALL)

    assert game.texts.text("box.title") in str(told.value)


@given(setups(first_game()))
def test_a_code_from_before_gets_its_game(setup: Setup) -> None:
    code = without_box(first_game(), setup)

    assert read_code(code, first_game(), SHELF_OF_ALL) == GameCode.of(setup)


@given(setups(first_game()), st.sampled_from(FAKES))
def test_a_code_from_before_is_never_read_as_another_s(setup: Setup, other: AnyGame) -> None:
    with pytest.raises(CodeError) as told:
        read_code(without_box(first_game(), setup), other, SHELF_OF_ALL)

    assert first_game().texts.text("box.title") in str(told.value)


@given(st.text(max_size=30), st.sampled_from(all_games()))
def test_whatever_is_typed_is_a_code_or_a_sentence(text: str, game: AnyGame) -> None:
    try:
        told = str(read_code(text, game, SHELF_OF_ALL))
    except CodeError as error:
        told = str(error)

    assert told


def test_a_code_may_be_typed_in_any_letters_and_with_what_was_copied_along() -> None:
    code = f"  {FIRST.key.upper()}-EN-h1-4-My Word \n"

    assert read_code(code, first_game(), SHELF) == GameCode("en", {"H1": 1}, 4, "My Word")


def test_the_code_of_a_game_that_is_not_there_is_told_in_a_sentence() -> None:
    with pytest.raises(CodeError, match=r"begin with “chess”\..*trio-only-3-1f2a9c3b\.$"):
        read_code("chess-en-2-word", TRIO, SHELF_OF_ALL)


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("saga-tiny-2-word", "There is no edition 'tiny'; choose one of short, long, endless."),
        ("saga-long-T1-2-word", "There is no house rule 'T1'"),
        ("saga-long-6-word", "2 to 5, comes before the last word; “6” isn’t one."),
        ("saga-long-word", "saga-short-4-1f2a9c3b"),
        ("saga-long-2-", "saga-short-4-1f2a9c3b"),
        ("saga-", "saga-short-4-1f2a9c3b"),
        ("saga", "saga-short-4-1f2a9c3b"),
        ("-", "saga-short-4-1f2a9c3b"),
    ],
)
def test_a_wrong_code_is_told_in_a_sentence(code: str, told: str) -> None:
    with pytest.raises(CodeError) as error:
        read_code(code, SAGA, SHELF_OF_ALL)

    assert told in str(error.value)
    assert str(error.value).endswith(".")


def test_a_number_that_an_option_does_not_have_is_told() -> None:
    with pytest.raises(CodeError, match="T2 needs a number from 1 to 5"):
        read_code("duel-only-T2=6-2-word", DUEL, SHELF_OF_ALL)


def test_no_word_of_a_code_can_be_taken_for_another() -> None:
    """Boxes, editions, options and numbers of seats are told apart by their words alone."""
    began = [word for box in SHELF.boxes for word in box.former_codes]
    names = [name for box in SHELF.boxes for name in (box.key, *box.former)]
    choices = [first_game().choices] + [game.choices for game in FAKES]
    words = [*names, *began, *(edition for each in choices for edition in each.editions)]
    options = [option.key for each in choices for option in each.options]

    assert len({*names, *began}) == len(names) + len(began)
    assert all(word == word.lower() and BETWEEN not in word for word in words)
    assert all(key == key.upper() and BETWEEN not in key for key in options)
    assert not any(key.isdecimal() for key in options)
