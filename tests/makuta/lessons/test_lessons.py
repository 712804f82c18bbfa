"""Six lessons: made from prepared situations, playable by today's rules, with all their words."""

import os

import pytest

from game.boxes.makuta import codec, topics
from game.core.seats import NATURE
from game.persistence.lines import Noted, Played
from game.persistence.reading import read_script
from game.rules import makuta
from game.shelf.lesson import Lesson, read_lesson
from game.shelf.teaching import lessons_in
from tests.makuta.box.keyboard import TEXTS
from tests.makuta.lessons.making import FOLDER, LESSONS, path_of
from tests.makuta.rules.discs import TAHU

UPDATE = bool(os.environ.get("UPDATE_LESSONS"))
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
    own = sum(seat == TAHU for seat, _ in read.line)

    assert letters * READ + own * DECIDE + (len(read.line) - own) * WATCH < SECONDS


@pytest.mark.parametrize("key", LESSONS)
def test_whoever_learns_is_told_before_every_choice_they_have(key: str) -> None:
    """Since the last words something else was done, unless there is nothing to choose."""
    read = lesson(key)
    match = read.match(codec)
    unsaid = 0
    for number, (seat, action) in enumerate(read.line):
        unsaid = 0 if number in read.notes else unsaid
        sole = makuta.sole_action(makuta.observe(match.state, seat)) if seat != NATURE else None
        if seat == TAHU and action != sole:
            unsaid += 1
            assert unsaid <= 2, f"{key}: nothing is said before {action}"
        match.play(action)


def test_they_are_found_in_the_order_of_learning() -> None:
    found = lessons_in(FOLDER, [*topics.LESSONS])

    assert [path.stem for path in found] == [*topics.LESSONS] == [*LESSONS]


# Another way that is as good


def test_another_way_is_accepted_if_the_rest_can_still_be_played() -> None:
    read = lesson("gates")
    match = read.match(codec)
    places = [n for n, (_, action) in enumerate(read.line) if type(action).__name__ == "PlaceTile"]
    for _, action in read.line[: places[0]]:
        match.play(action)

    turns = makuta.legal_actions(match.state)

    assert len(turns) > 1
    assert all(read.accepts(match, turn) for turn in turns)


def test_what_leads_elsewhere_is_not_accepted() -> None:
    read = lesson("moving")
    match = read.match(codec)
    for _, action in read.line[:2]:
        match.play(action)
    walks = makuta.legal_actions(match.state)
    meant = read.line[2][1]

    accepted = [walk for walk in walks if read.accepts(match, walk)]

    assert meant in accepted
    assert len(accepted) < len(walks)


def test_nature_does_what_is_foretold() -> None:
    read = lesson("moving")
    match = read.match(codec)
    for seat, action in read.line:
        if seat != NATURE:
            match.submit(action)

    assert [(ply.seat, ply.action) for ply in match.past] == [*read.line]


def test_notes_are_lines_of_the_file_and_change_nothing() -> None:
    entries = read_script(path_of("duels")).entries

    assert sum(isinstance(entry, Noted) for entry in entries) == topics.LESSONS["duels"]
    assert sum(isinstance(entry, Played) for entry in entries) == len(lesson("duels").line)
