"""What a screen is built of. A widget is a value: what it shows, where, and what it says."""
