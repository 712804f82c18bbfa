"""The map: from Tiled to the land of the rules, and all that can be wrong with it."""
