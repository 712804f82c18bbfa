"""Pawns, the spaces they stand on, and moves."""
