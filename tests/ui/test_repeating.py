"""A held key speaks again: to whom it was pressed for, and while it is held."""

import pygame
from pygame.event import Event

from game.ui.repeating import DELAY, INTERVAL, Repeater

TABLE, MENU = object(), object()
DOWN, UP = Event(pygame.KEYDOWN, key=pygame.K_a), Event(pygame.KEYUP, key=pygame.K_a)
OTHER_UP = Event(pygame.KEYUP, key=pygame.K_b)


def held() -> Repeater:
    repeater = Repeater()
    repeater.note(DOWN, TABLE, 1.0)
    return repeater


def test_a_held_key_speaks_again_after_a_while() -> None:
    repeater = held()

    assert repeater.due == 1.0 + DELAY
    assert repeater.again(TABLE, 1.0 + DELAY / 2) is None
    assert repeater.again(TABLE, 1.0 + DELAY) is DOWN
    assert repeater.again(TABLE, 1.0 + DELAY) is None
    assert repeater.again(TABLE, 1.0 + DELAY + INTERVAL) is DOWN


def test_a_slow_frame_is_no_reason_to_speak_often() -> None:
    repeater = held()

    assert repeater.again(TABLE, 9.0) is DOWN
    assert repeater.again(TABLE, 9.0) is None


def test_a_released_key_is_silent_however_late_it_is_asked() -> None:
    repeater = held()
    repeater.note(UP, TABLE, 5.0)

    assert repeater.again(TABLE, 9.0) is None
    assert repeater.due is None


def test_another_key_does_not_silence_it() -> None:
    repeater = held()
    repeater.note(OTHER_UP, TABLE, 1.1)

    assert repeater.again(TABLE, 9.0) is DOWN


def test_it_speaks_to_nobody_else() -> None:
    repeater = held()

    assert repeater.again(MENU, 9.0) is None
    assert repeater.due is None


def test_a_window_that_is_left_hears_nothing() -> None:
    repeater = held()
    repeater.note(Event(pygame.WINDOWFOCUSLOST), TABLE, 1.1)

    assert repeater.again(TABLE, 9.0) is None
