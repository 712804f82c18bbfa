"""A disk that refuses: one operation, or all from one on, in a folder and nowhere else.

with FaultyDisk(folder=home) as disk: …               # counts what is asked of it
with FaultyDisk(7, errno.EIO, folder=home): …         # the seventh fails
with FaultyDisk(7, errno.EIO, 20, home): …            # as do all before the twentieth
"""

import builtins
import io
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

from attrs import define, field

BY_PATH = [
    "access",
    "chmod",
    "link",
    "listdir",
    "lstat",
    "mkdir",
    "open",
    "readlink",
    "rename",
    "replace",
    "rmdir",
    "scandir",
    "stat",
    "symlink",
    "unlink",
    "utime",
]
BY_HANDLE = ("close", "fstat", "fsync", "ftruncate")
OF_FILES = frozenset({"read", "readline", "write", "flush", "truncate", "seek", "tell", "close"})


@define
class FaultyDisk:
    at: int = 0  # which operation, counted from 1; 0 lets all succeed
    error: int = 0
    until: int = 0  # all before this one fail too
    folder: Path = Path()
    asked: list[str] = field(factory=list)
    refused: int = 0
    rests: bool = False
    _handles: set[int] = field(factory=set)
    _real: dict[tuple[Any, str], Any] = field(factory=dict)

    def __enter__(self) -> Self:
        for name in BY_PATH:
            self._patch(os, name, self._by_path)
        for name in BY_HANDLE:
            self._patch(os, name, self._by_handle)
        for module in (io, builtins):
            self._patch(module, "open", self._opening)
        return self

    def __exit__(self, *_: object) -> None:
        for (module, name), real in self._real.items():
            setattr(module, name, real)

    def _patch(
        self, module: object, name: str, made: Callable[[str, Callable[..., Any]], Any]
    ) -> None:
        real = self._real[module, name] = getattr(module, name)
        setattr(module, name, made(name, real))

    @contextmanager
    def at_rest(self) -> Iterator[None]:
        """Meanwhile it works, and does not count."""
        self.rests = True
        yield
        self.rests = False

    def ask(self, name: str) -> None:
        """Raises OSError if it is this one's turn to fail."""
        if self.rests:
            return
        self.asked.append(name)
        number = len(self.asked)
        if number == self.at or self.at < number < self.until:
            self.refused += 1
            raise OSError(self.error, os.strerror(self.error))

    def _is_here(self, path: object) -> bool:
        if isinstance(path, int):
            return path in self._handles
        if isinstance(path, bytes | str | os.PathLike):
            return os.fsdecode(path).startswith(str(self.folder))
        return False

    def _by_path(self, name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def operation(*arguments: Any, **named: Any) -> Any:  # noqa: ANN401 - as the system's
            if not any(map(self._is_here, arguments)):
                return real(*arguments, **named)
            try:
                self.ask(name)
            except OSError:
                if name == "access":  # which knows no other answer
                    return False
                raise
            result = real(*arguments, **named)
            if name == "open":
                self._handles.add(result)
            return result

        return operation

    def _by_handle(self, name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def operation(handle: Any, *arguments: Any) -> Any:  # noqa: ANN401 - as the system's
            if handle not in self._handles:
                return real(handle, *arguments)
            if name == "close":  # it is closed even when it fails
                self._handles.discard(handle)
                real(handle)
            self.ask(name)
            return None if name == "close" else real(handle, *arguments)

        return operation

    def _opening(self, _: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def opening(place: Any, *arguments: Any, **named: Any) -> Any:  # noqa: ANN401
            if not self._is_here(place):
                return real(place, *arguments, **named)
            if "opener" not in named:  # it asks itself
                self.ask("open")
            file = real(place, *arguments, **named)
            self._handles.add(file.fileno())
            return FaultyFile(self, file)

        return opening


@define
class FaultyFile:
    """As the real one, which is closed even when closing fails."""

    _disk: FaultyDisk
    _file: Any

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever files have
        attribute = getattr(self._file, name)
        if name not in OF_FILES:
            return attribute

        def operation(*arguments: Any) -> Any:  # noqa: ANN401 - as the file's
            if name == "close":
                self._close()
            self._disk.ask(name)
            return attribute(*arguments)

        return operation

    def _close(self) -> None:
        if not self._file.closed:
            self._disk._handles.discard(self._file.fileno())  # noqa: SLF001 - its own files
            self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if not self._file.closed:
            self.close()

    def __iter__(self) -> Any:  # noqa: ANN401 - lines
        self._disk.ask("read")
        return iter(self._file)
