"""How pawns and cards move."""
