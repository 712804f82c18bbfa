"""What `lab` counts, each concept noted game by game and then summed up."""
