"""What the program shows: the table and everything around it. Knows no game by name."""
