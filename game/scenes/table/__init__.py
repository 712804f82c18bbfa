"""A game being played: its scene, its log, the curtain, the pause."""
