"""What outlives the program: game files. Knows no game; a `Codec` does the game's part."""
