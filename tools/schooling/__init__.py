"""What computer players learn from games."""
