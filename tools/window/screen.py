"""A screen in memory, for windows that nobody has to look at."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from select import select

from attrs import frozen

Size = tuple[int, int]
PACKAGES = {  # Debian's names of them
    "Xvfb": "xvfb",
    "xdotool": "xdotool",
    "import": "imagemagick",
    "objdump": "binutils",
    "objcopy": "binutils",
}
SECONDS = 20  # a server that is not there by then will not come


class NoScreenError(Exception):
    """A program of the system is missing, or does not start; the text says the remedy."""


@frozen
class Screen:
    name: str  # what programs find in DISPLAY
    size: Size
    process: int = 0  # of its server


def need(*programs: str) -> None:
    """Raises NoScreenError with what to install."""
    missing = sorted({PACKAGES[name] for name in programs if shutil.which(name) is None})
    if missing:
        raise NoScreenError(f"This needs system packages: sudo apt install {' '.join(missing)}")


@contextmanager
def screen(size: Size) -> Iterator[Screen]:
    """Gone at the end, whatever happens; the number is one that nobody else has."""
    need("Xvfb")
    reading, writing = os.pipe()
    server = _server(size, writing)
    try:
        os.close(writing)
        yield Screen(f":{_number(reading)}", size, server.pid)
    finally:
        os.close(reading)
        server.kill()
        server.wait()


def _server(size: Size, told: int) -> subprocess.Popen[bytes]:
    width, height = size
    options = ["-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp", "-noreset", "-ac"]
    return subprocess.Popen(
        ["Xvfb", "-displayfd", str(told), *options],
        pass_fds=(told,),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,  # Ctrl-C is for us alone
    )


def _number(told: int) -> int:
    """The server says it once it can be used."""
    text = b""
    while not text.endswith(b"\n"):
        ready, _, _ = select([told], [], [], SECONDS)
        part = os.read(told, 64) if ready else b""
        if not part:
            raise NoScreenError("Xvfb does not start.")
        text += part
    return int(text)
