"""Cards where they lie: decks, hands, and how many may be held."""
