"""Agreeing on a game: who plays whom, by which rules, and with which deal."""
