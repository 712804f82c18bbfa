"""Every piece of a table as a sprite: those that lie still, and above them those that move."""

from collections.abc import Iterator, Mapping

from attrs import define, field

from game.tabletop.motion.pose import Name, Pose
from game.tabletop.pictures.sprite import Sprite


@define(eq=False)
class TablePieces:
    """They lie where they were put. Until then a movement may take them up."""

    _still: dict[Name, Pose] = field(factory=dict, init=False)
    _moving: dict[Name, Pose] = field(factory=dict, init=False)
    _changed: bool = field(default=True, init=False)

    def put(self, poses: Mapping[Name, Pose]) -> None:
        """All that there is, and where; ends whatever still moved."""
        self._still, self._moving = dict(poses), {}
        self._changed = True

    # What there is to see

    def static(self) -> dict[Name, Sprite]:
        return {name: pose.sprite() for name, pose in self._still.items()}

    def moving(self) -> Iterator[Sprite]:
        return (pose.sprite() for pose in self._moving.values())

    def take_change(self) -> bool:
        """Whether `static` has changed since this was last asked."""
        changed, self._changed = self._changed, False
        return changed

    # Moving pieces

    def pose(self, name: Name) -> Pose:
        return self._moving[name] if name in self._moving else self._still[name]

    def has(self, name: Name) -> bool:
        return name in self._moving or name in self._still

    def move(self, name: Name, pose: Pose) -> None:
        """Take it up, if it lies still, or move it on; a new name is a new piece."""
        self._changed |= self._still.pop(name, None) is not None
        self._moving[name] = pose

    def lay(self, name: Name, pose: Pose) -> None:
        """From now on it lies still there."""
        self._moving.pop(name, None)
        self._still[name] = pose
        self._changed = True

    def remove(self, name: Name) -> None:
        self._moving.pop(name, None)
        self._changed |= self._still.pop(name, None) is not None
