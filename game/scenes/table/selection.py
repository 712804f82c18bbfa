"""How a player spells an action by pointing: first at this, then at that, then perhaps a nod.

It knows no rules. What can be meant are the legal actions; the box says what one can point at to
mean each of them, and what must not be done by a stray press.
"""

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Generic, TypeVar

from attrs import define, field, frozen

A = TypeVar("A")
T = TypeVar("T", bound=Hashable)

FEW = 8  # as many ways to go on can be listed; of more, the table shows what they are about


# What is said by pressing things


@frozen
class PointAt(Generic[T]):
    """At something on the table."""

    target: T


@frozen
class Pick(Generic[A]):
    """One of several actions that were all meant so far."""

    action: A


@frozen
class Confirm:
    """What is waiting for a second press."""


@frozen
class Cancel:
    """PointAt anew."""


def _never(action: object, target: object) -> bool:
    return False


@define
class Selection(Generic[A, T]):
    """What has been pointed at so far, and which of the *actions* that still means."""

    actions: tuple[A, ...]
    meanings: Callable[[A], Iterable[T]]  # what one can point at to mean it
    is_grave: Callable[[A, T], bool] = _never  # whether it waits for a second press
    told_apart: Callable[[Sequence[A]], tuple[A, ...]] = tuple  # one of those nobody tells apart
    pointed: tuple[T, ...] = field(default=(), init=False)
    narrowed: tuple[A, ...] = field(default=(), init=False)  # still meant; () is all
    armed: A | None = field(default=None, init=False)  # waits for a second press
    meant_by: dict[T, tuple[A, ...]] = field(init=False)

    @meant_by.default
    def _by_target(self) -> dict[T, tuple[A, ...]]:
        found: dict[T, list[A]] = {}
        for action in self.actions:
            for target in self.meanings(action):
                found.setdefault(target, []).append(action)
        return {target: tuple(meant) for target, meant in found.items()}

    # What may be meant

    def is_legal(self, target: T) -> bool:
        """Whether pointing there means anything, be it by beginning anew."""
        return target in self.meant_by

    @property
    def possible(self) -> tuple[A, ...]:
        """The actions that can still be meant."""
        return self.narrowed or self.actions

    @property
    def targets(self) -> frozenset[T]:
        """What can be pointed at next to come closer to one of these."""
        possible = self.possible
        meant = self.meant_by.items()
        return frozenset(target for target, each in meant if any(a in possible for a in each))

    @property
    def options(self) -> tuple[A, ...]:
        """What is still meant, if it is little enough to be listed."""
        return self.narrowed if len(self.narrowed) <= FEW else ()

    @property
    def is_begun(self) -> bool:
        return bool(self.armed is not None or self.narrowed)

    def next_press(self, action: A) -> "PointAt[T] | Pick[A] | Confirm | None":
        """What leads on to *action* from what has been pointed at; None where nothing does."""
        if self.armed == action:
            return Confirm()
        if action in self.options:
            return Pick(action)
        meant = [*self.meanings(action)]
        ahead = [target for target in meant if target not in self.pointed]
        towards = ahead if action in self.narrowed else meant
        return PointAt(towards[0]) if towards else None

    def question(self) -> "Pick[A] | Confirm | None":
        """What is said by the first answer to what is asked now; None while nothing is."""
        if self.armed is not None:
            return Confirm()
        return Pick(self.options[0]) if self.options else None

    # Spelling it

    def point(self, target: T) -> A | None:
        """The action, once it is spelled out."""
        meant = self.meant_by.get(target, ())
        if self.armed is not None and self.armed in meant:
            return self._done(self.armed)
        closer = tuple(action for action in meant if action in self.narrowed)
        self.pointed = (*self.pointed, target) if closer else (target,)
        return self._narrow(self.told_apart(closer or meant), target)

    def pick(self, action: A) -> A | None:
        """From a list of what was meant: that was the second press."""
        return self._done(action) if action in self.actions else None

    def confirm(self) -> A | None:
        """What waits for a second press."""
        return None if self.armed is None else self._done(self.armed)

    def arm(self, action: A) -> None:
        """It waits for a second press."""
        self.armed, self.narrowed = action, ()

    def cancel(self) -> bool:
        """Whether there was anything to take back."""
        begun = self.is_begun
        self.pointed, self.narrowed, self.armed = (), (), None
        return begun

    def _narrow(self, meant: tuple[A, ...], target: T) -> A | None:
        if len(meant) != 1:
            self.armed, self.narrowed = None, meant
            return None
        if self.is_grave(meant[0], target):
            self.arm(meant[0])
            return None
        return self._done(meant[0])

    def _done(self, action: A) -> A:
        self.cancel()
        return action
