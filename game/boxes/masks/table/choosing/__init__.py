"""What whoever holds the screen sees, points at and has begun."""
