"""The games in the folder, as a list."""
