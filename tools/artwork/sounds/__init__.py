"""Every sound of the game, synthesised: struck wood, stone and bronze, noise and air."""
