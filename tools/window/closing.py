"""Asks a window to close, as the cross in its corner does.

xdotool can only destroy a window; and without a window manager there is no cross to click on.
"""

import ctypes
from ctypes.util import find_library

CLIENT_MESSAGE = 33
LONGS_PER_EVENT = 24


class _ClientMessage(ctypes.Structure):
    _fields_ = [
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong),
        ("message_type", ctypes.c_ulong),
        ("format", ctypes.c_int),
        ("data", ctypes.c_long * 5),
    ]


class _Event(ctypes.Union):
    _fields_ = [("client", _ClientMessage), ("pad", ctypes.c_long * LONGS_PER_EVENT)]


def ask_to_close(screen: str, window: int) -> None:
    """Sends WM_DELETE_WINDOW."""
    x11 = _library()
    display = x11.XOpenDisplay(screen.encode())
    assert display, f"no screen {screen}"
    event = _Event()
    event.client.type = CLIENT_MESSAGE
    event.client.window = window
    event.client.message_type = x11.XInternAtom(display, b"WM_PROTOCOLS", 0)
    event.client.format = 32
    event.client.data[0] = x11.XInternAtom(display, b"WM_DELETE_WINDOW", 0)
    x11.XSendEvent(display, window, 0, 0, ctypes.byref(event))
    x11.XCloseDisplay(display)


def _library() -> ctypes.CDLL:
    """Without types, a pointer would be cut to 32 bits."""
    x11 = ctypes.CDLL(find_library("X11") or "libX11.so.6")
    x11.XOpenDisplay.argtypes, x11.XOpenDisplay.restype = [ctypes.c_char_p], ctypes.c_void_p
    x11.XInternAtom.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int]
    x11.XInternAtom.restype = ctypes.c_ulong
    numbers = [ctypes.c_ulong, ctypes.c_int, ctypes.c_long]
    x11.XSendEvent.argtypes = [ctypes.c_void_p, *numbers, ctypes.c_void_p]
    x11.XCloseDisplay.argtypes = [ctypes.c_void_p]
    return x11
