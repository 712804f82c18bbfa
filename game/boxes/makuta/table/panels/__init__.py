"""What lies around the island: trays, buttons, cards."""
