"""What must hold in every game, looked for in games of chance."""
