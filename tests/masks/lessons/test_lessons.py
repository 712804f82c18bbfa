"""Four lessons: made from prepared situations, playable by today's rules, with all their words."""

import os

import pytest

from game.boxes.masks import codec, topics
from game.core.seats import NATURE, Seat
from game.i18n.texts import load
from game.rules import masks as rules
from game.shelf.lesson import Lesson, read_lesson
from game.shelf.teaching import lessons_in
from tests.masks.lessons.making import FOLDER, LESSONS, path_of

TEXTS = load("masks", strict=True)
UPDATE = bool(os.environ.get("UPDATE_LESSONS"))
LEARNER = Seat(0)
SECONDS = 110  # a lesson takes less than two minutes
READ, DECIDE, WATCH = 0.06, 2.5, 2.0  # seconds for a letter, a press, and another's step


@pytest.mark.parametrize("key", LESSONS)
def test_a_lesson_is_as_it_was_made(key: str) -> None:
    made = LESSONS[key]().file()
    if UPDATE:
        FOLDER.mkdir(exist_ok=True)
        path_of(key).write_bytes(made)

    assert path_of(key).read_bytes() == made


def lesson(key: str) -> Lesson:
    return read_lesson(path_of(key), codec)


@pytest.mark.parametrize("key", LESSONS)
def test_a_lesson_has_its_words_and_says_something_first_and_last(key: str) -> None:
    read = lesson(key)
    notes = [note for place in sorted(read.notes) for note in read.notes[place]]

    assert notes == [f"{key}.{number + 1}" for number in range(topics.LESSONS[key])]
    assert min(read.notes) == 0
    assert max(read.notes) == len(read.line)
    for note in notes:
        assert len(TEXTS.text(f"lesson_note.{note}")) < 170


@pytest.mark.parametrize("key", LESSONS)
def test_a_lesson_takes_less_than_two_minutes(key: str) -> None:
    read = lesson(key)
    letters = sum(len(TEXTS.text(f"lesson_note.{n}")) for ns in read.notes.values() for n in ns)
    own = sum(seat == LEARNER for seat, _ in read.line)

    assert letters * READ + own * DECIDE + (len(read.line) - own) * WATCH < SECONDS


@pytest.mark.parametrize("key", LESSONS)
def test_whoever_learns_is_told_before_every_choice_they_have(key: str) -> None:
    """A walk to a far space and the end of a turn are one thing to be told of."""
    read = lesson(key)
    match = read.match(codec)
    unsaid: set[type] = set()
    for number, (seat, action) in enumerate(read.line):
        unsaid = set() if number in read.notes else unsaid
        seen = rules.observe(match.state, seat) if seat != NATURE else None
        sole = rules.sole_action(seen) if seen is not None else None
        if seat == LEARNER and action != sole:
            unsaid.add(type(action))
            assert len(unsaid) <= 2, f"{key}: nothing is said before {action}"
        match.play(action)


def test_they_are_found_in_the_order_of_learning() -> None:
    found = lessons_in(FOLDER, [*topics.LESSONS])

    assert [path.stem for path in found] == [*topics.LESSONS] == [*LESSONS]


def test_another_way_to_the_same_space_is_accepted() -> None:
    read = lesson("moving")
    match = read.match(codec)

    accepted = [
        action for action in rules.legal_actions(match.state) if read.accepts(match, action)
    ]

    assert len(accepted) == 2


def test_the_prizes_are_what_the_notes_say() -> None:
    for key, won in (("challenges", 2), ("masks", 5), ("swarm", 1)):
        match = lesson(key).match(codec)
        for _, action in lesson(key).line:
            match.play(action)

        assert len(match.state.seats[LEARNER].masks) == won, key
