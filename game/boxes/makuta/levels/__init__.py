"""Tiled maps become tiles for the rules and pictures for the table."""
