"""Learning a game: what one would like to begin with, lessons, and how they are played."""
