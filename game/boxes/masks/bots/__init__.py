"""Computer players: what they want, where they go, what they play."""
