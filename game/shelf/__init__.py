"""What a game brings along to stand on the shelf, and how games are opened and kept. No window."""
