"""What its computer players learn from games."""
