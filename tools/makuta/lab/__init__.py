"""What is counted of its games, and how a report tells it."""
