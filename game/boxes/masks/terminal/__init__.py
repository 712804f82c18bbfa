"""Quest for the Masks at a keyboard, in text."""
