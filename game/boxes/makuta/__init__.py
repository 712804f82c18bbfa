"""Quest for Makuta, ready to be played."""
