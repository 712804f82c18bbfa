"""A game at one keyboard, in text: whatever does not depend on which game it is. No window."""
