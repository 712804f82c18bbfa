"""What pygame reports becomes signals; keys and pads give the same commands."""

import pygame
import pytest
from pygame.event import Event

from game.ui.commands import PAD, Bindings, Command
from game.ui.signals import (
    KeyPressed,
    KeyReleased,
    Pointer,
    PointerLeft,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Signal,
    Wheel,
)
from game.ui.translation import FURTHEST, Translator


def told(*events: Event, bindings: Bindings | None = None) -> list[Signal]:
    pygame.display.init()
    translator = Translator(bindings or Bindings(), lambda at: (2 * at[0], 2 * at[1]))
    return [signal for event in events for signal in translator.signals(event)]


def key(code: int, mod: int = 0, unicode: str = "") -> Event:
    return Event(pygame.KEYDOWN, key=code, mod=mod, unicode=unicode)


def test_the_mouse_is_told_in_pixels_of_the_picture() -> None:
    signals = told(
        Event(pygame.MOUSEMOTION, pos=(10, 20)),
        Event(pygame.MOUSEBUTTONDOWN, pos=(10, 20), button=1),
        Event(pygame.MOUSEBUTTONUP, pos=(11, 20), button=3),
        Event(pygame.MOUSEWHEEL, x=0, y=-1),
        Event(pygame.WINDOWLEAVE),
    )

    assert signals == [
        PointerMoved((20, 40)),
        PointerPressed((20, 40)),
        PointerReleased((22, 40), Pointer.RIGHT),
        Wheel((20, 40), -1),
        PointerLeft(),
    ]


def test_wheels_as_buttons_and_sideways_are_passed_over() -> None:
    sideways = Event(pygame.MOUSEWHEEL, x=1, y=0)

    assert told(Event(pygame.MOUSEBUTTONDOWN, pos=(1, 1), button=4), sideways) == []


@pytest.mark.parametrize(
    ("event", "signal"),
    [
        (key(pygame.K_RETURN, unicode="\r"), KeyPressed("return", Command.CONFIRM, "\r")),
        (key(pygame.K_TAB, pygame.KMOD_LSHIFT), KeyPressed("shift+tab", Command.PREVIOUS)),
        (key(pygame.K_RETURN, pygame.KMOD_LALT), KeyPressed("alt+return", Command.FULL_SCREEN)),
        (key(pygame.K_q, unicode="q"), KeyPressed("q", None, "q")),
        (key(pygame.K_UP, pygame.KMOD_LSHIFT), KeyPressed("shift+up", Command.UP)),
    ],
)
def test_a_key_gives_what_it_is_bound_to(event: Event, signal: Signal) -> None:
    assert told(event) == [signal]


def test_a_released_key_is_told_as_well() -> None:
    event = Event(pygame.KEYUP, key=pygame.K_p, mod=0, unicode="p")

    assert told(event) == [KeyReleased("p", Command.PEEK)]


def test_own_keys_come_before_those_as_shipped() -> None:
    own = Bindings({"log": ("p",), "peek": ("q",)})

    signals = told(key(pygame.K_p), key(pygame.K_q), key(pygame.K_l), bindings=own)

    assert [s.command for s in signals if isinstance(s, KeyPressed)] == [
        Command.LOG,
        Command.PEEK,
        None,
    ]


def test_buttons_of_a_pad_give_commands() -> None:
    down = Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_A)
    up = Event(pygame.CONTROLLERBUTTONUP, button=pygame.CONTROLLER_BUTTON_A)
    unknown = Event(pygame.CONTROLLERBUTTONDOWN, button=99)

    assert told(down, up, unknown) == [
        KeyPressed("pad a", Command.CONFIRM),
        KeyReleased("pad a", Command.CONFIRM),
    ]


def axis(value: float) -> Event:
    return Event(
        pygame.CONTROLLERAXISMOTION,
        axis=pygame.CONTROLLER_AXIS_LEFTX,
        value=round(value * FURTHEST),
    )


def test_a_stick_is_a_key_that_is_pressed_half_way() -> None:
    signals = told(axis(0.3), axis(0.6), axis(0.9), axis(-0.9), axis(0.0))

    assert signals == [
        KeyPressed("pad leftx+", Command.RIGHT),
        KeyReleased("pad leftx+", Command.RIGHT),
        KeyPressed("pad leftx-", Command.LEFT),
        KeyReleased("pad leftx-", Command.LEFT),
    ]


def test_a_pad_can_do_all_that_a_game_needs() -> None:
    needed = {
        Command.UP,
        Command.DOWN,
        Command.LEFT,
        Command.RIGHT,
        Command.CONFIRM,
        Command.CANCEL,
        Command.DONE,
        Command.MENU,
        Command.PEEK,
        Command.TURN,
    }

    assert needed <= set(PAD.values())
