"""Quest for Makuta in a terminal: a whole game for one keyboard, in text."""
