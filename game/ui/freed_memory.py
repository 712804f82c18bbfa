"""Gives back to the system what large pictures have left behind.

The C library of Linux keeps freed memory for later: after plates were composed, more than a hundred
megabytes that nobody needs again. Other systems see to that themselves.
"""

import ctypes
import sys
from contextlib import suppress


def give_back() -> None:
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):  # another C library than most have
            ctypes.CDLL(None).malloc_trim(0)
