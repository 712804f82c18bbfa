"""Challenges of all three kinds, their contests, and what they bring."""
