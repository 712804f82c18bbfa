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
# In the order in which SDL numbers them.
BUTTONS = (
    *("a", "b", "x", "y", "back", "guide", "start", "leftstick", "rightstick"),
    *("leftshoulder", "rightshoulder", "dpup", "dpdown", "dpleft", "dpright"),
)
AXES = ("leftx", "lefty", "rightx", "righty", "triggerleft", "triggerright")


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
            case pygame.CONTROLLERBUTTONDOWN | pygame.CONTROLLERBUTTONUP:
                name = "".join(BUTTONS[event.button : event.button + 1])
                yield from _pad(name, is_down=event.type == pygame.CONTROLLERBUTTONDOWN)
            case pygame.CONTROLLERAXISMOTION if event.axis < len(AXES):
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
        if before:
            yield from _pad(_way(axis, before), is_down=False)
        if way:
            yield from _pad(_way(axis, way), is_down=True)


def _pad(name: str, *, is_down: bool) -> Iterator[Signal]:
    """Nothing of what means nothing."""
    if name in PAD:
        yield (KeyPressed if is_down else KeyReleased)(f"pad {name}", PAD[name])


def _way(axis: str, way: int) -> str:
    return f"{axis}{'+' if way > 0 else '-'}"
