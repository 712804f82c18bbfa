"""The table of the card games in the window."""
