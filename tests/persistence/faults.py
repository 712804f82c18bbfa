"""A disk that fails, or a program that is killed, at any operation that changes files.

with Faults(7, Killed) as faults: …     # the seventh does nothing, nor does any after it
with Faults(7, full): …                 # the seventh fails, and the others work
with Faults(apart=(one, other)): …      # the two folders lie on different disks
"""

import errno
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, Self

import pytest
from attrs import define, field

CHANGING = ("link", "rename", "unlink", "mkdir", "rmdir", "utime", "chmod", "fsync")


class Killed(BaseException):
    """Nothing that the program still wants to do is done."""


def full() -> OSError:
    return OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def forbidden() -> OSError:
    return PermissionError(errno.EACCES, os.strerror(errno.EACCES))


@define
class Faults:
    at: int = 0  # which operation, counted from 1
    error: Callable[[], BaseException] | None = None
    apart: tuple[Path, Path] | None = None
    has_links: bool = True  # the disk knows hard links
    done: list[str] = field(factory=list)
    _patch: pytest.MonkeyPatch = field(factory=pytest.MonkeyPatch)

    def __enter__(self) -> Self:
        for name in CHANGING:
            self._patch.setattr(os, name, self._failing(name, getattr(os, name)))
        self._patch.setattr(shutil, "copyfile", self._failing("copyfile", shutil.copyfile))
        return self

    def __exit__(self, *_: object) -> None:
        self._patch.undo()

    def _failing(self, name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def operation(*arguments: Any, **named: Any) -> Any:  # noqa: ANN401 - as the system's
            self.done.append(name)
            if self.error is Killed and len(self.done) > self.at:
                return None
            if self.error and len(self.done) == self.at:
                if name == "copyfile":
                    _copy_half(*arguments)
                raise self.error()
            if name in {"link", "rename"}:
                self._check(name, *map(Path, arguments))
            return real(*arguments, **named)

        return operation

    def _check(self, name: str, source: Path, target: Path) -> None:
        if self.apart and _disk(source, self.apart) != _disk(target, self.apart):
            raise OSError(errno.EXDEV, os.strerror(errno.EXDEV))
        if name == "link" and not self.has_links:
            raise OSError(errno.EPERM, os.strerror(errno.EPERM))


def _disk(path: Path, folders: tuple[Path, Path]) -> list[bool]:
    return [path.is_relative_to(folder) for folder in folders]


def _copy_half(source: Path, target: Path) -> None:
    content = source.read_bytes()
    target.write_bytes(content[: len(content) // 2])
