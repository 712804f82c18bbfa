"""Bakes the ground and the sea that its tiles lie in."""
