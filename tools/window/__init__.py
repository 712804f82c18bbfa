"""Starts the program on a screen that nobody sees, and reads what it shows there."""
