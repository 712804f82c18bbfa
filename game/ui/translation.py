"""Turns what pygame reports into signals."""

from collections.abc import Callable, Iterator

import pygame
from attrs import define, field
from pygame.event import Event

from game.ui.commands import PAD, Bindings, Command
from game.ui.signals import (
    KeyPressed,
    KeyReleased,
    Point,
    Pointer,
    PointerLeft,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Signal,
    Wheel,
)

HALF_WAY = 0.5  # how far a stick or trigger is moved to count
FURTHEST = 32767
MODIFIERS = ((pygame.KMOD_CTRL, "ctrl"), (pygame.KMOD_ALT, "alt"), (pygame.KMOD_SHIFT, "shift"))
POINTERS = {pointer.value: pointer for pointer in Pointer}
BUTTONS = {
    pygame.CONTROLLER_BUTTON_A: "a",
    pygame.CONTROLLER_BUTTON_B: "b",
    pygame.CONTROLLER_BUTTON_X: "x",
    pygame.CONTROLLER_BUTTON_Y: "y",
    pygame.CONTROLLER_BUTTON_BACK: "back",
    pygame.CONTROLLER_BUTTON_START: "start",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "leftshoulder",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "rightshoulder",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "leftstick",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "rightstick",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "dpup",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "dpdown",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "dpleft",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "dpright",
}
AXES = {
    pygame.CONTROLLER_AXIS_LEFTX: "leftx",
    pygame.CONTROLLER_AXIS_LEFTY: "lefty",
    pygame.CONTROLLER_AXIS_RIGHTX: "rightx",
    pygame.CONTROLLER_AXIS_RIGHTY: "righty",
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: "triggerleft",
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: "triggerright",
}


def key_name(event: Event) -> str:
    """With its modifiers: `shift+tab`."""
    held = [name for flag, name in MODIFIERS if event.mod & flag]
    return "+".join([*held, pygame.key.name(event.key)])


@define
class Translator:
    bindings: Bindings
    to_picture: Callable[[Point], Point] = field(default=lambda at: at)  # from window points
    pointer: Point = (0, 0)
    _axes: dict[str, int] = field(factory=dict, init=False)  # which way each one is pushed

    def signals(self, event: Event) -> Iterator[Signal]:
        match event.type:
            case pygame.MOUSEMOTION:
                self.pointer = self.to_picture(event.pos)
                yield PointerMoved(self.pointer)
            case pygame.MOUSEBUTTONDOWN if event.button in POINTERS:
                yield PointerPressed(self.to_picture(event.pos), POINTERS[event.button])
            case pygame.MOUSEBUTTONUP if event.button in POINTERS:
                yield PointerReleased(self.to_picture(event.pos), POINTERS[event.button])
            case pygame.MOUSEWHEEL if event.y:
                yield Wheel(self.pointer, event.y)
            case pygame.WINDOWLEAVE:
                yield PointerLeft()
            case pygame.KEYDOWN:
                yield self._pressed(event)
            case pygame.KEYUP:
                yield self._released(event)
            case pygame.CONTROLLERBUTTONDOWN if event.button in BUTTONS:
                name = BUTTONS[event.button]
                yield KeyPressed(f"pad {name}", PAD[name])
            case pygame.CONTROLLERBUTTONUP if event.button in BUTTONS:
                name = BUTTONS[event.button]
                yield KeyReleased(f"pad {name}", PAD[name])
            case pygame.CONTROLLERAXISMOTION if event.axis in AXES:
                yield from self._pushed(AXES[event.axis], event.value)

    def _pressed(self, event: Event) -> KeyPressed:
        return KeyPressed(key_name(event), self._command(event), event.unicode)

    def _released(self, event: Event) -> KeyReleased:
        return KeyReleased(key_name(event), self._command(event))

    def _command(self, event: Event) -> Command | None:
        """A modifier that means nothing with this key is overlooked."""
        command = self.bindings.command(key_name(event))
        return command or self.bindings.command(pygame.key.name(event.key))

    def _pushed(self, axis: str, value: int) -> Iterator[Signal]:
        """A stick is a key that is pressed half way and released when it comes back."""
        share = value / FURTHEST
        way = (share > HALF_WAY) - (share < -HALF_WAY)
        before, self._axes[axis] = self._axes.get(axis, 0), way
        if before == way:
            return
        if before and (name := _way(axis, before)) in PAD:
            yield KeyReleased(f"pad {name}", PAD[name])
        if way and (name := _way(axis, way)) in PAD:
            yield KeyPressed(f"pad {name}", PAD[name])


def _way(axis: str, way: int) -> str:
    return f"{axis}{'+' if way > 0 else '-'}"
