"""Maps of the Tiled editor, for any game.

A guard lets through of a map what is harmless, pytmx reads that, and a form says what the game
wants of it. Every problem of every file is told at once, in words that say how to mend it.
"""

import os

# pytmx imports pygame, which would greet: standard output belongs to results.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
