"""What outlives the program: games, settings, set-ups, crash reports.

Knows no game; a `Codec` does the game's part.
"""
