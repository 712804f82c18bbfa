"""How pieces move: poses, a few movements, dust, flights above everything, the end of a game."""
