"""A toolkit for board games on pygame. Knows no game."""
