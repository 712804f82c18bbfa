"""What every game on the shelf shares; knows no game."""
