"""Quest for Makuta: the 2001 board game on one screen."""
