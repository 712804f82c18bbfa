"""What lies around the map: seats, cards, decks, and what can be done."""
