"""What moves: the pieces on the table, and how each event moves them."""
