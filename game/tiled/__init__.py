"""Maps of the Tiled editor, for any game: read with care, and every problem told at once."""
