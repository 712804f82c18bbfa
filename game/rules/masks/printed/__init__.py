"""What is printed: cards, their effects, the editions and the map, as values."""
