"""What the interface sounds like, whichever scene is shown."""

from game.ui.page import Page, Touch
from game.ui.signals import Signal
from game.ui.sound import Voice, cue

TITLE_BED = "title"
CURTAIN = cue("curtain")
TOUCHES = {
    Touch.MET: cue("hover", volume=0.4),
    Touch.PRESSED: cue("press", volume=0.7),
    Touch.REFUSED: cue("refused", volume=0.7),
}


def handle_aloud(page: Page, signal: Signal, now: float, voice: Voice) -> object | None:
    """What is said to *page* by it, and heard."""
    said = page.handle(signal, now)
    if page.touch:
        voice.play(TOUCHES[page.touch], now)
    return said
