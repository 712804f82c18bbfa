"""Quest for Makuta in a terminal: how it is drawn, and what is typed to play it."""
