"""Texts by key, in the language of the player. Knows no game."""
