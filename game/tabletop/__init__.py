"""Pieces of tables that know no game: pictures in any size, dice, dust, flights, the camera."""
