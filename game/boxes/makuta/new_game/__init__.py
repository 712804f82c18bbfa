"""Agreeing on a game: who plays which Toa, by which rules, and with which deal."""
